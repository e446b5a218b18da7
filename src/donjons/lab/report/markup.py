"""HTML, a tag at a time: what is text is escaped, what is markup is not."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from itertools import groupby


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def safe(content: str) -> str:
    return content if isinstance(content, Markup) else html.escape(content)


def tag(name: str, *content: str, **attributes: str) -> Markup:
    """An element; an attribute such as class is written class_.

    >>> tag("p", "a < b", class_="note")
    '<p class="note">a &lt; b</p>'
    """
    told = "".join(f' {key.strip("_")}="{html.escape(value)}"' for key, value in attributes.items())
    return Markup(f"<{name}{told}>{''.join(safe(part) for part in content)}</{name}>")


def join(parts: Iterable[str]) -> Markup:
    return Markup("".join(safe(part) for part in parts))


def items(lines: Iterable[str]) -> Markup:
    return tag("ul", *(tag("li", line) for line in lines))


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> Markup:
    """A table whose first so many columns are words and the others figures; rows of one name share it."""
    kinds = ["word" if place < words else "number" for place in range(len(head))]
    top = tag("tr", *(tag("th", name, class_=kind, scope="col") for name, kind in zip(head, kinds, strict=True)))
    body = []
    for _, group in groupby(rows, key=lambda row: row[0]):
        told = list(group)
        for place, row in enumerate(told):
            name = [tag("th", row[0], scope="row", rowspan=str(len(told)))] if place == 0 else []
            cells = (tag("td", cell, class_=kind) for cell, kind in zip(row[1:], kinds[1:], strict=True))
            body.append(tag("tr", *name, *cells))
    return tag("div", tag("table", tag("thead", top), tag("tbody", *body)), class_="scroll", tabindex="0")


def figure(drawing: str | None, caption: str = "") -> Markup:
    if drawing is None:
        return Markup("")
    return tag("figure", Markup(drawing), *([tag("figcaption", caption)] if caption else []), tabindex="0")


def details(title: str, *content: str) -> Markup:
    return tag("details", tag("summary", title), *content)
