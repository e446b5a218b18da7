"""Everybody in a position as plain values, for pictures and sentences: units with their places and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from donjons.core.verbs import NOBODY
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import GUARDIAN, Fighter
from donjons.games.mironton.unit_words import owner_of, place_of
from donjons.games.mironton.units_text import figure_words, serials, unit_word


@dataclass(frozen=True)
class Figure:
    """One adventurer or monster."""

    kind: str  # the letter of the class, or the id of the type
    level: int
    hp: int
    is_boss: bool = False

    @property
    def is_wounded(self) -> bool:
        return self.hp < self.level


@dataclass(frozen=True)
class Party:
    """One unit."""

    unit: Unit
    slot: int
    name: str  # such as b3
    place: int
    owner: int  # a seat, or NOBODY
    figures: tuple[Figure, ...]
    words: tuple[str, ...]  # the figures as the notation writes them

    @property
    def hp(self) -> int:
        return sum(figure.hp for figure in self.figures)

    @property
    def levels(self) -> int:
        return sum(figure.level for figure in self.figures)


def crew(rules: Rules, state: State) -> Iterator[Party]:
    """Everybody, bands outside included: bands, groups, lone monsters, strays, the guardian."""
    for unit in Unit:
        count = 1 if unit == Unit.GUARDIAN else len(serials(state, unit))
        for slot in range(count):
            yield party(rules, state, unit, slot)


def party(rules: Rules, state: State, unit: Unit, slot: int) -> Party:
    is_guardian = unit == Unit.GUARDIAN
    owner = None if is_guardian else owner_of(state, unit, slot)
    return Party(
        unit=unit,
        slot=slot,
        name=unit_word(state, unit, slot),
        place=rules.heart if is_guardian else place_of(state, unit, slot),
        owner=NOBODY if owner is None else owner,
        figures=tuple(_figures(rules, state, unit, slot)),
        words=tuple(figure_words(state, unit, slot)),
    )


def _figures(rules: Rules, state: State, unit: Unit, slot: int) -> Iterator[Figure]:
    if unit == Unit.BAND:
        for figure in range(state.band_figures[slot]):
            letter = Fighter(state.figure_class[slot, figure]).name[0]
            yield Figure(letter, state.figure_level[slot, figure], state.figure_hp[slot, figure])
    elif unit == Unit.GROUP:
        for member in range(state.group_size[slot]):
            yield _monster(state.member_type[slot, member], state.member_hp[slot, member], is_boss=member == 0)
    elif unit == Unit.LONE:
        yield _monster(state.lone_type[slot], state.lone_hp[slot])
    elif unit == Unit.STRAY:
        yield _monster(state.stray_type[slot], state.stray_hp[slot])
    else:
        yield Figure(monsters()[GUARDIAN].id, rules.guardian_level, state.guardian_hp)


def _monster(kind: int, hp: int, is_boss: bool = False) -> Figure:
    return Figure(monsters()[kind].id, monsters()[kind].level, hp, is_boss)
