"""What those who study the game read off each step (§14): the step, and the states before and after it."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.mironton.counts import BOUGHT, FAMILY_SPENT, TABLE, USED, Count
from donjons.games.mironton.observe_bands import count_bands, count_new_band, follow_bands
from donjons.games.mironton.observe_fights import count_roll, finish_round
from donjons.games.mironton.plunder import booty
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Phase, State
from donjons.games.mironton.steps import Kind, kind_of, number_of, other_of, subject_of
from donjons.games.mironton.units import band_slot


@compiled
def turn_begun(state: State) -> int:
    return 0 if state.phase == Phase.SETUP else state.turn


@compiled
def level_shown(rules: Rules, state: State, out: Values) -> None:
    """The dungeon's level, which all seats share."""
    for seat in range(rules.players):
        out[seat] = state.level


@compiled
def count_step(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    kind = kind_of(step)
    if kind <= Kind.DONE:
        counts[before.seat, kind] += 1
        count_purchase(rules, before, step, state, counts)
    elif kind == Kind.HITS and before.fighting:
        count_roll(rules, before, other_of(step), state, counts)
    elif kind == Kind.SIGHT:
        count_new_band(before, counts)
    if state.phase != Phase.SETUP:
        count_bands(before, state, counts)
        if kind == Kind.HITS and before.fighting:
            finish_round(rules, before, other_of(step), counts)
        count_gold(rules, before, step, state, counts)
        if kind == Kind.HITS or state.bands != before.bands or state.next_band != before.next_band:
            follow_bands(state, counts)


@compiled
def count_purchase(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """What a seat buys, and the items that it plays."""
    kind = kind_of(step)
    paid = before.treasury - state.treasury
    if kind == Kind.PLAY:
        counts[before.seat, USED + number_of(step)] += 1
    elif kind == Kind.HIRE or kind == Kind.BOSS or kind == Kind.STRAY:
        counts[before.seat, BOUGHT + subject_of(step)] += 1
        counts[TABLE, Count.SPENT] += paid
        counts[TABLE, FAMILY_SPENT + rules.type_family[subject_of(step)]] += paid
    elif kind == Kind.TRAP or kind == Kind.MTRAP or kind == Kind.PENTA:
        counts[TABLE, Count.SPENT_TRAPS] += paid


@compiled
def count_gold(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """The gold that bands take (§8.12), and that the treasury gains (§8.13), which may be in one step."""
    taken = 0
    if kind_of(step) == Kind.PLUNDER:
        slot = band_slot(before, before.active)
        if not before.band_bottom[slot]:
            taken = booty(rules, before, slot, subject_of(step))
    counts[TABLE, Count.PLUNDERED] += taken
    counts[TABLE, Count.EARNED] += max(0, state.treasury - before.treasury + taken)
