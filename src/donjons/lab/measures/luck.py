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
    return explained(games, setting, "luck", "payoff", "luck_share", TITLE)


def explained(
    games: pl.DataFrame, setting: Setting, cause: str, result: str, key: str, title: Text
) -> Sequence[Estimate]:
    """The square of the correlation between what each seat had and its result, over all seats of all games."""
    had, got = by_seat(games, cause, setting.players), by_seat(games, result, setting.players)
    there = ~np.isnan(had).any(axis=1)
    had, got = had[there], got[there]
    if len(had) < 2:
        return []

    def share(weights: Values) -> float:
        a, b = from_mean(had, weights), from_mean(got, weights)
        both, ours, theirs = ((weights[:, None] * values).sum() for values in (a * b, a * a, b * b))
        return float(both**2 / (ours * theirs)) if ours * theirs > 0 else 0.0

    low, high = derived_interval(share, len(had))
    return [Estimate(key, title, Kind.SHARE, share(np.ones(len(had))), low, high, len(had), is_main=True)]


def by_seat(games: pl.DataFrame, name: str, players: int) -> Values:
    """[game, seat]"""
    return np.stack([games[f"{name}_{seat + 1}"].to_numpy() for seat in range(players)], axis=1)


def from_mean(values: Values, weights: Values) -> Values:
    """How far each seat's values are from its mean."""
    distance: Values = values - (weights[:, None] * values).sum(axis=0) / weights.sum()
    return distance


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
