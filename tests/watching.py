"""Tests that watch random games: a decorator turns a sentence about one step, or about a line of play, into a test."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings

from donjons.games.barons.state import Phase
from playing import Moment, moments
from strategies import SEEDS, starts

STEPS = 120
EXAMPLES = 80
PLAYING = (Phase.ROLL, Phase.ACT, Phase.DISPERSE, Phase.GATHER, Phase.OVER)
Test = Callable[[], None]


def in_every_game(check: Callable[[list[Moment]], None]) -> Test:
    """A test of the whole line of play, for many games."""

    def test(start: str, seed: int) -> None:
        check(list(moments(start, seed, STEPS)))

    test.__name__ = test.__qualname__ = check.__name__  # every invariant sees games of its own
    test.__module__, test.__doc__ = check.__module__, check.__doc__
    drawn: Test = settings(max_examples=EXAMPLES)(given(start=starts(), seed=SEEDS)(test))
    return drawn


def after_every_step(check: Callable[[Moment], None]) -> Test:
    """A test of each step of play, the set-up aside, for many games."""

    def check_all(line: list[Moment]) -> None:
        for moment in line:
            if moment.after.phase in PLAYING and moment.before.phase in PLAYING:
                check(moment)

    check_all.__name__, check_all.__module__, check_all.__doc__ = check.__name__, check.__module__, check.__doc__
    return in_every_game(check_all)
