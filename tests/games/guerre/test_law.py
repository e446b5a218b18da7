"""The law of one clash (section 8.10): by brute force, by its table, by its recipe, and as the rules draw it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial

import pytest

from donjons.games.guerre.law import all_laws, clash_law
from donjons.games.guerre.rules import MOST_DICE
from guerre_naive_battle import dice_lost
from guerre_playing import GAME

TABLE = {  # numerators for "the defender loses min(a, d), ..., 0", and the denominator
    (1, 1): ([15, 21], 36),
    (2, 1): ([125, 91], 216),
    (1, 2): ([55, 161], 216),
    (2, 2): ([295, 420, 581], 1296),
    (3, 2): ([2890, 2611, 2275], 7776),
    (3, 3): ([6420, 10017, 12348, 17871], 46656),
    (2, 4): ([3543, 9394, 33719], 46656),
}
SMALL = [(a, d) for a in range(1, 6) for d in range(1, 6) if a + d <= 7]


def by_force(attack: int, defence: int) -> list[Fraction]:
    """Every throw of all the dice."""
    lost = Counter(
        dice_lost(list(throw[:attack]), list(throw[attack:]))[0]
        for throw in product(range(1, 7), repeat=attack + defence)
    )
    return [Fraction(lost[number], 6 ** (attack + defence)) for number in range(min(attack, defence) + 1)]


@cache
def by_recipe(attack: int, defence: int) -> list[Fraction]:
    """Section 8.10, word by word."""
    ways: dict[tuple[int, int, int], Fraction] = {(0, 0, 0): Fraction(1)}
    for face in range(6, 0, -1):
        following: dict[tuple[int, int, int], Fraction] = {}
        for (i, j, w), weight in ways.items():
            for x in range(attack - i + 1) if face > 1 else [attack - i]:
                for y in range(defence - j + 1) if face > 1 else [defence - j]:
                    beaten = w + max(0, min(i + x, defence) - max(i, j + y))
                    key = i + x, j + y, beaten
                    more = weight / (factorial(x) * factorial(y))
                    following[key] = following.get(key, Fraction(0)) + more
        ways = following
    whole = Fraction(factorial(attack) * factorial(defence), 6 ** (attack + defence))
    pairs = min(attack, defence)
    return [ways.get((attack, defence, pairs - lost), Fraction(0)) * whole for lost in range(pairs + 1)]


@pytest.mark.parametrize(("dice", "row"), TABLE.items())
def test_the_table_of_the_specification(dice: tuple[int, int], row: tuple[list[int], int]) -> None:
    numerators, denominator = row
    assert clash_law(*dice) == pytest.approx([number / denominator for number in numerators], rel=1e-12)


@pytest.mark.parametrize("dice", SMALL)
def test_every_throw_of_a_few_dice(dice: tuple[int, int]) -> None:
    assert clash_law(*dice) == pytest.approx([float(odds) for odds in by_force(*dice)], rel=1e-12)


@pytest.mark.parametrize("dice", [(6, 6), (9, 4), (4, 9), (8, 7), (1, 12), (12, 1)])
def test_the_recipe_of_the_specification(dice: tuple[int, int]) -> None:
    assert clash_law(*dice) == pytest.approx([float(odds) for odds in by_recipe(*dice)], rel=1e-9)


def test_every_law_sums_to_one_up_to_the_most_dice() -> None:
    sums = all_laws().sum(axis=2)[1:, 1:]
    assert sums.shape == (MOST_DICE, MOST_DICE)
    assert sums == pytest.approx(1, abs=1e-9)
    assert all_laws().min() >= 0


def after_dice(attack: int, defence: int) -> dict[str, Fraction]:
    """The chances of what the rules make of single dice: the pools after the clash, by playing every throw once."""
    match = GAME.match_from(battle(attack, defence, "dice"))
    found: dict[str, Fraction] = {}
    for throw in product(range(1, 7), repeat=attack + defence):
        if list(throw[:attack]) == sorted(throw[:attack]) and list(throw[attack:]) == sorted(throw[attack:]):
            state = match.state.copy()
            for place, face in enumerate(throw):
                letter = "a" if place < attack else "d"
                (step,) = GAME.parse(match.setting, state, f"@{letter}{face}")
                match.setting.referee.play(state, step)
            key = outcome(match.setting, state)
            found[key] = found.get(key, Fraction(0)) + throws(throw[:attack]) * throws(throw[attack:])
    return {key: odds / 6 ** (attack + defence) for key, odds in found.items()}


def throws(sorted_dice: tuple[int, ...]) -> Fraction:
    """How many orders of rolling lead to the same dice."""
    orders = factorial(len(sorted_dice))
    for count in Counter(sorted_dice).values():
        orders //= factorial(count)
    return Fraction(orders)


def outcome(setting, state) -> str:  # type: ignore[no-untyped-def]
    return " ".join(
        f"{name}={GAME.fact(setting, state, name)}" for name in ("A", "B", "at", "dt", "phase", "EVR", "CHA")
    )


def battle(attack: int, defence: int, chance: str) -> str:
    """A battle before its first dice: footmen of two lives, and as many dice as asked for."""
    cards = "acards=FA2 dcards=FA2 aleft=FA2 dleft=FA2 at=2 dt=2"
    dice = f"deck=LA4,AR4,CV4,VI10 A={attack} B={defence}"
    return f"pos phase=ROLL_A battle=EVRxCHA.2 {cards} {dice} battle_chance={chance} | 0 ROU*2 EVR3 | 1 LIL*2 CHA2"


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (2, 2), (3, 2), (4, 3)])
def test_losses_and_dice_give_the_same_law_of_a_clash(dice: tuple[int, int]) -> None:
    """Invariant 13, on what becomes of the battle: pools, tokens and the phase that follows."""
    match = GAME.match_from(battle(*dice, "losses"))
    found: dict[str, float] = {}
    for step in match.setting.referee.legal(match.state):
        state = match.state.copy()
        match.setting.referee.play(state, step)
        key = outcome(match.setting, state)
        found[key] = found.get(key, 0.0) + match.setting.referee.weight(match.state, step)
    assert found == pytest.approx({key: float(odds) for key, odds in after_dice(*dice).items()})
