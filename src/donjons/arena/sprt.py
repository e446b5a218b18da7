"""A sequential test: is one engine better than another? It plays no more games than the answer needs.

Two statements are compared: the difference is `low` Elo, or it is `high` Elo. After every block the logarithm of their
likelihood ratio is computed from the mean and the variance of the blocks' scores (the usual normal approximation, with
games on the same seed as one observation); beyond the bounds one of the statements is accepted, each with an error of
5 %.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
IMAGINED = (0.0, 0.5, 1.0)  # blocks added to every sample: the variance of three equal scores is not nothing

Verdict = Literal["better", "not better", "open"]


@dataclass(frozen=True)
class Test:
    """The two statements, in Elo."""

    low: float
    high: float

    def ratios(self, shares: Iterable[float]) -> Iterator[float]:
        """The logarithm of the likelihood ratio after each block; positive speaks for `high`."""
        low, high = expected(self.low), expected(self.high)
        count, total, squares = len(IMAGINED), sum(IMAGINED), sum(share * share for share in IMAGINED)
        for played, share in enumerate(shares, 1):
            count, total, squares = count + 1, total + share, squares + share * share
            mean = total / count
            variance = squares / count - mean * mean
            yield played * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, shares: Iterable[float]) -> Verdict:
        """The answer after these blocks, in the order in which they were due: the first that was reached stands."""
        for ratio in self.ratios(shares):
            if abs(ratio) >= BOUND:
                return "better" if ratio > 0 else "not better"
        return "open"


def expected(elo: float) -> float:
    """The share of the points that a lead of so many Elo promises.

    >>> round(expected(0), 3), round(expected(191), 3)
    (0.5, 0.75)
    """
    return 1 / (1 + math.pow(10, -elo / 400))
