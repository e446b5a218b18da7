"""The rules record: every number of the rulebook at one table, and the tables of its dungeon and of the catalogue."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.core.layout import Row
from donjons.games.mironton.state import ITEMS
from donjons.games.mironton.tables import TABLES, Tables

ARRIVALS: Final = 6  # turns that the arrival counter tells apart
START_GROUPS: Final = 4
START_TROOPS: Final = 3  # followers of each
BY_LEVEL: Final = 0  # command_rule: a boss commands as many figures as its level


class GuardianSlain(IntEnum):
    SACK = 0
    DEFEAT = 1


class OpenD3On(IntEnum):
    DIE6 = 0
    D3MAX = 1


class LevelChain(IntEnum):
    SAME = 0
    TABLE = 1


class WoundedDice(IntEnum):
    LEVEL = 0
    HP = 1


class TrapAttacker(IntEnum):
    TRAP = 0
    VICTIM = 1


class DoubleRule(IntEnum):
    MAJORITY = 0
    ANY = 1


class PlunderRule(IntEnum):
    EXAMPLE = 0
    FORMULA = 1


class ItemSlices(IntEnum):
    TURN = 0
    BAND = 1


class TrapPriceRule(IntEnum):
    LINEAR = 0
    SQUARE = 1


class LimitsScope(IntEnum):
    DUNGEON = 0
    SEAT = 1


class Rules(Tables, Protocol):
    """What the reader and the type checker see; RULES below is the same for the compiler."""

    players: int
    entrances: int
    start_level: int
    start_treasury: int
    guardian_level: int
    guardian_lair: int
    guardian_slain: int
    start_strays: int
    band_base: int
    band_dominant: int
    open_d3_on: int
    band_size_max: int
    band_level_min: int
    band_level_max: int
    level_chain: int
    infravision_face: int
    returning_bands: int
    return_threshold: int
    return_bonus: int
    bands_max: int
    outside_max: int
    speed_band: int
    speed_band_fast: int
    speed_boss: int
    speed_lone: int
    speed_stray: int
    mod_flying: int
    mod_undead: int
    mod_aquatic_wet: int
    mod_aquatic_dry: int
    hit: int
    hit_lair: int
    hit_undead: int
    hit_lair_undead: int
    hit_trap_thief: int
    hit_jinx: int
    wounded_dice: int
    trap_attacker: int
    loser_divisor: int
    double_rule: int
    meet_quarrel: int
    meet_merge: int
    quarrel_round_cap: int
    portal_face: int
    plunder_rule: int
    revenue_per_level: int
    item_slice: int
    item_face: int
    item_slices: int
    banner_hit: int
    horn_bonus: int
    price_monster: int
    price_boss_extra: int
    price_stray: int
    price_power: int
    price_trap: int
    price_mtrap: int
    trap_price_rule: int
    price_pentacles: int
    limits_scope: int
    level_margin: int
    command_rule: int
    share_recruits: int
    boss_max: int
    groups_max: int
    lone_max: int
    strays_max: int
    pentacle_pairs_max: int
    kills_per_level: int
    heart_loss: int
    sack_loss: int
    quarrel_counts: int
    regen_needs_rest: int
    target_level: int
    turn_cap: int
    score_level: int
    score_kill: int
    score_purse: int
    score_victory: int
    score_turn: int
    arrival_table: Row  # [arrival]
    group_owner: Row  # [starting group] a seat
    item_copies: Row  # [item] cards in stock and deck together


NUMBERS: Final = [name for name, kind in Rules.__annotations__.items() if kind == "int"]

RULES: Final[np.dtype[Any]] = np.dtype(
    [
        *((name, np.int32) for name in NUMBERS),
        ("arrival_table", np.int8, ARRIVALS),
        ("group_owner", np.int8, START_GROUPS),
        ("item_copies", np.int8, ITEMS),
        *TABLES,
    ],
    align=True,
)
