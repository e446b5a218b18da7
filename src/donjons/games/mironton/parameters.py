"""The parameters of Donjon Mironton (section 3 of its specification), and the record that the rules read."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Literal

import numpy as np

from donjons.boards.dungeon import Dungeon
from donjons.core.layout import Records
from donjons.core.parameters import Parameters, fraction, number, numbers, switch, word
from donjons.games.mironton import rules as codes
from donjons.games.mironton.labyrinth import lay_tables
from donjons.games.mironton.plan_text import LETTERS
from donjons.games.mironton.rules import BY_LEVEL, NUMBERS, RULES
from donjons.games.mironton.state import (
    FIGURES,
    GROUPS,
    LONE,
    MOST_INSIDE,
    MOST_OUTSIDE,
    PAIRS,
    STRAYS,
)
from donjons.games.mironton.tables import GUARDIAN

Difficulty = Literal["apprentice", "normal", "veteran", "legend"]
Command = Literal["level", "1", "2", "3", "4", "5", "6", "7", "8"]
ByTurn = tuple[int, int, int, int, int, int]

GROUP_OWNERS = {1: (0, 0, 0, 0), 2: (0, 1, 0, 1), 3: (0, 1, 2, 0), 4: (0, 1, 2, 3)}
ITEM_DECK = (3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)


class Mironton(Parameters):
    """Donjon Mironton."""

    GAME: ClassVar = "mironton"
    PLAYERS: ClassVar = (1, 2, 3, 4)
    PRESETS: ClassVar = {
        "difficulty": {
            "apprentice": {
                "target_level": 5,
                "turn_cap": 22,
                "return_bonus": 0,
                "guardian_lair": True,
                "sack_loss": 0,
            },
            "normal": {},
            "veteran": {"target_level": 8, "turn_cap": 31, "return_bonus": 2, "sack_loss": 2},
            "legend": {"target_level": 9, "turn_cap": 33, "return_bonus": 2, "sack_loss": 2},
        }
    }

    difficulty: Difficulty = switch(
        "normal",
        "other defaults for target_level, turn_cap, return_bonus, guardian_lair and sack_loss",
        "d'autres valeurs pour target_level, turn_cap, return_bonus, guardian_lair et sack_loss",
    )
    dungeon: str = word(
        "butte",
        "[a-z0-9_-]{1,24}",
        "butte, generated or the name of a dungeon in the same file",
        "the default dungeon, La Butte, or a generated one",
        "le donjon de base, La Butte, ou un donjon engendré",
    )
    plan: str = word(
        "",
        LETTERS,
        "the plan of a dungeon as one word",
        "the plan of any other dungeon, filled in by the program",
        "le plan de tout autre donjon, rempli par le programme",
    )
    entrances: int = number(
        6, 0, 8, "open entrances, which the dungeon must provide for", "entrées ouvertes, prévues par le donjon"
    )
    gen_seed: int = number(0, 0, 999_999_999, "seed of a generated dungeon", "graine d'un donjon engendré")
    gen_rooms: int = number(20, 15, 31, "rooms of a generated dungeon", "salles d'un donjon engendré")
    gen_crossroads: int = number(4, 0, 8, "crossroads of a generated dungeon", "carrefours d'un donjon engendré")
    gen_loop: float = fraction(
        0.5,
        0,
        1,
        "how likely two neighbouring rooms are linked besides the needed links",
        "probabilité d'un lien de plus entre deux salles voisines",
    )
    gen_min_cells: int = number(
        15, 1, 99, "walk from an entrance to the Heart, at least", "marche d'une entrée au Cœur, au moins"
    )
    gen_max_cells: int = number(45, 1, 200, "and at most", "et au plus")
    start_level: int = number(1, 1, 14, "dungeon level at the start", "niveau du donjon au début")
    start_treasury: int = number(50, 0, 9999, "gold at the start", "or au début")
    guardian_level: int = number(10, 1, 15, "level and hit points of the dragon", "niveau et points de vie du dragon")
    guardian_lair: bool = switch(False, "is the Heart the dragon's lair", "le Cœur est-il l'antre du dragon")
    guardian_slain: Literal["sack", "defeat"] = switch(
        "sack",
        "what follows when the dragon is slain: the hoard is carried off, or the game is lost",
        "ce qui suit la mort du dragon : le trésor est emporté, ou la partie est perdue",
    )
    start_strays: int = number(6, 0, STRAYS, "wandering monsters at the start", "monstres errants au début")
    arrival_table: ByTurn = numbers(
        (0, 5, 4, 3, 2, 0),
        0,
        7,
        "die needed for a new band by turns since the last (0: it comes by itself)",
        "dé pour un nouveau groupe selon les tours depuis le dernier (0 : il vient tout seul)",
    )
    band_base: int = number(
        2, 1, FIGURES, "figures of a band besides its open D3", "figurines d'un groupe en plus de son D3 ouvert"
    )
    band_dominant: int = number(
        2, 0, FIGURES, "figures that are of the dominant class", "figurines qui sont de la classe dominante"
    )
    open_d3_on: Literal["die6", "d3max"] = switch(
        "die6",
        "what opens the D3: a 6 of its die, or its highest value",
        "ce qui ouvre le D3 : un 6 de son dé, ou sa plus haute valeur",
    )
    band_size_max: int = number(16, 1, FIGURES, "most figures of a band", "figurines d'un groupe au plus")
    band_level_min: int = number(1, 1, 15, "lowest level of an adventurer", "niveau le plus bas d'un aventurier")
    band_level_max: int = number(15, 1, 15, "highest level of an adventurer", "niveau le plus haut d'un aventurier")
    level_chain: Literal["same", "table"] = switch(
        "same",
        "may the level dice of a band turn back",
        "les dés de niveau d'un groupe peuvent-ils changer de sens",
    )
    infravision_face: int = number(
        6, 1, 7, "die with which a new band has infravision", "dé qui donne l'infravision à un nouveau groupe"
    )
    returning_bands: bool = switch(True, "may bands that left come back", "les groupes partis reviennent-ils")
    return_threshold: int = number(
        4, 1, 7, "die with which they come back in a turn", "dé qui les fait revenir à un tour donné"
    )
    return_bonus: int = number(
        1, 0, 14, "levels gained by those that have plundered", "niveaux gagnés par ceux qui ont pillé"
    )
    bands_max: int = number(8, 1, MOST_INSIDE, "most bands in the dungeon", "groupes dans le donjon au plus")
    outside_max: int = number(8, 1, MOST_OUTSIDE, "most bands outside", "groupes dehors au plus")
    speed_band: int = number(8, 1, 40, "cells a band moves", "cases de déplacement d'un groupe")
    speed_band_fast: int = number(
        10, 1, 40, "the same with a thief or infravision", "de même avec un voleur ou l'infravision"
    )
    speed_boss: int = number(10, 0, 40, "cells a boss group moves", "cases de déplacement d'un groupe commandé")
    speed_lone: int = number(6, 0, 40, "cells a lone monster moves", "cases de déplacement d'un monstre isolé")
    speed_stray: int = number(6, 0, 40, "cells a wandering monster moves", "cases de déplacement d'un monstre errant")
    mod_flying: int = number(2, -9, 9, "cells more for flying monsters", "cases de plus pour les volants")
    mod_undead: int = number(-2, -9, 9, "cells more for the undead", "cases de plus pour les morts-vivants")
    mod_aquatic_wet: int = number(
        2, -9, 9, "cells more for aquatic monsters from a flooded room", "cases de plus pour les aquatiques, dans l'eau"
    )
    mod_aquatic_dry: int = number(-2, -9, 9, "and from elsewhere", "et au sec")
    hit: int = number(4, 2, 6, "die that hits", "dé qui touche")
    hit_lair: int = number(3, 2, 6, "die that hits for a monster in its lair", "dé qui touche dans son antre")
    hit_undead: int = number(3, 2, 6, "die that hits for the undead", "dé qui touche pour les morts-vivants")
    hit_lair_undead: int = number(3, 2, 6, "and for the undead in their lair", "et dans leur antre")
    hit_trap_thief: int = number(
        5, 2, 6, "die that hits for a trap against a thief", "dé qui touche pour un piège face à un voleur"
    )
    hit_jinx: int = number(6, 2, 6, "die that hits for a jinxed class", "dé qui touche pour une classe maudite")
    wounded_dice: Literal["level", "hp"] = switch("level", "dice of a wounded figure", "dés d'une figurine blessée")
    trap_attacker: Literal["trap", "victim"] = switch(
        "trap", "who attacks when a trap springs", "qui attaque quand un piège se déclenche"
    )
    loser_divisor: int = number(
        2,
        1,
        9,
        "the loser of a round inflicts its hits divided by this",
        "le perdant inflige ses réussites divisées par",
    )
    double_rule: Literal["majority", "any"] = switch(
        "majority",
        "enemies of the family that a class needs to double its dice",
        "ennemis de la famille qu'il faut à une classe pour doubler ses dés",
    )
    meet_quarrel: int = number(
        1, 0, 6, "bands that meet quarrel up to this die", "deux groupes se disputent jusqu'à ce dé"
    )
    meet_merge: int = number(6, 1, 7, "and merge from this die on", "et fusionnent à partir de ce dé")
    quarrel_round_cap: int = number(30, 1, 99, "most rounds of a quarrel", "passes d'une dispute au plus")
    portal_face: int = number(
        5, 2, 6, "die with which a mage opens a pentacle", "dé avec lequel un magicien ouvre un pentacle"
    )
    plunder_rule: Literal["example", "formula"] = switch(
        "example",
        "plunder: (die + thieves) x level, or die + thieves x level",
        "pillage : (dé + voleurs) x niveau, ou dé + voleurs x niveau",
    )
    revenue_per_level: int = number(
        10, 0, 99, "gold for each level of an eliminated band", "or par niveau d'un groupe éliminé"
    )
    item_slice: int = number(20, 1, 999, "gold for one item die", "or pour un dé d'objet")
    item_face: int = number(6, 2, 6, "item die that gives an item", "dé d'objet qui donne un objet")
    item_slices: Literal["turn", "band"] = switch(
        "turn", "item dice for the revenue of the turn, or by band", "dés d'objet pour le revenu du tour, ou par groupe"
    )
    banner_hit: int = number(3, 2, 6, "die that hits under a banner", "dé qui touche sous un étendard")
    horn_bonus: int = number(4, 0, 20, "cells more by a horn", "cases de plus par un cor")
    price_monster: int = number(8, 1, 99, "gold per level of a monster", "or par niveau d'un monstre")
    price_boss_extra: int = number(4, 0, 99, "gold more per level of a boss", "or de plus par niveau d'un boss")
    price_stray: int = number(4, 1, 99, "gold per level of a wandering monster", "or par niveau d'un monstre errant")
    price_power: int = number(2, 0, 99, "gold per level for each power", "or par niveau pour chaque pouvoir")
    price_trap: int = number(4, 1, 99, "gold per level of a trap", "or par niveau d'un piège")
    price_mtrap: int = number(6, 1, 99, "gold per level of a magic trap", "or par niveau d'un piège magique")
    trap_price_rule: Literal["linear", "square"] = switch(
        "linear", "is a trap paid by its level or by its square", "paie-t-on un piège selon son niveau ou son carré"
    )
    price_pentacles: int = number(
        20, 0, 999, "gold per dungeon level for a pair of pentacles", "or par niveau du donjon pour deux pentacles"
    )
    limits_scope: Literal["dungeon", "seat"] = switch(
        "dungeon",
        "one boss, trap and pair of pentacles per turn for all together, or for each",
        "un boss, un piège et deux pentacles par tour pour tous ensemble, ou pour chacun",
    )
    level_margin: int = number(
        2, 0, 5, "levels above the dungeon's that are for sale", "niveaux au-dessus du donjon que l'on vend"
    )
    command_rule: Command = switch(
        "level", "followers of a boss: its level or a number", "suivants d'un boss : son niveau ou un nombre"
    )
    share_recruits: bool = switch(
        True,
        "may a boss take another seat's lone monsters",
        "un boss peut-il prendre les monstres isolés d'autrui",
    )
    boss_max: int = number(2, 1, GROUPS, "bosses of one type in play", "boss d'un même type en jeu")
    groups_max: int = number(12, 4, GROUPS, "most boss groups", "groupes commandés au plus")
    lone_max: int = number(24, 0, LONE, "most lone monsters", "monstres isolés au plus")
    strays_max: int = number(12, 0, STRAYS, "most wandering monsters", "monstres errants au plus")
    pentacle_pairs_max: int = number(3, 0, PAIRS, "most pairs of pentacles", "paires de pentacles au plus")
    kills_per_level: int = number(
        2, 1, 99, "bands eliminated for each level gained", "groupes éliminés par niveau gagné"
    )
    heart_loss: int = number(
        1, 0, 15, "levels lost for each band that reaches the Heart", "niveaux perdus par groupe qui atteint le Cœur"
    )
    sack_loss: int = number(
        1, 0, 15, "levels lost besides when the dragon is slain", "niveaux perdus en plus si le dragon est tué"
    )
    quarrel_counts: bool = switch(
        False,
        "do bands killed by other bands count for the level",
        "les groupes tués par d'autres comptent-ils pour le niveau",
    )
    regen_needs_rest: bool = switch(
        False, "does a fight keep monsters from regenerating", "un combat empêche-t-il la régénération"
    )
    target_level: int = number(7, 2, 15, "level that wins", "niveau qui fait gagner")
    turn_cap: int = number(28, 1, 200, "turn of the Inspection", "tour de l'Inspection")
    score_level: int = number(100, 0, 9999, "score of each level", "score par niveau")
    score_kill: int = number(10, 0, 9999, "score of each band eliminated", "score par groupe éliminé")
    score_purse: int = number(
        100, 0, 9999, "score of the treasury, at most and at least", "score de la trésorerie, au plus et au moins"
    )
    score_victory: int = number(200, 0, 9999, "score of a victory", "score d'une victoire")
    score_turn: int = number(
        10, 0, 9999, "score of each turn left at a victory", "score de chaque tour restant à la victoire"
    )

    def broken_constraint(self, players: int) -> str | None:
        for holds, sentence in (
            (self.start_level < self.target_level, "start_level must be less than target_level."),
            (self.start_strays <= self.strays_max, "start_strays must be at most strays_max."),
            (self.band_level_min <= self.band_level_max, "band_level_min must be at most band_level_max."),
            (self.dungeon != "generated" or self.entrances > 0, "entrances: a generated dungeon has at least one."),
            (self.gen_min_cells <= self.gen_max_cells, "gen_min_cells must be at most gen_max_cells."),
        ):
            if not holds:
                return sentence
        return None


def _switch(name: str, word: str) -> int:
    kind: type[IntEnum] = getattr(codes, "".join(part.title() for part in name.split("_")))
    return kind[word.upper()].value


def _fields(parameters: Mironton) -> dict[str, Any]:
    """The parameters as the record holds them."""
    command = parameters.command_rule
    fields: dict[str, Any] = {
        "command_rule": BY_LEVEL if command == "level" else int(command),
        "arrival_table": parameters.arrival_table,
    }
    for name, value in parameters:
        if name in NUMBERS and name not in fields:
            fields[name] = _switch(name, value) if isinstance(value, str) else value
    return fields


def rules_record(parameters: Mironton, players: int, dungeon: Dungeon) -> Records:
    """The record that the compiled rules read."""
    record = np.zeros(1, RULES)
    row: Any = record[0]
    for name, value in _fields(parameters).items():
        row[name] = value
    row["players"] = players
    row["group_owner"] = GROUP_OWNERS[players]
    row["item_copies"] = ITEM_DECK
    lay_tables(row, dungeon)
    row["type_level"][GUARDIAN] = parameters.guardian_level
    return record
