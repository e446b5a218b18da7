"""What a seat can be played by, as it is written on the command line. Needs no compiler.

random  greedy           the plain engines
serf page ... king       a level (levels.py)
builder raider ...       a personality (levels.py)
search:400  search:0.5s  the tree search with a budget of one's own
NAME                     a bot that an installed package offers (entry points of the group donjons.engines)
./my-bot                 a program that speaks the bot protocol (docs/bots.md); a slash tells it from a name
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from donjons.core.errors import NotFound
from donjons.engines.levels import levels, personalities

GROUP = "donjons.engines"
KERNEL = ("random", "greedy")
SEARCH = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)")


@cache
def plugged_in() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_program(name: str) -> bool:
    return "/" in name


def names(game: str) -> list[str]:
    """All names that a seat can be given, without budgets and programs, which are without number."""
    return [*KERNEL, *(level.key for level in (*levels(game), *personalities(game))), *plugged_in()]


def check(game: str, name: str) -> None:
    """NotFound says what there is when nothing goes by this name."""
    if is_program(name) or SEARCH.fullmatch(name) or name in names(game):
        return
    raise NotFound(
        f"there is no engine {name[:40]!r}: the engines are {', '.join(names(game))}, search:400 or search:0.5s "
        "(iterations or seconds), or the path of a program, such as ./my-bot."
    )
