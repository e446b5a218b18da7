"""The rules record: every number of the rulebook at one table, and the tables of its board."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.hexagon import BIT_PRIME, DIRECTIONS, LARGEST, LONGEST_RAY
from donjons.core.layout import Cube, Grid, Row
from donjons.games.barons.state import KINDS

FACES: Final = 7  # lists by die face are indexed by the face itself, 1..6


class ColorChoice(IntEnum):
    FIXED = 0
    DRAFT = 1


class FairSetup(IntEnum):
    OFF = 0
    MAIN_REGION = 1


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


class EndCheck(IntEnum):
    ACTION = 0
    TURN = 1


class RankPoints(IntEnum):
    TOTAL = 0
    TILES = 1


class Rules(Protocol):
    """What the reader and the type checker see; RULES below is the same for the compiler."""

    players: int
    target_points: int
    troops_per_player: int
    mountains: int
    knights_per_player: int
    donjons_per_player: int
    tile_counts: Row  # [kind]
    tile_points: Row  # [kind]
    diversity_bonus: Row  # [number of kinds]
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
    color_choice: int
    fair_setup: int
    melee_relief: int
    knight_command: int
    disperse_blocked: int
    troop_move_scope: int
    capture_mode: int
    end_check: int
    rank_points: int
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
        ("donjons_per_player", np.int32),
        ("tile_counts", np.int32, KINDS),
        ("tile_points", np.int32, KINDS),
        ("diversity_bonus", np.int32, KINDS),
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
        ("color_choice", np.int32),
        ("fair_setup", np.int32),
        ("melee_relief", np.int32),
        ("knight_command", np.int32),
        ("disperse_blocked", np.int32),
        ("troop_move_scope", np.int32),
        ("capture_mode", np.int32),
        ("end_check", np.int32),
        ("rank_points", np.int32),
        ("tiles", np.int32),
        ("bit", np.int64, LARGEST),
        ("tile_at", np.int8, BIT_PRIME),
        ("ray", np.int8, (LARGEST, len(DIRECTIONS), LONGEST_RAY)),
        ("ray_length", np.int8, (LARGEST, len(DIRECTIONS))),
        ("distance", np.int8, (LARGEST, LARGEST)),
    ],
    align=True,
)
