"""Simulate many games on all cores; stop at any time and keep what was played."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from donjons.core.game import Setting
from donjons.engines.contest import simulator
from donjons.lab.journal import Journal
from donjons.lab.sums import Summary
from donjons.lab.working import finished, gaps

CHUNK_SECONDS = 0.25  # a chunk is long enough to cost little, short enough to stop soon
LARGEST_CHUNK = 20_000


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
            todo = self._todo(played)
            for (first, _), chunk in finished(pool, 2 * self.workers, todo, self._play, self.stop):
                if self.journal:
                    self.journal.write(first, chunk)
                total.merge(chunk)
                self.new_steps += chunk.total_steps
                progress(total.games)
        self.seconds = time.perf_counter() - began
        if self.journal and total.games == self.games:
            self.journal.close()
        return total

    def _todo(self, played: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """The chunks that are missing, as (first, count): they grow while they turn out to be short."""
        for first, end in gaps(played, self.games):
            place = first
            while place < end:
                count = min(self._chunk, end - place)
                yield place, count
                place += count

    def _play(self, chunk: tuple[int, int]) -> Summary:
        first, count = chunk
        if not hasattr(self._local, "simulator"):
            self._local.simulator = simulator(self.setting, self.engines)
        began = time.thread_time()
        games = self._local.simulator.play(self.seed, first, count)
        spent = time.thread_time() - began
        if spent < CHUNK_SECONDS / 2:
            self._chunk = min(2 * count, LARGEST_CHUNK)
        return Summary.of(self.setting, games, spent)
