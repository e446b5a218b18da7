"""In a battle: both sides with their tokens, dice and standing cards, and the dice on the table."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Span, unbroken
from donjons.core.layout import Row
from donjons.core.parameters import Language
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.atlas import place_id
from donjons.games.guerre.cards import value_on
from donjons.games.guerre.houses import NAMES
from donjons.games.guerre.picture_words import TEXTS, paragraph
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, CROWN, FACES, Card, Phase, State


def is_battle(state: State) -> bool:
    return Phase.DRAW <= state.phase <= Phase.OCCUPY


def draw_battle(rules: Rules, state: State, language: Language) -> Drawing:
    """Nothing outside a battle."""
    if not is_battle(state):
        return []
    texts = TEXTS[language]
    title = texts.BATTLE.format(sent=state.sent, origin=place_id(state.origin), target=place_id(state.target))
    return [
        [],
        [Span(title, signs.WARNING_STYLE)],
        *_side(rules, state, language, attacks=True),
        *_side(rules, state, language, attacks=False),
        *paragraph(_card_names(state, language), signs.QUIET_STYLE),
    ]


def _side(rules: Rules, state: State, language: Language, attacks: bool) -> Drawing:
    texts, owner = TEXTS[language], state.seat if attacks else state.owner[state.target]
    tokens = state.att_tokens if attacks else state.def_tokens
    dice = state.att_pool if attacks else state.def_pool
    wounds = state.att_wounds if attacks else state.def_wounds
    style = signs.SEAT_STYLES[owner] if owner >= 0 else signs.NUMBER_STYLE
    title = texts.ATTACK if attacks else texts.DEFENCE
    if owner < 0:
        title = texts.CROWN_DEFENCE if owner == CROWN else texts.NEUTRAL_DEFENCE
    cards = " ".join(f"{Card(card).name}{value}" for value, card in standing(rules, state, attacks))
    rolled = "".join(str(face) * table_dice(state, attacks)[face] for face in range(FACES - 1, 0, -1))
    return [
        *paragraph(title.format(house=NAMES[language][owner], tokens=tokens, dice=dice), style, indent=2),
        *(paragraph(texts.STANDING + (cards or texts.NONE), indent=len(texts.STANDING)) if owner >= 0 else []),
        *([[Span(texts.WOUNDS.format(wounds=wounds))]] if wounds else []),
        *(paragraph(texts.ROLLED + rolled, indent=len(texts.ROLLED)) if rolled else []),
    ]


def table_dice(state: State, attacks: bool) -> Row:
    return state.att_dice if attacks else state.def_dice


def standing(rules: Rules, state: State, attacks: bool) -> list[tuple[int, int]]:
    """The value and the kind of each card that stands, or has been drawn so far, in the order in which they fall."""
    if state.phase == Phase.DRAW:
        cards = state.att_drawn if attacks else state.def_drawn
    else:
        cards = state.att_left if attacks else state.def_left
    return sorted((value_on(rules, state, card, attacks), card) for card in range(CARDS) for _ in range(cards[card]))


def _card_names(state: State, language: Language) -> str:
    drawn = [card for card in Card if state.att_drawn[card] or state.def_drawn[card]]
    return ", ".join(unbroken(f"{card.name} {TEXTS[language].CARDS[card]}") for card in drawn)
