"""Everything that goes between the server and the page: the contract. The page's types are generated from it.

HTTP carries what happens around a table (the games, making a table, records), one WebSocket what happens at it. A
person is whoever holds a *key*, the secret end of a link `/t/<key>`. Over HTTP it is sent as `Authorization: Bearer
<key>`, over the WebSocket in the first message; it is never part of the address of a request.

    GET    /api/games                  Catalogue
    GET    /api/games/{game}           GameRules
    POST   /api/tables                 NewTable -> TableLinks       a new table; also from a record (import)
    GET    /api/table                  TableFacts                   who am I here, and what is agreed
    GET    /api/table/links            TableLinks                   the host's links, as often as he asks
    GET    /api/table/record           text/plain                   the game as text (export)
    POST   /api/table/branch           NewBranch -> TableLinks      a new table that plays on from a place of this one
    POST   /api/table/rematch          Link                         the same people again, seats rotated
    POST   /api/verify                 RecordText -> Verified       prove a record and its dice
    GET    /rules/{game}?lang=fr#RULE  the specification, as a page
    WS     /api/live                   FromPage <-> FromServer

What is wrong with a request is said by a `Problem`, with status 400, 401, 403, 404, 409, 413, 422 or 429.

At a table every event has a *number* (1, 2, ...): a step, an undo, a name, a proposal. Every played step has a *place*
in the line of play (0, 1, ...): it is the index in `line`. An undo makes the line shorter, but the number grows.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Language = Literal["en", "fr"]
View = dict[str, Any]
"""What a seat sees; its fields are those of the game's family, which its field `family` names (schema.py)."""
Chart = dict[str, Any]
"""What a board must know beside every view and never changes."""

Scene = dict[str, Any]
"""What a step brought to light, such as dice that met; its fields are those of the game's family, too."""

LONGEST_RECORD = 300_000
LONGEST_RULES = 20_000
LONGEST_MESSAGE = 32_768
MOST_TOKENS = 200
MOST_ASKED = 200

Seat = Annotated[int, Field(ge=0, le=7)]
Key = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Tokens = Annotated[list[Token], Field(min_length=1, max_length=MOST_TOKENS)]
Name = Annotated[str, StringConstraints(max_length=40)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60)]
PlaceOnBoard = Annotated[int, Field(ge=0, le=9999)] | Annotated[str, StringConstraints(min_length=1, max_length=60)]
"""A tile's number as the notation writes it, or another game's name of a place."""


class Message(BaseModel):
    """What is sent knows no other fields than these, and what comes in with others is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Text(Message):
    """A text in both languages."""

    en: str
    fr: str


# The games.
class Preset(Message):
    """Changes of parameters under one name, to begin from."""

    key: str
    title: Text
    changes: dict[str, str]


EngineKind = Literal["level", "personality", "plain"]
"""How an engine is listed: by its strength, by its manner, or as one that only shows what thought is worth."""


class EngineFacts(Message):
    """A computer player that can take a seat."""

    key: str
    kind: EngineKind
    games: list[str]  # the games that it plays
    title: Text
    about: Text


class GameFacts(Message):
    """A game as the first screen lists it."""

    key: str
    family: str  # which board draws it: "barons", "guerre", ...
    title: str
    players: list[int]  # how many may play
    pitch: Text
    is_cooperative: bool  # all win or lose together: nobody is ranked


class Catalogue(Message):
    games: list[GameFacts]
    engines: list[EngineFacts]  # kind by kind, the strongest level first
    usual_engine: str  # for whoever does not choose


class ParameterFacts(Message):
    """A number of the rulebook that a table may change. Values are text, as in `target_points=12`."""

    name: str
    meaning: Text
    default: dict[int, str]  # number of players -> value
    kind: Literal["number", "choice", "numbers", "words", "text"]
    low: int | None  # the range of a number, or of each of several
    high: int | None
    choices: list[str]  # of a choice, or of each word
    length: int | None  # how many numbers, with commas between; null for any
    fixed: bool  # it has one value only: shown, not offered


class GameRules(Message):
    """All numbers of a game."""

    game: GameFacts
    parameters: list[ParameterFacts]
    presets: list[Preset]


# Making a table.
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
    changes: Annotated[dict[Word, Word], Field(max_length=100)] = {}
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


# A table.
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
    bit: bool = (
        False  # a die, say, of a throw that is shown and told with its last die: no view, and no line of its own
    )
    scene: Scene | None = None  # what it brought to light and no view keeps


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


# What the page asks. `id` is the page's own number of a request: the answer carries it.
class Request(Message):
    id: Annotated[int, Field(ge=0, le=2**53)]


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
    after: Annotated[list[Token], Field(max_length=MOST_TOKENS)] = []  # steps that are imagined before


class Weigh(Request):
    """What fights promise that legal steps would open or go on with."""

    type: Literal["weigh"]
    tokens: Tokens
    after: Annotated[list[Token], Field(max_length=MOST_TOKENS)] = []  # steps that are imagined before


class Hint(Request):
    """The best step of one's own seat that is to act, and why. It is answered when the engine has thought."""

    type: Literal["hint"]


class Judge(Request):
    """How everybody stands, as far as one knows. It is answered when the engine has thought."""

    type: Literal["judge"]


class Watch(Request):
    """Send the curve of a game that is over, as it is drawn: `Curve` messages follow, without a number."""

    type: Literal["watch"]


class Tell(Request):
    """Sentences: of the legal steps named, or of the line of play from `start` to before `end`."""

    type: Literal["tell"]
    tokens: Annotated[list[Token], Field(max_length=MOST_ASKED)] = []
    start: Annotated[int, Field(ge=0, le=100_000)] | None = None
    end: Annotated[int, Field(ge=0, le=100_000)] | None = None


class Look(Request):
    """The position before the step at a place: 0 is the beginning, `length` is now."""

    type: Literal["look"]
    place: Annotated[int, Field(ge=0, le=100_000)]


FromPage = Annotated[
    Hello
    | Play
    | Undo
    | Propose
    | Answer
    | Rename
    | StandIn
    | Preview
    | Why
    | Weigh
    | Hint
    | Judge
    | Watch
    | Tell
    | Look,
    Field(discriminator="type"),
]


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


FromServer = Annotated[
    Welcome
    | Update
    | TableFacts
    | Done
    | Refused
    | Previewed
    | Because
    | Weighed
    | Hinted
    | Judged
    | Curve
    | Told
    | Seen,
    Field(discriminator="type"),
]

# Why the server closes a WebSocket.
CLOSED_UNKNOWN_KEY = 4401
CLOSED_MALFORMED = 4400
CLOSED_TOO_MANY = 4429
CLOSED_LEAVING = 1001  # the server restarts: come back in a moment
