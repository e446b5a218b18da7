"""What is said of a search around its figures, in both languages."""

from __future__ import annotations

from donjons.core.parameters import Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "kicker": "Tuning",
        "summary": "In one minute",
        "players": "{players} players",
        "balance": "Distance of the farthest seat from an equal share of the wins",
        "median": "{title} (median)",
        "at_least": "at least {goal}",
        "at_most": "at most {goal}",
        "about": "{goal}",
        "within": "{goal} ± {within}",
        "found": "{players} players: {met} of {targets} targets are met, with the rulebook {before}. Recommended: "
        "{changes}.",
        "kept": "{players} players: {met} of {targets} targets are met. Nothing that was tried does better than the "
        "rulebook.",
        "rulebook": "rulebook",
        "recommended": "recommended",
        "target": "target",
        "wanted": "wanted",
        "met": "met",
        "missed": "missed",
        "targets": "Targets, before and after",
        "targeting": "Measured in {games} fresh games each, on other dice than those of the search.",
        "finalists": "Confirmed",
        "finalist": "parameters",
        "pareto": "The Pareto set of the search",
        "paretos": "Combinations that no other beats on every target, each seen in {games} games: choose among them if "
        "the targets do not matter equally to you.",
        "importance": "Which parameters matter",
        "importances": "Of each target: the part of its differences between the combinations tried that goes back to "
        "each parameter (PED-ANOVA). Where only a few were tried it is rough.",
        "parameter": "parameter",
        "file": "To play it",
        "playing": "The recommended rules are in {name}; the page takes the same file when a table is made.",
        "searched": "{trials} combinations were tried, {games} games each; the best {finalists} and the rulebook were "
        "confirmed.",
        "value": "value",
        "lacks": "lacks",
        "screened": "All combinations tried",
    },
    "fr": {
        "kicker": "Réglage",
        "summary": "En une minute",
        "players": "{players} joueurs",
        "balance": "Écart de la place la plus éloignée d'une part égale des victoires",
        "median": "{title} (médiane)",
        "at_least": "au moins {goal}",
        "at_most": "au plus {goal}",
        "about": "{goal}",
        "within": "{goal} ± {within}",
        "found": "À {players} : {met} buts atteints sur {targets}, avec le livret {before}. Conseillé : {changes}.",
        "kept": "À {players} : {met} buts atteints sur {targets}. Rien de ce qui fut essayé ne fait mieux que le "
        "livret.",
        "rulebook": "livret",
        "recommended": "conseillé",
        "target": "but",
        "wanted": "voulu",
        "met": "atteint",
        "missed": "manqué",
        "targets": "Les buts, avant et après",
        "targeting": "Mesurés dans {games} parties nouvelles chacun, avec d'autres dés que ceux de la recherche.",
        "finalists": "Confirmés",
        "finalist": "paramètres",
        "pareto": "L'ensemble de Pareto de la recherche",
        "paretos": "Les combinaisons qu'aucune autre ne bat sur tous les buts, vues chacune dans {games} parties : "
        "choisissez parmi elles si les buts ne comptent pas tous autant pour vous.",
        "importance": "Les paramètres qui comptent",
        "importances": "De chaque but : la part de ses différences entre les combinaisons essayées qui revient à "
        "chaque paramètre (PED-ANOVA). Où peu furent essayées, elle est grossière.",
        "parameter": "paramètre",
        "file": "Pour y jouer",
        "playing": "Les règles conseillées sont dans {name} ; la page prend le même fichier quand on ouvre une table.",
        "searched": "{trials} combinaisons essayées, {games} parties chacune ; les {finalists} meilleures et le livret "
        "ont été confirmés.",
        "value": "valeur",
        "lacks": "manque",
        "screened": "Toutes les combinaisons essayées",
    },
}
