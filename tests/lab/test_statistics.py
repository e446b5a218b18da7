"""Figures, intervals and tests against values that are known otherwise."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from donjons.lab.columns import Column, Kind, Text, Values
from donjons.lab.comparing import Sample, Verdict, against_even, corrected, holm, paired, unpaired
from donjons.lab.estimates import batches, estimate, median_interval
from donjons.lab.stopping import confidence_of
from donjons.lab.study import GameStudy

TITLE: Text = {"en": "x", "fr": "x"}
SHARE = Column("x", TITLE, Kind.SHARE, even=0.5)
NUMBER = Column("x", TITLE, Kind.NUMBER)
RATIO = Column("x", TITLE, Kind.RATIO, over="y")


def sample(values: Values, block: int = 1) -> Sample:
    return Sample(values, None, block)


def test_the_share_of_independent_games_has_wilsons_interval() -> None:
    found = estimate(SHARE, np.array([1.0] * 10 + [0.0] * 90), None, 1, 0.95)
    assert (found.value, found.low, found.high) == pytest.approx((0.1, 0.0552, 0.1744), abs=1e-4)


def test_games_in_which_there_was_nothing_to_measure_do_not_count() -> None:
    found = estimate(SHARE, np.array([1.0, np.nan, 0.0, np.nan]), None, 1, 0.95)
    assert (found.value, found.games) == (0.5, 2)


def test_the_bootstrap_of_a_mean_is_near_the_t_interval() -> None:
    values = np.random.default_rng(1).normal(10, 3, 400)
    found = estimate(NUMBER, values, None, 1, 0.95)
    low, high = stats.t.interval(0.95, 399, values.mean(), values.std(ddof=1) / 20)
    assert found.value == pytest.approx(values.mean())
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.05)


def test_games_that_share_their_chance_count_once() -> None:
    blocks = np.repeat(np.random.default_rng(2).integers(0, 2, 200).astype(float), 5)
    alone = estimate(SHARE, blocks, None, 1, 0.95)
    together = estimate(SHARE, blocks, None, 5, 0.95)
    assert together.value == alone.value
    assert together.margin == pytest.approx(alone.margin * np.sqrt(5), rel=0.1)


def test_a_ratio_is_a_sum_over_a_sum() -> None:
    found = estimate(RATIO, np.array([1.0, 3.0]), np.array([2.0, 6.0]), 1, 0.95)
    assert (found.value, found.low, found.high) == (0.5, 0.5, 0.5)


def test_the_interval_of_a_median_lies_between_ordered_values() -> None:
    assert median_interval(np.arange(1.0, 101.0), 0.95) == (40, 61)


def test_batches_keep_blocks_together_and_every_game() -> None:
    values = np.ones(10_007)
    sums = batches(values, 4)
    assert sums.sum() == 10_007
    assert len(sums) <= 1000
    assert set(sums[:-1]) == {12.0}


def test_the_intervals_of_shared_games_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(200):
        seats = np.repeat(rng.normal(0.5, 0.1, 60), 4) + rng.normal(0, 0.1, 240)
        found = estimate(NUMBER, seats, None, 4, 0.95)
        held += found.low <= 0.5 <= found.high
    assert 180 <= held <= 199


def test_pairing_sees_a_difference_that_chance_hides() -> None:
    rng = np.random.default_rng(4)
    luck = rng.normal(0, 10, 300)
    first, second = sample(luck + rng.normal(0, 1, 300)), sample(luck + rng.normal(1, 1, 300))
    by_game, apart = paired(NUMBER, first, second, 0.02), unpaired(NUMBER, first, second, 0.02)
    assert by_game
    assert apart
    assert by_game.verdict is Verdict.DIFFERENT
    assert apart.verdict is Verdict.OPEN
    assert by_game.p_different == pytest.approx(stats.ttest_rel(second.values, first.values).pvalue)
    assert apart.p_different == pytest.approx(stats.ttest_ind(second.values, first.values, equal_var=False).pvalue)


def test_nothing_is_called_balanced_without_an_equivalence_test() -> None:
    rng = np.random.default_rng(5)
    few, many, biased, slightly = (
        against_even(SHARE, sample((rng.random(games) < share).astype(float)), 0.02)
        for games, share in ((200, 0.5), (20_000, 0.5), (5000, 0.55), (100_000, 0.51))
    )
    assert few
    assert few.verdict is Verdict.OPEN
    assert many
    assert many.verdict is Verdict.EQUAL
    assert biased
    assert biased.verdict is Verdict.DIFFERENT
    assert slightly
    assert slightly.verdict is Verdict.SLIGHT


def test_the_equivalence_test_is_two_one_sided_t_tests() -> None:
    values = (np.random.default_rng(6).random(3000) < 0.505).astype(float)
    found = against_even(SHARE, sample(values), 0.03)
    below = stats.ttest_1samp(values, 0.53, alternative="less").pvalue
    above = stats.ttest_1samp(values, 0.47, alternative="greater").pvalue
    assert found
    assert found.p_within == pytest.approx(max(below, above))


def test_holms_correction() -> None:
    assert holm([0.01, 0.02, 0.03, 0.04]) == pytest.approx([0.04, 0.06, 0.06, 0.06])
    differences = [against_even(SHARE, sample(np.array([1.0, 0.0, 1.0, 1.0])), 0.02)] * 2
    fixed = corrected([one for one in differences if one])
    assert fixed[0].p_different == min(1.0, 2 * differences[0].p_different) if differences[0] else False


def test_looking_often_keeps_the_promise() -> None:
    """Studies that stop as soon as they look precise are right at least 95 times in 100."""
    study = GameStudy(game="barons-2025", players=(2,), games=3200, precision=0.03)
    looks, confidence = study.look_ahead(), confidence_of(study)
    assert looks == [200, 400, 800, 1600, 3200]
    assert confidence == pytest.approx(0.99)
    rng = np.random.default_rng(7)
    held = 0
    for _ in range(300):
        games = (rng.random(3200) < 0.2).astype(float)
        for look in looks:
            found = estimate(SHARE, games[:look], None, 1, confidence)
            if found.margin <= 0.03:
                break
        held += found.low <= 0.2 <= found.high
    assert held >= 285
