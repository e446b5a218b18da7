"""How fast the tree search is, how long each level thinks, and how well a time limit is kept.

.venv/bin/python -m benchmarks.search [GAME ...]

The positions come from games of the greedy engine, spread over the whole game. Times are processor time of one thread:
a busy machine says the same as a quiet one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import donjons
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.engines.batch import Engine
from donjons.engines.levels import GREEDY, levels
from donjons.engines.searcher import Budget, Searcher
from donjons.games import CATALOGUE

GAMES = 3
APART = 15  # steps between two positions
MOST = 12  # positions of a game
LIMITS = (0.03, 0.1, 0.3)


def positions(setting: Setting) -> Iterator[Records]:
    """Positions with a choice, from the first step to the last."""
    for seed in range(GAMES):
        match = Match(setting, seed)
        greedy = Engine(setting, "greedy", seed)
        found = 0
        while not match.over and found < MOST:
            for _ in range(APART):
                if not match.over:
                    match.play(greedy.choose(match))
            if not match.over and len(match.legal(canonical=True)) > 1:
                found += 1
                yield match.state.copy()


def report(game: str) -> None:
    """Print what was measured of one game."""
    setting = donjons.game(game).setting(2)
    states = list(positions(setting))
    print(f"{game}, 2 players, {len(states)} positions")
    for level in levels(game):
        if level.iterations == GREEDY:
            continue
        spent = []
        for state in states:
            searcher = Searcher(setting, Budget(level.iterations), threads=1)
            began = time.thread_time()
            searcher.consider(state)
            spent.append(time.thread_time() - began)
        mean, worst = sum(spent) / len(spent), max(spent)
        speed = level.iterations / mean
        print(f"  {level.key:8} {1000 * mean:9.1f} ms a step, at most {1000 * worst:7.1f}, {speed:8,.0f} iterations/s")
    for limit in LIMITS:
        searcher = Searcher(setting, Budget(seconds=limit), threads=1, clock=time.thread_time)
        excess = []
        for state in states:
            began = time.thread_time()
            searcher.consider(state)
            excess.append((time.thread_time() - began) / limit - 1)
        late = sum(share > 0.1 for share in excess)
        print(f"  limit {limit:5.2f} s: {max(excess):+6.1%} at most, {late} of {len(states)} more than 10 % late")


if __name__ == "__main__":
    for name in sys.argv[1:] or [entry.key for entry in CATALOGUE]:
        report(name)
