"""What engines and studies share in statistics: intervals and counts that can be added up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

NORMAL_95 = 1.959963984540054  # the 97.5 % point of the normal distribution


def wilson(successes: float, trials: int, reach: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson interval of a share: of 95 %, or of as many standard errors as are told.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if trials == 0:
        return 0.0, 1.0
    share, squared = successes / trials, reach**2
    centre = share + squared / (2 * trials)
    spread = reach * math.sqrt(share * (1 - share) / trials + squared / (4 * trials**2))
    scale = 1 + squared / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Tally:
    """How often each whole number was seen; two tallies can be added. Its size does not grow with what it counts."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, values: Iterable[int]) -> None:
        self.counts.update(int(value) for value in values)

    def merge(self, other: Tally) -> None:
        self.counts.update(other.counts)

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / max(1, self.total)

    @property
    def sd(self) -> float:
        mean = self.mean
        return math.sqrt(sum(count * (value - mean) ** 2 for value, count in self.counts.items()) / max(1, self.total))

    @property
    def mode(self) -> int:
        """The most frequent value, the smallest of several."""
        return min(self.counts, key=lambda value: (-self.counts[value], value))

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all values does not exceed.

        >>> tally = Tally()
        >>> tally.add([1, 2, 3, 4])
        >>> tally.quantile(0.25), tally.quantile(0.5), tally.quantile(1)
        (1, 2, 4)
        """
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= share * self.total:
                return value
        return 0

    def bins(self, most: int) -> list[tuple[int, int, int]]:
        """A histogram of at most so many bins of equal width: (first value, last value, count)."""
        if not self.counts:
            return []
        low, high = min(self.counts), max(self.counts)
        width = max(1, math.ceil((high - low + 1) / most))
        starts = range(low, high + 1, width)
        return [(start, start + width - 1, self.between(start, start + width - 1)) for start in starts]

    def between(self, low: int, high: int) -> int:
        return sum(count for value, count in self.counts.items() if low <= value <= high)
