"""The troop cards: what each is worth in the running battle (§4.4, §8.7)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.core.layout import Row
from donjons.games.guerre.rules import EarDie, Rules
from donjons.games.guerre.state import CARDS, Card, Power, State

NO_CARD: Final = -1


@compiled
def cards_in(pile: Row) -> int:
    count = 0
    for card in range(CARDS):
        count += pile[card]
    return count


@compiled
def attack_value(rules: Rules, state: State, card: int) -> int:
    """The dice, and lives, of a card that attacks; fixed by what both sides drew."""
    against = state.def_drawn
    dice = int(rules.card_attack[card])
    if card == Card.LA and against[Card.CV] > 0:
        dice += rules.la_vs_cv
    elif card == Card.AR and against[Card.EC] > 0:
        dice += rules.ar_vs_ec
    elif card == Card.CV and against[Card.FA] > 0:
        dice += rules.cv_vs_fa
    elif card == Card.BE and against[Card.MU] > 0:
        dice += rules.be_vs_mu
    elif card == Card.EC and state.sent > 1:
        dice += rules.ec_in_company
    if rules.ear_die == EarDie.CARD and state.holder[Power.CROWN] == state.seat:
        dice += rules.ear_dice
    return dice


@compiled
def defence_value(rules: Rules, state: State, card: int) -> int:
    """The dice, and lives, of a card that defends."""
    dice = int(rules.card_defence[card])
    if card == Card.MU and state.att_drawn[Card.CV] > 0:
        dice += rules.mu_vs_cv
    return dice


@compiled
def value_on(rules: Rules, state: State, card: int, attacks: bool) -> int:
    return attack_value(rules, state, card) if attacks else defence_value(rules, state, card)


@compiled
def weakest(rules: Rules, state: State, attacks: bool) -> int:
    """The standing card of least value on a side, the lowest number of equals, or NO_CARD."""
    found = NO_CARD
    least = 0
    for card in range(CARDS):
        left = state.att_left[card] if attacks else state.def_left[card]
        if left > 0:
            dice = value_on(rules, state, card, attacks)
            if found == NO_CARD or dice < least:
                found, least = card, dice
    return found


@compiled
def strike_weakest(rules: Rules, state: State, attacks: bool) -> int:
    """Remove cards from the weakest as far as the wounds reach; returns the wounds left over."""
    wounds = state.att_wounds if attacks else state.def_wounds
    card = weakest(rules, state, attacks)
    while card != NO_CARD and wounds >= value_on(rules, state, card, attacks):
        wounds -= value_on(rules, state, card, attacks)
        if attacks:
            state.att_left[card] -= 1
        else:
            state.def_left[card] -= 1
        card = weakest(rules, state, attacks)
    return wounds
