"""Making a table, and what leads to it: wishes, links, records, rule files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from donjons.web.messages.basics import LONGEST_RECORD, LONGEST_RULES, Language, Message, Name, Word


class Clock(Message):
    """How long the people may think; `left` is never below 0, and when it is 0 the computer finishes that turn.

    `fischer`: so many seconds for the whole game, and more with every turn. `days`: so many days for each turn.
    """

    kind: Literal["fischer", "days"]
    initial: Annotated[int, Field(ge=1, le=86_400)] | None = None  # seconds
    increment: Annotated[int, Field(ge=0, le=3_600)] | None = None  # seconds
    days: Annotated[int, Field(ge=1, le=30)] | None = None


class SeatWish(Message):
    """Who is to sit on a seat: somebody at the host's own screen, somebody with a link, or an engine."""

    kind: Literal["here", "link", "engine"]
    name: Name = ""
    engine: Word | None = None


class NewTable(Message):
    """A table as its host wishes it. With a record the game goes on where that stops; it brings game and parameters."""

    game: Word | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]  # in the order of play
    changes: dict[Word, Word] = Field({}, max_length=100)
    clock: Clock | None = None
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)] | None = None
    hints: bool = True  # may people be helped while they play: hints, and how everybody stands


class NewBranch(Message):
    """A new table that plays on from a place of this one: `place` steps are kept."""

    place: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]


class Link(Message):
    """The secret end of a link: `/t/<key>`."""

    key: str


class SeatLink(Message):
    seat: int
    name: str
    key: str | None  # null for the seats at the host's screen, and for engines


class TableLinks(Message):
    """All links of a table: for its host only, who hands out the others."""

    host: str
    seats: list[SeatLink]
    spectator: str


class RecordText(Message):
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]
    language: Language = "en"


class RuleText(Message):
    """A rule file, such as `donjons study tune` writes."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_RULES)]


class ChangedRules(Message):
    """What a rule file asks for; all of it is allowed."""

    game: str
    players: int
    changes: dict[str, str]


class Verified(Message):
    """What a record proves. When it proves nothing, `sentence` says where it fails."""

    valid: bool
    sentence: str
    game: str | None = None
    steps: int = 0
    over: bool = False
    ranking: list[int] | None = None
    dice_checked: int | None = None  # outcomes of chance that follow from the secret; null when there is none yet
    commitment: str | None = None
    secret: str | None = None


class Problem(Message):
    """Why a request was refused, in the reader's language, and what to do instead."""

    code: str
    sentence: str
