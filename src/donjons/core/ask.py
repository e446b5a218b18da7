"""How Python asks compiled rules: one entry point for all the verbs, so that they are compiled once."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from donjons.core import verbs
from donjons.core.compiled import at, compiled, entry
from donjons.core.layout import Records, Row


class Question(IntEnum):
    ACTOR = 0
    LEGAL = 1
    CANONICAL = 2
    WHY = 3
    DRAW = 4
    WEIGHT = 5
    PLAY = 6
    PAYOFF = 7
    ENDING = 8
    REDACT = 9
    EVALUATE = 10
    NEXT = 11


@compiled
def canonical_steps(rules: Any, state: Any, out: Row) -> int:
    """Write the canonical legal steps, or all the legal ones where none is canonical; return how many."""
    count = verbs.legal(rules, state, out)
    kept = 0
    for index in range(count):
        step = int(out[index])
        if verbs.canonical(rules, state, step):
            out[kept] = step
            kept += 1
    return kept if kept > 0 else count


@entry
def answer(question: int, rules: Records, states: Records, argument: int, out: Any, values: Any) -> int:
    """Ask one verb about states[0]. Lists go to `out` and their length is returned; fractions go to `values`."""
    table = at(rules, 0)
    state = at(states, 0)
    count = 0
    if question == Question.ACTOR:
        out[0] = verbs.actor(table, state)
    elif question == Question.LEGAL:
        count = verbs.legal(table, state, out)
    elif question == Question.CANONICAL:
        count = canonical_steps(table, state, out)
    elif question == Question.WHY:
        out[0] = verbs.why(table, state, argument)
    elif question == Question.DRAW:
        out[0] = verbs.draw(table, state, argument)
    elif question == Question.WEIGHT:
        values[0] = verbs.weight(table, state, argument)
    elif question == Question.PLAY:
        verbs.play(table, state, argument)
    elif question == Question.PAYOFF:
        verbs.payoff(table, state, values)
    elif question == Question.ENDING:
        out[0] = verbs.ending(table, state)
    elif question == Question.REDACT:
        verbs.redact(table, state, argument)
    elif question == Question.EVALUATE:
        verbs.evaluate(table, state, values)
    elif question == Question.NEXT:
        verbs.play(table, state, argument)
        out[0] = verbs.actor(table, state)
    return count


class Referee:
    """The verbs of one table as plain Python methods: integers in, integers out."""

    def __init__(self, rules: Records, players: int, most_steps: int) -> None:
        self.rules = rules
        self.players = players
        self._out = np.zeros(most_steps, np.int32)
        self._values = np.zeros(players, np.float64)

    def _ask(self, question: Question, state: Records, argument: int = 0) -> int:
        return answer(int(question), self.rules, state, argument, self._out, self._values)

    def _one(self, question: Question, state: Records, argument: int = 0) -> int:
        self._ask(question, state, argument)
        return int(self._out[0])

    def _several(self, question: Question, state: Records) -> list[float]:
        self._ask(question, state)
        return [float(value) for value in self._values]

    def actor(self, state: Records) -> int:
        return self._one(Question.ACTOR, state)

    def legal(self, state: Records, canonical: bool = False) -> list[int]:
        count = self._ask(Question.CANONICAL if canonical else Question.LEGAL, state)
        return [int(step) for step in self._out[:count]]

    def why(self, state: Records, step: int) -> int:
        return self._one(Question.WHY, state, step)

    def draw(self, state: Records, number: int) -> int:
        return self._one(Question.DRAW, state, number)

    def weight(self, state: Records, step: int) -> float:
        self._ask(Question.WEIGHT, state, step)
        return float(self._values[0])

    def play(self, state: Records, step: int) -> None:
        self._ask(Question.PLAY, state, step)

    def next_actor(self, state: Records, step: int) -> int:
        """Play a step, and say who is to act then."""
        return self._one(Question.NEXT, state, step)

    def redact(self, state: Records, seat: int) -> None:
        self._ask(Question.REDACT, state, seat)

    def payoff(self, state: Records) -> list[float]:
        return self._several(Question.PAYOFF, state)

    def ending(self, state: Records) -> int:
        return self._one(Question.ENDING, state)

    def evaluate(self, state: Records) -> list[float]:
        return self._several(Question.EVALUATE, state)
