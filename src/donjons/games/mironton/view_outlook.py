"""What lies ahead of whoever is to act: where units may go, how fights would go, where bands may get to (§14)."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.boards.walks import OUTSIDE
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.odds import opened_attack
from donjons.games.mironton.outlook import outlook
from donjons.games.mironton.reach import cost_of
from donjons.games.mironton.reading import reading
from donjons.games.mironton.state import NO_SERIAL, UNREACHED, Await, Phase, State
from donjons.games.mironton.steps import Kind, Unit, kind_of, slot_of, subject_of, unit_of
from donjons.games.mironton.unit_words import place_of
from donjons.games.mironton.units import band_at, bands_at, group_slot
from donjons.games.mironton.units_text import LETTERS, unit_word
from donjons.games.mironton.view_sides import round_of
from donjons.games.mironton.view_types import MirontonReach, MirontonRound, MirontonThreat

ATTACKED_SOON = (Phase.GROUPS, Phase.SECOND_WINDOW, Phase.FIGHT)  # the phases before and in which groups fight


# Where units may go.
def reach(setting: Setting, records: Records, words: Words) -> list[MirontonReach]:
    """Of the active unit, or of each that may be picked: the places in reach with their cost."""
    state = words.state
    if state.awaits == Await.MOVE:
        return [_reach(words, state, words.active_name())]
    if state.awaits != Await.PICK:
        return []
    return [
        found for step in setting.referee.legal(records) for found in _reach_if_picked(setting, records, words, step)
    ]


def _reach_if_picked(setting: Setting, records: Records, words: Words, step: int) -> Iterator[MirontonReach]:
    if kind_of(step) != Kind.PICK:
        return
    name = unit_word(words.state, unit_of(subject_of(step)), slot_of(subject_of(step)))
    after = records.copy()
    setting.referee.play(after, step)
    _, then = reading(setting.rules, after)
    if then.awaits == Await.MOVE and then.active == int(name[1:]):  # otherwise it could only stay
        yield _reach(words, then, name)


def _reach(words: Words, state: State, name: str) -> MirontonReach:
    here = words.by_name()[name].place
    costs = ((place, cost_of(words.rules, state, place)) for place in range(words.dungeon.places))
    return {
        "unit": name,
        "places": [
            {"place": words.dungeon.place_id(place), "cost": cost, "contact": band_at(state, place) >= 0}
            for place, cost in costs
            if cost != UNREACHED and place != here
        ],
    }


# Fights that may come.
def forecasts(words: Words, reaches: list[MirontonReach]) -> list[MirontonRound]:
    """For each band: the groups that would attack it as they stand; then each that may join them, and all together."""
    state = words.state
    if is_chance(state) or state.phase not in ATTACKED_SOON:
        return []
    bands = range(state.bands)
    return [found for band in bands if state.band_place[band] >= 0 for found in _of_band(words, band, reaches)]


def _of_band(words: Words, band: int, reaches: list[MirontonReach]) -> Iterator[MirontonRound]:
    state = words.state
    place = state.band_place[band]
    here = _attackers(state, band)
    others = [slot for slot in _that_reach(words, reaches, place) if slot not in here]
    sets = [here, *([*here, slot] for slot in others), *([[*here, *others]] if len(others) > 1 else [])]
    for groups in sets:
        with_guardian = place == words.rules.heart and band_at(state, place) == band
        if groups or with_guardian:
            yield round_of(words.dungeon, words.rules, opened_attack(words.rules, state, groups, band, with_guardian))


def _attackers(state: State, band: int) -> list[int]:
    """The groups in its place; of those that have chosen among several bands, those that chose it."""
    place, serial = state.band_place[band], state.band_serial[band]
    groups = [slot for slot in range(state.groups) if state.group_place[slot] == place]
    if bands_at(state, place) == 1:
        return groups
    choosing = group_slot(state, state.active) if state.awaits == Await.TARGET else -1
    return [
        slot
        for slot in groups
        if state.group_target[slot] == serial or (state.group_target[slot] == NO_SERIAL and slot >= choosing)
    ]


def _that_reach(words: Words, reaches: list[MirontonReach], place: int) -> list[int]:
    """The groups that can get to a place."""
    name = words.dungeon.place_id(place)
    return [
        group_slot(words.state, int(found["unit"][1:]))
        for found in reaches
        if found["unit"][0] == LETTERS[Unit.GROUP] and any(goal["place"] == name for goal in found["places"])
    ]


# Where bands may get to.
def threats(words: Words) -> list[MirontonThreat]:
    """For each band inside, where it may stand after its next activation; told to whoever is to act."""
    state = words.state
    if is_chance(state) or state.phase in (Phase.SETUP, Phase.OVER):
        return []
    return [_threat(words, band) for band in range(state.bands) if place_of(state, Unit.BAND, band) >= 0]


def _threat(words: Words, band: int) -> MirontonThreat:
    chances = outlook(words.rules, words.state, band)
    return {
        "band": unit_word(words.state, Unit.BAND, band),
        "heart": chances.get(words.rules.heart, 0.0),
        "leaves": chances.get(OUTSIDE, 0.0),
        "places": [
            {"place": words.dungeon.place_id(place), "chance": chance}
            for place, chance in chances.items()
            if place != OUTSIDE
        ],
    }
