"""Dispersing: fresh troops leave the command tile along straight lines (§8.9)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.board import fresh, is_in, is_mountain, take_troops
from donjons.games.barons.combat import arrive
from donjons.games.barons.command import why_not_command
from donjons.games.barons.knights import cut_tiles, silenced_tiles
from donjons.games.barons.lines import (
    DIRECTION_COUNT,
    NOT_ALIGNED,
    direction_of,
    key_of,
    meets,
    mountain_within,
    steps_of,
    stop_within,
    stops_troops,
)
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import DisperseBlocked, Rules
from donjons.games.barons.state import State
from donjons.games.barons.steps import Kind, encode


@compiled
def can_enter(rules: Rules, state: State, tile: int, cut: int) -> bool:
    """May a sent troop set foot on this tile, when the way to it is open?"""
    if is_mountain(rules, state, tile):
        return False
    return rules.disperse_blocked == DisperseBlocked.STOP or not is_in(rules, tile, cut)


@compiled
def can_cross(rules: Rules, state: State, tile: int, cut: int) -> bool:
    """May a sent troop go on behind this tile?"""
    return not is_in(rules, tile, cut) and not stops_troops(state, tile)


@compiled
def can_send_somewhere(rules: Rules, state: State, command: int, cut: int) -> bool:
    if fresh(state, command) == 0:
        return False
    for direction in range(DIRECTION_COUNT):
        if rules.ray_length[command, direction] > 0:
            if can_enter(rules, state, rules.ray[command, direction, 0], cut):
                return True
    return False


@compiled
def why_not_disperse(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    broken = why_not_command(rules, state, tile, silenced)
    if broken == Rule.NONE and not can_send_somewhere(rules, state, tile, cut_tiles(rules, silenced)):
        broken = Rule.NOTHING_TO_MOVE
    return broken


@compiled
def why_not_send(rules: Rules, state: State, count: int, tile: int) -> Rule:
    command = state.command_tile
    key = key_of(rules, command, tile)
    if key == NOT_ALIGNED:
        return Rule.NOT_ALIGNED
    direction, steps = direction_of(key), steps_of(key)
    if mountain_within(rules, state, command, direction, steps):
        return Rule.MOUNTAIN
    last_checked = steps if rules.disperse_blocked == DisperseBlocked.FORBID else steps - 1
    if meets(rules, command, direction, last_checked, cut_tiles(rules, silenced_tiles(rules, state))):
        return Rule.BLOCKED
    if stop_within(rules, state, command, direction, steps - 1):
        return Rule.STOPPED
    if count > fresh(state, command):
        return Rule.TOO_MANY
    return Rule.NONE


@compiled
def list_sends(rules: Rules, state: State, out: Row, count: int) -> int:
    """Append every legal SEND: along each ray, as far as the way is open, any number of fresh troops."""
    command = state.command_tile
    troops = fresh(state, command)
    if troops == 0:
        return count
    cut = cut_tiles(rules, silenced_tiles(rules, state))
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not can_enter(rules, state, tile, cut):
                break
            for sent in range(1, troops + 1):
                out[count] = encode(Kind.SEND, tile, 0, sent, 0)
                count += 1
            if not can_cross(rules, state, tile, cut):
                break
    return count


@compiled
def play_send(rules: Rules, state: State, count: int, tile: int) -> None:
    for _ in range(count):
        take_troops(state, state.command_tile, 1)
        arrive(rules, state, tile)
    state.last_key = key_of(rules, state.command_tile, tile)
    state.substeps = 1
