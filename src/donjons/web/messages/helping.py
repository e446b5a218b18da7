"""What engines tell people: a hint, how everybody stands, and the curve of a game that is over."""

from __future__ import annotations

from typing import Literal

from donjons.web.messages.basics import Message, Request
from donjons.web.messages.shown import Step


# What the page asks.
class Hint(Request):
    """The best step of one's own seat that is to act, and why. It is answered when the engine has thought."""

    type: Literal["hint"]


class Judge(Request):
    """How everybody stands, as far as one knows. It is answered when the engine has thought."""

    type: Literal["judge"]


class Watch(Request):
    """Send the curve of a game that is over, as it is drawn: `Curve` messages follow, without a number."""

    type: Literal["watch"]


# What the server answers.
class Idea(Message):
    """A step that is worth considering, and what each seat may expect of it: its payoff, from 0 to 1."""

    step: Step
    sentence: str
    chances: list[float]


class Foretold(Message):
    """A step that the engine expects to follow."""

    seat: int
    sentence: str


class Hinted(Message):
    """Advice for the seat to act. It rests on what that seat may know."""

    type: Literal["hinted"] = "hinted"
    id: int
    number: int  # the event after which it holds
    ideas: list[Idea]  # the best first; more than one where there is a choice
    line: list[Foretold]  # how it may go on after the best, until chance decides


class Judged(Message):
    """What each seat may expect of the position: its payoff, from 0 to 1."""

    type: Literal["judged"] = "judged"
    id: int
    number: int
    chances: list[float]


class CurvePoint(Message):
    """What each seat could expect before the step at a place."""

    place: int
    chances: list[float]


class Curve(Message):
    """Some points of the curve of a game that is over: they replace those from `start` on."""

    type: Literal["curve"] = "curve"
    start: int
    points: list[CurvePoint]
    length: int  # so many points it will have
