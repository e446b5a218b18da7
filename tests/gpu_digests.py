"""A few capped random games as the GPU kernel plays them, or the processor: `python gpu_digests.py gpu|cpu`."""

from __future__ import annotations

import sys

import donjons
from digests import digest
from donjons.engines.batch import Simulator
from playing import content

TABLES = (("barons-2025", 2), ("barons-2025", 4), ("barons-2024", 3), ("co-2023", 2), ("guerre", 3), ("mironton", 2))
SEED, FIRST, GAMES, STEPS = 11, 5, 3, 80


def main(where: str) -> None:
    """Print one line per table: the steps of each game, and a digest of where they ended."""
    for key, players in TABLES:
        setting = donjons.game(key).setting(players)
        if where == "gpu":
            from donjons.engines.gpu_playouts import play_randomly

            states, steps = play_randomly(setting, SEED, FIRST, GAMES, STEPS)
        else:
            games = Simulator(setting, ["random"] * players).play(SEED, FIRST, GAMES, STEPS)
            states, steps = games.states, games.steps
        print(key, players, steps.tolist(), digest(content(states)))


if __name__ == "__main__":
    main(sys.argv[1])
