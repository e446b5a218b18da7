"""Tests that watch random games: a sentence about one step, or about a line of play, becomes a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from hypothesis import given, settings
from hypothesis import seed as reseeded
from hypothesis import strategies as st

from playing import Start
from strategies import SEEDS, Position, as_printed, games_under_way, mostly, new_games
from tables import Table

BATCHES = 6
OFTEN = 3  # whatever was seen so often is no accident
Moment = TypeVar("Moment")
Test = TypeVar("Test", bound=Callable[..., None])


def named_as(check: Callable[..., None], test: Test) -> Test:
    """A test under the name of what it checks, so that each has random games of its own."""
    test.__name__ = test.__qualname__ = check.__name__
    test.__module__, test.__doc__ = check.__module__, check.__doc__
    return test


def of_each_step(check: Callable[[Moment], None], is_play: Callable[[Moment], bool]) -> Callable[[list[Moment]], None]:
    """What is checked of a line of play is checked of each of its steps, the set-up aside."""

    def check_all(line: list[Moment]) -> None:
        for moment in line:
            if is_play(moment):
                check(moment)

    return named_as(check, check_all)


@dataclass(frozen=True)
class Watching(Generic[Moment]):
    """How one game is watched: where its games begin, how they are played on, and what of them is no set-up."""

    key: str
    tables: st.SearchStrategy[Table]
    position: Position
    moments: Callable[[Start, int, int], Iterator[Moment]]
    is_play: Callable[[Moment], bool]
    steps: int
    examples: int

    def openings(self) -> st.SearchStrategy[Start]:
        return new_games(self.key, self.tables)

    def mid_games(self) -> st.SearchStrategy[Start]:
        return games_under_way(self.key, self.tables, self.position)

    def printed_games(self) -> st.SearchStrategy[Start]:
        """Positions in the middle of games with the rules as printed."""
        return games_under_way(self.key, as_printed(self.key), self.position)

    def starts(self) -> st.SearchStrategy[Start]:
        """Where games begin: mostly in the middle."""
        return mostly(self.mid_games(), self.openings())

    def from_starts(
        self, where: st.SearchStrategy[Start], examples: int | None = None
    ) -> Callable[[Callable[[list[Moment]], None]], Callable[[], None]]:
        """A test of the whole line of play, for many games from these starts."""

        def decorate(check: Callable[[list[Moment]], None]) -> Callable[[], None]:
            def play(start: Start, seed: int) -> None:
                check(list(self.moments(start, seed, self.steps)))

            random_games = given(start=where, seed=SEEDS)(named_as(check, play))
            watched: Callable[[], None] = settings(max_examples=examples or self.examples)(random_games)
            return watched

        return decorate

    def in_every_game(self, check: Callable[[list[Moment]], None]) -> Callable[[], None]:
        return self.from_starts(self.starts())(check)

    def after_every_step(self, check: Callable[[Moment], None]) -> Callable[[], None]:
        """A test of each step of play, the set-up aside."""
        return self.in_every_game(of_each_step(check, self.is_play))


def play_until(seen: Counter[str], wanted: Collection[str], play: Callable[..., None]) -> None:
    """Play random games, a batch after the other, until everything that is wanted was seen three times.

    What a batch plays depends on what else the process has imported; a rare thing may wait for the next one.
    """
    for batch in range(BATCHES):
        reseeded(batch)(play)()
        if all(seen[name] >= OFTEN for name in wanted):
            return
    assert {name: seen[name] for name in wanted if seen[name] < OFTEN} == {}
