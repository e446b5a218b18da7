"""The verbs of Guerre du passé: each step kind leads to the file of its rule."""

from __future__ import annotations

from donjons.core import verbs
from donjons.core.compiled import compiled, implements
from donjons.core.layout import Grid, Row, Values
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.guerre.attack import attack, list_attacks, why_not_attack
from donjons.games.guerre.auction import bid, hide_bids, list_bids, why_not_bid
from donjons.games.guerre.battle import begin_clash, list_occupations, occupy, why_not_occupy, withdraw
from donjons.games.guerre.build import build, list_builds, why_not_build
from donjons.games.guerre.canonical import is_canonical
from donjons.games.guerre.draws import (
    draw_outcome,
    drawn_kind,
    is_chance,
    list_outcomes,
    outcome_weight,
    play_outcome,
    why_not_outcome,
)
from donjons.games.guerre.evaluate import estimate
from donjons.games.guerre.events import (
    list_recruits,
    list_yields,
    recruit,
    why_not_recruit,
    why_not_yield,
    yield_village,
)
from donjons.games.guerre.movement import list_moves, move, why_not_move
from donjons.games.guerre.observe import count_step, influence_shown
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.setup import (
    choose_capital,
    choose_village,
    list_capitals,
    list_villages,
    why_not_capital,
    why_not_village,
)
from donjons.games.guerre.state import STATE, Phase, State
from donjons.games.guerre.steps import Kind, encode, kind_of, number_of, other_of, place_of
from donjons.games.guerre.turn import elect, end_turn, list_elections, next_turn, why_not_elect
from donjons.games.guerre.victory import final_payoff


@implements(verbs.actor, STATE)
def actor(rules: Rules, state: State) -> int:
    if state.phase == Phase.OVER:
        return NOBODY
    return CHANCE if is_chance(state.phase) else state.seat


@implements(verbs.legal, STATE)
def legal(rules: Rules, state: State, out: Row) -> int:
    if is_chance(state.phase):
        return list_outcomes(rules, state, out)
    if state.phase == Phase.MOVE:
        out[0] = encode(Kind.STAY, 0, 0, 0)
        return list_moves(rules, state, out, 1)
    if state.phase == Phase.ACT:
        return list_actions(rules, state, out)
    if state.phase == Phase.BUILD_MORE:
        out[0] = encode(Kind.DONE, 0, 0, 0)
        return list_builds(rules, state, out, 1)
    if state.phase == Phase.PRESS:
        out[0] = encode(Kind.PRESS, 0, 0, 0)
        out[1] = encode(Kind.RETREAT, 0, 0, 0)
        return 2
    if state.phase == Phase.OCCUPY:
        return list_occupations(rules, state, out)
    if state.phase == Phase.BID:
        return list_bids(state, out)
    if state.phase == Phase.RECRUIT:
        return list_recruits(rules, state, out)
    return list_rarely(rules, state, out)


@compiled
def list_actions(rules: Rules, state: State, out: Row) -> int:
    out[0] = encode(Kind.PASS, 0, 0, 0)
    found = list_attacks(rules, state, out, 1)
    found = list_builds(rules, state, out, found)
    return list_moves(rules, state, out, found) if state.moved else found


@compiled
def list_rarely(rules: Rules, state: State, out: Row) -> int:
    """The choices that come a few times in a game."""
    if state.phase == Phase.ELECT:
        return list_elections(rules, state, out)
    if state.phase == Phase.CAPITAL:
        return list_capitals(rules, state, out)
    if state.phase == Phase.VILLAGE:
        return list_villages(rules, state, out)
    return list_yields(state, out) if state.phase == Phase.PILLAGE else 0


@implements(verbs.canonical, STATE)
def canonical(rules: Rules, state: State, step: int) -> bool:
    return is_canonical(rules, state, step)


@compiled
def is_offered(state: State, kind: int) -> bool:
    """Is this kind of a seat's step offered in this phase?"""
    if state.phase == Phase.ACT:
        return kind == Kind.PASS or kind == Kind.ATTACK or kind == Kind.BUILD or kind == Kind.MOVE
    if state.phase == Phase.MOVE:
        return kind == Kind.STAY or kind == Kind.MOVE
    if state.phase == Phase.BUILD_MORE:
        return kind == Kind.DONE or kind == Kind.BUILD
    if state.phase == Phase.PRESS:
        return kind == Kind.PRESS or kind == Kind.RETREAT
    if state.phase == Phase.ELECT:
        return kind == Kind.ELECT or kind == Kind.DECLINE
    return (
        (state.phase == Phase.CAPITAL and kind == Kind.CAPITAL)
        or (state.phase == Phase.VILLAGE and kind == Kind.VILLAGE)
        or (state.phase == Phase.BID and kind == Kind.BID)
        or (state.phase == Phase.RECRUIT and kind == Kind.RECRUIT)
        or (state.phase == Phase.PILLAGE and kind == Kind.YIELD)
        or (state.phase == Phase.OCCUPY and kind == Kind.OCCUPY)
    )


