"""A dungeon: rooms and corridors on a grid of cells, doors between them, and entrances at its rim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Final, Literal

import pydantic

from donjons.core.errors import BadMap

ROOMS: Final = 35  # at most, and
PLACES: Final = 320  # rooms and corridor cells together
EXITS: Final = 8  # of one room
ENTRANCES: Final = 8  # that are open at once

Cell = tuple[int, int]


class Side(IntEnum):
    """The compass points, clockwise; x grows to the east, y to the south."""

    N = 0
    E = 1
    S = 2
    W = 3


STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def opposite(side: int) -> Side:
    return Side((side + 2) % 4)


def beside(cell: Cell, side: int) -> Cell:
    """The next cell on that side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Row(pydantic.BaseModel, frozen=True, extra="forbid"):
    """One table of a description."""


class Room(Row):
    id: str = pydantic.Field(pattern="^[A-Z][A-Z0-9]*$")
    name_fr: str = ""
    name_en: str = ""
    zone: Literal["heart", "inner", "mid", "rim"]
    theme: str
    flooded: bool
    x: int = pydantic.Field(ge=0)
    y: int = pydantic.Field(ge=0)
    w: int = pydantic.Field(ge=1)
    h: int = pydantic.Field(ge=1)

    def holds(self, cell: Cell) -> bool:
        return self.x <= cell[0] < self.x + self.w and self.y <= cell[1] < self.y + self.h

    def cells(self) -> Iterator[Cell]:
        """Its cells in reading order."""
        for y in range(self.y, self.y + self.h):
            for x in range(self.x, self.x + self.w):
                yield x, y


class Corridor(Row):
    name_en: str = ""
    path: tuple[Cell, ...]


class DoorRow(Row):
    room: str
    inside: Cell = pydantic.Field(alias="in")
    outside: Cell = pydantic.Field(alias="out")


class EntranceRow(Row):
    n: int
    room: str
    inside: Cell = pydantic.Field(alias="in")
    cell: Cell
    heading: Literal["N", "E", "S", "W"]


class Head(Row):
    key: str
    name_fr: str = ""
    name_en: str = ""
    width: int = pydantic.Field(ge=1, le=100)
    height: int = pydantic.Field(ge=1, le=100)


class Plan(Row):
    """A dungeon as its file describes it, with all its entrances, open or walled up."""

    dungeon: Head
    entrance_sets: dict[int, tuple[int, ...]]
    room: tuple[Room, ...]
    corridor: tuple[Corridor, ...] = ()
    door: tuple[DoorRow, ...] = ()
    entrance: tuple[EntranceRow, ...] = ()


@dataclass(frozen=True)
class Door:
    """An exit of a room."""

    room: int
    inside: Cell
    outside: Cell
    side: Side  # outwards


@dataclass(frozen=True)
class Entrance:
    number: int
    room: int
    mouth: Cell
    heading: Side  # of those who come in


