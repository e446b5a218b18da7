"""Points, the end of the game and the ranking (§8.11, §9)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from donjons.boards.hexagon import size_of
from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.core.verbs import NOBODY
from donjons.games.barons.rules import RANK_KEYS, RankKey, Rules
from donjons.games.barons.state import State

SHEET_BITS: Final = 16  # of a score sheet, for each seat
SHEET_MASK: Final = (1 << SHEET_BITS) - 1


@compiled
def donjons(rules: Rules, state: State, seat: int) -> int:
    """Donjons of a seat on the board."""
    return rules.donjons_per_player - state.donjons_left[seat]


@compiled
def score_sheet(rules: Rules, state: State) -> tuple[int, int]:
    """The tile points and the sets of kinds of all seats, packed: the end test asks for them after every action."""
    totals = 0
    kinds = 0
    for tile in range(rules.tiles):
        owner = int(state.donjon[tile])
        if owner != NOBODY:
            kind = int(state.kind[tile])
            totals += rules.tile_points[kind] << (SHEET_BITS * owner)
            kinds |= 1 << (SHEET_BITS * owner + kind)
    return totals, kinds


@compiled
def entry_of(sheet: int, seat: int) -> int:
    """One seat's entry on a score sheet."""
    return sheet >> (SHEET_BITS * seat) & SHEET_MASK


@compiled
def tile_points(rules: Rules, state: State, seat: int) -> int:
    totals, _ = score_sheet(rules, state)
    return entry_of(totals, seat)


@compiled
def kinds_held(rules: Rules, state: State, seat: int) -> int:
    """The set of kinds of tile under a seat's donjons, a bit for each kind."""
    _, kinds = score_sheet(rules, state)
    return entry_of(kinds, seat)


@compiled
def points_on(rules: Rules, totals: int, kinds: int, seat: int) -> int:
    """Tile points and diversity of a seat, from the score sheet."""
    return entry_of(totals, seat) + rules.diversity_bonus[size_of(entry_of(kinds, seat))]


@compiled
def points(rules: Rules, state: State, seat: int) -> int:
    totals, kinds = score_sheet(rules, state)
    return points_on(rules, totals, kinds, seat)


@compiled
def available(rules: Rules, state: State, seat: int) -> int:
    """Troops on the board and in the reserve: all but the discard."""
    return rules.troops_per_player - state.discard[seat]


@compiled
def has_reached_target(rules: Rules, state: State, seat: int) -> bool:
    return points(rules, state, seat) >= rules.target_points


@compiled
def is_exhausted(rules: Rules, state: State, seat: int) -> bool:
    return available(rules, state, seat) <= rules.exhaustion_limit


@compiled
def is_decided(rules: Rules, state: State) -> bool:
    """The end test: somebody has reached the target, or is exhausted."""
    totals, kinds = score_sheet(rules, state)
    for seat in range(rules.players):
        if is_exhausted(rules, state, seat) or points_on(rules, totals, kinds, seat) >= rules.target_points:
            return True
    return False


class Ending(IntEnum):
    """How a game ended; of several reasons at once, the first."""

    TARGET = 0
    EXHAUSTION = 1
    ROUNDS = 2


@compiled
def how_it_ended(rules: Rules, state: State) -> Ending:
    if state.final_round:  # whoever reached the target may have lost it since
        return Ending.TARGET
    for seat in range(rules.players):
        if has_reached_target(rules, state, seat):
            return Ending.TARGET
    for seat in range(rules.players):
        if is_exhausted(rules, state, seat):
            return Ending.EXHAUSTION
    return Ending.ROUNDS


@compiled
def rank_value(rules: Rules, state: State, key: int, seat: int) -> int:
    """What one key of the ranking says of a seat; higher is better."""
    if key == RankKey.POINTS:
        return points(rules, state, seat)
    if key == RankKey.TILE_POINTS:
        return tile_points(rules, state, seat)
    if key == RankKey.DONJONS:
        return donjons(rules, state, seat)
    if key == RankKey.AVAILABLE:
        return available(rules, state, seat)
    return available(rules, state, seat) - state.reserve[seat]


@compiled
def compare(rules: Rules, state: State, a: int, b: int) -> int:
    """Above 0 when seat a ranks before seat b, 0 when they share the rank."""
    for place in range(RANK_KEYS):
        key = rules.rank_keys[place]
        if key == RankKey.NONE:
            break
        lead = rank_value(rules, state, key, a) - rank_value(rules, state, key, b)
        if lead != 0:
            return lead
    return 0


@compiled
def places_before(rules: Rules, state: State, seat: int) -> int:
    """How many seats rank strictly before this one."""
    count = 0
    for other in range(rules.players):
        if compare(rules, state, other, seat) > 0:
            count += 1
    return count


@compiled
def places_shared(rules: Rules, state: State, seat: int) -> int:
    """How many other seats share this one's rank."""
    count = 0
    for other in range(rules.players):
        if other != seat and compare(rules, state, other, seat) == 0:
            count += 1
    return count


@compiled
def final_payoff(rules: Rules, state: State, out: Values) -> None:
    """1 for the first place down to 0 for the last; a tie group shares the mean of its places."""
    for seat in range(rules.players):
        place = 1 + places_before(rules, state, seat) + places_shared(rules, state, seat) / 2
        out[seat] = (rules.players - place) / (rules.players - 1)
