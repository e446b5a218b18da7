"""What a fight promises before it is begun."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Odds:
    """What a battle promises to an attacker who never retreats."""

    success: float
    survivors: float  # attackers that stand when it is over, won or not, on average
    error: float = 0.0  # standard error of `success`; 0 where it is exact
