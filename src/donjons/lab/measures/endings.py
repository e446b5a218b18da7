"""How games end: the share of each ending, the cap among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import Column, Kind, Measure, Sight, Text, Values

TITLES: Mapping[str, Text] = {
    "target": {"en": "Target reached", "fr": "Objectif atteint"},
    "exhaustion": {"en": "Exhaustion", "fr": "Épuisement"},
    "rounds": {"en": "Stopped at the last round", "fr": "Arrêt au dernier tour"},
    "last": {"en": "Last house alive", "fr": "Dernière maison en vie"},
    "capitals": {"en": "All the capitals", "fr": "Toutes les capitales"},
    "crown": {"en": "The crown", "fr": "La couronne"},
    "influence": {"en": "Influence", "fr": "Influence"},
    "pope": {"en": "The pope", "fr": "Le pape"},
    "cap": {"en": "Stopped at the last round", "fr": "Arrêt au dernier tour"},
    "victory": {"en": "Victory", "fr": "Victoire"},
    "held": {"en": "The dungeon held", "fr": "Le donjon a tenu"},
    "fallen": {"en": "The dungeon fell", "fr": "Le donjon est tombé"},
}


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    return [
        Column(f"ending_{ending}", TITLES.get(ending, {"en": ending, "fr": ending}), Kind.SHARE, is_main=True)
        for ending in setting.game.endings
    ]


def read(sight: Sight) -> Mapping[str, Values]:
    endings = sight.setting.game.endings
    return {f"ending_{ending}": sight.seen.endings == code for code, ending in enumerate(endings)}


ENDINGS = Measure(
    "endings",
    {"en": "How games end", "fr": "Comment les parties finissent"},
    {
        "en": "The share of games that end in each way. Many games stopped at the last round mean that the game "
        "stalls.",
        "fr": "La part des parties qui finissent de chaque façon. Beaucoup d'arrêts au dernier tour : le jeu s'enlise.",
    },
    columns,
    read,
)
