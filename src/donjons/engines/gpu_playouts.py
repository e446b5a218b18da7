"""Random games on an NVIDIA GPU, one per thread: step for step the games that `playouts` plays on the processor.

The tests run it under Numba's simulator of a GPU (`NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1`), as plain Python,
thread after thread. A real one needs numba-cuda (`pip install 'donjons[gpu]'`) and CUDA's toolkit; on it
`python -m benchmarks.gpu` compares whole games with the processor's, bit for bit, and measures how fast they are.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.chance import number, stream
from donjons.core.compiled import at, compiled
from donjons.core.game import Setting
from donjons.core.gpu import cuda, kernel, require
from donjons.core.layout import Records, Row
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.playouts import random_step

BLOCK = 128  # threads that run together


@compiled
def finish_randomly(rules: Any, state: Any, source: int, most: int, out: Row) -> int:
    """Play a game to its end, or for so many steps, all at random; returns how many were played."""
    played = 0
    actor = verbs.actor(rules, state)
    while actor != NOBODY and played < most:
        if actor == CHANCE:
            step = verbs.draw(rules, state, number(source, played))
        else:
            step = random_step(rules, state, number(source, played), out)
        verbs.play(rules, state, step)
        played += 1
        actor = verbs.actor(rules, state)
    return played


@kernel
def play_on_threads(rules: Any, seed: int, first: int, most: int, states: Any, steps: Any, out: Any) -> None:
    """Each thread plays the game of its own number from the state it finds."""
    index = cuda.grid(1)
    if index < steps.size:
        source = stream(seed, first + index)
        steps[index] = finish_randomly(at(rules, 0), at(states, index), source, most, out[index])


def play_randomly(
    setting: Setting, seed: int, first: int, games: int, most: int
) -> tuple[Records, npt.NDArray[np.int64]]:
    """The games first .. first + games - 1 of a seed: their last states, and how many steps each took."""
    require()
    states = cuda.to_device(np.repeat(setting.game.new(setting), games))
    steps = cuda.to_device(np.zeros(games, np.int64))
    out = cuda.device_array((games, setting.game.most_steps), np.int32)
    rules = cuda.to_device(setting.rules)
    play_on_threads[-(-games // BLOCK), min(BLOCK, games)](rules, seed, first, most, states, steps, out)
    return states.copy_to_host(), steps.copy_to_host()
