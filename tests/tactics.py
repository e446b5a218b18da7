"""What can be forced within a turn, found by trying everything: the measure of tactical tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.core.verbs import CHANCE, NOBODY
from donjons.engines.stepping import Stepping

Goal = Callable[[Records], bool]


def turns(setting: Setting, state: Records, seat: int) -> Iterator[Records]:
    """Every position that a seat can end its turn with."""
    referee, waiting, seen = setting.referee, [state.copy()], set()
    while waiting:
        here = waiting.pop()
        if referee.actor(here) != seat:
            yield here
            continue
        for step in referee.legal(here, canonical=True):
            there = here.copy()
            referee.play(there, step)
            if there.tobytes() not in seen:
                seen.add(there.tobytes())
                waiting.append(there)


def threat(setting: Setting, state: Records, seat: int, goal: Goal) -> float:
    """How likely the dice let a seat, whose turn begins with chance, reach a goal within it."""
    referee, likely = setting.referee, 0.0
    if referee.actor(state) != CHANCE:
        return 0.0
    for outcome in referee.legal(state):
        after = state.copy()
        referee.play(after, outcome)
        if any(goal(end) for end in turns(setting, after, seat)):
            likely += referee.weight(state, outcome)
    return likely


def has_won(setting: Setting, seat: int) -> Goal:
    def goal(state: Records) -> bool:
        return setting.referee.actor(state) == NOBODY and setting.referee.payoff(state)[seat] == 1

    return goal


def after_turn(match: Match, engine: Stepping) -> Records:
    """The position when the engine has played its turn to the end."""
    seat = match.actor
    while match.actor == seat:
        match.play(engine.choose(match))
    return np.copy(match.state)
