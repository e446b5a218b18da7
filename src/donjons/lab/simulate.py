"""Simulate many games on all cores; stop at any time and keep what was played."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

from donjons.core.game import Setting
from donjons.engines.contest import simulator
from donjons.lab.journal import Journal
from donjons.lab.sums import Summary

CHUNK_SECONDS = 0.25  # a chunk is long enough to cost little, short enough to stop soon
LARGEST_CHUNK = 20_000
WAKE_SECONDS = 0.1


@dataclass
class Simulation:
    """A number of games of one setting, line-up and seed."""

    setting: Setting
    engines: Sequence[str]
    games: int
    seed: int
    journal: Journal | None = None
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    stop: threading.Event = field(default_factory=threading.Event)
    taken_up: int = 0  # games found in the journal
    new_steps: int = 0  # steps played by this run
    seconds: float = 0.0
    _chunk: int = 8
    _local: threading.local = field(default_factory=threading.local)

    def run(self, progress: Callable[[int], None] = lambda games: None) -> Summary:
        """Play until all games are played or `stop` is set; `progress` is told the number of games finished."""
        total = Summary(self.setting.players)
        played: list[tuple[int, int]] = []
        for first, chunk in self.journal.read() if self.journal else ():
            if first + chunk.games <= self.games:
                total.merge(chunk)
                played.append((first, chunk.games))
        self.taken_up = total.games
        progress(total.games)
        began = time.perf_counter()
        with ThreadPoolExecutor(self.workers) as pool:
            for first, chunk in self._chunks(pool, played):
                if self.journal:
                    self.journal.write(first, chunk)
                total.merge(chunk)
                self.new_steps += chunk.total_steps
                progress(total.games)
        self.seconds = time.perf_counter() - began
        if self.journal and total.games == self.games:
            self.journal.close()
        return total

    def _chunks(self, pool: ThreadPoolExecutor, played: list[tuple[int, int]]) -> Iterator[tuple[int, Summary]]:
        """Finished chunks as they come, two per worker under way at any time."""
        running: dict[Future[Summary], int] = {}
        waiting = _gaps(played, self.games)
        rest = next(waiting, None)
        while running or (rest and not self.stop.is_set()):
            while rest and len(running) < 2 * self.workers and not self.stop.is_set():
                first, end = rest
                count = min(self._chunk, end - first)
                running[pool.submit(self._play, first, count)] = first
                rest = (first + count, end) if first + count < end else next(waiting, None)
            done, _ = wait(running, timeout=WAKE_SECONDS, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()

    def _play(self, first: int, count: int) -> Summary:
        if not hasattr(self._local, "simulator"):
            self._local.simulator = simulator(self.setting, self.engines)
        began = time.thread_time()
        games = self._local.simulator.play(self.seed, first, count)
        spent = time.thread_time() - began
        if spent < CHUNK_SECONDS / 2:
            self._chunk = min(2 * count, LARGEST_CHUNK)
        return Summary.of(self.setting, games, spent)


def _gaps(played: list[tuple[int, int]], games: int) -> Iterator[tuple[int, int]]:
    """The runs of games that are still to be played, as (first, end)."""
    place = 0
    for first, count in sorted(played):
        if first > place:
            yield place, first
        place = max(place, first + count)
    if place < games:
        yield place, games
