"""The map: a block for each place, with its kind and id above, and below them whose it is, tokens and building."""

from __future__ import annotations

from donjons.boards.roads import has
from donjons.core.drawing import Canvas, Drawing, Line, Span, lines_of, write
from donjons.core.parameters import Language
from donjons.games.guerre import picture_signs as signs
from donjons.games.guerre.atlas import place_id
from donjons.games.guerre.notation import LETTERS
from donjons.games.guerre.picture_battle import is_battle
from donjons.games.guerre.picture_chart import BLOCK_WIDTH, chart
from donjons.games.guerre.picture_legend import CHOOSING, legend
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CROWN, PLACES, Building, PlaceKind, State


def draw_map(rules: Rules, state: State, language: Language) -> Drawing:
    """Lines of the same length."""
    canvas: Canvas = {}
    for row, line in enumerate(legend(rules, state, language)):
        write(canvas, (row, 0), line)
    _draw_roads(canvas, state)
    for place in range(PLACES):
        row, column = chart().blocks[place]
        write(canvas, (row, column), _heading(rules, state, place))
        write(canvas, (row + 1, column), _holding(rules, state, place))
    return lines_of(canvas, chart().rows, chart().columns)


def _draw_roads(canvas: Canvas, state: State) -> None:
    for ends, cells in chart().roads.items():
        style = _road_style(state, *ends)
        for cell in cells:
            canvas[cell] = (chart().lines[cell], style)


def _road_style(state: State, place: int, other: int) -> str:
    """A road inside a realm has its colour, and that of an attack stands out."""
    if is_fought_over(state, place) and is_fought_over(state, other):
        return signs.WARNING_STYLE
    owner = state.owner[place]
    return signs.SEAT_STYLES[owner] if owner >= 0 and owner == state.owner[other] else signs.LINE_STYLE


def is_fought_over(state: State, place: int) -> bool:
    return is_battle(state) and place in (state.origin, state.target)


def _style(state: State, place: int) -> str:
    owner = state.owner[place]
    style = signs.SEAT_STYLES[owner] if owner >= 0 else signs.NUMBER_STYLE if owner == CROWN else ""
    return style + signs.FRONT if is_fought_over(state, place) else style


def _heading(rules: Rules, state: State, place: int) -> Line:
    return [Span(f"{kind_sign(rules, state, place)} {place_id(place)}", _style(state, place))]


def kind_sign(rules: Rules, state: State, place: int) -> str:
    if state.phase in CHOOSING and rules.is_site[place] and state.owner[place] < 0:
        return signs.SITE
    if state.kind[place] == PlaceKind.CITY:
        return signs.CROWN_CITY if has(rules.crown_cities, place) else signs.CITY
    return signs.CAPITAL if state.kind[place] == PlaceKind.CAPITAL else signs.VILLAGE


def _holding(rules: Rules, state: State, place: int) -> Line:
    """House, tokens and building; the dice of the crown; nothing but dots for nobody."""
    owner, style = state.owner[place], _style(state, place)
    if owner == CROWN:
        return [Span(f"{signs.CROWN}{rules.crown_dice_per_player * rules.players:>3}d", style)]
    building = building_sign(state, place)
    if owner >= 0:
        return [Span(f"{owner}:{state.tokens[place]} {building or signs.EMPTY}", style)]
    dice = f"{rules.neutral_dice}d" if rules.neutral_dice else ""
    return [Span(dice.rjust(BLOCK_WIDTH - 1, signs.EMPTY) + (building or signs.EMPTY), style or signs.QUIET_STYLE)]


def building_sign(state: State, place: int) -> str:
    """The letter of the building, another one where a pope sits in it, or nothing."""
    owner = state.owner[place]
    if owner >= 0 and state.pope_place[owner] == place:
        return signs.POPE
    return LETTERS.get(Building(state.building[place]), "")
