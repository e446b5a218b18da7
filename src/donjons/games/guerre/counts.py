"""What is counted of each seat for those who study the game (§14.2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.games.guerre.state import Card

TABLE: Final = 0  # the row of what concerns no seat alone
MOST: Final = 3  # attackers and defenders that are told apart; 3 stands for more, too


class Count(IntEnum):
    """The columns of what `observe` counts; after them the cards (see `CARDS_DRAWN`) and the battles (`BATTLES`)."""

    CAPITAL = 0  # the steps of a seat, in the order of `Kind`
    VILLAGE = 1
    BID = 2
    RECRUIT = 3
    YIELD = 4
    STAY = 5
    MOVE = 6
    PASS = 7
    ATTACK = 8
    BUILD = 9
    DONE = 10
    PRESS = 11
    RETREAT = 12
    OCCUPY = 13
    ELECT = 14
    DECLINE = 15
    EVENT_1 = 16  # of the table: the faces of the event die
    EVENT_2 = 17
    EVENT_3 = 18
    EVENT_4 = 19
    EVENT_5 = 20
    EVENT_6 = 21
    TURN = 22
    STUCK = 23  # turns in which no attack was possible
    CAPTURE = 24  # attacks on neutral places
    OPENING_ATTACK = 25  # attacks in the opening,
    OPENING_CAPTURE = 26  # on neutral places
    FIRST_BATTLE = 27  # of the table: the round of the first attack on a house, 0 when there was none
    NEUTRAL_10 = 28  # of the table: neutral places after so many rounds
    NEUTRAL_20 = 29
    NEUTRAL_30 = 30
    CROWN_ATTACK = 31  # attacks on cities of the crown
    BATTLE = 32  # attacks on a house that were fought to their end,
    BATTLE_WON = 33  # and won
    CLASH = 34
    ATTACK_DICE = 35  # dice of those who attack a house, at the start of a battle
    DEFENCE_DICE = 36
    ZEROS = 37  # attacks whose cards were worth nothing
    LOST_ATTACKING = 38  # tokens
    LOST_DEFENDING = 39
    ZERO_BID = 40
    TIE = 41  # of the table: auctions that a die decided
    WON_CROWN = 42  # auctions won, in the order of `Power`,
    WON_POPE = 43
    WON_GUILD = 44
    PAID_CROWN = 45  # gold paid in them,
    PAID_POPE = 46
    PAID_GUILD = 47
    HELD_CROWN = 48  # and rounds begun as holder
    HELD_POPE = 49
    HELD_GUILD = 50
    FORTRESS = 51  # built, in the order of `Building`
    CHURCH = 52
    POPE_LOST = 53
    EARNED = 54  # gold
    AT_CAP = 55  # rounds begun with all the gold that one may have
    OUT = 56  # the round in which the seat was eliminated
    LED_20 = 57  # 1 for those with most influence as round 20 ends
    UPKEEP = 58  # gold due for idle turns,
    FORGIVEN = 59  # and what of it the seat did not have
    WASTED = 60  # gold of harvests beyond what one may have
    AUCTION = 61  # of the table: auctions that were held,
    TIED = 62  # and in which several bid the most
    STRIKE = 63  # of the table: strikes of the English,
    STRIKE_WON = 64  # and those that nobody repelled
    BUILD_TURN = 65  # turns used to build, in one place or several


class Effect(IntEnum):
    """What one card does because of another, or a card because of a power (§8.7)."""

    LA_CV = 0
    AR_EC = 1
    CV_FA = 2
    BE_MU = 3
    EC_COMPANY = 4
    EAR = 5
    MU_CV = 6  # the only one of the defence


KINDS_OF_EFFECT: Final = len(Effect)
CARDS_DRAWN: Final = len(Count)  # by attackers of houses, a column for each card,
CARDS_WON: Final = CARDS_DRAWN + len(Card)  # in battles that they won,
CARDS_DEFENDED: Final = CARDS_WON + len(Card)  # by defenders,
CARDS_HELD: Final = CARDS_DEFENDED + len(Card)  # in battles that they won
BATTLES: Final = CARDS_HELD + len(Card)  # by attackers and defenders, see `battle_of`,
BATTLES_WON: Final = BATTLES + MOST * MOST  # and won by the attackers
EFFECTS: Final = BATTLES_WON + MOST * MOST  # battles in which an effect helped a seat,
EFFECTS_WON: Final = EFFECTS + KINDS_OF_EFFECT  # and that this seat won

SIZES: Final = [f"{sent}_{met}" for sent in range(1, MOST + 1) for met in range(1, MOST + 1)]
COUNTED: Final = (
    *(count.name.lower() for count in Count),
    *(f"{use}_{card.name.lower()}" for use in ("drawn", "won_with", "defended", "held_with") for card in Card),
    *(f"{result}_{size}" for result in ("battle", "won") for size in SIZES),
    *(f"{result}_{effect.name.lower()}" for result in ("helped_by", "won_by") for effect in Effect),
)
