"""Does a run agree with the study? The acceptance of section 16.4, figure by figure."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from donjons.lab.published.tables import SHARE, Cell, Row, description
from donjons.statistics import Tally


@dataclass(frozen=True)
class Verdict:
    """What a run shows for a figure, how far that is from the reference, and whether it may be."""

    cell: Cell
    run: float
    deviation: float | None  # from the reference, in standard errors of the run
    agrees: bool | None  # None: not judged at this number of trials


def judge(cell: Cell, run: float, trials: int) -> Verdict:
    """16.4, 1 to 3."""
    meta = description()["meta"]
    if cell.is_whole:
        return Verdict(cell, run, None, run in cell.accepted if trials == meta["trials"] else None)
    assert cell.reference is not None
    error, printed_error = cell.sd / sqrt(trials), cell.sd / sqrt(meta["trials"])
    rounding = meta["percent_rounding"] / 100 if cell.statistic == SHARE else meta["mean_rounding"]
    agrees = abs(run - cell.reference) <= meta["sigma"] * error
    if cell.published is not None:
        agrees &= abs(run - cell.published) <= rounding + meta["sigma"] * (error + printed_error)
    return Verdict(cell, run, (run - cell.reference) / error, agrees)


@dataclass(frozen=True)
class Judged:
    """A row and what a run shows for it."""

    row: Row
    verdicts: tuple[Verdict, ...]

    @property
    def agrees(self) -> bool:
        return all(verdict.agrees is not False for verdict in self.verdicts)

    @property
    def judged_whole(self) -> bool:
        """Were its modes and quantiles judged?"""
        return any(verdict.cell.is_whole and verdict.agrees is not None for verdict in self.verdicts)

    @property
    def deviation(self) -> float:
        """The largest deviation of the row, in standard errors of the run."""
        return max((verdict.deviation or 0.0 for verdict in self.verdicts), key=abs)


def figure(cell: Cell, sample: Tally, reached: int) -> float:
    """A statistic of a sample (16.1); `reached` is the least value that counts for a share."""
    match cell.statistic:
        case "mean":
            return sample.mean
        case "mode":
            return sample.mode
        case "min":
            return sample.quantile(0)
        case "max":
            return sample.quantile(1)
        case "share" | "reached":
            return sum(count for value, count in sample.counts.items() if value >= reached) / sample.total
        case quantile:
            return sample.quantile(int(quantile[1:]) / 100)
