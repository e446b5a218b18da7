"""What those who study a game read off each step (§14.2): the step, and the states before and after it."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.barons.counts import (
    BONUS_MOVE,
    BONUS_ORDER,
    BONUS_RECRUIT,
    FACE,
    FIRST_ORDER_SHIFT,
    ORDERS,
    PAIR,
    THREE_BITS,
    UNUSED,
    Count,
    Memory,
)
from donjons.games.barons.end import donjons, points_on, score_sheet
from donjons.games.barons.observe_donjons import count_donjons, count_sites
from donjons.games.barons.observe_knights import begin_turn, count_blocked, count_cut, count_melees, count_walk
from donjons.games.barons.observe_troops import count_reserve, count_sieges, count_troops
from donjons.games.barons.rules import RollWhen, Rules
from donjons.games.barons.state import Action, Phase, State
from donjons.games.barons.steps import Kind, count_of, is_second, is_starred, kind_of


@compiled
def round_begun(state: State) -> int:
    return 0 if state.phase < Phase.ROLL else state.round_no


@compiled
def points_shown(rules: Rules, state: State, out: Values) -> None:
    """The points of every seat."""
    totals, kinds = score_sheet(rules, state)
    for seat in range(rules.players):
        out[seat] = points_on(rules, totals, kinds, seat)


@compiled
def count_step(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    kind = kind_of(step)
    if kind < Kind.ROLL:
        return
    seat = int(before.seat)
    if kind == Kind.ROLL:
        counts[seat, FACE + count_of(step) - 1] += 1
        if rules.roll_when == RollWhen.TURN:
            return
    else:
        counts[seat, kind - Kind.MOVE_BARON] += 1
        remember(seat, kind, counts)
        count_bonus(rules, before, kind, step, counts)
    if kind == Kind.MOVE_BARON or kind == Kind.MOVE_KNIGHT:
        count_walk(rules, before, step, state, counts)
    elif kind < Kind.DONE:
        count_order(rules, before, step, counts)
        count_troops(rules, before, step, state, counts)
        count_donjons(rules, before, step, state, counts)
    if state.final_round > before.final_round:
        counts[seat, Count.TRIGGER] = 1
    if has_turn_ended(before, state):
        count_turn(rules, before, kind, state, counts)


@compiled
def remember(seat: int, kind: int, counts: Grid) -> None:
    if kind == Kind.MOVE_BARON:
        counts[seat, Count.MEMORY] |= Memory.WALKED
    elif kind == Kind.MOVE_KNIGHT:
        counts[seat, Count.MEMORY] |= Memory.KNIGHT
    elif kind != Kind.END:
        counts[seat, Count.MEMORY] |= Memory.ORDER


@compiled
def count_bonus(rules: Rules, before: State, kind: int, step: int, counts: Grid) -> None:
    """How the bonus of the die is spent: a longer move, a better recruitment, a second order (§6.2)."""
    seat = int(before.seat)
    column = before.die - 1
    if is_second(step):
        counts[seat, BONUS_ORDER + column] += 1
    elif is_starred(step):
        counts[seat, (BONUS_RECRUIT if kind == Kind.RECRUIT else BONUS_MOVE) + column] += 1
    elif kind != Kind.RECRUIT or rules.bonus_recruits:
        return
    counts[seat, Count.MEMORY] |= Memory.BONUS


@compiled
def is_opening(kind: int) -> bool:
    """Does this kind of step begin an order?"""
    return Kind.RECRUIT <= kind <= Kind.DISPERSE or kind == Kind.GATHER


@compiled
def count_order(rules: Rules, before: State, step: int, counts: Grid) -> None:
    """Silenced tiles may cut the lines of an order; if it is the turn's second, which one does it follow?"""
    kind = kind_of(step)
    if not is_opening(kind):
        return
    count_cut(rules, before, step, counts)
    seat = int(before.seat)
    order = kind - Kind.RECRUIT if kind < Kind.GATHER else len(ORDERS) - 1
    if is_second(step):
        first = counts[seat, Count.MEMORY] >> FIRST_ORDER_SHIFT & THREE_BITS
        counts[seat, PAIR + first * len(ORDERS) + order] += 1
    else:
        counts[seat, Count.MEMORY] |= order << FIRST_ORDER_SHIFT


@compiled
def has_turn_ended(before: State, state: State) -> bool:
    return state.seat != before.seat or state.round_no != before.round_no or state.phase == Phase.OVER


@compiled
def count_turn(rules: Rules, before: State, kind: int, state: State, counts: Grid) -> None:
    """What a turn was, how it left things, and how the next one begins."""
    seat = int(before.seat)
    counts[seat, Count.TURN] += 1
    counts[seat, turn_shape(before, kind)] += 1
    if before.die > 0 and counts[seat, Count.MEMORY] & Memory.BONUS == 0:
        counts[seat, UNUSED + before.die - 1] += 1
    count_blocked(seat, counts)
    count_melees(rules, state, seat, counts)
    if rules.objectives > 0:
        count_sites(rules, state, seat, counts)
    count_sieges(rules, state, seat, counts)
    count_reserve(rules, before, state, counts)
    counts[seat, Count.DONJON_TURNS] += donjons(rules, state, seat)
    if state.phase != Phase.OVER:
        begin_turn(rules, state, counts)


@compiled
def turn_shape(before: State, kind: int) -> Count:
    """The one or two actions of a turn, the last of which this step completes; END may stand for the second."""
    last = Action.ORDER
    if kind == Kind.END:
        last = Action.NONE
    elif kind == Kind.MOVE_BARON or kind == Kind.MOVE_KNIGHT:
        last = Action.MOVE
    if before.actions == 0:
        return shape_of(last, Action.NONE)
    return shape_of(before.first_action, last)


@compiled
def shape_of(first: int, second: int) -> Count:
    if first == Action.NONE:
        return Count.TURN_PASS
    if first == Action.MOVE:
        if second == Action.NONE:
            return Count.TURN_MOVE
        return Count.TURN_MOVE_MOVE if second == Action.MOVE else Count.TURN_MOVE_ORDER
    if second == Action.NONE:
        return Count.TURN_ORDER
    return Count.TURN_ORDER_MOVE if second == Action.MOVE else Count.TURN_ORDER_ORDER
