"""A position of Guerre du passé: one flat record of small integers, with the rulebook's names (§4.2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.core.layout import Row

PLACES: Final = 50
SEATS: Final = 8
CARDS: Final = 15  # kinds of troop cards
MOST_TOKENS: Final = 9  # that any place can hold
FACES: Final = 7  # lists by die face are indexed by the face itself, 1..6

NEUTRAL: Final = -1  # owners that are no seats
CROWN: Final = -2
NO_BID: Final = -1
HIDDEN: Final = -2  # a bid that has been made and that this seat may not see
NO_POPE: Final = -1


class Phase(IntEnum):
    """What kind of step is awaited (§6)."""

    FIRST = 0
    CAPITAL = 1
    VILLAGE = 2
    BID = 3
    TIE = 4
    EVENT = 5
    RECRUIT = 6
    PILLAGE_TIE = 7
    PILLAGE = 8
    MOVE = 9
    ACT = 10
    BUILD_MORE = 11
    DRAW = 12
    ROLL_A = 13
    ROLL_D = 14
    PRESS = 15
    OCCUPY = 16
    ELECT = 17
    OVER = 18
    REVEAL = 19  # only where a seat imagines how an auction ends: chance stands in for the bids it does not see


class PlaceKind(IntEnum):
    VILLAGE = 0
    CITY = 1
    CAPITAL = 2


class Building(IntEnum):
    NONE = 0
    FORTRESS = 1
    CHURCH = 2


class Power(IntEnum):
    """What the auctions sell."""

    CROWN = 0
    POPE = 1
    GUILD = 2


POWERS: Final = 3


class Ending(IntEnum):
    """Why the game is over (§8.2, §9), in the order in which the victories are tested."""

    NONE = -1
    LAST = 0
    CAPITALS = 1
    CROWN = 2
    INFLUENCE = 3
    POPE = 4
    CAP = 5


class Card(IntEnum):
    """The fifteen kinds of troop cards (§4.4)."""

    LA = 0
    AR = 1
    CV = 2
    FA = 3
    TE = 4
    CT = 5
    BE = 6
    TG = 7
    MU = 8
    EC = 9
    AS = 10
    VI = 11
    TB = 12
    HO = 13
    BO = 14


class State(Protocol):
    """What the reader and the type checker see; STATE below is the same for the compiler."""

    built: int  # the set of places built on in this turn, a bit for each
    owner: Row  # [place] CROWN, NEUTRAL or a seat
    tokens: Row  # [place]
    building: Row  # [place]
    kind: Row  # [place]
    gold: Row  # [seat]
    influence: Row  # [seat]
    alive: Row  # [seat] 1 or 0
    eliminated: Row  # [i] the seats that are out, in that order
    pope_place: Row  # [seat] where the own pope sits, or NO_POPE
    pope_age: Row  # [seat]
    holder: Row  # [power] who holds it, or NOBODY
    released: Row  # [seat] 1 for those that the holder of the pope's support has attacked
    bids: Row  # [seat] of the running auction
    last_bids: Row  # [seat] of the last auction that was decided
    tied: Row  # [seat] 1 for those between whom chance decides
    deck: Row  # [card] in the draw pile
    discard: Row  # [card]
    att_drawn: Row  # [card] cards of the running battle,
    def_drawn: Row
    att_left: Row  # [card] and those of them that still stand
    def_left: Row
    att_dice: Row  # [face] dice rolled so far in this clash
    def_dice: Row
    round_no: int  # 0 in the set-up
    phase: int
    seat: int  # to act, or whose turn it is while chance acts
    anchor: int  # seat of the last holder of the crown's ear, alive or not
    starter: int  # opens the round
    position: int  # seats that have had their turn (in the set-up and at recruitment: their choice)
    first: int  # first to choose in the set-up
    villages_left: int  # to choose in the set-up
    last_place: int  # chosen just before, for the canonical filter, or NO_PLACE
    power: int  # being sold
    start_auction: int
    english: int  # steps made on the track
    last_event: int  # face of the event die
    recruits_left: int
    moved: int
    attacked: int
    passed: int
    origin: int  # of the battle: from where,
    target: int  # to where,
    sent: int  # with how many tokens,
    att_tokens: int  # how many of them stand,
    def_tokens: int
    att_pool: int  # with how many dice,
    def_pool: int
    att_wounds: int  # and what the weakest card has suffered
    def_wounds: int
    ending: int
    winner: int


STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("built", np.int64),
        ("owner", np.int8, PLACES),
        ("tokens", np.int8, PLACES),
        ("building", np.int8, PLACES),
        ("kind", np.int8, PLACES),
        ("gold", np.int8, SEATS),
        ("influence", np.int16, SEATS),
        ("alive", np.int8, SEATS),
        ("eliminated", np.int8, SEATS),
        ("pope_place", np.int8, SEATS),
        ("pope_age", np.int8, SEATS),
        ("holder", np.int8, POWERS),
        ("released", np.int8, SEATS),
        ("bids", np.int8, SEATS),
        ("last_bids", np.int8, SEATS),
        ("tied", np.int8, SEATS),
        ("deck", np.int8, CARDS),
        ("discard", np.int8, CARDS),
        ("att_drawn", np.int8, CARDS),
        ("def_drawn", np.int8, CARDS),
        ("att_left", np.int8, CARDS),
        ("def_left", np.int8, CARDS),
        ("att_dice", np.int16, FACES),
        ("def_dice", np.int16, FACES),
        ("round_no", np.int16),
        ("phase", np.int8),
        ("seat", np.int8),
        ("anchor", np.int8),
        ("starter", np.int8),
        ("position", np.int8),
        ("first", np.int8),
        ("villages_left", np.int8),
        ("last_place", np.int8),
        ("power", np.int8),
        ("start_auction", np.int8),
        ("english", np.int8),
        ("last_event", np.int8),
        ("recruits_left", np.int16),
        ("moved", np.int8),
        ("attacked", np.int8),
        ("passed", np.int8),
        ("origin", np.int8),
        ("target", np.int8),
        ("sent", np.int8),
        ("att_tokens", np.int8),
        ("def_tokens", np.int8),
        ("att_pool", np.int16),
        ("def_pool", np.int16),
        ("att_wounds", np.int16),
        ("def_wounds", np.int16),
        ("ending", np.int8),
        ("winner", np.int8),
    ],
    align=True,
)
