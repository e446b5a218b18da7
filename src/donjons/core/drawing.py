"""Drawings for a terminal: lines of text in named styles, so that a game need not know how they are shown."""

from __future__ import annotations

from dataclasses import dataclass

Line = list["Span"]
Drawing = list[Line]


@dataclass(frozen=True)
class Span:
    """A run of text in one style; a style is a few words such as "bold red"."""

    text: str
    style: str = ""


def plain(drawing: Drawing) -> str:
    """A drawing without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)
