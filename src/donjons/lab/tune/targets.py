"""What the games of a setting say of a target."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from donjons.lab.cells import Cell
from donjons.lab.columns import Column, Kind
from donjons.lab.estimates import CONFIDENCE, derived_interval, estimate
from donjons.lab.findings import sample_of
from donjons.lab.storage import Results
from donjons.lab.tune.model import BALANCE, Target


@dataclass(frozen=True)
class Reached:
    """A target and the value that some games reach."""

    target: Target
    value: float
    low: float | None = None  # its 95 % interval, once it is confirmed
    high: float | None = None

    @property
    def shortfall(self) -> float:
        return self.target.shortfall(self.value)

    @property
    def is_met(self) -> bool:
        return self.shortfall == 0


def reached(results: Results, cell: Cell, target: Target) -> Reached:
    if target.figure == BALANCE:
        shares = [value_of(results, cell, column, "mean") for column in seats_of(cell)]
        return Reached(target, max(abs(share - 1 / cell.players) for share in shares))
    return Reached(target, value_of(results, cell, column_of(cell, target.figure), target.statistic))


def with_interval(results: Results, cell: Cell, one: Reached) -> Reached:
    """The same, with what the games leave open."""
    if one.target.figure == BALANCE:
        wins = np.stack([sample_of(results.games(cell), column, cell).values for column in seats_of(cell)], axis=1)
        low, high = derived_interval(
            lambda drawn: float(np.abs(drawn @ wins / len(wins) - 1 / cell.players).max()), len(wins)
        )
        return replace(one, low=low, high=high)
    column = column_of(cell, one.target.figure)
    sample = sample_of(results.games(cell), column, cell)
    found = estimate(column, sample.values, sample.over, cell.block, CONFIDENCE)
    if one.target.statistic == "median":
        return replace(one, low=found.median_low, high=found.median_high)
    return replace(one, low=found.low, high=found.high)


def seats_of(cell: Cell) -> list[Column]:
    """The wins of each seat."""
    return [column for column in cell.columns if column.key.startswith("win_seat_")]


def column_of(cell: Cell, figure: str) -> Column:
    return next(column for column in cell.columns if column.key == figure)


def known_figures(cell: Cell) -> list[str]:
    """What a target may be about."""
    shown = [column.key for column in cell.columns if column.kind is not Kind.HIDDEN]
    return [BALANCE, *shown] if seats_of(cell) else shown


def value_of(results: Results, cell: Cell, column: Column, statistic: str) -> float:
    sample = sample_of(results.games(cell), column, cell)
    if sample.over is not None:
        return float(np.nansum(sample.values) / max(1e-9, float(np.nansum(sample.over))))
    seen = sample.values[~np.isnan(sample.values)]
    if not len(seen):
        return 0.0
    return float(np.quantile(seen, 0.5, method="inverted_cdf")) if statistic == "median" else float(seen.mean())
