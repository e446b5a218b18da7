"""The hands that a battle may draw, counted for its odds.

All that an attack card asks of the defence is whether it has horsemen, scouts, footmen and walls, and all that a
defence card asks of the attack is horsemen; assassins and trebuchets are counted. So the hands of the attack are listed
one by one, and those of the defence are grouped by the watched cards and by the sum of their shields.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from donjons.core.layout import Row
from donjons.games.guerre.battle import cards_to_defend
from donjons.games.guerre.cards import cards_in, defence_value
from donjons.games.guerre.rules import Rules
from donjons.games.guerre.state import CARDS, Card, State

Counts = npt.NDArray[np.int64]
Chances = npt.NDArray[np.float64]
Group = tuple[int, ...]

WATCHED: Final = (Card.CV, Card.EC, Card.FA, Card.MU)  # what attack cards look for in the defence
LARGEST_PILE: Final = 120
CHOOSE: Final = np.array([[comb(n, k) for k in range(LARGEST_PILE + 1)] for n in range(LARGEST_PILE + 1)], np.float64)


@dataclass(frozen=True)
class Hands:
    """Every hand that the attack can draw, with its chance, and what the defence draws after it."""

    cards: Counts  # [hand, i] the kinds of its cards
    counts: Counts  # [hand, kind]
    chance: Chances  # [hand]
    sure: Counts  # [hand, kind] what the defence has for certain: its cards so far, and a pile that runs out
    pile: Counts  # [hand, kind] from where it draws the others


@dataclass(frozen=True)
class Defences:
    """What the defence may hold after each hand of the attack."""

    groups: list[Group]  # watched kinds: 1 for those that are there, but the number of walls
    chance: Chances  # [group, row, shields] walls with their plain shields
    row: Counts  # [hand] the row of a hand of the attack


def attack_hands(rules: Rules, state: State) -> Hands:
    """Drawn without replacement; a pile that runs out in the middle of a draw is replaced by the discard."""
    known, pile, later = listed(state.att_drawn), listed(state.deck), listed(state.discard)
    wanted = state.sent - int(known.sum())
    if pile.sum() < wanted:
        wanted -= int(pile.sum())
        known, pile, later = known + pile, later, np.zeros_like(later)
    cards, counts = _ways_to_draw(wanted)
    ways = _choose(pile, counts).prod(axis=1)
    cards, counts, ways = cards[ways > 0], counts[ways > 0], ways[ways > 0]
    sure, rest = np.broadcast_to(listed(state.def_drawn), counts.shape), pile - counts
    if rest[0].sum() < cards_to_defend(rules, state) - cards_in(state.def_drawn):
        sure, rest = sure + rest, np.broadcast_to(later, counts.shape)
    fixed = np.tile(np.repeat(np.arange(CARDS), known), (len(cards), 1))
    return Hands(np.hstack([fixed, cards]), counts + known, ways / ways.sum(), sure, rest)


def defences(rules: Rules, state: State, hands: Hands) -> Defences:
    """The state shows no card of the attack, so that walls have their plain shields here."""
    wanted = cards_to_defend(rules, state)
    shields = [defence_value(rules, state, card) for card in range(CARDS)]
    others = [card for card in range(CARDS) if card not in WATCHED]
    values = sorted({shields[card] for card in others})  # cards that nobody watches differ by their shields only
    alike = [[card] for card in WATCHED] + [[card for card in others if shields[card] == value] for value in values]
    first, row = distinct(_merged(hands.counts, alike))
    sure, pile = _merged(hands.sure[first], alike), _merged(hands.pile[first], alike)
    ways = _choose(pile[:, :, None], np.arange(wanted + 1) - sure[:, :, None])  # [row, alike, cards]
    unwatched = _unwatched(ways[:, len(WATCHED) :], values, wanted)
    found: dict[Group, Chances] = {}
    for watched in product(range(wanted + 1), repeat=len(WATCHED)):
        if sum(watched) <= wanted:
            share = ways[:, range(len(WATCHED)), watched].prod(axis=1)
            if share.any():
                group = (*(min(1, count) for count in watched[:-1]), watched[-1])
                sums = found.setdefault(group, np.zeros((len(first), wanted * max(shields) + 1)))
                floor = sum(count * shields[card] for count, card in zip(watched, WATCHED, strict=True))
                span = min(unwatched.shape[2], sums.shape[1] - floor)
                sums[:, floor : floor + span] += share[:, None] * unwatched[:, wanted - sum(watched), :span]
    groups = [group for group, sums in found.items() if sums.any()]
    chance = np.stack([found[group] for group in groups])
    return Defences(groups, chance / chance.sum(axis=(0, 2))[:, None], row)


def _unwatched(ways: Chances, values: Sequence[int], wanted: int) -> Chances:
    """[row, cards, shields] in how many ways the cards that nobody watches are so many and have so many shields."""
    table = np.zeros((len(ways), wanted + 1, wanted * max(values) + 1))
    table[:, 0, 0] = 1.0
    for alike, value in enumerate(values):
        grown = np.zeros_like(table)
        for count in range(wanted + 1):
            fewer = table[:, : wanted + 1 - count, : table.shape[2] - count * value]
            grown[:, count:, count * value :] += ways[:, alike, count, None, None] * fewer
        table = grown
    return table


def _merged(counts: Counts, alike: Sequence[Sequence[int]]) -> Counts:
    """Counts by kind become counts of kinds that are alike."""
    return np.stack([counts[:, kinds].sum(axis=1) for kinds in alike], axis=1)


def distinct(rows: Counts) -> tuple[Counts, Counts]:
    """Where each distinct row stands first, and which of them every row is; the entries are small."""
    base = int(rows.max(initial=0)) + 1
    _, first, which = np.unique(rows @ base ** np.arange(rows.shape[1]), return_index=True, return_inverse=True)
    return first, which


@cache
def _ways_to_draw(cards: int) -> tuple[Counts, Counts]:
    """Every choice of so many cards, as [choice, i] kinds and as [choice, kind] counts."""
    found = list(combinations_with_replacement(range(CARDS), cards))
    choices = np.array(found, np.int64).reshape(len(found), cards)
    return choices, np.stack([(choices == kind).sum(axis=1) for kind in range(CARDS)], axis=1)


def _choose(pile: Counts, drawn: Counts) -> Chances:
    """In how many ways so many cards can be drawn; in none if they are fewer than none."""
    return np.where(drawn >= 0, CHOOSE[pile, np.maximum(0, drawn)], 0.0)


def listed(pile: Row) -> Counts:
    return np.array([pile[card] for card in range(CARDS)])
