"""A position of Donjon Mironton: one flat record of small integers, with the rulebook's names (§4.5).

Units of a kind stand in slots in the order of their serial numbers, without gaps: to go through the slots is to go
through the units by ascending serial. A slot is therefore only good until a unit leaves the game; what must last
longer is noted by serial number.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.dungeon import EXITS, PLACES, ROOMS
from donjons.core.layout import Grid, Row

SEATS: Final = 4
MOST_INSIDE: Final = 8  # bands in the dungeon
MOST_OUTSIDE: Final = 8  # bands that wait before it
BANDS: Final = MOST_INSIDE + MOST_OUTSIDE
FIGURES: Final = 16  # of a band
GROUPS: Final = 12
COMMAND: Final = 8  # followers of a boss
MEMBERS: Final = 1 + COMMAND  # figures of a group, the boss first
LONE: Final = 24
STRAYS: Final = 12
PAIRS: Final = 3  # of pentacles
ITEMS: Final = 12  # kinds of magic items
PURCHASES: Final = 3  # kinds of purchase that are limited

COMING: Final = -3  # the place of a band that is being created or comes back; OUTSIDE of those that wait
NO_SERIAL: Final = 0  # serial numbers start at 1
NO_ROOM: Final = -1
NO_FAMILY: Final = -1
UNREACHED: Final = -1


class Phase(IntEnum):
    """The phases of a turn in their order (§6), between the set-up and the end."""

    SETUP = 0
    ARRIVAL = 1
    FIRST_WINDOW = 2
    BANDS = 3
    GROUPS = 4
    SECOND_WINDOW = 5
    FIGHT = 6
    LONE = 7
    STRAYS = 8
    PLUNDER = 9
    REVENUE = 10
    RECRUIT = 11
    LEVEL = 12
    OVER = 13


class Await(IntEnum):
    """Whose choice is awaited and of which kind; NOTHING while the rules run on by themselves."""

    NOTHING = 0
    FAMILY = 1  # of a starting group
    START = 2  # its room
    ITEM = 3  # in a window
    PICK = 4  # a group or a lone monster
    MOVE = 5  # what the active one does
    TARGET = 6
    BUY = 7
    WTYPE = 8  # from here on chance
    WROOM = 9
    ARRIVE = 10
    DOMINANT = 11
    SIZE = 12
    CLASS = 13
    LVL = 14
    SIGHT = 15
    ENTRANCE = 16
    RETURN = 17
    ORIENT = 18
    MEET = 19
    PLUNDER = 20
    WANDER = 21
    HITS = 22  # dice of a fight if one is under way, else of a pentacle (phase BANDS) or for items (phase REVENUE)
    DRAW = 23


class Stage(IntEnum):
    """How far a phase, or the activation of a unit in it, has come; every phase begins at BEGIN."""

    BEGIN = 0
    NEXT = 1  # the next unit's turn is to come
    RETURNS = 2  # phase ARRIVAL: no new band any more, those outside may come back
    WALK = 3  # the active unit goes on, if it has cells left
    ARRIVED = 4  # it has just come to its place: traps, enemies,
    COMPANY = 5  # then other bands one by one (`met` was the last),
    QUARREL = 6  # with which there may be a quarrel,
    PENTACLE = 7  # and the pentacle of the room
    REGULARS = 8  # it fights the regular monsters here,
    CONTACTS = 9  # then the strays one by one (`met` was the last); a stray fights its one enemy
    SPRUNG = 10  # it fights a trap
    DONE = 11  # its activation is over
    CHOSEN = 12  # phase FIGHT: every group has its target
    DRAWS = 13  # phase REVENUE: the item dice are rolled


class Side(IntEnum):
    """What a side of a combat round consists of."""

    BAND = 0  # number: its serial
    STRAY = 1  # number: its serial
    TRAP = 2  # number: its room
    REGULARS = 3  # all regular monsters of the place
    TARGETING = 4  # the groups (and the guardian) whose target is the other side
    FIGURE = 5  # number: its index in the band of the low blow


class Mark(IntEnum):
    """Purchases that are limited, by their place in `bought`."""

    BOSS = 0
    TRAP = 1
    PENTA = 2


class Item(IntEnum):
    """The magic items (§8.15)."""

    LOW_BLOW = 0
    AMNESIA = 1
    RUST = 2
    DOUBT = 3
    FALSE_MAP = 4
    WEBS = 5
    FALSE_BOTTOM = 6
    DRAUGHT = 7
    BANNER = 8
    HORN = 9
    POCKET_TRAP = 10
    SUMMONS = 11


class Ending(IntEnum):
    """How the game is over (§9)."""

    NONE = -1
    VICTORY = 0
    HELD = 1
    FALLEN = 2


class State(Protocol):
    """What the reader and the type checker see; STATE below is the same for the compiler."""

    # bands, inside and outside
    band_plundered: Row  # [band] the set of rooms it has plundered, a bit for each
    band_serial: Row  # [band]
    band_place: Row  # [band] or OUTSIDE, or COMING
    band_heading: Row  # [band] a compass point
    band_via: Row  # [band] the exit by which it entered its room, or NO_EXIT
    band_figures: Row  # [band] how many
    band_value: Row  # [band]
    band_count: Row  # [band] bands merged in it
    band_infra: Row  # [band] 1 with infravision
    band_jinx: Row  # [band] the set of jinxed classes, a bit for each
    band_web: Row  # [band] 1 or 0
    band_map: Row  # [band] the face of a false map, or 0
    band_bottom: Row  # [band] 1 or 0
    band_new: Row  # [band] 1 when it came in this turn and has made no choice yet
    band_acted: Row  # [band] 1 when activated this turn
    figure_class: Grid  # [band, figure]
    figure_level: Grid  # [band, figure]
    figure_hp: Grid  # [band, figure]
    # boss groups
    group_serial: Row  # [group]
    group_place: Row  # [group]
    group_since: Row  # [group] the turn in which it entered its place
    group_target: Row  # [group] serial of the band to fight in this phase, or NO_SERIAL
    group_owner: Row  # [group] a seat
    group_size: Row  # [group] figures
    group_banner: Row  # [group] 1 or 0
    group_horn: Row  # [group] cells more in this turn
    group_acted: Row  # [group] 1 when activated this turn
    group_fought: Row  # [group] 1 when it fought this turn, where that is noted (regen_needs_rest)
    member_type: Grid  # [group, member] the boss first, then the followers in order of joining
    member_hp: Grid  # [group, member]
    # lone monsters
    lone_serial: Row  # [lone]
    lone_place: Row  # [lone]
    lone_since: Row  # [lone]
    lone_owner: Row  # [lone]
    lone_type: Row  # [lone]
    lone_hp: Row  # [lone]
    lone_acted: Row  # [lone]
    lone_fought: Row  # [lone]
    # wandering monsters
    stray_serial: Row  # [stray]
    stray_place: Row  # [stray]
    stray_since: Row  # [stray]
    stray_heading: Row  # [stray]
    stray_type: Row  # [stray]
    stray_hp: Row  # [stray]
    stray_fought: Row  # [stray]
    # what lies in rooms
    trap_level: Row  # [room] or 0 where there is none
    trap_magic: Row  # [room] 1 or 0
    trap_owner: Row  # [room] a seat, or NOBODY
    pentacle: Grid  # [pair, end] a room, the lower number first
    # this turn
    elim_value: Row  # [i] values of the bands eliminated this turn, in order,
    elim_count: Row  # [i] the bands merged in each,
    elim_level: Row  # [i] and 1 if it counts for the level
    bought: Grid  # [seat, mark] 1 or 0; with limits for the whole dungeon in the row of seat 0
    # seats
    prowess: Row  # [seat]
    stock: Row  # [item] cards in the common stock; the deck holds the others
    # the combat round under way, the attacker first
    side: Row  # [0 or 1] what it consists of,
    side_number: Row  # [0 or 1] which one,
    side_hits: Row  # [0 or 1] and what it has rolled so far
    # scratch of a search for ways: zeros but while a group or a lone monster is active
    cost: Row  # [place] cells to a corridor cell, or to a room with free crossing, of the active unit, or UNREACHED
    gate_cost: Grid  # [room, exit] cells to a room entered by this exit
    # clock
    treasury: int
    turn: int
    phase: int
    awaits: int
    stage: int
    seat: int  # to act, or the last that was
    chosen: int  # set-up: the family or the wandering type just chosen
    ending: int
    # dungeon
    level: int
    kills: int
    arrival: int  # index into the arrival table
    reach: int  # entries into the Heart this turn
    sacks: int  # this turn
    guardian_hp: int
    guardian_target: int  # serial of the band to fight in this phase, or NO_SERIAL
    bands: int  # inside, outside and coming
    groups: int
    lone: int
    strays: int
    pairs: int  # of pentacles
    elims: int  # bands eliminated this turn
    next_band: int  # the next serial numbers
    next_group: int
    next_lone: int
    next_stray: int
    # the activation under way
    active: int  # serial of the unit, of the kind that the phase is about, or NO_SERIAL
    left: int  # cells of movement left to it
    entered: int  # 1 when it entered its room by an exit in this activation: then crossing costs
    teleported: int  # 1 when it has used a pentacle
    taken: int  # 1 when the active group has taken a lone monster
    dropped: int  # lone monsters with this serial or a higher one were dropped in this activation
    met: int  # serial of the band met last, or of the stray fought last
    # the band under creation
    dominant: int  # class
    wanted: int  # figures
    grade: int  # level of the figures
    chain: int  # -1 or 1: which way the chain of level dice goes; 0 when it has not begun
    chain_rolls: int  # level dice rolled
    # the dice to roll and the combat round under way
    fighting: int  # 1 while a combat round is under way
    fight_place: int
    blow_band: int  # serial of the band of a low blow, or NO_SERIAL
    rolling: int  # 0 or 1: the side whose dice are next
    dice: int  # to roll now,
    threshold: int  # each a success from here on; in a round all lower thresholds of this side are rolled
    quarrel_rounds: int  # fought in this quarrel
    draws: int  # cards still to draw


STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("band_plundered", np.int64, BANDS),
        ("band_serial", np.int16, BANDS),
        ("band_place", np.int16, BANDS),
        ("band_heading", np.int8, BANDS),
        ("band_via", np.int8, BANDS),
        ("band_figures", np.int8, BANDS),
        ("band_value", np.int32, BANDS),
        ("band_count", np.int16, BANDS),
        ("band_infra", np.int8, BANDS),
        ("band_jinx", np.int8, BANDS),
        ("band_web", np.int8, BANDS),
        ("band_map", np.int8, BANDS),
        ("band_bottom", np.int8, BANDS),
        ("band_new", np.int8, BANDS),
        ("band_acted", np.int8, BANDS),
        ("figure_class", np.int8, (BANDS, FIGURES)),
        ("figure_level", np.int8, (BANDS, FIGURES)),
        ("figure_hp", np.int8, (BANDS, FIGURES)),
        ("group_serial", np.int16, GROUPS),
        ("group_place", np.int16, GROUPS),
        ("group_since", np.int16, GROUPS),
        ("group_target", np.int16, GROUPS),
        ("group_owner", np.int8, GROUPS),
        ("group_size", np.int8, GROUPS),
        ("group_banner", np.int8, GROUPS),
        ("group_horn", np.int8, GROUPS),
        ("group_acted", np.int8, GROUPS),
        ("group_fought", np.int8, GROUPS),
        ("member_type", np.int8, (GROUPS, MEMBERS)),
        ("member_hp", np.int8, (GROUPS, MEMBERS)),
        ("lone_serial", np.int16, LONE),
        ("lone_place", np.int16, LONE),
        ("lone_since", np.int16, LONE),
        ("lone_owner", np.int8, LONE),
        ("lone_type", np.int8, LONE),
        ("lone_hp", np.int8, LONE),
        ("lone_acted", np.int8, LONE),
        ("lone_fought", np.int8, LONE),
        ("stray_serial", np.int16, STRAYS),
        ("stray_place", np.int16, STRAYS),
        ("stray_since", np.int16, STRAYS),
        ("stray_heading", np.int8, STRAYS),
        ("stray_type", np.int8, STRAYS),
        ("stray_hp", np.int8, STRAYS),
        ("stray_fought", np.int8, STRAYS),
        ("trap_level", np.int8, ROOMS),
        ("trap_magic", np.int8, ROOMS),
        ("trap_owner", np.int8, ROOMS),
        ("pentacle", np.int8, (PAIRS, 2)),
        ("elim_value", np.int32, MOST_INSIDE),
        ("elim_count", np.int16, MOST_INSIDE),
        ("elim_level", np.int8, MOST_INSIDE),
        ("bought", np.int8, (SEATS, PURCHASES)),
        ("prowess", np.int16, SEATS),
        ("stock", np.int8, ITEMS),
        ("side", np.int8, 2),
        ("side_number", np.int16, 2),
        ("side_hits", np.int16, 2),
        ("cost", np.int8, PLACES),
        ("gate_cost", np.int8, (ROOMS, EXITS)),
        ("treasury", np.int32),
        ("turn", np.int16),
        ("phase", np.int8),
        ("awaits", np.int8),
        ("stage", np.int8),
        ("seat", np.int8),
        ("chosen", np.int8),
        ("ending", np.int8),
        ("level", np.int16),
        ("kills", np.int16),
        ("arrival", np.int8),
        ("reach", np.int16),
        ("sacks", np.int16),
        ("guardian_hp", np.int8),
        ("guardian_target", np.int16),
        ("bands", np.int8),
        ("groups", np.int8),
        ("lone", np.int8),
        ("strays", np.int8),
        ("pairs", np.int8),
        ("elims", np.int8),
        ("next_band", np.int16),
        ("next_group", np.int16),
        ("next_lone", np.int16),
        ("next_stray", np.int16),
        ("active", np.int16),
        ("left", np.int8),
        ("entered", np.int8),
        ("teleported", np.int8),
        ("taken", np.int8),
        ("dropped", np.int16),
        ("met", np.int16),
        ("dominant", np.int8),
        ("wanted", np.int8),
        ("grade", np.int8),
        ("chain", np.int8),
        ("chain_rolls", np.int8),
        ("fighting", np.int8),
        ("fight_place", np.int16),
        ("blow_band", np.int16),
        ("rolling", np.int8),
        ("dice", np.int16),
        ("threshold", np.int8),
        ("quarrel_rounds", np.int8),
        ("draws", np.int16),
    ],
    align=True,
)
