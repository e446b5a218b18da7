"""Melees, active knights and the tiles they silence (§8.2, §8.3)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import knights_on
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import State


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
def is_blocked(rules: Rules, state: State, tile: int, withdrawn: int) -> bool:
    """Does an active knight of another colour silence the acting seat on this tile?"""
    for seat in range(rules.players):
        if seat != state.seat and knights_on(rules, state, seat, tile) > 0:
            leader = active(rules, state, tile, withdrawn)
            return leader != NOBODY and leader != state.seat
    return False


@compiled
def silenced_tiles(rules: Rules, state: State) -> int:
    """The set of tiles on which the acting seat is blocked: only tiles with an enemy knight can be."""
    silenced = 0
    for seat in range(rules.players):
        if seat != state.seat:
            for number in range(rules.knights_per_player):
                tile = state.knight[seat, number]
                if is_blocked(rules, state, tile, NOBODY):
                    silenced |= rules.bit[tile]
    return silenced
