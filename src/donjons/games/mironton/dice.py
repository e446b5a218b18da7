"""How many dice a figure rolls in a round, and what it needs to hit (§8.7.1, §8.7.2)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import DoubleRule, Rules, WoundedDice
from donjons.games.mironton.sides import (
    DRAGON,
    FIRST_MEMBER,
    NO_TYPE,
    figures,
    is_band_side,
    monster_at,
    monster_hp,
    side_band,
)
from donjons.games.mironton.state import MEMBERS, Side, State
from donjons.games.mironton.tables import CLASSES, GUARDIAN, Fighter, Power, Theme
from donjons.games.mironton.units import has_power

EVERYBODY: Final = -2  # in the place of a class


@compiled
def is_flooded(rules: Rules, place: int) -> bool:
    return place < rules.rooms and rules.flooded[place] == 1


@compiled
def is_lair(rules: Rules, kind: int, place: int) -> bool:
    """Is a place the lair of a type of monster?"""
    if place >= rules.rooms:
        return False
    if kind == GUARDIAN:
        return rules.guardian_lair == 1 and place == rules.heart
    lair = rules.lair[rules.type_family[kind]]
    return lair != Theme.NONE and rules.theme[place] == lair


@compiled
def base_dice(rules: Rules, level: int, hp: int) -> int:
    return hp if rules.wounded_dice == WoundedDice.HP else level


@compiled
def monster_dice(rules: Rules, kind: int, hp: int, place: int) -> int:
    dice = base_dice(rules, rules.type_level[kind], hp)
    return 2 * dice if has_power(rules, kind, Power.AQUATIC) and is_flooded(rules, place) else dice


@compiled
def monster_threshold(rules: Rules, kind: int, place: int, banner: int) -> int:
    """What a monster needs to hit: the least that applies."""
    undead = has_power(rules, kind, Power.UNDEAD)
    threshold = rules.hit
    if undead:
        threshold = min(threshold, rules.hit_undead)
    if is_lair(rules, kind, place):
        threshold = min(threshold, rules.hit_lair_undead if undead else rules.hit_lair)
    return min(threshold, rules.banner_hit) if banner else threshold


@compiled
def fighter_threshold(rules: Rules, state: State, band: int, fighter: int) -> int:
    """What the adventurers of a class need to hit."""
    return rules.hit_jinx if (state.band_jinx[band] >> fighter) & 1 else rules.hit


@compiled
def trap_threshold(rules: Rules, state: State, room: int, victim: int) -> int:
    """What a trap needs to hit the side that entered."""
    if not state.trap_magic[room] and is_band_side(state, victim):
        if living(state, side_band(state, victim), Fighter.THIEF) > 0:
            return rules.hit_trap_thief
    return rules.hit


@compiled
def living(state: State, band: int, fighter: int) -> int:
    """Living adventurers of a class in a band."""
    count = 0
    for figure in range(state.band_figures[band]):
        if state.figure_class[band, figure] == fighter:
            count += 1
    return count


@compiled
def levels_weak_to(rules: Rules, state: State, side: int, fighter: int) -> int:
    """The levels of the monsters on a side against which a class doubles its dice; of all of them for EVERYBODY."""
    if is_band_side(state, side):
        return 0
    if state.side[side] == Side.TRAP:
        room = int(state.side_number[side])
        is_weak = fighter == EVERYBODY or (state.trap_magic[room] and fighter == Fighter.MAGE)
        return state.trap_level[room] if is_weak else 0
    levels = 0
    for figure in range(figures(state, side)):
        kind = monster_at(rules, state, side, figure)
        if kind != NO_TYPE and (fighter == EVERYBODY or rules.type_weak[kind] == fighter):
            levels += rules.type_level[kind]
    return levels


@compiled
def is_doubled(rules: Rules, state: State, side: int, fighter: int) -> bool:
    """Does a class on this side double its dice against the other side?"""
    weak = levels_weak_to(rules, state, 1 - side, fighter)
    if rules.double_rule == DoubleRule.ANY:
        return weak > 0
    return 2 * weak > levels_weak_to(rules, state, 1 - side, EVERYBODY)


@compiled
def dice_of(rules: Rules, state: State, side: int, threshold: int) -> int:
    """The dice of a side that hit from this threshold on."""
    kind = state.side[side]
    if kind == Side.BAND:
        return dice_of_band(rules, state, side, threshold)
    if kind == Side.FIGURE:
        level = state.figure_level[side_band(state, side), state.side_number[side]]
        return level * (2 - side) if threshold == rules.hit else 0
    if kind == Side.TRAP:
        room = int(state.side_number[side])
        return state.trap_level[room] if threshold == trap_threshold(rules, state, room, 1 - side) else 0
    return dice_of_monsters(rules, state, side, threshold)


@compiled
def dice_of_band(rules: Rules, state: State, side: int, threshold: int) -> int:
    band = side_band(state, side)
    dice = 0
    for fighter in range(CLASSES):
        if fighter_threshold(rules, state, band, fighter) == threshold:
            own = dice_of_class(rules, state, band, fighter)
            dice += 2 * own if own > 0 and is_doubled(rules, state, side, fighter) else own
    return dice


@compiled
def dice_of_class(rules: Rules, state: State, band: int, fighter: int) -> int:
    dice = 0
    for figure in range(state.band_figures[band]):
        if state.figure_class[band, figure] == fighter:
            dice += base_dice(rules, state.figure_level[band, figure], state.figure_hp[band, figure])
    return dice


@compiled
def dice_of_monsters(rules: Rules, state: State, side: int, threshold: int) -> int:
    dice = 0
    for figure in range(figures(state, side)):
        kind = monster_at(rules, state, side, figure)
        if kind != NO_TYPE:
            banner = has_banner(state, side, figure)
            if monster_threshold(rules, kind, state.fight_place, banner) == threshold:
                dice += monster_dice(rules, kind, monster_hp(state, side, figure), state.fight_place)
    return dice


@compiled
def has_banner(state: State, side: int, figure: int) -> int:
    """Does a monster fight under a banner?"""
    if state.side[side] == Side.STRAY or figure < FIRST_MEMBER or figure == DRAGON:
        return 0
    return state.group_banner[(figure - FIRST_MEMBER) // MEMBERS]
