"""How long games are: in rounds, turns and steps, and in minutes for people of a given pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import Column, Kind, Measure, Sight, Values

COLUMNS = (
    Column("rounds", {"en": "Rounds", "fr": "Tours de table"}, Kind.NUMBER, is_main=True),
    Column("turns", {"en": "Turns", "fr": "Tours de jeu"}, Kind.NUMBER),
    Column("steps", {"en": "Steps, chance included", "fr": "Coups, hasard compris"}, Kind.NUMBER),
    Column("minutes", {"en": "Minutes (estimated)", "fr": "Minutes (estimées)"}, Kind.NUMBER),
    Column(
        "within_90_minutes", {"en": "Games of 90 minutes at most", "fr": "Parties de 90 minutes au plus"}, Kind.SHARE
    ),
    Column(
        "beyond_45_minutes", {"en": "Games of 45 minutes or more", "fr": "Parties de 45 minutes ou plus"}, Kind.SHARE
    ),
)


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    return COLUMNS


def read(sight: Sight) -> Mapping[str, Values]:
    seen = sight.seen
    minutes = (seen.turns * sight.pace.turn_seconds + seen.steps * sight.pace.step_seconds) / 60
    return {
        "rounds": sight.setting.game.rounds(seen.states),
        "turns": seen.turns,
        "steps": seen.steps,
        "minutes": minutes,
        "within_90_minutes": minutes <= 90,
        "beyond_45_minutes": minutes >= 45,
    }


LENGTH = Measure(
    "length",
    {"en": "Length", "fr": "Longueur"},
    {
        "en": "How long games are. Minutes are an estimate: so many seconds for each turn and for each step (the study "
        "file's [pace]).",
        "fr": "La longueur des parties. Les minutes sont une estimation : tant de secondes par tour et par coup (le "
        "[pace] du fichier d'étude).",
    },
    columns,
    read,
)
