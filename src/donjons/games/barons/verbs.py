"""The verbs of the Barons family: each step kind leads to the file of its rule."""

from __future__ import annotations

from donjons.core import verbs
from donjons.core.compiled import compiled, implements
from donjons.core.layout import Row, Values
from donjons.core.verbs import CHANCE, NOBODY
from donjons.games.barons.board import has_own_donjon
from donjons.games.barons.build import play_build, play_unbuild, why_not_build, why_not_unbuild
from donjons.games.barons.canonical import is_canonical
from donjons.games.barons.combat import capture, why_not_capture
from donjons.games.barons.command import is_pausing, is_second_order, open_order, why_not_order
from donjons.games.barons.disperse import list_sends, play_send, why_not_disperse, why_not_send
from donjons.games.barons.end import final_payoff, how_it_ended
from donjons.games.barons.evaluate import estimate
from donjons.games.barons.gather import list_pulls, play_pull, why_not_gather, why_not_pull
from donjons.games.barons.moves import list_moves, play_move, why_not_move
from donjons.games.barons.recruit import play_recruit, why_not_recruit
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, Rules
from donjons.games.barons.setup import (
    draw_outcome,
    list_outcomes,
    list_picks,
    outcome_weight,
    picking_seat,
    play_setup,
    why_not_outcome,
    why_not_pick,
)
from donjons.games.barons.state import STATE, Action, Phase, Piece, State
from donjons.games.barons.steps import (
    PLUS,
    STAR,
    Kind,
    count_of,
    encode,
    is_second,
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


@compiled
def list_actions(rules: Rules, state: State, out: Row) -> int:
    """Every move and order open now, and END."""
    count = list_moves(rules, state, out, 0)
    if why_not_order(rules, state, is_second_order(state)) == Rule.NONE:
        count = list_baron_orders(rules, state, out, count)
        for tile in range(rules.tiles):
            if has_own_donjon(state, tile) and tile != state.baron[state.seat]:
                count = list_tile_orders(rules, state, tile, out, count)
    if not is_pausing(rules, state):
        out[count] = encode(Kind.END, 0, 0, 0, 0)
        count += 1
    return count


@compiled
def list_baron_orders(rules: Rules, state: State, out: Row, count: int) -> int:
    tile = state.baron[state.seat]
    second = is_second_order(state)
    marks = PLUS if second else 0
    count = list_tile_orders(rules, state, tile, out, count)
    if why_not_build(rules, state, tile, second) == Rule.NONE:
        out[count] = encode(Kind.BUILD, tile, 0, 0, marks)
        count += 1
    if why_not_unbuild(rules, state, tile, second) == Rule.NONE:
        out[count] = encode(Kind.UNBUILD, tile, 0, 0, marks)
        count += 1
    return count


@compiled
def list_tile_orders(rules: Rules, state: State, tile: int, out: Row, count: int) -> int:
    """The orders that do not need the baron in person."""
    second = is_second_order(state)
    marks = PLUS if second else 0
    if why_not_recruit(rules, state, tile, False, second) == Rule.NONE:
        out[count] = encode(Kind.RECRUIT, tile, 0, 0, marks)
        count += 1
    if why_not_recruit(rules, state, tile, True, second) == Rule.NONE:
        out[count] = encode(Kind.RECRUIT, tile, 0, 0, STAR)
        count += 1
    if why_not_disperse(rules, state, tile, second) == Rule.NONE:
        out[count] = encode(Kind.DISPERSE, tile, 0, 0, marks)
        count += 1
    if why_not_gather(rules, state, tile, second) == Rule.NONE:
        out[count] = encode(Kind.GATHER, tile, 0, 0, marks)
        count += 1
    return count


@compiled
def list_order_ends(rules: Rules, state: State, out: Row, count: int) -> int:
    """Captures on offer, and DONE."""
    if rules.capture_mode == CaptureMode.CHOICE:
        for tile in range(rules.tiles):
            if state.razed[tile] and why_not_capture(rules, state, tile) == Rule.NONE:
                out[count] = encode(Kind.CAPTURE, tile, 0, 0, 0)
                count += 1
    if state.substeps:
        out[count] = encode(Kind.DONE, 0, 0, 0, 0)
        count += 1
    return count


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


@compiled
def why_not_action(rules: Rules, state: State, kind: int, step: int) -> Rule:
    tile, second = tile_of(step), is_second(step)
    if kind == Kind.MOVE_BARON:
        return why_not_move(rules, state, Piece.BARON, tile, other_of(step), is_starred(step))
    if kind == Kind.MOVE_KNIGHT:
        return why_not_move(rules, state, Piece.KNIGHT, tile, other_of(step), is_starred(step))
    if kind == Kind.RECRUIT:
        return why_not_recruit(rules, state, tile, is_starred(step), second)
    if kind == Kind.BUILD:
        return why_not_build(rules, state, tile, second)
    if kind == Kind.UNBUILD:
        return why_not_unbuild(rules, state, tile, second)
    if kind == Kind.DISPERSE:
        return why_not_disperse(rules, state, tile, second)
    if kind == Kind.GATHER:
        return why_not_gather(rules, state, tile, second)
    return Rule.PAUSE if is_pausing(rules, state) else Rule.NONE


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
        state.phase = Phase.ACT
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
def play_order(rules: Rules, state: State, kind: int, step: int) -> None:
    tile = tile_of(step)
    if kind == Kind.RECRUIT:
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
