"""What follows a combat round: prowess, marks, the dead, groups without a boss, the guardian slain (§8.7.6 to 8)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.mironton.rules import GuardianSlain, Rules
from donjons.games.mironton.sides import has_group, has_lone, is_band_side, side_band, stands
from donjons.games.mironton.slots import (
    add_lone,
    leave,
    remove_band,
    remove_figure,
    remove_group,
    remove_lone,
    remove_stray,
)
from donjons.games.mironton.state import Ending, Side, State
from donjons.games.mironton.units import NO_UNIT, band_at, stray_slot


@compiled
def settle(rules: Rules, state: State) -> None:
    """Both sides have suffered; the dead leave the game."""
    is_quarrel = state.side[0] == Side.BAND and state.side[1] == Side.BAND
    for side in range(2):
        credit_prowess(rules, state, side)
    for side in range(2):
        remove_marks(rules, state, side)
    for side in range(2):
        bury(rules, state, side, is_quarrel)
    bury_lone(state)
    disband(rules, state)
    if state.guardian_hp == 0:
        slay_guardian(rules, state)


@compiled
def credit_prowess(rules: Rules, state: State, side: int) -> None:
    """The levels of the adventurers that died on a side count for those who killed them."""
    if not is_band_side(state, side):
        return
    band = side_band(state, side)
    levels = 0
    for figure in range(state.band_figures[band]):
        if stands(state, side, figure) and state.figure_hp[band, figure] == 0:
            levels += state.figure_level[band, figure]
    for seat in range(rules.players):
        if has_part(state, 1 - side, seat):
            state.prowess[seat] += levels


@compiled
def has_part(state: State, side: int, seat: int) -> bool:
    """Does a seat own a figure of this side, or its trap, or has it dealt the low blow?"""
    if state.side[side] == Side.FIGURE:
        return state.seat == seat
    if state.side[side] == Side.TRAP:
        return state.trap_owner[state.side_number[side]] == seat
    for slot in range(state.groups):
        if state.group_owner[slot] == seat and has_group(state, side, slot):
            return True
    for slot in range(state.lone):
        if state.lone_owner[slot] == seat and has_lone(state, side, slot):
            return True
    return False


@compiled
def remove_marks(rules: Rules, state: State, side: int) -> None:
    """Jinxes and banners last one round; that a unit fought is noted where it matters."""
    if state.side[side] == Side.BAND:
        state.band_jinx[side_band(state, side)] = 0
    elif state.side[side] == Side.STRAY:
        state.stray_fought[stray_slot(state, state.side_number[side])] = rules.regen_needs_rest
    for slot in range(state.groups):
        if has_group(state, side, slot):
            state.group_banner[slot] = 0
            state.group_fought[slot] = rules.regen_needs_rest
    for slot in range(state.lone):
        if has_lone(state, side, slot):
            state.lone_fought[slot] = rules.regen_needs_rest


@compiled
def bury(rules: Rules, state: State, side: int, is_quarrel: bool) -> None:
    """The dead of a band, a dead stray or a trap that has sprung leave the game."""
    if state.side[side] == Side.TRAP:
        remove_trap(state, state.side_number[side])
    elif state.side[side] == Side.STRAY:
        stray = stray_slot(state, state.side_number[side])
        if state.stray_hp[stray] == 0:
            remove_stray(state, stray)
    elif is_band_side(state, side):
        band = side_band(state, side)
        if band != NO_UNIT:  # both sides of a low blow are of one band, which may be gone already
            bury_adventurers(state, band)
            if state.band_figures[band] == 0:
                eliminate(rules, state, band, is_quarrel)


@compiled
def remove_trap(state: State, room: int) -> None:
    state.trap_level[room] = 0
    state.trap_magic[room] = 0
    state.trap_owner[room] = NOBODY


@compiled
def bury_adventurers(state: State, band: int) -> None:
    for figure in range(state.band_figures[band] - 1, -1, -1):
        if state.figure_hp[band, figure] == 0:
            remove_figure(state, band, figure)


@compiled
def eliminate(rules: Rules, state: State, band: int, is_quarrel: bool) -> None:
    """A band without figures is noted with what it was worth (§8.7.7)."""
    state.elim_value[state.elims] = state.band_value[band]
    state.elim_count[state.elims] = state.band_count[band]
    state.elim_level[state.elims] = rules.quarrel_counts if is_quarrel else 1
    state.elims += 1
    remove_band(state, band)


@compiled
def bury_lone(state: State) -> None:
    for slot in range(state.lone - 1, -1, -1):
        if state.lone_hp[slot] == 0:
            remove_lone(state, slot)


@compiled
def disband(rules: Rules, state: State) -> None:
    """Dead followers leave their groups; where the boss is dead the others are lone monsters from now on."""
    slot = 0
    while slot < state.groups:
        for member in range(state.group_size[slot] - 1, 0, -1):
            if state.member_hp[slot, member] == 0:
                leave(state, slot, member)
        if state.member_hp[slot, 0] > 0:
            slot += 1
        else:
            dissolve(rules, state, slot)


@compiled
def dissolve(rules: Rules, state: State, slot: int) -> None:
    for member in range(1, state.group_size[slot]):
        add_lone(
            rules,
            state,
            state.group_owner[slot],
            state.group_place[slot],
            state.group_since[slot],
            state.member_type[slot, member],
            state.member_hp[slot, member],
            1,
            state.group_fought[slot],
        )
    remove_group(state, slot)


@compiled
def slay_guardian(rules: Rules, state: State) -> None:
    """GUARDIAN SLAIN (§8.17): a new one is there at once."""
    state.guardian_hp = rules.guardian_level
    if rules.guardian_slain == GuardianSlain.DEFEAT:
        state.ending = Ending.FALLEN
        return
    if band_at(state, rules.heart) != NO_UNIT:
        state.sacks += 1
        state.treasury = min(state.treasury, 0)
    while band_at(state, rules.heart) != NO_UNIT:
        remove_band(state, band_at(state, rules.heart))
