"""Studies carried out: all cores of this machine, or a Dask cluster; stopped at any moment and taken up again."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field

from donjons.core.errors import NotFound
from donjons.lab.cells import Cell
from donjons.lab.pieces import in_turn, pieces_of, play
from donjons.lab.storage import Results
from donjons.lab.working import finished

CONNECT_SECONDS = 10


@dataclass(frozen=True)
class Progress:
    """How far a study is."""

    done: int  # games
    asked: int
    seconds_left: float | None  # None while nothing is known


@dataclass
class How:
    """How a study is to be carried out."""

    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    cluster: str | None = None  # the address of a Dask scheduler
    stop: threading.Event = field(default_factory=threading.Event)
    progress: Callable[[Progress], None] = lambda progress: None


@dataclass
class Pace:
    """What games of each cell cost, for an honest estimate of the time that is left."""

    cells: Sequence[Cell]
    began: float = field(default_factory=time.perf_counter)
    games: dict[str, int] = field(default_factory=dict)
    cpu: dict[str, float] = field(default_factory=dict)

    def note(self, cell: Cell, games: int, seconds: float) -> None:
        self.games[cell.key] = self.games.get(cell.key, 0) + games
        self.cpu[cell.key] = self.cpu.get(cell.key, 0.0) + seconds

    def left(self, missing: dict[str, int]) -> float | None:
        """Seconds until so many games of each cell are played, once every cell that misses some has been tried."""
        wanted = [key for key, games in missing.items() if games > 0]
        if not all(key in self.games for key in wanted):
            return None
        cost = sum(missing[key] * self.cpu[key] / self.games[key] for key in wanted)
        spent = sum(self.cpu.values())
        return cost * (time.perf_counter() - self.began) / spent if spent else None


@contextmanager
def workers(how: How) -> Iterator[tuple[Executor, int]]:
    """What plays pieces, and how many at a time."""
    if how.cluster is None:
        with ThreadPoolExecutor(how.workers) as pool:
            yield pool, how.workers
        return
    from distributed import Client

    try:
        client = Client(how.cluster, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NotFound(f"no Dask scheduler answers at {how.cluster}: start one with dask scheduler.") from error
    with client, client.get_executor(pure=False) as pool:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise NotFound(f"the cluster at {how.cluster} has no worker: start some with dask worker {how.cluster}.")
        yield pool, threads


def play_all(results: Results, cells: Sequence[Cell], games: Sequence[int], how: How) -> bool:
    """Play the first so many games of every cell; False if it was stopped before the end."""
    played = {cell.key: results.played(cell) for cell in cells}
    wanted = {cell.key: most for cell, most in zip(cells, games, strict=True)}
    missing = {cell.key: len_missing(played[cell.key], wanted[cell.key]) for cell in cells}
    asked = sum(wanted.values())
    pace = Pace(cells)
    todo = in_turn([pieces_of(cell, played[cell.key], wanted[cell.key]) for cell in cells])
    how.progress(Progress(asked - sum(missing.values()), asked, None))
    with workers(how) as (pool, width):
        for piece, (table, seconds) in finished(pool, 2 * width, todo, play, how.stop):
            results.write(piece.cell, piece.first, table)
            missing[piece.cell.key] -= piece.count
            pace.note(piece.cell, piece.count, seconds)
            how.progress(Progress(asked - sum(missing.values()), asked, pace.left(missing)))
    return not any(missing.values())


def len_missing(played: Sequence[tuple[int, int]], games: int) -> int:
    return games - sum(min(count, max(0, games - first)) for first, count in played)
