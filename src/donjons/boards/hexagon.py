"""A hexagon of pointy-top hexagons, numbered row by row from the top, left to right.

Tiles are indices from 0; people count from 1 (the notation's business). Directions, in this order everywhere: E, NE,
NW, W, SW, SE. Sets of tiles are integers over an eight-wide grid of axial coordinates: each direction is one shift.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from donjons.core.compiled import compiled

OFF_BOARD: Final = -1
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # (q, r): E, NE, NW, W, SW, SE
LARGEST_RADIUS: Final = 3
LARGEST: Final = 37  # tiles of the largest board
LONGEST_RAY: Final = 2 * LARGEST_RADIUS
BIT_PRIME: Final = 67  # the powers of two up to 2**63 all leave different remainders
GRID_WIDTH: Final = 8  # one column more than the board is wide, so that no shift joins two rows

Table = npt.NDArray[np.int8]


def tile_count(radius: int) -> int:
    return 3 * radius * (radius + 1) + 1


@dataclass(frozen=True)
class Hexagon:
    """The tables of one board size; entries beyond its tiles are OFF_BOARD."""

    radius: int
    tiles: int
    coordinates: tuple[tuple[int, int], ...]  # [tile] -> (q, r)
    ray: Table  # [tile, direction, i] -> the tile i + 1 steps away, or OFF_BOARD
    ray_length: Table  # [tile, direction]
    distance: Table  # [tile, tile]
    bit: npt.NDArray[np.int64]  # [tile] -> its bit in a set of tiles
    tile_at: Table  # [bit % BIT_PRIME] -> the tile of a bit


@cache
def hexagon(radius: int) -> Hexagon:
    """The board of this radius (2: 19 tiles, 3: 37 tiles)."""
    places = _coordinates(radius)
    ray = _rays(places)
    return Hexagon(
        radius=radius,
        tiles=len(places),
        coordinates=places,
        ray=ray,
        ray_length=(ray != OFF_BOARD).sum(axis=2).astype(np.int8),
        distance=_distances(places),
        bit=_bits(places),
        tile_at=_tiles_at(places),
    )


def _coordinates(radius: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def _rays(places: tuple[tuple[int, int], ...]) -> Table:
    number = {place: tile for tile, place in enumerate(places)}
    ray = np.full((LARGEST, len(DIRECTIONS), LONGEST_RAY), OFF_BOARD, np.int8)
    for tile, (q, r) in enumerate(places):
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            for step in range(LONGEST_RAY):
                place = (q + dq * (step + 1), r + dr * (step + 1))
                ray[tile, direction, step] = number.get(place, OFF_BOARD)
    return ray


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _distances(places: tuple[tuple[int, int], ...]) -> Table:
    distance = np.full((LARGEST, LARGEST), OFF_BOARD, np.int8)
    for a, here in enumerate(places):
        for b, there in enumerate(places):
            distance[a, b] = hex_distance(here, there)
    return distance


def _bits(places: tuple[tuple[int, int], ...]) -> npt.NDArray[np.int64]:
    bit = np.zeros(LARGEST, np.int64)
    for tile, (q, r) in enumerate(places):
        bit[tile] = 1 << (GRID_WIDTH * (r + LARGEST_RADIUS) + q + LARGEST_RADIUS)
    return bit


def _tiles_at(places: tuple[tuple[int, int], ...]) -> Table:
    tile_at = np.full(BIT_PRIME, OFF_BOARD, np.int8)
    for tile, bit in enumerate(_bits(places)[: len(places)]):
        tile_at[int(bit) % BIT_PRIME] = tile
    return tile_at


@compiled
def lowest_bit(tiles: int) -> int:
    """The bit of the first tile of a set: sets are run through by taking it away, over and over."""
    return tiles & -tiles


@compiled
def spread(tiles: int) -> int:
    """A set of tiles with all its neighbours; what falls off the board is for the caller to mask."""
    sideways = tiles << 1 | tiles >> 1
    down = tiles << GRID_WIDTH | tiles << (GRID_WIDTH - 1)
    up = tiles >> GRID_WIDTH | tiles >> (GRID_WIDTH - 1)
    return tiles | sideways | down | up


@compiled
def walk(start: int, steps: int, open_tiles: int) -> int:
    """The set of tiles within so many steps over open tiles, the start included."""
    reached = start
    for _ in range(steps):
        reached = spread(reached) & open_tiles | start
    return reached


@compiled
def region(start: int, open_tiles: int) -> int:
    """The connected set of open tiles around a start."""
    reached = start
    wider = spread(reached) & open_tiles
    while wider != reached:
        reached = wider
        wider = spread(reached) & open_tiles
    return reached


@compiled
def size_of(tiles: int) -> int:
    """How many tiles a set holds."""
    count = 0
    while tiles != 0:
        tiles &= tiles - 1
        count += 1
    return count
