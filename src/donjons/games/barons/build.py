"""Building and unbuilding donjons."""

from __future__ import annotations

from donjons.boards.hexagon import walk
from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import (
    all_tiles,
    has_enemy_troops,
    has_own_baron,
    has_own_donjon,
    is_immune,
    is_in,
    own_troops,
    take_troops,
)
from donjons.games.barons.combat import appear
from donjons.games.barons.command import open_order, why_not_command
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import State


@compiled
def why_not_masons(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    """The rule that forbids both to build and to unbuild here: the baron must command in person."""
    broken = why_not_command(rules, state, tile, silenced)
    if broken == Rule.NONE and not has_own_baron(state, tile):
        broken = Rule.BARON_NEEDED
    return broken


@compiled
def free_sites(rules: Rules, state: State) -> int:
    """The set of tiles on which the spacing of donjons, own or enemy, still allows a new one."""
    donjons = 0
    for tile in range(rules.tiles):
        if state.donjon[tile] != NOBODY:
            donjons |= rules.bit[tile]
    return state.open_tiles & ~walk(donjons, rules.donjon_spacing - 1, all_tiles(rules))


@compiled
def why_not_build(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    broken = why_not_masons(rules, state, tile, silenced)
    if broken != Rule.NONE:
        return broken
    if state.donjon[tile] != NOBODY:
        return Rule.DONJON_HERE
    if own_troops(state, tile) < rules.build_cost:
        return Rule.TOO_FEW
    if not is_in(rules, tile, free_sites(rules, state)):
        return Rule.SPACING
    if state.donjons_left[state.seat] == 0:
        return Rule.NO_DONJON_LEFT
    return Rule.NONE


@compiled
def play_build(rules: Rules, state: State, tile: int) -> None:
    open_order(state)
    take_troops(state, tile, rules.build_cost)
    state.discard[state.seat] += rules.build_cost
    state.donjon[tile] = state.seat
    state.donjons_left[state.seat] -= 1


@compiled
def why_not_unbuild(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    broken = why_not_masons(rules, state, tile, silenced)
    if broken != Rule.NONE:
        return broken
    if not rules.unbuild:
        return Rule.NO_UNBUILD
    if not has_own_donjon(state, tile):
        return Rule.NO_DONJON
    if is_immune(rules, state, tile):
        return Rule.IMMUNE
    if has_enemy_troops(state, tile) and not rules.unbuild_among_enemies:
        return Rule.ENEMY_TROOPS
    return Rule.NONE


@compiled
def play_unbuild(rules: Rules, state: State, tile: int) -> None:
    open_order(state)
    state.donjon[tile] = NOBODY
    state.donjons_left[state.seat] += 1
    returned = min(rules.unbuild_return, state.discard[state.seat])
    state.discard[state.seat] -= returned
    appear(rules, state, tile, returned)