@dataclass(frozen=True)
class Dungeon:
    """A dungeon with its open entrances. Places are numbered: rooms first, then corridor cells in reading order."""

    key: str
    names: tuple[str, str]  # French, English
    size: tuple[int, int]
    rooms: tuple[Room, ...]
    cells: tuple[Cell, ...]  # of the corridors, in reading order
    exits: tuple[tuple[Door, ...], ...]  # [room] in the order of their numbers
    entrances: tuple[Entrance, ...]  # in the order of the faces of the entrance die

    @property
    def places(self) -> int:
        return len(self.rooms) + len(self.cells)

    @cached_property
    def heart(self) -> int:
        return next(number for number, room in enumerate(self.rooms) if room.zone == "heart")

    @cached_property
    def place_at(self) -> dict[Cell, int]:
        """The corridor cells with the numbers of their places."""
        return {cell: len(self.rooms) + index for index, cell in enumerate(self.cells)}

    @cached_property
    def neighbours(self) -> dict[Cell, list[Cell]]:
        """The corridor cells beside each."""
        known = self.place_at
        return {
            (x, y): [cell for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if cell in known]
            for x, y in self.cells
        }

    @cached_property
    def exits_at(self) -> dict[Cell, list[tuple[int, int]]]:
        """The doors at each corridor cell: the room, and the number of its exit."""
        found: dict[Cell, list[tuple[int, int]]] = {cell: [] for cell in self.cells}
        for room, doors in enumerate(self.exits):
            for number, door in enumerate(doors):
                found[door.outside].append((room, number))
        return found

    @cached_property
    def region_of(self) -> dict[Cell, frozenset[Cell]]:
        """The corridor cells that one reaches from each without entering a room."""
        found: dict[Cell, frozenset[Cell]] = {}
        for start in self.cells:
            if start not in found:
                region = {start: None}
                waiting = [start]
                for cell in waiting:  # grows while it is read
                    new = [other for other in self.neighbours[cell] if other not in region]
                    region |= dict.fromkeys(new)
                    waiting += new
                found |= dict.fromkeys(region, frozenset(region))
        return found

    @cached_property
    def room_index(self) -> dict[str, int]:
        return {room.id: number for number, room in enumerate(self.rooms)}

    def place_id(self, place: int) -> str:
        if place < len(self.rooms):
            return self.rooms[place].id
        return "{}.{}".format(*self.cells[place - len(self.rooms)])

    def crossing(self, room: int, here: int, there: int) -> int:
        """Cells from one exit of a room to another."""
        start, end = self.exits[room][here].inside, self.exits[room][there].inside
        return abs(start[0] - end[0]) + abs(start[1] - end[1])

    def connections(self, cell: Cell) -> int:
        """How many corridor cells, doors and ways out meet in a corridor cell."""
        ways_out = sum(entrance.mouth == cell for entrance in self.entrances)
        return len(self.neighbours[cell]) + len(self.exits_at[cell]) + ways_out

    def rooms_from(self, cell: Cell) -> set[int]:
        """The rooms that one reaches from a corridor cell without another room between."""
        return {room for other in self.region_of[cell] for room, _ in self.exits_at[other]}

    def rooms_around(self, room: int) -> set[int]:
        """The rooms that one reaches from a room without another room between."""
        found = (self.rooms_from(door.outside) for door in self.exits[room])
        return set().union(*found) - {room}


def read_plan(data: Mapping[str, Any]) -> Plan:
    """A description checked for its form; BadMap says what is wrong with it."""
    try:
        return Plan.model_validate(data)
    except pydantic.ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadMap(f"the dungeon's description is wrong at {where}: {first['msg']}.") from None


def read_dungeon(data: Mapping[str, Any], entrances: int) -> Dungeon:
    """The dungeon that a description gives with so many open entrances; BadMap says what is wrong with it."""
    return open_dungeon(read_plan(data), entrances)


def open_dungeon(plan: Plan, entrances: int) -> Dungeon:
    """A dungeon with one of its sets of entrances open; BadMap says what is wrong with it."""
    dungeon = lay_out(plan, entrances)
    check_dungeon(dungeon)
    return dungeon


def lay_out(plan: Plan, entrances: int) -> Dungeon:
    """The same, unchecked; mouths and doors of the entrances that are not open do not exist."""
    index = {room.id: number for number, room in enumerate(plan.room)}
    if len(index) < len(plan.room) or sum(room.zone == "heart" for room in plan.room) != 1:
        raise BadMap("a dungeon has one Heart, and no two rooms of the same id.")
    if entrances not in plan.entrance_sets:
        sets = ", ".join(str(number) for number in sorted(plan.entrance_sets))
        raise BadMap(f"{plan.dungeon.key} has no set of {entrances} entrances: choose one of {sets}.")
    opened = [_entrance(plan, number) for number in plan.entrance_sets[entrances]]
    doors = [(row.room, row.inside, row.outside) for row in plan.door]
    doors += [(row.room, row.inside, row.cell) for row in opened]
    for room, _, _ in doors:
        if room not in index:
            raise BadMap(f"a door belongs to {room}, which is no room of the dungeon.")
    cells = {cell for corridor in plan.corridor for cell in _run(corridor.path)} | {row.cell for row in opened}
    return Dungeon(
        key=plan.dungeon.key,
        names=(plan.dungeon.name_fr, plan.dungeon.name_en),
        size=(plan.dungeon.width, plan.dungeon.height),
        rooms=plan.room,
        cells=tuple(sorted(cells, key=lambda cell: (cell[1], cell[0]))),
        exits=tuple(tuple(_door(index[room], *ends) for room, *ends in doors if room == own) for own in index),
        entrances=tuple(Entrance(row.n, index[row.room], row.cell, Side[row.heading]) for row in opened),
    )


