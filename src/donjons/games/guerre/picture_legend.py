"""In the sea beside the map: the English army on its way, and what the signs mean."""

from __future__ import annotations

from unicodedata import normalize

from donjons.core.drawing import Drawing, Line, Span, unbroken
from donjons.core.parameters import Language
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.atlas import kingdom
from donjons.games.guerre.events import english_power
from donjons.games.guerre.picture_chart import BLOCK_WIDTH
from donjons.games.guerre.picture_words import TEXTS, paragraph
from donjons.games.guerre.places import troops_of
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import Phase, State

CHOOSING = (Phase.FIRST, Phase.CAPITAL, Phase.VILLAGE)  # while sites of capitals are free


def legend(rules: Rules, state: State, language: Language) -> Drawing:
    """The longest lines first, for the sea narrows."""
    texts = TEXTS[language]
    troops = sum(troops_of(state, seat) for seat in range(rules.players))
    army = texts.ENGLISH_POWER.format(steps=rules.english_steps, power=english_power(rules, state), troops=troops)
    dice = rules.crown_dice_per_player * rules.players
    return [
        [Span(texts.ENGLISH, signs.NUMBER_STYLE)],
        _track(rules, state),
        [Span(army, signs.QUIET_STYLE)],
        [],
        *(
            _explained(sign.format(dice=dice).ljust(BLOCK_WIDTH), word.format(dice=dice))
            for sign, word in texts.HOLDINGS.items()
        ),
        *(
            _explained(sign, word)
            for sign, word in texts.KINDS.items()
            if sign != signs.SITE or state.phase in CHOOSING
        ),
    ]


def _track(rules: Rules, state: State) -> Line:
    """The steps from England to the coast, where the army strikes."""
    steps = [
        Span(signs.ARMY, signs.WARNING_STYLE) if step == state.english else Span(str(step), signs.QUIET_STYLE)
        for step in range(rules.english_steps + 1)
    ]
    return [span for step in steps for span in (Span("-", signs.LINE_STYLE), step)][1:]


def draw_names() -> Drawing:
    """The places whose ids are not the beginnings of their names."""
    told = sorted(
        unbroken(f"{place.id} {place.name}")
        for place in kingdom().places
        if not _letters(place.name).startswith(place.id)
    )
    return paragraph(", ".join(told), signs.QUIET_STYLE)


def _letters(name: str) -> str:
    """Capital letters without accents."""
    return "".join(sign for sign in normalize("NFD", name.upper()) if sign.isascii())


def _explained(sign: str, word: str) -> Line:
    return [Span(sign, signs.NUMBER_STYLE), Span(f" {word}", signs.QUIET_STYLE)]
