"""The table of the players under the board: a line for each, and of the columns those that the edition knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from donjons.core.drawing import Drawing, Line, Span
from donjons.core.parameters import Language
from donjons.games.barons.edition import Words
from donjons.games.barons.end import available, points, tile_points
from donjons.games.barons.explain_words import TEXTS, Colour
from donjons.games.barons.facts import acting_seat, colour_letter
from donjons.games.barons.picture_signs import COLOUR_STYLES, NUMBER_STYLE, QUIET_STYLE, TURN, UNHELD, WARNING_STYLE
from donjons.games.barons.rules import Rules
from donjons.games.barons.state import OBJECTIVE_KIND, State
from donjons.games.barons.view import (
    donjons_of,
    has_discard,
    has_diversity,
    has_donjon_pieces,
    has_objectives,
    held_kinds,
    is_objective,
    on_board,
)

NAME_WIDTH = 12
WARNING_MARGIN = 3  # troops above the limit of exhaustion


@dataclass(frozen=True)
class Table:
    """What a cell of the table is drawn from."""

    words: Words
    rules: Rules
    state: State
    language: Language


def draw_players(table: Table) -> Drawing:
    headings = TEXTS[table.language].HEADINGS
    shown = [column for column in COLUMNS if column.is_shown(table.rules)]
    return [
        _row([Span(" " * NAME_WIDTH)], [(column, [Span(headings[column.name], QUIET_STYLE)]) for column in shown]),
        *(
            _row(_name(table, seat), [(column, column.cell(table, seat)) for column in shown])
            for seat in range(table.rules.players)
        ),
    ]


def kinds_in_play(words: Words, rules: Rules) -> list[int]:
    return [kind for kind in words.signs.kinds if rules.tile_counts[kind] or has_objectives(rules)]


def _name(table: Table, seat: int) -> Line:
    """Whose turn it is, the letter and the name of a player; the number of the seat before the colours are chosen."""
    mark = TURN if seat == acting_seat(table.rules, table.state) else " "
    letter = colour_letter(table.state, seat)
    if letter == "-":
        return [Span(f"{mark} {seat + 1}".ljust(NAME_WIDTH))]
    return [Span(f"{mark} {letter} {Colour(letter, table.language)}".ljust(NAME_WIDTH), COLOUR_STYLES[letter])]


def _points(table: Table, seat: int) -> Line:
    """Points and target; where kinds of tile add to them, how many come from the tiles and how many from the kinds."""
    total, by_tiles = points(table.rules, table.state, seat), tile_points(table.rules, table.state, seat)
    split = [Span(f" ({by_tiles}+{total - by_tiles})")] if has_diversity(table.rules) else []
    return [Span(f"{total}/{table.rules.target_points}", NUMBER_STYLE), *split]


def _kinds(table: Table, seat: int) -> Line:
    """The signs of the kinds held, a dot for each of the others."""
    held = held_kinds(table.rules, table.state, seat)
    return [
        Span(*table.words.signs.kinds[kind]) if kind in held else Span(UNHELD, QUIET_STYLE)
        for kind in kinds_in_play(table.words, table.rules)
    ]


def _available(table: Table, seat: int) -> Line:
    troops = available(table.rules, table.state, seat)
    is_near_exhaustion = troops <= table.rules.exhaustion_limit + WARNING_MARGIN
    return [Span("!" * is_near_exhaustion + str(troops), WARNING_STYLE if is_near_exhaustion else "")]


def _donjons(table: Table, seat: int) -> Line:
    """How many, and how many of them on objectives where only these count."""
    tiles = donjons_of(table.rules, table.state, seat)
    if not has_objectives(table.rules):
        return [Span(str(len(tiles)))]
    on = sum(is_objective(table.rules, table.state, tile) for tile in tiles)
    sign, _ = table.words.signs.kinds[OBJECTIVE_KIND]
    return [Span(TEXTS[table.language].ON_OBJECTIVES.format(all=len(tiles), on=on, sign=sign))]


def _number(count: Callable[[Rules, State, int], int]) -> Callable[[Table, int], Line]:
    return lambda table, seat: [Span(str(count(table.rules, table.state, seat)))]


@dataclass(frozen=True)
class Column:
    name: str  # of its heading
    width: int
    is_shown: Callable[[Rules], bool]
    cell: Callable[[Table, int], Line]


COLUMNS = (
    Column("points", 13, lambda rules: True, _points),
    Column("kinds", 9, has_diversity, _kinds),
    Column("available", 13, has_discard, _available),
    Column("on_board", 11, lambda rules: not has_discard(rules), _number(on_board)),
    Column("reserve", 9, lambda rules: True, _number(lambda rules, state, seat: state.reserve[seat])),
    Column("discard", 10, has_discard, _number(lambda rules, state, seat: state.discard[seat])),
    Column("donjons_left", 12, has_donjon_pieces, _number(lambda rules, state, seat: state.donjons_left[seat])),
    Column("donjons", 14, lambda rules: not has_donjon_pieces(rules), _donjons),
)


def _row(name: Line, cells: list[tuple[Column, Line]]) -> Line:
    row = list(name)
    for column, cell in cells:
        row += [Span(" " * (column.width - sum(len(span.text) for span in cell))), *cell]
    return row
