"""The board of section 4.1: its numbers, its straight lines, and sets of tiles against plain breadth-first walks."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexes
from donjons.boards.hexagon import OFF_BOARD, Hexagon, hexagon, region, size_of, spread, tile_count, walk

RADII = pytest.mark.parametrize("radius", [2, 3])
CHECK_VALUES = """19: 20 13 12 18 25 26
1: 2 - - - 5 6
9: - - 4 8 14 15
16: 17 10 - - - 23
23: 24 17 16 - - 29
28: - 22 21 27 33 -
37: - 33 32 36 - -"""
LINES = {
    "E": "1 2 3 4|5 6 7 8 9|10 11 12 13 14 15|16 17 18 19 20 21 22|23 24 25 26 27 28|29 30 31 32 33|34 35 36 37",
    "SW": "1 5 10 16|2 6 11 17 23|3 7 12 18 24 29|4 8 13 19 25 30 34|9 14 20 26 31 35|15 21 27 32 36|22 28 33 37",
    "SE": "4 9 15 22|3 8 14 21 28|2 7 13 20 27 33|1 6 12 19 26 32 37|5 11 18 25 31 36|10 17 24 30 35|16 23 29 34",
}
ORDER = list(hexes.DIRECTIONS)


def ray(board: Hexagon, tile: int, direction: str) -> list[int]:
    """A ray of the board's tables, in people's numbers."""
    return [int(place) + 1 for place in board.ray[tile - 1, ORDER.index(direction)] if place != OFF_BOARD]


@pytest.mark.parametrize("row", CHECK_VALUES.splitlines())
def test_the_neighbours_of_the_check_values(row: str) -> None:
    tile, _, names = row.partition(": ")
    found = [int(place) for place in hexagon(3).ray[int(tile) - 1, :, 0]]
    assert [str(place + 1) if place != OFF_BOARD else "-" for place in found] == names.split()


@pytest.mark.parametrize("direction", LINES)
def test_all_straight_lines(direction: str) -> None:
    for line in LINES[direction].split("|"):
        first, *rest = [int(tile) for tile in line.split()]
        assert ray(hexagon(3), first, direction) == rest
        backwards = {"E": "W", "SW": "NE", "SE": "NW"}[direction]
        assert ray(hexagon(3), first, backwards) == []
        assert ray(hexagon(3), rest[-1], backwards) == [*rest[-2::-1], first]


@RADII
def test_the_tables_are_those_of_the_coordinates(radius: int) -> None:
    board = hexagon(radius)
    assert board.tiles == tile_count(radius) == len(hexes.places(radius)) == {2: 19, 3: 37}[radius]
    for tile in hexes.places(radius):
        for number, direction in enumerate(ORDER):
            assert ray(board, tile, direction) == hexes.ray(radius, tile, direction)
            assert board.ray_length[tile - 1, number] == len(hexes.ray(radius, tile, direction))
        for other in hexes.places(radius):
            assert board.distance[tile - 1, other - 1] == hexes.distance(radius, tile, other)


def test_the_middle_tile_is_19_and_on_the_small_board_10() -> None:
    assert hexagon(3).coordinates[18] == hexagon(2).coordinates[9] == (0, 0)


def test_a_tile_is_aligned_with_12_to_18_others_and_corners_have_three_neighbours() -> None:
    board = hexagon(3)
    aligned = [int(board.ray_length[tile].sum()) for tile in range(37)]
    assert (min(aligned), max(aligned), aligned[18]) == (12, 18, 18)
    degrees = {tile + 1: int((board.ray[tile, :, 0] != OFF_BOARD).sum()) for tile in range(37)}
    assert [tile for tile, degree in degrees.items() if degree == 3] == [1, 4, 16, 22, 34, 37]
    assert set(degrees.values()) == {3, 4, 6}


@RADII
def test_beyond_the_tiles_of_the_board_there_is_nothing(radius: int) -> None:
    board = hexagon(radius)
    assert (board.ray[board.tiles :, :, 0] == OFF_BOARD).all()
    assert (board.distance[board.tiles :] == OFF_BOARD).all()
    assert not board.bit[board.tiles :].any()


@RADII
def test_every_tile_has_a_bit_of_its_own_that_leads_back_to_it(radius: int) -> None:
    board = hexagon(radius)
    bits = [int(bit) for bit in board.bit[: board.tiles]]
    assert len(set(bits)) == board.tiles
    assert bits == sorted(bits)
    assert [int(board.tile_at[bit % 67]) for bit in bits] == list(range(board.tiles))


def as_set(radius: int, tiles: set[int]) -> int:
    return reduce(or_, (int(hexagon(radius).bit[tile - 1]) for tile in tiles), 0)


BOARDS = st.sampled_from((2, 3)).flatmap(
    lambda radius: st.tuples(st.just(radius), st.sets(st.sampled_from(sorted(hexes.places(radius))), max_size=14))
)


@given(board=BOARDS, data=st.data())
def test_walks_and_regions_are_those_of_breadth_first_search(board: tuple[int, set[int]], data: st.DataObject) -> None:
    radius, mountains = board
    everything = set(hexes.places(radius))
    start = data.draw(st.sampled_from(sorted(everything - mountains)))
    far = hexes.walking_distances(radius, start, mountains)
    bit, free = as_set(radius, {start}), as_set(radius, everything - mountains)
    for steps in range(8):
        assert walk(bit, steps, free) == as_set(radius, {tile for tile, away in far.items() if away <= steps})
    assert region(bit, free) == as_set(radius, set(far))
    assert size_of(free) == len(everything - mountains)


@given(board=BOARDS)
def test_spreading_adds_exactly_the_neighbours(board: tuple[int, set[int]]) -> None:
    radius, tiles = board
    everything = set(hexes.places(radius))
    wider = tiles | {near for tile in tiles for near in hexes.neighbours(radius, tile)}
    assert spread(as_set(radius, tiles)) & as_set(radius, everything) == as_set(radius, wider)
