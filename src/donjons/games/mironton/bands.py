"""Phase 2: each band is activated once, walks, and meets what is where it arrives (§8.4, §8.5)."""

from __future__ import annotations

from typing import Final

from donjons.boards.walks import NO_EXIT, OUTSIDE
from donjons.core.compiled import compiled
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.dice import living
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.meeting import quarrel
from donjons.games.mironton.orientation import STRAIGHT_ON, way
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.slots import remove_band
from donjons.games.mironton.state import NO_ROOM, NO_SERIAL, Await, Side, Stage, State
from donjons.games.mironton.tables import Fighter
from donjons.games.mironton.traps import has_trap, spring
from donjons.games.mironton.units import NO_UNIT, band_slot, has_regulars, is_hostile, paired_room, stray_at

JUNCTION: Final = 3  # connections of a corridor cell at which one chooses, at least
ROOM_CHOICE: Final = 2  # and exits of a room


@compiled
def go_on_with_bands(rules: Rules, state: State) -> None:
    """One bit of the phase, by its stage."""
    stage = state.stage
    if stage == Stage.BEGIN or stage == Stage.NEXT:
        activate_next(rules, state)
    elif stage == Stage.DONE or band_slot(state, state.active) == NO_UNIT:
        end_activation(state)
    elif stage == Stage.WALK:
        walk(rules, state)
    elif stage == Stage.ARRIVED:
        arrive(rules, state)
    elif stage == Stage.SPRUNG:
        state.stage = Stage.REGULARS if is_among_enemies(rules, state) else Stage.DONE
    elif stage == Stage.REGULARS:
        fight_regulars(rules, state)
    elif stage == Stage.CONTACTS:
        fight_next_stray(rules, state)
    elif stage == Stage.COMPANY:
        meet_next(state)
    elif stage == Stage.QUARREL:
        quarrel(rules, state)
    else:
        try_pentacle(rules, state)


# The activation (§8.4)
@compiled
def activate_next(rules: Rules, state: State) -> None:
    """The band of lowest serial inside that has not been activated begins."""
    state.stage = Stage.NEXT
    for slot in range(state.bands):
        if state.band_place[slot] >= 0 and not state.band_acted[slot]:
            activate(rules, state, slot)
            return
    end_phase(rules, state)


@compiled
def activate(rules: Rules, state: State, slot: int) -> None:
    """Among enemies a band fights; webs hold it where it is."""
    webbed = state.band_web[slot]
    state.band_web[slot] = 0
    state.active = state.band_serial[slot]
    if is_hostile(rules, state, state.band_place[slot]):
        state.stage = Stage.REGULARS
    elif webbed:
        state.stage = Stage.DONE
    else:
        state.left = band_speed(rules, state, slot)
        state.stage = Stage.WALK


@compiled
def band_speed(rules: Rules, state: State, slot: int) -> int:
    is_fast = state.band_infra[slot] or living(state, slot, Fighter.THIEF) > 0
    return rules.speed_band_fast if is_fast else rules.speed_band


@compiled
def end_activation(state: State) -> None:
    slot = band_slot(state, state.active)
    if slot != NO_UNIT:
        state.band_acted[slot] = 1
        state.band_new[slot] = 0
    state.active = NO_SERIAL
    state.met = NO_SERIAL
    state.left = 0
    state.entered = 0
    state.teleported = 0
    state.quarrel_rounds = 0
    state.stage = Stage.NEXT


# One step (§8.3, §8.4.3)
@compiled
def walk(rules: Rules, state: State) -> None:
    """The band takes a step; where it has a choice, a die is rolled, but for newcomers and those with a false map."""
    slot = band_slot(state, state.active)
    if state.left < 1:
        state.stage = Stage.DONE
    elif not has_choice(rules, state.band_place[slot]):
        step(rules, state, slot, way(rules, state, slot, STRAIGHT_ON))
    elif state.band_new[slot]:
        state.band_new[slot] = 0
        step(rules, state, slot, way(rules, state, slot, STRAIGHT_ON))
    elif state.band_map[slot] > 0:
        face = int(state.band_map[slot])
        state.band_map[slot] = 0
        step(rules, state, slot, way(rules, state, slot, face))
    else:
        state.awaits = Await.ORIENT


@compiled
def has_choice(rules: Rules, place: int) -> bool:
    """Does a band that leaves this place choose its way?"""
    return rules.links[place] >= (ROOM_CHOICE if place < rules.rooms else JUNCTION)


@compiled
def orient(rules: Rules, state: State, face: int) -> None:
    slot = band_slot(state, state.active)
    step(rules, state, slot, way(rules, state, slot, face))


