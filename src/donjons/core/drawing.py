"""Drawings for a terminal: lines of text in named styles, so that a game need not know how they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap

from donjons.core.wording import NO_BREAK_SPACE

Line = list["Span"]
Drawing = list[Line]
Spot = tuple[int, int]  # row, column
Canvas = dict[Spot, tuple[str, str]]  # character and style


@dataclass(frozen=True)
class Span:
    """A run of text in one style; a style is a few words such as "bold red"."""

    text: str
    style: str = ""


def plain(drawing: Drawing) -> str:
    """A drawing without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


def write(canvas: Canvas, spot: Spot, line: Iterable[Span]) -> None:
    """Write spans on a canvas, from a spot to the right."""
    row, column = spot
    for span in line:
        for character in span.text:
            canvas[row, column] = (character, span.style)
            column += 1


def lines_of(canvas: Canvas, rows: int, columns: int) -> Drawing:
    """What stands on a canvas, as lines of the same length."""
    return [_spans([canvas.get((row, column), (" ", "")) for column in range(columns)]) for row in range(rows)]


def _spans(cells: list[tuple[str, str]]) -> Line:
    """Neighbouring cells of one style become one span."""
    return [Span("".join(sign for sign, _ in run), style) for style, run in groupby(cells, key=lambda cell: cell[1])]


def unbroken(text: str) -> str:
    """Words that stay on one line."""
    return text.replace(" ", NO_BREAK_SPACE)


def paragraph(text: str, width: int, style: str = "", indent: int = 0) -> Drawing:
    """A sentence on as many lines as it needs; all but the first are indented."""
    for mark in ":?":
        text = text.replace(f" {mark}", unbroken(f" {mark}"))  # so that French does not begin a line with it
    lines = wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)
    return [[Span(line, style)] for line in lines]
