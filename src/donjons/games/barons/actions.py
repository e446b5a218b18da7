"""What the acting seat may do: the moves and orders that are open, and why another is not (§6.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.build import why_not_build, why_not_unbuild
from donjons.games.barons.combat import why_not_capture
from donjons.games.barons.command import (
    is_commanding_donjon,
    is_pausing,
    is_second_order,
    why_not_order,
)
from donjons.games.barons.disperse import why_not_disperse
from donjons.games.barons.duty import drop_bare_moves, is_order_due, is_order_due_after
from donjons.games.barons.gather import why_not_gather
from donjons.games.barons.knights import silenced_tiles
from donjons.games.barons.moves import list_moves, why_not_move
from donjons.games.barons.recruit import why_not_recruit
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, Rules
from donjons.games.barons.state import Piece, State
from donjons.games.barons.steps import (
    PLUS,
    STAR,
    Kind,
    encode,
    is_second,
    is_starred,
    other_of,
    tile_of,
)


@compiled
def list_actions(rules: Rules, state: State, out: Row) -> int:
    """Every move and order open now, and END."""
    count = list_moves(rules, state, out, 0)
    if rules.move_requires_order:
        count = drop_bare_moves(rules, state, out, count)
    if why_not_order(rules, state, False, is_second_order(state)) == Rule.NONE:
        silenced = silenced_tiles(rules, state)
        count = list_baron_orders(rules, state, silenced, out, count)
        for tile in range(rules.tiles):
            if is_commanding_donjon(rules, state, tile) and tile != state.baron[state.seat]:
                count = list_tile_orders(rules, state, tile, silenced, out, count)
    if why_not_end(rules, state) == Rule.NONE:
        out[count] = encode(Kind.END, 0, 0, 0, 0)
        count += 1
    return count


@compiled
def list_baron_orders(rules: Rules, state: State, silenced: int, out: Row, count: int) -> int:
    tile = state.baron[state.seat]
    marks = PLUS if is_second_order(state) else 0
    count = list_tile_orders(rules, state, tile, silenced, out, count)
    if why_not_build(rules, state, tile, silenced) == Rule.NONE:
        out[count] = encode(Kind.BUILD, tile, 0, 0, marks)
        count += 1
    if why_not_unbuild(rules, state, tile, silenced) == Rule.NONE:
        out[count] = encode(Kind.UNBUILD, tile, 0, 0, marks)
        count += 1
    return count


@compiled
def list_tile_orders(rules: Rules, state: State, tile: int, silenced: int, out: Row, count: int) -> int:
    """The orders that do not need the baron in person."""
    marks = PLUS if is_second_order(state) else 0
    if why_not_recruit(rules, state, tile, False, silenced) == Rule.NONE:
        out[count] = encode(Kind.RECRUIT, tile, 0, 0, marks)
        count += 1
    if rules.bonus_recruits and marks == 0 and why_not_recruit(rules, state, tile, True, silenced) == Rule.NONE:
        out[count] = encode(Kind.RECRUIT, tile, 0, 0, STAR)
        count += 1
    if why_not_disperse(rules, state, tile, silenced) == Rule.NONE:
        out[count] = encode(Kind.DISPERSE, tile, 0, 0, marks)
        count += 1
    if why_not_gather(rules, state, tile, silenced) == Rule.NONE:
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


@compiled
def why_not_end(rules: Rules, state: State) -> Rule:
    if is_pausing(rules, state):
        return Rule.PAUSE
    return Rule.ORDER_DUE if is_order_due(rules, state) else Rule.NONE


@compiled
def why_not_piece(rules: Rules, state: State, piece: int, step: int) -> Rule:
    broken = why_not_move(rules, state, piece, tile_of(step), other_of(step), is_starred(step))
    if broken == Rule.NONE and is_order_due_after(rules, state, piece, tile_of(step), other_of(step)):
        broken = Rule.ORDER_DUE
    return broken


@compiled
def why_not_action(rules: Rules, state: State, kind: int, step: int) -> Rule:
    if kind == Kind.MOVE_BARON:
        return why_not_piece(rules, state, Piece.BARON, step)
    if kind == Kind.MOVE_KNIGHT:
        return why_not_piece(rules, state, Piece.KNIGHT, step)
    if kind == Kind.END:
        return why_not_end(rules, state)
    broken = why_not_order(rules, state, is_starred(step), is_second(step))
    return why_not_this_order(rules, state, kind, step) if broken == Rule.NONE else broken


@compiled
def why_not_this_order(rules: Rules, state: State, kind: int, step: int) -> Rule:
    tile, silenced = tile_of(step), silenced_tiles(rules, state)
    if kind == Kind.RECRUIT:
        return why_not_recruit(rules, state, tile, is_starred(step), silenced)
    if kind == Kind.BUILD:
        return why_not_build(rules, state, tile, silenced)
    if kind == Kind.UNBUILD:
        return why_not_unbuild(rules, state, tile, silenced)
    if kind == Kind.DISPERSE:
        return why_not_disperse(rules, state, tile, silenced)
    return why_not_gather(rules, state, tile, silenced)
