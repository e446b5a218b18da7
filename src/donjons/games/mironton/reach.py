"""The ways of monsters: what they can reach with their speed (§8.2).

Costs are kept in the state while a unit is active: `cost` of corridor cells and of rooms that are crossed for nothing
(the one it starts in, and one it came into by a pentacle), `gate_cost` of rooms by the exit of entry.
"""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import UNREACHED, State
from donjons.games.mironton.tables import Power
from donjons.games.mironton.units import NO_UNIT, band_at, has_power


@compiled
def speed_modifier(rules: Rules, kind: int, place: int) -> int:
    """What the powers of a type add to its speed, by the place where it sets out."""
    more = 0
    if has_power(rules, kind, Power.FLYING):
        more += rules.mod_flying
    if has_power(rules, kind, Power.UNDEAD):
        more += rules.mod_undead
    if has_power(rules, kind, Power.AQUATIC):
        is_wet = place < rules.rooms and rules.flooded[place]
        more += rules.mod_aquatic_wet if is_wet else rules.mod_aquatic_dry
    return more


@compiled
def group_speed(rules: Rules, state: State, slot: int) -> int:
    """The slowest figure of a group decides."""
    place = int(state.group_place[slot])
    least = speed_modifier(rules, int(state.member_type[slot, 0]), place)
    for member in range(1, state.group_size[slot]):
        least = min(least, speed_modifier(rules, int(state.member_type[slot, member]), place))
    return max(0, rules.speed_boss + least + state.group_horn[slot])


@compiled
def lone_speed(rules: Rules, state: State, slot: int) -> int:
    return max(0, rules.speed_lone + speed_modifier(rules, int(state.lone_type[slot]), int(state.lone_place[slot])))


@compiled
def stray_speed(rules: Rules, state: State, slot: int) -> int:
    return max(0, rules.speed_stray + speed_modifier(rules, int(state.stray_type[slot]), int(state.stray_place[slot])))


@compiled
def find_ways(rules: Rules, state: State, start: int, speed: int, may_attack: bool) -> None:
    """Fill in the costs from a place: groups, which may attack, may enter a band's place, but go no further."""
    for place in range(rules.places):
        state.cost[place] = UNREACHED
    for room in range(rules.rooms):
        for way in range(rules.links[room]):
            state.gate_cost[room, way] = UNREACHED
    state.cost[start] = 0
    spread(rules, state, start, speed, may_attack)
    pass_pentacles(rules, state, start, may_attack)
    if state.pairs > 0:
        spread(rules, state, start, speed, may_attack)


@compiled
def forget_ways(rules: Rules, state: State) -> None:
    for place in range(rules.places):
        state.cost[place] = 0
    for room in range(rules.rooms):
        for way in range(rules.links[room]):
            state.gate_cost[room, way] = 0


@compiled
def spread(rules: Rules, state: State, start: int, speed: int, may_attack: bool) -> None:
    """Go on from everything reached, in the order of cost."""
    for spent in range(speed):
        for place in range(rules.places):
            if state.cost[place] == spent and may_go_on(state, start, place):
                for way in range(rules.links[place] if place < rules.rooms else 4):
                    reach(rules, state, place, way, spent + 1, may_attack)
        for room in range(rules.rooms):
            for gate in range(rules.links[room]):
                if state.gate_cost[room, gate] == spent and may_go_on(state, start, room):
                    for way in range(rules.links[room]):
                        cost = spent + 1 + int(rules.cross[room, gate, way])
                        if cost <= speed:
                            reach(rules, state, room, way, cost, may_attack)


@compiled
def may_go_on(state: State, start: int, place: int) -> bool:
    return place == start or band_at(state, place) == NO_UNIT


@compiled
def reach(rules: Rules, state: State, place: int, way: int, cost: int, may_attack: bool) -> None:
    """A way from a place leads further at this cost."""
    other = int(rules.beyond[place, way])
    if other < 0 or not (may_attack or band_at(state, other) == NO_UNIT):
        return
    if other < rules.rooms:
        gate = int(rules.door[place, way])
        if state.gate_cost[other, gate] == UNREACHED or cost < state.gate_cost[other, gate]:
            state.gate_cost[other, gate] = cost
    elif state.cost[other] == UNREACHED or cost < state.cost[other]:
        state.cost[other] = cost


@compiled
def pass_pentacles(rules: Rules, state: State, start: int, may_attack: bool) -> None:
    """From each room with a pentacle to its pair, at no cost: once, since no room has two pentacles."""
    for pair in range(state.pairs):
        one, other = int(state.pentacle[pair, 0]), int(state.pentacle[pair, 1])
        there, back = cost_of(rules, state, one), cost_of(rules, state, other)
        if may_go_on(state, start, one):
            pass_pentacle(state, other, there, may_attack)
        if may_go_on(state, start, other):
            pass_pentacle(state, one, back, may_attack)


@compiled
def pass_pentacle(state: State, room: int, cost: int, may_attack: bool) -> None:
    """Come into a room by its pentacle: from there its crossing is free."""
    is_better = cost != UNREACHED and (state.cost[room] == UNREACHED or cost < state.cost[room])
    if is_better and (may_attack or band_at(state, room) == NO_UNIT):
        state.cost[room] = cost


@compiled
def cost_of(rules: Rules, state: State, place: int) -> int:
    """The cells to a place, or UNREACHED."""
    least = int(state.cost[place])
    if place < rules.rooms:
        for gate in range(rules.links[place]):
            cost = int(state.gate_cost[place, gate])
            if cost != UNREACHED and (least == UNREACHED or cost < least):
                least = cost
    return least
