"""What a player should not overlook before he ends his phase (§14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from donjons.games.mironton.bands import band_speed
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.groups import command_limit
from donjons.games.mironton.state import Await, Phase, State
from donjons.games.mironton.steps import Unit
from donjons.games.mironton.tables import GROUP_FAMILIES, Family, Zone
from donjons.games.mironton.units_text import unit_word
from donjons.games.mironton.view_types import MirontonThreat, MirontonWarning

Kind = Literal["heart", "leaves", "approaches", "split", "purse", "bossless"]
SOON = 2  # activations


def warnings(words: Words, threats: list[MirontonThreat]) -> list[MirontonWarning]:
    """The gravest first; for whoever is to act in the midst of a game."""
    if is_chance(words.state) or words.state.phase in (Phase.SETUP, Phase.OVER):
        return []
    return [*_of_bands(threats), *_approaches(words), *_split(words), *_purse(words), *_bossless(words)]


def _warning(kind: Kind, units: list[str], family: str | None = None, chance: float | None = None) -> MirontonWarning:
    return {"warning": kind, "units": units, "family": family, "chance": chance}


def _of_bands(threats: list[MirontonThreat]) -> Iterator[MirontonWarning]:
    """Bands that may reach the Heart, or leave, in the next turn."""
    for threat in threats:
        if threat["heart"] > 0:
            yield _warning("heart", [threat["band"]], chance=threat["heart"])
        if threat["leaves"] > 0:
            yield _warning("leaves", [threat["band"]], chance=threat["leaves"])


def _approaches(words: Words) -> Iterator[MirontonWarning]:
    """Nobody stands in the Heart or beside it, and a band is within two activations."""
    rules, state = words.rules, words.state
    places = [state.group_place[group] for group in range(state.groups)]
    places += [state.lone_place[lone] for lone in range(state.lone)]
    if any(place < rules.rooms and rules.zone[place] in (Zone.HEART, Zone.INNER) for place in places):
        return
    near = [unit_word(state, Unit.BAND, band) for band in range(state.bands) if _is_near(words, band)]
    if near:
        yield _warning("approaches", near)


def _is_near(words: Words, band: int) -> bool:
    rules, state = words.rules, words.state
    place = state.band_place[band]
    return place >= 0 and rules.apart[place, rules.heart] <= SOON * band_speed(rules, state, band)


def _split(words: Words) -> Iterator[MirontonWarning]:
    """A boss with room for more, and lone monsters of its family elsewhere."""
    rules, state = words.rules, words.state
    for group in range(state.groups):
        family = rules.type_family[state.member_type[group, 0]]
        alone = [
            unit_word(state, Unit.LONE, lone)
            for lone in range(state.lone)
            if rules.type_family[state.lone_type[lone]] == family and state.lone_place[lone] != state.group_place[group]
        ]
        if alone and state.group_size[group] - 1 < command_limit(rules, state, group):
            yield _warning("split", [unit_word(state, Unit.GROUP, group), *alone], Family(family).name.lower())


def _purse(words: Words) -> Iterator[MirontonWarning]:
    """Gold that the next sack would carry off."""
    rules, state = words.rules, words.state
    if state.awaits == Await.BUY and state.treasury > 0 and state.guardian_hp < rules.guardian_level:
        yield _warning("purse", [])


def _bossless(words: Words) -> Iterator[MirontonWarning]:
    """Families whose recruits nobody would lead."""
    if words.state.awaits == Await.BUY:
        led = {words.rules.type_family[kind] for kind in _bosses(words.state)}
        for family in range(GROUP_FAMILIES):
            if family not in led:
                yield _warning("bossless", [], Family(family).name.lower())


def _bosses(state: State) -> Iterator[int]:
    return (state.member_type[group, 0] for group in range(state.groups))
