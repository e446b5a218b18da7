"""Melees, active knights and the tiles they silence (§8.2, §8.3)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import is_neutral_on, knights_on
from donjons.games.barons.rules import BlockerOwner, BlockRule, Rules
from donjons.games.barons.state import NEUTRAL, State


@compiled
def active(rules: Rules, state: State, tile: int, withdrawn: int) -> int:
    """The colour (seat) with a knight left over from the melees, or NOBODY; one knight of `withdrawn` is not counted.

    Melees take one knight of each colour present until one colour is left: as many melees as the second largest
    count, and as many melees of four as the fourth. With `melee_relief` each melee of four lends a knight against
    one that is left over.
    """
    first = second = third = fourth = 0  # the counts in decreasing order
    leader = NOBODY
    for seat in range(rules.players):
        count = knights_on(rules, state, seat, tile)
        if seat == withdrawn:
            count -= 1
        if count > first:
            first, second, third, fourth = count, first, second, third
            leader = seat
        elif count > second:
            second, third, fourth = count, second, third
        elif count > third:
            third, fourth = count, third
        elif count > fourth:
            fourth = count
    relief = fourth if rules.melee_relief else 0
    return leader if first - second - relief > 0 else NOBODY


@compiled
def is_outnumbered(rules: Rules, state: State, seat: int, tile: int) -> bool:
    """Do the others' knights together outnumber this seat's?"""
    others = 0
    for other in range(rules.players):
        if other != seat:
            others += knights_on(rules, state, other, tile)
    return others > knights_on(rules, state, seat, tile)


@compiled
def silences(rules: Rules, state: State, seat: int, tile: int, withdrawn: int) -> bool:
    """Do the knights on this tile silence this seat?"""
    if rules.block_rule == BlockRule.PRESENCE:
        return is_neutral_on(rules, state, tile)
    if rules.block_rule == BlockRule.MAJORITY:
        return is_outnumbered(rules, state, seat, tile)
    leader = active(rules, state, tile, withdrawn)
    return leader != NOBODY and leader != seat


@compiled
def is_blocked(rules: Rules, state: State, tile: int, withdrawn: int) -> bool:
    """Is the acting seat silenced on this tile? Without foreign knights, which is the most common, it never is."""
    if rules.blocker_owner == BlockerOwner.NEUTRAL:
        return silences(rules, state, state.seat, tile, withdrawn)
    for seat in range(rules.players):
        if seat != state.seat and knights_on(rules, state, seat, tile) > 0:
            return silences(rules, state, state.seat, tile, withdrawn)
    return False


@compiled
def silenced_tiles(rules: Rules, state: State) -> int:
    """The set of tiles on which the acting seat is blocked: only tiles with a foreign knight can be."""
    silenced = 0
    for number in range(rules.neutral_knights):
        silenced |= rules.bit[state.knight[NEUTRAL, number]]
    for seat in range(rules.players):
        if seat != state.seat:
            for number in range(rules.knights_per_player):
                tile = state.knight[seat, number]
                if silences(rules, state, state.seat, tile, NOBODY):
                    silenced |= rules.bit[tile]
    return silenced


@compiled
def cut_tiles(rules: Rules, silenced: int) -> int:
    """Of the silenced tiles, those that also cut the lines of gathers and dispersals."""
    return silenced if rules.block_lines else 0
