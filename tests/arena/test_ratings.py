"""Ratings and sequential tests say what the games say: checked on made-up engines of known strength."""

from __future__ import annotations

import random

import pytest

from donjons.arena.ratings import ratings
from donjons.arena.sprt import Test as SequentialTest
from donjons.arena.sprt import Verdict, expected


def shares(elo: float, blocks: int, seed: int) -> list[float]:
    """Blocks of two games between engines that are so far apart."""
    dice = random.Random(seed)
    return [sum(dice.random() < expected(elo) for _ in range(2)) / 2 for _ in range(blocks)]


def test_known_strengths_are_found_again() -> None:
    truth = {"a": 0.0, "b": 120.0, "c": 300.0}
    scores = {
        (first, second): shares(truth[first] - truth[second], 4000, place)
        for place, (first, second) in enumerate((("a", "b"), ("a", "c"), ("b", "c")))
    }
    for rating in ratings("abc", scores):
        assert rating.low - 5 <= truth[rating.engine] <= rating.high + 5
        assert rating.elo == pytest.approx(truth[rating.engine], abs=20)


def test_an_engine_that_never_lost_has_a_finite_rating() -> None:
    never = ratings("ab", {("a", "b"): [0.0] * 10})[1]
    assert 300 < never.low < never.elo <= never.high < 3000


def test_the_step_from_one_engine_to_the_next_has_its_own_interval() -> None:
    scores = {("a", "b"): shares(-100, 400, 1), ("a", "c"): shares(-200, 400, 2), ("b", "c"): shares(-100, 400, 3)}
    last = ratings("abc", scores)[-1]
    assert last.step_low < last.step < last.step_high
    assert last.step_high - last.step_low < 120


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "better"), (60.0, "not better")])
def test_a_sequential_test_errs_seldom(elo: float, wrong: Verdict) -> None:
    test = SequentialTest(0, 60)
    verdicts = [test.verdict(shares(elo, 3000, seed)) for seed in range(200)]
    assert verdicts.count(wrong) <= 20
    assert verdicts.count("open") == 0


def test_a_clear_case_is_decided_soon() -> None:
    test = SequentialTest(0, 60)
    assert test.verdict([1.0] * 40) == "better"
    assert test.verdict([0.0] * 40) == "not better"
    assert test.verdict([1.0] * 2) == "open"
