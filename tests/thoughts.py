"""Prints what a search of so many iterations thinks of a position of each game (see test_search.py)."""

from __future__ import annotations

import sys

import donjons
from donjons.engines.batch import Engine
from donjons.engines.searcher import Budget, Searcher


def main(iterations: int) -> None:
    for key in ("barons-2025", "guerre"):
        match = donjons.game(key).start(2, seed=5)
        random = Engine(match.setting, "random")
        for _ in range(12):
            match.play(random.choose(match))
        for thought in Searcher(match.setting, Budget(iterations), threads=1).consider(match.state):
            print(key, thought.step, thought.visits, *thought.payoffs)


if __name__ == "__main__":
    main(int(sys.argv[1]))
