"""What is read off troops: recruits, losses, reserves, and troops that wait on enemy donjons (§14.2)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid
from donjons.core.verbs import NOBODY
from donjons.games.barons.counts import AVAILABLE, DIE_RECRUIT, DIE_RECRUITED, HALF, ROUNDS, Count
from donjons.games.barons.end import available
from donjons.games.barons.rules import RollWhen, Rules
from donjons.games.barons.state import State
from donjons.games.barons.steps import Kind, count_of, is_starred, kind_of, tile_of


@compiled
def count_troops(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """Who lost how many: whoever did not act lost what has come off the board, the actor when he moved troops."""
    kind = kind_of(step)
    seat = int(before.seat)
    killed = 0
    for other in range(rules.players):
        lost = troops_off_board(state, other) - troops_off_board(before, other)
        if other != seat:
            killed += lost
        if other != seat or kind == Kind.SEND or kind == Kind.PULL or kind == Kind.CAPTURE:
            counts[other, Count.LOST] += lost
    counts[seat, Count.KILLED] += killed
    counts[seat, Count.SKIRMISH] += killed > 0
    if kind == Kind.ROLL or (kind == Kind.RECRUIT and rules.roll_when == RollWhen.TURN):
        count_recruits(rules, before, step, state, killed, counts)


@compiled
def troops_off_board(state: State, seat: int) -> int:
    return state.reserve[seat] + state.discard[seat]


# Recruits (§8.6)
@compiled
def count_recruits(rules: Rules, before: State, step: int, state: State, killed: int, counts: Grid) -> None:
    """A recruitment: each enemy troop that fell took a recruit with it, back to the reserve."""
    seat = int(before.seat)
    recruits = before.reserve[seat] - state.reserve[seat] + killed
    counts[seat, Count.RECRUITED] += recruits
    counts[seat, Count.RECRUIT_KILLS] += killed
    counts[seat, Count.RECRUIT_SKIRMISH] += killed > 0
    is_roll = kind_of(step) == Kind.ROLL
    tile = int(before.baron[seat]) if is_roll else tile_of(step)
    counts[seat, Count.KNIGHT_RECRUIT] += before.baron[seat] != tile
    if rules.bonus_recruits and not is_starred(step):
        counts[seat, Count.PLAIN_RECRUIT] += 1
        counts[seat, Count.PLAIN_RECRUITED] += recruits
    else:
        count_by_die(rules, before, tile, count_of(step) if is_roll else int(before.die), recruits, counts)


@compiled
def count_by_die(rules: Rules, before: State, tile: int, face: int, recruits: int, counts: Grid) -> None:
    """A recruitment with the die: the face, and what stands on the tile."""
    seat = int(before.seat)
    counts[seat, DIE_RECRUIT + face - 1] += 1
    counts[seat, DIE_RECRUITED + face - 1] += recruits
    if before.donjon[tile] == seat:
        counts[seat, Count.DONJON_RECRUIT] += 1
        counts[seat, Count.DONJON_RECRUITED] += recruits
    if rules.recruit_poor_bonus > 0 and before.kind[tile] == rules.recruit_poor_kind:
        counts[seat, Count.POOR_RECRUIT] += 1


# How a turn leaves the troops
@compiled
def count_reserve(rules: Rules, before: State, state: State, counts: Grid) -> None:
    seat = int(before.seat)
    counts[seat, Count.EMPTY] += state.reserve[seat] == 0
    out = rules.troops_per_player - state.reserve[seat]
    counts[seat, Count.MOST_OUT] = max(int(counts[seat, Count.MOST_OUT]), out)
    for index in range(len(ROUNDS)):
        if before.round_no == ROUNDS[index]:
            counts[seat, AVAILABLE + index] = available(rules, state, seat)


@compiled
def count_sieges(rules: Rules, state: State, seat: int, counts: Grid) -> None:
    """Troops that wait on enemy donjons; a siege is new where there was none as the turn before ended."""
    for tile in range(rules.tiles):
        column = Count.SIEGED if tile < HALF else Count.SIEGED_BEYOND
        bit = 1 << tile % HALF
        if besieges(state, seat, tile):
            counts[seat, Count.SIEGE] += counts[seat, column] & bit == 0
            counts[seat, Count.SIEGE_TURNS] += 1
            counts[seat, Count.BESIEGING] += state.troop_count[tile]
            counts[seat, column] |= bit
        else:
            counts[seat, column] &= ~bit


@compiled
def besieges(state: State, seat: int, tile: int) -> bool:
    donjon = state.donjon[tile]
    return donjon != NOBODY and donjon != seat and state.troop_owner[tile] == seat
