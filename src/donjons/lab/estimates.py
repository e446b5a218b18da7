"""Figures with their intervals: Wilson's for shares of independent games, the bootstrap's for everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np
from scipy import stats

from donjons.lab.columns import Column, Kind, Text, Values
from donjons.statistics import wilson

RESAMPLES = 2000
MOST_BATCHES = 1000  # more blocks than this are resampled in batches: exact enough, and quick
BOOTSTRAP_SEED = 20250
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """One figure of one cell."""

    key: str
    title: Text
    kind: Kind
    value: float
    low: float
    high: float
    games: int
    even: float | None = None
    is_main: bool = False
    quartiles: tuple[float, float, float] | None = None
    median_low: float | None = None
    median_high: float | None = None
    bins: list[tuple[float, float, int]] = field(default_factory=list)  # (from, to, games)

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def estimate(column: Column, values: Values, over: Values | None, block: int, confidence: float) -> Estimate:
    """The figure of a column; games come in blocks that share their chance or their set-up."""
    if column.kind in (Kind.RATIO, Kind.RATE):
        assert over is not None
        return ratio(column, values, over, block, confidence)
    there = ~np.isnan(values)
    seen = values[there]
    if column.kind is Kind.SHARE and block == 1 and bool(np.isin(seen, (0, 1)).all()):
        low, high = wilson(float(seen.sum()), len(seen), NormalDist().inv_cdf((1 + confidence) / 2))
        return build(column, float(seen.mean()) if len(seen) else 0.0, low, high, seen)
    sums, counts = batches(np.where(there, values, 0.0), block), batches(there.astype(float), block)
    return build(column, *bootstrap(sums, counts, confidence), seen)


def ratio(column: Column, values: Values, over: Values, block: int, confidence: float) -> Estimate:
    """A sum over a sum; the games are what is resampled, not what is counted in them."""
    there = ~(np.isnan(values) | np.isnan(over))
    sums, counts = batches(np.where(there, values, 0), block), batches(np.where(there, over, 0), block)
    value, low, high = bootstrap(sums, counts, confidence)
    return Estimate(
        column.key, column.title, column.kind, value, low, high, int(there.sum()), column.even, column.is_main
    )


def build(column: Column, value: float, low: float, high: float, seen: Values) -> Estimate:
    if column.kind is not Kind.NUMBER or len(seen) == 0:
        return Estimate(column.key, column.title, column.kind, value, low, high, len(seen), column.even, column.is_main)
    quartiles = tuple(float(q) for q in np.quantile(seen, (0.25, 0.5, 0.75), method="inverted_cdf"))
    median_low, median_high = median_interval(seen, CONFIDENCE)
    return Estimate(
        column.key,
        column.title,
        column.kind,
        value,
        low,
        high,
        len(seen),
        column.even,
        column.is_main,
        (quartiles[0], quartiles[1], quartiles[2]),
        median_low,
        median_high,
        histogram(seen),
    )


def batches(values: Values, block: int) -> Values:
    """The sums of the blocks, or of a thousand batches of neighbouring blocks."""
    blocks = max(1, -(-len(values) // block))
    size = block * max(1, -(-blocks // MOST_BATCHES))
    return np.add.reduceat(values, np.arange(0, len(values), size)) if len(values) else np.zeros(1)


def bootstrap(sums: Values, counts: Values, confidence: float) -> tuple[float, float, float]:
    """The ratio of two sums over batches, and its interval by resampling the batches (percentiles)."""
    total = counts.sum()
    if total == 0:
        return 0.0, 0.0, 0.0
    value = float(sums.sum() / total)
    if len(sums) < 2:
        return value, -np.inf, np.inf
    drawn = resampled(len(sums))
    below = drawn @ counts
    ratios = (drawn @ sums)[below > 0] / below[below > 0]
    stretch = np.sqrt(len(sums) / (len(sums) - 1))  # resampling makes the spread of few batches too small
    low, high = np.quantile(ratios, ((1 - confidence) / 2, (1 + confidence) / 2))
    return value, value - stretch * (value - float(low)), value + stretch * (float(high) - value)


def resampled(batches: int) -> Values:
    """How often each batch is drawn in each resample; the same for the same number of batches."""
    rng = np.random.default_rng(BOOTSTRAP_SEED)
    drawn: Values = rng.multinomial(batches, np.full(batches, 1 / batches), RESAMPLES).astype(np.float64)
    return drawn


def derived_interval(statistic: Callable[[Values], float], groups: int, resamples: int = 400) -> tuple[float, float]:
    """The 95 % interval of a statistic of groups, such as set-ups: it is given how often each of them is drawn."""
    rng = np.random.default_rng(BOOTSTRAP_SEED)
    drawn = rng.multinomial(groups, np.full(groups, 1 / groups), resamples)
    found = [statistic(row) for row in drawn]
    low, high = np.quantile(found, ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2))
    return float(low), float(high)


def median_interval(seen: Values, confidence: float) -> tuple[float, float]:
    """The interval of a median whatever the distribution: between two of the ordered values."""
    ordered = np.sort(seen)
    low = int(stats.binom.ppf((1 - confidence) / 2, len(ordered), 0.5))
    return float(ordered[max(0, low - 1)]), float(ordered[min(len(ordered) - 1, len(ordered) - low)])


def histogram(seen: Values, most: int = 30) -> list[tuple[float, float, int]]:
    """At most so many bins; those of whole numbers have whole widths."""
    low, high = float(seen.min()), float(seen.max())
    if np.all(seen == np.round(seen)):
        width = max(1, int(np.ceil((high - low + 1) / most)))
        edges = np.arange(low, high + width + 1, width) - 0.5
    else:
        edges = np.linspace(low, max(high, low + 1e-9), most + 1)
    counts, edges = np.histogram(seen, edges)
    return [(float(a), float(b), int(n)) for a, b, n in zip(edges[:-1], edges[1:], counts, strict=True)]
