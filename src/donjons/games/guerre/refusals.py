"""The names of refusals, as in §13.3 of the specification."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """The rule that forbids a step; the first that fails gives the name."""

    NONE = 0
    PHASE = 1
    NOT_A_SITE = 2
    TAKEN = 3
    NOT_LINKED = 4
    NOT_A_VILLAGE = 5
    GOLD = 6
    NOT_YOURS = 7
    CITIES_ONLY = 8
    FULL = 9
    NO_FIRST_MOVE = 10
    FOREIGN = 11
    TOO_MANY = 12
    KEEP_ONE = 13
    OWN = 14
    PROTECTED = 15
    CAPITAL = 16
    BUILT = 17
    SAME = 18
    LIMIT = 19
    SURVIVORS = 20
    NO_SITE = 21
