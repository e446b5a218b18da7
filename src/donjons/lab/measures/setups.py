"""Unfair set-ups: how far the start position alone says who will win.

Several games are played from each set-up, with other dice. What their results share beyond chance is the set-up's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import polars as pl

from donjons.core.game import Setting
from donjons.engines.watcher import LineUp
from donjons.lab.columns import Column, Kind, Measure, Sight, Text, Values
from donjons.lab.estimates import Estimate, derived_interval

SHARE: Text = {
    "en": "Share of the result that the set-up explains",
    "fr": "Part du résultat qu'explique la mise en place",
}
FAVOURITE: Text = {
    "en": "Wins of the favoured seat in an average set-up",
    "fr": "Victoires de la place favorisée, mise en place moyenne",
}
WORST: Text = {
    "en": "Wins of the favoured seat in the worst tenth of the set-ups",
    "fr": "Victoires de la place favorisée dans le pire dixième des mises en place",
}


def columns(setting: Setting, line_up: LineUp) -> Sequence[Column]:
    hidden = [Column(f"setup_win_{seat}", SHARE, Kind.HIDDEN) for seat in range(1, setting.players + 1)]
    return [Column("setup", SHARE, Kind.HIDDEN), *hidden]


def read(sight: Sight) -> Mapping[str, Values]:
    wins = sight.wins()
    found = {f"setup_win_{seat + 1}": wins[:, seat] for seat in range(sight.setting.players)}
    return {"setup": sight.numbers // sight.per_setup_games, **found}


def derive(games: pl.DataFrame, setting: Setting, line_up: LineUp) -> Sequence[Estimate]:
    names = [f"setup_win_{seat}" for seat in range(1, setting.players + 1)]
    grouped = games.group_by("setup", maintain_order=True).agg(
        pl.len().alias("games"), *(pl.col(name).sum() for name in names)
    )
    full = grouped.filter(pl.col("games") == grouped["games"].max())
    each = int(full["games"].max() or 0)  # type: ignore[arg-type]
    if each < 2 or len(full) < 2:
        return []
    shares = full.select(names).to_numpy() / each

    def told(which: int) -> tuple[float, float, float]:
        low, high = derived_interval(lambda weights: spread(np.repeat(shares, weights, axis=0), each)[which], len(full))
        return spread(shares, each)[which], low, high

    titles = (("setup_share", SHARE, True), ("setup_favourite", FAVOURITE, False), ("setup_worst", WORST, False))
    return [
        Estimate(key, title, Kind.SHARE, *told(which), len(games), is_main=main)
        for which, (key, title, main) in enumerate(titles)
    ]


def spread(shares: Values, each: int) -> tuple[float, float, float]:
    """The set-up's part of the variance, and what it gives the favoured seat on average and in the worst tenth.

    The observed shares of a set-up spread more than the true ones, because its games are few: they are drawn towards
    their seat's mean until their variance is what the analysis of variance leaves for the set-ups.
    """
    means = shares.mean(axis=0)
    between = ((shares - means) ** 2).sum(axis=0) / (len(shares) - 1)
    within = (shares * (1 - shares)).mean(axis=0) * each / (each - 1)
    own = np.maximum(0.0, between - within / each)
    total = own + within
    part = float(own.sum() / total.sum()) if total.sum() > 0 else 0.0
    scale = np.sqrt(own / np.where(between > 0, between, 1))
    favoured = np.sort((means + scale * (shares - means)).max(axis=1))
    tenth = max(1, len(favoured) // 10)
    return part, float(favoured.mean()), float(favoured[-tenth:].mean())


SETUPS = Measure(
    "setups",
    {"en": "Unfair set-ups", "fr": "Mises en place injustes"},
    {
        "en": "How far the start position alone says who will win: 0 % not at all, 100 % entirely. Ask for several "
        "games from each set-up (games_per_setup). The worst tenth are the set-ups that favour one seat most.",
        "fr": "Jusqu'où la position de départ dit à elle seule qui gagnera : 0 % pas du tout, 100 % entièrement. "
        "Demandez plusieurs parties par mise en place (games_per_setup). Le pire dixième : celles qui favorisent le "
        "plus une place.",
    },
    columns,
    read,
    fits=lambda game: not game.is_shared,
    derive=derive,
)
