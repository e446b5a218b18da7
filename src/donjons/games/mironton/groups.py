"""Phase 3: boss groups take and drop monsters, and move (§7.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.clock import end_phase, next_seat
from donjons.games.mironton.reach import cost_of, find_ways, forget_ways, group_speed
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import BY_LEVEL, Rules
from donjons.games.mironton.slots import add_lone, join, leave, remove_lone
from donjons.games.mironton.state import NO_SERIAL, UNREACHED, Await, State
from donjons.games.mironton.steps import Kind, Unit, encode, encode_unit
from donjons.games.mironton.units import NO_UNIT, band_at, group_slot

NO_MEMBER = -1


@compiled
def go_on_with_groups(rules: Rules, state: State) -> None:
    """Ask the seat for a group, or for what its active group does; where there is no choice, go on."""
    if state.active != NO_SERIAL:
        if has_moves(rules, state):
            state.awaits = Await.MOVE
        else:
            stay_group(rules, state)
    elif has_picks(rules, state):
        state.awaits = Await.PICK
    elif not next_seat(rules, state):
        end_phase(rules, state)


@compiled
def is_engaged(state: State, slot: int) -> bool:
    """Is a band in the group's place?"""
    return band_at(state, int(state.group_place[slot])) != NO_UNIT


@compiled
def why_not_pick_group(rules: Rules, state: State, slot: int) -> Rule:
    """A group in contact may only be picked to take monsters."""
    if slot >= state.groups or state.group_owner[slot] != state.seat:
        return Rule.NOT_YOURS
    if state.group_acted[slot]:
        return Rule.ACTIVATED
    if is_engaged(state, slot) and not can_take(rules, state, slot):
        return Rule.ENGAGED
    return Rule.NONE


@compiled
def has_picks(rules: Rules, state: State) -> bool:
    for slot in range(state.groups):
        if why_not_pick_group(rules, state, slot) == Rule.NONE:
            return True
    return False


@compiled
def pick_group(rules: Rules, state: State, slot: int) -> None:
    state.active = state.group_serial[slot]
    state.taken = 0
    state.dropped = state.next_lone
    look_around(rules, state, slot)


@compiled
def look_around(rules: Rules, state: State, slot: int) -> None:
    """Who a group consists of decides how far it goes."""
    if not is_engaged(state, slot):
        find_ways(rules, state, int(state.group_place[slot]), group_speed(rules, state, slot), True)


@compiled
def has_moves(rules: Rules, state: State) -> bool:
    """Can the active group do anything but stay?"""
    slot = group_slot(state, state.active)
    if can_take(rules, state, slot):
        return True
    if is_engaged(state, slot):
        return False
    for member in range(1, state.group_size[slot]):
        if (
            why_not_drop(rules, state, int(state.member_type[slot, member]), int(state.member_hp[slot, member]))
            == Rule.NONE
        ):
            return True
    for place in range(rules.places):
        if why_not_go_group(rules, state, place) == Rule.NONE:
            return True
    return False


@compiled
def command_limit(rules: Rules, state: State, slot: int) -> int:
    """How many followers a boss commands."""
    if rules.command_rule == BY_LEVEL:
        return int(rules.type_level[state.member_type[slot, 0]])
    return rules.command_rule


@compiled
def why_not_take(rules: Rules, state: State, slot: int, lone: int) -> Rule:
    """May this group take this lone monster? What was dropped in an activation stays so, until it is over."""
    if lone >= state.lone or state.lone_place[lone] != state.group_place[slot]:
        return Rule.NOT_HERE
    if rules.type_family[state.lone_type[lone]] != rules.type_family[state.member_type[slot, 0]]:
        return Rule.FAMILY
    if not rules.share_recruits and state.lone_owner[lone] != state.group_owner[slot]:
        return Rule.NOT_YOURS
    if state.active != NO_SERIAL and state.lone_serial[lone] >= state.dropped:
        return Rule.DROPPED
    if state.group_size[slot] - 1 >= command_limit(rules, state, slot):
        return Rule.COMMAND
    for other in range(lone):
        if are_alike(state, other, lone):
            return Rule.LIKE
    return Rule.NONE


@compiled
def are_alike(state: State, one: int, other: int) -> bool:
    """Lone monsters that cannot be told apart are offered once."""
    return (
        state.lone_type[one] == state.lone_type[other]
        and state.lone_hp[one] == state.lone_hp[other]
        and state.lone_owner[one] == state.lone_owner[other]
        and state.lone_place[one] == state.lone_place[other]
        and state.lone_since[one] == state.lone_since[other]
        and state.lone_fought[one] == state.lone_fought[other]
    )


