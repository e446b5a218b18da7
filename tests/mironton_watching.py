"""What Hypothesis draws as a start of mironton, and tests that watch random games from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.games.mironton.state import Phase
from mironton_playing import GAME, KEY, Moment, moments
from mironton_positions import random_position
from mironton_tables import mironton_tables
from playing import Start
from strategies import SEEDS

STEPS = 150
EXAMPLES = 30


@st.composite
def openings(draw: st.DrawFn) -> Start:
    """A new game: chance is played like any other step."""
    players, changes = draw(mironton_tables())
    return Start(KEY, GAME.setting(players, changes).line())


@st.composite
def mid_games(draw: st.DrawFn) -> Start:
    """A position in the middle of a game."""
    players, changes = draw(mironton_tables())
    return Start(KEY, random_position(Random(draw(SEEDS)), players, changes))


@st.composite
def printed_games(draw: st.DrawFn) -> Start:
    """A position in the middle of a game with the rules as printed."""
    return Start(KEY, random_position(Random(draw(SEEDS)), draw(st.integers(1, 4)), {}))


def starts() -> st.SearchStrategy[Start]:
    """Where games begin: mostly in the middle."""
    return st.one_of(mid_games(), mid_games(), mid_games(), openings())


def watching(
    where: st.SearchStrategy[Start], examples: int = EXAMPLES, steps: int = STEPS
) -> Callable[[Callable[[list[Moment]], None]], Callable[[], None]]:
    """A test of the whole line of play, for many games from these starts."""

    def decorate(check: Callable[[list[Moment]], None]) -> Callable[[], None]:
        def play(start: Start, seed: int) -> None:
            check(list(moments(start, seed, steps)))

        play.__name__ = play.__qualname__ = check.__name__  # every invariant sees games of its own
        play.__module__, play.__doc__ = check.__module__, check.__doc__
        watched: Callable[[], None] = settings(max_examples=examples)(given(start=where, seed=SEEDS)(play))
        return watched

    return decorate


def in_every_game(check: Callable[[list[Moment]], None]) -> Callable[[], None]:
    return watching(starts())(check)


def after_every_step(check: Callable[[Moment], None]) -> Callable[[], None]:
    """A test of each step of play, the set-up aside."""

    def check_all(line: list[Moment]) -> None:
        for moment in line:
            if moment.before.phase != Phase.SETUP:
                check(moment)

    check_all.__name__, check_all.__module__, check_all.__doc__ = check.__name__, check.__module__, check.__doc__
    return in_every_game(check_all)
