"""Phase 5: lone monsters move, but never into contact (§7.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.clock import end_phase, next_seat
from donjons.games.mironton.groups import are_alike, why_not_reach
from donjons.games.mironton.reach import find_ways, forget_ways, lone_speed
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, Await, State
from donjons.games.mironton.steps import Kind, Unit, encode, encode_unit
from donjons.games.mironton.units import NO_UNIT, band_at, lone_slot


@compiled
def go_on_with_lone(rules: Rules, state: State) -> None:
    """Ask the seat for a lone monster, or where the active one goes; where there is no choice, go on."""
    if state.active != NO_SERIAL:
        if can_go(rules, state):
            state.awaits = Await.MOVE
        else:
            stay_lone(rules, state)
    elif has_lone_picks(rules, state):
        state.awaits = Await.PICK
    elif not next_seat(rules, state):
        end_phase(rules, state)


@compiled
def why_not_pick_lone(rules: Rules, state: State, slot: int) -> Rule:
    if slot >= state.lone or state.lone_owner[slot] != state.seat:
        return Rule.NOT_YOURS
    if state.lone_acted[slot]:
        return Rule.ACTIVATED
    if band_at(state, int(state.lone_place[slot])) != NO_UNIT:
        return Rule.ENGAGED
    for other in range(slot):
        if not state.lone_acted[other] and are_alike(state, other, slot):
            return Rule.LIKE
    return Rule.NONE


@compiled
def has_lone_picks(rules: Rules, state: State) -> bool:
    for slot in range(state.lone):
        if why_not_pick_lone(rules, state, slot) == Rule.NONE:
            return True
    return False


@compiled
def pick_lone(rules: Rules, state: State, slot: int) -> None:
    state.active = state.lone_serial[slot]
    find_ways(rules, state, int(state.lone_place[slot]), lone_speed(rules, state, slot), False)


@compiled
def why_not_go_lone(rules: Rules, state: State, place: int) -> Rule:
    return why_not_reach(rules, state, int(state.lone_place[lone_slot(state, state.active)]), place)


@compiled
def can_go(rules: Rules, state: State) -> bool:
    for place in range(rules.places):
        if why_not_go_lone(rules, state, place) == Rule.NONE:
            return True
    return False


@compiled
def go_lone(rules: Rules, state: State, place: int) -> None:
    slot = lone_slot(state, state.active)
    state.lone_place[slot] = place
    state.lone_since[slot] = state.turn
    stay_lone(rules, state)


@compiled
def stay_lone(rules: Rules, state: State) -> None:
    """The activation of a lone monster is over."""
    state.lone_acted[lone_slot(state, state.active)] = 1
    state.active = NO_SERIAL
    forget_ways(rules, state)


@compiled
def list_lone_picks(rules: Rules, state: State, out: Row) -> int:
    found = 0
    for slot in range(state.lone):
        if why_not_pick_lone(rules, state, slot) == Rule.NONE:
            out[found] = encode(Kind.PICK, encode_unit(Unit.LONE, slot), 0, 0)
            found += 1
    out[found] = encode(Kind.DONE, 0, 0, 0)
    return found + 1


@compiled
def list_lone_moves(rules: Rules, state: State, out: Row) -> int:
    out[0] = encode(Kind.STAY, 0, 0, 0)
    found = 1
    for place in range(rules.places):
        if why_not_go_lone(rules, state, place) == Rule.NONE:
            out[found] = encode(Kind.GO, place, 0, 0)
            found += 1
    return found
