"""Whole units as words (§13.2): `b1@GRO<W[W4,M4/3]`, `g1(p0)@CHA[ORA*,ORL]`, `w1@36.6>E[RAT]`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from donjons.boards.dungeon import Dungeon, Side
from donjons.boards.walks import NO_EXIT
from donjons.games.mironton.state import COMING, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.units_text import LETTERS, UNITS, figure_words, unit_word

OUT: Final = "out"  # the place of a band outside,
COMES: Final = "coming"  # and of one that is created or looks for its entrance
WHOLE: Final = re.compile(
    r"([bglw])([0-9]{1,5})(?:\(p([0-3])\))?(?:@([A-Za-z0-9.]+))?(?:<([NESW0-7-]))?(?:>([NESW]))?(?:\[(.*)\])?"
)


@dataclass(frozen=True)
class UnitWord:
    """What a word says of a unit; None for what it leaves out."""

    text: str
    unit: Unit
    serial: int
    owner: int | None
    place: str | None
    via: str | None  # the side or the number of an exit, or -
    heading: Side | None
    figures: tuple[str, ...] | None

    @property
    def name(self) -> str:
        return f"{LETTERS[self.unit]}{self.serial}"


def read_unit(text: str) -> UnitWord | None:
    """The word of a unit, or None if it is another word."""
    match = WHOLE.fullmatch(text)
    if not match:
        return None
    letter, serial, owner, place, via, heading, figures = match.groups()
    return UnitWord(
        text=text,
        unit=UNITS[letter],
        serial=int(serial),
        owner=None if owner is None else int(owner),
        place=place,
        via=via,
        heading=None if heading is None else Side[heading],
        figures=None if figures is None else tuple(figures.split(",") if figures else ()),
    )


def place_of(state: State, unit: int, slot: int) -> int:
    rows = {
        Unit.BAND: state.band_place,
        Unit.GROUP: state.group_place,
        Unit.LONE: state.lone_place,
        Unit.STRAY: state.stray_place,
    }
    return rows[Unit(unit)][slot]


def place_word(dungeon: Dungeon, place: int) -> str:
    if place == COMING:
        return COMES
    return OUT if place < 0 else dungeon.place_id(place)


def owner_of(state: State, unit: int, slot: int) -> int | None:
    """The seat that a unit belongs to; bands and strays have none."""
    rows = {Unit.GROUP: state.group_owner, Unit.LONE: state.lone_owner}
    return rows[Unit(unit)][slot] if unit in rows else None


def via_word(dungeon: Dungeon, room: int, via: int) -> str:
    """The exit by which a band came in: by its side, by its number where two exits share a side, or none."""
    if via == NO_EXIT:
        return "-"
    sides = [door.side for door in dungeon.exits[room]]
    return str(via) if sides.count(sides[via]) > 1 else sides[via].name


def heading_of(state: State, unit: int, slot: int) -> Side | None:
    """The heading of a band or of a stray."""
    rows = {Unit.BAND: state.band_heading, Unit.STRAY: state.stray_heading}
    return Side(rows[Unit(unit)][slot]) if unit in rows else None


def way_words(dungeon: Dungeon, state: State, unit: int, slot: int) -> str:
    """Whence and whither: `<S` for a band in a room, `>E` in a corridor, `<->E` in a room without a via."""
    place, side = place_of(state, unit, slot), heading_of(state, unit, slot)
    if side is None or place < 0:
        return ""
    heading = f">{side.name}"
    if place >= len(dungeon.rooms):
        return heading
    if unit == Unit.STRAY:
        return ""
    via = state.band_via[slot]
    return f"<{via_word(dungeon, place, via)}{heading if via == NO_EXIT else ''}"


def whole_unit(dungeon: Dungeon, state: State, unit: int, slot: int) -> str:
    """A unit with all that its word can say."""
    owner = owner_of(state, unit, slot)
    seat = "" if owner is None else f"(p{owner})"
    place = place_word(dungeon, place_of(state, unit, slot))
    figures = ",".join(figure_words(state, unit, slot))
    return f"{unit_word(state, unit, slot)}{seat}@{place}{way_words(dungeon, state, unit, slot)}[{figures}]"
