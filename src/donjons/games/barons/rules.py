"""The rules record: every number of the rulebook at one table, and the tables of its board."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.hexagon import BIT_PRIME, DIRECTIONS, LARGEST, LONGEST_RAY
from donjons.core.layout import Cube, Grid, Row
from donjons.core.taste import TASTES
from donjons.games.barons.state import KINDS

RANK_KEYS: Final = 4  # a ranking compares at most so many
FACES: Final = 7  # lists by die face are indexed by the face itself, 1..6


class ColorChoice(IntEnum):
    FIXED = 0
    DRAFT = 1


class FairSetup(IntEnum):
    OFF = 0
    MAIN_REGION = 1


class ObjectivesMode(IntEnum):
    NONE = 0
    DRAWN = 1
    FIXED = 2


class RollWhen(IntEnum):
    TURN = 0
    RECRUIT = 1


class BlockerOwner(IntEnum):
    SEAT = 0
    NEUTRAL = 1


class BlockRule(IntEnum):
    MELEE = 0
    MAJORITY = 1
    PRESENCE = 2


class KnightCommand(IntEnum):
    WITHDRAWN = 0
    UNENGAGED = 1


class DisperseBlocked(IntEnum):
    STOP = 0
    FORBID = 1


class TroopMoveScope(IntEnum):
    TURN = 0
    ORDER = 1


class CaptureMode(IntEnum):
    OFF = 0
    CHOICE = 1
    AUTOMATIC = 2


class LossesTo(IntEnum):
    DISCARD = 0
    RESERVE = 1


class EndCheck(IntEnum):
    ACTION = 0
    TURN = 1
    ROUND = 2


class RankKey(IntEnum):
    NONE = 0
    POINTS = 1
    TILE_POINTS = 2
    DONJONS = 3
    AVAILABLE = 4
    TROOPS_ON_BOARD = 5


class Rules(Protocol):
    """What the reader and the type checker see; RULES below is the same for the compiler."""

    players: int
    target_points: int
    troops_per_player: int
    mountains: int
    knights_per_player: int
    neutral_knights: int
    donjons_per_player: int
    tile_counts: Row  # [kind], where tiles are drawn
    tile_points: Row  # [kind]
    immune_kinds: int  # the set of kinds whose donjons can be neither razed nor unbuilt, a bit for each
    objectives: int  # tiles of kind 1 that are drawn, where all others are of kind 0
    diversity_bonus: Row  # [number of kinds], 0..KINDS
    exhaustion_limit: int
    move_base: int
    move_die: Row  # [face]
    recruit_base: int
    recruit_die: Row  # [face]
    recruit_die_donjon: Row  # [face]
    recruit_poor_kind: int
    recruit_poor_bonus: int
    two_orders_die: Row  # [face] 0 or 1
    build_cost: int
    unbuild_return: int
    donjon_spacing: int
    raze_troops: int
    capture_engaged: int
    capture_discarded: int
    max_rounds: int
    max_moves: int  # per turn
    color_choice: int
    fair_setup: int
    objectives_mode: int
    start_on_objectives: int
    roll_when: int
    blocker_owner: int
    block_rule: int
    block_lines: int
    melee_relief: int
    donjons_command: int  # do own donjons command, and knights on them?
    knight_command: int
    barons_pause: int  # may a baron pause on another baron's tile between two moves?
    bonus_recruits: int  # is the die's recruitment a bonus, or the rule?
    recruit_among_enemies: int
    unbuild: int
    unbuild_among_enemies: int
    mountains_block_orders: int
    disperse_blocked: int
    troop_move_scope: int
    losses_to: int
    builders_return: int  # do a razed donjon's builders go back to its owner's reserve?
    capture_mode: int
    move_requires_order: int
    end_check: int
    rank_keys: Row  # [place] what decides the ranking, in order
    taste: Row  # [Taste] weights for engines that plan
    # the board
    tiles: int
    bit: Row  # [tile] its bit in a set of tiles
    tile_at: Row  # [bit % BIT_PRIME] the tile of a bit
    ray: Cube  # [tile, direction, i] the tile i + 1 steps away
    ray_length: Grid  # [tile, direction]
    distance: Grid  # [tile, tile] plain hex distance


RULES: Final[np.dtype[Any]] = np.dtype(
    [
        ("players", np.int32),
        ("target_points", np.int32),
        ("troops_per_player", np.int32),
        ("mountains", np.int32),
        ("knights_per_player", np.int32),
        ("neutral_knights", np.int32),
        ("donjons_per_player", np.int32),
        ("tile_counts", np.int32, KINDS),
        ("tile_points", np.int32, KINDS),
        ("immune_kinds", np.int32),
        ("objectives", np.int32),
        ("diversity_bonus", np.int32, KINDS + 1),
        ("exhaustion_limit", np.int32),
        ("move_base", np.int32),
        ("move_die", np.int32, FACES),
        ("recruit_base", np.int32),
        ("recruit_die", np.int32, FACES),
        ("recruit_die_donjon", np.int32, FACES),
        ("recruit_poor_kind", np.int32),
        ("recruit_poor_bonus", np.int32),
        ("two_orders_die", np.int32, FACES),
        ("build_cost", np.int32),
        ("unbuild_return", np.int32),
        ("donjon_spacing", np.int32),
        ("raze_troops", np.int32),
        ("capture_engaged", np.int32),
        ("capture_discarded", np.int32),
        ("max_rounds", np.int32),
        ("max_moves", np.int32),
        ("color_choice", np.int32),
        ("fair_setup", np.int32),
        ("objectives_mode", np.int32),
        ("start_on_objectives", np.int32),
        ("roll_when", np.int32),
        ("blocker_owner", np.int32),
        ("block_rule", np.int32),
        ("block_lines", np.int32),
        ("melee_relief", np.int32),
        ("donjons_command", np.int32),
        ("knight_command", np.int32),
        ("barons_pause", np.int32),
        ("bonus_recruits", np.int32),
        ("recruit_among_enemies", np.int32),
        ("unbuild", np.int32),
        ("unbuild_among_enemies", np.int32),
        ("mountains_block_orders", np.int32),
        ("disperse_blocked", np.int32),
        ("troop_move_scope", np.int32),
        ("losses_to", np.int32),
        ("builders_return", np.int32),
        ("capture_mode", np.int32),
        ("move_requires_order", np.int32),
        ("end_check", np.int32),
        ("rank_keys", np.int32, RANK_KEYS),
        ("taste", np.int32, TASTES),
        ("tiles", np.int32),
        ("bit", np.int64, LARGEST),
        ("tile_at", np.int8, BIT_PRIME),
        ("ray", np.int8, (LARGEST, len(DIRECTIONS), LONGEST_RAY)),
        ("ray_length", np.int8, (LARGEST, len(DIRECTIONS))),
        ("distance", np.int8, (LARGEST, LARGEST)),
    ],
    align=True,
)
