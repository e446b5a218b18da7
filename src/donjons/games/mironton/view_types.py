"""The shape of a position as JSON: what `view` and `chart` give and the page draws. The page's types are made from it.

Places, units, figures and types are called as the notation calls them, seats by their numbers; null stands for nobody
and for nothing.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # Pydantic reads this one on every version of Python


class MirontonNames(TypedDict):
    en: str
    fr: str


# What never changes during a game.
class MirontonDoor(TypedDict):
    inside: list[int]  # a cell of the room,
    outside: list[int]  # and the corridor cell that it leads to
    side: str


class MirontonRoom(TypedDict):
    id: str
    names: MirontonNames
    zone: str
    theme: str | None
    lair_of: list[str]
    flooded: bool
    box: list[int]  # x, y, width, height
    doors: list[MirontonDoor]


class MirontonEntrance(TypedDict):
    face: int
    number: int
    room: str
    mouth: list[int]
    heading: str


class MirontonMap(TypedDict):
    key: str
    names: MirontonNames
    size: list[int]
    rooms: list[MirontonRoom]
    cells: list[list[int]]
    junctions: list[list[int]]
    entrances: list[MirontonEntrance]


class MirontonMonster(TypedDict):
    id: str
    names: MirontonNames
    plurals: MirontonNames
    family: str
    level: int
    powers: list[str]
    weak: str | None  # the class that doubles its dice against it
    supply: int | None
    wandering: bool
    price: int | None  # of one that is hired or wanders
    boss_price: int | None


class MirontonFamily(TypedDict):
    family: str
    boss: str
    troop: str
    count: int  # of the troop, at the start
    lair: list[str]


class MirontonChart(TypedDict):
    family: Literal["mironton"]
    map: MirontonMap
    numbers: dict[str, int]
    arrival_table: list[int]
    monsters: list[MirontonMonster]
    families: list[MirontonFamily]


# Units.
class MirontonDice(TypedDict):
    threshold: int
    dice: int


class MirontonFigure(TypedDict):
    word: str
    kind: str  # the letter of a class, or the id of a type
    level: int
    hp: int
    boss: bool


class MirontonPace(TypedDict):
    reason: str
    cells: int


class MirontonUnit(TypedDict):
    name: str
    kind: Literal["band", "group", "lone", "stray", "guardian"]
    place: str | None  # null outside
    owner: int | None
    figures: list[MirontonFigure]
    hp: int
    dice: list[MirontonDice]
    speed: int | None
    pace: list[MirontonPace]  # what the speed is made of
    activated: bool | None
    since: int | None  # the turn in which it came to its place
    heading: str | None
    via: int | None  # bands: the exit by which it entered its room
    value: int | None  # bands, here and below
    count: int | None
    infravision: bool | None
    plundered: list[str] | None
    jinx: list[str] | None
    web: bool | None
    map: int | None
    false_bottom: bool | None
    banner: bool | None  # groups, here and below
    horn: int | None
    command: int | None  # followers that the boss commands


# The moment.
class MirontonTurn(TypedDict):
    turn: int
    phase: str
    awaits: str
    actor: int | None
    chance: bool
    order: list[int]
    active: str | None
    left: int
    level: int
    kills: int
    kills_to_rise: int
    treasury: int
    arrival_threshold: int  # 0: a band comes for certain
    reach: int
    sacks: int
    eliminated: list[str]
    revenue: int
    score: int


class MirontonTrap(TypedDict):
    level: int
    magic: bool
    owner: int | None


class MirontonRoomNow(TypedDict):
    id: str
    free: bool
    trap: MirontonTrap | None


class MirontonItem(TypedDict):
    item: str
    stock: int
    deck: int


class MirontonSeat(TypedDict):
    seat: int
    prowess: int


class MirontonGoal(TypedDict):
    place: str
    cost: int
    contact: bool


class MirontonReach(TypedDict):
    unit: str
    places: list[MirontonGoal]


class MirontonFighters(TypedDict):
    """Figures of one unit that roll alike."""

    unit: str | None
    kind: str
    count: int
    dice: int  # of each
    threshold: int
    reasons: list[str]


class MirontonSide(TypedDict):
    what: Literal["band", "stray", "trap", "regulars", "targeting", "figure"]
    units: list[str]
    fighters: list[MirontonFighters]
    dice: list[MirontonDice]
    hp: int


class MirontonRound(TypedDict):
    """A round of combat before its dice are rolled."""

    place: str
    attack: MirontonSide
    defence: MirontonSide
    wins: float  # chances
    destroys: float
    falls: float
    deals: float  # hit points, on average
    suffers: float


class MirontonOutlook(TypedDict):
    place: str
    chance: float


class MirontonThreat(TypedDict):
    band: str
    heart: float
    leaves: float
    places: list[MirontonOutlook]


class MirontonWarning(TypedDict):
    warning: Literal["heart", "leaves", "approaches", "split", "purse", "bossless"]
    units: list[str]
    family: str | None
    chance: float | None


class MirontonWare(TypedDict):
    """Something for sale; the limits of the turn and the gold are the rules' to say."""

    kind: str
    piece: str | None
    level: int | None
    price: int
    left: int | None
    rule: str | None  # what forbids to buy it


class MirontonResult(TypedDict):
    outcome: str
    score: int


class MirontonView(TypedDict):
    family: Literal["mironton"]
    seat: int | None
    turn: MirontonTurn
    units: list[MirontonUnit]
    rooms: list[MirontonRoomNow]
    pentacles: list[list[str]]
    items: list[MirontonItem]
    seats: list[MirontonSeat]
    reach: list[MirontonReach]
    forecasts: list[MirontonRound]
    threats: list[MirontonThreat]
    warnings: list[MirontonWarning]
    market: list[MirontonWare]
    over: bool
    result: MirontonResult | None


class MirontonCost(TypedDict):
    """What somebody lost in a round."""

    unit: str
    lost: list[MirontonFigure]
    hurt: list[MirontonFigure]
    gone: bool


class MirontonScene(TypedDict):
    """A round of combat as it went."""

    kind: Literal["round"]
    round: MirontonRound
    hits: list[int]  # of the attackers and of the defenders,
    dealt: list[int]  # and the losses that each side inflicts
    costs: list[MirontonCost]
    says: list[str]
