"""Words of the form name=value, as positions and records write them."""

from __future__ import annotations

from collections.abc import Iterable

from donjons.core.errors import DonjonsError


def read_pairs(words: Iterable[str], error: type[DonjonsError], where: str = "") -> dict[str, str]:
    """name -> value; the error, which may begin by saying where, when a word is none or a name stands twice."""
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in pairs:
            raise error(f"{where}expected words such as name=value, each name once, not {word[:40]!r}.")
        pairs[name] = value
    return pairs
