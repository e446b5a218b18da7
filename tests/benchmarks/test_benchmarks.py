"""The helpers that measure, on a clock of our own: no test here depends on how fast anything is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.gpu import differing
from benchmarks.measure import Contender, Played, Result, Sample, Spread, race, ratio, sample, spread

import donjons
from donjons.engines.batch import Simulator


class Clock:
    """A clock that only playing moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def player(self, steps: int, seconds: float) -> Callable[[int], Played]:
        def play(first: int) -> Played:
            self.now += seconds
            return Played(2, steps)

        return play


def contender(name: str, play: Callable[[int], Played] = lambda first: Played(1, 1)) -> Contender:
    return Contender(name, "game", "way", play)


def result(name: str, *speeds: int) -> Result:
    return Result(contender(name), tuple(Sample(1, speed, 1.0) for speed in speeds))


def test_contenders_take_turns() -> None:
    clock = Clock()
    play = clock.player(steps=1, seconds=1.0)
    order: list[str] = []

    def noted(name: str) -> Contender:
        def noting(first: int) -> Played:
            order.append(name)
            return play(first)

        return contender(name, noting)

    race([noted("A"), noted("B"), noted("C")], rounds=3, seconds=1.0, clock=clock)
    assert "".join(order) == "ABC" * 4  # once to warm up


def test_a_sample_is_made_of_whole_calls() -> None:
    clock = Clock()
    assert sample(clock.player(steps=10, seconds=0.25), 0.6, 0, clock) == Sample(games=6, steps=30, seconds=0.75)


def test_no_game_is_played_twice() -> None:
    clock = Clock()
    play = clock.player(steps=1, seconds=0.5)
    firsts: list[int] = []

    def watched(first: int) -> Played:
        firsts.append(first)
        return play(first)

    race([contender("A", watched)], rounds=3, seconds=1.0, clock=clock)
    assert len(firsts) == 1 + 3 * 2
    assert len(set(firsts)) == len(firsts)


def test_a_race_measures_everybody_in_every_round() -> None:
    clock = Clock()
    slow, fast = contender("A", clock.player(10, 0.5)), contender("B", clock.player(30, 0.5))
    results = race([slow, fast], rounds=3, seconds=1.0, clock=clock)
    assert [len(one.samples) for one in results] == [3, 3]
    assert [one.speed.median for one in results] == [20, 60]
    assert [one.steps_per_game for one in results] == [5, 15]


def test_the_median_ignores_one_bad_round() -> None:
    assert spread([100, 3, 101]) == Spread(median=100, low=3, high=101)


def test_a_ratio_pairs_the_samples_of_a_round() -> None:
    """In the second round the machine was half as fast for both: the ratio stays."""
    assert ratio(result("A", 100, 50, 100), result("B", 10, 5, 10)) == Spread(10, 10, 10)


def test_a_ratio_needs_equal_rounds() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratio(result("A", 1, 2), result("B", 1))


def test_a_game_that_went_otherwise_on_a_gpu_is_noticed() -> None:
    setting = donjons.game("barons-2025").setting(2)
    games = Simulator(setting, ["random", "random"]).play(seed=1, first=0, count=5, most=200)
    states, steps = games.states.copy(), games.steps.copy()
    assert differing(games, states, steps) == 0
    states["knight"][3, 1, 1] += 1
    states["die"][3] += 1
    steps[4] += 1
    assert differing(games, states, steps) == 2
