"""Straight lines: what opens and what shuts the way between a command tile and another tile (§8.9)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.barons.board import has_enemy_donjon, has_enemy_troops, is_in, is_mountain
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import State

DIRECTION_COUNT: Final = 6
NOT_ALIGNED: Final = 0
KEY_STRIDE: Final = 8


@compiled
def key_of(rules: Rules, command: int, tile: int) -> int:
    """The key of a tile seen from the command tile, or NOT_ALIGNED; keys rise by direction, then by distance (§6.4)."""
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            if rules.ray[command, direction, step] == tile:
                return direction * KEY_STRIDE + step + 1
    return NOT_ALIGNED


@compiled
def direction_of(key: int) -> int:
    return key // KEY_STRIDE


@compiled
def steps_of(key: int) -> int:
    """How many tiles the way counts, its far end included."""
    return key % KEY_STRIDE


@compiled
def mountain_within(rules: Rules, state: State, command: int, direction: int, steps: int) -> bool:
    for step in range(steps):
        if is_mountain(rules, state, rules.ray[command, direction, step]):
            return True
    return False


@compiled
def meets(rules: Rules, command: int, direction: int, steps: int, tiles: int) -> bool:
    """Does one of the first tiles of a ray lie in this set?"""
    for step in range(steps):
        if is_in(rules, rules.ray[command, direction, step], tiles):
            return True
    return False


@compiled
def stops_troops(state: State, tile: int) -> bool:
    """Do enemy troops or an enemy donjon stand here?"""
    return has_enemy_troops(state, tile) or has_enemy_donjon(state, tile)


@compiled
def stop_within(rules: Rules, state: State, command: int, direction: int, steps: int) -> bool:
    for step in range(steps):
        if stops_troops(state, rules.ray[command, direction, step]):
            return True
    return False
