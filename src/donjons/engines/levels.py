"""Strengths and styles of play by name, for people who choose an opponent. Listing them needs no compiler.

A level is a number of iterations of the tree search, so that it means the same on every machine; the lowest also play
some of their steps at random. docs/engines.md says how far apart they were measured to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from donjons.core.parameters import Language


@dataclass(frozen=True)
class Level:
    """A strength: `key` is what commands and records write."""

    key: str
    title: Mapping[Language, str]
    iterations: int
    whims: float = 0.0  # share of its steps that are drawn at random
    taste: tuple[int, ...] = ()  # what it cares for (core/taste.py), in hundredths; empty: as everybody


LADDER = (
    Level("serf", {"en": "Serf", "fr": "Serf"}, 1, 0.5),
    Level("villein", {"en": "Villein", "fr": "Vilain"}, 1, 0.25),
    Level("page", {"en": "Page", "fr": "Page"}, 1, 0.1),
    Level("squire", {"en": "Squire", "fr": "Écuyer"}, 2),
    Level("knight", {"en": "Knight", "fr": "Chevalier"}, 10),
    Level("baron", {"en": "Baron", "fr": "Baron"}, 60),
    Level("duke", {"en": "Duke", "fr": "Duc"}, 500),
    Level("king", {"en": "King", "fr": "Roi"}, 4000),
)
"""From one that a child beats to the strongest."""

PERSONALITIES = (
    Level("builder", {"en": "The builder", "fr": "Le bâtisseur"}, 60, taste=(100, 180, 100, 100)),
    Level("raider", {"en": "The raider", "fr": "Le pillard"}, 60, taste=(100, 100, 300, 100)),
    Level("blocker", {"en": "The blocker", "fr": "Le gêneur"}, 60, taste=(100, 100, 100, 300)),
    Level("racer", {"en": "The racer", "fr": "Le coureur"}, 60, taste=(160, 60, 60, 60)),
)
"""They think as long as a baron, and like other things."""

WITH_TASTE = ("barons-2025", "barons-2024", "co-2023", "guerre")
"""Games whose `evaluate` has weights."""

OTHER_ITERATIONS: Mapping[str, Mapping[str, int]] = {}
"""Where a game's steps are worth more or less thought: game -> level -> iterations."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    other = OTHER_ITERATIONS.get(game, {})
    return tuple(replace(level, iterations=other.get(level.key, level.iterations)) for level in LADDER)


def personalities(game: str) -> tuple[Level, ...]:
    """Opponents of a game with a taste of their own."""
    return PERSONALITIES if game in WITH_TASTE else ()
