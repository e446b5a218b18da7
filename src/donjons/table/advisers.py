"""Engines that think for people: hints, how everybody stands, and the curve of a game that is over.

They have workers of their own, which give way to those that play: no table waits for another one's hint. So many
questions may wait; whoever comes then is told to ask again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.table.refusal import refusal
from donjons.table.thinkers import NoAnswer, Thinkers

HINT = 800  # iterations: between a duke and a king
GLANCE = 150  # iterations for how everybody stands
NICENESS = 10
MOST_WAITING = 24


class Advisers:
    def __init__(self, workers: int = 1) -> None:
        self._thinkers = Thinkers(workers, niceness=NICENESS)
        self._has_begun = False
        self._waiting = 0

    @property
    def replaced(self) -> int:
        return self._thinkers.replaced

    async def close(self) -> None:
        await self._thinkers.close()

    async def advice(self, match: Match, state: Records) -> dict[str, Any]:
        """The best steps in a position of a match, what is expected of each, and how it may go on."""
        return await self._ask(match, "advice", state=state.tobytes().hex(), iterations=HINT)

    async def standings(self, match: Match, states: Sequence[Records]) -> list[list[float]]:
        """What each seat may expect of some positions of a match, in none of which chance is to act."""
        said = [state.tobytes().hex() for state in states]
        answer = await self._ask(match, "standings", states=said, iterations=GLANCE)
        payoffs: list[list[float]] = answer["payoffs"]
        return payoffs

    async def _ask(self, match: Match, about: str, **words: object) -> dict[str, Any]:
        if self._waiting >= MOST_WAITING:
            raise refusal("too_many")
        if not self._has_begun:
            self._has_begun = True
            await self._thinkers.start()
        self._waiting += 1
        try:
            return await self._thinkers.think(match, about, **words)
        except NoAnswer:
            raise refusal("unavailable") from None
        finally:
            self._waiting -= 1
