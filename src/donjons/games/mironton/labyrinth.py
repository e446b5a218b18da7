"""The dungeon of a table: its description, and the tables that the rules carry of it and of the catalogue (§4.1)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from donjons.boards.dungeon import Dungeon, Plan, read_plan
from donjons.boards.walks import ways_of
from donjons.core.errors import BadMap
from donjons.games.mironton.bestiary import lairs, monsters, starters, wandering_setup
from donjons.games.mironton.generator import generate
from donjons.games.mironton.tables import Theme, Zone


@cache
def butte() -> Plan:
    """The default dungeon, La Butte."""
    text = files("donjons.games.mironton").joinpath("data", "dungeon.toml").read_text("utf-8")
    return read_plan(tomllib.loads(text))


def generated(parameters: Any) -> Plan:
    """The dungeon that the `gen_` parameters stand for."""
    return generate(
        parameters.gen_seed,
        parameters.entrances,
        parameters.gen_rooms,
        parameters.gen_crossroads,
        parameters.gen_loop,
        parameters.gen_min_cells,
        parameters.gen_max_cells,
    )


def lay_tables(row: Any, dungeon: Dungeon) -> None:
    """Fill in the tables of a rules record."""
    lay_rooms(row, dungeon)
    ways = ways_of(dungeon)
    for name in ("links", "beyond", "door", "way_side", "pull", "cross", "flank", "apart"):
        row[name] = getattr(ways, name)
    for face, entrance in enumerate(dungeon.entrances):
        place = dungeon.place_at[entrance.mouth]
        row["mouth"][face] = place
        row["heading"][face] = entrance.heading
        row["is_mouth"][place] = 1
        row["entrance_room"][entrance.room] = 1
    lay_catalogue(row)


def lay_rooms(row: Any, dungeon: Dungeon) -> None:
    row["rooms"] = len(dungeon.rooms)
    row["places"] = dungeon.places
    row["heart"] = dungeon.heart
    row["inner_rooms"] = sum(room.zone == "inner" for room in dungeon.rooms)
    for number, room in enumerate(dungeon.rooms):
        row["zone"][number] = Zone[room.zone.upper()]
        row["theme"][number] = _theme(room.theme)
        row["flooded"][number] = room.flooded


def _theme(word: str) -> Theme:
    if word.upper() not in Theme.__members__:
        raise BadMap(f"{word!r} is no theme: write one of {', '.join(theme.name.lower() for theme in Theme)}.")
    return Theme[word.upper()]


def lay_catalogue(row: Any) -> None:
    for number, monster in enumerate(monsters()):
        row["type_level"][number] = monster.level
        row["type_family"][number] = monster.family
        row["type_powers"][number] = monster.powers
        row["type_weak"][number] = monster.weak
        row["type_supply"][number] = monster.supply
    for family, theme in enumerate(lairs()):
        row["lair"][family] = theme
    for family, (boss, troop) in enumerate(starters()):
        row["starter_boss"][family] = boss
        row["starter_troop"][family] = troop
    row["wandering_setup"] = wandering_setup()
