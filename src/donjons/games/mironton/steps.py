"""The codes of steps: one integer holds the kind of step, what it is about and a number.

A purchase or a play is one step with all its arguments, as its token is one token. Units are named by their slot
(which the state keeps in the order of their serial numbers), because serial numbers grow without end.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.core.compiled import compiled


class Kind(IntEnum):
    """The kinds of step (§7); those from WTYPE on are chance's. The codes of their arguments stand beside them."""

    FAMILY = 0  # subject: family
    START = 1  # subject: room
    PICK = 2  # subject: unit
    DROP = 3  # subject: type, other: hit points
    TAKE = 4  # subject: unit
    GO = 5  # subject: place
    STAY = 6
    TARGET = 7  # subject: unit
    PLAY = 8  # number: item; its arguments: see `encode_play` and below
    PASS = 9
    HIRE = 10  # subject: type
    BOSS = 11  # subject: type
    STRAY = 12  # subject: type, other: room
    TRAP = 13  # subject: level, other: room
    MTRAP = 14  # subject: level, other: room
    PENTA = 15  # subject: the room of lower number, other: the other room
    DONE = 16
    WTYPE = 17  # subject: what the die shows, or the position in a list, here and up to WANDER
    WROOM = 18
    ARRIVE = 19
    DOMINANT = 20
    SIZE = 21
    CLASS = 22
    LVL = 23
    SIGHT = 24
    ENTRANCE = 25
    RETURN = 26
    ORIENT = 27
    MEET = 28
    PLUNDER = 29
    WANDER = 30
    HITS = 31  # subject: dice, other: successes, number: threshold
    DRAW = 32  # subject: item


class Unit(IntEnum):
    """The kinds of unit that a step may name."""

    BAND = 0
    GROUP = 1
    LONE = 2
    STRAY = 3
    GUARDIAN = 4


NOWHERE: Final = 1023  # a place that the dungeon does not have, for steps that nobody can make
NO_SLOT: Final = 31  # stands for a unit that is not in the game, or a figure that the band does not have
MOST_DICE: Final = 1023  # thrown together


@compiled
def encode(kind: int, subject: int, other: int, number: int) -> int:
    return kind | subject << 6 | other << 16 | number << 26


@compiled
def kind_of(step: int) -> int:
    return step & 63


@compiled
def subject_of(step: int) -> int:
    return (step >> 6) & 1023


@compiled
def other_of(step: int) -> int:
    return (step >> 16) & 1023


@compiled
def number_of(step: int) -> int:
    return step >> 26


@compiled
def encode_unit(unit: int, slot: int) -> int:
    """A unit as the subject of a step."""
    return unit << 5 | slot


@compiled
def unit_of(code: int) -> int:
    return code >> 5


@compiled
def slot_of(code: int) -> int:
    return code & 31


@compiled
def encode_blow(by: int, at: int) -> int:
    """The two figures of a low blow, by their places in the band, as the other argument of a step."""
    return by << 5 | at


@compiled
def by_of(code: int) -> int:
    return code >> 5


@compiled
def at_of(code: int) -> int:
    return code & 31
