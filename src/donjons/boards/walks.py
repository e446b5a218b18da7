"""The ways of a dungeon as tables: where each leads, what it costs, and how far it is to the Heart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from typing import Final

import numpy as np
import numpy.typing as npt

from donjons.boards.dungeon import EXITS, PLACES, ROOMS, STEPS, Cell, Door, Dungeon, Side, beside, opposite

WAYS: Final = EXITS  # of a place: the exits of a room by number, the sides of a corridor cell by compass point
NO_PLACE: Final = -1
OUTSIDE: Final = -2
NO_EXIT: Final = -1
FAR: Final = 9999  # to the Heart, where no walk leads there
LONG: Final = 127  # between any two places, where no walk is shorter

Table = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Walks:
    """Distances to the Heart, ignoring all that stands in the dungeon."""

    dungeon: Dungeon

    @cached_property
    def from_cell(self) -> dict[Cell, int]:
        """The least cost of a walk from each corridor cell into the Heart."""
        dungeon = self.dungeon
        cost = dict.fromkeys(dungeon.cells, FAR)
        waiting = [(1, door.outside) for door in dungeon.exits[dungeon.heart]]
        while waiting:
            here, cell = heappop(waiting)
            if here < cost[cell]:
                cost[cell] = here
                for other, more in self.steps_from(cell):
                    if here + more < cost[other]:
                        heappush(waiting, (here + more, other))
        return cost

    def steps_from(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        """The corridor cells that one reaches next, through a room if need be, and at what cost."""
        dungeon = self.dungeon
        for other in dungeon.neighbours[cell]:
            yield other, 1
        for room, entered in dungeon.exits_at[cell]:
            for number, door in enumerate(dungeon.exits[room]):
                yield door.outside, 2 + dungeon.crossing(room, entered, number)

    def from_threshold(self, room: int, entered: int) -> int:
        """The same from inside a room that one has just entered by one of its exits."""
        if room == self.dungeon.heart:
            return 0
        return min(
            FAR,
            *(
                self.dungeon.crossing(room, entered, number) + 1 + self.from_cell[door.outside]
                for number, door in enumerate(self.dungeon.exits[room])
            ),
        )


@dataclass(frozen=True)
class Ways:
    """Where the ways of each place lead, as the rules carry it."""

    links: Table  # [place] how many connections it has
    beyond: Table  # [place, way] the place that the way leads to, OUTSIDE or NO_PLACE
    door: Table  # [place, way] the exit by which one enters the room beyond, or NO_EXIT
    way_side: Table  # [place, way] the compass point in which it leaves
    pull: Table  # [place, way] how far the Heart is that way, or FAR
    cross: Table  # [room, exit, exit] cells between two exits of a room
    flank: Table  # [room, exit, exit] 1 where another exit of the same wall lies to the right, seen facing inwards,
    # and -1 where it lies to the left
    apart: Table  # [place, place] cells of the shortest walk from one to the other, or LONG


@lru_cache(maxsize=16)
def ways_of(dungeon: Dungeon) -> Ways:
    walks = Walks(dungeon)
    ways = Ways(
        links=np.zeros(PLACES, np.int16),
        beyond=np.full((PLACES, WAYS), NO_PLACE, np.int16),
        door=np.full((PLACES, WAYS), NO_EXIT, np.int16),
        way_side=np.zeros((PLACES, WAYS), np.int16),
        pull=np.full((PLACES, WAYS), FAR, np.int16),
        cross=np.zeros((ROOMS, EXITS, EXITS), np.int16),
        flank=np.zeros((ROOMS, EXITS, EXITS), np.int16),
        apart=np.full((PLACES, PLACES), LONG, np.int16),
    )
    ways.apart[: dungeon.places, : dungeon.places] = distances(walks)
    for room in range(len(dungeon.rooms)):
        _lay_room(ways, walks, room)
    for cell, place in dungeon.place_at.items():
        _lay_cell(ways, walks, cell, place)
    return ways


def _lay_room(ways: Ways, walks: Walks, room: int) -> None:
    dungeon = walks.dungeon
    doors = dungeon.exits[room]
    ways.links[room] = len(doors)
    for number, door in enumerate(doors):
        ways.beyond[room, number] = dungeon.place_at[door.outside]
        ways.way_side[room, number] = door.side
        ways.pull[room, number] = walks.from_cell[door.outside]
        for other in range(len(doors)):
            ways.cross[room, number, other] = dungeon.crossing(room, number, other)
            ways.flank[room, number, other] = flank(door, doors[other])


def flank(door: Door, other: Door) -> int:
    """Does another exit of the same wall lie to the right (1) or to the left (-1) of one who comes in by a door?"""
    if other.side != door.side:
        return 0
    to_right = STEPS[(door.side + 3) % 4]  # who comes in by the north faces south, and has the west to the right
    dx, dy = other.inside[0] - door.inside[0], other.inside[1] - door.inside[1]
    return (dx * to_right[0] + dy * to_right[1] > 0) - (dx * to_right[0] + dy * to_right[1] < 0)


def _lay_cell(ways: Ways, walks: Walks, cell: Cell, place: int) -> None:
    dungeon = walks.dungeon
    for side in Side:
        ways.way_side[place, side] = side
        other = beside(cell, side)
        if other in dungeon.place_at:
            ways.beyond[place, side] = dungeon.place_at[other]
            ways.pull[place, side] = walks.from_cell[other]
    for room, entered in dungeon.exits_at[cell]:
        side = opposite(dungeon.exits[room][entered].side)
        ways.beyond[place, side] = room
        ways.door[place, side] = entered
        ways.pull[place, side] = walks.from_threshold(room, entered)
    for entrance in dungeon.entrances:
        if entrance.mouth == cell:
            ways.beyond[place, opposite(entrance.heading)] = OUTSIDE
    ways.links[place] = np.count_nonzero(ways.beyond[place] != NO_PLACE)


def distances(walks: Walks) -> Table:
    """[place, place] the cells of the shortest walk of one who rests at its start, LONG at most."""
    dungeon = walks.dungeon
    rooms = len(dungeon.rooms)
    cells = np.full((len(dungeon.cells), len(dungeon.cells)), LONG, np.int16)
    np.fill_diagonal(cells, 0)
    for index, cell in enumerate(dungeon.cells):
        for other, cost in walks.steps_from(cell):
            there = dungeon.place_at[other] - rooms
            cells[index, there] = min(cells[index, there], cost)
    for between in range(len(cells)):
        np.minimum(cells, cells[:, between, None] + cells[between], out=cells)
    before = [[dungeon.place_at[door.outside] - rooms for door in doors] for doors in dungeon.exits]
    from_rooms = np.array([1 + cells[outer].min(axis=0) for outer in before])
    between_rooms = np.array([[1 + row[outer].min() for outer in before] for row in from_rooms])
    np.fill_diagonal(between_rooms, 0)
    table: Table = np.block([[between_rooms, from_rooms], [from_rooms.T, cells]])
    np.minimum(table, LONG, out=table)
    return table
