"""Gathering: troops run along straight lines towards the command tile, as near as possible (§8.9)."""

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
    stops_troops,
)
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import State
from donjons.games.barons.steps import Kind, encode


@compiled
def hears(rules: Rules, state: State, tile: int, cut: int) -> bool:
    """Does a gather order reach this tile and go on behind it (R22, R23)?"""
    if is_mountain(rules, state, tile) and rules.mountains_block_orders:
        return False
    return not is_in(rules, tile, cut)


@compiled
def can_advance(rules: Rules, state: State, command: int, direction: int, step: int) -> bool:
    """Is the next tile towards the command tile no mountain?"""
    return step == 0 or not is_mountain(rules, state, rules.ray[command, direction, step - 1])


@compiled
def can_pull_somewhere(rules: Rules, state: State, command: int, cut: int) -> bool:
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not hears(rules, state, tile, cut):
                break
            if fresh(state, tile) > 0 and can_advance(rules, state, command, direction, step):
                return True
    return False


@compiled
def why_not_gather(rules: Rules, state: State, tile: int, silenced: int) -> Rule:
    broken = why_not_command(rules, state, tile, silenced)
    if broken == Rule.NONE and not can_pull_somewhere(rules, state, tile, cut_tiles(rules, silenced)):
        broken = Rule.NOTHING_TO_MOVE
    return broken


@compiled
def why_not_pull(rules: Rules, state: State, count: int, tile: int) -> Rule:
    command = state.command_tile
    key = key_of(rules, command, tile)
    if key == NOT_ALIGNED:
        return Rule.NOT_ALIGNED
    direction, steps = direction_of(key), steps_of(key)
    is_cut = rules.mountains_block_orders and mountain_within(rules, state, command, direction, steps)
    if is_cut or is_mountain(rules, state, tile):
        return Rule.MOUNTAIN
    if meets(rules, command, direction, steps, cut_tiles(rules, silenced_tiles(rules, state))):
        return Rule.BLOCKED
    if not can_advance(rules, state, command, direction, steps - 1):
        return Rule.STOPPED
    if count > fresh(state, tile):
        return Rule.TOO_MANY
    return Rule.NONE


@compiled
def list_pulls(rules: Rules, state: State, out: Row, count: int) -> int:
    """Append every legal PULL: along each ray, as far as the order is heard, any number of fresh troops."""
    command = state.command_tile
    cut = cut_tiles(rules, silenced_tiles(rules, state))
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not hears(rules, state, tile, cut):
                break
            if can_advance(rules, state, command, direction, step):
                for pulled in range(1, fresh(state, tile) + 1):
                    out[count] = encode(Kind.PULL, tile, 0, pulled, 0)
                    count += 1
    return count


@compiled
def run_to(rules: Rules, state: State, direction: int, steps: int) -> int:
    """Where a troop ends that runs to the command tile from so many steps out: there, or at the first obstacle."""
    for step in range(steps - 2, -1, -1):
        tile = rules.ray[state.command_tile, direction, step]
        if is_mountain(rules, state, tile):
            return rules.ray[state.command_tile, direction, step + 1]
        if stops_troops(state, tile):
            return tile
    return state.command_tile


@compiled
def play_pull(rules: Rules, state: State, count: int, tile: int) -> None:
    key = key_of(rules, state.command_tile, tile)
    for _ in range(count):
        take_troops(state, tile, 1)
        arrive(rules, state, run_to(rules, state, direction_of(key), steps_of(key)))
    state.last_key = key
    state.substeps = 1
