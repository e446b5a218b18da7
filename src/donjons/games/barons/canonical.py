"""Of step sequences with equal outcomes, one is canonical (§6.4)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.barons.board import is_in, knights_on
from donjons.games.barons.lines import key_of
from donjons.games.barons.moves import longest_move, other_barons, within
from donjons.games.barons.rules import BlockerOwner, Rules
from donjons.games.barons.state import NEUTRAL, Action, Piece, State
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of


@compiled
def is_canonical(rules: Rules, state: State, step: int) -> bool:
    """Is this legal step on the canonical line?"""
    kind = kind_of(step)
    if kind == Kind.SEND or kind == Kind.PULL:
        return state.last_capture == 0 and key_of(rules, state.command_tile, tile_of(step)) > state.last_key
    if kind == Kind.CAPTURE:
        return tile_of(step) + 1 > state.last_capture
    if kind == Kind.MOVE_BARON:
        return is_canonical_move(rules, state, Piece.BARON, tile_of(step), other_of(step))
    if kind == Kind.MOVE_KNIGHT:
        return is_canonical_move(rules, state, Piece.KNIGHT, tile_of(step), other_of(step))
    return True


@compiled
def is_canonical_move(rules: Rules, state: State, piece: int, start: int, end: int) -> bool:
    if state.first_action == Action.MOVE:
        return is_canonical_second(rules, state, piece, start, end)
    if piece == Piece.BARON and is_in(rules, end, other_barons(rules, state)):
        return has_canonical_exit(rules, state, start, end)
    return True


@compiled
def is_canonical_second(rules: Rules, state: State, piece: int, start: int, end: int) -> bool:
    """Two moves of one turn: one piece going on only as far as one move cannot, two pieces in order."""
    if is_same_piece_going_on(rules, state, piece, start):
        return is_canonical_detour(rules, state, piece, state.first_from, start, end)
    if piece == Piece.KNIGHT and end == state.first_from and rules.blocker_owner == BlockerOwner.NEUTRAL:
        return True  # the other order is not possible: neutral knights never share a tile
    if piece != state.first_piece:
        return piece > state.first_piece
    if start != state.first_from:
        return start > state.first_from
    return end >= state.first_to


@compiled
def is_same_piece_going_on(rules: Rules, state: State, piece: int, start: int) -> bool:
    if piece != state.first_piece or start != state.first_to:
        return False
    if piece == Piece.BARON or rules.blocker_owner == BlockerOwner.NEUTRAL:
        return True  # neutral knights never share a tile
    return knights_on(rules, state, state.seat, start) == 1


@compiled
def is_canonical_detour(rules: Rules, state: State, piece: int, start: int, stop: int, end: int) -> bool:
    """From start over stop to end: too far for one move, and over the smallest stop that will do."""
    longest = rules.move_die[state.die]
    if is_in(rules, end, within(rules, state, start, longest)):
        return False
    near_start = within(rules, state, start, rules.move_base)
    far_start = within(rules, state, start, longest)
    near_end = within(rules, state, end, rules.move_base)
    far_end = within(rules, state, end, longest)
    stops = (near_start & far_end | far_start & near_end) & ~rules.bit[start] & ~rules.bit[end]
    if piece == Piece.BARON and not rules.barons_pause:
        stops &= ~other_barons(rules, state)
    if piece == Piece.KNIGHT:
        for number in range(rules.neutral_knights):
            if state.knight[NEUTRAL, number] != stop:
                stops &= ~rules.bit[state.knight[NEUTRAL, number]]
    for tile in range(stop):
        if is_in(rules, tile, stops):
            return False
    return is_in(rules, stop, stops)


@compiled
def has_canonical_exit(rules: Rules, state: State, start: int, stop: int) -> bool:
    """Would the second move of a baron that pauses on this tile have a canonical end?"""
    spends = not is_in(rules, stop, within(rules, state, start, rules.move_base))
    steps = rules.move_base if spends else longest_move(rules, state)
    exits = within(rules, state, stop, steps) & ~other_barons(rules, state)
    for end in range(rules.tiles):
        if (
            is_in(rules, end, exits)
            and end != stop
            and is_canonical_detour(rules, state, Piece.BARON, start, stop, end)
        ):
            return True
    return False
