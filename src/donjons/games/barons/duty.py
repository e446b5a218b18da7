"""Where a move asks for an order (`move_requires_order`): a move that leaves no order is refused (co-2023, R5)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.build import why_not_build
from donjons.games.barons.disperse import why_not_disperse
from donjons.games.barons.gather import why_not_gather
from donjons.games.barons.knights import silenced_tiles
from donjons.games.barons.moves import put_piece
from donjons.games.barons.recruit import why_not_recruit
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import Action, Piece, State
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of


@compiled
def has_order(rules: Rules, state: State) -> bool:
    """Could the baron give an order where he stands?"""
    tile = state.baron[state.seat]
    silenced = silenced_tiles(rules, state)
    return (
        why_not_recruit(rules, state, tile, False, silenced) == Rule.NONE
        or why_not_build(rules, state, tile, silenced) == Rule.NONE
        or why_not_disperse(rules, state, tile, silenced) == Rule.NONE
        or why_not_gather(rules, state, tile, silenced) == Rule.NONE
    )


@compiled
def is_order_due_after(rules: Rules, state: State, piece: int, start: int, end: int) -> bool:
    """Would this first move leave the seat without any order to give?"""
    if not rules.move_requires_order or state.actions > 0:
        return False
    put_piece(rules, state, piece, start, end)
    can_order = has_order(rules, state)
    put_piece(rules, state, piece, end, start)
    return not can_order


@compiled
def is_order_due(rules: Rules, state: State) -> bool:
    """Has the seat moved without having given its order?"""
    return rules.move_requires_order != 0 and state.first_action == Action.MOVE


@compiled
def drop_bare_moves(rules: Rules, state: State, out: Row, count: int) -> int:
    """Of the moves listed, keep those after which an order can be given."""
    kept = 0
    for index in range(count):
        step = int(out[index])
        piece = Piece.BARON if kind_of(step) == Kind.MOVE_BARON else Piece.KNIGHT
        if not is_order_due_after(rules, state, piece, tile_of(step), other_of(step)):
            out[kept] = step
            kept += 1
    return kept
