"""Random games on a GPU: the same as on the processor, bit for bit, and how much faster.

.venv/bin/python -m benchmarks.gpu [GAME ...] [--games 131072]

First the same seeds are played in both places, and every field of every last state is compared; then both play in turn
for a while. The processor plays on one core. Times are wall-clock times, from the call to its result: those of the GPU
hold the way of the states there and back.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version

import numpy as np
import numpy.typing as npt

import donjons
from benchmarks.cores import processor
from benchmarks.measure import Contender, Played, race, ratio
from benchmarks.ours import SEED, batches
from donjons.core.errors import DonjonsError
from donjons.core.game import Setting
from donjons.core.gpu import cuda, require
from donjons.core.layout import Records
from donjons.engines.batch import Simulator
from donjons.engines.gpu_playouts import play_randomly
from donjons.engines.playouts import NO_LIMIT, Games
from donjons.games import CATALOGUE

COMPARED = 10_000  # games of a table
PLAYERS = {"guerre": (2, 4, 8), "mironton": (1, 2, 4)}  # of the other games 2, 3 and 4
BATCH = 131_072  # games at a time when speed is measured
ROUNDS = 3
SECONDS = 1.0  # of a round, for each; a GPU that needs more for a batch takes more


def numbers_of_players(game: str) -> tuple[int, ...]:
    return PLAYERS.get(game, (2, 3, 4))


def compare(setting: Setting) -> tuple[int, int]:
    """How many games differ, and the steps of all."""
    states, steps = play_randomly(setting, SEED, 0, COMPARED, NO_LIMIT)
    games = Simulator(setting, ["random"] * setting.players).play(SEED, 0, COMPARED)
    return differing(games, states, steps), int(games.steps.sum())


def differing(games: Games, states: Records, steps: npt.NDArray[np.int64]) -> int:
    """How many games do not have this last state, in all its fields, and this number of steps."""
    same = games.steps == steps
    for field in states.dtype.names or ():
        same &= (games.states[field] == states[field]).reshape(len(steps), -1).all(axis=1)
    return int((~same).sum())


def compare_all(games: Sequence[str]) -> bool:
    """Print what the comparison of every table found; True if nothing differs."""
    wrong = 0
    for game in games:
        for players in numbers_of_players(game):
            began = time.perf_counter()
            odd, steps = compare(donjons.game(game).setting(players))
            wrong += odd
            finding = f"{odd:,} DIFFER" if odd else "the same on both, bit for bit"
            spent = time.perf_counter() - began
            tell(f"{game}, {players} players: {COMPARED:,} games, {steps:,} steps: {finding} ({spent:.1f} s).")
    return wrong == 0


def on_gpu(setting: Setting, games: int) -> Callable[[int], Played]:
    def play(first: int) -> Played:
        _, steps = play_randomly(setting, SEED, first, games, NO_LIMIT)
        return Played(games, int(steps.sum()))

    return play


def measure(game: str, batch: int) -> None:
    """Print how fast two players' games are on the GPU and on one core."""
    setting = donjons.game(game).setting(2)
    both = [
        Contender("donjons", game, "GPU", on_gpu(setting, batch)),
        Contender("donjons", game, "processor", batches(2, game=game)),
    ]
    gpu, core = race(both, ROUNDS, SECONDS, clock=time.perf_counter)
    times = ratio(gpu, core)
    tell(
        f"{game}, 2 players, {gpu.steps_per_game:,.0f} steps a game: {gpu.speed.median:,.0f} steps per second on the "
        f"GPU, {core.speed.median:,.0f} on one core: {times.median:,.1f} times as fast "
        f"({times.low:,.1f} - {times.high:,.1f} over {ROUNDS} rounds, {batch:,} games at a time)."
    )


def tell(sentence: str) -> None:
    print(sentence, flush=True)


def main() -> int:
    known = [entry.key for entry in CATALOGUE]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", default=known, help="the games to play, all if none is named")
    parser.add_argument("--games", type=int, default=BATCH, help="games at a time when speed is measured")
    options = parser.parse_args()
    try:
        require()
        tell(f"{cuda.get_current_device().name} beside one core of {processor()}")
        tell(f"numba {version('numba')}, numba-cuda {version('numba-cuda')}; the first game of each family compiles.")
        is_same = compare_all(options.game)
        for game in options.game:
            measure(game, options.games)
    except DonjonsError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
