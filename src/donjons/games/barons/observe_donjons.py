"""What is read off donjons: built, unbuilt, razed and captured, and by whom; objectives that are held (§14.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.core.verbs import NOBODY
from donjons.games.barons.counts import BUILT, RAZED_BY, RAZED_ON, UNBUILT, Count, Memory
from donjons.games.barons.end import points_on, score_sheet
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import OBJECTIVE_KIND, State
from donjons.games.barons.steps import Kind, kind_of, tile_of


@compiled
def count_donjons(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    seat = int(before.seat)
    kind = kind_of(step)
    if kind == Kind.BUILD:
        counts[seat, BUILT + before.kind[tile_of(step)]] += 1
        if counts[seat, Count.MEMORY] & Memory.RAZE:
            counts[seat, Count.BUILT_AFTER_RAZE] += 1
    elif kind == Kind.UNBUILD:
        counts[seat, UNBUILT + before.kind[tile_of(step)]] += 1
    elif kind == Kind.CAPTURE:
        counts[seat, Count.CAPTURED] += 1
    elif kind == Kind.SEND or kind == Kind.PULL:
        for tile in range(rules.tiles):
            if before.donjon[tile] != state.donjon[tile]:
                count_fall(rules, before, tile, kind, state, counts)


@compiled
def count_fall(rules: Rules, before: State, tile: int, kind: int, state: State, counts: Grid) -> None:
    """A donjon is razed; where captures are automatic it may rise again in the same step, or a razed one in this."""
    seat = int(before.seat)
    owner = int(before.donjon[tile])
    if state.donjon[tile] == seat:
        counts[seat, Count.CAPTURED] += 1
    if owner == NOBODY:
        return
    counts[owner, Count.RAZED] += 1
    counts[owner, RAZED_ON + before.kind[tile]] += 1
    counts[owner, RAZED_BY + seat] += 1
    counts[seat, Count.RAZE_SEND if kind == Kind.SEND else Count.RAZE_PULL] += 1
    if counts[seat, Count.MEMORY] & Memory.RAZE == 0:
        counts[seat, Count.MEMORY] |= Memory.RAZE
        counts[seat, Count.RAZE_TURN] += 1
    if leads(rules, before, owner):
        counts[seat, Count.RAZE_LEADER] += 1
        counts[owner, Count.LED_RAZED] = before.round_no
        counts[owner, Count.LED_RAZED_BY] = seat


@compiled
def leads(rules: Rules, state: State, seat: int) -> bool:
    """Has nobody more points?"""
    totals, kinds = score_sheet(rules, state)
    own = points_on(rules, totals, kinds, seat)
    for other in range(rules.players):
        if points_on(rules, totals, kinds, other) > own:
            return False
    return True


@compiled
def count_sites(rules: Rules, state: State, seat: int, counts: Grid) -> None:
    """The objectives that a seat holds as its turn ends, and whether that in the middle is among them."""
    for tile in range(rules.tiles):
        if state.donjon[tile] == seat and state.kind[tile] == OBJECTIVE_KIND:
            counts[seat, Count.OBJECTIVE_TURNS] += 1
            counts[seat, Count.CENTRE_TURNS] += tile == rules.tiles // 2
