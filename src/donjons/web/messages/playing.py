"""What a page asks at a table while people play, and what the server answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from donjons.web.messages.basics import (
    MOST_ASKED,
    MOST_TOKENS,
    Key,
    Language,
    Message,
    Name,
    PlaceOnBoard,
    Request,
    Seat,
    Token,
    Tokens,
    Word,
)
from donjons.web.messages.shown import Choice, Played, Result, Step, Then, View


# What the page asks.
class Hello(Request):
    """The first message. Sent again it changes the language."""

    type: Literal["hello"]
    key: Key
    language: Language = "en"


class Play(Request):
    """Play some steps, all or none. `number` is that of the last event seen: whoever is late is refused."""

    type: Literal["play"]
    number: Annotated[int, Field(ge=0, le=2**53)]
    tokens: Tokens


class Undo(Request):
    """Take back the last step of one's own turn."""

    type: Literal["undo"]
    number: Annotated[int, Field(ge=0, le=2**53)]


class Propose(Request):
    """Ask the others for a takeback (to `State.may_take_back`), or to end the game here."""

    type: Literal["propose"]
    number: Annotated[int, Field(ge=0, le=2**53)]
    what: Literal["takeback", "end"]


class Answer(Request):
    """Agree to what is proposed, or not. Whoever proposed it may decline it, too: that withdraws it."""

    type: Literal["answer"]
    number: Annotated[int, Field(ge=0, le=2**53)]
    agree: bool


class Rename(Request):
    """Say what one wants to be called; a host may name every seat at his screen and every engine."""

    type: Literal["rename"]
    seat: Seat
    name: Name


class StandIn(Request):
    """Let an engine play for a person who is away (or for oneself), or take one's seat back with `engine` null."""

    type: Literal["stand_in"]
    seat: Seat
    engine: Word | None


class Preview(Request):
    """What would happen: the steps are tried out on what one knows, up to the next chance."""

    type: Literal["preview"]
    tokens: Tokens


class Why(Request):
    """What could be done: by token, or by kind and places. Without a kind: every order at the place `origin`.

    Whatever is left out is filled in where only one thing can be meant.
    """

    type: Literal["why"]
    token: Token | None = None
    kind: Word | None = None
    piece: Word | None = None
    origin: PlaceOnBoard | None = None
    target: PlaceOnBoard | None = None
    count: Annotated[int, Field(ge=0, le=9999)] | None = None
    after: list[Token] = Field([], max_length=MOST_TOKENS)  # steps that are imagined before


class Weigh(Request):
    """What fights promise that legal steps would open or go on with."""

    type: Literal["weigh"]
    tokens: Tokens
    after: list[Token] = Field([], max_length=MOST_TOKENS)  # steps that are imagined before


class Tell(Request):
    """Sentences: of the legal steps named, or of the line of play from `start` to before `end`."""

    type: Literal["tell"]
    tokens: list[Token] = Field([], max_length=MOST_ASKED)
    start: Annotated[int, Field(ge=0, le=100_000)] | None = None
    end: Annotated[int, Field(ge=0, le=100_000)] | None = None


class Look(Request):
    """The position before the step at a place: 0 is the beginning, `length` is now."""

    type: Literal["look"]
    place: Annotated[int, Field(ge=0, le=100_000)]


# What the server answers.
class Done(Message):
    """A request that changes the table was carried out and is stored; its update came before."""

    type: Literal["done"] = "done"
    id: int
    number: int


class RuleLink(Message):
    """The rule behind a refusal, and where it can be read."""

    name: str
    href: str


class Refused(Message):
    """A request was refused and changed nothing."""

    type: Literal["refused"] = "refused"
    id: int | None  # null when the message could not be read at all
    code: Literal["malformed", "late", "not_yours", "illegal", "no_step", "not_now", "over", "too_many", "unavailable"]
    sentence: str
    rule: RuleLink | None = None


class Previewed(Message):
    """What would happen. When a step is refused: those before it, and why."""

    type: Literal["previewed"] = "previewed"
    id: int
    played: list[Played]  # each with its sentence and the view after it
    then: Then
    choices: list[Choice]  # how it could go on, if it is still the same seat
    result: Result | None  # if the game would be over
    refused: Refused | None


class Possibility(Message):
    """A step that was asked about: possible, or not and why."""

    step: Step
    legal: bool
    sentence: str
    rule: RuleLink | None


class Because(Message):
    type: Literal["because"] = "because"
    id: int
    possibilities: list[Possibility]


class OddsFacts(Message):
    """What a fight promises to an attacker who never retreats."""

    success: float
    survivors: float  # on average, won or not
    error: float  # standard error of `success`; 0 where it is exact


class Weighed(Message):
    """Odds, in the order in which they were asked for; null for steps that open no fight."""

    type: Literal["weighed"] = "weighed"
    id: int
    odds: list[OddsFacts | None]


class Told(Message):
    """Sentences, in the order in which they were asked for; null for what is sealed."""

    type: Literal["told"] = "told"
    id: int
    sentences: list[str | None]


class Seen(Message):
    """A position of the line of play, as the reader may know it."""

    type: Literal["seen"] = "seen"
    id: int
    place: int
    label: str
    actor: int | None
    view: View
