"""The two sides of a combat round, and the figures that stand on them (§8.7).

A figure of a band has its index there. On a side of monsters every figure that could stand there has a number: lone
monsters by their slots, then the members of groups, then the guardian, which is the order of §8.7.5; a stray and a trap
are figure 0 of their sides.
"""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import GROUPS, LONE, MEMBERS, NO_SERIAL, Side, State
from donjons.games.mironton.tables import GUARDIAN
from donjons.games.mironton.units import NO_UNIT, band_slot, stray_slot

FIRST_MEMBER: Final = LONE
DRAGON: Final = FIRST_MEMBER + GROUPS * MEMBERS
REGULARS: Final = DRAGON + 1
NO_TYPE: Final = -1


@compiled
def is_band_side(state: State, side: int) -> bool:
    return state.side[side] == Side.BAND or state.side[side] == Side.FIGURE


@compiled
def side_band(state: State, side: int) -> int:
    """The slot of the band whose adventurers stand on a side, or NO_UNIT."""
    if state.side[side] == Side.BAND:
        return band_slot(state, state.side_number[side])
    return band_slot(state, state.blow_band) if state.side[side] == Side.FIGURE else NO_UNIT


@compiled
def stands(state: State, side: int, figure: int) -> bool:
    """Does this figure of the side's band fight on it?"""
    return state.side[side] == Side.BAND or figure == state.side_number[side]


@compiled
def has_group(state: State, side: int, slot: int) -> bool:
    """Does a group fight on this side?"""
    if slot >= state.groups:
        return False
    if state.side[side] == Side.REGULARS:
        return state.group_place[slot] == state.fight_place
    return state.side[side] == Side.TARGETING and state.group_target[slot] == state.side_number[1 - side]


@compiled
def has_lone(state: State, side: int, slot: int) -> bool:
    return slot < state.lone and state.side[side] == Side.REGULARS and state.lone_place[slot] == state.fight_place


@compiled
def has_guardian(rules: Rules, state: State, side: int) -> bool:
    if state.side[side] == Side.REGULARS:
        return state.fight_place == rules.heart
    return state.side[side] == Side.TARGETING and state.guardian_target == state.side_number[1 - side]


@compiled
def figures(state: State, side: int) -> int:
    """Figures of a side are numbered from 0 up to, but without, this."""
    if is_band_side(state, side):
        return state.band_figures[side_band(state, side)]
    return REGULARS if state.side[side] == Side.REGULARS or state.side[side] == Side.TARGETING else 1


@compiled
def monster_at(rules: Rules, state: State, side: int, figure: int) -> int:
    """The type of a monster that fights on this side, or NO_TYPE where there is none."""
    if state.side[side] == Side.STRAY:
        return state.stray_type[stray_slot(state, state.side_number[side])]
    if figure < FIRST_MEMBER:
        return state.lone_type[figure] if has_lone(state, side, figure) else NO_TYPE
    if figure == DRAGON:
        return GUARDIAN if has_guardian(rules, state, side) else NO_TYPE
    group, member = (figure - FIRST_MEMBER) // MEMBERS, (figure - FIRST_MEMBER) % MEMBERS
    if has_group(state, side, group) and member < state.group_size[group]:
        return state.member_type[group, member]
    return NO_TYPE


@compiled
def monster_hp(state: State, side: int, figure: int) -> int:
    """The hit points of a monster that is there."""
    if state.side[side] == Side.STRAY:
        return state.stray_hp[stray_slot(state, state.side_number[side])]
    if figure < FIRST_MEMBER:
        return state.lone_hp[figure]
    if figure == DRAGON:
        return state.guardian_hp
    return state.member_hp[(figure - FIRST_MEMBER) // MEMBERS, (figure - FIRST_MEMBER) % MEMBERS]


@compiled
def is_boss(figure: int) -> bool:
    """Is the figure of this number on a side of regular monsters a boss?"""
    return FIRST_MEMBER <= figure < DRAGON and (figure - FIRST_MEMBER) % MEMBERS == 0


@compiled
def hurt_monster(state: State, side: int, figure: int, losses: int) -> None:
    if state.side[side] == Side.STRAY:
        state.stray_hp[stray_slot(state, state.side_number[side])] -= losses
    elif figure < FIRST_MEMBER:
        state.lone_hp[figure] -= losses
    elif figure == DRAGON:
        state.guardian_hp -= losses
    else:
        state.member_hp[(figure - FIRST_MEMBER) // MEMBERS, (figure - FIRST_MEMBER) % MEMBERS] -= losses


@compiled
def clear_sides(state: State) -> None:
    """No round is under way."""
    state.fighting = 0
    state.fight_place = 0
    state.blow_band = NO_SERIAL
    state.rolling = 0
    state.dice = 0
    state.threshold = 0
    for side in range(2):
        state.side[side] = 0
        state.side_number[side] = 0
        state.side_hits[side] = 0
