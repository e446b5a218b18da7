"""The codes of steps: one integer holds the kind of step, two tiles, a count and the marks of the notation."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.core.compiled import compiled


class Kind(IntEnum):
    """The kinds of step (§7)."""

    TILE = 0
    MOUNTAIN = 1
    OBJECTIVE = 2
    NEUTRAL = 3
    BARON = 4
    KNIGHT = 5
    PICK = 6
    ROLL = 7
    MOVE_BARON = 8
    MOVE_KNIGHT = 9
    RECRUIT = 10
    BUILD = 11
    UNBUILD = 12
    DISPERSE = 13
    SEND = 14
    GATHER = 15
    PULL = 16
    CAPTURE = 17
    DONE = 18
    END = 19


STAR: Final = 1  # the step spends the bonus
PLUS: Final = 2  # the second order of a turn
MOST_COUNT: Final = 127


@compiled
def encode(kind: int, tile: int, other: int, count: int, marks: int) -> int:
    """`other` is a second tile, a tile kind or a colour; `count` a number of troops or a face."""
    return kind | tile << 5 | other << 11 | count << 17 | marks << 24


@compiled
def kind_of(step: int) -> int:
    return step & 31


@compiled
def tile_of(step: int) -> int:
    return (step >> 5) & 63


@compiled
def other_of(step: int) -> int:
    return (step >> 11) & 63


@compiled
def count_of(step: int) -> int:
    return (step >> 17) & 127


@compiled
def is_starred(step: int) -> bool:
    return (step >> 24) & STAR != 0


@compiled
def is_second(step: int) -> bool:
    """Does the step carry the mark of a second order?"""
    return (step >> 24) & PLUS != 0
