"""Units and figures as text (§13): `b3`, `DRG`, `M4/3`, `TRL/2`, `ORA*`."""

from __future__ import annotations

from typing import Final

from donjons.core.layout import Row
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.state import State
from donjons.games.mironton.steps import NO_SLOT, Unit
from donjons.games.mironton.tables import GUARDIAN, Fighter

GUARDIAN_WORD: Final = "DRG"
LETTERS: Final = {Unit.BAND: "b", Unit.GROUP: "g", Unit.LONE: "l", Unit.STRAY: "w"}
UNITS: Final = {letter: unit for unit, letter in LETTERS.items()}
FIGHTERS: Final = {fighter.name[0]: fighter for fighter in Fighter}


def serials(state: State, unit: int) -> list[int]:
    """The serial numbers of all units of a kind, by their slots."""
    rows: dict[int, tuple[Row, int]] = {
        Unit.BAND: (state.band_serial, state.bands),
        Unit.GROUP: (state.group_serial, state.groups),
        Unit.LONE: (state.lone_serial, state.lone),
        Unit.STRAY: (state.stray_serial, state.strays),
    }
    row, count = rows[unit]
    return [row[slot] for slot in range(count)]


def slot_with(state: State, unit: int, serial: int) -> int:
    """The slot of the unit with this serial number, or NO_SLOT."""
    known = serials(state, unit)
    return known.index(serial) if serial in known else NO_SLOT


def unit_word(state: State, unit: int, slot: int) -> str:
    """A unit by its kind and its slot."""
    return GUARDIAN_WORD if unit == Unit.GUARDIAN else f"{LETTERS[Unit(unit)]}{serials(state, unit)[slot]}"


def _wounded(word: str, hp: int, most: int) -> str:
    return word if hp == most else f"{word}/{hp}"


def adventurer_word(state: State, band: int, figure: int) -> str:
    letter = Fighter(state.figure_class[band, figure]).name[0]
    level = state.figure_level[band, figure]
    return _wounded(f"{letter}{level}", state.figure_hp[band, figure], level)


def monster_word(kind: int, hp: int, is_boss: bool = False) -> str:
    monster = monsters()[kind]
    return _wounded(monster.id + "*" * is_boss, hp, monster.level)


def adventurer_words(state: State, band: int) -> list[str]:
    return [adventurer_word(state, band, figure) for figure in range(state.band_figures[band])]


def member_words(state: State, group: int) -> list[str]:
    """The boss first, then the followers."""
    return [
        monster_word(state.member_type[group, member], state.member_hp[group, member], is_boss=member == 0)
        for member in range(state.group_size[group])
    ]


def figure_words(state: State, unit: int, slot: int) -> list[str]:
    """All figures of a unit in their order."""
    if unit == Unit.BAND:
        return adventurer_words(state, slot)
    if unit == Unit.GROUP:
        return member_words(state, slot)
    if unit == Unit.LONE:
        return [monster_word(state.lone_type[slot], state.lone_hp[slot])]
    if unit == Unit.STRAY:
        return [monster_word(state.stray_type[slot], state.stray_hp[slot])]
    return [monster_word(GUARDIAN, state.guardian_hp)]
