"""Every step code that the notation of mironton can express at a table, by kind of step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from donjons.core.game import Setting
from donjons.games.mironton.game import GAME
from donjons.games.mironton.state import BANDS, FIGURES, GROUPS, ITEMS, LONE, STRAYS, Item
from donjons.games.mironton.steps import NO_SLOT, Kind, Unit, encode, encode_blow, encode_unit
from donjons.games.mironton.tables import TYPES, Family

NUMBERS = range(36)  # that dice and positions in a list may be said to show
LEVELS = range(40)  # of traps
DICE = range(61)
THRESHOLDS = range(1, 8)
SLOTS = {Unit.BAND: BANDS, Unit.GROUP: GROUPS, Unit.LONE: LONE, Unit.STRAY: STRAYS, Unit.GUARDIAN: 1}
UNITS = [encode_unit(unit, slot) for unit, slots in SLOTS.items() for slot in (*range(slots), NO_SLOT)]
BLOWS = [encode_blow(by, at) for by, at in product((*range(FIGURES), NO_SLOT), repeat=2)]


def all_codes(setting: Setting) -> Iterator[int]:
    """The steps of all tokens, as far as numbers may differ."""
    dungeon = GAME.dungeon(setting)
    rooms, places = range(len(dungeon.rooms)), range(dungeon.places)
    subjects: dict[Kind, Sequence[int]] = {
        Kind.FAMILY: range(len(Family)),
        Kind.START: rooms,
        Kind.PICK: UNITS,
        Kind.TAKE: UNITS,
        Kind.TARGET: UNITS,
        Kind.GO: places,
        Kind.HIRE: range(TYPES),
        Kind.BOSS: range(TYPES),
        Kind.DRAW: range(ITEMS),
    }
    for kind in (Kind.STAY, Kind.PASS, Kind.DONE):
        yield encode(kind, 0, 0, 0)
    for kind, among in subjects.items():
        yield from (encode(kind, subject, 0, 0) for subject in among)
    for kind in (kind for kind in Kind if Kind.WTYPE <= kind <= Kind.WANDER):
        yield from (encode(kind, number, 0, 0) for number in NUMBERS)
    yield from (encode(Kind.DROP, kind, hp, 0) for kind, hp in product(range(TYPES), range(11)))
    yield from (encode(Kind.STRAY, kind, room, 0) for kind, room in product(range(TYPES), rooms))
    for kind in (Kind.TRAP, Kind.MTRAP):
        yield from (encode(kind, level, room, 0) for level, room in product(LEVELS, rooms))
    yield from (encode(Kind.PENTA, one, other, 0) for one, other in product(rooms, repeat=2) if one <= other)
    yield from (encode(Kind.HITS, dice, hits, threshold) for dice, hits, threshold in hits_codes())
    yield from play_codes(rooms)


def hits_codes() -> Iterator[tuple[int, int, int]]:
    return ((dice, hits, threshold) for dice in DICE for hits in range(dice + 2) for threshold in THRESHOLDS)


def play_codes(rooms: range) -> Iterator[int]:
    for item in Item:
        if item == Item.POCKET_TRAP:
            yield from (encode(Kind.PLAY, 0, room, item) for room in rooms)
        elif item == Item.SUMMONS:
            yield from (encode(Kind.PLAY, kind, room, item) for kind, room in product(range(TYPES), rooms))
        elif item == Item.LOW_BLOW:
            yield from (encode(Kind.PLAY, unit, blow, item) for unit, blow in product(UNITS, BLOWS))
        elif item == Item.FALSE_MAP:
            yield from (encode(Kind.PLAY, unit, face, item) for unit, face in product(UNITS, NUMBERS))
        else:
            yield from (encode(Kind.PLAY, unit, 0, item) for unit in UNITS)
