"""A piece of work: some games of one cell, played anywhere, told as a table with a row per game."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

import numpy as np
import polars as pl

from donjons.engines.watcher import Watcher
from donjons.lab.cells import Cell
from donjons.lab.columns import Sight
from donjons.lab.working import gaps

LOCAL = threading.local()  # the watcher that this thread used last: a watcher owns its room to think


@dataclass(frozen=True)
class Piece:
    cell: Cell
    first: int
    count: int


def watcher_of(cell: Cell) -> Watcher:
    if getattr(LOCAL, "cell", None) != cell:
        LOCAL.watcher = Watcher(cell.setting, cell.seats, cell.per_setup, cell.weighed)
        LOCAL.cell = cell
    kept: Watcher = LOCAL.watcher
    return kept


def play(piece: Piece) -> tuple[pl.DataFrame, float]:
    """Play these games: what is measured of each, and the processor's seconds."""
    began = time.thread_time()
    cell = piece.cell
    seen = watcher_of(cell).play(cell.seed, piece.first, piece.count)
    sight = Sight(cell.setting, cell.seats, piece.first, cell.per_setup, cell.pace, seen)
    columns = {"number": pl.Series(sight.numbers, dtype=pl.Int64)}
    for measure in cell.measures:
        read = measure.read(sight)
        for column in measure.columns(cell.setting, cell.seats):
            columns[column.key] = pl.Series(np.asarray(read[column.key], np.float64))
    return pl.DataFrame(columns), time.thread_time() - began


def pieces_of(cell: Cell, played: Sequence[tuple[int, int]], games: int) -> Iterator[Piece]:
    """What is still to be played of the first so many games of a cell."""
    bare = replace(cell)  # without what it has looked up: it may travel
    for first, end in gaps(played, games):
        for start in range(first, end, cell.chunk):
            yield Piece(bare, start, min(cell.chunk, end - start))


def in_turn(cells: Sequence[Iterator[Piece]]) -> Iterator[Piece]:
    """A piece of every cell, then another of every cell: so that all speeds are known soon."""
    for row in zip_longest(*cells):
        yield from (piece for piece in row if piece is not None)
