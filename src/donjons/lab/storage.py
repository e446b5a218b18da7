"""Where the games of a study are kept: a small Parquet file for each finished piece, whole or not there at all.

A file is written under another name and renamed, so that a run may be killed at any moment. The folder of a cell is
named after everything that its games depend on: games played once are found again whatever else the study asks.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from donjons.lab.cells import Cell


@dataclass(frozen=True)
class Results:
    """The folder of one study."""

    folder: Path

    def of_cell(self, cell: Cell) -> Path:
        return self.folder / "pieces" / cell.key

    def played(self, cell: Cell) -> list[tuple[int, int]]:
        """The pieces that are there, as (first game, number of games), in order."""
        names = (path.stem.split("-") for path in self.of_cell(cell).glob("*.parquet"))
        return sorted((int(first), int(count)) for first, count in names)

    def write(self, cell: Cell, first: int, games: pl.DataFrame) -> None:
        folder = self.of_cell(cell)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{first:09}-{len(games)}.parquet"
        unfinished = path.with_suffix(f".{os.getpid()}.part")
        games.write_parquet(unfinished)
        unfinished.replace(path)

    def games(self, cell: Cell, most: int | None = None) -> pl.LazyFrame:
        """The games of a cell in their order, so far as they follow one another from the first."""
        paths = []
        place = 0
        for first, count in self.played(cell):
            if first != place:
                break
            paths.append(self.of_cell(cell) / f"{first:09}-{count}.parquet")
            place += count
        if not paths:
            schema = dict.fromkeys((column.key for column in cell.columns), pl.Float64)
            return pl.LazyFrame(schema={"number": pl.Int64, **schema})
        return pl.scan_parquet(paths).filter(pl.col("number") < (cell.games if most is None else most))

    def gather(self, cells: Sequence[Cell]) -> Path:
        """Write all games of all cells into one table, in their order."""
        path = self.folder / "games.parquet"
        unfinished = path.with_suffix(".part")
        tables = [
            self.games(cell).select(pl.lit(index, pl.Int32).alias("cell"), pl.all()) for index, cell in enumerate(cells)
        ]
        pl.concat(tables, how="diagonal").sink_parquet(unfinished, maintain_order=True)
        unfinished.replace(path)
        return path

    def forget(self, cells: Sequence[Cell]) -> None:
        """Drop the games of these cells: they are to be played afresh."""
        for cell in cells:
            for path in self.of_cell(cell).glob("*"):
                path.unlink()
