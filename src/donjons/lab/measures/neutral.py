"""Guerre du passé: do neutral places, each taken without a fight, put the war off (§14.2)?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import NOTHING, Column, Kind, Measure, Sight, Values

WATCHED = (10, 20, 30)  # rounds after which neutral places are counted

COLUMNS = (
    Column(
        "first_battle",
        {"en": "Round of the first battle between houses", "fr": "Tour de la première bataille entre maisons"},
        Kind.NUMBER,
        is_main=True,
    ),
    *(
        Column(
            f"neutral_{rounds}",
            {"en": f"Neutral places after {rounds} rounds", "fr": f"Lieux neutres après {rounds} tours"},
            Kind.NUMBER,
        )
        for rounds in WATCHED
    ),
    Column(
        "opening_capture",
        {"en": "Captures among the attacks of rounds 1 to 20", "fr": "Prises parmi les attaques des tours 1 à 20"},
        Kind.RATIO,
        over="opening_attack",
    ),
    Column(
        "capture",
        {"en": "Captures of neutral places among all attacks", "fr": "Prises de lieux neutres parmi les attaques"},
        Kind.RATIO,
        over="attack",
    ),
    Column(
        "stuck",
        {"en": "Turns without a possible attack", "fr": "Tours sans attaque possible"},
        Kind.RATIO,
        over="turn",
    ),
    Column("pass", {"en": "Turns that are passed", "fr": "Tours passés"}, Kind.RATIO, over="turn", is_main=True),
    *(Column(name, {"en": name, "fr": name}, Kind.HIDDEN) for name in ("opening_attack", "attack", "turn")),
)


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    return COLUMNS


def read(sight: Sight) -> Mapping[str, Values]:
    rounds = sight.setting.game.rounds(sight.seen.states)
    found = {column.key: sight.count(column.key).sum(axis=1).astype(float) for column in COLUMNS}
    found["first_battle"] = np.where(found["first_battle"] > 0, found["first_battle"], NOTHING)
    for watched in WATCHED:
        found[f"neutral_{watched}"] = np.where(rounds > watched, found[f"neutral_{watched}"], NOTHING)
    return found


NEUTRAL = Measure(
    "neutral",
    {"en": "Neutral places", "fr": "Lieux neutres"},
    {
        "en": "How long the houses are busy with neutral places, which fall without a fight, before they meet: the "
        "round of the first attack on another house, captures among attacks, turns in which nobody could be attacked.",
        "fr": "Combien de temps les maisons s'occupent des lieux neutres, qui tombent sans combat, avant de se "
        "rencontrer : le tour de la première attaque d'une autre maison, les prises parmi les attaques, les tours "
        "sans attaque.",
    },
    columns,
    read,
    fits=lambda game: game.key == "guerre",
)
