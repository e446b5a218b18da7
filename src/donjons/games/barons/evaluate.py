"""What a sensible player looks at (§15): a cheap estimate of how a game will end.

Everything is counted in hundredths of a point, in whole numbers, so that every machine finds the same estimate.
"""

from __future__ import annotations

from typing import Final

from donjons.boards.hexagon import size_of
from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.core.taste import PLAIN, Taste
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import is_in, knights_on, troops_of
from donjons.games.barons.build import free_sites
from donjons.games.barons.end import available, entry_of, final_payoff, points_on, score_sheet
from donjons.games.barons.knights import silences
from donjons.games.barons.lines import DIRECTION_COUNT
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import Phase, State

WHOLE_TARGET: Final = 1600  # a game needs this many hundredths, whatever its target
BUILDER: Final = 22  # per hundred of a site's worth: each troop that already stands on it with the baron
NEAR_BUILDER: Final = 10  # the same for a troop that one gather would bring
NO_SITE: Final = -400  # when there is nowhere left to build
STEP_TO_SITE: Final = 30  # each tile between the baron and the site
TROOP: Final = 4  # a troop on the board, wherever it stands
BLOCKED_BARON: Final = 40
BARRACKS: Final = 25  # a knight on an own donjon recruits
WAITING: Final = 55  # an enemy troop that waits on a donjon to raze it
MARGIN: Final = 12  # each available troop short of a comfortable margin
COMFORTABLE: Final = 8
SCALE: Final = 600  # the lead that makes a result three to one


@compiled
def estimate(rules: Rules, state: State, out: Values) -> None:
    """Each seat's expected payoff, from its lead over the best of the others."""
    if state.phase == Phase.OVER:
        final_payoff(rules, state, out)
        return
    for seat in range(rules.players):
        out[seat] = 0.5
    if state.phase < Phase.ROLL:
        return
    sites = free_sites(rules, state)
    totals, kinds = score_sheet(rules, state)
    for seat in range(rules.players):
        scored = points_on(rules, totals, kinds, seat)
        points = point(rules) * scored * rules.taste[Taste.SCORE] // PLAIN
        out[seat] = points + prospects(rules, state, seat, sites, entry_of(kinds, seat))
    shares_from_worths(rules, out)


@compiled
def point(rules: Rules) -> int:
    """What a point is worth: editions with a low target have few of them."""
    return WHOLE_TARGET // rules.target_points


@compiled
def shares_from_worths(rules: Rules, out: Values) -> None:
    """Turn worths into payoffs between 0 and 1, each against the best of the others."""
    best, second = out[0], out[1]
    if second > best:
        best, second = second, best
    for seat in range(2, rules.players):
        if out[seat] > best:
            best, second = out[seat], best
        elif out[seat] > second:
            second = out[seat]
    for seat in range(rules.players):
        rival = second if out[seat] == best else best
        lead = (out[seat] - rival) / SCALE
        out[seat] = 0.5 + 0.5 * lead / (1 + abs(lead))


@compiled
def prospects(rules: Rules, state: State, seat: int, sites: int, kinds: int) -> int:
    """What a seat may hope for beyond its points, in hundredths of a point."""
    total = next_build(rules, state, seat, sites, kinds) * rules.taste[Taste.BUILD] // PLAIN
    total += army(rules, state, seat)
    total -= margin_missing(rules, state, seat)
    if state.donjons_left[seat] < rules.donjons_per_player:
        total += donjons_safety(rules, state, seat)
    if silences(rules, state, seat, state.baron[seat], NOBODY):
        total -= BLOCKED_BARON * rules.taste[Taste.BLOCK] // PLAIN
    return total


@compiled
def site_worth(rules: Rules, state: State, tile: int, kinds: int) -> int:
    """The points a donjon on this tile would add, in hundredths."""
    now = rules.diversity_bonus[size_of(kinds)]
    then = rules.diversity_bonus[size_of(kinds | 1 << state.kind[tile])]
    return point(rules) * (rules.tile_points[state.kind[tile]] + then - now)


@compiled
def next_build(rules: Rules, state: State, seat: int, sites: int, kinds: int) -> int:
    """The best site for the next donjon, less the way to it, plus the builders already there or in line."""
    if state.donjons_left[seat] == 0:
        return 0
    baron = state.baron[seat]
    best = NO_SITE
    for tile in range(rules.tiles):
        if is_in(rules, tile, sites) and is_usable(rules, state, seat, tile):
            site = site_worth(rules, state, tile, kinds)
            here = site * builders_share(rules, state, seat, tile) // 100
            best = max(best, site * 3 // 10 + here - STEP_TO_SITE * rules.distance[baron, tile])
    return best


@compiled
def is_usable(rules: Rules, state: State, seat: int, tile: int) -> bool:
    """Could this seat's troops come here, by recruiting if not otherwise?"""
    owner = state.troop_owner[tile]
    return rules.recruit_among_enemies != 0 or owner == NOBODY or owner == seat


@compiled
def builders_share(rules: Rules, state: State, seat: int, tile: int) -> int:
    """The share of a site's worth, in hundredths, that its builders stand for."""
    share = BUILDER * min(rules.build_cost, troops_of(state, seat, tile))
    if state.baron[seat] == tile and troops_of(state, seat, tile) < rules.build_cost:
        missing = rules.build_cost - troops_of(state, seat, tile)
        share += NEAR_BUILDER * min(missing, troops_in_line(rules, state, seat, tile))
    return share


@compiled
def troops_in_line(rules: Rules, state: State, seat: int, tile: int) -> int:
    """Own troops on the rays of a tile, up to the first mountain."""
    count = 0
    for direction in range(DIRECTION_COUNT):
        for step in range(rules.ray_length[tile, direction]):
            other = rules.ray[tile, direction, step]
            if not is_in(rules, other, state.open_tiles):
                break
            count += troops_of(state, seat, other)
    return count


@compiled
def army(rules: Rules, state: State, seat: int) -> int:
    """Troops on the board: none is worth much, and a crowd is worth no more than a dozen."""
    on_board = rules.troops_per_player - state.reserve[seat] - state.discard[seat]
    return TROOP * min(on_board, 12)


@compiled
def margin_missing(rules: Rules, state: State, seat: int) -> int:
    """Near exhaustion the game may stop before one leads."""
    margin = available(rules, state, seat) - rules.exhaustion_limit
    return MARGIN * max(0, COMFORTABLE - margin)


@compiled
def donjons_safety(rules: Rules, state: State, seat: int) -> int:
    """Enemy troops that wait on own donjons, and knights that make barracks of them."""
    total = 0
    for tile in range(rules.tiles):
        if state.donjon[tile] == seat:
            if state.troop_owner[tile] != NOBODY and state.troop_owner[tile] != seat:
                total -= WAITING * rules.taste[Taste.RAID] // PLAIN * state.troop_count[tile]
            if rules.donjons_command and knights_on(rules, state, seat, tile) > 0:
                total += BARRACKS
    return total
