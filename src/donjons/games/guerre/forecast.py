"""How a battle is likely to go, at a glance: dice expected on both sides, and the chance that the attack succeeds.

The chance is a smooth curve through the reference odds of §8.10 (`odds.py` computes them exactly, but far more slowly).
It uses nothing but arithmetic and square roots, which are the same interpreted and compiled.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from donjons.core.compiled import compiled
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, CROWN, Building, PlaceKind, Power, State

STEEPNESS: Final = 1.55  # of the curve before cards are drawn
KNOWN_STEEPNESS: Final = 2.2  # once the dice are known
TIES: Final = 0.35  # what the defender's advantage in ties is worth
SPREAD: Final = 3.2


@compiled
def curve(z: float) -> float:
    """From 0 to 1, much like a logistic curve."""
    return 0.5 + 0.5 * z / sqrt(z * z + SPREAD)


@compiled
def success(attack: float, defence: float) -> float:
    """The chance of an attack by the dice expected on both sides, before cards are drawn."""
    if defence <= 0:
        return 1.0
    return curve(STEEPNESS * (attack - defence) / sqrt(attack + defence) - TIES)


@compiled
def success_of_pools(attack: int, defence: int) -> float:
    """The same when both sides know their dice."""
    if defence <= 0:
        return 1.0
    return curve(KNOWN_STEEPNESS * (attack - defence) / sqrt(float(attack + defence)) - TIES)


@compiled
def mean_sword(rules: Rules) -> float:
    """The dice of an average attacking card."""
    cards = 0
    dice = 0
    for card in range(CARDS):
        cards += rules.card_counts[card]
        dice += rules.card_counts[card] * rules.card_attack[card]
    return dice / cards


@compiled
def mean_shield(rules: Rules) -> float:
    """The dice of an average defending card."""
    cards = 0
    dice = 0
    for card in range(CARDS):
        cards += rules.card_counts[card]
        dice += rules.card_counts[card] * rules.card_defence[card]
    return dice / cards


@compiled
def foreseen_attack(rules: Rules, state: State, seat: int, origin: int, sent: int) -> float:
    """The dice that so many tokens of a house may expect."""
    dice = mean_sword(rules) * sent
    if state.holder[Power.CROWN] == seat:
        dice += rules.ear_dice * sent
    if state.building[origin] == Building.FORTRESS:
        dice += rules.fortress_attack
    return dice


@compiled
def foreseen_defence(rules: Rules, state: State, place: int) -> float:
    """The dice that a place may expect to defend with."""
    owner = state.owner[place]
    if owner == CROWN:
        return float(rules.crown_dice_per_player * rules.players)
    if owner < 0:
        return float(rules.neutral_dice)
    cards = state.tokens[place]
    if state.kind[place] == PlaceKind.CAPITAL:
        cards += rules.capital_cards
    dice = mean_shield(rules) * cards
    if state.building[place] == Building.FORTRESS:
        dice += rules.fortress_defence
    elif state.building[place] == Building.CHURCH:
        dice += rules.church_defence
    return dice
