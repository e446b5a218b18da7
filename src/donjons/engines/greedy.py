"""The greedy player: it plans its own turn to the end and takes the plan that looks best, whatever the game.

A turn is a run of steps by one seat, with no chance and no other seat between them. The plans that look best after each
step are kept (a beam search over canonical steps) and judged by the game's own `evaluate`. The longer a game lasts, the
more chance has a say in the choice: two greedy players would otherwise chase each other in a circle for ever. Where a
game has a clock of its own nobody does, and chance has no say.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.ask import canonical_steps
from donjons.core.chance import MASK, mix
from donjons.core.compiled import at, compiled
from donjons.core.layout import Records

WIDTH: Final = 4  # plans kept after each step
RESTLESS: Final = 6e-5  # how far, per step already played, chance may move a plan's worth
LONGEST: Final = 24  # steps of a plan; a longer turn is planned again from there
NEXT: Final = WIDTH  # rows 0..WIDTH-1 are the plans so far, from here on those being made
TRIAL: Final = 2 * WIDTH  # the row on which a step is tried out
BEST: Final = TRIAL + 1  # the row of the best whole turn found
ROWS: Final = BEST + 1


class Progress(IntEnum):
    """How far a plan in row BEST is carried out."""

    PLANNED = 0  # its steps
    DONE = 1  # those already played


class Scratch(NamedTuple):
    """Room to think in: one row per plan, allocated once and used over and over."""

    states: Records  # [row] where the plan leads
    plans: npt.NDArray[np.int32]  # [row, i] its steps
    worths: npt.NDArray[np.float64]  # [row] how good that is
    payoffs: npt.NDArray[np.float64]  # [seat]
    out: npt.NDArray[np.int32]  # legal steps
    progress: npt.NDArray[np.int64]  # of the plan being carried out, see Progress
    restless: float  # RESTLESS, or 0


def scratch(state: np.dtype[Any], most_steps: int, players: int, has_clock: bool) -> Scratch:
    return Scratch(
        np.zeros(ROWS, state),
        np.zeros((ROWS, LONGEST), np.int32),
        np.zeros(ROWS, np.float64),
        np.zeros(players, np.float64),
        np.zeros(most_steps, np.int32),
        np.zeros(len(Progress), np.int64),
        0.0 if has_clock else RESTLESS,
    )


@compiled
def plan_turn(rules: Any, start: Records, index: int, played: int, bits: int, room: Scratch) -> int:
    """Plan the turn from start[index], after so many steps: the plan is left in row BEST; returns its length.

    The seat plans with what it may know: what is hidden from it is forgotten first.
    """
    seat = verbs.actor(rules, at(start, index))
    room.states[0] = start[index]
    verbs.redact(rules, at(room.states, 0), seat)
    room.worths[BEST] = -1.0
    found = 0
    kept = 1
    for length in range(LONGEST):
        made = 0
        for row in range(kept):
            count = canonical_steps(rules, at(room.states, row), room.out)
            for choice in range(count):
                room.states[TRIAL] = room.states[row]
                ends = try_step(rules, seat, int(room.out[choice]), room)
                if ends or length == LONGEST - 1:
                    room.worths[TRIAL] += room.restless * played * whim(bits, length, choice)
                    if room.worths[TRIAL] > room.worths[BEST]:
                        keep_plan(room, row, length, int(room.out[choice]), BEST)
                        found = length + 1
                else:
                    made = keep_if_good(room, row, length, int(room.out[choice]), made)
        if made == 0:
            break
        for row in range(made):
            promote(room, row, length + 1)
        kept = made
    return found


@compiled
def whim(bits: int, length: int, choice: int) -> float:
    """A number between 0 and 1 that each way to end a plan gets by chance."""
    return mix((bits + length * MASK // LONGEST + choice) & MASK) / MASK


@compiled
def try_step(rules: Any, seat: int, step: int, room: Scratch) -> bool:
    """Play a step on the trial row and judge it; does it end the seat's turn?"""
    trial = at(room.states, TRIAL)
    verbs.play(rules, trial, step)
    verbs.evaluate(rules, trial, room.payoffs)
    room.worths[TRIAL] = room.payoffs[seat]
    return verbs.actor(rules, trial) != seat


@compiled
def keep_if_good(room: Scratch, row: int, length: int, step: int, made: int) -> int:
    """Keep the trial among the next plans if there is room, or if it beats the worst; returns how many there are."""
    if made < WIDTH:
        keep_plan(room, row, length, step, NEXT + made)
        return made + 1
    worst = NEXT
    for other in range(NEXT + 1, NEXT + WIDTH):
        if room.worths[other] < room.worths[worst]:
            worst = other
    if room.worths[TRIAL] > room.worths[worst]:
        keep_plan(room, row, length, step, worst)
    return made


@compiled
def keep_plan(room: Scratch, row: int, length: int, step: int, into: int) -> None:
    """Copy the trial, with the plan that led to it, into a row."""
    room.states[into] = room.states[TRIAL]
    room.worths[into] = room.worths[TRIAL]
    for place in range(length):
        room.plans[into, place] = room.plans[row, place]
    room.plans[into, length] = step


@compiled
def promote(room: Scratch, row: int, length: int) -> None:
    """A plan just made becomes a plan to go on from."""
    room.states[row] = room.states[NEXT + row]
    room.worths[row] = room.worths[NEXT + row]
    for place in range(length):
        room.plans[row, place] = room.plans[NEXT + row, place]
