"""What all text of this game begins with: the records as the rules see them, and lists as words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from donjons.core.layout import Records, view
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import State


def reading(rules: Records, state: Records) -> tuple[Rules, State]:
    """The records as the rules see them."""
    return cast(Rules, view(rules, 0)), cast(State, view(state, 0))


def listed(words: Iterable[str]) -> str:
    """A list as one word; - is the empty one."""
    return ",".join(words) or "-"


def unlisted(text: str) -> list[str]:
    """The parts of a list."""
    return [] if text == "-" else text.split(",")