@compiled
def step(rules: Rules, state: State, slot: int, chosen: int) -> None:
    """The band goes that way, if it has cells enough left."""
    place = int(state.band_place[slot])
    cells = 1
    if state.entered:
        cells += rules.cross[place, state.band_via[slot], chosen]
    if cells > state.left:
        state.stage = Stage.DONE
        return
    state.left -= cells
    state.band_heading[slot] = rules.way_side[place, chosen]
    beyond = int(rules.beyond[place, chosen])
    if beyond == OUTSIDE:
        leave_dungeon(rules, state, slot)
        state.stage = Stage.DONE
        return
    enter(rules, state, slot, beyond, int(rules.door[place, chosen]))


@compiled
def enter(rules: Rules, state: State, slot: int, place: int, via: int) -> None:
    state.band_place[slot] = place
    state.band_via[slot] = via
    state.entered = 1 if via != NO_EXIT else 0
    state.stage = Stage.ARRIVED


@compiled
def leave_dungeon(rules: Rules, state: State, slot: int) -> None:
    """The band waits outside, if bands come back; where too many wait, that of lowest serial gives up (§8.9)."""
    if not rules.returning_bands:
        remove_band(state, slot)
        return
    state.band_place[slot] = OUTSIDE
    state.band_heading[slot] = 0
    state.band_via[slot] = NO_EXIT
    waiting, first = 0, NO_UNIT
    for other in range(state.bands):
        if state.band_place[other] == OUTSIDE and other != slot:
            waiting += 1
            if first == NO_UNIT:
                first = other
    if waiting >= rules.outside_max:
        remove_band(state, first)


# Arriving (§8.5)
@compiled
def arrive(rules: Rules, state: State) -> None:
    """First the trap of the room, then enemies, then other bands."""
    slot = band_slot(state, state.active)
    place = int(state.band_place[slot])
    if place == rules.heart:
        state.reach += 1
    state.met = NO_SERIAL
    if has_trap(rules, state, place):
        state.stage = Stage.SPRUNG
        spring(rules, state, Side.BAND, state.active, place)
    elif is_hostile(rules, state, place):
        state.stage = Stage.REGULARS
    else:
        state.stage = Stage.COMPANY


@compiled
def is_among_enemies(rules: Rules, state: State) -> bool:
    return is_hostile(rules, state, state.band_place[band_slot(state, state.active)])


@compiled
def fight_regulars(rules: Rules, state: State) -> None:
    """One round against all regular monsters of the place as one side."""
    place = int(state.band_place[band_slot(state, state.active)])
    state.met = NO_SERIAL
    state.stage = Stage.CONTACTS
    if has_regulars(rules, state, place):
        open_round(rules, state, place, Side.BAND, state.active, Side.REGULARS, 0)


@compiled
def fight_next_stray(rules: Rules, state: State) -> None:
    """Then one round against each stray, by ascending serial, while the band lives."""
    place = int(state.band_place[band_slot(state, state.active)])
    stray = stray_at(state, place, state.met)
    if stray == NO_UNIT:
        state.stage = Stage.DONE
    else:
        state.met = state.stray_serial[stray]
        open_round(rules, state, place, Side.BAND, state.active, Side.STRAY, state.met)


@compiled
def meet_next(state: State) -> None:
    """A die for each other band in the place, by ascending serial."""
    place = state.band_place[band_slot(state, state.active)]
    for slot in range(state.bands):
        serial = state.band_serial[slot]
        if state.band_place[slot] == place and serial > state.met and serial != state.active:
            state.met = serial
            state.awaits = Await.MEET
            return
    state.met = NO_SERIAL
    state.stage = Stage.PENTACLE


@compiled
def try_pentacle(rules: Rules, state: State) -> None:
    """A mage may open the pentacle of the room, once in an activation."""
    slot = band_slot(state, state.active)
    mages = living(state, slot, Fighter.MAGE)
    if mages == 0 or state.teleported or paired_room(state, state.band_place[slot]) == NO_ROOM:
        state.stage = Stage.WALK
    else:
        state.dice = mages
        state.threshold = rules.portal_face
        state.awaits = Await.HITS


@compiled
def open_pentacle(rules: Rules, state: State, successes: int) -> None:
    state.dice = 0
    state.threshold = 0
    if successes == 0:
        state.stage = Stage.WALK
        return
    slot = band_slot(state, state.active)
    state.teleported = 1
    enter(rules, state, slot, paired_room(state, state.band_place[slot]), NO_EXIT)
