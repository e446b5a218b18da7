"""Who wins: the share of first places of each seat and, where players differ, of each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import Column, Kind, Measure, Sight, Text, Values

SHARED = Column(
    "shared_first", {"en": "Games with a shared first place", "fr": "Parties à première place partagée"}, Kind.SHARE
)


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    even = 1 / setting.players
    seats = [
        Column(
            f"win_seat_{seat + 1}",
            {"en": f"Wins of seat {seat + 1}", "fr": f"Victoires de la place {seat + 1}"},
            Kind.SHARE,
            even=even,
            is_main=True,
        )
        for seat in range(setting.players)
    ]
    if line_up.rotations == 1:
        return [*seats, SHARED]
    return [*seats, SHARED, *(of_player(place, name, even) for place, name in enumerate(line_up.names))]


def of_player(place: int, name: str, even: float) -> Column:
    title: Text = {"en": f"Wins of {name} (player {place + 1})", "fr": f"Victoires de {name} (joueur {place + 1})"}
    return Column(f"win_player_{place + 1}", title, Kind.SHARE, even=even)


def read(sight: Sight) -> Mapping[str, Values]:
    wins = sight.wins()
    found = {f"win_seat_{seat + 1}": wins[:, seat] for seat in range(sight.setting.players)}
    found["shared_first"] = wins.max(axis=1) < 1
    if sight.line_up.rotations > 1:
        orders = np.array([sight.line_up.order(int(number)) for number in sight.numbers])
        for place in range(sight.setting.players):
            found[f"win_player_{place + 1}"] = (wins * (orders == place)).sum(axis=1)
    return found


SEATS = Measure(
    "seats",
    {"en": "Who wins, by seat", "fr": "Qui gagne, par place"},
    {
        "en": "The share of games that each seat wins; a shared first place counts in parts. In a balanced game every "
        "seat wins as often as every other.",
        "fr": "La part des parties que gagne chaque place ; une première place partagée compte en parts. Dans un jeu "
        "équilibré, toutes les places gagnent aussi souvent.",
    },
    columns,
    read,
    fits=lambda game: not game.is_shared,
)
