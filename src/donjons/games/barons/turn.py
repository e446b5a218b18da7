"""The turn as a state machine: what happens when an action or a turn is completed (§6.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.games.barons.end import is_decided
from donjons.games.barons.rules import EndCheck, RollWhen, Rules, TroopMoveScope
from donjons.games.barons.state import NO_TILE, Action, Phase, State


@compiled
def first_phase(rules: Rules) -> int:
    """The phase in which a turn begins."""
    return Phase.ROLL if rules.roll_when == RollWhen.TURN else Phase.ACT


@compiled
def forget_moved_troops(rules: Rules, state: State) -> None:
    for tile in range(rules.tiles):
        state.moved[tile] = 0


@compiled
def start_running_order(rules: Rules, state: State, tile: int, phase: int) -> None:
    """The opening step of a dispersal or a gather."""
    clear_running_order(rules, state)
    state.command_tile = tile
    state.phase = phase


@compiled
def clear_running_order(rules: Rules, state: State) -> None:
    state.command_tile = NO_TILE
    state.substeps = 0
    state.last_key = 0
    state.last_capture = 0
    for tile in range(rules.tiles):
        state.razed[tile] = 0


@compiled
def complete_action(rules: Rules, state: State, action: int) -> None:
    """After a move, a recruitment, a build, an unbuild, or the end of a dispersal or gather."""
    if state.actions == 0:
        state.first_action = action
    state.actions += 1
    if rules.troop_move_scope == TroopMoveScope.ORDER:
        forget_moved_troops(rules, state)
    if rules.end_check == EndCheck.ROUND and is_decided(rules, state):
        state.final_round = 1
    if rules.end_check == EndCheck.ACTION and is_decided(rules, state):
        state.phase = Phase.OVER
    elif state.actions == 2:
        complete_turn(rules, state)
    else:
        state.phase = Phase.ACT


@compiled
def complete_turn(rules: Rules, state: State) -> None:
    """After the second action, or END."""
    if rules.end_check == EndCheck.TURN and is_decided(rules, state):
        state.phase = Phase.OVER
        return
    is_last_seat = state.seat + 1 == rules.players
    if is_last_seat and (state.round_no == rules.max_rounds or state.final_round):
        state.phase = Phase.OVER
        return
    start_turn(rules, state, 0 if is_last_seat else state.seat + 1)
    if is_last_seat:
        state.round_no += 1


@compiled
def start_turn(rules: Rules, state: State, seat: int) -> None:
    state.seat = seat
    state.die = 0
    state.actions = 0
    state.first_action = Action.NONE
    state.first_piece = 0
    state.first_from = NO_TILE
    state.first_to = NO_TILE
    state.bonus_used = 0
    forget_moved_troops(rules, state)
    state.phase = first_phase(rules)
