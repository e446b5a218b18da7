"""Token buckets: so many things a second, with a burst of some more."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

BURST = 10.0  # seconds' worth that may come at once
FORGOTTEN_AFTER = 10_000  # addresses


@dataclass
class Bucket:
    rate: float  # tokens a second; 0 for as many as wanted
    burst: float
    _left: float = field(init=False)
    _at: float = field(init=False, default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self._left = self.burst

    def take(self) -> bool:
        """May one more thing be done now?"""
        if self.rate == 0:
            return True
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        if len(self._of) > FORGOTTEN_AFTER:
            self._of.clear()
        if address not in self._of:
            self._of[address] = Bucket(self.rate, self.burst)
        return self._of[address]
