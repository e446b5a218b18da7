"""The head of the panel: turn and phase, level, treasury, what comes next, and whose move it is."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Line, Span, paragraph
from donjons.games.mironton import picture_signs as signs
from donjons.games.mironton.draws import is_chance
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.facts import PHASE_WORDS, order
from donjons.games.mironton.picture_words import PANEL_WIDTH, TEXTS, row
from donjons.games.mironton.state import Await, Ending, Item, Mark, Phase


def draw_clock(words: Words) -> Drawing:
    texts, rules, state = TEXTS[words.language], words.rules, words.state
    phase = PHASE_WORDS[Phase(state.phase)]
    is_begun = state.phase != Phase.SETUP
    title = texts.TURN.format(turn=state.turn, cap=rules.turn_cap, phase=phase) if is_begun else texts.SET_UP
    to_rise = rules.kills_per_level - state.kills % rules.kills_per_level
    threshold = rules.arrival_table[state.arrival]
    arrival = texts.ARRIVAL.format(threshold=threshold) if threshold else texts.ARRIVES
    return [
        [Span(title, signs.TITLE_STYLE)],
        row(
            texts.LEVEL.format(level=state.level, target=rules.target_level),
            texts.TREASURY.format(gold=state.treasury),
        ),
        [Span(texts.GUARDIAN.format(hp=state.guardian_hp, most=rules.guardian_level))],
        [Span(texts.RISES.format(bands=words.number(to_rise)))],
        [Span(arrival)],
        *paragraph(texts.STOCK.format(items=_stock(words)), PANEL_WIDTH, indent=2),
        *paragraph(_bought(words), PANEL_WIDTH),
        *([_order(words), [Span(_prowess(words))]] if rules.players > 1 and is_begun else []),
        [],
        *paragraph(f"{signs.TURN} {_doing(words)}", PANEL_WIDTH, signs.TITLE_STYLE, indent=2),
    ]


def _stock(words: Words) -> str:
    kept = [
        f"{words.item_of(item)}" + (f" ×{words.state.stock[item]}" if words.state.stock[item] > 1 else "")
        for item in Item
        if words.state.stock[item]
    ]
    return ", ".join(kept) or TEXTS[words.language].NO_ITEMS


def _bought(words: Words) -> str:
    """The limited purchases that have been made this turn."""
    texts, state = TEXTS[words.language], words.state
    made = [mark for mark in Mark if any(state.bought[seat, mark] for seat in range(words.rules.players))]
    names = ", ".join(texts.MARKS[mark.name.lower()] for mark in made)
    return texts.BOUGHT.format(bought=names) if names else ""


def _prowess(words: Words) -> str:
    values = (str(words.state.prowess[seat]) for seat in range(words.rules.players))
    return f"{TEXTS[words.language].PROWESS}{' '.join(values)}"


def _order(words: Words) -> Line:
    """The seats in the order of this turn, the one to act between brackets."""
    acting = words.state.seat if not is_chance(words.state) and words.state.phase != Phase.OVER else None
    seats = [
        Span(f"[{words.seat(seat)}]" if seat == acting else f" {words.seat(seat)} ", signs.SEAT_STYLES[seat])
        for seat in order(words.rules, words.state)
    ]
    return [Span(TEXTS[words.language].ORDER), *seats]


def _doing(words: Words) -> str:
    texts, state = TEXTS[words.language], words.state
    if is_chance(state) or state.phase == Phase.OVER:
        if state.fighting:
            return str(texts.FIGHTING)
        ending = texts.ENDINGS.get(Ending(state.ending), "")
        return str(texts.PHASES[Phase(state.phase)].format(ending=ending))
    names = {
        (Await.ITEM, Phase.FIRST_WINDOW): "first",
        (Await.ITEM, Phase.SECOND_WINDOW): "second",
        (Await.PICK, Phase.GROUPS): "groups",
        (Await.PICK, Phase.LONE): "lone",
    }
    awaited = Await(state.awaits)
    template: str = texts.DOING[names.get((awaited, Phase(state.phase)), awaited)]
    return template.format(seat=words.seat(state.seat), active=words.active_name())
