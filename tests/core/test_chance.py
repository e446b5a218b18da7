"""Random numbers: the same interpreted and compiled, and as even as dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from donjons.core.chance import LARGEST_SEED, below, mix, number, stream
from donjons.core.compiled import entry

SEEDS = st.integers(0, LARGEST_SEED)
DRAWS = st.integers(0, 2**40)


@entry
def compiled_numbers(seed: int, game: int, first: int, out: npt.NDArray[np.int64]) -> int:
    source = stream(seed, game)
    for index in range(len(out)):
        out[index] = number(source, first + index)
    return source


def chi_square(values: Iterable[int], cells: int) -> float:
    counts = Counter(values)
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected


def limit(cells: int) -> float:
    """What a fair generator exceeds about once in ten thousand times (Wilson and Hilferty's approximation)."""
    freedom = cells - 1
    return float(freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3)


@given(seed=SEEDS, game=st.integers(0, 2**40), first=DRAWS)
def test_compiled_and_interpreted_numbers_are_the_same(seed: int, game: int, first: int) -> None:
    out = np.zeros(5, np.int64)
    source = compiled_numbers(seed, game, first, out)
    assert source == stream(seed, game)
    assert out.tolist() == [number(source, first + index) for index in range(5)]


@given(seed=SEEDS, game=st.integers(0, 2**40), draw=DRAWS, bound=st.integers(1, 2**20))
def test_numbers_have_32_bits_and_scale_below_a_bound(seed: int, game: int, draw: int, bound: int) -> None:
    bits = number(stream(seed, game), draw)
    assert 0 <= bits < 2**32
    assert 0 <= below(bound, bits) < bound
    assert below(bound, 0) == 0
    assert below(bound, 2**32 - 1) == bound - 1


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32, LARGEST_SEED])
@pytest.mark.parametrize("faces", [2, 6, 37])
def test_the_dice_of_one_game_are_even(seed: int, faces: int) -> None:
    source = stream(seed, 0)
    assert chi_square((below(faces, number(source, draw)) for draw in range(6_000)), faces) < limit(faces)


@pytest.mark.parametrize("draw", [0, 1, 50])
def test_the_same_draw_of_many_games_is_even(draw: int) -> None:
    assert chi_square((below(6, number(stream(3, game), draw)) for game in range(6_000)), 6) < limit(6)


def test_the_first_draw_of_many_seeds_is_even() -> None:
    assert chi_square((below(37, number(stream(seed, 0), 0)) for seed in range(8_000)), 37) < limit(37)


def test_two_dice_in_a_row_are_independent() -> None:
    source = stream(11, 4)
    dice = [below(6, number(source, draw)) for draw in range(9_000)]
    pairs = [6 * one + other for one, other in pairwise(dice)]
    assert chi_square(pairs, 36) < limit(36)


def test_neighbouring_games_and_seeds_share_no_dice() -> None:
    lines = {
        tuple(below(6, number(stream(seed, game), draw)) for draw in range(20))
        for seed in range(30)
        for game in range(30)
    }
    assert len(lines) == 900


def test_the_mixer_is_one_to_one() -> None:
    words = range(0, 2**32, 65_537)
    assert len({mix(word) for word in words}) == len(words)


def test_the_numbers_of_a_seed_never_change() -> None:
    """Records are checked against these for ever."""
    assert [number(stream(7, 0), draw) for draw in range(3)] == [550008229, 3479817453, 2955763590]
