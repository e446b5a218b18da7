"""The units of the dungeon: who is where (§4.5, §8.1)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_ROOM, State
from donjons.games.mironton.tables import Power

NO_UNIT: Final = -1


@compiled
def band_slot(state: State, serial: int) -> int:
    """The slot of a unit with this serial number, or NO_UNIT, here and below."""
    for slot in range(state.bands):
        if state.band_serial[slot] == serial:
            return slot
    return NO_UNIT


@compiled
def group_slot(state: State, serial: int) -> int:
    for slot in range(state.groups):
        if state.group_serial[slot] == serial:
            return slot
    return NO_UNIT


@compiled
def lone_slot(state: State, serial: int) -> int:
    for slot in range(state.lone):
        if state.lone_serial[slot] == serial:
            return slot
    return NO_UNIT


@compiled
def stray_slot(state: State, serial: int) -> int:
    for slot in range(state.strays):
        if state.stray_serial[slot] == serial:
            return slot
    return NO_UNIT


@compiled
def band_at(state: State, place: int) -> int:
    """The band of lowest serial in a place, or NO_UNIT."""
    for slot in range(state.bands):
        if state.band_place[slot] == place:
            return slot
    return NO_UNIT


@compiled
def bands_at(state: State, place: int) -> int:
    count = 0
    for slot in range(state.bands):
        if state.band_place[slot] == place:
            count += 1
    return count


@compiled
def bands_inside(state: State) -> int:
    count = 0
    for slot in range(state.bands):
        if state.band_place[slot] >= 0:
            count += 1
    return count


@compiled
def stray_at(state: State, place: int, after: int) -> int:
    """The stray of lowest serial above `after` in a place, or NO_UNIT."""
    for slot in range(state.strays):
        if state.stray_place[slot] == place and state.stray_serial[slot] > after:
            return slot
    return NO_UNIT


@compiled
def has_regulars(rules: Rules, state: State, place: int) -> bool:
    """Does a place hold a regular monster (§8.1)?"""
    if place == rules.heart:
        return True
    for slot in range(state.groups):
        if state.group_place[slot] == place:
            return True
    for slot in range(state.lone):
        if state.lone_place[slot] == place:
            return True
    return False


@compiled
def is_hostile(rules: Rules, state: State, place: int) -> bool:
    """Does a place hold an enemy of bands?"""
    return has_regulars(rules, state, place) or stray_at(state, place, 0) != NO_UNIT


@compiled
def paired_room(state: State, room: int) -> int:
    """Where the pentacle of a room leads, or NO_ROOM."""
    for pair in range(state.pairs):
        for end in range(2):
            if state.pentacle[pair, end] == room:
                return int(state.pentacle[pair, 1 - end])
    return NO_ROOM


@compiled
def has_power(rules: Rules, kind: int, power: int) -> bool:
    """Does a type of monster have this power?"""
    return (rules.type_powers[kind] & power) != 0


@compiled
def powers_of(rules: Rules, kind: int) -> int:
    """How many powers a type has."""
    count = 0
    for power in (Power.FLYING, Power.AQUATIC, Power.UNDEAD):
        if has_power(rules, kind, power):
            count += 1
    return count


@compiled
def in_play(state: State, kind: int) -> int:
    """Figures of a type in groups and alone, which its supply limits."""
    count = 0
    for slot in range(state.groups):
        for member in range(state.group_size[slot]):
            if state.member_type[slot, member] == kind:
                count += 1
    for slot in range(state.lone):
        if state.lone_type[slot] == kind:
            count += 1
    return count


@compiled
def bosses_of(state: State, kind: int) -> int:
    count = 0
    for slot in range(state.groups):
        if state.member_type[slot, 0] == kind:
            count += 1
    return count
