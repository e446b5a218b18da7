"""Tests that watch random games of editions of the Barons family."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from donjons.games.barons.state import Phase
from lines_of_play import named_as, of_each_step
from playing import Moment, Start, moments
from strategies import SEEDS, starts

STEPS = 110
EXAMPLES = 40
PLAYING = (Phase.ROLL, Phase.ACT, Phase.DISPERSE, Phase.GATHER, Phase.OVER)
Line = Callable[[list[Moment]], None]
Step = Callable[[Moment], None]
Test = Callable[[str], None]


def is_play(moment: Moment) -> bool:
    return moment.after.phase in PLAYING and moment.before.phase in PLAYING


def in_every_game(*keys: str) -> Callable[[Line], Test]:
    """A test of the whole line of play, for many games of these editions."""

    def decorate(check: Line) -> Test:
        def test(key: str) -> None:
            def play(start: Start, seed: int) -> None:
                check(list(moments(start, seed, STEPS)))

            settings(max_examples=EXAMPLES)(given(start=starts(key), seed=SEEDS)(named_as(check, play)))()

        watched: Test = pytest.mark.parametrize("key", keys)(named_as(check, test))
        return watched

    return decorate


def after_every_step(*keys: str) -> Callable[[Step], Test]:
    """A test of each step of play, the set-up aside, for many games of these editions."""
    return lambda check: in_every_game(*keys)(of_each_step(check, is_play))
