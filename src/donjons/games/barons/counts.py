"""What is counted of each seat for those who study a game (§14.2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.games.barons.state import KINDS, MOST_KNIGHTS, SEATS

TABLE: Final = 0  # the row of what concerns no seat alone
ROUNDS: Final = (5, 10, 15, 20)  # after which troops are counted


class Count(IntEnum):
    """The columns of what `observe` counts; after them those of faces, kinds, seats, pairs and melees, see below."""

    MOVE_BARON = 0  # the steps of a seat, in the order of `Kind`
    MOVE_KNIGHT = 1
    RECRUIT = 2
    BUILD = 3
    UNBUILD = 4
    DISPERSE = 5
    SEND = 6
    GATHER = 7
    PULL = 8
    CAPTURE = 9
    DONE = 10
    END = 11
    TURN = 12  # turns completed, and what was done in them:
    TURN_PASS = 13
    TURN_MOVE = 14
    TURN_ORDER = 15
    TURN_MOVE_MOVE = 16
    TURN_MOVE_ORDER = 17
    TURN_ORDER_MOVE = 18
    TURN_ORDER_ORDER = 19
    BLOCKED = 20  # turns that began with the baron silenced, but for the first,
    BLOCKADE = 21  # those of them whose turn before did not,
    BLOCKED_WALKED = 22  # in which the baron moved,
    BLOCKED_KNIGHT = 23  # in which a knight moved,
    BLOCKED_LOST = 24  # in which no order was given
    FREED_WALKED = 25  # blockades that ended as the baron walked away, in the order of `Freed`
    FREED_KNIGHT = 26
    FREED_LEFT = 27
    FREED_CAME = 28
    GATHER_CUT = 29  # gathers that do not reach all troops in line because of silenced tiles,
    DISPERSE_CUT = 30  # and dispersals that do not reach all tiles
    DUEL = 31  # times that a knight has gone to and fro too often,
    DUEL_MOVE = 32  # and its moves
    RAZE_SEND = 33  # enemy donjons razed by a dispersal,
    RAZE_PULL = 34  # by a gather,
    RAZE_TURN = 35  # turns with a raze,
    RAZE_LEADER = 36  # donjons razed of those who led
    BUILT_AFTER_RAZE = 37  # donjons built in the turn of a raze
    CAPTURED = 38  # razed donjons that rose again as own ones
    RAZED = 39  # own donjons razed,
    LED_RAZED = 40  # the last round in which that happened to the leader,
    LED_RAZED_BY = 41  # and by whom
    DONJON_TURNS = 42  # own donjons that stood at the ends of own turns, added up
    TRIGGER = 43  # 1 for who began the last round
    RECRUITED = 44  # troops
    KNIGHT_RECRUIT = 45  # recruitments away from the baron,
    PLAIN_RECRUIT = 46  # without the die,
    PLAIN_RECRUITED = 47  # and their troops,
    DONJON_RECRUIT = 48  # with the die, on an own donjon,
    DONJON_RECRUITED = 49
    POOR_RECRUIT = 50  # with the die, on a tile that brings more
    SKIRMISH = 51  # steps in which enemy troops fell,
    RECRUIT_SKIRMISH = 52  # by recruitments
    KILLED = 53  # enemy troops that fell,
    RECRUIT_KILLS = 54  # to own recruits
    LOST = 55  # troops lost in combat
    EMPTY = 56  # turns that ended with an empty reserve
    MOST_OUT = 57  # the most troops that were out of the reserve at the end of a turn
    SIEGE = 58  # sieges: own troops that wait on an enemy donjon at the end of a turn,
    SIEGE_TURNS = 59  # the turns that they last, added up,
    BESIEGING = 60  # and the troops that wait
    OBJECTIVE_TURNS = 61  # own donjons on tiles of kind 1 at the ends of own turns, added up,
    CENTRE_TURNS = 62  # and on the tile in the middle
    MEMORY = 63  # what has happened in the turn under way: see Memory
    SIEGED = 64  # the tiles besieged as the last turn ended, as bits:
    SIEGED_BEYOND = 65  # those from HALF on


class Memory(IntEnum):
    """What is remembered within a turn, and of a blockade until the next, a bit for each."""

    BLOCKED = 1  # it began with the baron silenced
    WALKED = 2  # the baron moved
    KNIGHT = 4  # a knight moved
    ORDER = 8  # an order was given
    RAZE = 16  # an enemy donjon was razed
    BONUS = 32  # the bonus was spent; where recruitments always use the die: one was


class Freed(IntEnum):
    """What ended a blockade."""

    WALKED = 1  # the baron walked away
    KNIGHT = 2  # an own knight moved
    LEFT = 3  # another's move took a knight away
    CAME = 4  # another's move brought a knight


ORDERS: Final = ("recruit", "build", "unbuild", "disperse", "gather")
FREED_SHIFT: Final = 6  # where the memory holds what freed the baron last,
FIRST_ORDER_SHIFT: Final = 9  # and the first order of the turn, as its place in ORDERS
THREE_BITS: Final = 7
HALF: Final = 19  # tiles whose bits one column holds
TO_AND_FRO: Final = 4  # a duel is a knight that goes between the same two tiles more often

MELEES: Final = ("11", "21", "22", "111", "211", "221", "222", "1111", "2111", "2211", "2221", "2222")
"""The knights of each colour on a tile where knights meet (§8.2), 2 for two or more: by colours, then by twos."""

FACE: Final = len(Count)  # a column for each face of the die: how often it came,
BONUS_MOVE: Final = FACE + 6  # was spent on a longer move,
BONUS_RECRUIT: Final = BONUS_MOVE + 6  # on a better recruitment,
BONUS_ORDER: Final = BONUS_RECRUIT + 6  # on a second order,
UNUSED: Final = BONUS_ORDER + 6  # or left unused in its turn;
DIE_RECRUIT: Final = UNUSED + 6  # recruitments with this face,
DIE_RECRUITED: Final = DIE_RECRUIT + 6  # and their troops
BUILT: Final = DIE_RECRUITED + 6  # for each kind of tile: donjons built,
RAZED_ON: Final = BUILT + KINDS  # own donjons razed,
UNBUILT: Final = RAZED_ON + KINDS  # and taken down
RAZED_BY: Final = UNBUILT + KINDS  # for each seat: own donjons that it razed
PAIR: Final = RAZED_BY + SEATS  # for each first and second order: turns with both
MELEE: Final = PAIR + len(ORDERS) ** 2  # in the order of MELEES, at the ends of own turns
AVAILABLE: Final = MELEE + len(MELEES)  # for each of ROUNDS: troops left as the own turn ended
TRAIL: Final = AVAILABLE + len(
    ROUNDS
)  # for each knight that has moved: where it is, where it was, how often to and fro

FACES: Final = range(1, 7)
COUNTED: Final = (
    *(count.name.lower() for count in Count),
    *(
        f"{word}_{face}"
        for word in ("face", "bonus_move", "bonus_recruit", "bonus_order", "unused", "die_recruit", "die_recruited")
        for face in FACES
    ),
    *(f"{word}_{kind}" for word in ("built", "razed_on", "unbuilt") for kind in range(KINDS)),
    *(f"razed_by_{seat + 1}" for seat in range(SEATS)),
    *(f"{first}_{second}" for first in ORDERS for second in ORDERS),
    *(f"melee_{melee}" for melee in MELEES),
    *(f"available_{rounds}" for rounds in ROUNDS),
    *(f"trail_{knight}" for knight in range(MOST_KNIGHTS)),
)
