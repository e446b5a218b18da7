"""The nouns of the dungeon in French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from donjons.core.wording import Forms

VOWELS = "aeiouyéèêîœh"  # an h is mute in all these words
A: Final = {"m": "un", "f": "une", "ms": "des", "fs": "des"}
THE: Final = {"m": "le ", "f": "la ", "ms": "les ", "fs": "les "}
CONTRACTED: Final = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
ENDINGS: Final = {"m": "", "f": "e", "ms": "s", "fs": "es"}


def noun(gender: str, one: str, many: str = "") -> Forms:
    """Gender m or f, with an s for a noun that is always plural."""
    is_elided = one[0].lower() in VOWELS and gender in ("m", "f")
    the = "l'" if is_elided else THE[gender]
    de, to = (CONTRACTED.get(f"{preposition} {the}", f"{preposition} {the}") for preposition in ("de", "à"))
    plural = many or (one if gender.endswith("s") else " ".join(f"{word}s" for word in one.split()))
    return {
        "": one,
        "s": plural,
        "a": f"{A[gender]} {one}",
        "the": the + one,
        "de": de + one,
        "à": to + one,
        "e": ENDINGS[gender],
    }


MONSTERS: Final[Mapping[str, Forms]] = {
    "ORL": noun("m", "orque loqueteux", "orques loqueteux"),
    "ORC": noun("m", "orque casqué"),
    "ORA": noun("m", "orque en armure", "orques en armure"),
    "GOB": noun("m", "gobelours", "gobelours"),
    "OGR": noun("m", "ogre"),
    "ORN": noun("m", "orque noir"),
    "SGB": noun("m", "seigneur gobelours", "seigneurs gobelours"),
    "SQU": noun("m", "squelette"),
    "GOU": noun("f", "goule"),
    "MOM": noun("f", "momie"),
    "SPE": noun("m", "spectre"),
    "VAM": noun("m", "vampire"),
    "LIC": noun("f", "liche"),
    "BAT": noun("m", "batracien"),
    "POI": noun("m", "homme-poisson", "hommes-poissons"),
    "CRO": noun("m", "crocodile géant"),
    "NAG": noun("m", "naga"),
    "HYD": noun("f", "hydre"),
    "KRA": noun("m", "kraken"),
    "NAP": noun("m", "nain apprenti"),
    "NFO": noun("m", "nain forgeron"),
    "NGU": noun("m", "nain de guerre", "nains de guerre"),
    "SAL": noun("f", "salamandre"),
    "EFR": noun("m", "efrit"),
    "PHE": noun("m", "phénix", "phénix"),
    "DIA": noun("m", "diablotin"),
    "GGL": noun("f", "gargouille"),
    "TRL": noun("m", "troll"),
    "MAN": noun("f", "manticore"),
    "CHI": noun("f", "chimère"),
    "GTR": noun("m", "grand troll"),
    "BEH": noun("m", "béhémoth"),
    "RAT": noun("ms", "rats affamés"),
    "ZOM": noun("m", "zombie errant"),
    "CHS": noun("fs", "chauves-souris"),
    "ARA": noun("f", "araignée géante"),
    "CUB": noun("m", "cube gélatineux", "cubes gélatineux"),
    "OUR": noun("m", "ours-hibou", "ours-hiboux"),
    "MIM": noun("f", "mimique"),
    "VER": noun("m", "ver pourpre"),
    "BAS": noun("m", "basilic"),
    "DRG": noun("m", "dragon"),
}
FIGHTERS: Final[Mapping[str, Forms]] = {
    "W": noun("m", "guerrier"),
    "T": noun("m", "voleur"),
    "M": noun("m", "magicien"),
    "C": noun("m", "clerc"),
}
ITEMS: Final[Mapping[str, Forms]] = {
    "low_blow": noun("m", "coup bas", "coups bas"),
    "amnesia": noun("m", "sort d'amnésie", "sorts d'amnésie"),
    "rust": noun("f", "rouille"),
    "doubt": noun("f", "crise de foi", "crises de foi"),
    "false_map": noun("f", "fausse carte"),
    "webs": noun("fs", "toiles gluantes"),
    "false_bottom": noun("m", "double fond"),
    "draught": noun("m", "philtre de vigueur", "philtres de vigueur"),
    "banner": noun("m", "étendard"),
    "horn": noun("m", "cor de ralliement", "cors de ralliement"),
    "pocket_trap": noun("m", "piège de poche", "pièges de poche"),
    "summons": noun("f", "invocation"),
}
FAMILIES: Final[Mapping[str, str]] = {
    "goblinoid": "goblinoïdes",
    "undead": "morts-vivants",
    "aquatic": "créatures aquatiques",
    "fire": "nains et créatures de feu",
    "magical": "créatures magiques",
    "beast": "bêtes et vermines",
    "guardian": "gardien",
}
THEMES: Final[Mapping[str, str]] = {
    "vault": "caveau",
    "dorms": "dortoirs",
    "forges": "forges",
    "lake": "lac",
    "grotto": "grotte",
}
ROOMS: Final[Mapping[str, Forms]] = {
    "COE": noun("m", "Cœur"),
    "GAR": noun("f", "salle des gardes"),
    "TRO": noun("f", "salle du trône"),
    "ARE": noun("f", "arène"),
    "CHA": noun("f", "chapelle noire"),
    "CAV": noun("m", "caveau"),
    "DOR": noun("ms", "dortoirs"),
    "CIT": noun("f", "citerne"),
    "FOR": noun("fs", "forges"),
    "LAC": noun("m", "lac souterrain"),
    "GRO": noun("f", "grotte enchantée"),
    "POT": noun("f", "poterne"),
    "TOU": noun("f", "tour en ruine"),
    "MIN": noun("f", "mine"),
    "TAN": noun("f", "tanière"),
    "EGO": noun("ms", "égouts"),
    "FAI": noun("f", "faille"),
    "ARM": noun("f", "armurerie"),
    "CUI": noun("fs", "cuisines"),
    "OUB": noun("fs", "oubliettes"),
}
ROOM: Final = noun("f", "salle")
CELL: Final = noun("f", "case")
