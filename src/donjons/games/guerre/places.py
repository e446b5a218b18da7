"""Places: what they hold and are worth, how they are gained and lost, and what a house without any becomes (§8.1)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.guerre.pope import dismiss_if_unseated, dismiss_pope
from donjons.games.guerre.rules import BuildingOnCapture, Elimination, Rules
from donjons.games.guerre.state import NEUTRAL, PLACES, POWERS, SEATS, Building, PlaceKind, Power, State


@compiled
def capacity(rules: Rules, state: State, place: int) -> int:
    return rules.cap_village if state.kind[place] == PlaceKind.VILLAGE else rules.cap_city


@compiled
def value(rules: Rules, state: State, place: int) -> int:
    """The influence that a place brings and costs."""
    return rules.value_village if state.kind[place] == PlaceKind.VILLAGE else rules.value_city


@compiled
def room(rules: Rules, state: State, place: int) -> int:
    """How many tokens more a place can hold."""
    return capacity(rules, state, place) - state.tokens[place]


@compiled
def villages_of(state: State, seat: int) -> int:
    count = 0
    for place in range(PLACES):
        if state.owner[place] == seat and state.kind[place] == PlaceKind.VILLAGE:
            count += 1
    return count


@compiled
def cities_of(state: State, seat: int) -> int:
    """Capitals and crown cities of a seat."""
    count = 0
    for place in range(PLACES):
        if state.owner[place] == seat and state.kind[place] != PlaceKind.VILLAGE:
            count += 1
    return count


@compiled
def troops_of(state: State, seat: int) -> int:
    """All the tokens of a seat."""
    count = 0
    for place in range(PLACES):
        if state.owner[place] == seat:
            count += state.tokens[place]
    return count


@compiled
def buildings_of(state: State, seat: int, building: int) -> int:
    count = 0
    for place in range(PLACES):
        if state.owner[place] == seat and state.building[place] == building:
            count += 1
    return count


@compiled
def most_of(rules: Rules, building: int) -> int:
    """How many of a building one seat may hold."""
    return rules.fortress_max if building == Building.FORTRESS else rules.church_max


@compiled
def lose(rules: Rules, state: State, place: int) -> None:
    """LOSE: a place turns neutral, and its building stays."""
    seat = int(state.owner[place])
    state.owner[place] = NEUTRAL
    state.tokens[place] = 0
    state.influence[seat] = max(rules.influence_floor, state.influence[seat] - value(rules, state, place))
    dismiss_if_unseated(rules, state, seat)


@compiled
def gain(rules: Rules, state: State, place: int, seat: int, tokens: int) -> None:
    """GAIN: a place changes hands; a building beyond the seat's maximum is pulled down."""
    state.owner[place] = seat
    state.tokens[place] = tokens
    state.influence[seat] += value(rules, state, place)
    building = state.building[place]
    if building != Building.NONE and (
        rules.building_on_capture == BuildingOnCapture.RAZED
        or buildings_of(state, seat, building) > most_of(rules, building)
    ):
        state.building[place] = Building.NONE


@compiled
def eliminate_if_beaten(rules: Rules, state: State, seat: int) -> None:
    """ELIMINATE: a house without a place is out of the game."""
    for place in range(PLACES):
        if state.owner[place] == seat and (
            rules.elimination == Elimination.NO_PLACE or state.kind[place] == PlaceKind.VILLAGE
        ):
            return
    for place in range(PLACES):
        if state.owner[place] == seat:
            state.owner[place] = NEUTRAL
            state.tokens[place] = 0
    out = 0
    for other in range(rules.players):
        out += 1 - state.alive[other]
    state.alive[seat] = 0
    state.eliminated[out] = seat
    state.gold[seat] = 0
    dismiss_pope(state, seat)
    for power in range(POWERS):
        if state.holder[power] == seat:
            vacate(state, power)


@compiled
def vacate(state: State, power: int) -> None:
    """A power loses its holder."""
    state.holder[power] = NOBODY
    if power == Power.POPE:
        forget_released(state)


@compiled
def forget_released(state: State) -> None:
    for seat in range(SEATS):
        state.released[seat] = 0
