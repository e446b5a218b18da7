"""Under the players: the turn with its die and what it still offers, warnings, and the legend."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Line, Span
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import Count, Noun, both, either, typeset
from donjons.games.barons.bonus import has_bonus
from donjons.games.barons.command import is_second_order
from donjons.games.barons.edition import Words
from donjons.games.barons.explain_changes import offer_text, recruits_text
from donjons.games.barons.explain_words import TEXTS, Colour
from donjons.games.barons.facts import acting_seat, colour_letter
from donjons.games.barons.knights import is_blocked
from donjons.games.barons.moves import is_move_open
from donjons.games.barons.picture_players import Table, draw_players, kinds_in_play
from donjons.games.barons.picture_signs import NUMBER_STYLE, QUIET_STYLE, SAFE, WARNING_STYLE
from donjons.games.barons.rules import RollWhen, Rules
from donjons.games.barons.state import Phase, State

TURN_PHASES = (Phase.ACT, Phase.DISPERSE, Phase.GATHER)


def draw_status(words: Words, rules: Rules, state: State, language: Language) -> Drawing:
    lines = (
        (_turn(words, rules, state, language), NUMBER_STYLE),
        (_offer(words, rules, state, language), ""),
        (_recruits(rules, state, language), ""),
        (_silence(words, rules, state, language), WARNING_STYLE),
        (_last_round(rules, state, language), WARNING_STYLE),
    )
    return [
        *draw_players(Table(words, rules, state, language)),
        [],
        *([Span(typeset(language, text), style)] for text, style in lines if text),
        [],
        *_legend(words, rules, language),
    ]


def kind_span(words: Words, rules: Rules, kind: int) -> Span:
    """The sign of a kind with its points; one that is worth nothing has no number."""
    sign, style = words.signs.kinds[kind]
    return Span(f"{sign}{rules.tile_points[kind] or ''}", style)


def _says(words: Words, state: State, language: Language, template: str, about: int, **values: object) -> str:
    """A sentence about a seat, in the edition's words."""
    nouns, letter = words.nouns[language], colour_letter(state, about)
    return template.format(
        place=Noun(nouns.tile),
        baron=Noun(nouns.baron),
        knight=Noun(nouns.knight),
        colour="" if letter == "-" else Colour(letter, language),
        command=f"{nouns.tile['the']} {state.command_tile + 1}",
        home=f"{nouns.tile['the']} {state.baron[about] + 1}",
        **values,
    )


def _turn(words: Words, rules: Rules, state: State, language: Language) -> str:
    """The round, who does what, and the die that the turn began with."""
    texts, seat = TEXTS[language], acting_seat(rules, state)
    is_announced = state.phase == Phase.ROLL and rules.roll_when == RollWhen.RECRUIT
    template = texts.TURNS["announce" if is_announced else Phase(state.phase)]
    doing = _says(words, state, language, template, seat, seat=seat + 1, action=texts.ACTIONS[min(state.actions, 1)])
    opening: str = texts.ROUND if state.round_no else texts.SETUP
    die: str = texts.DIE if state.die and rules.roll_when == RollWhen.TURN else ""
    return (opening + die).format(round=state.round_no, doing=doing, die=state.die)


def _offer(words: Words, rules: Rules, state: State, language: Language) -> str:
    """What the bonus of the turn may still be spent on or, without a bonus, what is left of the turn."""
    if state.phase not in TURN_PHASES:
        return ""
    texts = TEXTS[language]
    if has_bonus(rules):
        bonus = texts.SPENT if state.bonus_used else offer_text(words, rules, state, language) or texts.NO_USE
        return str(texts.BONUS_LINE.format(bonus=bonus))
    left = _left(rules, state, language)
    return str(texts.LEFT.format(left=left)) if left else ""


def _recruits(rules: Rules, state: State, language: Language) -> str:
    text = recruits_text(rules, state, language)
    return f"{text}." if text else ""


def _left(rules: Rules, state: State, language: Language) -> str:
    """The moves and orders left, the running order not counted."""
    texts = TEXTS[language]
    is_running = state.phase != Phase.ACT
    if state.actions == 0 and not is_running:
        return str(texts.LEFT_AT_FIRST[rules.max_moves])
    if state.actions > 0 and is_running:
        return ""
    can_order = not is_running and not is_second_order(state)
    uses = ((texts.A_MOVE, is_move_open(rules, state)), (texts.AN_ORDER, can_order))
    return either(language, [text for text, is_open in uses if is_open])


def _silence(words: Words, rules: Rules, state: State, language: Language) -> str:
    """A warning while the acting baron is silenced and an order is still to be given."""
    if state.phase != Phase.ACT or (is_second_order(state) and not has_bonus(rules)):
        return ""
    if not is_blocked(rules, state, state.baron[state.seat], NOBODY):
        return ""
    return _says(words, state, language, TEXTS[language].SILENCED, state.seat)


def _last_round(rules: Rules, state: State, language: Language) -> str:
    """Who still plays, once the target is reached."""
    if not state.final_round or state.phase == Phase.OVER:
        return ""
    seats = range(state.seat, rules.players)
    names = both(language, [Colour(colour_letter(state, seat), language) for seat in seats])
    return str(TEXTS[language].LAST_ROUND_BANNER.format(names=names, count=Count(len(seats), language)))


def _legend(words: Words, rules: Rules, language: Language) -> Drawing:
    """A line for the kinds of tile, and one for the signs."""
    texts, nouns = TEXTS[language], words.nouns[language]
    kinds = [(kind_span(words, rules, kind), nouns.kinds[kind][""]) for kind in kinds_in_play(words, rules)]
    named = {"baron": Noun(nouns.baron), "knight": Noun(nouns.knight)}
    signs = [
        (Span(words.signs.knight if sign == "knight" else sign), word.format(**named))
        for sign, word in texts.LEGEND.items()
        if sign != SAFE or rules.immune_kinds
    ]
    return [_explained(kinds), _explained(signs)]


def _explained(signs: list[tuple[Span, str]]) -> Line:
    return [span for sign, word in signs for span in (sign, Span(f" {word}  ", QUIET_STYLE))]
