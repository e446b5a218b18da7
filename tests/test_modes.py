"""Rules are written once: interpreted, compiled, or compiled with bounds checks, a seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from patience import PATIENCE

HERE = Path(__file__).parent
STEPS = "110"
GAMES = 72


def printed(script: str, argument: str, mode: dict[str, str]) -> list[str]:
    """The lines that a script prints in a process of this mode."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    process = subprocess.run(
        [sys.executable, str(HERE / script), argument],
        env=clean | mode,
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * PATIENCE,  # all games are compiled anew
    )
    assert process.returncode == 0, process.stderr[-2000:]
    return process.stdout.splitlines()


def test_the_same_seeds_give_the_same_games_in_every_mode() -> None:
    compiled = printed("digests.py", STEPS, {})
    assert len(compiled) == GAMES
    assert len({line.split()[-1] for line in compiled}) == GAMES  # and the games differ from one another
    assert printed("digests.py", STEPS, {"NUMBA_DISABLE_JIT": "1"}) == compiled
    assert printed("digests.py", STEPS, {"NUMBA_BOUNDSCHECK": "1"}) == compiled


def test_the_kernel_for_gpus_plays_the_games_of_the_processor() -> None:
    simulated = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"}
    assert printed("gpu_digests.py", "gpu", simulated) == printed("gpu_digests.py", "cpu", {})
