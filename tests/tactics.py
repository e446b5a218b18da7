"""What can be forced within a turn, found by trying everything: the measure of tactical tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
            there = after(setting, here, step)
            if there.tobytes() not in seen:
                seen.add(there.tobytes())
                waiting.append(there)


def threat(setting: Setting, state: Records, seat: int, goal: Goal) -> float:
    """How likely a seat can reach a goal within its next turn, whatever is left of the turn at hand."""
    referee = setting.referee
    actor = referee.actor(state)
    if actor == NOBODY:
        return float(goal(state))
    if actor == CHANCE:
        return sum(
            referee.weight(state, outcome) * threat(setting, after(setting, state, outcome), seat, goal)
            for outcome in referee.legal(state)
        )
    if actor == seat:
        return float(any(goal(end) for end in turns(setting, state, seat)))
    return min(threat(setting, end, seat, goal) for end in turns(setting, state, actor))


def after(setting: Setting, state: Records, step: int) -> Records:
    there = state.copy()
    setting.referee.play(there, step)
    return there


def has_won(setting: Setting, seat: int) -> Goal:
    def goal(state: Records) -> bool:
        return setting.referee.actor(state) == NOBODY and setting.referee.payoff(state)[seat] == 1

    return goal


def turn_of(match: Match, engine: Stepping) -> tuple[list[str], Records]:
    """What the engine plays until chance or somebody else is to act, and where that leads."""
    tokens: list[str] = []
    setting, state = match.setting, match.state.copy()
    while setting.referee.actor(state) == match.actor:
        step = engine.step(state, len(match.line) + len(tokens), 0)
        tokens.append(setting.game.write(setting, state, step))
        setting.referee.play(state, step)
    return tokens, state
