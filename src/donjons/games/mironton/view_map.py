"""What never changes during a game, as JSON: the plan of the dungeon, the catalogue, and the numbers of this table."""

from __future__ import annotations

from typing import Any

from donjons.boards.dungeon import Dungeon
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.rules import ARRIVALS, NUMBERS, Rules
from donjons.games.mironton.state import Item
from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, NO_CLASS, Family, Fighter, Power, Theme


def plan(dungeon: Dungeon, rules: Rules) -> dict[str, Any]:
    """Rooms with their exits in order, corridor cells, entrances in the order of the die."""
    return {
        "key": dungeon.key,
        "names": {"fr": dungeon.names[0], "en": dungeon.names[1]},
        "size": list(dungeon.size),
        "rooms": [_room(dungeon, rules, number) for number in range(len(dungeon.rooms))],
        "cells": [list(cell) for cell in dungeon.cells],
        "junctions": [list(cell) for cell in dungeon.cells if dungeon.connections(cell) > 2],
        "entrances": [
            {
                "face": face,
                "number": entrance.number,
                "room": dungeon.rooms[entrance.room].id,
                "mouth": list(entrance.mouth),
                "heading": entrance.heading.name,
            }
            for face, entrance in enumerate(dungeon.entrances, 1)
        ],
    }


def _room(dungeon: Dungeon, rules: Rules, number: int) -> dict[str, Any]:
    room = dungeon.rooms[number]
    theme = Theme(rules.theme[number])
    return {
        "id": room.id,
        "names": {"fr": room.name_fr or room.id, "en": room.name_en or room.id},
        "zone": room.zone,
        "theme": None if theme == Theme.NONE else theme.name.lower(),
        "lair_of": [family.name.lower() for family in Family if theme != Theme.NONE and rules.lair[family] == theme],
        "flooded": room.flooded,
        "box": [room.x, room.y, room.w, room.h],
        "doors": [
            {"in": list(door.inside), "out": list(door.outside), "side": door.side.name}
            for door in dungeon.exits[number]
        ],
    }


def limits(rules: Rules) -> dict[str, Any]:
    """Every number of this table, by the specification's names, and the catalogue."""
    return {name: getattr(rules, name) for name in NUMBERS} | {
        "arrival_table": [rules.arrival_table[index] for index in range(ARRIVALS)],
        "items": {item.name.lower(): rules.item_copies[item] for item in Item},
        "monsters": [_monster(rules, kind) for kind in range(len(monsters()))],
    }


def _monster(rules: Rules, kind: int) -> dict[str, Any]:
    monster = monsters()[kind]
    weak = rules.type_weak[kind]
    return {
        "id": monster.id,
        "names": {"fr": monster.name_fr, "en": monster.name_en},
        "family": monster.family.name.lower(),
        "level": rules.type_level[kind],
        "powers": [power.name.lower() for power in Power if rules.type_powers[kind] & power],
        "weak": None if weak == NO_CLASS else Fighter(weak).name.lower(),
        "supply": None if kind >= FIRST_STRAY else rules.type_supply[kind],
        "wandering": FIRST_STRAY <= kind < GUARDIAN,
    }
