"""What never changes during a game, as JSON: the plan of the dungeon, the catalogue, and the numbers of this table."""

from __future__ import annotations

from donjons.boards.dungeon import Dungeon
from donjons.core.parameters import Language
from donjons.games.mironton import names
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.market import boss_price, hire_price, stray_price
from donjons.games.mironton.rules import ARRIVALS, NUMBERS, START_TROOPS, Rules
from donjons.games.mironton.tables import (
    FIRST_STRAY,
    GROUP_FAMILIES,
    GUARDIAN,
    NO_CLASS,
    Family,
    Fighter,
    Power,
    Theme,
)
from donjons.games.mironton.view_types import (
    MirontonChart,
    MirontonFamily,
    MirontonMap,
    MirontonMonster,
    MirontonRoom,
)


def chart(dungeon: Dungeon, rules: Rules) -> MirontonChart:
    """Every number of this table by the specification's names, the map and the catalogue."""
    return {
        "family": "mironton",
        "map": plan(dungeon, rules),
        "numbers": {name: getattr(rules, name) for name in NUMBERS},
        "arrival_table": [rules.arrival_table[index] for index in range(ARRIVALS)],
        "monsters": [_monster(rules, kind) for kind in range(len(monsters()))],
        "families": [_family(dungeon, rules, family) for family in range(GROUP_FAMILIES)],
    }


def plan(dungeon: Dungeon, rules: Rules) -> MirontonMap:
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


def _room(dungeon: Dungeon, rules: Rules, number: int) -> MirontonRoom:
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
            {"inside": list(door.inside), "outside": list(door.outside), "side": door.side.name}
            for door in dungeon.exits[number]
        ],
    }


def _monster(rules: Rules, kind: int) -> MirontonMonster:
    monster = monsters()[kind]
    weak = rules.type_weak[kind]
    is_regular, is_stray = kind < FIRST_STRAY, FIRST_STRAY <= kind < GUARDIAN
    return {
        "id": monster.id,
        "names": {"fr": monster.name_fr, "en": monster.name_en},
        "plurals": {"fr": _several("fr", monster.id), "en": _several("en", monster.id)},
        "family": monster.family.name.lower(),
        "level": rules.type_level[kind],
        "powers": [power.name.lower() for power in Power if rules.type_powers[kind] & power],
        "weak": None if weak == NO_CLASS else Fighter(weak).name.lower(),
        "supply": rules.type_supply[kind] if is_regular else None,
        "wandering": is_stray,
        "price": hire_price(rules, kind) if is_regular else stray_price(rules, kind) if is_stray else None,
        "boss_price": boss_price(rules, kind) if is_regular else None,
    }


def _several(language: Language, kind: str) -> str:
    name = names.monster(language, kind)["s"]
    return name[0].upper() + name[1:]


def _family(dungeon: Dungeon, rules: Rules, family: int) -> MirontonFamily:
    lairs = [room.id for number, room in enumerate(dungeon.rooms) if rules.theme[number] == rules.lair[family]]
    return {
        "family": Family(family).name.lower(),
        "boss": monsters()[rules.starter_boss[family]].id,
        "troop": monsters()[rules.starter_troop[family]].id,
        "count": START_TROOPS,
        "lair": lairs,
    }
