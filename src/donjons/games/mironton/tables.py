"""What the rules record holds of the dungeon and of the catalogue: tables in fixed-size arrays."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Protocol

import numpy as np

from donjons.boards.dungeon import ENTRANCES, EXITS, PLACES, ROOMS
from donjons.boards.walks import WAYS
from donjons.core.layout import Cube, Grid, Row

FIRST_STRAY: Final = 32  # types of monsters: regular ones, then wandering ones,
GUARDIAN: Final = 41  # and the dragon
TYPES: Final = 42
GROUP_FAMILIES: Final = 5  # those that have bosses
CLASSES: Final = 4
NO_CLASS: Final = -1


class Zone(IntEnum):
    HEART = 0
    INNER = 1
    MID = 2
    RIM = 3


class Theme(IntEnum):
    NONE = 0
    VAULT = 1
    DORMS = 2
    FORGES = 3
    LAKE = 4
    GROTTO = 5


class Family(IntEnum):
    GOBLINOID = 0
    UNDEAD = 1
    AQUATIC = 2
    FIRE = 3
    MAGICAL = 4
    BEAST = 5
    GUARDIAN = 6


class Fighter(IntEnum):
    """The classes of adventurers, in the order of the faces that choose them."""

    WARRIOR = 0
    THIEF = 1
    MAGE = 2
    CLERIC = 3


class Power(IntEnum):
    """Special powers, a bit for each in a set."""

    FLYING = 1
    AQUATIC = 2
    UNDEAD = 4


class Tables(Protocol):
    """What the reader and the type checker see; TABLES below is the same for the compiler."""

    # the dungeon
    rooms: int
    places: int  # rooms, then corridor cells
    heart: int  # the Heart's room
    inner_rooms: int  # how many
    zone: Row  # [room]
    theme: Row  # [room]
    flooded: Row  # [room] 1 or 0
    entrance_room: Row  # [room] 1 where an open entrance leads
    links: Row  # [place] how many connections it has
    beyond: Grid  # [place, way] the place that a way leads to, OUTSIDE or NO_PLACE; a way of a room is
    # the number of its exit, of a corridor cell the side
    door: Grid  # [place, way] the exit by which one enters the room beyond, or NO_EXIT
    way_side: Grid  # [place, way] the compass point in which it leaves
    pull: Grid  # [place, way] how far the Heart is that way: H of an exit's outer cell (§4.1), the value at a junction
    cross: Cube  # [room, exit, exit] cells between two exits
    flank: Cube  # [room, exit, exit] of two exits in one wall: 1 where the other lies to the right, seen facing
    # inwards, -1 where it lies to the left; else 0
    apart: Grid  # [place, place] cells of the shortest walk from one to the other, at most LONG, whoever stands there
    mouth: Row  # [entrance] its place, by the face of the die less one
    heading: Row  # [entrance] of those who come in
    is_mouth: Row  # [place] 1 or 0
    # the catalogue
    type_level: Row  # [type]
    type_family: Row  # [type]
    type_powers: Row  # [type]
    type_weak: Row  # [type] the class that doubles its dice against it, or NO_CLASS
    type_supply: Row  # [type] figures in play at once
    lair: Row  # [family] the theme of its lair, or NONE
    starter_boss: Row  # [family]
    starter_troop: Row  # [family]
    wandering_setup: Row  # [face less one] a type


TABLES: Final[list[tuple[Any, ...]]] = [
    ("rooms", np.int16),
    ("places", np.int16),
    ("heart", np.int16),
    ("inner_rooms", np.int16),
    ("zone", np.int8, ROOMS),
    ("theme", np.int8, ROOMS),
    ("flooded", np.int8, ROOMS),
    ("entrance_room", np.int8, ROOMS),
    ("links", np.int8, PLACES),
    ("beyond", np.int16, (PLACES, WAYS)),
    ("door", np.int8, (PLACES, WAYS)),
    ("way_side", np.int8, (PLACES, WAYS)),
    ("pull", np.int16, (PLACES, WAYS)),
    ("cross", np.int16, (ROOMS, EXITS, EXITS)),
    ("flank", np.int8, (ROOMS, EXITS, EXITS)),
    ("apart", np.int8, (PLACES, PLACES)),
    ("mouth", np.int16, ENTRANCES),
    ("heading", np.int8, ENTRANCES),
    ("is_mouth", np.int8, PLACES),
    ("type_level", np.int8, TYPES),
    ("type_family", np.int8, TYPES),
    ("type_powers", np.int8, TYPES),
    ("type_weak", np.int8, TYPES),
    ("type_supply", np.int8, TYPES),
    ("lair", np.int8, len(Family)),
    ("starter_boss", np.int8, GROUP_FAMILIES),
    ("starter_troop", np.int8, GROUP_FAMILIES),
    ("wandering_setup", np.int8, 6),
]
