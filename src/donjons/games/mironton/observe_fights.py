"""What is read off combat rounds (§8.7): who wins them, in lairs, with doubled dice, and what each family throws."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.games.mironton.bands import band_speed
from donjons.games.mironton.counts import (
    CLASS_ROUND,
    DECISIVE,
    DOUBLED,
    FAMILY_DICE,
    FAMILY_ROUND,
    FAMILY_WON,
    TABLE,
    WHOLE,
    Count,
)
from donjons.games.mironton.dice import dice_of_class, fighter_threshold, is_doubled, is_lair, monster_dice
from donjons.games.mironton.fight import count_hits as roll
from donjons.games.mironton.fight import go_on_fighting
from donjons.games.mironton.observe_bands import age_of
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.sides import NO_TYPE, figures, monster_at, monster_hp
from donjons.games.mironton.state import NO_SERIAL, Side, State
from donjons.games.mironton.tables import CLASSES, GUARDIAN
from donjons.games.mironton.units import NO_UNIT, band_slot

FACES: Final = 6


@compiled
def count_roll(rules: Rules, before: State, hits: int, state: State, counts: Grid) -> None:
    """The dice of one side; the last of a round decide it. As many hits are enough for the attack."""
    attack, defence = int(before.side_hits[0]), int(before.side_hits[1])
    if before.rolling == 0:
        attack += hits
    else:
        defence += hits
    if before.side[before.rolling] == Side.TRAP:
        counts[TABLE, Count.TRAP_HITS] += hits
    if is_decided(before, state):
        count_round(rules, before, attack, defence, state, counts)


@compiled
def finish_round(rules: Rules, before: State, hits: int, counts: Grid) -> None:
    """Play these dice and nothing more: who is dead, and what of the hoard is gone.

    The step itself has gone on to the next choice, and a turn that ended on the way has forgotten both.
    """
    elims, sacks = int(before.elims), int(before.sacks)
    first, second = band_on(before, 0), band_on(before, 1)
    roll(before, hits)
    go_on_fighting(rules, before)
    counts[TABLE, Count.SACK] += before.sacks - sacks
    if before.elims > elims:
        counts[TABLE, Count.KILLED] += before.elims - elims
        count_age(before, first, counts)
        count_age(before, second, counts)


@compiled
def count_age(state: State, serial: int, counts: Grid) -> None:
    """How long a band has lived that has fought, if it has been wiped out."""
    if serial != NO_SERIAL and band_slot(state, serial) == NO_UNIT:
        counts[TABLE, Count.KILLED_AGE] += age_of(serial, state.turn, counts)


@compiled
def band_on(state: State, side: int) -> int:
    """The serial number of the band on a side, or NO_SERIAL; in a low blow it stands on both, and counts once."""
    if state.side[side] == Side.BAND:
        return state.side_number[side]
    return state.blow_band if state.side[side] == Side.FIGURE and side == 0 else NO_SERIAL


@compiled
def is_decided(before: State, state: State) -> bool:
    """Within a round the dice go on from side to side and from threshold to threshold; else another has begun."""
    if not state.fighting or state.rolling < before.rolling:
        return True
    return state.rolling == before.rolling and state.threshold <= before.threshold


@compiled
def count_round(rules: Rules, before: State, attack: int, defence: int, state: State, counts: Grid) -> None:
    """A round has been fought, with so many hits."""
    if before.side[0] == Side.TRAP or before.side[1] == Side.TRAP:
        counts[TABLE, Count.TRAP_ROUND] += 1
    elif before.side[0] == Side.STRAY and before.side[1] == Side.STRAY:
        counts[TABLE, Count.STRAY_BY_STRAY] += max(0, before.strays - state.strays)
    for side in range(2):
        other = before.side[1 - side]
        if before.side[side] == Side.BAND and other != Side.BAND:
            own, theirs = (attack, defence) if side == 0 else (defence, attack)
            is_won = attack >= defence if side == 0 else attack < defence
            count_doublings(rules, before, side, own, theirs, is_won, counts)
            if other == Side.TRAP:
                count_trapped(rules, before, side, state, counts)
            else:
                count_encounter(rules, before, side, attack, defence, state, counts)


# A band against monsters
@compiled
def count_encounter(
    rules: Rules, before: State, side: int, attack: int, defence: int, state: State, counts: Grid
) -> None:
    """A band, on this side, and monsters have fought a round."""
    if side == 0:
        counts[TABLE, Count.RAID] += 1
        counts[TABLE, Count.RAID_WON] += attack >= defence
    else:
        counts[TABLE, Count.ATTACK] += 1
        counts[TABLE, Count.ATTACK_WON] += attack >= defence
        counts[TABLE, Count.ATTACK_TIED] += attack == defence
    is_held = attack < defence if side == 0 else attack >= defence
    count_families(rules, before, 1 - side, is_held, counts)
    if before.side[1 - side] == Side.STRAY:
        count_stray(before, side, state, counts)
    else:
        is_home = has_lair(rules, before, 1 - side)
        counts[TABLE, Count.MONSTER_ROUND] += 1
        counts[TABLE, Count.MONSTER_WON] += is_held
        counts[TABLE, Count.LAIR_ROUND] += is_home
        counts[TABLE, Count.LAIR_WON] += is_home and is_held


@compiled
def count_stray(before: State, side: int, state: State, counts: Grid) -> None:
    """What a wandering monster has done to the band on this side."""
    serial = int(before.side_number[side])
    now = band_slot(state, serial)
    left = 0 if now == NO_UNIT else int(state.band_figures[now])
    counts[TABLE, Count.STRAY_ROUND] += 1
    counts[TABLE, Count.STRAY_SLEW] += before.band_figures[band_slot(before, serial)] - left
    counts[TABLE, Count.STRAY_KILLED] += now == NO_UNIT


@compiled
def has_lair(rules: Rules, state: State, side: int) -> bool:
    """Is one of the monsters on this side in its lair?"""
    for figure in range(figures(state, side)):
        kind = monster_at(rules, state, side, figure)
        if kind != NO_TYPE and is_lair(rules, kind, state.fight_place):
            return True
    return False


@compiled
def count_families(rules: Rules, before: State, side: int, is_won: bool, counts: Grid) -> None:
    """The dice that each family throws on a side of monsters; the guardian belongs to none that can be bought."""
    fought = 0  # the set of families, a bit for each
    for figure in range(figures(before, side)):
        kind = monster_at(rules, before, side, figure)
        if kind != NO_TYPE and kind != GUARDIAN:
            family = int(rules.type_family[kind])
            dice = monster_dice(rules, kind, monster_hp(before, side, figure), before.fight_place)
            counts[TABLE, FAMILY_DICE + family] += dice
            if fought >> family & 1 == 0:
                fought |= 1 << family
                counts[TABLE, FAMILY_ROUND + family] += 1
                counts[TABLE, FAMILY_WON + family] += is_won


# Classes and traps
@compiled
def count_doublings(rules: Rules, before: State, side: int, own: int, theirs: int, is_won: bool, counts: Grid) -> None:
    """Of each class of the band on this side: were its dice doubled, and would the band not have won otherwise?"""
    band = band_slot(before, before.side_number[side])
    for fighter in range(CLASSES):
        dice = dice_of_class(rules, before, band, fighter)
        if dice > 0:
            counts[TABLE, CLASS_ROUND + fighter] += 1
            if is_doubled(rules, before, side, fighter):
                chance = FACES + 1 - fighter_threshold(rules, before, band, fighter)  # sixths of a hit, for each die
                without = FACES * (own - theirs) - dice * chance
                counts[TABLE, DOUBLED + fighter] += 1
                counts[TABLE, DECISIVE + fighter] += is_won and (without < 0 if side == 0 else without <= 0)


@compiled
def count_trapped(rules: Rules, before: State, side: int, state: State, counts: Grid) -> None:
    """The cells that a band does not walk because it has met a trap, if it lives, in parts of its turn."""
    serial = int(before.side_number[side])
    if band_slot(state, serial) != NO_UNIT:
        counts[TABLE, Count.TRAP_BAND] += 1
        counts[TABLE, Count.TRAP_TURNS] += WHOLE * before.left // band_speed(rules, before, band_slot(before, serial))
