"""A position for the terminal: the map of the kingdom, and beside it the turn, the houses, an auction or a battle.

A place reads from top to bottom: its kind and its id; then the house that holds it, its tokens and its building. Digits
and letters say everything, so that nothing depends on colours.
"""

from __future__ import annotations

from itertools import zip_longest

from donjons.core.drawing import Drawing, Span
from donjons.core.parameters import Language
from donjons.games.guerre.picture_auction import draw_auction
from donjons.games.guerre.picture_battle import draw_battle
from donjons.games.guerre.picture_chart import chart
from donjons.games.guerre.picture_houses import draw_houses
from donjons.games.guerre.picture_legend import draw_names
from donjons.games.guerre.picture_map import draw_map
from donjons.games.guerre.picture_status import draw_status
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import State

GAP = Span("  ")


def draw(rules: Rules, state: State, language: Language) -> Drawing:
    panel = [
        *draw_status(rules, state, language),
        [],
        *draw_houses(rules, state, language),
        *draw_auction(rules, state, language),
        *draw_battle(rules, state, language),
        [],
        *draw_names(),
    ]
    sea = [Span(" " * chart().columns)]
    lines = zip_longest(draw_map(rules, state, language), panel)
    return [[*(left or sea), GAP, *(right or [])] for left, right in lines]
