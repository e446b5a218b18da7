"""A step as hands would make it: what is taken, from where, to where. A screen offers steps by their gestures.

Places are named as the notation names them (tiles count from 1), pieces and kinds of step by a word. Whatever can be
pointed at on the board is a place: a tile, a town, and a band that walks about, too.
"""

from __future__ import annotations

from dataclasses import dataclass

Place = int | str


@dataclass(frozen=True, slots=True)
class Gesture:
    """A step that begins at no place is picked by a button; then its target is pointed at, where it has one."""

    kind: str
    piece: str | None = None
    origin: Place | None = None
    target: Place | None = None
    count: int | None = None
    colour: str | None = None
    bonus: bool = False
    option: str | None = None  # what tells it from steps that are alike in all the rest


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Several steps that hands make in one go, with the gesture that they look like."""

    steps: tuple[int, ...]
    gesture: Gesture


@dataclass(frozen=True, slots=True)
class Wish:
    """A gesture that somebody asks about, with as much of it as he says."""

    kind: str | None = None
    piece: str | None = None
    origin: Place | None = None
    target: Place | None = None
    count: int | None = None