@compiled
def can_take(rules: Rules, state: State, slot: int) -> bool:
    for lone in range(state.lone):
        if why_not_take(rules, state, slot, lone) == Rule.NONE:
            return True
    return False


@compiled
def take_lone(rules: Rules, state: State, lone: int) -> None:
    slot = group_slot(state, state.active)
    join(state, slot, int(state.lone_type[lone]), int(state.lone_hp[lone]))
    state.group_since[slot] = max(state.group_since[slot], state.lone_since[lone])
    state.group_fought[slot] |= state.lone_fought[lone]
    remove_lone(state, lone)
    state.taken = 1
    look_around(rules, state, slot)


@compiled
def follower(state: State, slot: int, kind: int, hp: int) -> int:
    """The first follower of this type and with so many hit points, or NO_MEMBER."""
    for member in range(1, state.group_size[slot]):
        if state.member_type[slot, member] == kind and state.member_hp[slot, member] == hp:
            return member
    return NO_MEMBER


@compiled
def why_not_drop(rules: Rules, state: State, kind: int, hp: int) -> Rule:
    slot = group_slot(state, state.active)
    if is_engaged(state, slot):
        return Rule.ENGAGED
    if follower(state, slot, kind, hp) == NO_MEMBER:
        return Rule.NO_FOLLOWER
    if state.lone >= rules.lone_max:
        return Rule.LIMIT
    return Rule.AFTER_TAKE if state.taken else Rule.NONE


@compiled
def drop(rules: Rules, state: State, kind: int, hp: int) -> None:
    slot = group_slot(state, state.active)
    leave(state, slot, follower(state, slot, kind, hp))
    owner, place, since = int(state.group_owner[slot]), int(state.group_place[slot]), int(state.group_since[slot])
    add_lone(rules, state, owner, place, since, kind, hp, 0, int(state.group_fought[slot]))
    look_around(rules, state, slot)


@compiled
def why_not_go_group(rules: Rules, state: State, place: int) -> Rule:
    slot = group_slot(state, state.active)
    if is_engaged(state, slot):
        return Rule.ENGAGED
    return why_not_reach(rules, state, int(state.group_place[slot]), place)


@compiled
def why_not_reach(rules: Rules, state: State, here: int, place: int) -> Rule:
    if place == here:
        return Rule.HERE
    if place >= rules.places or cost_of(rules, state, place) == UNREACHED:
        return Rule.OUT_OF_REACH
    return Rule.NONE


@compiled
def go_group(rules: Rules, state: State, place: int) -> None:
    slot = group_slot(state, state.active)
    state.group_place[slot] = place
    state.group_since[slot] = state.turn
    stay_group(rules, state)


@compiled
def stay_group(rules: Rules, state: State) -> None:
    """The activation of a group is over."""
    state.group_acted[group_slot(state, state.active)] = 1
    state.active = NO_SERIAL
    state.taken = 0
    state.dropped = 0
    forget_ways(rules, state)


@compiled
def list_group_picks(rules: Rules, state: State, out: Row) -> int:
    found = 0
    for slot in range(state.groups):
        if why_not_pick_group(rules, state, slot) == Rule.NONE:
            out[found] = encode(Kind.PICK, encode_unit(Unit.GROUP, slot), 0, 0)
            found += 1
    out[found] = encode(Kind.DONE, 0, 0, 0)
    return found + 1


@compiled
def list_group_moves(rules: Rules, state: State, out: Row) -> int:
    slot = group_slot(state, state.active)
    out[0] = encode(Kind.STAY, 0, 0, 0)
    found = 1
    for lone in range(state.lone):
        if why_not_take(rules, state, slot, lone) == Rule.NONE:
            out[found] = encode(Kind.TAKE, encode_unit(Unit.LONE, lone), 0, 0)
            found += 1
    if is_engaged(state, slot):
        return found
    for member in range(1, state.group_size[slot]):
        kind, hp = int(state.member_type[slot, member]), int(state.member_hp[slot, member])
        is_first = follower(state, slot, kind, hp) == member
        if is_first and why_not_drop(rules, state, kind, hp) == Rule.NONE:
            out[found] = encode(Kind.DROP, kind, hp, 0)
            found += 1
    for place in range(rules.places):
        if why_not_reach(rules, state, int(state.group_place[slot]), place) == Rule.NONE:
            out[found] = encode(Kind.GO, place, 0, 0)
            found += 1
    return found
