"""What the report of the published study says around its figures, in both languages."""

from __future__ import annotations

from donjons.core.parameters import Language

TABLES: dict[str, dict[Language, str]] = {
    "S1": {"en": "Number of donjons", "fr": "Nombre de donjons"},
    "S2": {"en": "Donjons per player", "fr": "Donjons par joueur"},
    "S3": {"en": "Donjons left over by the number of players", "fr": "Reste des donjons divisés par les joueurs"},
    "S4": {"en": "Points, rarity", "fr": "Points, rareté"},
    "S5": {"en": "Points, uniform", "fr": "Points, uniforme"},
    "S6": {"en": "Points, the game's own (not published)", "fr": "Points, ceux du jeu (non publié)"},
}
WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "title": "The published study of 2024, again",
        "kicker": "Study · Donjons et Barons (2024)",
        "summary": "In one minute",
        "agree": "{agree} of {rows} rows agree with what was published and with the exact values ({trials} trials).",
        "worst": "The largest deviation from an exact value is {worst} standard errors; 4 are allowed.",
        "not_judged": "Modes, quantiles, least and most are judged at 100 000 trials only (section 16.4).",
        "row": "row",
        "run": "this run",
        "published": "published",
        "reference": "exact",
        "deviation": "se",
        "verdict": "verdict",
        "agrees": "agrees",
        "differs": "DIFFERS",
        "total": "total",
        "mean": "mean",
        "mode": "mode",
        "min": "least",
        "max": "most",
        "share": "share of the trials",
        "reached": "share that reaches the target",
        "mountains": "mountains",
        "exact": "Exact distribution of the number of donjons, in percent",
        "exactly": "Counted, not drawn: taking the mountains last instead of first changes nothing, and then one run "
        "through all orders of the tiles answers for every number of mountains. So 5 to 10 mountains are exact, too.",
    },
    "fr": {
        "title": "L'étude publiée de 2024, refaite",
        "kicker": "Étude · Donjons et Barons (2024)",
        "summary": "En une minute",
        "agree": "{agree} lignes sur {rows} s'accordent avec ce qui fut publié et avec les valeurs exactes ({trials} "
        "essais).",
        "worst": "Le plus grand écart à une valeur exacte est de {worst} erreurs types ; 4 sont permises.",
        "not_judged": "Modes, quantiles, minimum et maximum ne sont jugés qu'à 100 000 essais (section 16.4).",
        "row": "ligne",
        "run": "cette fois",
        "published": "publié",
        "reference": "exact",
        "deviation": "err. types",
        "verdict": "verdict",
        "agrees": "s'accorde",
        "differs": "DIFFÈRE",
        "total": "total",
        "mean": "moyenne",
        "mode": "mode",
        "min": "minimum",
        "max": "maximum",
        "share": "part des essais",
        "reached": "part qui atteint le défi",
        "mountains": "montagnes",
        "exact": "Loi exacte du nombre de donjons, en pour cent",
        "exactly": "Comptée, non tirée : prendre les montagnes en dernier plutôt qu'en premier ne change rien, et un "
        "seul parcours de tous les ordres des tuiles répond alors pour tout nombre de montagnes. Donc 5 à 10 aussi "
        "sont exactes.",
    },
}
