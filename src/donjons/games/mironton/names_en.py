"""The nouns of the dungeon in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from donjons.core.wording import Forms


def noun(one: str, many: str = "") -> Forms:
    article = "an" if one[0].lower() in "aeiou" else "a"
    return {"": one, "s": many or f"{one}s", "a": f"{article} {one}", "the": f"the {one}"}


def several(many: str) -> Forms:
    """A noun that is always plural."""
    return {"": many, "s": many, "a": many, "the": f"the {many}"}


def proper(name: str) -> Forms:
    """A noun without an article."""
    return {"": name, "s": name, "a": name, "the": name}


MONSTERS: Final[Mapping[str, Forms]] = {
    "ORL": noun("ragged orc"),
    "ORC": noun("helmeted orc"),
    "ORA": noun("armoured orc"),
    "GOB": noun("bugbear"),
    "OGR": noun("ogre"),
    "ORN": noun("black orc"),
    "SGB": noun("bugbear lord"),
    "SQU": noun("skeleton"),
    "GOU": noun("ghoul"),
    "MOM": noun("mummy", "mummies"),
    "SPE": noun("spectre"),
    "VAM": noun("vampire"),
    "LIC": noun("lich", "liches"),
    "BAT": noun("frogling"),
    "POI": noun("merman", "mermen"),
    "CRO": noun("giant crocodile"),
    "NAG": noun("naga"),
    "HYD": noun("hydra"),
    "KRA": noun("kraken"),
    "NAP": noun("dwarf prentice"),
    "NFO": noun("dwarf smith"),
    "NGU": noun("war dwarf", "war dwarves"),
    "SAL": noun("salamander"),
    "EFR": noun("efreet"),
    "PHE": noun("phoenix", "phoenixes"),
    "DIA": noun("imp"),
    "GGL": noun("gargoyle"),
    "TRL": noun("troll"),
    "MAN": noun("manticore"),
    "CHI": noun("chimera"),
    "GTR": noun("great troll"),
    "BEH": noun("behemoth"),
    "RAT": several("starving rats"),
    "ZOM": noun("restless zombie"),
    "CHS": noun("bat swarm"),
    "ARA": noun("giant spider"),
    "CUB": noun("gelatinous cube"),
    "OUR": noun("owlbear"),
    "MIM": noun("mimic"),
    "VER": noun("purple worm"),
    "BAS": noun("basilisk"),
    "DRG": noun("dragon"),
}
FIGHTERS: Final[Mapping[str, Forms]] = {
    "W": noun("warrior"),
    "T": noun("thief", "thieves"),
    "M": noun("mage"),
    "C": noun("cleric"),
}
ITEMS: Final[Mapping[str, Forms]] = {
    "low_blow": noun("low blow"),
    "amnesia": noun("amnesia spell"),
    "rust": proper("rust"),
    "doubt": noun("crisis of faith", "crises of faith"),
    "false_map": noun("false map"),
    "webs": several("sticky webs"),
    "false_bottom": noun("false bottom"),
    "draught": noun("draught of vigour", "draughts of vigour"),
    "banner": noun("banner"),
    "horn": noun("rallying horn"),
    "pocket_trap": noun("pocket trap"),
    "summons": noun("summons", "summonses"),
}
FAMILIES: Final[Mapping[str, str]] = {
    "goblinoid": "goblinoids",
    "undead": "undead",
    "aquatic": "aquatic creatures",
    "fire": "dwarves and fire creatures",
    "magical": "magical creatures",
    "beast": "beasts and vermin",
    "guardian": "guardian",
}
THEMES: Final[Mapping[str, str]] = {
    "vault": "vault",
    "dorms": "dorms",
    "forges": "forges",
    "lake": "lake",
    "grotto": "grotto",
}
ROOMS: Final[Mapping[str, Forms]] = {
    "COE": noun("Heart"),
    "GAR": noun("guard room"),
    "TRO": noun("throne room"),
    "ARE": noun("arena"),
    "CHA": noun("black chapel"),
    "CAV": noun("vault"),
    "DOR": several("dormitories"),
    "CIT": noun("cistern"),
    "FOR": several("forges"),
    "LAC": noun("underground lake"),
    "GRO": noun("enchanted grotto"),
    "POT": noun("postern"),
    "TOU": noun("ruined tower"),
    "MIN": noun("mine"),
    "TAN": noun("den"),
    "EGO": several("sewers"),
    "FAI": noun("rift"),
    "ARM": noun("armoury"),
    "CUI": several("kitchens"),
    "OUB": noun("oubliette"),
}
ROOM: Final = proper("room")
CELL: Final = proper("cell")
