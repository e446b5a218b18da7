"""A position for the terminal: the board of hexagons, under it the players, the turn and a legend.

A tile reads from top to bottom: its number; its kind and points, donjon and troops; knights; barons. Letters say whose
everything is, so that nothing depends on colours; what has no letter belongs to nobody.
"""

from __future__ import annotations

from collections import Counter

from donjons.core.drawing import Drawing, Span
from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.games.barons.board import has_own_baron, is_mountain, is_neutral_on
from donjons.games.barons.edition import Words
from donjons.games.barons.facts import acting_seat
from donjons.games.barons.knights import is_blocked
from donjons.games.barons.picture_canvas import HEIGHT, WIDTH, Canvas
from donjons.games.barons.picture_signs import (
    BARON,
    BLOCKED,
    COLOUR_STYLES,
    DONJON,
    NUMBER_STYLE,
    PEAK,
    QUIET_STYLE,
    SAFE,
    WARNING_STYLE,
)
from donjons.games.barons.picture_status import draw_status, kind_span
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import Phase, State
from donjons.games.barons.view import barons_on, has_kind, is_safe, knights_here, owner_letter, places

WIDE, NARROW = WIDTH - 1, 5  # room in the two middle rows of a tile, and in those above and below
MOST_LETTERS = 8  # knights that are shown one by one


def draw(words: Words, rules: Rules, state: State, language: Language) -> Drawing:
    return [*draw_board(words, rules, state), [], *draw_status(words, rules, state, language)]


def draw_board(words: Words, rules: Rules, state: State) -> Drawing:
    canvas = Canvas()
    where = places(rules)
    left, top = min(2 * q + r for q, r in where), min(r for _, r in where)
    for tile, (q, r) in enumerate(where):
        row, column = (r - top) * HEIGHT, (2 * q + r - left) * WIDTH // 2
        canvas.outline(row, column)
        canvas.centre(row + 1, column + 4, NARROW, _number(rules, state, tile))
        canvas.centre(row + 2, column + 1, WIDE, _holdings(words, rules, state, tile))
        canvas.centre(row + 3, column + 1, WIDE, _knights(words, rules, state, tile))
        canvas.centre(row + 4, column + 4, NARROW, _barons(rules, state, tile))
    return canvas.drawing()


def _number(rules: Rules, state: State, tile: int) -> list[Span]:
    """The number, and a sign where a donjon is safe."""
    if is_mountain(rules, state, tile):
        return [Span(str(tile + 1), QUIET_STYLE)]
    return [Span(str(tile + 1), NUMBER_STYLE), *([Span(SAFE, QUIET_STYLE)] if is_safe(rules, state, tile) else [])]


def _holdings(words: Words, rules: Rules, state: State, tile: int) -> list[Span]:
    """The kind and its points, the donjon and the troops, from the left; peaks on a mountain."""
    if is_mountain(rules, state, tile):
        return [Span(f"{PEAK} {PEAK}", QUIET_STYLE)]
    parts = [kind_span(words, rules, state.kind[tile])] if has_kind(rules, state, tile) else []
    if builder := owner_letter(state, state.donjon[tile]):
        parts.append(Span(DONJON + builder, COLOUR_STYLES[builder]))
    if owner := owner_letter(state, state.troop_owner[tile]):
        parts.append(Span(f"{state.troop_count[tile]}{owner}", COLOUR_STYLES[owner]))
    line = [part for span in parts for part in (span, Span(" "))][:-1]
    return [*line, Span(" " * (WIDE - 2 - sum(len(span.text) for span in line)))]


def is_shut(rules: Rules, state: State, tile: int) -> bool:
    """Is the seat whose turn it is blocked here, in person or along its lines?"""
    if state.phase <= Phase.PICK or acting_seat(rules, state) == NOBODY or not is_blocked(rules, state, tile, NOBODY):
        return False
    return bool(rules.block_lines) or has_own_baron(state, tile)


def _knights(words: Words, rules: Rules, state: State, tile: int) -> list[Span]:
    """A letter for each knight, with numbers where they would not fit, and a sign where the acting seat is blocked."""
    if is_mountain(rules, state, tile):
        return [Span(f"{PEAK} {PEAK} {PEAK}", QUIET_STYLE)]
    letters = knights_here(rules, state, tile)
    if not letters and not is_neutral_on(rules, state, tile):
        return []
    initials = (
        letters if len(letters) <= MOST_LETTERS else [f"{one}{number}" for one, number in Counter(letters).items()]
    )
    shut = [Span(f" {BLOCKED}", WARNING_STYLE)] if is_shut(rules, state, tile) else []
    return [Span(words.signs.knight, NUMBER_STYLE), *(Span(word, COLOUR_STYLES[word[0]]) for word in initials), *shut]


def _barons(rules: Rules, state: State, tile: int) -> list[Span]:
    letters = barons_on(rules, state, tile)
    return [Span(BARON), *(Span(letter, COLOUR_STYLES[letter]) for letter in letters)] if letters else []
