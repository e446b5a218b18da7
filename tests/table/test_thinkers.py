"""Engines think in processes of their own: one that dies or hangs is replaced, and the step is asked again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from donjons.engines.batch import Engine
from donjons.table.thinkers import NoAnswer, Thinkers
from playing import GAME

MATCH = GAME.start(2, seed=7)
MATCH.play(MATCH.legal()[0])


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]], workers: int = 1, limit: float = 120.0) -> None:
    async def run() -> None:
        thinkers = Thinkers(workers, limit)
        await thinkers.start()
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


def pids() -> set[int]:
    """The workers of this test; a server of other tests may run beside them."""
    children = set()
    for task in os.listdir("/proc/self/task"):
        with open(f"/proc/self/task/{task}/children") as listed:
            children |= set(map(int, listed.read().split()))
    return {child for child in children if b"donjons.table.thinker" in Path(f"/proc/{child}/cmdline").read_bytes()}


def test_they_play_what_the_engine_plays_here() -> None:
    async def work(thinkers: Thinkers) -> None:
        for name in ("greedy", "random"):
            expected = Engine(MATCH.setting, name, 5).choose(MATCH)
            assert await thinkers.choose(MATCH, name, 5) == expected
        assert thinkers.replaced == 0

    with_thinkers(work)


def test_many_questions_at_once_are_all_answered() -> None:
    async def work(thinkers: Thinkers) -> None:
        steps = await asyncio.gather(*(thinkers.choose(MATCH, "random", seed) for seed in range(40)))
        assert set(steps) <= set(MATCH.legal())
        assert len(set(steps)) > 3

    with_thinkers(work, workers=2)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(MATCH, "greedy", 1)
        (before,) = pids()
        os.kill(before, signal.SIGKILL)
        assert await thinkers.choose(MATCH, "greedy", 1) in MATCH.legal()
        assert thinkers.replaced == 1
        assert pids() != {before}

    with_thinkers(work)


def test_a_worker_that_hangs_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(MATCH, "greedy", 1)
        (before,) = pids()
        os.kill(before, signal.SIGSTOP)
        thinkers.time_limit = 0.2
        with pytest.raises(NoAnswer):  # a new worker needs longer than that to begin
            await thinkers.choose(MATCH, "greedy", 1)
        thinkers.time_limit = 120.0
        assert await thinkers.choose(MATCH, "greedy", 1) in MATCH.legal()
        assert before not in pids()

    with_thinkers(work)


def test_an_engine_that_does_not_exist_gives_no_step() -> None:
    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(NoAnswer):
            await thinkers.choose(MATCH, "genius", 1)

    with_thinkers(work)
