"""A cheap estimate of each seat's chances, for engines (§15).

A house's standing is counted in points of influence: what it has, what its places, tokens, gold and powers promise,
what threatens it and what it may soon take. The chances are each standing's share of all, the leaders' weighing more.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from donjons.boards.roads import has
from donjons.core.compiled import compiled
from donjons.core.layout import Values
from donjons.core.taste import PLAIN, Taste
from donjons.games.guerre.forecast import foreseen_attack, foreseen_defence, success, success_of_pools
from donjons.games.guerre.places import value
from donjons.games.guerre.pope import churches_of, connected, how_many
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import NEUTRAL, NO_POPE, PLACES, Building, Phase, PlaceKind, Power, State
from donjons.games.guerre.victory import master_of_capitals, master_of_crown

VILLAGE: Final = 1.0  # what a place promises beyond its influence: gold and recruits
CITY: Final = 2.0
CAPITAL: Final = 3.0
TOKEN: Final = 0.45
CROWD: Final = 0.12  # what a token beyond two in a place loses of that: famine halves it
GOLD: Final = 0.11
FULL_PURSE: Final = 0.8  # of the cap: gold beyond it may be wasted
FORTRESS: Final = 0.9
CHURCH: Final = 0.7
CLOISTER: Final = 0.22  # for the square of the largest group of linked churches
POPE: Final = 6.0  # for an own pope, and as much again with his age
CROWN_CITY: Final = 0.6
DETHRONED: Final = 0.5  # of the winning influence: all crown cities, fewer with the square of their share
EAR: Final = 0.9
SUPPORT: Final = 0.9
GUILD: Final = 0.12  # per village
THREAT: Final = 0.3  # of what an enemy may take next turn
DECISIVE: Final = 0.6  # of the winning influence: what a place is worth that ends the game
PROSPECT: Final = 0.35  # of what the best attack of the next turn may bring
DISTANCE: Final = 0.6  # per road between one's capital and the nearest other
OUTLOOK: Final = 0.15  # per neutral neighbour of a village, in the set-up
BASE: Final = 6.0  # nobody is without any chance
CAUTION: Final = 2.0  # a bid is thought to win with probability bid / (bid + this), for two houses


@compiled
def estimate(rules: Rules, state: State, out: Values) -> None:
    total = 0.0
    if state.phase == Phase.OVER:
        for seat in range(rules.players):
            out[seat] = 1.0 if seat == state.winner else 0.0
        return
    for seat in range(rules.players):
        standing = 0.0
        if state.alive[seat]:
            standing = BASE + standing_of(rules, state, seat) + promised(rules, state, seat)
            standing = max(0.5, standing) / rules.win_influence
        out[seat] = standing * standing * standing
        total += out[seat]
    for seat in range(rules.players):
        out[seat] /= total


@compiled
def standing_of(rules: Rules, state: State, seat: int) -> float:
    """What a house has, and what that promises."""
    build, guard = liking(rules, Taste.BUILD), liking(rules, Taste.BLOCK)
    points = liking(rules, Taste.SCORE) * state.influence[seat]
    villages = crown_cities = 0
    prospect = 0.0
    for place in range(PLACES):
        if state.owner[place] == seat:
            crown_cities += has(rules.crown_cities, place)
            points += build * worth(rules, state, place)
            points -= guard * THREAT * danger(rules, state, place)
            prospect = max(prospect, best_attack(rules, state, place))
            if state.kind[place] == PlaceKind.VILLAGE:
                villages += 1
    points += liking(rules, Taste.RAID) * PROSPECT * prospect
    points += dethroning(rules, crown_cities)
    points += purse(rules, state, seat)
    points += build * faith(rules, state, seat)
    if state.holder[Power.CROWN] == seat:
        points += EAR
    if state.holder[Power.POPE] == seat:
        points += SUPPORT
    if state.holder[Power.GUILD] == seat:
        points += GUILD * villages
    return points


@compiled
def liking(rules: Rules, taste: int) -> float:
    """How much a planning seat cares for something, 1 where it is as everybody."""
    return rules.taste[taste] / PLAIN


@compiled
def worth(rules: Rules, state: State, place: int) -> float:
    """What a place and its tokens promise beyond the influence already counted."""
    tokens = state.tokens[place]
    points = TOKEN * tokens - CROWD * max(0, tokens - 2)
    if state.kind[place] == PlaceKind.VILLAGE:
        points += VILLAGE
    elif state.kind[place] == PlaceKind.CITY:
        points += CITY
    else:
        points += CAPITAL
    if has(rules.crown_cities, place):
        points += CROWN_CITY
    if state.building[place] == Building.FORTRESS:
        points += FORTRESS
    elif state.building[place] == Building.CHURCH:
        points += CHURCH
    return points


@compiled
def dethroning(rules: Rules, crown_cities: int) -> float:
    """How near a house is to holding every crown city, in points of influence."""
    share = crown_cities / max(1, how_many(rules.crown_cities))
    return DETHRONED * rules.win_influence * share * share


@compiled
def loss(rules: Rules, state: State, place: int) -> float:
    """What its owner loses with a place."""
    return value(rules, state, place) + worth(rules, state, place)


@compiled
def may_attack(state: State, seat: int, target: int) -> bool:
    """May this house attack that place, as far as the pope is concerned?"""
    holder = state.holder[Power.POPE]
    return holder < 0 or state.owner[target] != holder or state.released[seat] != 0


@compiled
def danger(rules: Rules, state: State, place: int) -> float:
    """What the strongest neighbour may take with a place, on average."""
    worst = 0.0
    for i in range(rules.degree[place]):
        origin = int(rules.road[place, i])
        enemy = int(state.owner[origin])
        sent = state.tokens[origin] - rules.attack_leave
        if enemy >= 0 and enemy != state.owner[place] and sent > 0 and may_attack(state, enemy, place):
            chance = success(foreseen_attack(rules, state, enemy, origin, sent), foreseen_defence(rules, state, place))
            worst = max(worst, chance * (loss(rules, state, place) + decisive(rules, state, enemy, place)))
    return worst


@compiled
def best_attack(rules: Rules, state: State, origin: int) -> float:
    """The most that an attack from this place may bring, on average."""
    seat = int(state.owner[origin])
    sent = state.tokens[origin] - rules.attack_leave
    best = 0.0
    for i in range(rules.degree[origin] if sent > 0 else 0):
        target = int(rules.road[origin, i])
        if state.owner[target] != seat and may_attack(state, seat, target):
            chance = success(foreseen_attack(rules, state, seat, origin, sent), foreseen_defence(rules, state, target))
            best = max(best, chance * prize(rules, state, seat, target))
    return best


@compiled
def prize(rules: Rules, state: State, seat: int, target: int) -> float:
    """What a house wins with a place."""
    points = loss(rules, state, target)
    if state.owner[target] >= 0:
        points += 0.5 * points  # it is taken from a rival
    return points + decisive(rules, state, seat, target)


@compiled
def decisive(rules: Rules, state: State, seat: int, target: int) -> float:
    return DECISIVE * rules.win_influence if wins_with(rules, state, seat, target) else 0.0


@compiled
def wins_with(rules: Rules, state: State, seat: int, target: int) -> bool:
    """Would the game be won at once with this place?"""
    if state.influence[seat] + value(rules, state, target) >= rules.win_influence:
        return True
    if state.kind[target] != PlaceKind.CAPITAL and not has(rules.crown_cities, target):
        return False
    owner = state.owner[target]
    state.owner[target] = seat
    is_won = seat in (master_of_capitals(state), master_of_crown(rules, state))
    state.owner[target] = owner
    return is_won


@compiled
def purse(rules: Rules, state: State, seat: int) -> float:
    """Gold, as far as it is not about to be wasted."""
    return GOLD * min(float(state.gold[seat]), FULL_PURSE * rules.gold_cap)


@compiled
def faith(rules: Rules, state: State, seat: int) -> float:
    """How near a house is to a pope of its own, and how long he has lived."""
    churches = churches_of(state, seat)
    if churches == 0:
        return 0.0
    largest = 0
    for place in range(PLACES):
        if has(churches, place):
            largest = max(largest, how_many(connected(rules, place, churches)))
    points = CLOISTER * largest * largest
    if state.pope_place[seat] != NO_POPE:
        age = (state.pope_age[seat] + 1) / (rules.pope_turns + 1)
        points += POPE * (1 + age) + age * age * rules.win_influence
    return points


@compiled
def promised(rules: Rules, state: State, seat: int) -> float:
    """What is under way: the choice of places, recruits, a bid on the table, a battle."""
    if state.phase == Phase.CAPITAL or state.phase == Phase.VILLAGE:
        return outlook(rules, state, seat)
    if state.phase == Phase.RECRUIT and state.seat == seat:
        return TOKEN * state.recruits_left
    if state.phase == Phase.BID or state.phase == Phase.REVEAL:
        return bid_in_hope(rules, state, seat)
    if Phase.DRAW <= state.phase <= Phase.OCCUPY and state.attacked:
        return battle_in_hope(rules, state, seat)
    return 0.0


@compiled
def outlook(rules: Rules, state: State, seat: int) -> float:
    """In the set-up: other capitals far away, villages beside neutral ground."""
    points = 0.0
    for place in range(PLACES):
        if state.owner[place] == seat and state.kind[place] == PlaceKind.CAPITAL:
            nearest = PLACES
            for other in range(PLACES):
                if state.owner[other] >= 0 and state.owner[other] != seat and state.kind[other] == PlaceKind.CAPITAL:
                    nearest = min(nearest, int(rules.distance[place, other]))
            points += DISTANCE * min(nearest, 6) - OUTLOOK * rules.degree[place]
        elif state.owner[place] == seat:
            for i in range(rules.degree[place]):
                if state.owner[rules.road[place, i]] == NEUTRAL:
                    points += OUTLOOK
    return points


@compiled
def bid_in_hope(rules: Rules, state: State, seat: int) -> float:
    """What a bid may win, less what it would cost."""
    bid = state.bids[seat]
    if bid <= 0 or state.holder[state.power] == seat:
        return 0.0
    gain = EAR
    if state.power == Power.POPE:
        gain = SUPPORT
    elif state.power == Power.GUILD:
        gain = 0.0
        for place in range(PLACES):
            if state.owner[place] == seat and state.kind[place] == PlaceKind.VILLAGE:
                gain += GUILD
    chance = bid / (bid + CAUTION * sqrt(rules.players - 1.0))
    return chance * (gain - GOLD * bid)


@compiled
def battle_in_hope(rules: Rules, state: State, seat: int) -> float:
    """What the running battle may bring its two sides."""
    target, attacker = int(state.target), int(state.seat)
    if state.phase == Phase.DRAW:
        chance = success(
            foreseen_attack(rules, state, attacker, state.origin, state.sent), foreseen_defence(rules, state, target)
        )
    elif state.phase == Phase.OCCUPY:
        chance = 1.0
    else:
        chance = success_of_pools(state.att_pool, state.def_pool)
    if seat == attacker:
        dead = state.sent - state.att_tokens
        return chance * prize(rules, state, seat, target) - TOKEN * (dead + (1 - chance) * state.att_tokens)
    if seat == state.owner[target]:
        return -chance * (loss(rules, state, target) + decisive(rules, state, attacker, target))
    return 0.0
