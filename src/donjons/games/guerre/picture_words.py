"""The words of the drawing in each language, and sentences broken to the width of its panel."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from donjons.core import drawing
from donjons.core.drawing import Drawing
from donjons.core.parameters import Language
from donjons.games.guerre import picture_en, picture_fr

TEXTS: Mapping[Language, ModuleType] = {"en": picture_en, "fr": picture_fr}
PANEL_WIDTH = 44


def paragraph(text: str, style: str = "", indent: int = 0) -> Drawing:
    """A sentence of the panel."""
    return drawing.paragraph(text, PANEL_WIDTH, style, indent)
