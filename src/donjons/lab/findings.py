"""What the games of a study say: figures of every cell, differences between cells, and whether strengths agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import polars as pl

from donjons.lab.cells import Cell
from donjons.lab.columns import Column, Kind, Measure
from donjons.lab.comparing import Difference, Sample, Verdict, against_even, corrected, paired, unpaired
from donjons.lab.estimates import Estimate, estimate
from donjons.lab.storage import Results

SHOWN = (Kind.SHARE, Kind.NUMBER, Kind.RATIO, Kind.RATE)


@dataclass(frozen=True)
class Told:
    """One cell: how many games, and what each measure says."""

    cell: Cell
    games: int
    figures: dict[str, list[Estimate]]  # by measure
    balance: list[Difference]  # of figures from what they would be in a balanced game

    def figure(self, key: str) -> Estimate | None:
        return next((one for figures in self.figures.values() for one in figures if one.key == key), None)


@dataclass(frozen=True)
class Comparison:
    """A cell beside the one that it is compared with."""

    first: int
    second: int
    differences: list[Difference]


@dataclass(frozen=True)
class Disagreement:
    """Where a second strength of bots tells another story."""

    cell: int
    repeat: int
    key: str


@dataclass(frozen=True)
class Findings:
    cells: list[Told]
    comparisons: list[Comparison]
    disagreements: list[Disagreement]
    confidence: float
    complete: bool


def find(results: Results, cells: Sequence[Cell], margin: float, confidence: float, complete: bool) -> Findings:
    """Everything that the games played so far say."""
    told = [tell(results, cell, margin, confidence) for cell in cells]
    balance = iter(corrected([one for cell in told for one in cell.balance]))
    told = [Told(one.cell, one.games, one.figures, [next(balance) for _ in one.balance]) for one in told]
    pairs = [(first, second) for first, second in pairs_of(cells) if told[first].games and told[second].games]
    found = [compare(results, cells[first], cells[second], margin) for first, second in pairs]
    differences = iter(corrected([one for row in found for one in row]))
    comparisons = [
        Comparison(first, second, [next(differences) for _ in row])
        for (first, second), row in zip(pairs, found, strict=True)
    ]
    return Findings(told, comparisons, list(disagreements(told, comparisons)), confidence, complete)


def tell(results: Results, cell: Cell, margin: float, confidence: float) -> Told:
    """The figures of one cell. Columns are read one after the other: memory does not grow with their number."""
    games = results.games(cell)
    count = int(games.select(pl.len()).collect().item())
    figures: dict[str, list[Estimate]] = {}
    balance = []
    for measure in cell.measures if count else ():
        columns = measure.columns(cell.setting, cell.seats)
        figures[measure.key] = []
        for column in columns:
            if column.kind in SHOWN:
                sample = sample_of(games, column, cell)
                figures[measure.key].append(estimate(column, sample.values, sample.over, cell.block, confidence))
                if column.even is not None and (found := against_even(column, sample, margin)):
                    balance.append(found)
        figures[measure.key] += derived(games, measure, cell)
    return Told(cell, count, figures, balance)


def derived(games: pl.LazyFrame, measure: Measure, cell: Cell) -> Sequence[Estimate]:
    if measure.derive is None:
        return []
    keys = [column.key for column in measure.columns(cell.setting, cell.seats)]
    return measure.derive(games.select(["number", *keys]).collect(), cell.setting, cell.seats)


def sample_of(games: pl.LazyFrame, column: Column, cell: Cell) -> Sample:
    keys = [column.key, column.over] if column.over else [column.key]
    table = games.select(keys).collect()
    over = table[column.over].to_numpy() if column.over else None
    return Sample(table[column.key].to_numpy(), over, cell.block)


def pairs_of(cells: Sequence[Cell]) -> Iterator[tuple[int, int]]:
    """Which cells are compared: each with the first that differs from it in variant and parameters only."""
    first: dict[Any, int] = {}
    for index, cell in enumerate(cells):
        group = (cell.players, cell.line_up, cell.repeats is None)
        if group in first:
            yield first[group], index
        else:
            first[group] = index


def compare(results: Results, first: Cell, second: Cell, margin: float, common: bool = True) -> list[Difference]:
    """Every figure of the second cell less that of the first."""
    games, others = results.games(first), results.games(second)
    return compare_games(games, others, first, second, margin, common)


def compare_games(
    games: pl.LazyFrame, others: pl.LazyFrame, first: Cell, second: Cell, margin: float, common: bool
) -> list[Difference]:
    theirs = {column.key for column in second.columns}
    test = paired if common else unpaired
    found = [
        test(column, sample_of(games, column, first), sample_of(others, column, second), margin)
        for column in first.columns
        if column.kind in SHOWN and column.key in theirs
    ]
    return [one for one in found if one is not None]


def disagreements(told: Sequence[Told], comparisons: Sequence[Comparison]) -> Iterator[Disagreement]:
    """What the repetition does not bear out.

    A seat favoured with one strength and not with the other, a change that helps with one and hurts with the other, a
    main figure whose intervals do not meet.
    """
    for index, one in enumerate(told):
        if one.cell.repeats is not None:
            for was, now in zip(told[one.cell.repeats].balance, one.balance, strict=False):
                if contradict(was, now):
                    yield Disagreement(one.cell.repeats, index, was.key)
            for key in apart(told[one.cell.repeats], one):
                yield Disagreement(one.cell.repeats, index, key)
    claims = {(row.first, row.second): row.differences for row in comparisons}
    for row in comparisons:
        first, second = told[row.first].cell.repeats, told[row.second].cell.repeats
        if first is None or second is None:
            continue
        ours = {one.key: one for one in claims.get((first, second), [])}
        for difference in row.differences:
            if difference.key in ours and contradict(ours[difference.key], difference):
                yield Disagreement(second, row.second, difference.key)


def apart(was: Told, now: Told) -> Iterator[str]:
    """The main figures whose intervals do not meet."""
    for figures in was.figures.values():
        for one in figures:
            other = now.figure(one.key) if one.is_main else None
            if other and (other.high < one.low or one.high < other.low):
                yield one.key


def contradict(first: Difference, second: Difference) -> bool:
    """Both are claimed and in opposite senses, or one is claimed and the other is certainly next to nothing."""
    claimed = (Verdict.DIFFERENT, Verdict.SLIGHT)
    if first.verdict in claimed and second.verdict in claimed:
        return first.value * second.value < 0
    verdicts = {first.verdict, second.verdict}
    return verdicts == {Verdict.DIFFERENT, Verdict.EQUAL}


def table_of(findings: Findings) -> pl.DataFrame:
    """All figures, one a row: what stands beside the report as cells.parquet."""
    rows = [
        {
            "cell": index,
            **{f"at_{name}": value for name, value in told.cell.label().items()},
            "measure": measure,
            "figure": one.key,
            "value": one.value,
            "low": one.low,
            "high": one.high,
            "games": one.games,
        }
        for index, told in enumerate(findings.cells)
        for measure, figures in told.figures.items()
        for one in figures
    ]
    return pl.from_dicts(rows, infer_schema_length=None) if rows else pl.DataFrame()
