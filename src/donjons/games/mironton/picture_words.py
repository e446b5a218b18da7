"""The words of the drawing in each language, and the width of its panel."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Final

from donjons.core.drawing import Line, Span
from donjons.core.parameters import Language
from donjons.games.mironton import picture_en, picture_fr

TEXTS: Mapping[Language, ModuleType] = {"en": picture_en, "fr": picture_fr}
PANEL_WIDTH: Final = 33


def row(left: str, right: str) -> Line:
    """Two texts at both ends of a line."""
    return [Span(left.ljust(PANEL_WIDTH - len(right)) + right)]
