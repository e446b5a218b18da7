"""Who can be asked to play a game: names, titles and a sentence in both languages. Needs no compiler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from donjons.core.parameters import Language
from donjons.engines.levels import GREEDY, TITLES, Level, levels, personalities
from donjons.engines.names import plugged_in


@dataclass(frozen=True)
class Offer:
    """An engine as a command or a page lists it."""

    key: str
    title: Mapping[Language, str]
    about: Mapping[Language, str]


PLAIN = (
    Offer(
        "random",
        {"en": "Chance", "fr": "Hasard"},
        {"en": "Plays any legal step.", "fr": "Joue n'importe quel coup permis."},
    ),
    Offer(
        "greedy",
        {"en": "Greed", "fr": "Glouton"},
        {
            "en": "Plans its own turn to the end and takes what looks best.",
            "fr": "Prévoit son tour jusqu'au bout et prend ce qui paraît le mieux.",
        },
    ),
)


def roster(game: str) -> list[Offer]:
    """Everybody there is for a game: plain engines, levels from the weakest, personalities, bots of packages."""
    ours = (of_level(level) for level in (*levels(game), *personalities(game)))
    return [*PLAIN, *ours, *(of_bot(name) for name in plugged_in())]


def ladder() -> list[Offer]:
    """The levels that every game has, each game with efforts of its own."""
    count = len(TITLES)
    return [
        Offer(key, title, {"en": f"Level {number} of {count}.", "fr": f"Niveau {number} sur {count}."})
        for number, (key, title) in enumerate(TITLES.items(), 1)
    ]


def of_level(level: Level) -> Offer:
    en, fr = f"Tree search, {level.iterations} a step", f"Recherche arborescente, {level.iterations} par coup"
    if level.iterations == GREEDY:
        en, fr = "Plans its own turn to the end", "Prévoit son tour jusqu'au bout"
    if level.whims:
        en, fr = f"{en}; {level.whims:.0%} of its steps at random", f"{fr} ; {level.whims:.0%} de ses coups au hasard"
    if level.taste:
        en, fr = f"{en}; with a taste of its own", f"{fr} ; avec ses propres goûts"
    return Offer(level.key, level.title, {"en": f"{en}.", "fr": f"{fr}."})


def of_bot(name: str) -> Offer:
    point = plugged_in()[name]
    package = point.dist.name if point.dist else "?"
    return Offer(
        name,
        {"en": name, "fr": name},
        {"en": f"A bot from the package {package}.", "fr": f"Un robot du paquet {package}."},
    )
