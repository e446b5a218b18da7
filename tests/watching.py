"""Tests that watch random games: a decorator turns a sentence about one step, or about a line of play, into a test."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from donjons.games.barons.state import Phase
from playing import Moment, Start, moments
from strategies import SEEDS, starts

STEPS = 110
EXAMPLES = 40
PLAYING = (Phase.ROLL, Phase.ACT, Phase.DISPERSE, Phase.GATHER, Phase.OVER)
Line = Callable[[list[Moment]], None]
Step = Callable[[Moment], None]
Test = Callable[[str], None]


def in_every_game(*keys: str) -> Callable[[Line], Test]:
    """A test of the whole line of play, for many games of these editions."""

    def decorate(check: Line) -> Test:
        def test(key: str) -> None:
            def play(start: Start, seed: int) -> None:
                check(list(moments(start, seed, STEPS)))

            play.__name__ = play.__qualname__ = check.__name__  # every invariant sees games of its own
            settings(max_examples=EXAMPLES)(given(start=starts(key), seed=SEEDS)(play))()

        test.__name__ = test.__qualname__ = check.__name__
        test.__module__, test.__doc__ = check.__module__, check.__doc__
        watched: Test = pytest.mark.parametrize("key", keys)(test)
        return watched

    return decorate


def after_every_step(*keys: str) -> Callable[[Step], Test]:
    """A test of each step of play, the set-up aside, for many games of these editions."""

    def decorate(check: Step) -> Test:
        def check_all(line: list[Moment]) -> None:
            for moment in line:
                if moment.after.phase in PLAYING and moment.before.phase in PLAYING:
                    check(moment)

        check_all.__name__, check_all.__module__, check_all.__doc__ = check.__name__, check.__module__, check.__doc__
        return in_every_game(*keys)(check_all)

    return decorate
