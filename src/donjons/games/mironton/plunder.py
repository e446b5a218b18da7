"""Phase 7: bands plunder the rooms they stand in (§8.12)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.rules import PlunderRule, Rules
from donjons.games.mironton.state import Await, State
from donjons.games.mironton.tables import Fighter
from donjons.games.mironton.units import band_slot, is_hostile


@compiled
def go_on_plundering(rules: Rules, state: State) -> None:
    for slot in range(state.bands):
        if state.band_serial[slot] > state.active and may_plunder(rules, state, slot):
            state.active = state.band_serial[slot]
            state.awaits = Await.PLUNDER
            return
    end_phase(rules, state)


@compiled
def may_plunder(rules: Rules, state: State, slot: int) -> bool:
    """Is the band free in a room that it has not plundered yet?"""
    room = int(state.band_place[slot])
    if room < 0 or room >= rules.rooms or is_hostile(rules, state, room):
        return False
    return state.band_plundered[slot] >> room & 1 == 0


@compiled
def plunder(rules: Rules, state: State, die: int) -> None:
    slot = band_slot(state, state.active)
    if state.band_bottom[slot]:
        state.band_bottom[slot] = 0
    else:
        state.treasury -= booty(rules, state, slot, die)
    state.band_plundered[slot] |= 1 << int(state.band_place[slot])


@compiled
def booty(rules: Rules, state: State, slot: int, die: int) -> int:
    thieves = 0
    level = 0
    for figure in range(state.band_figures[slot]):
        level = max(level, int(state.figure_level[slot, figure]))
        if state.figure_class[slot, figure] == Fighter.THIEF:
            thieves += 1
    return die + thieves * level if rules.plunder_rule == PlunderRule.FORMULA else (die + thieves) * level
