"""What is counted of each seat for those who study a game (§14.2)."""

from __future__ import annotations

from enum import IntEnum


class Count(IntEnum):
    """The columns of what `observe` counts. Those of step kinds, faces, kinds and seats stand in their order."""

    MOVE_BARON = 0
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
    FACE_1 = 12
    FACE_2 = 13
    FACE_3 = 14
    FACE_4 = 15
    FACE_5 = 16
    FACE_6 = 17
    BONUS_MOVE = 18
    BONUS_RECRUIT = 19
    BONUS_ORDER = 20
    UNUSED_1 = 21  # turns with this face whose bonus was left
    UNUSED_2 = 22
    UNUSED_3 = 23
    UNUSED_4 = 24
    UNUSED_5 = 25
    UNUSED_6 = 26
    TURN = 27  # turns completed, and what was done in them:
    TURN_PASS = 28
    TURN_MOVE = 29
    TURN_ORDER = 30
    TURN_MOVE_MOVE = 31
    TURN_MOVE_ORDER = 32
    TURN_ORDER_MOVE = 33
    TURN_ORDER_ORDER = 34
    BLOCKED = 35  # turns that began with the baron silenced, but for the first,
    BLOCKADE = 36  # those of them whose turn before did not,
    BLOCKED_WALKED = 37  # in which the baron moved,
    BLOCKED_KNIGHT = 38  # in which a knight moved,
    BLOCKED_LOST = 39  # in which no order was given
    BUILT_0 = 40  # donjons built on a tile of this kind
    BUILT_1 = 41
    BUILT_2 = 42
    BUILT_3 = 43
    BUILT_4 = 44
    RAZE_SEND = 45  # enemy donjons razed by a dispersal,
    RAZE_PULL = 46  # by a gather
    RAZED = 47  # own donjons razed,
    RAZED_BY_1 = 48  # by this seat
    RAZED_BY_2 = 49
    RAZED_BY_3 = 50
    RAZED_BY_4 = 51
    CAPTURED = 52  # own donjons captured
    DONJON_TURNS = 53  # own donjons that stood at the ends of own turns, added up
    BUILT_AFTER_RAZE = 54  # donjons built in the turn of a raze
    RECRUITED = 55  # troops
    KNIGHT_RECRUIT = 56  # recruitments away from the baron
    RECRUIT_KILLS = 57  # enemy troops lost to own recruits
    LOST = 58  # troops lost in combat
    EMPTY = 59  # turns that ended with an empty reserve
    BESIEGING = 60  # troops on enemy donjons at the ends of own turns, added up
    MELEE_2 = 61  # at the ends of own turns: tiles with knights of two colours,
    MELEE_3 = 62  # of three,
    MELEE_4 = 63  # of four,
    MELEE_2111 = 64  # of four, and one of them has more
    OBJECTIVE_TURNS = 65  # own donjons on tiles of kind 1 at the ends of own turns, added up
    MEMORY = 66  # what has happened in the turn under way: see Memory


class Memory(IntEnum):
    """What is remembered within a turn, a bit for each."""

    BLOCKED = 1  # it began with the baron silenced
    WALKED = 2  # the baron moved
    KNIGHT = 4  # a knight moved
    ORDER = 8  # an order was given
    RAZE = 16  # an enemy donjon was razed
    BONUS = 32  # the bonus was spent
