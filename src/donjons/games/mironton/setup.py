"""The set-up: four starting groups, and the first wandering monsters (§5)."""

from __future__ import annotations

from typing import Final

from donjons.boards.dungeon import ROOMS
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.mironton.clock import begin_phase
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import START_GROUPS, START_TROOPS, Rules
from donjons.games.mironton.slots import add_group, add_stray, join
from donjons.games.mironton.state import NO_ROOM, Await, Ending, Phase, State
from donjons.games.mironton.steps import Kind, encode
from donjons.games.mironton.tables import GROUP_FAMILIES, Zone

NOT_CHOSEN: Final = -1


@compiled
def begin(rules: Rules, state: State) -> None:
    """Everything before the first step; the state comes as zeros."""
    state.level = rules.start_level
    state.treasury = rules.start_treasury
    state.guardian_hp = rules.guardian_level
    state.turn = 1
    state.next_band = 1
    state.next_group = 1
    state.next_lone = 1
    state.next_stray = 1
    state.chosen = NOT_CHOSEN
    state.ending = Ending.NONE
    for room in range(ROOMS):
        state.trap_owner[room] = NOBODY
    state.phase = Phase.SETUP


@compiled
def go_on_setting_up(rules: Rules, state: State) -> None:
    """The next choice of the set-up; after the last the first turn begins."""
    if state.groups < START_GROUPS:
        state.seat = int(rules.group_owner[state.groups])
        if state.chosen == NOT_CHOSEN:
            state.awaits = Await.FAMILY
        else:
            choose_start(rules, state)
    elif state.strays < rules.start_strays and stray_rooms(rules, state) > 0:
        if state.chosen == NOT_CHOSEN:
            state.awaits = Await.WTYPE
        else:
            choose_stray_room(rules, state)
    else:
        state.chosen = NOT_CHOSEN
        begin_phase(rules, state, Phase.ARRIVAL)


@compiled
def why_not_family(rules: Rules, state: State, family: int) -> Rule:
    if family >= GROUP_FAMILIES:
        return Rule.TAKEN
    for slot in range(state.groups):
        if rules.type_family[state.member_type[slot, 0]] == family:
            return Rule.TAKEN
    return Rule.NONE


@compiled
def list_families(rules: Rules, state: State, out: Row) -> int:
    found = 0
    for family in range(GROUP_FAMILIES):
        if why_not_family(rules, state, family) == Rule.NONE:
            out[found] = encode(Kind.FAMILY, family, 0, 0)
            found += 1
    return found


@compiled
def why_not_start(rules: Rules, state: State, room: int) -> Rule:
    """Groups spread evenly over the inner rooms."""
    if room >= rules.rooms or rules.zone[room] != Zone.INNER:
        return Rule.NOT_INNER
    here = 0
    for slot in range(state.groups):
        if state.group_place[slot] == room:
            here += 1
    capacity = (START_GROUPS + rules.inner_rooms - 1) // rules.inner_rooms
    return Rule.NONE if here < capacity else Rule.FULL


@compiled
def list_starts(rules: Rules, state: State, out: Row) -> int:
    found = 0
    for room in range(rules.rooms):
        if why_not_start(rules, state, room) == Rule.NONE:
            out[found] = encode(Kind.START, room, 0, 0)
            found += 1
    return found


@compiled
def choose_start(rules: Rules, state: State) -> None:
    """The last room is not asked for."""
    choices = 0
    last = 0
    for room in range(rules.rooms):
        if why_not_start(rules, state, room) == Rule.NONE:
            choices += 1
            last = room
    if choices == 1:
        start(rules, state, last)
    else:
        state.awaits = Await.START


@compiled
def start(rules: Rules, state: State, room: int) -> None:
    """A starting group: a boss and its followers."""
    slot = add_group(rules, state, state.seat, room, 0, int(rules.starter_boss[state.chosen]))
    troop = int(rules.starter_troop[state.chosen])
    for _ in range(START_TROOPS):
        join(state, slot, troop, int(rules.type_level[troop]))
    state.chosen = NOT_CHOSEN


@compiled
def choose_stray_room(rules: Rules, state: State) -> None:
    if stray_rooms(rules, state) == 1:
        place_stray(rules, state, 1)
    else:
        state.awaits = Await.WROOM


@compiled
def stray_rooms(rules: Rules, state: State) -> int:
    """How many rooms the next wandering monster may come to."""
    count = 0
    while stray_room(rules, state, count + 1) != NO_ROOM:
        count += 1
    return count


@compiled
def stray_room(rules: Rules, state: State, number: int) -> int:
    """The room of this number (from 1) among them, or NO_ROOM: rooms without a stray, as long as there are any."""
    is_free_left = False
    for room in range(rules.rooms):
        if is_wild(rules, room) and not holds_stray(state, room):
            is_free_left = True
    for room in range(rules.rooms):
        if is_wild(rules, room) and not (is_free_left and holds_stray(state, room)):
            number -= 1
            if number == 0:
                return room
    return NO_ROOM


@compiled
def is_wild(rules: Rules, room: int) -> bool:
    return room != rules.heart and not rules.entrance_room[room]


@compiled
def holds_stray(state: State, room: int) -> bool:
    for slot in range(state.strays):
        if state.stray_place[slot] == room:
            return True
    return False


@compiled
def place_stray(rules: Rules, state: State, number: int) -> None:
    room = stray_room(rules, state, number)
    add_stray(rules, state, room, 0, state.chosen)
    state.chosen = NOT_CHOSEN
