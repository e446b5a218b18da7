"""A position of the Barons family: one flat record of small integers, with the rulebook's names."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.hexagon import LARGEST
from donjons.core.layout import Grid, Row

SEATS: Final = 4
NEUTRAL: Final = SEATS  # the owner of knights that belong to nobody and that everybody moves
MOST_KNIGHTS: Final = 6  # knights of one owner
KINDS: Final = 5  # kinds of tiles, 0..4; an edition may leave kind 0 unused
OBJECTIVE_KIND: Final = 1  # where objectives score, they are of this kind and all other tiles of kind 0
NO_TILE: Final = -1
COLOURS: Final = "BRGY"  # blue, red, green, yellow


class Phase(IntEnum):
    """What kind of step is awaited (§6.1)."""

    TILES = 0
    MOUNTAINS = 1
    OBJECTIVES = 2
    NEUTRALS = 3
    BARONS = 4
    KNIGHTS = 5
    PICK = 6
    ROLL = 7
    ACT = 8
    DISPERSE = 9
    GATHER = 10
    OVER = 11


class Action(IntEnum):
    """What the first action of a turn was (§6.2)."""

    NONE = 0
    MOVE = 1
    ORDER = 2


class Piece(IntEnum):
    BARON = 0
    KNIGHT = 1


class State(Protocol):
    """What the reader and the type checker see; STATE below is the same for the compiler."""

    open_tiles: int  # the set of tiles that are no mountains (see boards.hexagon)
    round_no: int
    kind: Row  # [tile] 0..4
    donjon: Row  # [tile] owner, or NOBODY
    troop_owner: Row  # [tile] whose troops stand here, or NOBODY
    troop_count: Row  # [tile] how many
    moved: Row  # [tile] how many of the acting seat's troops here have already moved
    razed: Row  # [tile] 1 where the running order has razed an enemy donjon
    baron: Row  # [seat] tile; during the set-up [colour]
    knight: Grid  # [owner, number] tiles in increasing order; owner: seat (in the set-up colour), or NEUTRAL
    reserve: Row  # [seat] troops
    discard: Row  # [seat] troops out of play; where donjons are stacked troops, those in the donjons
    donjons_left: Row  # [seat]
    colour: Row  # [seat] 0..3, or NOBODY before the pick
    phase: int
    drawn: int  # draws or picks made in the running phase of the set-up
    seat: int  # whose turn it is
    die: int  # 0 before the roll
    actions: int  # actions completed this turn
    first_action: int
    bonus_used: int
    final_round: int  # 1 once the target is reached, where the round is finished first
    command_tile: int  # of the running order, or NO_TILE
    substeps: int  # 1 once a troop has moved in the running order
    first_piece: int  # the first move of the turn, for the canonical filter: piece class,
    first_from: int  # from where (NO_TILE: none yet),
    first_to: int  # and to where
    last_key: int  # key of the last tile named in the running order, 0 before
    last_capture: int  # 1 + tile of its last capture, 0 before


STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("open_tiles", np.int64),
        ("round_no", np.int16),
        ("kind", np.int8, LARGEST),
        ("donjon", np.int8, LARGEST),
        ("troop_owner", np.int8, LARGEST),
        ("troop_count", np.int8, LARGEST),
        ("moved", np.int8, LARGEST),
        ("razed", np.int8, LARGEST),
        ("baron", np.int8, SEATS),
        ("knight", np.int8, (SEATS + 1, MOST_KNIGHTS)),
        ("reserve", np.int8, SEATS),
        ("discard", np.int8, SEATS),
        ("donjons_left", np.int8, SEATS),
        ("colour", np.int8, SEATS),
        ("phase", np.int8),
        ("drawn", np.int8),
        ("seat", np.int8),
        ("die", np.int8),
        ("actions", np.int8),
        ("first_action", np.int8),
        ("bonus_used", np.int8),
        ("final_round", np.int8),
        ("command_tile", np.int8),
        ("substeps", np.int8),
        ("first_piece", np.int8),
        ("first_from", np.int8),
        ("first_to", np.int8),
        ("last_key", np.int8),
        ("last_capture", np.int8),
    ],
    align=True,
)
