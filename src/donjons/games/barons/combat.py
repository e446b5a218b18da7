"""Skirmish, raze and capture: what happens where troops meet (§8.7, §8.8, §8.10)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import (
    has_enemy_donjon,
    has_enemy_troops,
    is_immune,
    own_troops,
    put_troops,
    take_troops,
)
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import CaptureMode, LossesTo, Rules
from donjons.games.barons.state import State


@compiled
def kill_enemies(rules: Rules, state: State, tile: int, count: int) -> None:
    """Troops fall one for one: the attackers' go back to the acting seat's reserve, the enemy's where losses go."""
    enemy = state.troop_owner[tile]
    take_troops(state, tile, count)
    if rules.losses_to == LossesTo.DISCARD:
        state.discard[enemy] += count
    else:
        state.reserve[enemy] += count
    state.reserve[state.seat] += count


@compiled
def arrive(rules: Rules, state: State, tile: int) -> None:
    """One moving troop of the acting seat reaches its last tile."""
    if has_enemy_troops(state, tile):
        kill_enemies(rules, state, tile, 1)
        return
    put_troops(state, tile, 1)
    state.moved[tile] += 1
    if has_enemy_donjon(state, tile):
        if own_troops(state, tile) >= rules.raze_troops and not is_immune(rules, state, tile):
            raze(rules, state, tile)
    elif rules.capture_mode == CaptureMode.AUTOMATIC and why_not_capture(rules, state, tile) == Rule.NONE:
        capture(rules, state, tile)


@compiled
def appear(rules: Rules, state: State, tile: int, count: int) -> None:
    """Recruits or unbuilt troops appear on the command tile, all at once (R26)."""
    if has_enemy_troops(state, tile):
        fallen = min(count, state.troop_count[tile])
        kill_enemies(rules, state, tile, fallen)
        count -= fallen
    put_troops(state, tile, count)


@compiled
def raze(rules: Rules, state: State, tile: int) -> None:
    """The attackers go back to the reserve, the donjon to its owner; its builders stay out of play, or go back too."""
    razers = own_troops(state, tile)
    owner = state.donjon[tile]
    take_troops(state, tile, razers)
    state.reserve[state.seat] += razers
    state.donjons_left[owner] += 1
    if rules.builders_return:
        state.discard[owner] -= rules.build_cost
        state.reserve[owner] += rules.build_cost
    state.donjon[tile] = NOBODY
    state.razed[tile] = 1


@compiled
def capture_need(rules: Rules) -> int:
    """Troops that must stand on the tile after the raze."""
    return rules.capture_engaged - rules.raze_troops


@compiled
def why_not_capture(rules: Rules, state: State, tile: int) -> Rule:
    if not state.razed[tile]:
        return Rule.NOT_RAZED
    if own_troops(state, tile) < capture_need(rules):
        return Rule.TOO_FEW
    if state.donjons_left[state.seat] == 0:
        return Rule.NO_DONJON_LEFT
    return Rule.NONE


@compiled
def capture(rules: Rules, state: State, tile: int) -> None:
    """The razed donjon rises again as one's own (R36)."""
    need = capture_need(rules)
    take_troops(state, tile, need)
    state.discard[state.seat] += rules.capture_discarded
    state.reserve[state.seat] += need - rules.capture_discarded
    state.donjon[tile] = state.seat
    state.donjons_left[state.seat] -= 1
    state.razed[tile] = 0
