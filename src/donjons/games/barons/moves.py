"""Moving a baron or a knight (§8.5)."""

from __future__ import annotations

from donjons.boards.hexagon import walk
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.board import (
    first_in,
    has_other_baron,
    is_in,
    is_mountain,
    is_neutral_on,
    knights_of,
    knights_on,
    mover,
)
from donjons.games.barons.command import is_pausing
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import BlockerOwner, Rules
from donjons.games.barons.state import Action, Piece, State
from donjons.games.barons.steps import STAR, Kind, encode


@compiled
def longest_move(rules: Rules, state: State) -> int:
    """The tiles a piece may walk now: as the die says while the bonus is unspent."""
    return rules.move_base if state.bonus_used else rules.move_die[state.die]


@compiled
def is_move_open(rules: Rules, state: State) -> bool:
    """May the acting seat still move a piece this turn?"""
    return rules.max_moves > 1 or state.first_action != Action.MOVE


@compiled
def within(rules: Rules, state: State, start: int, steps: int) -> int:
    """The set of tiles at walking distance 0..steps from a tile."""
    return walk(rules.bit[start], steps, state.open_tiles)


@compiled
def has_piece(rules: Rules, state: State, piece: int, tile: int) -> bool:
    if piece == Piece.BARON:
        return state.baron[state.seat] == tile
    if rules.blocker_owner == BlockerOwner.NEUTRAL:
        return is_neutral_on(rules, state, tile)
    return knights_on(rules, state, state.seat, tile) > 0


@compiled
def other_barons(rules: Rules, state: State) -> int:
    """The set of tiles with a baron of another seat."""
    tiles = 0
    for seat in range(rules.players):
        if seat != state.seat:
            tiles |= rules.bit[state.baron[seat]]
    return tiles


@compiled
def can_pause(rules: Rules, state: State, tile: int, spends: bool) -> bool:
    """May the baron end his first move on this baron's tile: is there a way out for the second (R12)?"""
    if state.actions > 0 or not rules.barons_pause:
        return False
    steps = rules.move_base if spends else longest_move(rules, state)
    exits = within(rules, state, tile, steps) & ~other_barons(rules, state)
    return exits != 0


@compiled
def why_not_land(rules: Rules, state: State, piece: int, tile: int, spends: bool) -> Rule:
    """The rule that forbids a piece to end its walk here."""
    if piece == Piece.BARON:
        is_taken = has_other_baron(rules, state, tile) and not can_pause(rules, state, tile, spends)
    else:  # knights of the players share tiles, neutral ones do not
        is_taken = is_neutral_on(rules, state, tile)
    return Rule.OCCUPIED if is_taken else Rule.NONE


@compiled
def why_not_walk(rules: Rules, state: State, start: int, end: int, starred: bool) -> Rule:
    """The rule that forbids this walk, whatever the piece."""
    if is_mountain(rules, state, end):
        return Rule.MOUNTAIN
    if start == end or not is_in(rules, end, within(rules, state, start, longest_move(rules, state))):
        return Rule.TOO_FAR
    if starred == is_in(rules, end, within(rules, state, start, rules.move_base)):
        return Rule.MARK
    return Rule.NONE


@compiled
def why_not_move(rules: Rules, state: State, piece: int, start: int, end: int, starred: bool) -> Rule:
    if (starred and state.bonus_used) or not is_move_open(rules, state):
        return Rule.SPENT
    if not has_piece(rules, state, piece, start):
        return Rule.NOT_YOURS
    if piece != Piece.BARON and is_pausing(rules, state):
        return Rule.PAUSE
    broken = why_not_walk(rules, state, start, end, starred)
    if broken != Rule.NONE:
        return broken
    return why_not_land(rules, state, piece, end, starred)


@compiled
def list_moves_of(rules: Rules, state: State, piece: int, start: int, out: Row, count: int) -> int:
    """Append the legal moves of one piece."""
    kind = Kind.MOVE_BARON if piece == Piece.BARON else Kind.MOVE_KNIGHT
    near = within(rules, state, start, rules.move_base)
    ends = within(rules, state, start, longest_move(rules, state)) & ~rules.bit[start]
    while ends != 0:
        end = first_in(rules, ends)
        ends &= ends - 1
        spends = not is_in(rules, end, near)
        if why_not_land(rules, state, piece, end, spends) == Rule.NONE:
            out[count] = encode(kind, start, end, 0, STAR if spends else 0)
            count += 1
    return count


@compiled
def list_moves(rules: Rules, state: State, out: Row, count: int) -> int:
    """Append all legal moves; knights on one tile are interchangeable, so each tile is listed once."""
    if not is_move_open(rules, state):
        return count
    count = list_moves_of(rules, state, Piece.BARON, state.baron[state.seat], out, count)
    if is_pausing(rules, state):
        return count
    owner = mover(rules, state)
    for number in range(knights_of(rules, owner)):
        start = state.knight[owner, number]
        if number == 0 or start != state.knight[owner, number - 1]:
            count = list_moves_of(rules, state, Piece.KNIGHT, start, out, count)
    return count


@compiled
def move_knight(rules: Rules, state: State, owner: int, start: int, end: int) -> None:
    """Move one knight, keeping its owner's knights in increasing order."""
    place = 0
    while state.knight[owner, place] != start:
        place += 1
    while place + 1 < knights_of(rules, owner) and state.knight[owner, place + 1] < end:
        state.knight[owner, place] = state.knight[owner, place + 1]
        place += 1
    while place > 0 and state.knight[owner, place - 1] > end:
        state.knight[owner, place] = state.knight[owner, place - 1]
        place -= 1
    state.knight[owner, place] = end


@compiled
def play_move(rules: Rules, state: State, piece: int, start: int, end: int, starred: bool) -> None:
    if starred:
        state.bonus_used = 1
    if state.actions == 0:
        state.first_piece = piece
        state.first_from = start
        state.first_to = end
    put_piece(rules, state, piece, start, end)


@compiled
def put_piece(rules: Rules, state: State, piece: int, start: int, end: int) -> None:
    """A piece of the acting seat leaves one tile and stands on another."""
    if piece == Piece.BARON:
        state.baron[state.seat] = end
    else:
        move_knight(rules, state, mover(rules, state), start, end)
