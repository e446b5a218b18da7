"""Ratings: a Bradley-Terry fit on the Elo scale, with intervals from resampled blocks."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import choix
import numpy as np
import numpy.typing as npt

ELO = 400 / math.log(10)  # points per natural unit of strength
RESAMPLES = 400
IMAGINED = 0.5  # a drawn block added to each pair: an engine that never lost is not infinitely strong, nor surely so
REGULAR = 1e-3  # for the solver, when a resample leaves an engine without any point
Scores = Mapping[tuple[str, str], Sequence[float]]  # of each pair: the first one's share of each block


@dataclass(frozen=True)
class Rating:
    """An engine's rating above the first engine's, with its 95 % interval, and above the engine before it."""

    engine: str
    elo: float
    low: float
    high: float
    step: float
    step_low: float
    step_high: float


def ratings(engines: Sequence[str], scores: Scores, seed: int = 0) -> list[Rating]:
    """The ratings in the order of the engines; the first one's is 0 by definition."""
    scores = {pair: [*shares, IMAGINED] for pair, shares in scores.items()}
    fitted = fit(engines, scores)
    random = np.random.default_rng(seed)
    samples = np.array([fit(engines, resampled(scores, random)) for _ in range(RESAMPLES)])
    low, high = np.percentile(samples, (2.5, 97.5), axis=0)
    steps = np.diff(samples, axis=1, prepend=0.0)
    step_low, step_high = np.percentile(steps, (2.5, 97.5), axis=0)
    return [
        Rating(
            engine,
            float(fitted[place]),
            float(low[place]),
            float(high[place]),
            float(fitted[place] - fitted[place - 1]) if place else 0.0,
            float(step_low[place]),
            float(step_high[place]),
        )
        for place, engine in enumerate(engines)
    ]


def fit(engines: Sequence[str], scores: Scores) -> npt.NDArray[np.float64]:
    """The Elo of each engine above the first."""
    wins = np.zeros((len(engines), len(engines)))
    for (a, b), shares in scores.items():
        first, second = engines.index(a), engines.index(b)
        wins[first, second] += sum(shares)
        wins[second, first] += len(shares) - sum(shares)
    strengths = choix.ilsr_pairwise_dense(wins, alpha=REGULAR)
    return np.asarray(ELO * (strengths - strengths[0]))


def resampled(scores: Scores, random: np.random.Generator) -> Scores:
    """As many blocks of each pair, drawn with replacement."""
    return {
        pair: np.asarray(shares)[random.integers(0, len(shares), len(shares))].tolist()
        for pair, shares in scores.items()
    }
