"""Strengths and styles of play by name, for people who choose an opponent. Listing them needs no compiler.

A level is a number of iterations of the tree search, so that it means the same on every machine; the lowest also play
some of their steps at random. Games differ in what thought is worth, so some have efforts of their own. docs/engines.md
says how far apart the levels were measured to be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from donjons.core.parameters import Language

GREEDY = 0  # instead of iterations: plans its own turn to the end, as the greedy engine does


@dataclass(frozen=True)
class Level:
    """A strength: `key` is what commands and records write."""

    key: str
    title: Mapping[Language, str]
    iterations: int  # or GREEDY
    whims: float = 0.0  # share of its steps that are drawn at random
    taste: tuple[int, ...] = ()  # what it cares for (core/taste.py), in hundredths; empty: as everybody


TITLES: Mapping[str, Mapping[Language, str]] = {
    "serf": {"en": "Serf", "fr": "Serf"},
    "villein": {"en": "Villein", "fr": "Vilain"},
    "page": {"en": "Page", "fr": "Page"},
    "squire": {"en": "Squire", "fr": "Écuyer"},
    "knight": {"en": "Knight", "fr": "Chevalier"},
    "baron": {"en": "Baron", "fr": "Baron"},
    "duke": {"en": "Duke", "fr": "Duc"},
    "king": {"en": "King", "fr": "Roi"},
}
Efforts = Mapping[str, tuple[int, float]]  # level -> iterations and whims, from one that a child beats to the strongest

USUAL: Efforts = {
    "serf": (1, 0.5),
    "villein": (1, 0.25),
    "page": (1, 0.1),
    "squire": (2, 0.0),
    "knight": (16, 0.0),
    "baron": (80, 0.0),
    "duke": (400, 0.0),
    "king": (8000, 0.0),
}
OTHERS: Mapping[str, Efforts] = {
    "guerre": {
        "serf": (1, 0.65),
        "villein": (1, 0.45),
        "page": (1, 0.3),
        "squire": (1, 0.18),
        "knight": (1, 0.09),
        "baron": (16, 0.06),
        "duke": (100, 0.0),
        "king": (600, 0.0),
    },
    "mironton": {
        "serf": (GREEDY, 0.75),
        "villein": (GREEDY, 0.42),
        "page": (GREEDY, 0.29),
        "squire": (GREEDY, 0.2),
        "knight": (GREEDY, 0.14),
        "baron": (GREEDY, 0.09),
        "duke": (GREEDY, 0.045),
        "king": (GREEDY, 0.0),
    },
}
"""A little thought is worth little in Guerre du passé; in Donjon Mironton plans of a whole turn beat the search."""

PERSONALITIES = (
    Level("builder", {"en": "The builder", "fr": "Le bâtisseur"}, 100, taste=(100, 130, 100, 100)),
    Level("raider", {"en": "The raider", "fr": "Le pillard"}, 100, taste=(100, 100, 300, 100)),
    Level("blocker", {"en": "The blocker", "fr": "Le gêneur"}, 100, taste=(100, 100, 100, 300)),
    Level("racer", {"en": "The racer", "fr": "Le coureur"}, 100, taste=(160, 60, 60, 60)),
)
"""They think about as long as a baron, and like other things."""

WITH_TASTE = ("barons-2025", "barons-2024", "co-2023", "guerre")
"""Games whose `evaluate` has weights."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    efforts = OTHERS.get(game, USUAL)
    return tuple(Level(key, TITLES[key], iterations, whims) for key, (iterations, whims) in efforts.items())


def personalities(game: str) -> tuple[Level, ...]:
    """Opponents of a game with a taste of their own."""
    return PERSONALITIES if game in WITH_TASTE else ()
