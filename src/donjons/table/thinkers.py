"""The worker processes in which engines think. One that hangs or dies is replaced, and its question asked again."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from donjons.core.match import Match

log = logging.getLogger(__name__)

THINKER = ("-m", "donjons.table.thinker")
TIME_LIMIT = 30.0  # seconds for one step; the first one may load or compile the rules
TRIES = 3


class NoAnswer(Exception):
    """No worker could answer."""


class Thinkers:
    def __init__(self, workers: int, time_limit: float = TIME_LIMIT, niceness: int = 0) -> None:
        self.time_limit = time_limit
        self.workers = workers
        self.niceness = niceness
        self.replaced = 0
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()

    async def start(self) -> None:
        for _ in range(self.workers):
            await self._add()

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
            await process.wait()

    async def choose(self, match: Match, engine: str, seed: int) -> str:
        """The step an engine plays now."""
        answer = await self.think(
            match, "step", engine=engine, state=match.state.tobytes().hex(), played=len(match.line), seed=seed
        )
        return str(answer["token"])

    async def think(self, match: Match, about: str, **words: object) -> dict[str, Any]:
        """What a worker answers to a question about a match."""
        question = {"about": about, "game": match.setting.game.key, "opening": match.setting.line(), **words}
        line = json.dumps(question).encode() + b"\n"
        for _ in range(TRIES):
            answer = await self._ask(line)
            if answer is not None:
                return answer
        raise NoAnswer(f"no worker could think about the {about}")

    async def _ask(self, question: bytes) -> dict[str, Any] | None:
        """Ask the next worker that is free; None when it failed and was replaced."""
        process = await self._idle.get()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.time_limit):
                process.stdin.write(question)
                await process.stdin.drain()
                answer: dict[str, Any] = json.loads(await process.stdout.readline())
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a thinker is replaced", extra={"reason": type(error).__name__})
            await self._replace(process)
            return None
        except asyncio.CancelledError:
            await self._replace(process)  # its answer would be taken for that of the next question
            raise
        self._idle.put_nowait(process)
        return answer

    async def _replace(self, process: Process) -> None:
        self.replaced += 1
        self._end(process)
        await self._add()

    async def _add(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *THINKER, str(self.niceness), stdin=PIPE, stdout=PIPE
        )
        self._all.add(process)
        self._idle.put_nowait(process)

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
