"""Rules are compiled by other processes, and whoever wants to play waits for his own game only."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

from donjons.games import CATALOGUE
from donjons.table.warming import WARMER, Warming, family_of


def test_editions_of_one_family_are_compiled_together() -> None:
    families = {entry.key: family_of(entry.key) for entry in CATALOGUE}
    assert {families["barons-2025"], families["barons-2024"], families["co-2023"]} == {"barons"}
    assert families["guerre"] == "guerre"
    assert family_of("chess") == ""


def test_what_is_warm_already_is_not_waited_for() -> None:
    async def wait() -> None:
        warming = Warming(["barons-2025"])
        warming.start()
        async with asyncio.timeout(0.5):
            await warming.ready("co-2023")
            await warming.ready("chess")
        warming.close()

    asyncio.run(wait())


def test_a_compilation_ends_with_the_server_that_asked_for_it(tmp_path: Path) -> None:
    """With an empty cache it would go on for much longer than we wait."""
    asks = (
        "import os, subprocess, sys\n"
        f"asked = [sys.executable, *{WARMER}, 'mironton', str(os.getpid())]\n"
        "print(subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid)"
    )
    empty = os.environ | {"DONJONS_CACHE": str(tmp_path)}
    server = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True, env=empty)
    with contextlib.suppress(ProcessLookupError):
        for _ in range(100):
            os.kill(int(server.stdout), 0)
            time.sleep(0.1)
        raise AssertionError("it goes on alone")


def test_a_process_that_compiles_ends_well() -> None:
    assert subprocess.run([sys.executable, *WARMER, "co-2023"], check=False, timeout=300).returncode == 0
