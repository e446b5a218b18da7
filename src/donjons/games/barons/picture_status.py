"""Under the board: a line for each player, the turn with its die and bonus, and the legend."""

from __future__ import annotations

from donjons.core.drawing import Drawing, Line, Span
from donjons.core.parameters import Language
from donjons.games.barons.end import available, points, tile_points
from donjons.games.barons.explain_changes import offer_text
from donjons.games.barons.explain_words import TEXTS, Colour, typeset
from donjons.games.barons.facts import acting_seat, colour_letter
from donjons.games.barons.picture_signs import (
    COLOUR_STYLES,
    KIND_SIGNS,
    KIND_STYLES,
    NUMBER_STYLE,
    QUIET_STYLE,
    TURN,
    WARNING_STYLE,
)
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import KINDS, Phase, State
from donjons.games.barons.view import held_kinds

NAME_WIDTH = 12
COLUMN_WIDTHS = (13, 9, 13, 9, 10, 12)  # one for each heading
WARNING_MARGIN = 3  # troops above the limit of exhaustion


def draw_status(rules: Rules, state: State, language: Language) -> Drawing:
    headings = [[Span(heading, QUIET_STYLE)] for heading in TEXTS[language].HEADINGS]
    return [
        _row([Span(" " * NAME_WIDTH)], headings),
        *(_row(_name(rules, state, seat, language), _columns(rules, state, seat)) for seat in range(rules.players)),
        [],
        [Span(typeset(language, _turn(rules, state, language)), NUMBER_STYLE)],
        [Span(typeset(language, _bonus(rules, state, language)))],
        [],
        _legend(rules, language),
    ]


def _row(name: Line, columns: list[Line]) -> Line:
    row = list(name)
    for width, column in zip(COLUMN_WIDTHS, columns, strict=True):
        row += [Span(" " * (width - sum(len(span.text) for span in column))), *column]
    return row


def _name(rules: Rules, state: State, seat: int, language: Language) -> Line:
    """Whose turn it is, the letter and the name of a player; the number of the seat before the colours are chosen."""
    mark = TURN if seat == acting_seat(rules, state) else " "
    letter = colour_letter(state, seat)
    if letter == "-":
        return [Span(f"{mark} {seat + 1}".ljust(NAME_WIDTH))]
    return [Span(f"{mark} {letter} {Colour(letter, language)}".ljust(NAME_WIDTH), COLOUR_STYLES[letter])]


def _columns(rules: Rules, state: State, seat: int) -> list[Line]:
    total, by_tiles = points(rules, state, seat), tile_points(rules, state, seat)
    troops = available(rules, state, seat)
    is_near_exhaustion = troops <= rules.exhaustion_limit + WARNING_MARGIN
    return [
        [Span(f"{total}/{rules.target_points}", NUMBER_STYLE), Span(f" ({by_tiles}+{total - by_tiles})")],
        _kinds(rules, state, seat),
        [Span("!" * is_near_exhaustion + str(troops), WARNING_STYLE if is_near_exhaustion else "")],
        [Span(str(state.reserve[seat]))],
        [Span(str(state.discard[seat]))],
        [Span(str(state.donjons_left[seat]))],
    ]


def _kinds(rules: Rules, state: State, seat: int) -> Line:
    """The signs of the kinds held, a dot for each of the others."""
    held = held_kinds(rules, state, seat)
    return [
        Span(KIND_SIGNS[kind], KIND_STYLES[kind]) if kind in held else Span("·", QUIET_STYLE)
        for kind in _kinds_in_play(rules)
    ]


def _kinds_in_play(rules: Rules) -> list[int]:
    return [kind for kind in range(KINDS) if rules.tile_counts[kind]]


def _turn(rules: Rules, state: State, language: Language) -> str:
    """The round, who does what, and the die."""
    texts, seat = TEXTS[language], acting_seat(rules, state)
    letter = colour_letter(state, seat)
    doing = texts.TURNS[Phase(state.phase)].format(
        colour="" if letter == "-" else Colour(letter, language),
        seat=seat + 1,
        action=texts.ACTIONS[min(state.actions, 1)],
        command=state.command_tile + 1,
    )
    opening: str = texts.ROUND if state.round_no else texts.SETUP
    die: str = texts.DIE if state.die else ""
    return (opening + die).format(round=state.round_no, doing=doing, die=state.die)


def _bonus(rules: Rules, state: State, language: Language) -> str:
    """What the bonus of the turn may still be spent on; empty before the roll and after the game."""
    if state.phase not in (Phase.ACT, Phase.DISPERSE, Phase.GATHER):
        return ""
    texts = TEXTS[language]
    bonus = texts.SPENT if state.bonus_used else offer_text(rules, state, language) or texts.NO_USE
    line: str = texts.BONUS_LINE
    return line.format(bonus=bonus)


def _legend(rules: Rules, language: Language) -> Line:
    texts = TEXTS[language]
    kinds = [(KIND_SIGNS[kind], KIND_STYLES[kind], texts.KINDS[kind]) for kind in _kinds_in_play(rules)]
    signs = [(sign, "", word) for sign, word in texts.LEGEND.items()]
    return [
        span for sign, style, word in (*kinds, *signs) for span in (Span(sign, style), Span(f" {word}  ", QUIET_STYLE))
    ]
