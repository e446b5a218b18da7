"""What is read off knights: barons that they silence, lines that they cut, melees, duels (§8.2, §8.9, §14.2)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import fresh, knights_of, knights_on, mover
from donjons.games.barons.counts import (
    FREED_SHIFT,
    MELEE,
    TABLE,
    THREE_BITS,
    TO_AND_FRO,
    TRAIL,
    Count,
    Freed,
    Memory,
)
from donjons.games.barons.disperse import can_cross, can_enter
from donjons.games.barons.gather import can_advance, hears
from donjons.games.barons.knights import cut_tiles, is_blocked, silenced_tiles, silences
from donjons.games.barons.lines import DIRECTION_COUNT
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import NEUTRAL, State
from donjons.games.barons.steps import Kind, kind_of, other_of, tile_of

TILE_BITS: Final = 6  # of a trail, for each of its two tiles
TILE_MASK: Final = (1 << TILE_BITS) - 1


@compiled
def count_walk(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """A baron or a knight has moved."""
    for seat in range(rules.players):
        if counts[seat, Count.MEMORY] & Memory.BLOCKED and is_freed(rules, before, state, seat):
            freed = how_freed(rules, before, kind_of(step), state, seat)
            counts[seat, Count.MEMORY] &= ~(THREE_BITS << FREED_SHIFT)
            counts[seat, Count.MEMORY] |= freed << FREED_SHIFT
    if kind_of(step) == Kind.MOVE_KNIGHT:
        count_duel(rules, before, tile_of(step), other_of(step), counts)


# Blockades
@compiled
def is_freed(rules: Rules, before: State, state: State, seat: int) -> bool:
    """Was a baron silenced before a move, and is not after it?"""
    if not silences(rules, before, seat, before.baron[seat], NOBODY):
        return False
    return not silences(rules, state, seat, state.baron[seat], NOBODY)


@compiled
def how_freed(rules: Rules, before: State, kind: int, state: State, seat: int) -> Freed:
    by = int(before.seat)
    if by == seat:
        return Freed.WALKED if kind == Kind.MOVE_BARON else Freed.KNIGHT
    tile = before.baron[seat]
    is_more = knights_on(rules, state, by, tile) > knights_on(rules, before, by, tile)
    return Freed.CAME if is_more else Freed.LEFT


@compiled
def count_blocked(seat: int, counts: Grid) -> None:
    """How a turn that began with the baron silenced was used."""
    memory = int(counts[seat, Count.MEMORY])
    if memory & Memory.BLOCKED:
        counts[seat, Count.BLOCKED_WALKED] += memory & Memory.WALKED != 0
        counts[seat, Count.BLOCKED_KNIGHT] += memory & Memory.KNIGHT != 0
        counts[seat, Count.BLOCKED_LOST] += memory & Memory.ORDER == 0


@compiled
def begin_turn(rules: Rules, state: State, counts: Grid) -> None:
    """Nothing has happened in a new turn, but its baron may be silenced, and may have been a turn ago."""
    seat = int(state.seat)
    memory = int(counts[seat, Count.MEMORY])
    counts[seat, Count.MEMORY] = 0
    if is_blocked(rules, state, state.baron[seat], NOBODY):
        counts[seat, Count.MEMORY] = Memory.BLOCKED
        counts[seat, Count.BLOCKED] += 1
        counts[seat, Count.BLOCKADE] += memory & Memory.BLOCKED == 0
    elif memory & Memory.BLOCKED:
        freed = memory >> FREED_SHIFT & THREE_BITS
        counts[seat, Count.FREED_WALKED + freed - Freed.WALKED] += 1


# Lines
@compiled
def count_cut(rules: Rules, before: State, step: int, counts: Grid) -> None:
    """Do silenced tiles keep a gather from troops, or a dispersal from tiles, that it would reach without them?"""
    kind = kind_of(step)
    if kind != Kind.GATHER and kind != Kind.DISPERSE:
        return
    cut = cut_tiles(rules, silenced_tiles(rules, before))
    if cut == 0:
        return
    if kind == Kind.GATHER:
        is_less = sources(rules, before, tile_of(step), cut) < sources(rules, before, tile_of(step), 0)
        counts[before.seat, Count.GATHER_CUT] += is_less
    else:
        is_less = targets(rules, before, tile_of(step), cut) < targets(rules, before, tile_of(step), 0)
        counts[before.seat, Count.DISPERSE_CUT] += is_less


@compiled
def sources(rules: Rules, state: State, command: int, cut: int) -> int:
    """From how many tiles a gather can pull troops."""
    found = 0
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not hears(rules, state, tile, cut):
                break
            if fresh(state, tile) > 0 and can_advance(rules, state, command, direction, step):
                found += 1
    return found


@compiled
def targets(rules: Rules, state: State, command: int, cut: int) -> int:
    """To how many tiles a dispersal can send troops."""
    found = 0
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[command, direction]):
            tile = rules.ray[command, direction, step]
            if not can_enter(rules, state, tile, cut):
                break
            found += 1
            if not can_cross(rules, state, tile, cut):
                break
    return found


# Melees
@compiled
def count_melees(rules: Rules, state: State, seat: int, counts: Grid) -> None:
    """Of which colours knights stand together as a turn ends."""
    if rules.knights_per_player > 0:
        for tile in range(rules.tiles):
            count_melee(rules, state, tile, seat, counts)


@compiled
def count_melee(rules: Rules, state: State, tile: int, seat: int, counts: Grid) -> None:
    """The class of the melee on a tile with knights of several colours: how many colours, how many with two."""
    colours = 0
    twos = 0
    for owner in range(rules.players):
        here = knights_on(rules, state, owner, tile)
        colours += here > 0
        twos += here > 1
    if colours > 1:
        classes_before = colours * (colours + 1) // 2 - 3  # 3 classes of two colours, 4 of three
        counts[seat, MELEE + classes_before + twos] += 1


# Duels
@compiled
def count_duel(rules: Rules, before: State, start: int, end: int, counts: Grid) -> None:
    """A knight that goes to and fro between the same two tiles, whoever moves it."""
    owner = mover(rules, before)
    row = TABLE if owner == NEUTRAL else owner
    column = TRAIL + trail_of(rules, owner, row, start, end, counts)
    trail = int(counts[row, column])
    is_back = trail == 0 or trail >> TILE_BITS & TILE_MASK == end + 1
    times = (trail >> 2 * TILE_BITS) + 1 if is_back else 1
    counts[row, column] = (end + 1) | (start + 1) << TILE_BITS | times << 2 * TILE_BITS
    if times > TO_AND_FRO:
        is_new = times == TO_AND_FRO + 1
        counts[before.seat, Count.DUEL] += is_new
        counts[before.seat, Count.DUEL_MOVE] += times if is_new else 1


@compiled
def trail_of(rules: Rules, owner: int, row: int, start: int, end: int, counts: Grid) -> int:
    """The trail that a knight leaves behind: of those that are on its tile, one that came from where it goes."""
    found = NOBODY
    for number in range(knights_of(rules, owner)):
        trail = int(counts[row, TRAIL + number])
        if trail & TILE_MASK == start + 1:
            if trail >> TILE_BITS & TILE_MASK == end + 1:
                return number
            found = number
        elif trail == 0 and found == NOBODY:
            found = number
    return found
