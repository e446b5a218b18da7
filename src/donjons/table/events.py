"""The log of a table: everything that ever happened at it, in order. A table is rebuilt by reading its log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What can happen; in brackets what the event's text holds."""

    DEAL = "deal"  # the table begins [what chance does first]
    PLAY = "play"  # somebody plays [the steps, and what chance does then]
    UNDO = "undo"  # somebody takes a step of the running turn back [the place to which]
    PROPOSE = "propose"  # somebody asks for the others' consent [for what, the place, the seats to be asked]
    AGREE = "agree"
    DECLINE = "decline"
    NAME = "name"  # a seat is called [so]
    JOIN = "join"  # a seat's link was opened for the first time
    STAND_IN = "stand_in"  # an engine [which; empty: no longer] plays for a person
    FLAG = "flag"  # a seat's time is up
    WAKE = "wake"  # the server runs again: time in which it did not run costs nobody
    REMATCH = "rematch"  # the same people play again [at which table]


ABOUT_PEOPLE = (Kind.NAME, Kind.JOIN, Kind.WAKE, Kind.REMATCH)
"""What leaves the game as it is: whoever has not yet heard of it may play all the same."""


@dataclass(frozen=True, slots=True)
class Event:
    number: int  # 1, 2, ... at its table
    at: int  # milliseconds since 1970
    kind: Kind
    seat: int | None = None
    text: str = ""
