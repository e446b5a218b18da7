"""Who is on a tile (§8.1): small questions that every rule asks."""

from __future__ import annotations

from donjons.boards.hexagon import BIT_PRIME, lowest_bit
from donjons.core.compiled import compiled
from donjons.core.verbs import NOBODY
from donjons.games.barons.rules import BlockerOwner, Rules
from donjons.games.barons.state import NEUTRAL, State


@compiled
def is_mountain(rules: Rules, state: State, tile: int) -> bool:
    return state.open_tiles & rules.bit[tile] == 0


@compiled
def is_in(rules: Rules, tile: int, tiles: int) -> bool:
    """Does a set of tiles hold this one?"""
    return tiles & rules.bit[tile] != 0


@compiled
def first_in(rules: Rules, tiles: int) -> int:
    """The smallest tile of a set that is not empty."""
    return rules.tile_at[lowest_bit(tiles) % BIT_PRIME]


@compiled
def all_tiles(rules: Rules) -> int:
    """The set of all tiles of the board."""
    tiles = 0
    for tile in range(rules.tiles):
        tiles |= rules.bit[tile]
    return tiles


@compiled
def has_enemy_troops(state: State, tile: int) -> bool:
    return state.troop_owner[tile] != NOBODY and state.troop_owner[tile] != state.seat


@compiled
def has_enemy_donjon(state: State, tile: int) -> bool:
    return state.donjon[tile] != NOBODY and state.donjon[tile] != state.seat


@compiled
def is_immune(rules: Rules, state: State, tile: int) -> bool:
    """Does the kind of this tile protect its donjon?"""
    return rules.immune_kinds >> state.kind[tile] & 1 != 0


@compiled
def has_own_donjon(state: State, tile: int) -> bool:
    return state.donjon[tile] == state.seat


@compiled
def has_own_baron(state: State, tile: int) -> bool:
    return state.baron[state.seat] == tile


@compiled
def troops_of(state: State, seat: int, tile: int) -> int:
    return state.troop_count[tile] if state.troop_owner[tile] == seat else 0


@compiled
def own_troops(state: State, tile: int) -> int:
    return troops_of(state, state.seat, tile)


@compiled
def fresh(state: State, tile: int) -> int:
    """The acting seat's troops on the tile that may still move (R34)."""
    return own_troops(state, tile) - state.moved[tile]


@compiled
def knights_of(rules: Rules, owner: int) -> int:
    """How many knights a seat, or NEUTRAL, has."""
    return rules.neutral_knights if owner == NEUTRAL else rules.knights_per_player


@compiled
def mover(rules: Rules, state: State) -> int:
    """The owner of the knights that the acting seat moves."""
    return NEUTRAL if rules.blocker_owner == BlockerOwner.NEUTRAL else state.seat


@compiled
def knights_on(rules: Rules, state: State, seat: int, tile: int) -> int:
    count = 0
    for number in range(rules.knights_per_player):
        if state.knight[seat, number] == tile:
            count += 1
    return count


@compiled
def is_neutral_on(rules: Rules, state: State, tile: int) -> bool:
    """Does a knight that belongs to nobody stand here?"""
    for number in range(rules.neutral_knights):
        if state.knight[NEUTRAL, number] == tile:
            return True
    return False


@compiled
def has_other_baron(rules: Rules, state: State, tile: int) -> bool:
    """Does a baron of another seat than the acting one stand here?"""
    for seat in range(rules.players):
        if seat != state.seat and state.baron[seat] == tile:
            return True
    return False


@compiled
def put_troops(state: State, tile: int, count: int) -> None:
    """Add troops of the acting seat to a tile without enemy troops."""
    if count > 0:
        state.troop_owner[tile] = state.seat
        state.troop_count[tile] += count


@compiled
def take_troops(state: State, tile: int, count: int) -> None:
    """Remove troops from a tile, whoever owns them; those that have moved go last."""
    state.troop_count[tile] -= count
    state.moved[tile] = min(state.moved[tile], state.troop_count[tile])
    if state.troop_count[tile] == 0:
        state.troop_owner[tile] = NOBODY
