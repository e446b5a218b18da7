"""How much chance decides: the part of the spread of results that the luck of dice and cards explains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import polars as pl

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.engines.watching import LUCK as WEIGH_LUCK
from donjons.lab.columns import Column, Kind, Measure, Sight, Text, Values
from donjons.lab.estimates import Estimate, derived_interval

TITLE: Text = {"en": "Share of the result that chance explains", "fr": "Part du résultat qu'explique le hasard"}


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    seats = range(1, setting.players + 1)
    hidden = [Column(f"{name}_{seat}", TITLE, Kind.HIDDEN) for seat in seats for name in ("luck", "payoff")]
    title: Text = {"en": "Games won by the luckiest seat", "fr": "Parties gagnées par la place la plus chanceuse"}
    return [*hidden, Column("luckiest_wins", title, Kind.SHARE, even=1 / setting.players)]


def read(sight: Sight) -> Mapping[str, Values]:
    luck, payoffs = sight.seen.luck, sight.seen.payoffs
    found: dict[str, Values] = {}
    for seat in range(sight.setting.players):
        found |= {f"luck_{seat + 1}": luck[:, seat], f"payoff_{seat + 1}": payoffs[:, seat]}
    rows = np.arange(len(luck))
    return found | {"luckiest_wins": sight.wins()[rows, luck.argmax(axis=1)]}


def derive(games: pl.DataFrame, setting: Setting, line_up: LineUp) -> Sequence[Estimate]:
    """The square of the correlation between a seat's luck and its result, over all seats."""
    seats = range(1, setting.players + 1)
    luck = np.stack([games[f"luck_{seat}"].to_numpy() for seat in seats], axis=1)
    payoff = np.stack([games[f"payoff_{seat}"].to_numpy() for seat in seats], axis=1)
    if len(games) < 2:
        return []

    def explained(weights: Values) -> float:
        def mean(values: Values) -> Values:
            centre: Values = (weights[:, None] * values).sum(axis=0) / weights.sum()
            return centre

        a, b = luck - mean(luck), payoff - mean(payoff)
        both, ours, theirs = mean(a * b).sum(), mean(a * a).sum(), mean(b * b).sum()
        return float(both**2 / (ours * theirs)) if ours * theirs > 0 else 0.0

    low, high = derived_interval(explained, len(games))
    value = explained(np.ones(len(games)))
    return [Estimate("luck_share", TITLE, Kind.SHARE, value, low, high, len(games), is_main=True)]


LUCK = Measure(
    "luck",
    {"en": "How much chance decides", "fr": "Ce que décide le hasard"},
    {
        "en": "At every roll or draw the luck of a seat is what the outcome makes of its prospects, beside what was "
        "to be expected (as the greedy player judges them, after its best turn with that outcome). Told is the share "
        "of the spread of results that the sum of luck explains: 0 % nothing, 100 % everything. What the players do "
        "with it is the rest.",
        "fr": "À chaque dé ou tirage, la chance d'une place est ce que le résultat fait de ses espérances, à côté de "
        "ce qui était à attendre (au jugement du joueur glouton, après son meilleur tour). On donne la part de la "
        "dispersion des résultats qu'explique la somme des chances : 0 % rien, 100 % tout. Le reste est ce qu'en font "
        "les joueurs.",
    },
    columns,
    read,
    fits=lambda game: not game.is_shared,
    weighed=WEIGH_LUCK,
    derive=derive,
)
