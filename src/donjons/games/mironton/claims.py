"""What a case says of a position, restated as it truly is: the very word where it is so (§13.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.boards.walks import NO_EXIT
from donjons.core.errors import BadNotation
from donjons.core.layout import Records
from donjons.games.mironton.facts import fact
from donjons.games.mironton.reading import reading, unlisted
from donjons.games.mironton.state import State
from donjons.games.mironton.steps import NO_SLOT, Unit
from donjons.games.mironton.unit_words import (
    UnitWord,
    heading_of,
    owner_of,
    place_of,
    place_word,
    read_unit,
    whole_unit,
)
from donjons.games.mironton.units_text import UNITS, figure_words, slot_with

UNIT_NAME: Final = re.compile("([bglw])([0-9]{1,5})")


def restated(dungeon: Dungeon, rules: Records, records: Records, word: str) -> str:
    _, state = reading(rules, records)
    if unit := read_unit(word):
        return _unit(dungeon, state, unit)
    name, equals, said = word.partition("=")
    if not equals:
        raise BadNotation(f"{word[:80]!r} is no fact: write units such as b1@GAR[W1], or name=value.")
    if match := UNIT_NAME.fullmatch(name):
        return _named(dungeon, state, UNITS[match[1]], int(match[2]), name)
    found = fact(dungeon, rules, records, name)
    is_same = SAME.get("".join(name.partition(".")[:2]), str.__eq__)
    return word if is_same(said, found) else f"{name}={found}"


def _named(dungeon: Dungeon, state: State, unit: Unit, serial: int, name: str) -> str:
    """A unit, or that there is none."""
    slot = slot_with(state, unit, serial)
    return f"{name}=-" if slot == NO_SLOT else whole_unit(dungeon, state, unit, slot)


def _unit(dungeon: Dungeon, state: State, said: UnitWord) -> str:
    slot = slot_with(state, said.unit, said.serial)
    if slot != NO_SLOT and _holds(dungeon, state, said, slot):
        return said.text
    return _named(dungeon, state, said.unit, said.serial, said.name)


def _holds(dungeon: Dungeon, state: State, said: UnitWord, slot: int) -> bool:
    """Is every part of the word so? Figures may be named in any order."""
    unit = said.unit
    return (
        said.owner in (None, owner_of(state, unit, slot))
        and said.place in (None, place_word(dungeon, place_of(state, unit, slot)))
        and said.heading in (None, heading_of(state, unit, slot))
        and (said.via is None or _is_via(dungeon, state, slot, said))
        and (said.figures is None or sorted(said.figures) == sorted(figure_words(state, unit, slot)))
    )


def _is_via(dungeon: Dungeon, state: State, slot: int, said: UnitWord) -> bool:
    """Did a band come by this exit? It is named by its side or by its number."""
    room = place_of(state, said.unit, slot)
    if said.unit != Unit.BAND or not 0 <= room < len(dungeon.rooms):
        return False
    via = state.band_via[slot]
    if via == NO_EXIT or said.via == "-":
        return said.via == "-" and via == NO_EXIT
    return said.via in (str(via), dungeon.exits[room][via].side.name)


def _is_same_reach(said: str, found: str) -> bool:
    """The same rooms in any order, each with its cost or without."""
    costs = dict(room.split(":") for room in unlisted(found))
    named = [room.partition(":") for room in unlisted(said)]
    return {room for room, _, _ in named} == set(costs) and all(cost in ("", costs[room]) for room, _, cost in named)


def _is_same_trap(said: str, found: str) -> bool:
    """The owner may be left out."""
    return said in (found, found.partition(":")[0])


SAME: Final[dict[str, Callable[[str, str], bool]]] = {"reach.": _is_same_reach, "trap.": _is_same_trap}
