"""The codes of steps: one integer holds the kind of step, two places and a number."""

from __future__ import annotations

from enum import IntEnum

from donjons.core.compiled import compiled


class Kind(IntEnum):
    """The kinds of step (§7); those from ROLLOFF on are chance's."""

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
    ROLLOFF = 16
    TIE_DIE = 17
    EVENT_DIE = 18
    CARD = 19
    ATTACK_DIE = 20
    DEFENCE_DIE = 21
    CLASH = 22


@compiled
def encode(kind: int, place: int, other: int, number: int) -> int:
    """`other` is a second place; `number` is gold, tokens, a building, a seat, a card, a face or dice."""
    return kind | place << 5 | other << 11 | number << 17


@compiled
def kind_of(step: int) -> int:
    return step & 31


@compiled
def place_of(step: int) -> int:
    return (step >> 5) & 63


@compiled
def other_of(step: int) -> int:
    return (step >> 11) & 63


@compiled
def number_of(step: int) -> int:
    return step >> 17
