"""The sealed auctions of the three powers (§8.4)."""

from __future__ import annotations

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.guerre.places import forget_released, vacate
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import CrownTie, Rules, StartPopeTie, ZeroBid
from donjons.games.guerre.state import HIDDEN, NO_BID, NO_POPE, POWERS, SEATS, Phase, Power, State
from donjons.games.guerre.steps import Kind, encode
from donjons.games.guerre.turn import start_round


@compiled
def open_auctions(rules: Rules, state: State, at_start: bool) -> None:
    """The powers are sold one after the other, crown, pope, guild."""
    state.start_auction = at_start
    open_auction(rules, state, Power.CROWN)


@compiled
def open_auction(rules: Rules, state: State, power: int) -> None:
    """Ask the first bidder for this power, or for the next that has one; after the last the round begins."""
    for seat in range(SEATS):
        state.bids[seat] = NO_BID
        state.tied[seat] = 0
    while power < POWERS:
        state.power = power
        bidder = next_bidder(rules, state)
        if bidder != NOBODY:
            state.seat = bidder
            state.phase = Phase.BID
            return
        vacate(state, power)
        power += 1
    state.power = 0
    if state.start_auction:
        state.start_auction = 0
        state.round_no = 1
    start_round(rules, state)


@compiled
def may_bid(state: State, seat: int) -> bool:
    """Who has a pope of his own does not bid for the other one's support."""
    return state.alive[seat] != 0 and (state.power != Power.POPE or state.pope_place[seat] == NO_POPE)


@compiled
def next_bidder(rules: Rules, state: State) -> int:
    """The next seat that has not bid, clockwise from the first, or NOBODY."""
    begin = state.first if state.start_auction else state.anchor
    for place in range(rules.players):
        seat = (begin + place) % rules.players
        if may_bid(state, seat) and state.bids[seat] == NO_BID:
            return seat
    return NOBODY


@compiled
def why_not_bid(state: State, gold: int) -> Rule:
    return Rule.NONE if gold <= state.gold[state.seat] else Rule.GOLD


@compiled
def list_bids(state: State, out: Row) -> int:
    count = state.gold[state.seat] + 1
    for gold in range(count):
        out[gold] = encode(Kind.BID, 0, 0, gold)
    return count


@compiled
def bid(rules: Rules, state: State, gold: int) -> None:
    """A bid is laid down; after the last one all are turned over."""
    state.bids[state.seat] = gold
    bidder = next_bidder(rules, state)
    if bidder != NOBODY:
        state.seat = bidder
    else:
        turn_over(rules, state)


@compiled
def hidden_bidder(rules: Rules, state: State) -> int:
    """The first seat whose bid is not known here, or NOBODY: in a game that is played there is none."""
    for seat in range(rules.players):
        if state.bids[seat] == HIDDEN:
            return seat
    return NOBODY


@compiled
def bid_for_hidden(rules: Rules, state: State, gold: int) -> None:
    """Chance stands in for a bid that is not known here."""
    state.bids[hidden_bidder(rules, state)] = gold
    turn_over(rules, state)


@compiled
def hide_bids(rules: Rules, state: State, seat: int) -> None:
    """Forget what this seat may not see: the others' bids, as long as not all have bid."""
    if state.phase == Phase.BID:
        for other in range(rules.players):
            if other != seat and state.bids[other] != NO_BID:
                state.bids[other] = HIDDEN


@compiled
def turn_over(rules: Rules, state: State) -> None:
    """All bids are made: decide the auction, or let chance stand in for the bids that are hidden here."""
    if hidden_bidder(rules, state) != NOBODY:
        state.phase = Phase.REVEAL
        return
    for seat in range(SEATS):
        state.last_bids[seat] = state.bids[seat]
    highest = 0
    for seat in range(rules.players):
        highest = max(highest, int(state.bids[seat]))
    if highest == 0 and rules.zero_bid == ZeroBid.ABSTAINS:
        nobody_bids(rules, state)
        return
    tied = 0
    winner = NOBODY
    for seat in range(rules.players):
        if state.bids[seat] == highest:
            state.tied[seat] = 1
            winner = seat
            tied += 1
    if tied == 1:
        assign(rules, state, winner)
    else:
        break_tie(rules, state)


@compiled
def nobody_bids(rules: Rules, state: State) -> None:
    """Only at the start the crown's ear must find a holder; later crown and guild stay, the support lapses."""
    if state.start_auction and state.power == Power.CROWN:
        for seat in range(rules.players):
            state.tied[seat] = state.bids[seat] != NO_BID
        state.phase = Phase.TIE
        return
    if state.power == Power.POPE:
        vacate(state, state.power)
    open_auction(rules, state, state.power + 1)


@compiled
def break_tie(rules: Rules, state: State) -> None:
    """Several bid the most: `tied` names them."""
    rolled = state.start_auction and not (state.power == Power.POPE and rules.start_pope_tie == StartPopeTie.VACANT)
    if rolled or (not state.start_auction and state.power == Power.CROWN):
        state.phase = Phase.TIE
        return
    if state.power == Power.POPE:
        vacate(state, state.power)
    open_auction(rules, state, state.power + 1)


@compiled
def assign(rules: Rules, state: State, seat: int) -> None:
    """The winner, and only he, pays his bid."""
    state.gold[seat] -= state.bids[seat]
    state.holder[state.power] = seat
    if state.power == Power.CROWN:
        state.anchor = seat
    elif state.power == Power.POPE:
        forget_released(state)
    open_auction(rules, state, state.power + 1)


@compiled
def nearest(rules: Rules, state: State, face: int) -> int:
    """Who gets a tied crown: the first seat met from the last holder, to his right on even faces, else to his left."""
    step = rules.players - 1 if face % 2 == 0 else 1
    seat = int(state.anchor)
    for _ in range(rules.players - 1):
        seat = (seat + step) % rules.players
        if state.tied[seat] or (rules.crown_tie == CrownTie.NEIGHBOUR and state.alive[seat]):
            return seat
    return state.anchor
