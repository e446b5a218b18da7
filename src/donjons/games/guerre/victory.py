"""The victories, the end of the game and the ranking (§8.2, §9)."""

from __future__ import annotations

from typing import Final

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.core.verbs import NOBODY
from donjons.games.guerre.places import troops_of
from donjons.games.guerre.pope import how_many, places_of
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NO_POPE, PLACES, Ending, Phase, PlaceKind, State

SHARED: Final = -2  # several seats hold some


@compiled
def last_living(rules: Rules, state: State) -> int:
    """The only living seat, or NOBODY."""
    found = NOBODY
    for seat in range(rules.players):
        if state.alive[seat]:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


@compiled
def master_of_capitals(state: State) -> int:
    """The seat that holds all the capitals that seats hold; SHARED or NOBODY otherwise."""
    master = NOBODY
    for place in range(PLACES):
        owner = int(state.owner[place])
        if state.kind[place] == PlaceKind.CAPITAL and owner >= 0 and owner != master:
            if master != NOBODY:
                return SHARED
            master = owner
    return master


@compiled
def master_of_crown(rules: Rules, state: State) -> int:
    """The seat that holds every crown city; SHARED or NOBODY otherwise."""
    master = NOBODY
    for place in range(PLACES):
        if has(rules.crown_cities, place):
            owner = int(state.owner[place])
            if owner < 0 or (master != NOBODY and owner != master):
                return SHARED
            master = owner
    return master


@compiled
def victory_of(rules: Rules, state: State, seat: int, capitals: int, crown: int) -> Ending:
    """The first condition of victory that a living seat meets."""
    if seat == last_living(rules, state):
        return Ending.LAST
    if seat == capitals:
        return Ending.CAPITALS
    if seat == crown:
        return Ending.CROWN
    if state.influence[seat] >= rules.win_influence:
        return Ending.INFLUENCE
    if state.pope_place[seat] != NO_POPE and state.pope_age[seat] >= rules.pope_turns:
        return Ending.POPE
    return Ending.NONE


@compiled
def look_for_victory(rules: Rules, state: State) -> None:
    """VICTORY: if any living seat meets a condition, the game is over; of several the first in the ranking wins."""
    if state.round_no < 1:
        return
    capitals = master_of_capitals(state)
    crown = master_of_crown(rules, state)
    winner = NOBODY
    for seat in range(rules.players):
        if state.alive[seat] and victory_of(rules, state, seat, capitals, crown) != Ending.NONE:
            if winner == NOBODY or comes_before(rules, state, seat, winner):
                winner = seat
    if winner != NOBODY:
        state.winner = winner
        state.ending = victory_of(rules, state, winner, capitals, crown)
        state.phase = Phase.OVER


@compiled
def end_at_cap(rules: Rules, state: State) -> None:
    """The last round is over: the first in the ranking wins."""
    winner = NOBODY
    for seat in range(rules.players):
        if state.alive[seat] and (winner == NOBODY or comes_before(rules, state, seat, winner)):
            winner = seat
    state.winner = winner
    state.ending = Ending.CAP
    state.phase = Phase.OVER


@compiled
def comes_before(rules: Rules, state: State, seat: int, other: int) -> bool:
    """The order of living seats: influence, places, tokens, gold, then clockwise from the anchor."""
    if state.influence[seat] != state.influence[other]:
        return state.influence[seat] > state.influence[other]
    places, other_places = how_many(places_of(state, seat)), how_many(places_of(state, other))
    if places != other_places:
        return places > other_places
    troops, other_troops = troops_of(state, seat), troops_of(state, other)
    if troops != other_troops:
        return troops > other_troops
    if state.gold[seat] != state.gold[other]:
        return state.gold[seat] > state.gold[other]
    return (seat - state.anchor) % rules.players < (other - state.anchor) % rules.players


@compiled
def rank_of(rules: Rules, state: State, seat: int) -> int:
    """The rank of a seat when the game is over, from 0: the winner, the living, then the last eliminated first."""
    if seat == state.winner:
        return 0
    living = 0
    before = 0
    for other in range(rules.players):
        if state.alive[other]:
            living += 1
            if other != seat and (other == state.winner or comes_before(rules, state, other, seat)):
                before += 1
    if state.alive[seat]:
        return before
    for place in range(rules.players - living):
        if state.eliminated[place] == seat:
            return rules.players - 1 - place
    return rules.players - 1


@compiled
def final_payoff(rules: Rules, state: State, out: Values) -> None:
    for seat in range(rules.players):
        out[seat] = 1.0 if seat == state.winner else 0.0