@implements(verbs.why, STATE)
def why(rules: Rules, state: State, step: int) -> Rule:
    kind = kind_of(step)
    if is_chance(state.phase):
        return why_not_outcome(rules, state, step) if kind == drawn_kind(rules, state) else Rule.PHASE
    if not is_offered(state, kind):
        return Rule.PHASE
    place, other, number = place_of(step), other_of(step), number_of(step)
    if kind == Kind.MOVE:
        return why_not_move(rules, state, place, other, number)
    if kind == Kind.ATTACK:
        return why_not_attack(rules, state, place, other, number)
    if kind == Kind.BUILD:
        return why_not_build(rules, state, place, number)
    if kind == Kind.RECRUIT:
        return why_not_recruit(rules, state, place)
    if kind == Kind.BID:
        return why_not_bid(state, number)
    if kind == Kind.OCCUPY:
        return why_not_occupy(rules, state, number)
    if kind == Kind.ELECT:
        return why_not_elect(rules, state, place)
    if kind == Kind.YIELD:
        return why_not_yield(state, place)
    if kind == Kind.CAPITAL:
        return why_not_capital(rules, state, place)
    return why_not_village(rules, state, place) if kind == Kind.VILLAGE else Rule.NONE


@implements(verbs.draw, STATE)
def draw(rules: Rules, state: State, number: int) -> int:
    return draw_outcome(rules, state, number)


@implements(verbs.weight, STATE)
def weight(rules: Rules, state: State, step: int) -> float:
    return outcome_weight(rules, state, step)


@implements(verbs.play, STATE)
def play(rules: Rules, state: State, step: int) -> None:
    kind, place, number = kind_of(step), place_of(step), number_of(step)
    if is_chance(state.phase):
        play_outcome(rules, state, kind, number)
    elif kind == Kind.STAY:
        state.moved = 0
        state.phase = Phase.ACT
    elif kind == Kind.MOVE:
        move(rules, state, place, other_of(step), number)
    elif kind == Kind.ATTACK:
        attack(rules, state, place, other_of(step), number)
    elif kind == Kind.PASS:
        state.passed = 1
        end_turn(rules, state)
    elif kind == Kind.BUILD:
        build(rules, state, place, number)
    elif kind == Kind.DONE:
        end_turn(rules, state)
    elif kind == Kind.PRESS:
        begin_clash(state)
    elif kind == Kind.RETREAT:
        withdraw(rules, state)
    elif kind == Kind.OCCUPY:
        occupy(rules, state, number)
    else:
        play_choice(rules, state, kind, place, number)


@compiled
def play_choice(rules: Rules, state: State, kind: int, place: int, number: int) -> None:
    """The steps of a seat outside its turn, and the election that ends it."""
    if kind == Kind.BID:
        bid(rules, state, number)
    elif kind == Kind.RECRUIT:
        recruit(rules, state, place)
    elif kind == Kind.YIELD:
        yield_village(rules, state, place)
    elif kind == Kind.ELECT:
        elect(rules, state, place)
    elif kind == Kind.DECLINE:
        next_turn(rules, state)
    elif kind == Kind.CAPITAL:
        choose_capital(rules, state, place)
    else:
        choose_village(rules, state, place)


@implements(verbs.payoff, STATE)
def payoff(rules: Rules, state: State, out: Values) -> None:
    final_payoff(rules, state, out)


@implements(verbs.ending, STATE)
def ending(rules: Rules, state: State) -> int:
    return state.ending


@implements(verbs.redact, STATE)
def redact(rules: Rules, state: State, seat: int) -> None:
    hide_bids(rules, state, seat)


@implements(verbs.evaluate, STATE)
def evaluate(rules: Rules, state: State, out: Values) -> None:
    estimate(rules, state, out)


@implements(verbs.round_of, STATE)
def round_of(rules: Rules, state: State) -> int:
    return state.round_no


@implements(verbs.phase, STATE)
def phase(rules: Rules, state: State) -> int:
    return state.phase


@implements(verbs.standing, STATE)
def standing(rules: Rules, state: State, out: Values) -> None:
    influence_shown(rules, state, out)


@implements(verbs.observe, STATE)
def observe(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    count_step(rules, before, step, state, counts)
