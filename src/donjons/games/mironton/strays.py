"""Phase 6: wandering monsters, moved by chance (§8.11)."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import NO_PLACE
from donjons.core.compiled import compiled
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.reach import stray_speed
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, Await, Side, Stage, State
from donjons.games.mironton.traps import has_trap, spring
from donjons.games.mironton.units import NO_UNIT, band_at, stray_at, stray_slot

NO_WAY: Final = -1
SIDES: Final = 4


@compiled
def go_on_with_strays(rules: Rules, state: State) -> None:
    if state.stage == Stage.BEGIN or state.stage == Stage.NEXT:
        activate_next(rules, state)
        return
    slot = stray_slot(state, state.active)
    if slot == NO_UNIT or state.stage == Stage.DONE:
        state.left = 0
        state.stage = Stage.NEXT
    elif state.stage == Stage.WALK:
        walk(rules, state, slot)
    elif state.stage == Stage.ARRIVED and has_trap(rules, state, int(state.stray_place[slot])):
        state.stage = Stage.SPRUNG
        spring(rules, state, Side.STRAY, state.active, int(state.stray_place[slot]))
    else:
        face_enemy(rules, state, slot)


@compiled
def activate_next(rules: Rules, state: State) -> None:
    """The stray of the next higher serial number; in contact it fights, else it walks."""
    for slot in range(state.strays):
        if state.stray_serial[slot] > state.active:
            state.active = state.stray_serial[slot]
            state.left = stray_speed(rules, state, slot)
            state.stage = Stage.CONTACTS if has_enemy(state, slot) else Stage.WALK
            return
    end_phase(rules, state)


@compiled
def other_stray(state: State, slot: int) -> int:
    """The other stray of lowest serial in this one's place, or NO_UNIT."""
    place = int(state.stray_place[slot])
    other = stray_at(state, place, NO_SERIAL)
    return stray_at(state, place, state.active) if other == slot else other


@compiled
def has_enemy(state: State, slot: int) -> bool:
    return band_at(state, int(state.stray_place[slot])) != NO_UNIT or other_stray(state, slot) != NO_UNIT


@compiled
def face_enemy(rules: Rules, state: State, slot: int) -> None:
    """A stray in contact fights one round, a band rather than a stray; after a trap it walks no further anyway."""
    place = int(state.stray_place[slot])
    band = band_at(state, place)
    other = other_stray(state, slot)
    if band != NO_UNIT:
        open_round(rules, state, place, Side.STRAY, state.active, Side.BAND, int(state.band_serial[band]))
    elif other != NO_UNIT:
        open_round(rules, state, place, Side.STRAY, state.active, Side.STRAY, int(state.stray_serial[other]))
    elif state.stage == Stage.ARRIVED:
        state.stage = Stage.WALK
        return
    state.stage = Stage.DONE


@compiled
def walk(rules: Rules, state: State, slot: int) -> None:
    """Take the only way there is, or let chance choose."""
    count = choices(rules, state, slot)
    if state.left < 1:
        state.stage = Stage.DONE
    elif count >= 2:
        state.awaits = Await.WANDER
    elif count == 1:
        step(rules, state, slot, choice(rules, state, slot, 1))
    else:
        turn_back(rules, state, slot)


@compiled
def is_choice(rules: Rules, state: State, slot: int, way: int) -> bool:
    """May a stray go this way? Not to an entrance's mouth, outside, into the Heart, or back along a corridor."""
    place = int(state.stray_place[slot])
    other = int(rules.beyond[place, way])
    if other < 0 or other == rules.heart:
        return False
    if place < rules.rooms:
        return not rules.is_mouth[other]
    return way != backwards(state, slot)


@compiled
def backwards(state: State, slot: int) -> int:
    return (int(state.stray_heading[slot]) + 2) % SIDES


@compiled
def ways(rules: Rules, state: State, slot: int) -> int:
    """How many ways of the place to look at."""
    place = int(state.stray_place[slot])
    return int(rules.links[place]) if place < rules.rooms else SIDES


@compiled
def choices(rules: Rules, state: State, slot: int) -> int:
    """Among how many ways chance chooses."""
    count = 0
    for way in range(ways(rules, state, slot)):
        if is_choice(rules, state, slot, way):
            count += 1
    return count


@compiled
def choice(rules: Rules, state: State, slot: int, number: int) -> int:
    """The way of this number (from 1) among them."""
    for way in range(ways(rules, state, slot)):
        if is_choice(rules, state, slot, way):
            number -= 1
            if number == 0:
                return way
    return NO_WAY


@compiled
def turn_back(rules: Rules, state: State, slot: int) -> None:
    """At the end of a corridor, or before the Heart, a stray turns back if it can."""
    place = int(state.stray_place[slot])
    back = NO_PLACE
    if place >= rules.rooms:
        back = int(rules.beyond[place, backwards(state, slot)])
    if back < 0 or back == rules.heart:
        state.stage = Stage.DONE
    else:
        step(rules, state, slot, backwards(state, slot))


@compiled
def step(rules: Rules, state: State, slot: int, way: int) -> None:
    """One step; in a room it ends the way."""
    place = int(state.stray_place[slot])
    other = int(rules.beyond[place, way])
    state.stray_place[slot] = other
    state.stray_since[slot] = state.turn
    in_room = other < rules.rooms
    state.stray_heading[slot] = 0 if in_room else rules.way_side[place, way]
    state.left = 0 if in_room else state.left - 1
    state.stage = Stage.ARRIVED


@compiled
def wander(rules: Rules, state: State, number: int) -> None:
    """Chance has chosen the way."""
    slot = stray_slot(state, state.active)
    step(rules, state, slot, choice(rules, state, slot, number))
