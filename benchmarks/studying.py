"""What studies cost: greedy games watched in every game, the cores that a study uses, and its memory.

.venv/bin/python -m benchmarks.studying
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import donjons
from benchmarks.cores import available
from benchmarks.fresh import ROOT, resident
from benchmarks.measure import Contender, Played, Result, race
from donjons.engines.watcher import LineUp, Watcher
from donjons.games import CATALOGUE
from donjons.lab.cells import Cell, cells_of
from donjons.lab.running import How, play_all
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy

PLAYERS = 2
SEED = 9
FEW, MANY = 1_000, 100_000  # random games of a study that is weighed
ROUNDS = 20  # of each of them: what is weighed is the study, not the games


@dataclass(frozen=True)
class Weight:
    """A study in a process of its own: MiB after so many games, and the cores it kept busy."""

    few: float
    many: float
    cores: float


@dataclass(frozen=True)
class Studying:
    greedy: list[Result]
    weight: Weight


def compare(rounds: int, seconds: float) -> Studying:
    greedy = race([greedy_games(entry.key) for entry in CATALOGUE], rounds, seconds)
    child = [sys.executable, "-m", "benchmarks.studying", "weigh"]
    done = subprocess.run(child, env=os.environ, cwd=ROOT, capture_output=True, text=True, check=True)
    return Studying(greedy, Weight(**json.loads(done.stdout)))


def greedy_games(key: str) -> Contender:
    watcher = Watcher(donjons.game(key).setting(PLAYERS), LineUp(("greedy",) * PLAYERS))

    def play(first: int) -> Played:
        seen = watcher.play(SEED, first, 1)
        return Played(1, int(seen.steps[0]))

    return Contender("donjons", f"{key}, {PLAYERS} players", "watched, greedy", play)


def weigh() -> Weight:
    """Carry out a study, then the same with a hundred times as many games."""
    weights = []
    with tempfile.TemporaryDirectory(prefix="donjons-bench-") as folder:
        for games in (FEW, MANY):
            (cell,) = study(games)
            wall, cpu = time.perf_counter(), time.process_time()
            play_all(Results(Path(folder)), [cell], [games], How())
            weights.append(resident())
            cores = (time.process_time() - cpu) / (time.perf_counter() - wall)
    few, many = weights
    return Weight(few, many, cores)


def study(games: int) -> list[Cell]:
    asked = {"max_rounds": ROUNDS}
    return cells_of(GameStudy(game=CATALOGUE[0].key, players=PLAYERS, bots="random", games=games, set=asked))


def lines(studying: Studying) -> list[str]:
    """What was measured, as sentences."""
    weight = studying.weight
    speeds = [
        f"  {one.contender.game}: {one.speed.median / one.steps_per_game:,.1f} games per CPU-second"
        for one in studying.greedy
    ]
    return [
        "Studies: greedy games, watched, on one core:",
        *speeds,
        f"  A study keeps {weight.cores:.2f} of {available()} cores busy; it takes {weight.few:.0f} MiB after {FEW:,} "
        f"random games and {weight.many:.0f} MiB after {MANY:,}.",
    ]


if __name__ == "__main__":
    if sys.argv[1:] == ["weigh"]:
        print(json.dumps(asdict(weigh())))
    else:
        print("\n".join(lines(compare(rounds=5, seconds=1.0))))
