"""Two threads against one. Only wall-clock time shows this, and other programs on the machine disturb it: so a control,
plain hashing, is measured in the same rounds. It says what the machine had to give just then.
"""

from __future__ import annotations

import hashlib
import os
import platform
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks import ours
from benchmarks.measure import Spread, spread

HASHED = bytes(2**20)
HASHES = 400  # hashes of a mebibyte: about as long as the games of one thread


@dataclass(frozen=True)
class Cores:
    """How many times as fast two threads are as one, on the same work."""

    available: int
    rounds: int
    games: Spread  # barons-2025, 2 players
    hashing: Spread  # the control
    cpu_cost: Spread  # CPU time of the games in two threads, over that in one


@dataclass(frozen=True)
class Comparison:
    speedup: float
    cpu_cost: float


def compare(rounds: int, batches: int) -> Cores:
    """Each half of the work is so many batches of games; one thread does both halves, or two do one each."""
    players = [ours.batches(2), ours.batches(2)]  # a simulator owns its scratch space: one per thread

    def play(half: int) -> None:
        for batch in range(batches):
            players[half]((half * batches + batch) * ours.BATCH)

    def hash_much(half: int) -> None:
        for _ in range(HASHES):
            hashlib.sha256(HASHED)

    games, hashing = [], []
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(2) as two:
        list(two.map(play, (0, 1)))  # warm up
        for _ in range(rounds):
            games.append(compare_once(play, one, two))
            hashing.append(compare_once(hash_much, one, two))
    return Cores(
        available(),
        rounds,
        spread([found.speedup for found in games]),
        spread([found.speedup for found in hashing]),
        spread([found.cpu_cost for found in games]),
    )


def compare_once(work: Callable[[int], None], one: ThreadPoolExecutor, two: ThreadPoolExecutor) -> Comparison:
    one_wall, one_cpu = timed(work, one)
    two_wall, two_cpu = timed(work, two)
    return Comparison(one_wall / two_wall, two_cpu / one_cpu)


def timed(work: Callable[[int], None], pool: ThreadPoolExecutor) -> tuple[float, float]:
    """Wall-clock and CPU seconds of both halves of some work, all threads together."""
    wall, cpu = time.perf_counter(), time.process_time()
    list(pool.map(work, (0, 1)))
    return time.perf_counter() - wall, time.process_time() - cpu


def available() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processor() -> str:
    """The name of the machine's processor."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
