"""How often does a greedy party win Donjon Mironton? `python docs/party_wins.py` measures it again.

Greedy players defend the default dungeon on every level of difficulty, 1 to 4 of them. The page that this writes says
what was found. It takes about five minutes on two cores.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import get_args

import numpy as np

import donjons
from donjons.engines.batch import Simulator, warm
from donjons.engines.playouts import Games
from donjons.games.mironton.parameters import Difficulty
from donjons.statistics import wilson

PAGE = Path(__file__).with_name("mironton-difficulty.md")
BEGIN, END = "<!-- measured: made by docs/party_wins.py -->", "<!-- end of measured -->"
GAMES = 100
SEED = 15
PLAYERS = (1, 2, 3, 4)
HEAD = "| difficulty | players | wins | held | fallen | turns | bands eliminated |\n|---|---|---|---|---|---|---|"


def played(difficulty: str, players: int) -> Games:
    setting = donjons.game("mironton").setting(players, {"difficulty": difficulty})
    return Simulator(setting, ["greedy"] * players).play(SEED, 0, GAMES)


def share(part: int) -> str:
    """A percentage with its 95 % interval."""
    low, high = wilson(part, GAMES)
    return f"{100 * part / GAMES:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def row(difficulty: str, players: int) -> str:
    games = played(difficulty, players)
    counts = np.bincount(games.endings, minlength=3)
    turns, kills = games.states["turn"].mean(), games.states["kills"].mean()
    cells = [difficulty, str(players), *(share(int(count)) for count in counts), f"{turns:.0f}", f"{kills:.1f}"]
    return "| " + " | ".join(cells) + " |"


def measured() -> str:
    """The table, from games played now."""
    lines = [(difficulty, players) for difficulty in get_args(Difficulty) for players in PLAYERS]
    warm(donjons.game("mironton").setting(1))
    with ThreadPoolExecutor(2) as pool:
        rows = list(pool.map(row, *zip(*lines, strict=True)))
    note = f"{GAMES} games a row, seed {SEED}; shares in % with 95 % intervals, turns and eliminations are means."
    return "\n".join([note, "", HEAD, *rows])


def page() -> str:
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + f"{BEGIN}\n{measured()}\n{END}" + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
