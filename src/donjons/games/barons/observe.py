"""What those who study a game read off each step (§14.2): the step, and the states before and after it."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Grid, Values
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import knights_on
from donjons.games.barons.counts import Count, Memory
from donjons.games.barons.end import donjons, points_on, score_sheet
from donjons.games.barons.knights import is_blocked
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import OBJECTIVE_KIND, Action, Phase, State
from donjons.games.barons.steps import Kind, count_of, is_second, is_starred, kind_of, tile_of


@compiled
def round_begun(state: State) -> int:
    return 0 if state.phase < Phase.ROLL else state.round_no


@compiled
def points_shown(rules: Rules, state: State, out: Values) -> None:
    """The points of every seat."""
    totals, kinds = score_sheet(rules, state)
    for seat in range(rules.players):
        out[seat] = points_on(rules, totals, kinds, seat)


@compiled
def count_step(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    kind = kind_of(step)
    if kind < Kind.ROLL:
        return
    if kind == Kind.ROLL:
        counts[before.seat, Count.FACE_1 + count_of(step) - 1] += 1
    else:
        counts[before.seat, kind - Kind.MOVE_BARON] += 1
        remember(before.seat, kind, counts)
        count_bonus(before.seat, kind, step, counts)
    if kind != Kind.MOVE_BARON and kind != Kind.MOVE_KNIGHT:
        count_troops(rules, before, step, state, counts)
        count_donjons(rules, before, kind, state, counts)
    if has_turn_ended(before, state):
        count_turn(rules, before, kind, state, counts)


@compiled
def remember(seat: int, kind: int, counts: Grid) -> None:
    if kind == Kind.MOVE_BARON:
        counts[seat, Count.MEMORY] |= Memory.WALKED
    elif kind == Kind.MOVE_KNIGHT:
        counts[seat, Count.MEMORY] |= Memory.KNIGHT
    elif kind != Kind.END:
        counts[seat, Count.MEMORY] |= Memory.ORDER


@compiled
def count_bonus(seat: int, kind: int, step: int, counts: Grid) -> None:
    """How the bonus of the die is spent: a longer move, a better recruitment, a second order."""
    if is_second(step):
        counts[seat, Count.BONUS_ORDER] += 1
    elif is_starred(step):
        counts[seat, Count.BONUS_RECRUIT if kind == Kind.RECRUIT else Count.BONUS_MOVE] += 1
    if is_second(step) or is_starred(step):
        counts[seat, Count.MEMORY] |= Memory.BONUS


@compiled
def count_troops(rules: Rules, before: State, step: int, state: State, counts: Grid) -> None:
    """Recruits, and who lost how many: whoever did not act lost what he has less, the actor when he moved troops."""
    kind = kind_of(step)
    seat = int(before.seat)
    recruits = kind == Kind.RECRUIT or kind == Kind.ROLL
    if recruits:
        counts[seat, Count.RECRUITED] += before.reserve[seat] - state.reserve[seat]
    if kind == Kind.RECRUIT and before.baron[seat] != tile_of(step):
        counts[seat, Count.KNIGHT_RECRUIT] += 1
    moves = kind == Kind.SEND or kind == Kind.PULL
    for tile in range(rules.tiles):
        if before.troop_count[tile] != state.troop_count[tile] or before.troop_owner[tile] != state.troop_owner[tile]:
            for other in range(rules.players):
                if other != seat or moves:
                    lost = troops_less(before, state, other, tile)
                    counts[other, Count.LOST] += lost
                    if recruits:
                        counts[seat, Count.RECRUIT_KILLS] += lost


@compiled
def troops_less(before: State, state: State, seat: int, tile: int) -> int:
    """How many troops of a seat a tile has less than before."""
    had = before.troop_count[tile] if before.troop_owner[tile] == seat else 0
    has = state.troop_count[tile] if state.troop_owner[tile] == seat else 0
    return had - has


@compiled
def count_donjons(rules: Rules, before: State, kind: int, state: State, counts: Grid) -> None:
    """Donjons that were built, razed, captured; those unbuilt are counted as steps."""
    seat = int(before.seat)
    for tile in range(rules.tiles):
        owner, taker = int(before.donjon[tile]), int(state.donjon[tile])
        if owner == NOBODY and taker != NOBODY:
            counts[seat, Count.BUILT_0 + state.kind[tile]] += 1
            if counts[seat, Count.MEMORY] & Memory.RAZE:
                counts[seat, Count.BUILT_AFTER_RAZE] += 1
        elif owner != taker and taker != NOBODY:
            counts[owner, Count.CAPTURED] += 1
        elif owner != taker and owner != seat:
            counts[owner, Count.RAZED] += 1
            counts[owner, Count.RAZED_BY_1 + seat] += 1
            counts[seat, Count.RAZE_SEND if kind == Kind.SEND else Count.RAZE_PULL] += 1
            counts[seat, Count.MEMORY] |= Memory.RAZE


@compiled
def has_turn_ended(before: State, state: State) -> bool:
    return state.seat != before.seat or state.round_no != before.round_no or state.phase == Phase.OVER


@compiled
def count_turn(rules: Rules, before: State, kind: int, state: State, counts: Grid) -> None:
    """What a turn was, how it left things, and how the next one begins."""
    seat = int(before.seat)
    counts[seat, Count.TURN] += 1
    counts[seat, turn_shape(before, kind)] += 1
    if before.die > 0 and counts[seat, Count.MEMORY] & Memory.BONUS == 0:
        counts[seat, Count.UNUSED_1 + before.die - 1] += 1
    count_blocked(seat, counts)
    count_tiles(rules, state, seat, counts)
    counts[seat, Count.DONJON_TURNS] += donjons(rules, state, seat)
    if state.reserve[seat] == 0:
        counts[seat, Count.EMPTY] += 1
    if state.phase != Phase.OVER:
        begin_turn(rules, state, counts)


@compiled
def turn_shape(before: State, kind: int) -> Count:
    """The one or two actions of a turn, the last of which this step completes; END may stand for the second."""
    last = Action.ORDER
    if kind == Kind.END:
        last = Action.NONE
    elif kind == Kind.MOVE_BARON or kind == Kind.MOVE_KNIGHT:
        last = Action.MOVE
    if before.actions == 0:
        return shape_of(last, Action.NONE)
    return shape_of(before.first_action, last)


@compiled
def shape_of(first: int, second: int) -> Count:
    if first == Action.NONE:
        return Count.TURN_PASS
    if first == Action.MOVE:
        if second == Action.NONE:
            return Count.TURN_MOVE
        return Count.TURN_MOVE_MOVE if second == Action.MOVE else Count.TURN_MOVE_ORDER
    if second == Action.NONE:
        return Count.TURN_ORDER
    return Count.TURN_ORDER_MOVE if second == Action.MOVE else Count.TURN_ORDER_ORDER


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
    was_blocked = counts[seat, Count.MEMORY] & Memory.BLOCKED != 0
    counts[seat, Count.MEMORY] = 0
    if is_blocked(rules, state, state.baron[seat], NOBODY):
        counts[seat, Count.MEMORY] = Memory.BLOCKED
        counts[seat, Count.BLOCKED] += 1
        counts[seat, Count.BLOCKADE] += not was_blocked


@compiled
def count_tiles(rules: Rules, state: State, seat: int, counts: Grid) -> None:
    """How a turn leaves the tiles: sieges, objectives held, knights that meet."""
    for tile in range(rules.tiles):
        donjon = int(state.donjon[tile])
        if donjon == seat and state.kind[tile] == OBJECTIVE_KIND:
            counts[seat, Count.OBJECTIVE_TURNS] += 1
        if donjon != NOBODY and donjon != seat and state.troop_owner[tile] == seat:
            counts[seat, Count.BESIEGING] += state.troop_count[tile]
        if rules.knights_per_player > 0:
            count_melee(rules, state, tile, seat, counts)


@compiled
def count_melee(rules: Rules, state: State, tile: int, seat: int, counts: Grid) -> None:
    """Of how many colours knights stand on a tile, where there is more than one (§8.2)."""
    colours = 0
    knights = 0
    for owner in range(rules.players):
        here = knights_on(rules, state, owner, tile)
        knights += here
        colours += here > 0
    if colours > 1:
        counts[seat, Count.MELEE_2 + colours - 2] += 1
    if colours == 4 and knights == 5:
        counts[seat, Count.MELEE_2111] += 1
