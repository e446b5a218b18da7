"""What is counted of a game for those who study it (§14.2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.games.guerre.attack import is_protected
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NEUTRAL, PLACES, Phase, State
from donjons.games.guerre.steps import Kind, kind_of, number_of, other_of

OPENING: Final = 20  # rounds
TABLE: Final = 0  # the row of what concerns no seat alone
SEAT_KINDS: Final = 16  # kinds of step, in the order of `Kind`, that a seat plays


class Count(IntEnum):
    """The columns: the steps by kind in the order of `Kind`, the faces of the event die, and what is asked in §14.2."""

    CAPITAL = 0
    VILLAGE = 1
    BID = 2
    RECRUIT = 3
    YIELD = 4
    STAY = 5
    MOVE = 6
    PASS = 7
    ATTACK = 8
    BUILD = 9
    DONE = 10
    PRESS = 11
    RETREAT = 12
    OCCUPY = 13
    ELECT = 14
    DECLINE = 15
    EVENT_1 = 16
    EVENT_2 = 17
    EVENT_3 = 18
    EVENT_4 = 19
    EVENT_5 = 20
    EVENT_6 = 21
    TURN = 22
    STUCK = 23  # turns in which no attack was possible
    CAPTURE = 24  # attacks on neutral places
    OPENING_ATTACK = 25  # the same in the opening
    OPENING_CAPTURE = 26
    FIRST_BATTLE = 27  # of the table: the round of the first attack on a house, 0 when there was none
    NEUTRAL_10 = 28  # of the table: neutral places after so many rounds
    NEUTRAL_20 = 29
    NEUTRAL_30 = 30


@compiled
def influence_shown(rules: Rules, state: State, out: Values) -> None:
    """The influence of every house."""
    for seat in range(rules.players):
        out[seat] = state.influence[seat]


@compiled
def count_step(rules: Rules, state: State, step: int, counts: Grid) -> None:
    kind = kind_of(step)
    if kind < SEAT_KINDS:
        counts[state.seat, kind] += 1
    elif kind == Kind.EVENT_DIE:
        counts[TABLE, Count.EVENT_1 + number_of(step) - 1] += 1
        count_neutral_places(state, counts)
    if state.phase == Phase.ACT and kind < SEAT_KINDS:
        counts[state.seat, Count.TURN] += 1
        if not can_attack(rules, state):
            counts[state.seat, Count.STUCK] += 1
    if kind == Kind.ATTACK:
        count_attack(state, state.owner[other_of(step)], counts)


@compiled
def count_attack(state: State, owner: int, counts: Grid) -> None:
    is_capture = 1 if owner == NEUTRAL else 0
    counts[state.seat, Count.CAPTURE] += is_capture
    if state.round_no <= OPENING:
        counts[state.seat, Count.OPENING_ATTACK] += 1
        counts[state.seat, Count.OPENING_CAPTURE] += is_capture
    if owner >= 0 and counts[TABLE, Count.FIRST_BATTLE] == 0:
        counts[TABLE, Count.FIRST_BATTLE] = state.round_no


@compiled
def count_neutral_places(state: State, counts: Grid) -> None:
    """As a round begins: the neutral places at the end of the one before, where that is asked."""
    ended = state.round_no - 1
    if ended == 10 or ended == 20 or ended == 30:
        for place in range(PLACES):
            if state.owner[place] == NEUTRAL:
                counts[TABLE, Count.NEUTRAL_10 + ended // 10 - 1] += 1


@compiled
def can_attack(rules: Rules, state: State) -> bool:
    """Has the seat a place with tokens to spare beside one that it may attack?"""
    for origin in range(PLACES):
        if state.owner[origin] == state.seat and state.tokens[origin] > rules.attack_leave:
            for target in range(PLACES):
                if has(rules.linked[origin], target) and state.owner[target] != state.seat:
                    if not is_protected(state, target):
                        return True
    return False
