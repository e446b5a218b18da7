"""Donjons placed at random: the experiment of the parameter study of 2024 (section 16.1), trial after trial.

One shuffle of the tiles makes a placement: the first tiles are the mountains, and each of the others, in turn, takes a
donjon when no neighbour has one. That is "choose uniformly among the free tiles": of those that are left, the tile that
comes next in the shuffle is a uniform choice. A second shuffle deals the values, as far as there are donjons; a rank in
it stands for a value of each system. So all tables see the same luck, and every row is a sample of independent trials.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from donjons.boards.hexagon import LARGEST, hexagon, spread
from donjons.core.chance import below, number, stream
from donjons.core.compiled import compiled, entry
from donjons.core.layout import Row

PLAYERS: Final = (2, 3, 4)
OWNERS: Final = ((0, 0), *((players, player) for players in PLAYERS for player in range(1, players + 1)))
"""Whose points are counted, as (players, player): everybody's, then each player's."""
MOST_DONJONS: Final = 13  # without two that touch (16.3)
MOST_POINTS: Final = 80  # more than 13 donjons can be worth
TRIALS_BITS: Final = 32  # the stream of a trial is numbered mountains, trial

Counts = npt.NDArray[np.int64]


class Placements(NamedTuple):
    """What came out of some trials, counted: two of these can be added."""

    donjons: Counts  # [number of donjons] trials
    points: Counts  # [system, owner, points] trials


class Shuffles(NamedTuple):
    """Room for the two shuffles of a trial."""

    board: int  # all tiles, as a set
    tiles: npt.NDArray[np.int64]  # [place]
    ranks: npt.NDArray[np.int64]  # [place]
    sums: npt.NDArray[np.int64]  # [system, owner]


def place(seed: int, mountains: int, first: int, trials: int, values: Counts) -> Placements:
    """The trials first, first + 1, ... of a seed; `values` holds each system's 37 values, and may have no row."""
    systems = len(values)
    placements = Placements(
        np.zeros(MOST_DONJONS + 1, np.int64), np.zeros((systems, len(OWNERS), MOST_POINTS), np.int64)
    )
    room = Shuffles(
        int(hexagon(3).bit.sum()),
        np.zeros(LARGEST, np.int64),
        np.zeros(LARGEST, np.int64),
        np.zeros((systems, len(OWNERS)), np.int64),
    )
    source = mountains << TRIALS_BITS
    place_often(seed, mountains, source + first, source + first + trials, hexagon(3).bit, values, placements, room)
    return placements


@entry
def place_often(
    seed: int,
    mountains: int,
    first: int,
    end: int,
    bit: npt.NDArray[np.int64],
    values: Counts,
    placements: Placements,
    room: Shuffles,
) -> None:
    """Add the trials first .. end - 1 to what is counted."""
    for trial in range(first, end):
        source = stream(seed, trial)
        donjons = place_once(source, mountains, bit, room)
        placements.donjons[donjons] += 1
        if len(values) > 0:
            deal(source, donjons, values, room)
            for system in range(len(values)):
                for owner in range(room.sums.shape[1]):
                    placements.points[system, owner, room.sums[system, owner]] += 1


@compiled
def place_once(source: int, mountains: int, bit: Row, room: Shuffles) -> int:
    """Shuffle the tiles and place donjons until no tile is free; how many there are."""
    sort(room.tiles)
    free = room.board
    for turn in range(mountains):
        free &= ~bit[swap(room.tiles, turn, number(source, turn))]
    donjons = 0
    turn = mountains
    while free != 0:
        here = bit[swap(room.tiles, turn, number(source, turn))] & free
        free &= ~spread(here)
        donjons += here != 0
        turn += 1
    return donjons


@compiled
def deal(source: int, donjons: int, values: Counts, room: Shuffles) -> None:
    """Give each donjon a rank, and each owner the values of his donjons: in turn, player 1 first (16.1)."""
    sort(room.ranks)
    room.sums[:] = 0
    for donjon in range(donjons):
        rank = swap(room.ranks, donjon, number(source, LARGEST + donjon))
        for system in range(len(values)):
            value = values[system, rank]
            room.sums[system, 0] += value
            row = 1
            for players in PLAYERS:
                room.sums[system, row + donjon % players] += value
                row += players


@compiled
def sort(places: npt.NDArray[np.int64]) -> None:
    for index in range(len(places)):
        places[index] = index


@compiled
def swap(places: npt.NDArray[np.int64], turn: int, bits: int) -> int:
    """One step of a shuffle: what comes next, chosen among all that have not yet come."""
    chosen = turn + below(len(places) - turn, bits)
    places[turn], places[chosen] = places[chosen], places[turn]
    return int(places[turn])
