"""Phase 10: the dungeon's level, regeneration, and the end of the turn or of the game (§8.16, §9)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.clock import begin_turn
from donjons.games.mironton.dice import is_lair
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Ending, State
from donjons.games.mironton.units import NO_UNIT, band_at


@compiled
def end_of_turn(rules: Rules, state: State) -> None:
    change_level(rules, state)
    if state.level < 1:
        if band_at(state, rules.heart) != NO_UNIT or state.sacks > 0:
            state.ending = Ending.FALLEN
            return
        state.level = 1
    if state.level >= rules.target_level:
        state.ending = Ending.VICTORY
        return
    regenerate(rules, state)
    if state.turn >= rules.turn_cap:
        state.ending = Ending.HELD
    else:
        begin_turn(rules, state)


@compiled
def change_level(rules: Rules, state: State) -> None:
    """Bands eliminated raise the level, those that reached the Heart lower it."""
    before = state.kills // rules.kills_per_level
    for index in range(state.elims):
        if state.elim_level[index]:
            state.kills += state.elim_count[index]
    state.level += state.kills // rules.kills_per_level - before
    state.level -= rules.heart_loss * state.reach + rules.sack_loss * state.sacks


@compiled
def regenerate(rules: Rules, state: State) -> None:
    """Figures that have spent a whole turn in their lair have all their hit points."""
    for slot in range(state.groups):
        if rests(rules, state, state.group_since[slot], state.group_fought[slot]):
            for member in range(state.group_size[slot]):
                kind = int(state.member_type[slot, member])
                if is_lair(rules, kind, int(state.group_place[slot])):
                    state.member_hp[slot, member] = rules.type_level[kind]
    for slot in range(state.lone):
        kind = int(state.lone_type[slot])
        is_home = is_lair(rules, kind, int(state.lone_place[slot]))
        if is_home and rests(rules, state, state.lone_since[slot], state.lone_fought[slot]):
            state.lone_hp[slot] = rules.type_level[kind]
    for slot in range(state.strays):
        kind = int(state.stray_type[slot])
        is_home = is_lair(rules, kind, int(state.stray_place[slot]))
        if is_home and rests(rules, state, state.stray_since[slot], state.stray_fought[slot]):
            state.stray_hp[slot] = rules.type_level[kind]
    if rules.guardian_lair:
        state.guardian_hp = rules.guardian_level


@compiled
def rests(rules: Rules, state: State, since: int, fought: int) -> bool:
    return since < state.turn and not (rules.regen_needs_rest and fought)
