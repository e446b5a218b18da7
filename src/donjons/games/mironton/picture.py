"""A position for the terminal: the map of the dungeon, beside it the clock and everybody in it, below it the choice.

Whoever stands in a place is written there by name: b for a band, g for a group with its boss, l for a lone monster, w
for a wandering one. Letters and digits say everything, so that nothing depends on colours.
"""

from __future__ import annotations

from itertools import zip_longest

from donjons.boards.dungeon import Dungeon
from donjons.core.drawing import Drawing, Span
from donjons.core.layout import Records
from donjons.core.parameters import Language
from donjons.games.mironton.explain_words import Words
from donjons.games.mironton.picture_choices import draw_choices
from donjons.games.mironton.picture_clock import draw_clock
from donjons.games.mironton.picture_crew import draw_crew
from donjons.games.mironton.picture_legend import draw_legend
from donjons.games.mironton.picture_map import draw_map
from donjons.games.mironton.picture_plan import width_of
from donjons.games.mironton.picture_words import PANEL_WIDTH

GAP = Span("  ")


def draw(rules: Records, state: Records, dungeon: Dungeon, language: Language) -> Drawing:
    words = Words(rules, state, dungeon, language)
    rock = [Span(" " * width_of(dungeon))]
    panel = [*draw_clock(words), *draw_crew(words)]
    width = width_of(dungeon) + len(GAP.text) + PANEL_WIDTH
    beside = [[*(left or rock), GAP, *(right or [])] for left, right in zip_longest(draw_map(words), panel)]
    return [*beside, *draw_choices(words, width), [], *draw_legend(words, width)]
