"""Differences between cells: paired game by game where they share their chance, with Holm's correction for many.

Nothing is called balanced or equal because no difference was found: that takes an equivalence test (TOST).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from scipy import stats
from statsmodels.stats.multitest import multipletests

from donjons.lab.columns import Column, Kind, Text, Values
from donjons.lab.estimates import CONFIDENCE, batches, bootstrap

LEVEL = 1 - CONFIDENCE


class Verdict(StrEnum):
    DIFFERENT = "different"  # certainly not equal
    EQUAL = "equal"  # certainly within the margin
    SLIGHT = "slight"  # certainly not equal, and certainly within the margin
    OPEN = "open"  # neither is certain


@dataclass(frozen=True)
class Difference:
    """One figure of a cell less that of another, or less what it should be."""

    key: str
    title: Text
    kind: Kind
    value: float
    low: float
    high: float
    p_different: float
    p_within: float | None  # of the equivalence test; None where there is no margin
    margin: float | None = None
    is_main: bool = False

    @property
    def verdict(self) -> Verdict:
        within = self.p_within is not None and self.p_within < LEVEL
        if self.p_different < LEVEL:
            return Verdict.SLIGHT if within else Verdict.DIFFERENT
        return Verdict.EQUAL if within else Verdict.OPEN


@dataclass(frozen=True)
class Sample:
    """The values of a column over the games of a cell."""

    values: Values
    over: Values | None  # of a ratio: what it is a share of
    block: int


def influences(sample: Sample) -> Values:
    """What each game adds to the figure, so that their mean is the figure: of a ratio to first order."""
    if sample.over is None:
        return sample.values
    total = np.nansum(sample.over)
    figure = np.nansum(sample.values) / total if total else 0.0
    mean = total / len(sample.over) if total else 1.0
    added: Values = figure + (sample.values - figure * sample.over) / mean
    return added


def paired(column: Column, first: Sample, second: Sample, margin: float) -> Difference | None:
    """The second less the first, game by game: they share their chance."""
    count = min(len(first.values), len(second.values))
    change = influences(second)[:count] - influences(first)[:count]
    there = ~np.isnan(change)
    if first.over is None and not there.all():
        return unpaired(column, first, second, margin)  # what is measured is not there in the same games
    return tested(column, change, there, max(first.block, second.block), margin_of(column, margin))


def unpaired(column: Column, first: Sample, second: Sample, margin: float) -> Difference | None:
    """The second less the first, of games that have nothing in common (Welch)."""
    sides = []
    for sample in (first, second):
        values = influences(sample)
        there = ~np.isnan(values)
        means = block_means(values, there, sample.block)
        if len(means) < 2:
            return None
        sides.append((float(values[there].mean()), float(means.var(ddof=1) / len(means)), len(means)))
    (mean_1, square_1, blocks_1), (mean_2, square_2, blocks_2) = sides
    error = float(np.sqrt(square_1 + square_2))
    if error == 0:
        return certain(column, mean_2 - mean_1, margin_of(column, margin))
    freedom = (square_1 + square_2) ** 2 / (square_1**2 / (blocks_1 - 1) + square_2**2 / (blocks_2 - 1))
    reach = float(stats.t.ppf(1 - LEVEL / 2, freedom)) * error
    value = mean_2 - mean_1
    return from_error(column, value, value - reach, value + reach, error, freedom, margin_of(column, margin))


def against_even(column: Column, sample: Sample, margin: float) -> Difference | None:
    """A figure less what it would be in a balanced game."""
    assert column.even is not None
    change = sample.values - column.even
    return tested(column, change, ~np.isnan(change), sample.block, margin)


def tested(column: Column, change: Values, there: Values, block: int, margin: float | None) -> Difference | None:
    means = block_means(change, there, block)
    if len(means) < 2:
        return None
    error = float(means.std(ddof=1) / np.sqrt(len(means)))
    value, low, high = bootstrap(batches(np.where(there, change, 0.0), block), batches(there * 1.0, block), CONFIDENCE)
    if error == 0:
        return certain(column, value, margin)
    return from_error(column, value, low, high, error, len(means) - 1, margin)


def block_means(values: Values, there: Values, block: int) -> Values:
    """The mean of each block of games that share their chance or their set-up: blocks are independent."""
    starts = np.arange(0, len(values), block)
    if not len(starts):
        return np.zeros(0)
    sums, counts = np.add.reduceat(np.where(there, values, 0.0), starts), np.add.reduceat(there * 1, starts)
    means: Values = sums[counts > 0] / counts[counts > 0]
    return means


def from_error(
    column: Column, value: float, low: float, high: float, error: float, freedom: float, margin: float | None
) -> Difference:
    p_different = 2 * float(stats.t.sf(abs(value) / error, freedom))
    p_within = None if margin is None else float(stats.t.sf((margin - abs(value)) / error, freedom))
    return Difference(
        column.key, column.title, column.kind, value, low, high, p_different, p_within, margin, column.is_main
    )


def certain(column: Column, value: float, margin: float | None) -> Difference:
    """Where every game shows the same difference."""
    p_within = None if margin is None else float(abs(value) >= margin)
    return Difference(
        column.key,
        column.title,
        column.kind,
        value,
        value,
        value,
        float(value == 0),
        p_within,
        margin,
        column.is_main,
    )


def margin_of(column: Column, margin: float) -> float | None:
    """A margin is one of shares: for a number nobody has said what is little."""
    return margin if column.kind in (Kind.SHARE, Kind.RATIO) else None


def corrected(differences: Sequence[Difference]) -> list[Difference]:
    """Holm's correction: with all of them, no more than one study in twenty makes a single false claim."""
    if not differences:
        return []
    different = holm([one.p_different for one in differences])
    asked = [one.p_within for one in differences if one.p_within is not None]
    within = iter(holm(asked))
    return [
        replace(one, p_different=p, p_within=None if one.p_within is None else next(within))
        for one, p in zip(differences, different, strict=True)
    ]


def holm(values: Sequence[float]) -> list[float]:
    """The p-values that Holm's procedure leaves.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    return [float(p) for p in multipletests(values, method="holm")[1]] if values else []
