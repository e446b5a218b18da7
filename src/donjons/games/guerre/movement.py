"""Movement along one road: before the action of a turn, and once more instead of it (§7)."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.places import eliminate_if_beaten, gain, lose, room
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import LeaveEmpty, Rules
from donjons.games.guerre.state import NEUTRAL, PLACES, Phase, PlaceKind, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import end_turn, next_turn
from donjons.games.guerre.victory import look_for_victory


@compiled
def tokens_that_may_leave(rules: Rules, state: State, origin: int) -> int:
    """Capitals and cities keep one token, unless the switch says otherwise."""
    keeps = rules.leave_empty == LeaveEmpty.VILLAGES and state.kind[origin] != PlaceKind.VILLAGE
    return state.tokens[origin] - (1 if keeps else 0)


@compiled
def is_open_to_movement(rules: Rules, state: State, place: int) -> bool:
    owner = state.owner[place]
    return owner == state.seat or (rules.move_into_neutral != 0 and owner == NEUTRAL)


@compiled
def why_not_move(rules: Rules, state: State, origin: int, target: int, count: int) -> Rule:
    if state.phase == Phase.ACT and not state.moved:
        return Rule.NO_FIRST_MOVE
    if state.owner[origin] != state.seat:
        return Rule.NOT_YOURS
    if not has(rules.linked[origin], target):
        return Rule.NOT_LINKED
    if not is_open_to_movement(rules, state, target):
        return Rule.FOREIGN
    if count > state.tokens[origin]:
        return Rule.TOO_MANY
    if count > tokens_that_may_leave(rules, state, origin):
        return Rule.KEEP_ONE
    return Rule.NONE if count <= room(rules, state, target) else Rule.FULL


@compiled
def list_moves(rules: Rules, state: State, out: Row, found: int) -> int:
    for origin in range(PLACES):
        if state.owner[origin] == state.seat:
            free = tokens_that_may_leave(rules, state, origin)
            for i in range(rules.degree[origin] if free > 0 else 0):
                target = int(rules.road[origin, i])
                if is_open_to_movement(rules, state, target):
                    for count in range(1, min(free, room(rules, state, target)) + 1):
                        out[found] = encode(Kind.MOVE, origin, target, count)
                        found += 1
    return found


@compiled
def move(rules: Rules, state: State, origin: int, target: int, count: int) -> None:
    """Tokens walk along a road; a village left empty turns neutral."""
    seat = state.seat
    state.tokens[origin] -= count
    if state.owner[target] == NEUTRAL:
        gain(rules, state, target, seat, count)
    else:
        state.tokens[target] += count
    if state.tokens[origin] == 0:
        lose(rules, state, origin)
        eliminate_if_beaten(rules, state, seat)
    look_for_victory(rules, state)
    if state.phase == Phase.OVER:
        return
    if not state.alive[seat]:
        next_turn(rules, state)
    elif state.phase == Phase.MOVE:
        state.moved = 1
        state.phase = Phase.ACT
    else:
        end_turn(rules, state)
