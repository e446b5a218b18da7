"""What is counted of a game for those who study it (§14)."""

from __future__ import annotations

from enum import IntEnum

from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import Phase, State
from donjons.games.mironton.steps import Kind, kind_of


class Count(IntEnum):
    """The columns: the steps by kind, in the order of `Kind`; chance's count for the seat that was last to act."""

    FAMILY = 0
    START = 1
    PICK = 2
    DROP = 3
    TAKE = 4
    GO = 5
    STAY = 6
    TARGET = 7
    PLAY = 8
    PASS = 9
    HIRE = 10
    BOSS = 11
    STRAY = 12
    TRAP = 13
    MTRAP = 14
    PENTA = 15
    DONE = 16


@compiled
def turn_begun(state: State) -> int:
    return 0 if state.phase == Phase.SETUP else state.turn


@compiled
def level_shown(rules: Rules, state: State, out: Values) -> None:
    """The dungeon's level, which all seats share."""
    for seat in range(rules.players):
        out[seat] = state.level


@compiled
def count_step(before: State, step: int, counts: Grid) -> None:
    if kind_of(step) <= Kind.DONE:
        counts[before.seat, kind_of(step)] += 1
