"""What is counted of a game for those who study it (§14.2)."""

from __future__ import annotations

from enum import IntEnum

from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.barons.end import points_on, score_sheet
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.steps import Kind, count_of, is_starred, kind_of


class Count(IntEnum):
    """The columns: the steps by kind in the order of `Kind`, the faces of the die, and what was done with the bonus."""

    MOVE_BARON = 0
    MOVE_KNIGHT = 1
    RECRUIT = 2
    BUILD = 3
    UNBUILD = 4
    DISPERSE = 5
    SEND = 6
    GATHER = 7
    PULL = 8
    CAPTURE = 9
    DONE = 10
    END = 11
    FACE_1 = 12
    FACE_2 = 13
    FACE_3 = 14
    FACE_4 = 15
    FACE_5 = 16
    FACE_6 = 17
    BONUS = 18


@compiled
def round_begun(state: State) -> int:
    return 0 if state.phase < Phase.ROLL else state.round_no


@compiled
def points_shown(rules: Rules, state: State, out: Values) -> None:
    """The points of every seat."""
    totals, kinds = score_sheet(rules, state)
    for seat in range(rules.players):
        out[seat] = points_on(rules, totals, kinds, seat)


@compiled
def count_step(state: State, step: int, counts: Grid) -> None:
    kind = kind_of(step)
    if kind == Kind.ROLL:
        counts[state.seat, Count.FACE_1 + count_of(step) - 1] += 1
    elif kind > Kind.ROLL:
        counts[state.seat, kind - Kind.MOVE_BARON] += 1
        if is_starred(step):
            counts[state.seat, Count.BONUS] += 1
