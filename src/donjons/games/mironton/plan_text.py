"""A dungeon's plan as one word, so that a record or a position carries the dungeon it is played in (§4.3).

    generated:43x26;6:1,2,3,4,5,6;COE@19.11+5x4:heart:none;R01@20.6+4x3:inner:lake~;...;22.9-22.10;...;COE:21.11>21.10;...

Between semicolons stand the key with the size, the entrance sets, the rooms (corner, size, zone, theme, `~` where
flooded), the corridors by their way points, the doors, and the entrances (`1:R05:3.4>2.4:E`), each in order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from donjons.boards.dungeon import Cell, Dungeon, Plan, open_dungeon, read_plan
from donjons.core.errors import BadMap
from donjons.games.mironton.labyrinth import butte

NUMBER = "([0-9]{1,3})"
CELL = rf"{NUMBER}\.{NUMBER}"
ROOM = "([A-Z][A-Z0-9]*)"
LETTERS: Final = "[A-Za-z0-9.,:;@+>~_-]*"  # that a plan is written with
ITEMS: Final = {
    "head": re.compile(rf"([a-z0-9_-]+):{NUMBER}x{NUMBER}"),
    "set": re.compile(rf"{NUMBER}:((?:[0-9]{{1,2}}(?:,[0-9]{{1,2}})*)?)"),
    "room": re.compile(rf"{ROOM}@{CELL}\+{NUMBER}x{NUMBER}:([a-z]+):([a-z]+)(~?)"),
    "corridor": re.compile(r"[0-9]{1,3}\.[0-9]{1,3}(?:-[0-9]{1,3}\.[0-9]{1,3})*"),
    "door": re.compile(rf"{ROOM}:{CELL}>{CELL}"),
    "entrance": re.compile(rf"{NUMBER}:{ROOM}:{CELL}>{CELL}:([NESW])"),
}


@lru_cache(maxsize=256)
def dungeon_of(plan: str, entrances: int) -> Dungeon:
    """The dungeon of a table; without a plan it is La Butte."""
    return open_dungeon(plan_from(plan) if plan else butte(), entrances)


def write_plan(plan: Plan) -> str:
    """The word of a plan; names and remarks of its file are left out."""
    return ";".join(_items(plan))


def _items(plan: Plan) -> Iterable[str]:
    yield f"{plan.dungeon.key}:{plan.dungeon.width}x{plan.dungeon.height}"
    for faces, numbers in plan.entrance_sets.items():
        yield f"{faces}:{','.join(str(number) for number in numbers)}"
    for room in plan.room:
        wet = "~" if room.flooded else ""
        yield f"{room.id}@{room.x}.{room.y}+{room.w}x{room.h}:{room.zone}:{room.theme}{wet}"
    for corridor in plan.corridor:
        yield "-".join(_cell(cell) for cell in corridor.path)
    for door in plan.door:
        yield f"{door.room}:{_cell(door.inside)}>{_cell(door.outside)}"
    for row in plan.entrance:
        yield f"{row.n}:{row.room}:{_cell(row.inside)}>{_cell(row.cell)}:{row.heading}"


def _cell(cell: Cell) -> str:
    return f"{cell[0]}.{cell[1]}"


def plan_from(text: str) -> Plan:
    """The plan that a word stands for; BadMap says which part of it is none."""
    data: dict[str, Any] = {"entrance_sets": {}, "room": [], "corridor": [], "door": [], "entrance": []}
    for item in text.split(";"):
        _read_item(item, data)
    return read_plan(data)


def _read_item(item: str, data: dict[str, Any]) -> None:
    for kind, pattern in ITEMS.items():
        if match := pattern.fullmatch(item):
            READERS[kind](match, data)
            return
    raise BadMap(f"plan: {item[:40]!r} is no part of a dungeon: write plans as records of generated dungeons do.")


def _read_head(match: re.Match[str], data: dict[str, Any]) -> None:
    data["dungeon"] = {"key": match[1], "width": int(match[2]), "height": int(match[3])}


def _read_set(match: re.Match[str], data: dict[str, Any]) -> None:
    data["entrance_sets"][int(match[1])] = [int(number) for number in match[2].split(",") if number]


def _read_room(match: re.Match[str], data: dict[str, Any]) -> None:
    x, y, w, h = (int(number) for number in match.groups()[1:5])
    row = {"id": match[1], "x": x, "y": y, "w": w, "h": h}
    data["room"].append(row | {"zone": match[6], "theme": match[7], "flooded": bool(match[8])})


def _read_corridor(match: re.Match[str], data: dict[str, Any]) -> None:
    data["corridor"].append({"path": [[int(part) for part in cell.split(".")] for cell in match[0].split("-")]})


def _read_door(match: re.Match[str], data: dict[str, Any]) -> None:
    data["door"].append({"room": match[1], "in": _point(match, 2), "out": _point(match, 4)})


def _read_entrance(match: re.Match[str], data: dict[str, Any]) -> None:
    row = {"n": int(match[1]), "room": match[2], "in": _point(match, 3), "cell": _point(match, 5)}
    data["entrance"].append(row | {"heading": match[7]})


def _point(match: re.Match[str], first: int) -> list[int]:
    return [int(match[first]), int(match[first + 1])]


READERS: Final[dict[str, Callable[[re.Match[str], dict[str, Any]], None]]] = {
    "head": _read_head,
    "set": _read_set,
    "room": _read_room,
    "corridor": _read_corridor,
    "door": _read_door,
    "entrance": _read_entrance,
}
