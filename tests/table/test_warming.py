"""Rules are compiled by other processes, and whoever wants to play waits for his own game only."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from donjons.games import CATALOGUE
from donjons.table.warming import WARMER, Warming, family_of
from patience import PATIENCE


def test_editions_of_one_family_are_compiled_together() -> None:
    families = {entry.key: family_of(entry.key) for entry in CATALOGUE}
    assert {families["barons-2025"], families["barons-2024"], families["co-2023"]} == {"barons"}
    assert families["guerre"] == "guerre"
    assert family_of("chess") == ""


def test_what_is_warm_already_is_not_waited_for() -> None:
    async def wait() -> None:
        warming = Warming(["barons-2025"])
        warming.start()
        for known in ("co-2023", "chess"):
            waiting = warming.ready(known)
            with pytest.raises(StopIteration):  # it never pauses
                waiting.send(None)
        await warming.close()

    asyncio.run(wait())


def test_a_compilation_ends_with_the_server_that_asked_for_it(tmp_path: Path) -> None:
    """It has an empty cache to fill, and leaves it unfilled."""
    asks = (
        "import os, subprocess, sys\n"
        f"asked = [sys.executable, *{WARMER}, 'mironton', str(os.getpid())]\n"
        "print(subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid)"
    )
    empty = os.environ | {"DONJONS_CACHE": str(tmp_path)}
    server = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True, env=empty)
    while is_running(int(server.stdout)):
        time.sleep(0.1)
    assert not list(tmp_path.rglob("*.nbc"))


def is_running(pid: int) -> bool:
    """Nobody may be there to take notice of its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_process_that_compiles_ends_well() -> None:
    assert subprocess.run([sys.executable, *WARMER, "co-2023"], check=False, timeout=PATIENCE).returncode == 0
