"""What people at a table are shown: who is there, the line of play, and where the game stands."""

from __future__ import annotations

from typing import Any, Literal

from donjons.web.messages.basics import Message, Text
from donjons.web.messages.making import Clock
from donjons.web.messages.offers import GameFacts

View = dict[str, Any]
"""What a seat sees; its fields are those of the game's family, which its field `family` names (schema.py)."""
Chart = dict[str, Any]
"""What a board must know beside every view and never changes."""
Scene = dict[str, Any]
"""What a step brought to light, such as dice that met; its fields are those of the game's family, too."""


# Who is there, and what is agreed.
class ChangedParameter(Message):
    """A number that this table plays otherwise than the rulebook."""

    name: str
    meaning: Text
    value: str
    default: str


class SeatFacts(Message):
    """Who sits where."""

    seat: int
    kind: Literal["here", "link", "engine"]
    name: str  # "" as long as nobody gave one
    engine: str | None
    joined: bool  # has anybody ever opened this seat's link
    present: bool  # is somebody there now; engines always are
    absent_since: int | None  # when a person went away, in milliseconds since 1970
    stand_in: str | None  # the engine that plays for a person who is away
    is_yours: bool


class You(Message):
    """What the key that was presented may do."""

    role: Literal["host", "seat", "spectator"]
    seats: list[int]  # the seats that you act for


class Dice(Message):
    """The commitment to the table's secret (SHA-256), known from the start, and the secret, known at the end."""

    commitment: str
    secret: str | None


class TableFacts(Message):
    """What is agreed, and who is there. Sent again whenever any of it changes."""

    type: Literal["table"] = "table"
    game: GameFacts
    players: int
    changes: list[ChangedParameter]
    clock: Clock | None
    hints: bool  # may people be helped while they play
    seats: list[SeatFacts]
    spectators: int
    you: You
    dice: Dice
    opening: int  # so many steps come from the record that the table was made from
    created: int  # milliseconds since 1970
    rematch: bool  # has somebody asked for a rematch: POST /api/table/rematch gives the link


# What is played.
class Step(Message):
    """A step, as hands would make it. Only `token` is ever sent back."""

    token: str
    kind: str  # Barons: move recruit build unbuild disperse send gather pull capture done end pick; chance: roll ...
    piece: str | None = None  # what it is done with; Barons: baron, knight
    origin: int | str | None = None  # where it begins: the piece's tile, the command tile, the tile troops leave
    target: int | str | None = None  # where it leads to
    count: int | None = None  # troops, a bid, or the face of a die
    colour: str | None = None
    bonus: bool = False  # it spends the bonus
    option: str | None = None  # what tells it from steps that are alike in all the rest


Then = Literal["same", "chance", "other", "over"]
"""Who is to act after a step: the same seat, chance (it cannot be undone then), another seat, or nobody."""


class Choice(Step):
    """A legal step. When `then` is not "same" the page asks before it plays it."""

    first: tuple[str, ...] = ()  # steps that are played before it, as one with it; choices may differ by these alone
    then: Then


class Played(Message):
    """A step of the line of play. A sealed one (`step` null) is not yet yours to know."""

    place: int
    seat: int | None  # null for chance
    label: str  # the turn it belongs to, such as 7.B; "" in the set-up
    step: Step | None
    sentence: str | None = None  # in the reader's language; null in `Welcome.line`: ask with `Tell`
    view: View | None = None  # after it; null for the last one of an `Update`: that is the update's view
    bit: bool = False  # a die of a throw, say, that is shown and told with the last one: no view, no line of its own
    scene: Scene | None = None  # what it brought to light and no view keeps


# Where the game stands.
class Clocks(Message):
    """What is left, at the moment the message was sent; it runs for `running` only."""

    running: int | None
    left: list[int | None]  # [seat] milliseconds; null for engines


class Proposal(Message):
    """Something that others must agree to."""

    what: Literal["takeback", "end"]
    by: int
    place: int | None  # takeback: the line would end before this place
    waiting: list[int]  # the seats that have not yet agreed


class Result(Message):
    """How the game ended: by the rules, or because the people agreed to end it (then without a ranking)."""

    sentence: str
    ranking: list[int] | None  # [seat] rank
    by: Literal["rules", "agreement"]


class State(Message):
    """Where the game stands, for one reader."""

    number: int  # of the last event
    length: int  # of the line of play
    actor: int | None  # the seat to act, null when the game is over
    label: str
    view: View
    is_private: bool  # for the eyes of the seat to act alone: at a shared screen it is handed over first
    choices: list[Choice]  # for those who may act now, else empty
    may_undo: bool
    may_take_back: int | None  # the place to which a takeback would lead, if you may ask for one
    thinking: bool  # an engine is to act
    clocks: Clocks | None
    proposal: Proposal | None
    result: Result | None


class Welcome(Message):
    """The answer to `Hello`: everything."""

    type: Literal["welcome"] = "welcome"
    table: TableFacts
    state: State
    line: list[Played]  # the whole line of play, without sentences and views
    chart: Chart | None  # what the board must know beside every view


class Update(Message):
    """Something happened: `line` replaces the line of play from `line_from` on (after an undo it may be empty)."""

    type: Literal["update"] = "update"
    event: Literal["play", "undo", "takeback", "propose", "decline", "end", "seats"]  # seats: an engine stands in
    state: State
    line_from: int
    line: list[Played]
