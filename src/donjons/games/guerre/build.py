"""Building fortresses and churches (§7)."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.places import buildings_of, most_of
from donjons.games.guerre.pope import dismiss_if_unseated, how_many
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import PLACES, Building, Phase, PlaceKind, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import end_turn


@compiled
def cost_of(rules: Rules, building: int) -> int:
    return rules.fortress_cost if building == Building.FORTRESS else rules.church_cost


@compiled
def why_not_on(state: State, place: int, building: int) -> Rule:
    """Why this place cannot carry this building now."""
    if state.owner[place] != state.seat:
        return Rule.NOT_YOURS
    if state.kind[place] == PlaceKind.CAPITAL:
        return Rule.CAPITAL
    if has(state.built, place):
        return Rule.BUILT
    return Rule.SAME if state.building[place] == building else Rule.NONE


@compiled
def why_not_afford(rules: Rules, state: State, building: int) -> Rule:
    """Why the seat cannot have one more of this building."""
    if buildings_of(state, state.seat, building) >= most_of(rules, building):
        return Rule.LIMIT
    return Rule.NONE if state.gold[state.seat] >= cost_of(rules, building) else Rule.GOLD


@compiled
def why_not_build(rules: Rules, state: State, place: int, building: int) -> Rule:
    here = why_not_on(state, place, building)
    return here if here != Rule.NONE else why_not_afford(rules, state, building)


@compiled
def list_builds(rules: Rules, state: State, out: Row, found: int) -> int:
    for building in (Building.FORTRESS, Building.CHURCH):
        if why_not_afford(rules, state, building) == Rule.NONE:
            for place in range(PLACES):
                if why_not_on(state, place, building) == Rule.NONE:
                    out[found] = encode(Kind.BUILD, place, 0, building)
                    found += 1
    return found


@compiled
def can_build(rules: Rules, state: State) -> bool:
    for building in (Building.FORTRESS, Building.CHURCH):
        if why_not_afford(rules, state, building) == Rule.NONE:
            for place in range(PLACES):
                if why_not_on(state, place, building) == Rule.NONE:
                    return True
    return False


@compiled
def build(rules: Rules, state: State, place: int, building: int) -> None:
    """An old building is replaced without refund, which may cost a pope his church."""
    state.gold[state.seat] -= cost_of(rules, building)
    state.building[place] = building
    dismiss_if_unseated(rules, state, state.seat)
    state.built |= 1 << place
    if how_many(state.built) < rules.builds_per_action and can_build(rules, state):
        state.phase = Phase.BUILD_MORE
    else:
        end_turn(rules, state)
