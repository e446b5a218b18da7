"""The exact law of one clash: how many dice each side loses (§8.10).

The faces are taken from 6 down to 1. `ways[i, j, w]` counts the throws in which i attack and j defence dice show a
higher face and w dice of the defence are beaten, each throw divided by the factorials of how many dice show each face.
At a face the defence's dice are laid down first. The attack's next die, of rank r, then beats the defence's die of the
same rank if there is one and it is not yet laid down: r <= defence and r > j. So of the first i dice of the attack
max(0, min(i, defence) - j) beat dice that are still to come, and only the change of that number is added to w.
"""

from __future__ import annotations

from functools import cache
from math import factorial

import numpy as np
import numpy.typing as npt

from donjons.games.guerre.rules import MOST_DICE

Law = npt.NDArray[np.float64]
RANKS = np.arange(MOST_DICE + 1)
MORE = RANKS[None, :] - RANKS[:, None]
LAID = np.array([[1 / factorial(more) if more >= 0 else 0.0 for more in row] for row in MORE.tolist()])
"""[n, m] the weight of laying down dice of one face so that n dice become m."""


def _shifted(ways: Law, by: npt.NDArray[np.int64]) -> Law:
    """Add by[i, j] to w, within the room there is."""
    wanted = np.arange(ways.shape[2]) - by[:, :, None]
    inside = (wanted >= 0) & (wanted < ways.shape[2])
    return np.where(inside, np.take_along_axis(ways, np.where(inside, wanted, 0), axis=2), 0.0)


@cache
def laws_against(defence: int) -> Law:
    """[attack, lost] the probability that so many attack dice lose so many against a defence; attack from 1."""
    room = defence + 1  # w lies in 0..defence, and in -defence..0 while what is still to come is taken out
    ahead = np.maximum(0, np.minimum(RANKS[:, None], defence) - np.arange(defence + 1)[None, :])
    ways = np.zeros((MOST_DICE + 1, defence + 1, 2 * room))
    ways[0, 0, room] = 1.0
    for _ in range(6):
        ways = np.einsum("ijw,jk->ikw", ways, LAID[: defence + 1, : defence + 1], optimize=True)
        ways = np.einsum("ijw,ik->kjw", _shifted(ways, -ahead), LAID, optimize=True)
        ways = _shifted(ways, ahead)
    laws = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    for attack in range(1, MOST_DICE + 1):
        pairs = min(attack, defence)
        throws = 6.0 ** (attack + defence) / (factorial(attack) * factorial(defence))
        laws[attack, : pairs + 1] = ways[attack, defence, room : room + pairs + 1][::-1] / throws
    return laws


def clash_law(attack: int, defence: int) -> tuple[float, ...]:
    """The probabilities that the attacker loses 0, 1, ... dice."""
    return tuple(float(chance) for chance in laws_against(defence)[attack, : min(attack, defence) + 1])


@cache
def all_laws() -> Law:
    """The laws of all clashes with up to MOST_DICE dice a side: [attack, defence, dice lost by the attacker]."""
    laws = np.zeros((MOST_DICE + 1, MOST_DICE + 1, MOST_DICE + 1))
    for defence in range(1, MOST_DICE + 1):
        laws[:, defence] = laws_against(defence)
    return laws
