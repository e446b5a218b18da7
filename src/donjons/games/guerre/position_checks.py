"""What a position cannot be: contradictions between its words, each with its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.boards.roads import has
from donjons.core.layout import Row
from donjons.core.verbs import NOBODY
from donjons.games.guerre.auction import hidden_bidder, may_bid, next_bidder
from donjons.games.guerre.battle import attack_dice, cards_to_defend, defence_dice, dice_in, dice_taken, is_manned
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, NO_BID, NO_POPE, SEATS, Card, Phase, Power, State

AUCTION = (Phase.BID, Phase.TIE, Phase.REVEAL)
BATTLE = (Phase.DRAW, Phase.ROLL_A, Phase.ROLL_D, Phase.PRESS, Phase.OCCUPY)
BELONGS = {  # words that only these phases have
    **dict.fromkeys(("power", "start", "bids"), AUCTION),
    "tied": (Phase.TIE, Phase.PILLAGE_TIE),
    **dict.fromkeys(("left", "last"), (Phase.RECRUIT,)),
    "built": (Phase.BUILD_MORE,),
    **dict.fromkeys(("battle", "acards", "dcards", "aleft", "dleft", "adice", "ddice"), BATTLE),
    **dict.fromkeys(("A", "B", "at", "dt", "aw", "bw"), BATTLE),
}


def contradiction(rules: Rules, state: State) -> str | None:
    """The first thing in a position that no game can bring about, as a sentence."""
    for holds, sentence in _demands(rules, state):
        if not holds:
            return sentence
    return None


def _demands(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    in_set_up = state.round_no == 0
    sold_first = state.phase in AUCTION and state.start_auction != 0
    yield in_set_up == sold_first, "round=0 and start=1 belong together: they mean the auctions of the set-up."
    yield from _of_powers(state)
    yield from _of_piles(rules, state)
    if state.phase in AUCTION:
        yield from _of_auction(rules, state)
    elif state.phase == Phase.PILLAGE_TIE:
        tied = [seat for seat in range(rules.players) if state.tied[seat]]
        several = len(tied) > 1 and all(state.alive[seat] for seat in tied)
        yield several, "tied: expected the houses between which chance decides, at least two."
    elif state.phase in BATTLE:
        yield from _of_battle(rules, state)


def _of_powers(state: State) -> Iterator[tuple[bool, str]]:
    holder = state.holder[Power.POPE]
    freed = [seat for seat in range(SEATS) if state.released[seat]]
    yield (
        not freed or (holder != NOBODY and holder not in freed),
        "freed: only other houses than the pope's holder are.",
    )
    yield holder == NOBODY or state.pope_place[holder] == NO_POPE, "pope: who has a pope of his own cannot hold it."


def _of_piles(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    """Enough cards for any battle, and no more of a kind than there are."""
    total = 0
    for card in range(CARDS):
        cards = state.deck[card] + state.discard[card] + state.att_drawn[card] + state.def_drawn[card]
        yield (
            state.deck[card] >= 0 and cards <= rules.card_counts[card],
            f"deck, disc: there are only {rules.card_counts[card]} {Card(card).name}.",
        )
        total += cards
    needed = 2 * max(rules.cap_city, rules.cap_village) - rules.attack_leave + rules.capital_cards
    yield total >= needed, f"deck, disc: a battle may need {needed} cards, and there are {total}."


def _of_auction(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    for seat in range(rules.players):
        able = may_bid(state, seat) or state.bids[seat] == NO_BID
        yield able and state.bids[seat] <= state.gold[seat], f"bids: seat {seat} cannot have bid that."
    next_one = next_bidder(rules, state)
    if state.phase == Phase.BID:
        yield next_one == state.seat, f"to={state.seat}: it is not this seat's turn to bid."
        return
    yield next_one == NOBODY, "bids: before a tie, every house has bid."
    hidden = hidden_bidder(rules, state) != NOBODY
    yield hidden == (state.phase == Phase.REVEAL), "bids: REVEAL, and only REVEAL, waits for a bid that is hidden."
    if state.phase == Phase.TIE:
        tied = [seat for seat in range(rules.players) if state.tied[seat]]
        yield len(tied) > 1 and len({state.bids[seat] for seat in tied}) == 1, "tied: expected houses with equal bids."
        yield state.start_auction != 0 or state.power == Power.CROWN, "power: later only the crown's ear is rolled for."


def _of_battle(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    linked = has(rules.linked[state.origin], state.target) and state.owner[state.target] != state.seat
    yield linked, "battle: a house attacks along a road, and not its own place."
    left = state.tokens[state.origin] - rules.attack_leave
    yield (
        state.owner[state.origin] == state.seat and state.sent <= left,
        "battle: so many tokens cannot have been sent.",
    )
    drawn, defending = cards_in(state.att_drawn), cards_in(state.def_drawn)
    needed = cards_to_defend(rules, state)
    if state.phase == Phase.DRAW:
        yield drawn <= state.sent and defending <= (needed if drawn == state.sent else 0), "acards, dcards: too many."
        yield drawn + defending < state.sent + needed, "acards, dcards: all cards are drawn, so the phase is not DRAW."
        garrison = state.tokens[state.target] if is_manned(state) else 0
        whole = state.att_tokens == state.sent and state.def_tokens == garrison
        yield whole, "at, dt: before the first dice all tokens stand."
        return
    yield (drawn, defending) == (state.sent, needed), "acards, dcards: expected a card for every token that fights."
    yield from _of_sides(rules, state)


def _of_sides(rules: Rules, state: State) -> Iterator[tuple[bool, str]]:
    """After the muster: what stands cannot be more than what was drawn."""
    fewer = _within(state.att_left, state.att_drawn) and _within(state.def_left, state.def_drawn)
    yield fewer, "aleft, dleft: cards that were not drawn cannot stand."
    beaten = state.phase == Phase.OCCUPY
    yield (
        1 <= state.att_tokens <= min(state.sent, cards_in(state.att_left)),
        "at: expected tokens with cards that stand.",
    )
    if is_manned(state):
        most = min(state.tokens[state.target], cards_in(state.def_left))
        yield (0 if beaten else 1) <= state.def_tokens <= most, "dt: expected tokens with cards that stand."
    yield 1 <= state.att_pool <= attack_dice(rules, state), "A: the attack cannot have so many dice."
    most_dice = max(0, defence_dice(rules, state) - dice_taken(rules, state))
    yield (0 if beaten else 1) <= state.def_pool <= most_dice, "B: the defence cannot have so many dice."
    rolled, answered = dice_in(state.att_dice), dice_in(state.def_dice)
    if state.phase == Phase.ROLL_A:
        yield rolled < state.att_pool and answered == 0, "adice, ddice: the attack still rolls."
    elif state.phase == Phase.ROLL_D:
        yield rolled == state.att_pool and answered < state.def_pool, "adice, ddice: the defence still rolls."


def _within(left: Row, drawn: Row) -> bool:
    return all(left[card] <= drawn[card] for card in range(CARDS))
