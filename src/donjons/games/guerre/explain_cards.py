"""Troop cards in words: their names, their swords or shields, and where each bonus comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from donjons.core.wording import both
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.rules import EarDie
from donjons.games.guerre.state import Card, Power


def cards_named(words: Words, counts: Mapping[int, int]) -> str:
    """Several cards: a spearman and 2 villagers."""
    return both(words.language, [card_noun(words, card, count) for card, count in counts.items() if count])


def card_noun(words: Words, card: int, count: int = 1) -> str:
    forms: Mapping[str, str] = words.texts.CARDS[card]
    return forms["a"] if count == 1 else f"{count} {forms['s']}"


def card_values(words: Words, counts: Sequence[int], attacks: bool, bonuses: bool) -> str:
    """Several cards with their values: a horseman (3 swords, +1 against footmen) and 2 villagers (no sword each)."""
    return both(
        words.language,
        [_with_value(words, card, count, attacks, bonuses) for card, count in enumerate(counts) if count],
    )


def _with_value(words: Words, card: int, count: int, attacks: bool, bonuses: bool) -> str:
    rules, texts = words.rules, words.texts
    value = words.number(rules.card_attack[card] if attacks else rules.card_defence[card])
    said = (texts.SWORDS if attacks else texts.SHIELDS).format(value=value)
    if count > 1:
        said = texts.EACH["f" if card in texts.FEMININE else "m"].format(value=said)
    more = _bonuses(words, card, attacks) if bonuses else []
    return f"{card_noun(words, card, count)} ({', '.join([said, *more])})"


def _bonuses(words: Words, card: int, attacks: bool) -> list[str]:
    """Why a card counts for more than it says; the amounts are those of `attack_value` and `defence_value`."""
    rules, state = words.rules, words.state
    against = {
        (Card.LA, True): (Card.CV, rules.la_vs_cv),
        (Card.AR, True): (Card.EC, rules.ar_vs_ec),
        (Card.CV, True): (Card.FA, rules.cv_vs_fa),
        (Card.BE, True): (Card.MU, rules.be_vs_mu),
        (Card.MU, False): (Card.CV, rules.mu_vs_cv),
    }
    enemies = state.def_drawn if attacks else state.att_drawn
    bonuses = []
    enemy, dice = against.get((Card(card), attacks), (Card.VI, 0))
    if dice and enemies[enemy] > 0:
        bonuses.append(words.texts.CARD_BONUS["against"].format(count=dice, cards=words.texts.CARDS[enemy]["s"]))
    if attacks and card == Card.EC and state.sent > 1 and rules.ec_in_company:
        bonuses.append(words.texts.CARD_BONUS["company"].format(count=rules.ec_in_company))
    if attacks and rules.ear_die == EarDie.CARD and state.holder[Power.CROWN] == state.seat and rules.ear_dice:
        bonuses.append(words.texts.CARD_BONUS["ear"].format(count=rules.ear_dice))
    return bonuses
