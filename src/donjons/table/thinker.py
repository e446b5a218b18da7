"""A worker process in which engines think: one JSON question a line on standard input, one answer a line.

It knows no table and no key: it is told the rules, the position and what to think about, and answers with a step, with
advice, or with what everybody may expect. It ends when its input does, so that it never outlives its server.
"""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.record import read_setting
from donjons.engines.advice import advise, standing
from donjons.engines.levels import GREEDY, levels
from donjons.engines.players import engine
from donjons.engines.searcher import Budget, Searcher
from donjons.engines.stepping import Stepping
from donjons.games import find

MOST_IDEAS = 3  # steps of an advice

Question = dict[str, Any]
Answer = dict[str, Any]


@functools.lru_cache(maxsize=64)
def setting_of(game: str, opening: str) -> Setting:
    return read_setting(find(game), opening)


@functools.lru_cache(maxsize=8)  # the strongest levels think in megabytes
def engine_of(game: str, opening: str, name: str) -> Stepping:
    ours = engine(setting_of(game, opening), name, threads=1)
    if ours is None:
        raise ValueError(f"there is no engine {name}")
    return ours


@functools.lru_cache(maxsize=8)
def searcher_of(game: str, opening: str, iterations: int) -> Searcher:
    return Searcher(setting_of(game, opening), Budget(iterations), threads=1)


def read_state(setting: Setting, state: str) -> Records:
    return np.frombuffer(bytes.fromhex(state), setting.game.new(setting).dtype).copy()


def step(question: Question) -> Answer:
    """The step an engine plays in a position."""
    game, opening = question["game"], question["opening"]
    setting = setting_of(game, opening)
    state = read_state(setting, question["state"])
    chosen = engine_of(game, opening, question["engine"]).step(state, question["played"], question["seed"])
    return {"token": setting.game.write(setting, state, chosen)}


def advice(question: Question) -> Answer:
    """The best steps in a position, what everybody may expect of each, and how it may go on."""
    game, opening = question["game"], question["opening"]
    searcher, strongest = searcher_of(game, opening, question["iterations"]), levels(game)[-1]
    planner = engine_of(game, opening, strongest.key) if strongest.iterations == GREEDY else None
    found = advise(searcher, read_state(searcher.setting, question["state"]), planner)
    ideas = [{"step": thought.step, "payoffs": thought.payoffs} for thought in found.thoughts[:MOST_IDEAS]]
    return {"ideas": ideas, "line": found.line}


def standings(question: Question) -> Answer:
    """What everybody may expect of some positions."""
    searcher = searcher_of(question["game"], question["opening"], question["iterations"])
    states = [read_state(searcher.setting, state) for state in question["states"]]
    return {"payoffs": [standing(searcher, state) for state in states]}


ANSWERS: dict[str, Callable[[Question], Answer]] = {"step": step, "advice": advice, "standings": standings}


def main() -> None:
    """Answer until the input ends."""
    os.nice(int(next(iter(sys.argv[1:]), "0")))
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps(ANSWERS[question["about"]](question)), flush=True)


if __name__ == "__main__":
    main()
