"""The verbs of the Barons family: each step kind leads to the file of its rule."""

from __future__ import annotations

from donjons.core import verbs
from donjons.core.compiled import compiled, implements
from donjons.core.layout import Grid, Row, Values
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.barons.actions import (
    list_actions,
    list_order_ends,
    why_not_action,
)
from donjons.games.barons.build import play_build, play_unbuild
from donjons.games.barons.canonical import is_canonical
from donjons.games.barons.combat import capture, why_not_capture
from donjons.games.barons.command import (
    open_order,
)
from donjons.games.barons.disperse import list_sends, play_send, why_not_send
from donjons.games.barons.draws import draw_outcome, list_outcomes, outcome_weight, why_not_outcome
from donjons.games.barons.end import final_payoff, how_it_ended
from donjons.games.barons.evaluate import estimate
from donjons.games.barons.gather import list_pulls, play_pull, why_not_pull
from donjons.games.barons.moves import play_move
from donjons.games.barons.observe import count_step, points_shown, round_begun
from donjons.games.barons.recruit import play_recruit
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, RollWhen, Rules
from donjons.games.barons.setup import list_picks, picking_seat, play_setup, why_not_pick
from donjons.games.barons.state import STATE, Action, Phase, Piece, State
from donjons.games.barons.steps import (
    Kind,
    count_of,
    is_starred,
    kind_of,
    other_of,
    tile_of,
)
from donjons.games.barons.turn import clear_running_order, complete_action, complete_turn, start_running_order


@compiled
def is_chance_phase(phase: int) -> bool:
    return phase == Phase.ROLL or phase < Phase.PICK


@implements(verbs.actor, STATE)
def actor(rules: Rules, state: State) -> int:
    if state.phase == Phase.OVER:
        return NOBODY
    if is_chance_phase(state.phase):
        return CHANCE
    return picking_seat(rules, state) if state.phase == Phase.PICK else state.seat


@implements(verbs.legal, STATE)
def legal(rules: Rules, state: State, out: Row) -> int:
    if state.phase == Phase.ACT:
        return list_actions(rules, state, out)
    if state.phase == Phase.DISPERSE:
        return list_order_ends(rules, state, out, list_sends(rules, state, out, 0))
    if state.phase == Phase.GATHER:
        return list_order_ends(rules, state, out, list_pulls(rules, state, out, 0))
    if state.phase == Phase.PICK:
        return list_picks(rules, state, out)
    if state.phase == Phase.OVER:
        return 0
    return list_outcomes(rules, state, out)


@implements(verbs.canonical, STATE)
def canonical(rules: Rules, state: State, step: int) -> bool:
    return is_canonical(rules, state, step)


@compiled
def phase_of(kind: int) -> int:
    """The phase in which a kind of step is offered; for those offered in both kinds of order, DISPERSE."""
    if kind <= Kind.ROLL:
        return kind  # the phases of the set-up and the roll come in the order of their steps
    if kind == Kind.SEND or kind == Kind.CAPTURE or kind == Kind.DONE:
        return Phase.DISPERSE
    return Phase.GATHER if kind == Kind.PULL else Phase.ACT


@compiled
def is_offered(rules: Rules, state: State, kind: int) -> bool:
    """Is this kind of step offered in this phase?"""
    if kind == Kind.CAPTURE and rules.capture_mode != CaptureMode.CHOICE:
        return False
    if state.phase == Phase.GATHER and (kind == Kind.CAPTURE or kind == Kind.DONE):
        return True
    return phase_of(kind) == state.phase


@implements(verbs.why, STATE)
def why(rules: Rules, state: State, step: int) -> Rule:
    kind = kind_of(step)
    if not is_offered(rules, state, kind):
        return Rule.PHASE
    if is_chance_phase(state.phase):
        return why_not_outcome(rules, state, step)
    if state.phase == Phase.ACT:
        return why_not_action(rules, state, kind, step)
    if kind == Kind.PICK:
        return why_not_pick(rules, state, other_of(step))
    if kind == Kind.SEND:
        return why_not_send(rules, state, count_of(step), tile_of(step))
    if kind == Kind.PULL:
        return why_not_pull(rules, state, count_of(step), tile_of(step))
    if kind == Kind.CAPTURE:
        return why_not_capture(rules, state, tile_of(step))
    return Rule.NONE if state.substeps else Rule.NOTHING_MOVED


