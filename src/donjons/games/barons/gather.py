"""Gathering: troops run along straight lines towards the command tile, as near as possible (§8.9)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.barons.board import fresh, is_in, is_mountain, take_troops
from donjons.games.barons.combat import arrive
from donjons.games.barons.command import why_not_command, why_not_order
from donjons.games.barons.knights import silenced_tiles
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
def hears(rules: Rules, state: State, tile: int, silenced: int) -> bool:
    """Does a gather order reach this tile and go on behind it (R22, R23)?"""
    return not is_mountain(rules, state, tile) and not is_in(rules, tile, silenced)


@compiled
def can_pull_somewhere(rules: Rules, state: State, command: int) -> bool:
    silenced = silenced_tiles(rules, state)
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not hears(rules, state, tile, silenced):
                break
            if fresh(state, tile) > 0:
                return True
    return False


@compiled
def why_not_gather(rules: Rules, state: State, tile: int, second: bool) -> Rule:
    broken = why_not_order(rules, state, second)
    if broken == Rule.NONE:
        broken = why_not_command(rules, state, tile)
    if broken == Rule.NONE and not can_pull_somewhere(rules, state, tile):
        broken = Rule.NOTHING_TO_MOVE
    return broken


@compiled
def why_not_pull(rules: Rules, state: State, count: int, tile: int) -> Rule:
    command = state.command_tile
    key = key_of(rules, command, tile)
    if key == NOT_ALIGNED:
        return Rule.NOT_ALIGNED
    direction, steps = direction_of(key), steps_of(key)
    if mountain_within(rules, state, command, direction, steps):
        return Rule.MOUNTAIN
    if meets(rules, command, direction, steps, silenced_tiles(rules, state)):
        return Rule.BLOCKED
    if count > fresh(state, tile):
        return Rule.TOO_MANY
    return Rule.NONE


@compiled
def list_pulls(rules: Rules, state: State, out: Row, count: int) -> int:
    """Append every legal PULL: along each ray, as far as the order is heard, any number of fresh troops."""
    command = state.command_tile
    silenced = silenced_tiles(rules, state)
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not hears(rules, state, tile, silenced):
                break
            for pulled in range(1, fresh(state, tile) + 1):
                out[count] = encode(Kind.PULL, tile, 0, pulled, 0)
                count += 1
    return count


@compiled
def run_to(rules: Rules, state: State, direction: int, steps: int) -> int:
    """Where a troop ends that runs to the command tile from so many steps out: there, or at the first obstacle."""
    for step in range(steps - 2, -1, -1):
        tile = rules.ray[state.command_tile, direction, step]
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
