"""Phase 4: boss groups and the guardian attack the bands in their places (§8.10)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.mironton.clock import end_phase
from donjons.games.mironton.fight import open_round
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, Await, Side, Stage, State
from donjons.games.mironton.steps import Kind, Unit, encode, encode_unit
from donjons.games.mironton.units import NO_UNIT, band_at, bands_at, group_slot


@compiled
def go_on_with_targets(rules: Rules, state: State) -> None:
    """All targets are chosen before the first fight."""
    if state.stage == Stage.BEGIN:
        aim_guardian(rules, state)
        state.stage = Stage.NEXT
    elif state.stage == Stage.NEXT:
        aim_next(state)
    else:
        attack_next(rules, state)


@compiled
def aim_guardian(rules: Rules, state: State) -> None:
    """The guardian takes on the band of lowest serial in the Heart."""
    slot = band_at(state, rules.heart)
    state.guardian_target = NO_SERIAL if slot == NO_UNIT else state.band_serial[slot]


@compiled
def aim_next(state: State) -> None:
    """The next group in contact has its target; its owner chooses among several."""
    for slot in range(state.groups):
        if state.group_serial[slot] > state.active:
            state.active = state.group_serial[slot]
            place = int(state.group_place[slot])
            if bands_at(state, place) > 1:
                state.seat = state.group_owner[slot]
                state.awaits = Await.TARGET
            elif bands_at(state, place) == 1:
                state.group_target[slot] = state.band_serial[band_at(state, place)]
            return
    state.active = NO_SERIAL
    state.stage = Stage.CHOSEN


@compiled
def why_not_target(state: State, slot: int) -> Rule:
    place = state.group_place[group_slot(state, state.active)]
    return Rule.NONE if slot < state.bands and state.band_place[slot] == place else Rule.NOT_HERE


@compiled
def list_targets(state: State, out: Row) -> int:
    count = 0
    for slot in range(state.bands):
        if why_not_target(state, slot) == Rule.NONE:
            out[count] = encode(Kind.TARGET, encode_unit(Unit.BAND, slot), 0, 0)
            count += 1
    return count


@compiled
def target(state: State, slot: int) -> None:
    state.group_target[group_slot(state, state.active)] = state.band_serial[slot]


@compiled
def attack_next(rules: Rules, state: State) -> None:
    """The next band that is a target and still there is attacked by all that chose it, together."""
    for slot in range(state.bands):
        serial = state.band_serial[slot]
        if serial > state.met and is_target(state, serial):
            state.met = serial
            open_round(rules, state, state.band_place[slot], Side.TARGETING, 0, Side.BAND, serial)
            return
    for slot in range(state.groups):
        state.group_target[slot] = NO_SERIAL
    state.guardian_target = NO_SERIAL
    end_phase(rules, state)


@compiled
def is_target(state: State, serial: int) -> bool:
    if state.guardian_target == serial:
        return True
    for slot in range(state.groups):
        if state.group_target[slot] == serial:
            return True
    return False
