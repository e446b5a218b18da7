"""The odds of one combat round: exact, from the distributions of both sides' hits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from donjons.core.layout import copied
from donjons.games.mironton.dice import dice_of
from donjons.games.mironton.fight import FACES, open_round
from donjons.games.mironton.losses import hp_of
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.sides import figures
from donjons.games.mironton.state import NO_SERIAL, Side, State

Dice = tuple[tuple[int, int], ...]  # threshold and number of dice, the lowest threshold first
THRESHOLDS: Final = range(1, FACES + 2)


@dataclass(frozen=True)
class Odds:
    """What one round holds in store."""

    attack: Dice
    defence: Dice
    wins: float  # the chance that the attackers win the round,
    destroys: float  # that nobody of the defenders survives it,
    falls: float  # that nobody of the attackers does
    deals: float  # the hit points that the defenders lose on average,
    suffers: float  # and the attackers


def dice_of_side(rules: Rules, state: State, side: int) -> Dice:
    """The dice that a side of the opened round rolls."""
    rolled = ((threshold, dice_of(rules, state, side, threshold)) for threshold in THRESHOLDS)
    return tuple((threshold, dice) for threshold, dice in rolled if dice > 0)


def round_odds(rules: Rules, state: State) -> Odds:
    """Of the round that has been opened, before any dice are rolled."""
    attack, defence = dice_of_side(rules, state, 0), dice_of_side(rules, state, 1)
    hp = [sum(hp_of(rules, state, side, figure) for figure in range(figures(state, side))) for side in (0, 1)]
    outcomes = list(_outcomes(attack, defence, rules.loser_divisor))
    return Odds(
        attack=attack,
        defence=defence,
        wins=sum(chance for chance, wins, _, _ in outcomes if wins),
        destroys=sum(chance for chance, _, deals, _ in outcomes if deals >= hp[1] > 0),
        falls=sum(chance for chance, _, _, suffers in outcomes if suffers >= hp[0] > 0),
        deals=sum(chance * min(deals, hp[1]) for chance, _, deals, _ in outcomes),
        suffers=sum(chance * min(suffers, hp[0]) for chance, _, _, suffers in outcomes),
    )


def _outcomes(attack: Dice, defence: Dice, divisor: int) -> Iterator[tuple[float, bool, int, int]]:
    """Of every pair of hits: its chance, whether the attackers win, and the losses of defenders and attackers."""
    for a, chance in enumerate(hits(attack)):
        for b, other in enumerate(hits(defence)):
            wins = a >= b
            yield chance * other, wins, a if wins else -(-a // divisor), b if not wins else -(-b // divisor)


@lru_cache(4096)
def hits(dice: Dice) -> Sequence[float]:
    """The chance of each number of hits."""
    chances = [1.0]
    for threshold, number in dice:
        own = binomial(number, (FACES + 1 - threshold) / FACES)
        sums = [0.0] * (len(chances) + number)
        for one, chance in enumerate(chances):
            for two, other in enumerate(own):
                sums[one + two] += chance * other
        chances = sums
    return tuple(chances)


def binomial(number: int, chance: float) -> list[float]:
    return [comb(number, hit) * chance**hit * (1 - chance) ** (number - hit) for hit in range(number + 1)]


def attack_of_groups(rules: Rules, state: State, groups: Sequence[int], band: int, with_guardian: bool) -> Odds:
    """Groups, by their slots, and perhaps the guardian attack a band where it stands (§8.10)."""
    return round_odds(rules, opened_attack(rules, state, groups, band, with_guardian))


def opened_attack(rules: Rules, state: State, groups: Sequence[int], band: int, with_guardian: bool) -> State:
    """A scratch position in which that round is about to be fought."""
    scratch = copied(state)
    serial, place = scratch.band_serial[band], scratch.band_place[band]
    for slot in range(scratch.groups):
        scratch.group_target[slot] = serial if slot in groups else NO_SERIAL
    for slot in groups:
        scratch.group_place[slot] = place
    scratch.guardian_target = serial if with_guardian else NO_SERIAL
    open_round(rules, scratch, place, Side.TARGETING, 0, Side.BAND, serial)
    return scratch


def attack_of_band(rules: Rules, state: State, band: int, place: int) -> Odds:
    """A band attacks all regular monsters of a place (§8.5.3)."""
    scratch = copied(state)
    scratch.band_place[band] = place
    open_round(rules, scratch, place, Side.BAND, scratch.band_serial[band], Side.REGULARS, 0)
    return round_odds(rules, scratch)
