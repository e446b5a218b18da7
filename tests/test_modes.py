"""Rules are written once: interpreted, compiled, or compiled with bounds checks, a seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("digests.py")
STEPS = 110
GAMES = 24


def digests(mode: dict[str, str]) -> list[str]:
    """One line per game, as a process in this mode plays them."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    process = subprocess.run(
        [sys.executable, str(SCRIPT), str(STEPS)],
        env=clean | mode,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    return process.stdout.splitlines()


def test_the_same_seeds_give_the_same_games_in_every_mode() -> None:
    compiled = digests({})
    assert len(compiled) == GAMES
    assert len({line.split()[-1] for line in compiled}) == GAMES  # and the games differ from one another
    assert digests({"NUMBA_DISABLE_JIT": "1"}) == compiled
    assert digests({"NUMBA_BOUNDSCHECK": "1"}) == compiled
