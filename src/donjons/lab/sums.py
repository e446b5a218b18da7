"""What is kept of simulated games: sums that do not grow with their number, and can be added and written down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np

from donjons.core.game import Setting
from donjons.engines.playouts import Games
from donjons.statistics import Tally, wilson

HISTOGRAM_BINS = 12


@dataclass
class Summary:
    """The sums over some games."""

    players: int
    games: int = 0
    wins: list[float] = field(default_factory=list)  # [seat] first places, shared ones in parts
    payoffs: list[float] = field(default_factory=list)  # [seat]
    rounds: Tally = field(default_factory=Tally)
    steps: Tally = field(default_factory=Tally)
    endings: Counter[str] = field(default_factory=Counter)
    cpu_seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.players
        self.payoffs = self.payoffs or [0.0] * self.players

    @classmethod
    def of(cls, setting: Setting, games: Games, cpu_seconds: float) -> Self:
        """The sums over a batch of finished games."""
        best = games.payoffs == games.payoffs.max(axis=1, keepdims=True)
        summary = cls(setting.players, len(games.steps), cpu_seconds=cpu_seconds)
        summary.wins = [float(share) for share in (best / best.sum(axis=1, keepdims=True)).sum(axis=0)]
        summary.payoffs = [float(total) for total in games.payoffs.sum(axis=0)]
        summary.rounds.add(setting.game.rounds(games.states))
        summary.steps.add(games.steps)
        codes, counts = np.unique(games.endings, return_counts=True)
        summary.endings.update({setting.game.endings[code]: int(n) for code, n in zip(codes, counts, strict=True)})
        return summary

    def merge(self, other: Summary) -> None:
        """Add the sums over other games."""
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.payoffs = [a + b for a, b in zip(self.payoffs, other.payoffs, strict=True)]
        self.rounds.merge(other.rounds)
        self.steps.merge(other.steps)
        self.endings.update(other.endings)
        self.cpu_seconds += other.cpu_seconds

    def to_sums(self) -> dict[str, Any]:
        """The bare sums, to be written down and added up later."""
        return {
            "games": self.games,
            "wins": self.wins,
            "payoffs": self.payoffs,
            "rounds": dict(self.rounds.counts),
            "steps": dict(self.steps.counts),
            "endings": dict(self.endings),
            "cpu_seconds": self.cpu_seconds,
        }

    @classmethod
    def from_sums(cls, players: int, sums: dict[str, Any]) -> Self:
        return cls(
            players,
            sums["games"],
            sums["wins"],
            sums["payoffs"],
            _tally(sums["rounds"]),
            _tally(sums["steps"]),
            Counter(sums["endings"]),
            sums["cpu_seconds"],
        )

    def figures(self) -> dict[str, Any]:
        """What the sums say, under plain names."""
        return {
            "games": self.games,
            "seats": [self._seat(seat) for seat in range(self.players)],
            "rounds": _length(self.rounds),
            "steps": _length(self.steps),
            "endings": {name: count / max(1, self.games) for name, count in self.endings.most_common()},
            "cpu_seconds": self.cpu_seconds,
            "steps_per_cpu_second": self.total_steps / max(self.cpu_seconds, 1e-9),
        }

    @property
    def total_steps(self) -> int:
        return sum(value * count for value, count in self.steps.counts.items())

    def _seat(self, seat: int) -> dict[str, Any]:
        low, high = wilson(self.wins[seat], self.games)
        games = max(1, self.games)
        return {
            "seat": seat,
            "wins": self.wins[seat],
            "win_rate": self.wins[seat] / games,
            "win_rate_low": low,
            "win_rate_high": high,
            "payoff": self.payoffs[seat] / games,
        }


def _tally(counts: dict[str, int]) -> Tally:
    return Tally(Counter({int(value): count for value, count in counts.items()}))


def _length(tally: Tally) -> dict[str, Any]:
    return {
        "mean": tally.mean,
        "quartiles": [tally.quantile(share) for share in (0.25, 0.5, 0.75)],
        "least": tally.quantile(0),
        "most": tally.quantile(1),
        "histogram": [{"from": low, "to": high, "games": n} for low, high, n in tally.bins(HISTOGRAM_BINS)],
    }
