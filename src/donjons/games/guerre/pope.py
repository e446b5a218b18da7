"""A pope of one's own: where he may sit, and when he falls (§8.1)."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.games.guerre.rules import PopeLink, Rules
from donjons.games.guerre.state import NO_POPE, PLACES, Building, State


@compiled
def churches_of(state: State, seat: int) -> int:
    """The set of a seat's places with a church."""
    places = 0
    for place in range(PLACES):
        if state.owner[place] == seat and state.building[place] == Building.CHURCH:
            places |= 1 << place
    return places


@compiled
def places_of(state: State, seat: int) -> int:
    """The set of a seat's places."""
    places = 0
    for place in range(PLACES):
        if state.owner[place] == seat:
            places |= 1 << place
    return places


@compiled
def connected(rules: Rules, start: int, within: int) -> int:
    """The places that can be reached from a place by roads without leaving a set."""
    reached = 1 << start
    frontier = reached
    while frontier != 0:
        nearby = 0
        for place in range(PLACES):
            if has(frontier, place):
                nearby |= rules.linked[place]
        frontier = nearby & within & ~reached
        reached |= frontier
    return reached


@compiled
def how_many(places: int) -> int:
    count = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count


@compiled
def pope_sites(rules: Rules, state: State, seat: int) -> int:
    """POPE-SITES: the church towns from which enough linked churches support a pope, as a set."""
    churches = churches_of(state, seat)
    if how_many(churches) < rules.pope_churches:
        return 0
    within = churches if rules.pope_link == PopeLink.DIRECT else places_of(state, seat)
    sites = 0
    for place in range(PLACES):
        if has(churches & ~sites, place):
            group = connected(rules, place, within) & churches
            if how_many(group) >= rules.pope_churches:
                sites |= group
    return sites


@compiled
def dismiss_pope(state: State, seat: int) -> None:
    state.pope_place[seat] = NO_POPE
    state.pope_age[seat] = 0


@compiled
def dismiss_if_unseated(rules: Rules, state: State, seat: int) -> None:
    """POPE-CHECK: a pope who lost his church, or the churches that support him, falls."""
    place = int(state.pope_place[seat])
    if place == NO_POPE:
        return
    unseated = state.owner[place] != seat or state.building[place] != Building.CHURCH
    if unseated or (rules.pope_needs_churches and not has(pope_sites(rules, state, seat), place)):
        dismiss_pope(state, seat)