@implements(verbs.draw, STATE)
def draw(rules: Rules, state: State, number: int) -> int:
    return draw_outcome(rules, state, number)


@implements(verbs.weight, STATE)
def weight(rules: Rules, state: State, step: int) -> float:
    return outcome_weight(rules, state, step)


@implements(verbs.play, STATE)
def play(rules: Rules, state: State, step: int) -> None:
    kind, tile = kind_of(step), tile_of(step)
    if kind <= Kind.PICK:
        play_setup(rules, state, step)
    elif kind == Kind.ROLL:
        state.die = count_of(step)
        if rules.roll_when == RollWhen.TURN:
            state.phase = Phase.ACT
        else:
            enlist(rules, state)
            complete_action(rules, state, Action.ORDER)
    elif kind == Kind.MOVE_BARON:
        play_move(rules, state, Piece.BARON, tile, other_of(step), is_starred(step))
        complete_action(rules, state, Action.MOVE)
    elif kind == Kind.MOVE_KNIGHT:
        play_move(rules, state, Piece.KNIGHT, tile, other_of(step), is_starred(step))
        complete_action(rules, state, Action.MOVE)
    elif kind == Kind.SEND:
        play_send(rules, state, count_of(step), tile)
    elif kind == Kind.PULL:
        play_pull(rules, state, count_of(step), tile)
    elif kind == Kind.END:
        complete_turn(rules, state)
    else:
        play_order(rules, state, kind, step)


@compiled
def enlist(rules: Rules, state: State) -> None:
    """The die that an announced recruitment has waited for."""
    tile = state.command_tile
    clear_running_order(rules, state)
    play_recruit(rules, state, tile, False)


@compiled
def play_order(rules: Rules, state: State, kind: int, step: int) -> None:
    tile = tile_of(step)
    if kind == Kind.RECRUIT:
        if rules.roll_when == RollWhen.RECRUIT:
            start_running_order(rules, state, tile, Phase.ROLL)
        else:
            play_recruit(rules, state, tile, is_starred(step))
            complete_action(rules, state, Action.ORDER)
    elif kind == Kind.BUILD:
        play_build(rules, state, tile)
        complete_action(rules, state, Action.ORDER)
    elif kind == Kind.UNBUILD:
        play_unbuild(rules, state, tile)
        complete_action(rules, state, Action.ORDER)
    elif kind == Kind.DISPERSE or kind == Kind.GATHER:
        open_order(state)
        start_running_order(rules, state, tile, Phase.DISPERSE if kind == Kind.DISPERSE else Phase.GATHER)
    elif kind == Kind.CAPTURE:
        capture(rules, state, tile)
        state.last_capture = tile + 1
    else:
        clear_running_order(rules, state)
        complete_action(rules, state, Action.ORDER)


@implements(verbs.payoff, STATE)
def payoff(rules: Rules, state: State, out: Values) -> None:
    final_payoff(rules, state, out)


@implements(verbs.ending, STATE)
def ending(rules: Rules, state: State) -> int:
    return how_it_ended(rules, state)


@implements(verbs.redact, STATE)
def redact(rules: Rules, state: State, seat: int) -> None:
    """Nothing is hidden in the Barons family."""


@implements(verbs.evaluate, STATE)
def evaluate(rules: Rules, state: State, out: Values) -> None:
    estimate(rules, state, out)


@implements(verbs.round_of, STATE)
def round_of(rules: Rules, state: State) -> int:
    return round_begun(state)


@implements(verbs.phase, STATE)
def phase(rules: Rules, state: State) -> int:
    return state.phase


@implements(verbs.standing, STATE)
def standing(rules: Rules, state: State, out: Values) -> None:
    points_shown(rules, state, out)


@implements(verbs.observe, STATE)
def observe(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    count_step(rules, before, step, state, counts)
