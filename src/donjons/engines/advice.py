"""What a search tells people: the best step and how it is expected to go on, and how everybody stands."""

from __future__ import annotations

from dataclasses import dataclass

from donjons.core.layout import Records
from donjons.core.verbs import NOBODY
from donjons.engines.searcher import Searcher, Thought
from donjons.engines.stepping import Stepping

LONGEST_LINE = 3  # steps: the best, and two that are foretold


@dataclass(frozen=True)
class Advice:
    """What to play. Nothing in it rests on what the seat to act may not know."""

    thoughts: list[Thought]  # of each step, the best first
    line: list[int]  # how it is expected to go on: the best step, then others until chance decides


def advise(searcher: Searcher, state: Records, planner: Stepping | None = None, seed: int = 0) -> Advice:
    """Advice for the seat to act; where a planner plays better than a search, the best step is that of the planner."""
    referee = searcher.setting.referee
    known = state.copy()
    referee.redact(known, referee.actor(known))
    thoughts = searcher.consider(known, seed)
    if planner is not None:
        planned = planner.step(known, 0, seed)
        thoughts.sort(key=lambda thought: thought.step != planned)
    line = [thoughts[0].step]
    while len(line) < LONGEST_LINE and referee.next_actor(known, line[-1]) >= 0:
        line.append(searcher.consider(known, seed)[0].step)
    return Advice(thoughts, line)


def standing(searcher: Searcher, state: Records, seed: int = 0) -> tuple[float, ...]:
    """What each seat may expect of a position: its payoff, from 0 to 1. Chance must not be to act."""
    referee = searcher.setting.referee
    if referee.actor(state) == NOBODY:
        return tuple(referee.payoff(state))
    return searcher.consider(state, seed)[0].payoffs
