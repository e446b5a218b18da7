"""The games there are. Listing them needs no compiler: a game's rules are imported when it is asked for."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from donjons.core.errors import NotFound

if TYPE_CHECKING:
    from donjons.core.game import Game


@dataclass(frozen=True)
class Entry:
    """A game as the catalogue lists it."""

    key: str
    players: str
    title: str
    pitch: dict[str, str]  # language -> one sentence
    module: str  # where its GAME is
    is_cooperative: bool = False  # all win or lose together

    @property
    def family(self) -> str:
        """The folder of its rules; editions of one family share a board."""
        return self.module.split(".")[2]


CATALOGUE = (
    Entry(
        "barons-2025",
        "2-4",
        "Donjons et Barons (2025)",
        {
            "en": "Barons, knights and troops on 37 hexagons: build donjons, silence the enemy's orders.",
            "fr": "Barons, chevaliers et troupes sur 37 hexagones : bâtir des donjons, faire taire l'ennemi.",
        },
        "donjons.games.barons.editions.barons_2025",
    ),
    Entry(
        "barons-2024",
        "2-4",
        "Donjons et Barons (2024)",
        {
            "en": "The edition before: saboteurs by majority, promontories that nobody takes, no bonus.",
            "fr": "L'édition d'avant : saboteurs à la majorité, promontoires imprenables, pas de bonus.",
        },
        "donjons.games.barons.editions.barons_2024",
    ),
    Entry(
        "co-2023",
        "2-4",
        "Donjons et Co (2023)",
        {
            "en": "The ancestor on 19 hexagons: commanders, neutral saboteurs that everybody moves, objectives.",
            "fr": "L'ancêtre sur 19 hexagones : commandants, saboteurs neutres que chacun déplace, objectifs.",
        },
        "donjons.games.barons.editions.co_2023",
    ),
    Entry(
        "guerre",
        "2-8",
        "Guerre du passé",
        {
            "en": "France in the 12th century: sealed bids, marches and battles of cards and dice for the crown.",
            "fr": "La France au XIIe siècle : mises secrètes, marches, batailles de cartes et de dés pour la couronne.",
        },
        "donjons.games.guerre.game",
    ),
    Entry(
        "mironton",
        "1-4",
        "Donjon Mironton",
        {
            "en": "Together you run the monsters of a dungeon against the bands of adventurers that plunder it.",
            "fr": "Ensemble, menez les monstres d'un donjon contre les groupes d'aventuriers qui le pillent.",
        },
        "donjons.games.mironton.game",
        is_cooperative=True,
    ),
)


def find(key: str) -> Game:
    """The game of this key; NotFound names the nearest."""
    game: Game = import_module(listed(key).module).GAME
    return game


def listed(key: str) -> Entry:
    """The game of this key as it is listed; NotFound names the nearest."""
    for entry in CATALOGUE:
        if entry.key == key:
            return entry
    keys = [entry.key for entry in CATALOGUE]
    near = difflib.get_close_matches(key, keys, n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(keys)}."
    raise NotFound(f"there is no game {key[:40]!r}: {hint}")
