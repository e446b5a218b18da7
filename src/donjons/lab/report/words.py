"""What a report says around its figures, in both languages."""

from __future__ import annotations

from donjons.core.parameters import Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "study": "Study",
        "summary": "In one minute",
        "figures": "Figures",
        "setting": "setting",
        "figure": "figure",
        "value": "value",
        "interval": "interval",
        "quartiles": "quartiles",
        "median": "median",
        "games": "games",
        "comparisons": "Comparisons",
        "comparing": "Each setting beside the first of its kind, game by game on the same dice where the figure is of "
        "the same games. P-values are corrected for their number (Holm).",
        "difference": "difference",
        "verdict": "verdict",
        "different": "different",
        "slight": "different, but by less than the margin",
        "equal": "equal within the margin",
        "open": "not decided",
        "p": "p",
        "balance": "Is it balanced?",
        "balancing": "A figure is called balanced only when it is certainly within {margin} points of even "
        "(equivalence test); finding no difference is not enough.",
        "repetition": "Played again by {bots}",
        "agrees": "Every claim was looked for again with these bots; none is contradicted.",
        "disagrees": "These figures are not the same in the games of {bots}. They say more about the bots than about "
        "the game:",
        "how": "How to read this",
        "reading": "A dot is what the games showed; the line around it is the interval that holds the truth {percent} "
        "times in 100. Shares have Wilson's interval; everything else is resampled (bootstrap), by groups of games "
        "that share their dice or their set-up. Bots played, not people: believe what two strengths of bots agree on "
        "first.",
        "sequential": "The study looked {looks} times at most whether it was precise enough. The intervals are wide "
        "enough to hold at all of these looks together.",
        "repeat": "To repeat it",
        "repeating": "The same file gives the same games, on any machine and with any number of workers:",
        "file": "The study file",
        "data": "The data stand beside this page: games.parquet (a row per game), cells.parquet (a row per figure).",
        "version": "Donjons {version}, sources {sources}, seed {seed}, written {written}.",
        "all": "All figures",
        "unfinished": "This study is not finished: the figures are those of the games played so far.",
    },
    "fr": {
        "study": "Étude",
        "summary": "En une minute",
        "figures": "Chiffres",
        "setting": "configuration",
        "figure": "chiffre",
        "value": "valeur",
        "interval": "intervalle",
        "quartiles": "quartiles",
        "median": "médiane",
        "games": "parties",
        "comparisons": "Comparaisons",
        "comparing": "Chaque configuration à côté de la première de son espèce, partie par partie avec les mêmes dés "
        "quand le chiffre porte sur les mêmes parties. Les valeurs p sont corrigées pour leur nombre (Holm).",
        "difference": "différence",
        "verdict": "verdict",
        "different": "différent",
        "slight": "différent, mais de moins que la marge",
        "equal": "égal à la marge près",
        "open": "non tranché",
        "p": "p",
        "balance": "Est-ce équilibré ?",
        "balancing": "Un chiffre n'est dit équilibré que s'il est à coup sûr à moins de {margin} points de l'égalité "
        "(test d'équivalence) ; ne pas trouver de différence ne suffit pas.",
        "repetition": "Rejoué par {bots}",
        "agrees": "Chaque affirmation a été cherchée à nouveau avec ces robots ; aucune n'est contredite.",
        "disagrees": "Ces chiffres ne sont pas les mêmes dans les parties de {bots}. Ils en disent plus sur les robots "
        "que sur le jeu :",
        "how": "Comment lire",
        "reading": "Un point est ce que les parties ont montré ; le trait autour est l'intervalle qui contient la "
        "vérité {percent} fois sur 100. Les parts ont l'intervalle de Wilson ; tout le reste est rééchantillonné "
        "(bootstrap), par groupes de parties qui partagent leurs dés ou leur mise en place. Ce sont des robots qui "
        "ont joué, pas des gens : croyez d'abord ce sur quoi deux forces de robots s'accordent.",
        "sequential": "L'étude a regardé {looks} fois au plus si elle était assez précise. Les intervalles sont assez "
        "larges pour tenir à tous ces regards ensemble.",
        "repeat": "Pour la refaire",
        "repeating": "Le même fichier donne les mêmes parties, sur toute machine et avec tout nombre de processus :",
        "file": "Le fichier d'étude",
        "data": "Les données sont à côté de cette page : games.parquet (une ligne par partie), cells.parquet (une "
        "ligne par chiffre).",
        "version": "Donjons {version}, sources {sources}, graine {seed}, écrit le {written}.",
        "all": "Tous les chiffres",
        "unfinished": "Cette étude n'est pas finie : les chiffres sont ceux des parties jouées jusqu'ici.",
    },
}
