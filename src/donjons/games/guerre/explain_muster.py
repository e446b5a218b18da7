"""The cards of a battle, each side in a sentence: names, values, where each bonus comes from, and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from donjons.core.layout import Records, Row
from donjons.core.parameters import Language
from donjons.core.wording import sentence
from donjons.games.guerre.battle import (
    attack_dice,
    bonus_dice,
    cards_to_defend,
    defence_dice,
    dice_taken,
    dismiss_worthless,
    is_manned,
    place_dice,
)
from donjons.games.guerre.cards import cards_in
from donjons.games.guerre.explain_battle import Battle, Draw, after_step, tell_end
from donjons.games.guerre.explain_cards import card_values, cards_named
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.facts import reading
from donjons.games.guerre.rules import EarDie, ZeroCard
from donjons.games.guerre.state import CARDS, CROWN, Building, Card, Power, State
from donjons.games.guerre.steps import number_of


def tell_cards(rules: Records, draws: Sequence[Draw], language: Language) -> Iterator[str]:
    """Cards drawn in a row; once all are drawn, both sides with all their dice."""
    table, _ = reading(rules, draws[0][0])
    if any(cards_in(reading(rules, state)[1].deck) == 0 for state, _ in draws):
        yield sentence(language, Words(table, reading(rules, draws[0][0])[1], language).texts.BATTLE["shuffled"])
    records, step = draws[-1]
    _, mustered = reading(rules, records.copy())
    _lay_down(mustered, number_of(step))
    battle = Battle(table, mustered, language)
    if cards_in(mustered.att_drawn) + cards_in(mustered.def_drawn) < mustered.sent + cards_to_defend(table, mustered):
        yield from _tell_some_cards(rules, draws, battle)
        return
    yield _attack(battle)
    yield _defence(battle)
    yield from _worthless(battle)
    yield from tell_end(battle, after_step(rules, records, step), is_rolled=False)


def _lay_down(state: State, card: int) -> None:
    drawn = state.att_drawn if cards_in(state.att_drawn) < state.sent else state.def_drawn
    drawn[card] += 1


def _tell_some_cards(rules: Records, draws: Sequence[Draw], battle: Battle) -> Iterator[str]:
    """The cards of the row, side by side, without what the other side's cards will make of them."""
    sides: dict[bool, list[int]] = {}
    for records, step in draws:
        _, state = reading(rules, records)
        sides.setdefault(cards_in(state.att_drawn) < state.sent, []).append(number_of(step))
    for attacks, cards in sides.items():
        drawer = battle.house_of(battle.state.seat) if attacks else battle.defender_of(battle.state.target)
        counts = [cards.count(card) for card in range(CARDS)]
        yield battle.sentence("draws", house=drawer, cards=card_values(battle, counts, attacks, bonuses=False))


def _attack(battle: Battle) -> str:
    rules, state = battle.rules, battle.state
    extras = ""
    if state.building[state.origin] == Building.FORTRESS:
        extras += _plus(battle, rules.fortress_attack, f"{battle.noun_of(Building.FORTRESS):the}")
    if rules.ear_die == EarDie.TOKEN and state.holder[Power.CROWN] == state.seat:
        extras += _plus(battle, rules.ear_dice * state.sent, battle.texts.POWERS[Power.CROWN])
    return battle.sentence(
        "attacks",
        cards=card_values(battle, _counts(state.att_drawn), attacks=True, bonuses=True),
        extras=extras,
        dice=battle.number(attack_dice(rules, state)),
    )


def _plus(battle: Battle, dice: int, cause: str) -> str:
    return battle.says("plus", count=battle.number(dice), cause=cause) if dice else ""


def _counts(pile: Row) -> list[int]:
    return [pile[card] for card in range(CARDS)]


def _defence(battle: Battle) -> str:
    rules, state = battle.rules, battle.state
    base = defence_dice(rules, state)
    dice = battle.number(max(0, base - dice_taken(rules, state)))
    if is_manned(state):
        cards = card_values(battle, _counts(state.def_drawn), attacks=False, bonuses=True)
        standing = ""
        if place_dice(rules, state):
            standing = _plus(battle, place_dice(rules, state), f"{battle.noun_of(state.building[state.target]):the}")
        defender = battle.defender_of(state.target)
        return battle.sentence("defends", house=defender, cards=cards, extras=standing + _minus(battle), dice=dice)
    plain = battle.says("crown" if state.owner[state.target] == CROWN else "neutral", base=battle.number(base))
    taken = _minus(battle)
    whole = battle.says("less", defence=plain, extras=taken, dice=dice) if taken else plain
    return sentence(battle.language, whole)


def _minus(battle: Battle) -> str:
    """What assassins and trebuchets of the attack take from the defence."""
    rules, state = battle.rules, battle.state
    assassins, trebuchets = state.att_drawn[Card.AS], state.att_drawn[Card.TB]
    cancelled = min(rules.assassin_cancels * assassins, bonus_dice(rules, state))
    taken = ((Card.AS, assassins, cancelled), (Card.TB, trebuchets, rules.trebuchet_takes * trebuchets))
    return "".join(
        battle.says("minus", count=battle.number(dice), cause=cards_named(battle, {card: count}))
        for card, count, dice in taken
        if dice
    )


def _worthless(battle: Battle) -> Iterator[str]:
    """Cards without dice that are gone before the first roll, where the table plays so."""
    if battle.rules.zero_card != ZeroCard.AT_ONCE:
        return
    state = battle.state
    for card in range(CARDS):
        state.att_left[card] = state.att_drawn[card]
        state.def_left[card] = state.def_drawn[card]
    tokens = (state.att_tokens, state.def_tokens)
    dismiss_worthless(battle.rules, state)
    sides = (
        (battle.house_of(state.seat), state.att_drawn, state.att_left, tokens[0] - state.att_tokens),
        (battle.defender_of(state.target), state.def_drawn, state.def_left, tokens[1] - state.def_tokens),
    )
    for house, drawn, left, lost in sides:
        gone = {card: drawn[card] - left[card] for card in range(CARDS)}
        if any(gone.values()):
            cards = cards_named(battle, gone)
            yield battle.sentence("worthless", house=house, cards=cards, tokens=battle.number(lost))
