"""Running the real command line in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from patience import PATIENCE

DONJONS = str(Path(sys.executable).with_name("donjons"))


def environment(home: Path, **more: str) -> dict[str, str]:
    """A player's environment whose games and simulations lie in a folder of the test; compiled rules are shared."""
    return {**os.environ, "XDG_STATE_HOME": str(home), "COLUMNS": "120", "LANG": "C.UTF-8", "LC_ALL": "", **more}


def run(home: Path, *words: str, said: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [DONJONS, *words],
        input=said,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def json_of(home: Path, *words: str) -> Any:
    """What a command prints with --json; it must succeed."""
    done = run(home, *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def wait_for_journal(home: Path) -> None:
    """Until a simulation or an arena has written down its first games."""
    until = time.monotonic() + PATIENCE
    while not any(file.stat().st_size for file in home.rglob("*.jsonl")):
        assert time.monotonic() < until, "nothing was written down"
        time.sleep(0.1)
