"""What those who study the game read off each step (§14): the step, and the states before and after it."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import OUTSIDE
from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.mironton.counts import BOUGHT, TABLE, USED, Count
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Phase, Side, State
from donjons.games.mironton.steps import Kind, kind_of, number_of, other_of, subject_of

GONE: Final = -4  # the place of a band that is not in the game any more: no other has this number


@compiled
def turn_begun(state: State) -> int:
    return 0 if state.phase == Phase.SETUP else state.turn


@compiled
def level_shown(rules: Rules, state: State, out: Values) -> None:
    """The dungeon's level, which all seats share."""
    for seat in range(rules.players):
        out[seat] = state.level


@compiled
def count_step(before: State, step: int, state: State, counts: Grid) -> None:
    kind = kind_of(step)
    if kind <= Kind.DONE:
        counts[before.seat, kind] += 1
    if kind == Kind.PLAY:
        counts[before.seat, USED + number_of(step)] += 1
    elif kind == Kind.HIRE or kind == Kind.BOSS or kind == Kind.STRAY:
        counts[before.seat, BOUGHT + subject_of(step)] += 1
        counts[TABLE, Count.SPENT] += before.treasury - state.treasury
    elif kind == Kind.TRAP or kind == Kind.MTRAP or kind == Kind.PENTA:
        counts[TABLE, Count.SPENT_TRAPS] += before.treasury - state.treasury
    elif kind == Kind.HITS and before.fighting:
        count_hits(before, other_of(step), state, counts)
    if before.phase != Phase.SETUP:
        count_bands(before, state, counts)


@compiled
def count_bands(before: State, state: State, counts: Grid) -> None:
    """Bands that come, go, come back, are wiped out or reach the Heart; strays that die."""
    new = state.next_band - before.next_band
    killed = max(0, state.elims - before.elims)
    counts[TABLE, Count.BAND] += new
    counts[TABLE, Count.ARRIVAL_TURNS] += new * before.turn
    counts[TABLE, Count.KILLED] += killed
    counts[TABLE, Count.DEATH_TURNS] += killed * before.turn
    counts[TABLE, Count.REACHED] += max(0, state.reach - before.reach)
    counts[TABLE, Count.SACK] += max(0, state.sacks - before.sacks)
    counts[TABLE, Count.STRAY_LOST] += max(0, before.strays - state.strays)
    for band in range(before.bands):
        place = place_of(state, before.band_serial[band])
        counts[TABLE, Count.LEFT] += before.band_place[band] >= 0 and place == OUTSIDE
        counts[TABLE, Count.BACK] += before.band_place[band] == OUTSIDE and place >= 0


@compiled
def place_of(state: State, serial: int) -> int:
    """Where a band is now; at nobody's place when it is gone."""
    for band in range(state.bands):
        if state.band_serial[band] == serial:
            return state.band_place[band]
    return GONE


@compiled
def count_hits(before: State, hits: int, state: State, counts: Grid) -> None:
    """The dice of one side; the last of a round decide it. As many hits are enough for the attack (§8.7)."""
    attack, defence = int(before.side_hits[0]), int(before.side_hits[1])
    if before.rolling == 0:
        attack += hits
    else:
        defence += hits
    if before.side[before.rolling] == Side.TRAP:
        counts[TABLE, Count.TRAP_HITS] += hits
    if not is_decided(before, state):
        return
    if before.side[0] == Side.TRAP or before.side[1] == Side.TRAP:
        counts[TABLE, Count.TRAP_ROUND] += 1
    elif before.side[0] == Side.BAND and before.side[1] != Side.BAND:
        counts[TABLE, Count.RAID] += 1
        counts[TABLE, Count.RAID_WON] += attack >= defence
    elif before.side[1] == Side.BAND and before.side[0] != Side.BAND:
        counts[TABLE, Count.ATTACK] += 1
        counts[TABLE, Count.ATTACK_WON] += attack >= defence
        counts[TABLE, Count.ATTACK_TIED] += attack == defence


@compiled
def is_decided(before: State, state: State) -> bool:
    """Within a round the dice go on from side to side and from threshold to threshold; else another has begun."""
    if not state.fighting or state.rolling < before.rolling:
        return True
    return state.rolling == before.rolling and state.threshold <= before.threshold
