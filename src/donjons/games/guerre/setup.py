"""The set-up: every house chooses its capital and its villages (§5)."""

from __future__ import annotations

from donjons.boards.roads import NO_PLACE, has
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.guerre.auction import open_auctions
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import (
    CARDS,
    CROWN,
    NEUTRAL,
    NO_BID,
    NO_POPE,
    PLACES,
    POWERS,
    SEATS,
    Phase,
    PlaceKind,
    State,
)
from donjons.games.guerre.steps import Kind, encode


@compiled
def begin(rules: Rules, state: State) -> None:
    """Everything before the first step; the state comes as zeros."""
    for place in range(PLACES):
        state.owner[place] = CROWN if has(rules.crown_cities, place) else NEUTRAL
        state.kind[place] = rules.start_kind[place]
    for seat in range(SEATS):
        state.eliminated[seat] = NOBODY
        state.pope_place[seat] = NO_POPE
        state.bids[seat] = NO_BID
        state.last_bids[seat] = NO_BID
    for seat in range(rules.players):
        state.gold[seat] = rules.start_gold
        state.influence[seat] = rules.influence_start
        state.alive[seat] = 1
        state.tied[seat] = 1
    for power in range(POWERS):
        state.holder[power] = NOBODY
    for card in range(CARDS):
        state.deck[card] = rules.card_counts[card]
    state.last_place = NO_PLACE
    state.winner = NOBODY
    state.phase = Phase.FIRST


@compiled
def begin_choosing(rules: Rules, state: State, first: int) -> None:
    """The roll-off has named who chooses first."""
    for seat in range(rules.players):
        state.tied[seat] = 0
    state.first = first
    state.anchor = first
    state.seat = first
    state.position = 0
    state.phase = Phase.CAPITAL


@compiled
def why_not_capital(rules: Rules, state: State, place: int) -> Rule:
    if place >= PLACES or not rules.is_site[place]:
        return Rule.NOT_A_SITE
    return Rule.NONE if state.owner[place] == NEUTRAL else Rule.TAKEN


@compiled
def choose_capital(rules: Rules, state: State, place: int) -> None:
    state.kind[place] = PlaceKind.CAPITAL
    state.owner[place] = state.seat
    state.tokens[place] = rules.start_capital_tokens
    state.villages_left = rules.start_villages
    state.origin = place
    state.last_place = NO_PLACE
    state.phase = Phase.VILLAGE
    if rules.start_villages == 0:
        next_to_choose(rules, state)


@compiled
def why_not_village(rules: Rules, state: State, place: int) -> Rule:
    """`origin` holds the capital that the seat has just chosen."""
    if not has(rules.linked[state.origin], place):
        return Rule.NOT_LINKED
    if state.kind[place] != PlaceKind.VILLAGE:
        return Rule.NOT_A_VILLAGE
    return Rule.NONE if state.owner[place] == NEUTRAL else Rule.TAKEN


@compiled
def choose_village(rules: Rules, state: State, place: int) -> None:
    state.owner[place] = state.seat
    state.tokens[place] = rules.start_village_tokens
    state.villages_left -= 1
    state.last_place = place
    if state.villages_left == 0:
        next_to_choose(rules, state)


@compiled
def next_to_choose(rules: Rules, state: State) -> None:
    state.last_place = NO_PLACE
    state.origin = 0
    state.position += 1
    if state.position < rules.players:
        state.seat = (state.first + state.position) % rules.players
        state.phase = Phase.CAPITAL
    else:
        open_auctions(rules, state, True)


@compiled
def list_capitals(rules: Rules, state: State, out: Row) -> int:
    count = 0
    for place in range(PLACES):
        if why_not_capital(rules, state, place) == Rule.NONE:
            out[count] = encode(Kind.CAPITAL, place, 0, 0)
            count += 1
    return count


@compiled
def list_villages(rules: Rules, state: State, out: Row) -> int:
    count = 0
    for place in range(PLACES):
        if why_not_village(rules, state, place) == Rule.NONE:
            out[count] = encode(Kind.VILLAGE, place, 0, 0)
            count += 1
    return count
