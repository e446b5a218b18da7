"""The names of refusals, as in §13.3 of the specification."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """The rule that forbids a step; the first that fails gives the name."""

    NONE = 0
    PHASE = 1
    OUTCOME = 2
    TAKEN = 3
    NOT_INNER = 4
    FULL = 5
    NOT_YOURS = 6
    ACTIVATED = 7
    ENGAGED = 8
    LIKE = 9
    NO_FOLLOWER = 10
    LIMIT = 11
    AFTER_TAKE = 12
    NOT_HERE = 13
    FAMILY = 14
    DROPPED = 15
    COMMAND = 16
    HERE = 17
    OUT_OF_REACH = 18
    STOCK = 19
    WINDOW = 20
    ARGUMENT = 21
    LEVEL = 22
    SUPPLY = 23
    GOLD = 24
    ROOM = 25
