"""The clock of a turn: one phase after the other, and whose turn it is to act in it (§6)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, PURCHASES, SEATS, Phase, Stage, State


@compiled
def first_seat(rules: Rules, state: State) -> int:
    return (state.turn - 1) % rules.players


@compiled
def next_seat(rules: Rules, state: State) -> bool:
    """Hand over to the next seat in this phase; False when all have acted."""
    state.seat = (state.seat + 1) % rules.players
    return state.seat != first_seat(rules, state)


@compiled
def begin_phase(rules: Rules, state: State, phase: int) -> None:
    state.phase = phase
    state.stage = Stage.BEGIN
    state.active = NO_SERIAL
    state.met = NO_SERIAL
    state.seat = first_seat(rules, state)


@compiled
def end_phase(rules: Rules, state: State) -> None:
    begin_phase(rules, state, state.phase + 1)


@compiled
def begin_turn(rules: Rules, state: State) -> None:
    """What counts for one turn only is forgotten."""
    state.turn += 1
    for slot in range(state.bands):
        state.band_acted[slot] = 0
    for slot in range(state.groups):
        state.group_acted[slot] = 0
        state.group_fought[slot] = 0
        state.group_horn[slot] = 0
    for slot in range(state.lone):
        state.lone_acted[slot] = 0
        state.lone_fought[slot] = 0
    for slot in range(state.strays):
        state.stray_fought[slot] = 0
    for index in range(state.elims):
        state.elim_value[index] = 0
        state.elim_count[index] = 0
        state.elim_level[index] = 0
    state.elims = 0
    state.reach = 0
    state.sacks = 0
    for seat in range(SEATS):
        for mark in range(PURCHASES):
            state.bought[seat, mark] = 0
    begin_phase(rules, state, Phase.ARRIVAL)
