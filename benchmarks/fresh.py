"""What is measured in a process of its own: the first compilation, starting from a warm cache, and memory."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.measure import Spread, spread

ROOT = Path(__file__).resolve().parents[1]
PLAYERS = 2


@dataclass(frozen=True)
class Start:
    """How long a process takes from its start to its end; `failed` says why it could not be measured."""

    what: str
    wall: Spread | None = None
    cpu: Spread | None = None
    failed: str = ""


@dataclass(frozen=True)
class Memory:
    """Resident memory of one process, in MiB: before, after so many random games, and after ten times as many."""

    games: int
    before: float
    after: float
    after_ten_times: float


FIRSTS = {"simulate": "first simulated game", "match": "first legal steps of a match"}  # each compiles an entry point


def starts(firsts: Sequence[str], repeats: int, environment: Mapping[str, str]) -> list[Start]:
    """The times to start, first with an empty cache of compiled rules and then with that cache."""
    measured = []
    for verb in firsts:
        child = [sys.executable, "-m", "benchmarks.fresh", verb]
        measured.append(start(f"{FIRSTS[verb]}, empty cache", child, 1, environment))
        measured.append(start(f"{FIRSTS[verb]}, warm cache", child, repeats, environment))
    return [*measured, start("donjons games", [str(command()), "games"], repeats, environment)]


@contextmanager
def empty_cache() -> Iterator[Mapping[str, str]]:
    """An environment whose cache of compiled rules is empty, and deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="donjons-bench-") as cache:
        yield os.environ | {"DONJONS_CACHE": cache}


def command() -> Path:
    """The command `donjons` of this environment."""
    return Path(sys.executable).with_name("donjons")


def start(what: str, arguments: Sequence[str], repeats: int, environment: Mapping[str, str]) -> Start:
    """Run a process several times, to its end."""
    walls, cpus = [], []
    for _ in range(repeats):
        wall, cpu = time.perf_counter(), children_seconds()
        try:
            done = subprocess.run(arguments, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        except OSError as error:
            return Start(what, failed=f"could not be run: {error}")
        if done.returncode != 0:
            last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
            return Start(what, failed=f"ended with code {done.returncode}: {last}")
        walls.append(time.perf_counter() - wall)
        cpus.append(children_seconds() - cpu)
    return Start(what, spread(walls), spread(cpus))


def children_seconds() -> float:
    """CPU seconds of all processes started and ended so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def memory(games: int, environment: Mapping[str, str]) -> Memory:
    """Measure memory in a process that plays nothing else."""
    child = [sys.executable, "-m", "benchmarks.fresh", "memory", str(games)]
    done = subprocess.run(child, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return Memory(**json.loads(done.stdout))


def resident() -> float:
    """Resident memory of this process in MiB; where the system does not say, the highest it has been."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 2**20
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return highest / (2**20 if sys.platform == "darwin" else 2**10)


def simulate() -> None:
    from benchmarks import ours

    ours.batches(PLAYERS, games=1)(0)


def match() -> None:
    import donjons

    donjons.game("barons-2025").start(players=PLAYERS, seed=7).legal()


def play_and_weigh() -> None:
    """Play some games and nine times as many more, weighing the process before, between and after."""
    from benchmarks import ours

    games = int(sys.argv[2])
    play = ours.batches(PLAYERS)
    play(0)
    weights = [resident()]
    played = 0
    for goal in (games, 10 * games):
        while played < goal:
            played += play(played).games
        weights.append(resident())
    print(json.dumps(asdict(Memory(games, *weights))))


VERBS: dict[str, Callable[[], None]] = {"simulate": simulate, "match": match, "memory": play_and_weigh}

if __name__ == "__main__":
    VERBS[sys.argv[1]]()
