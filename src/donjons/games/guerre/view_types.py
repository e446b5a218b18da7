"""The shape of a position as JSON: what `view` gives and the page draws. The page's types are generated from it.

Places are named by their ids, seats by their numbers; null stands for nobody and for nothing.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # Pydantic reads this one on every version of Python

PlaceKindName = Literal["village", "city", "capital"]
BuildingName = Literal["fortress", "church"]
PowerName = Literal["crown", "pope", "guild"]
EventName = Literal["nothing", "famine", "change", "harvest", "recruit", "english"]
Outcome = Literal["on", "won", "over"]
"""What follows a clash: another, or a retreat; a place to move into; or the battle is over without one."""


# What never changes during a game.
class GuerreSpot(TypedDict):
    """A place on the map."""

    id: str
    name: str
    land: str
    house: str | None  # whose seat a capital was
    site: Literal["capital", "crown", "ring", "village"]
    lon: float
    lat: float
    label: str  # the side on which its name reads best, such as ne
    roads: list[str]


class GuerreTrack(TypedDict):
    """A step of the English track."""

    step: int
    name: str
    lon: float
    lat: float


Curve = list[list[float]]
"""A line as points of longitude and latitude."""


class GuerreDecor(TypedDict):
    """What is drawn of the land, and has no effect on play."""

    continent: Curve
    england: Curve
    border: Curve
    rivers: dict[str, Curve]


class GuerreCardFacts(TypedDict):
    card: str
    count: int
    attack: int
    defence: int


class GuerreLimits(TypedDict):
    """The numbers of this table that a page shows beside a player's own."""

    gold_cap: int
    win_influence: int
    pope_churches: int
    pope_turns: int
    fortress_max: int
    church_max: int
    fortress_cost: int
    church_cost: int
    builds_per_action: int
    upkeep: int
    attack_leave: int
    english_steps: int
    max_rounds: int
    players: int
    crown_cities: list[str]
    events: list[EventName]  # by the faces of the die
    cards: list[GuerreCardFacts]


class GuerreChart(TypedDict):
    family: Literal["guerre"]
    places: list[GuerreSpot]
    english: list[GuerreTrack]
    decor: GuerreDecor
    rules: GuerreLimits


# What changes.
class GuerrePlace(TypedDict):
    id: str
    kind: PlaceKindName
    owner: int | None
    crown: bool  # the crown holds it
    tokens: int
    capacity: int
    value: int
    building: BuildingName | None
    pope: int | None  # whose own pope sits here
    dice: int | None  # of a place that no house holds
    shielded: bool  # the pope's support protects it from the house that is to act


class GuerrePope(TypedDict):
    place: str
    age: int


class GuerreMissing(TypedDict):
    """How far a house is from each of the victories."""

    houses: int
    capitals: int
    crown_cities: int
    influence: int
    churches: int
    pope_turns: int


class GuerreHouse(TypedDict):
    seat: int
    alive: bool
    rank: int | None
    gold: int
    influence: int
    powers: list[PowerName]
    released: bool  # it may attack the holder of the pope's support
    places: int
    villages: int
    cities: int
    capitals: list[str]
    crown_cities: int
    troops: int
    fortresses: int
    churches: int
    linked_churches: int
    pope: GuerrePope | None
    income: int
    waste: int  # gold of the next harvest for which there would be no room
    recruits: int
    missing: GuerreMissing


class GuerreEvent(TypedDict):
    face: int
    event: EventName


class GuerreEnglish(TypedDict):
    step: int
    power: int
    troops: int


class GuerreTurn(TypedDict):
    round: int
    phase: str
    actor: int | None
    chance: bool
    seat: int
    opener: int | None
    order: list[int]
    anchor: int
    moved: bool
    attacked: bool
    built: list[str]
    recruits_left: int
    villages_left: int
    tied: list[int]
    event: GuerreEvent | None
    english: GuerreEnglish


class GuerreAuction(TypedDict):
    """The running auction, if there is one, and the bids of the last that was decided."""

    power: PowerName | None
    start: bool
    bidders: list[int]
    made: list[int]
    bids: list[int | None] | None
    own: int | None
    last: list[int | None]


# Battles.
GuerreDice = TypedDict("GuerreDice", {"from": str, "dice": int})
"""Where dice come from: a card, the crown's ear, company, a building, the crown itself."""


class GuerreCard(TypedDict):
    card: str
    value: int
    bonus: list[GuerreDice]
    standing: bool


class GuerreSide(TypedDict):
    cards: list[GuerreCard]
    to_draw: int
    extra: list[GuerreDice]
    taken: list[GuerreDice]  # by assassins and trebuchets
    dice: int
    tokens: int
    wounds: int
    rolled: list[int]


class GuerrePair(TypedDict):
    attack: int
    defence: int
    lost_by: Literal["attack", "defence"]


class GuerreBattle(TypedDict):
    origin: str
    target: str
    sent: int
    attacker: int
    defender: int | Literal["crown", "neutral"]
    attack: GuerreSide
    defence: GuerreSide
    pairs: list[GuerrePair]


class GuerreResult(TypedDict):
    winner: int
    reason: str
    ranking: list[int]


class GuerreView(TypedDict):
    family: Literal["guerre"]
    seat: int | None
    places: list[GuerrePlace]
    houses: list[GuerreHouse]
    turn: GuerreTurn
    auction: GuerreAuction
    battle: GuerreBattle | None
    deck: dict[str, int]
    discard: dict[str, int]
    over: bool
    result: GuerreResult | None


# What a step brought to light.
class GuerreBattleScene(TypedDict):
    """Cards laid open, or dice that met."""

    kind: Literal["battle"]
    battle: GuerreBattle
    then: Outcome


class GuerreAuctionScene(TypedDict):
    """Bids turned over."""

    kind: Literal["auction"]
    power: str
    bids: list[int | None]
    tied: list[int]  # chance decides between them
    holder: int | None
    sentence: str


GuerreScene = GuerreBattleScene | GuerreAuctionScene
