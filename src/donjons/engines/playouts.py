"""Whole games played by compiled engines, many in a row: the kernel of every simulation."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from donjons.core import verbs
from donjons.core.chance import below, number, stream
from donjons.core.compiled import at, compiled, entry
from donjons.core.layout import Records, Row
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.greedy import BEST, Progress, Scratch, plan_turn

RANDOM: Final = 0
GREEDY: Final = 1
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
NO_LIMIT: Final = 2**62


class Games(NamedTuple):
    """Finished games, one row each."""

    states: Records  # the last state
    steps: npt.NDArray[np.int64]
    payoffs: npt.NDArray[np.float64]  # [game, seat]
    endings: npt.NDArray[np.int8]


def room_for(games: int, state: np.dtype[Any], players: int) -> Games:
    return Games(
        np.zeros(games, state), np.zeros(games, np.int64), np.zeros((games, players)), np.zeros(games, np.int8)
    )


@compiled
def random_step(rules: Any, state: Any, bits: int, out: Row) -> int:
    """One of the legal steps, all equally likely."""
    count = verbs.legal(rules, state, out)
    return int(out[below(count, bits)])


@compiled
def forget_plan(room: Scratch) -> None:
    """No greedy plan is under way."""
    room.progress[Progress.PLANNED] = 0
    room.progress[Progress.DONE] = 0


@compiled
def next_step(
    rules: Any, states: Records, index: int, actor: int, source: int, place: int, policies: Row, room: Scratch
) -> int:
    """The step that chance or a seat's policy plays from states[index], at this place of the game's random numbers."""
    bits = number(source, place)
    if actor == CHANCE:
        return verbs.draw(rules, at(states, index), bits)
    if policies[actor] == RANDOM:
        return random_step(rules, at(states, index), bits, room.out)
    if room.progress[Progress.DONE] == room.progress[Progress.PLANNED]:
        room.progress[Progress.PLANNED] = plan_turn(rules, states, index, place, bits, room)
        room.progress[Progress.DONE] = 0
    room.progress[Progress.DONE] += 1
    return int(room.plans[BEST, room.progress[Progress.DONE] - 1])


@compiled
def finish(
    rules: Any,
    states: Records,
    index: int,
    source: int,
    before: int,
    most: int,
    policies: Row,
    log: npt.NDArray[np.int32],
    room: Scratch,
) -> int:
    """Play states[index], `before` steps into its game, to its end or for so many steps; returns how many."""
    state = at(states, index)
    played = 0
    forget_plan(room)
    actor = verbs.actor(rules, state)
    while actor != NOBODY and played < most:
        step = next_step(rules, states, index, actor, source, before + played, policies, room)
        if played < len(log):
            log[played] = step
        verbs.play(rules, state, step)
        played += 1
        actor = verbs.actor(rules, state)
    return played


@entry
def play_games(
    rules: Records,
    start: Records,
    seed: int,
    first: int,
    before: int,
    most: int,
    policies: npt.NDArray[np.int8],
    games: Games,
    log: npt.NDArray[np.int32],
    room: Scratch,
) -> None:
    """Play the games first, first + 1, ... of a seed from a start, and fill in the rows of `games`.

    `before` steps lead to the start, `most` caps those that follow, `policies` says how each seat plays, and `log`
    receives the first steps of the last game.
    """
    table = at(rules, 0)
    for index in range(len(games.steps)):
        games.states[index] = start[0]
        source = stream(seed, first + index)
        games.steps[index] = finish(table, games.states, index, source, before, most, policies, log, room)
        state = at(games.states, index)
        if verbs.actor(table, state) == NOBODY:
            games.endings[index] = verbs.ending(table, state)
            verbs.payoff(table, state, games.payoffs[index])
