"""A combat round: both sides roll, the winner inflicts everything, the loser half (§8.7)."""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled
from donjons.games.mironton.aftermath import settle
from donjons.games.mironton.dice import dice_of
from donjons.games.mironton.losses import deal_losses
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.sides import clear_sides
from donjons.games.mironton.state import Await, State
from donjons.games.mironton.steps import MOST_DICE

FACES: Final = 6


@compiled
def open_round(
    rules: Rules, state: State, place: int, attacker: int, attacker_number: int, defender: int, defender_number: int
) -> None:
    """One side attacks another in a place; `Side` says what the numbers stand for."""
    clear_sides(state)
    state.fighting = 1
    state.fight_place = place
    state.side[0] = attacker
    state.side_number[0] = attacker_number
    state.side[1] = defender
    state.side_number[1] = defender_number


@compiled
def go_on_fighting(rules: Rules, state: State) -> None:
    """Ask for the next dice: attackers first, the lower threshold first; when all are rolled the round is decided."""
    while state.rolling < 2:
        for threshold in range(state.threshold + 1, FACES + 1):
            dice = dice_of(rules, state, state.rolling, threshold)
            if dice > 0:
                state.dice = min(dice, MOST_DICE)
                state.threshold = threshold
                state.awaits = Await.HITS
                return
        state.rolling += 1
        state.threshold = 0
    decide(rules, state)


@compiled
def count_hits(state: State, successes: int) -> None:
    state.side_hits[state.rolling] += successes
    state.dice = 0


@compiled
def decide(rules: Rules, state: State) -> None:
    """With as many hits the attackers win."""
    attack, defence = int(state.side_hits[0]), int(state.side_hits[1])
    if attack >= defence:
        defence = share_of_loser(rules, defence)
    else:
        attack = share_of_loser(rules, attack)
    deal_losses(rules, state, 1, attack)
    deal_losses(rules, state, 0, defence)
    settle(rules, state)
    clear_sides(state)


@compiled
def share_of_loser(rules: Rules, hits: int) -> int:
    return (hits + rules.loser_divisor - 1) // rules.loser_divisor
