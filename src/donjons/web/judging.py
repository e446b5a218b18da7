"""What engines make of a table, for its people: a hint, how everybody stands, and the curve of a game that is over.

Whatever they are asked about is what the reader may know, so that nothing can be read out of their answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.core.verbs import CHANCE
from donjons.table.advisers import Advisers
from donjons.table.refusal import Refusal, refusal
from donjons.web.messages import helping
from donjons.web.showing import Reader, Showing

MOST_POINTS = 240  # of a curve
AT_ONCE = 8  # positions of a curve in one question, so that hints come between
PAUSE = 1.0  # seconds before a question is asked again that was one too many

Watcher = Callable[[helping.Curve], None]
Start = Callable[[Coroutine[None, None, None]], object]


class Judging:
    """One table, judged."""

    def __init__(self, showing: Showing, advisers: Advisers, start: Start) -> None:
        self.showing = showing
        self.table = showing.table
        self._advisers = advisers
        self._start = start
        self._standing: tuple[object, asyncio.Future[list[float]]] | None = None
        self._points: list[helping.CurvePoint] = []
        self._places: list[int] = []
        self._is_drawing = False
        self._watchers: list[Watcher] = []

    def check(self) -> None:
        """Help is given where the table allows it, and to everybody when the game is over."""
        if not self.table.agreement.hints and not self.table.is_over:
            raise refusal("not_now", "no_hints")

    # A hint.
    async def hint(self, reader: Reader, question: helping.Hint) -> helping.Hinted:
        """The best step of the reader's seat that is to act, and why."""
        self.check()
        table, number = self.table, self.table.number
        if table.actor is None or table.actor not in reader.holder.seats or table.engine_of(table.actor) is not None:
            raise refusal("not_yours")
        match = self.showing.imagined(reader)
        answer = await self._advisers.advice(match, match.state)
        if table.number != number and table.changed > number:
            raise refusal("late")
        ideas = [self._idea(reader, match, idea["step"], idea["payoffs"]) for idea in answer["ideas"]]
        return helping.Hinted(
            id=question.id, number=number, ideas=ideas, line=self._foretold(reader, match, answer["line"])
        )

    def _idea(self, reader: Reader, match: Match, step: int, payoffs: list[float]) -> helping.Idea:
        game, setting = match.setting.game, match.setting
        return helping.Idea(
            step=self.showing.step(match.state, step),
            sentence=game.explain_step(setting, match.state, step, reader.language),
            chances=payoffs,
        )

    def _foretold(self, reader: Reader, match: Match, line: list[int]) -> list[helping.Foretold]:
        """How it may go on after the first of these steps."""
        game, setting, referee = match.setting.game, match.setting, match.setting.referee
        state, told = match.state.copy(), []
        for place, step in enumerate(line):
            if place:
                sentence = game.explain_step(setting, state, step, reader.language)
                told.append(helping.Foretold(seat=referee.actor(state), sentence=sentence))
            referee.play(state, step)
        return told

    # How everybody stands.
    async def judge(self, reader: Reader, question: helping.Judge) -> helping.Judged:
        """What everybody may expect of the position, as far as the reader knows it."""
        self.check()
        number = self.table.number
        about = (number, self.showing.eyes(reader))
        if self._standing is None or self._standing[0] != about or has_failed(self._standing[1]):
            match = self.showing.imagined(reader)
            self._standing = (about, asyncio.ensure_future(self._glance(match, match.state)))
        chances = await asyncio.shield(self._standing[1])
        return helping.Judged(id=question.id, number=number, chances=chances)

    async def _glance(self, match: Match, state: Records) -> list[float]:
        (payoffs,) = await self._advisers.standings(match, [state])
        return payoffs

    # The curve of a game that is over.
    def watch(self, watcher: Watcher) -> None:
        """Send the curve as far as it is drawn, and the rest as it comes."""
        if not self.table.is_over:
            raise refusal("not_now", "not_over")
        if not self._places:
            self._places = places_of_interest(self.table.match)
        watcher(self._part(0))
        self._watchers.append(watcher)
        if not self._is_drawing and len(self._points) < len(self._places):
            self._is_drawing = True
            self._start(self._draw())

    def leave(self, watcher: Watcher) -> None:
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    def _part(self, start: int) -> helping.Curve:
        return helping.Curve(start=start, points=self._points[start:], length=len(self._places))

    async def _draw(self) -> None:
        """Judge one position after the other, as long as somebody watches."""
        match = self.table.match
        try:
            while self._watchers and len(self._points) < len(self._places):
                start = len(self._points)
                places = self._places[start : start + AT_ONCE]
                states = [self.showing.known(match.before(place), None) for place in places]
                try:
                    payoffs = await self._advisers.standings(match, states)
                except Refusal:
                    await asyncio.sleep(PAUSE)
                    continue
                self._points += [
                    helping.CurvePoint(place=place, chances=chances)
                    for place, chances in zip(places, payoffs, strict=True)
                ]
                for watcher in list(self._watchers):
                    watcher(self._part(start))
        finally:
            self._is_drawing = False


def has_failed(future: asyncio.Future[list[float]]) -> bool:
    return future.done() and (future.cancelled() or future.exception() is not None)


def places_of_interest(match: Match) -> list[int]:
    """The places of a curve: wherever a seat decides, or where there are many, wherever a turn begins; and the end."""
    line = match.line
    found = [place for place, played in enumerate(line) if played.actor != CHANCE]
    if len(found) > MOST_POINTS:
        found = [place for place in found if place == 0 or line[place - 1].label != line[place].label]
    stride = -(-len(found) // MOST_POINTS) or 1
    return [*found[::stride], len(line)]