def _entrance(plan: Plan, number: int) -> EntranceRow:
    for row in plan.entrance:
        if row.n == number:
            return row
    raise BadMap(f"{plan.dungeon.key} has no entrance {number}.")


def _run(path: Iterable[Cell]) -> Iterator[Cell]:
    """The cells of a path: its way points and the straight runs between them."""
    last: Cell | None = None
    for x, y in path:
        if last is None:
            last = (x, y)
        if x != last[0] and y != last[1]:
            raise BadMap(f"the corridor from {last[0]}.{last[1]} to {x}.{y} is not straight.")
        for between_x in range(min(x, last[0]), max(x, last[0]) + 1):
            for between_y in range(min(y, last[1]), max(y, last[1]) + 1):
                yield between_x, between_y
        last = (x, y)


def _door(room: int, inside: Cell, outside: Cell) -> Door:
    return Door(room, inside, outside, _side(inside, outside))


def _side(inside: Cell, outside: Cell) -> Side:
    for side in Side:
        if beside(inside, side) == outside:
            return side
    raise BadMap(f"a door joins cells side by side, not {inside[0]}.{inside[1]} and {outside[0]}.{outside[1]}.")


def check_dungeon(dungeon: Dungeon) -> None:
    """What every dungeon must be, hand-made or generated."""
    if len(dungeon.rooms) > ROOMS or dungeon.places > PLACES or len(dungeon.entrances) > ENTRANCES:
        raise BadMap(f"a dungeon has at most {ROOMS} rooms, {PLACES} places and {ENTRANCES} open entrances.")
    _check_cells(dungeon)
    for room, doors in zip(dungeon.rooms, dungeon.exits, strict=True):
        if not 1 <= len(doors) <= EXITS or len(set(doors)) < len(doors):
            raise BadMap(f"{room.id} has no exit, one twice, or more than {EXITS}.")
        for door in doors:
            if not room.holds(door.inside) or door.outside not in dungeon.place_at:
                raise BadMap(f"a door of {room.id} leads from one of its cells to a corridor cell.")
    for entrance in dungeon.entrances:
        if _is_on_board(dungeon, beside(entrance.mouth, opposite(entrance.heading))):
            raise BadMap(f"behind the mouth of entrance {entrance.number} lies the outside.")
        if dungeon.rooms[entrance.room].zone != "rim":
            raise BadMap(f"entrance {entrance.number} leads into a room of the rim.")
    inner = {number for number, room in enumerate(dungeon.rooms) if room.zone == "inner"}
    if inner != dungeon.rooms_around(dungeon.heart):
        raise BadMap("the inner rooms are those that corridors join to the Heart without another room between.")


def _check_cells(dungeon: Dungeon) -> None:
    taken: set[Cell] = set()
    for room in dungeon.rooms:
        own = set(room.cells())
        if own & taken:
            raise BadMap(f"{room.id} overlaps another room.")
        taken |= own
    for cell in dungeon.cells:
        if cell in taken:
            raise BadMap(f"the corridor cell {cell[0]}.{cell[1]} lies in a room.")
    for cell in (*taken, *dungeon.cells):
        if not _is_on_board(dungeon, cell):
            raise BadMap(f"the cell {cell[0]}.{cell[1]} lies outside the board.")


def _is_on_board(dungeon: Dungeon, cell: Cell) -> bool:
    return 0 <= cell[0] < dungeon.size[0] and 0 <= cell[1] < dungeon.size[1]
