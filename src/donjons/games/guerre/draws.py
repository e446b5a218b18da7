"""Chance: what it may draw now, and how likely each outcome is (§7)."""

from __future__ import annotations

from donjons.core.chance import below
from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.auction import assign, bid_for_hidden, hidden_bidder, nearest
from donjons.games.guerre.battle import clash, draw_card, is_drawn_whole, roll_attack, roll_defence
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.events import befall, pillage
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.setup import begin_choosing
from donjons.games.guerre.state import CARDS, SEATS, Phase, State
from donjons.games.guerre.steps import Kind, encode, number_of

CHANCE_SCALE = 2.0**32


@compiled
def is_chance(phase: int) -> bool:
    return (
        phase == Phase.FIRST
        or phase == Phase.TIE
        or phase == Phase.EVENT
        or phase == Phase.PILLAGE_TIE
        or phase == Phase.DRAW
        or phase == Phase.ROLL_A
        or phase == Phase.ROLL_D
        or phase == Phase.REVEAL
    )


@compiled
def drawn_kind(rules: Rules, state: State) -> Kind:
    """The kind of step that chance makes now."""
    if state.phase == Phase.EVENT:
        return Kind.EVENT_DIE
    if state.phase == Phase.TIE and not state.start_auction:
        return Kind.TIE_DIE
    if state.phase == Phase.DRAW:
        return Kind.CARD
    if state.phase == Phase.ROLL_A:
        return Kind.CLASH if is_drawn_whole(rules) else Kind.ATTACK_DIE
    if state.phase == Phase.ROLL_D:
        return Kind.DEFENCE_DIE
    return Kind.BID if state.phase == Phase.REVEAL else Kind.ROLLOFF


@compiled
def lowest(kind: int) -> int:
    """Outcomes are numbered from here: faces of a die from 1, all else from 0."""
    is_die = kind == Kind.EVENT_DIE or kind == Kind.TIE_DIE or kind == Kind.ATTACK_DIE or kind == Kind.DEFENCE_DIE
    return 1 if is_die else 0


@compiled
def beyond(rules: Rules, state: State, kind: int) -> int:
    """Outcomes are numbered up to, but without, this."""
    if kind == Kind.ROLLOFF:
        return SEATS
    if kind == Kind.CARD:
        return CARDS
    if kind == Kind.CLASH:
        return min(state.att_pool, state.def_pool) + 1
    return state.gold[hidden_bidder(rules, state)] + 1 if kind == Kind.BID else 7


@compiled
def has_pile(state: State) -> bool:
    """Before an empty draw pile the discard is shuffled."""
    return cards_in(state.deck) > 0


@compiled
def share(rules: Rules, state: State, kind: int, number: int) -> float:
    """The probability of an outcome."""
    if kind == Kind.ROLLOFF:
        seats = 0
        for seat in range(rules.players):
            seats += state.tied[seat]
        return state.tied[number] / seats
    if kind == Kind.CARD:
        cards = state.deck if has_pile(state) else state.discard
        return cards[number] / cards_in(cards)
    if kind == Kind.CLASH:
        return rules.clash_law[state.att_pool, state.def_pool, number]
    return 1 / (beyond(rules, state, kind) - lowest(kind))


@compiled
def list_outcomes(rules: Rules, state: State, out: Row) -> int:
    kind = drawn_kind(rules, state)
    count = 0
    for number in range(lowest(kind), beyond(rules, state, kind)):
        if share(rules, state, kind, number) > 0:
            out[count] = encode(kind, 0, 0, number)
            count += 1
    return count


@compiled
def draw_outcome(rules: Rules, state: State, bits: int) -> int:
    """The outcome that a random number stands for."""
    kind = drawn_kind(rules, state)
    low, high = lowest(kind), beyond(rules, state, kind)
    if kind == Kind.CARD:
        cards = state.deck if has_pile(state) else state.discard
        return encode(kind, 0, 0, nth(cards, below(cards_in(cards), bits)))
    if kind == Kind.ROLLOFF:
        seats = 0
        for seat in range(rules.players):
            seats += state.tied[seat]
        return encode(kind, 0, 0, nth(state.tied, below(seats, bits)))
    if kind == Kind.CLASH:
        return encode(kind, 0, 0, draw_clash(rules, state, bits))
    return encode(kind, 0, 0, low + below(high - low, bits))


@compiled
def nth(counts: Row, pick: int) -> int:
    """The index at which the pick-th item lies, where each index holds so many."""
    index = 0
    while pick >= counts[index]:
        pick -= counts[index]
        index += 1
    return index


@compiled
def draw_clash(rules: Rules, state: State, bits: int) -> int:
    most = min(state.att_pool, state.def_pool)
    left = bits / CHANCE_SCALE
    lost = 0
    while lost < most:
        left -= rules.clash_law[state.att_pool, state.def_pool, lost]
        if left < 0:
            break
        lost += 1
    return lost


@compiled
def why_not_outcome(rules: Rules, state: State, step: int) -> Rule:
    """An outcome that cannot be drawn now is not offered."""
    kind = drawn_kind(rules, state)
    number = number_of(step)
    if number < lowest(kind) or number >= beyond(rules, state, kind):
        return Rule.PHASE
    return Rule.NONE if share(rules, state, kind, number) > 0 else Rule.PHASE


@compiled
def outcome_weight(rules: Rules, state: State, step: int) -> float:
    if not is_chance(state.phase) or step != encode(drawn_kind(rules, state), 0, 0, number_of(step)):
        return 0.0
    if why_not_outcome(rules, state, step) != Rule.NONE:
        return 0.0
    return share(rules, state, drawn_kind(rules, state), number_of(step))


@compiled
def play_outcome(rules: Rules, state: State, kind: int, number: int) -> None:
    if kind == Kind.ATTACK_DIE:
        roll_attack(rules, state, number)
    elif kind == Kind.DEFENCE_DIE:
        roll_defence(rules, state, number)
    elif kind == Kind.CARD:
        draw_card(rules, state, number)
    elif kind == Kind.CLASH:
        clash(rules, state, number)
    elif kind == Kind.EVENT_DIE:
        befall(rules, state, number)
    elif kind == Kind.TIE_DIE:
        assign(rules, state, nearest(rules, state, number))
    elif kind == Kind.BID:
        bid_for_hidden(rules, state, number)
    elif state.phase == Phase.FIRST:
        begin_choosing(rules, state, number)
    elif state.phase == Phase.TIE:
        assign(rules, state, number)
    else:
        for seat in range(rules.players):
            state.tied[seat] = 0
        pillage(rules, state, number)
