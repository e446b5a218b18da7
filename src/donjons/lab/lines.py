"""On which line of a TOML file something stands: the standard reader does not say."""

from __future__ import annotations

import re

HEADER = re.compile(r"\s*\[(\[)?\s*([\w.\-]+)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"""\s*(?:"([^"]+)"|([\w\-]+(?:\.[\w\-]+)*))\s*=""")
Path = tuple[str | int, ...]


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and table, by its path; tables of a list are numbered from 0.

    >>> lines_of('a = 1\\n[set]\\nb = [\\n  2,\\n]\\n[[variant]]\\nc = 3')
    {('a',): 1, ('set',): 2, ('set', 'b'): 3, ('variant', 0): 6, ('variant', 0, 'c'): 7}
    """
    found: dict[Path, int] = {}
    table: Path = ()
    depth = 0  # of brackets that are still open
    for number, row in enumerate(text.splitlines(), 1):
        bare = without_strings(row)
        header = HEADER.match(row) if depth == 0 else None
        key = KEY.match(row) if depth == 0 else None
        if header:
            table = tuple(header[2].split("."))
            if header[1]:
                table = (*table, sum(1 for path in found if path[:-1] == table and isinstance(path[-1], int)))
            found[table] = number
        elif key:
            found[(*table, *(key[1] or key[2]).split("."))] = number
        if not header:
            depth = max(0, depth + sum(map(bare.count, "[{")) - sum(map(bare.count, "]}")))
    return found


def without_strings(row: str) -> str:
    return re.sub(r""""(?:[^"\\]|\\.)*"|'[^']*'|#.*""", "", row)


def line_at(lines: dict[Path, int], path: Path) -> int | None:
    """The line of a path, or of the nearest thing around it."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None
