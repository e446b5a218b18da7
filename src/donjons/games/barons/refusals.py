"""The names of refusals, as in §13.3 of the specifications."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """The rule that forbids a step; the first that fails gives the name."""

    NONE = 0
    PHASE = 1
    OUTCOME = 2
    TAKEN = 3
    SPENT = 4
    NOT_YOURS = 5
    PAUSE = 6
    MOUNTAIN = 7
    TOO_FAR = 8
    MARK = 9
    OCCUPIED = 10
    NOT_COMMAND = 11
    BLOCKED = 12
    ENEMY_DONJON = 13
    RESERVE = 14
    NO_GAIN = 15
    BARON_NEEDED = 16
    DONJON_HERE = 17
    TOO_FEW = 18
    SPACING = 19
    NO_DONJON_LEFT = 20
    NO_DONJON = 21
    NOTHING_TO_MOVE = 22
    NOT_ALIGNED = 23
    STOPPED = 24
    TOO_MANY = 25
    NOT_RAZED = 26
    NOTHING_MOVED = 27
    ENEMY_TROOPS = 28
    IMMUNE = 29
    NO_UNBUILD = 30
    ORDER_DUE = 31
