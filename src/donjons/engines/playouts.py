"""Whole games played by compiled engines, many in a row: the kernel of every simulation."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.chance import below, number, stream
from donjons.core.compiled import at, compiled, entry
from donjons.core.layout import Records, Row
from donjons.core.verbs import CHANCE, NOBODY

RANDOM: Final = 0
GREEDY: Final = 1


@compiled
def random_step(rules: Any, state: Any, bits: int, out: Row) -> int:
    """One of the legal steps, all equally likely."""
    count = verbs.legal(rules, state, out)
    return int(out[below(count, bits)])


@compiled
def next_step(rules: Any, state: Any, actor: int, bits: int, out: Row) -> int:
    if actor == CHANCE:
        return verbs.draw(rules, state, bits)
    return random_step(rules, state, bits, out)


@compiled
def finish(rules: Any, state: Any, source: int, most: int, out: Row) -> int:
    """Play a game to its end, or for so many steps; returns how many were played."""
    played = 0
    actor = verbs.actor(rules, state)
    while actor != NOBODY and played < most:
        verbs.play(rules, state, next_step(rules, state, actor, number(source, played), out))
        played += 1
        actor = verbs.actor(rules, state)
    return played


@entry
def play_games(
    rules: Records,
    start: Records,
    seed: int,
    first: int,
    most: int,
    states: Records,
    steps: npt.NDArray[np.int64],
    out: npt.NDArray[np.int32],
) -> None:
    """Play the games first, first + 1, ... of a seed from a start; their last states and numbers of steps come back."""
    table = at(rules, 0)
    for index in range(len(states)):
        states[index] = start[0]
        steps[index] = finish(table, at(states, index), stream(seed, first + index), most, out)
