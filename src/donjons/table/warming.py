"""Rules are compiled in processes of their own: while one game is compiled the others are played.

`python -m donjons.table.warming GAME` compiles, or does nothing where the cache has it; a server waits for that before
it asks a game anything.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Iterable

from donjons.games import CATALOGUE, find

log = logging.getLogger(__name__)

WARMER = ("-m", "donjons.table.warming")
WATCH_SECONDS = 0.5


def family_of(game: str) -> str:
    """What is compiled together: the editions of one family."""
    return next((entry.family for entry in CATALOGUE if entry.key == game), "")


class Warming:
    def __init__(self, warm: Iterable[str] = ()) -> None:
        self._warm = {family_of(game) for game in warm}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begin with the games that are not yet warm, one after the other."""
        games = {family_of(entry.key): entry.key for entry in reversed(CATALOGUE)}
        before: asyncio.Task[None] | None = None
        for family, game in games.items():
            if family not in self._warm:
                before = self._tasks[family] = asyncio.create_task(self._compile(family, game, before))

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def ready(self, game: str) -> None:
        """Wait until a game can be asked."""
        task = self._tasks.get(family_of(game))
        if task is not None:
            await asyncio.shield(task)

    async def _compile(self, family: str, game: str, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before
        process = await asyncio.create_subprocess_exec(sys.executable, *WARMER, game, str(os.getpid()))
        try:
            if await process.wait() != 0:
                log.warning("rules could not be compiled beforehand", extra={"family": family})
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise


def end_with(parent: int) -> None:
    """A server that is killed takes its compilations with it."""
    while os.getppid() == parent:
        time.sleep(WATCH_SECONDS)
    os._exit(1)


def main() -> None:
    """Compile the rules of a game into the cache."""
    name, *asked_by = sys.argv[1:]
    for parent in asked_by:
        threading.Thread(target=end_with, args=(int(parent),), daemon=True).start()
    from donjons.engines.players import warm

    game = find(name)
    warm(game.setting(min(game.parameters.PLAYERS)))


if __name__ == "__main__":
    main()
