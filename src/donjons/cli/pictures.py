"""Drawings on the console."""

from __future__ import annotations

from rich.text import Text

from donjons.core.drawing import Drawing


def as_text(drawing: Drawing) -> Text:
    """A drawing as rich text."""
    lines = [Text.assemble(*((span.text, span.style) for span in line)) for line in drawing]
    return Text("\n").join(lines)
