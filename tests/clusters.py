"""A real Dask cluster on this machine: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from distributed import Client
from distributed.utils import open_port

QUIET: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """Its address, and the processes of the workers, which keep their files in this folder."""
    address = f"tcp://127.0.0.1:{open_port()}"
    port = address.rsplit(":", 1)[1]
    python, place = sys.executable, {**os.environ, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
    command = [python, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard"]
    scheduler = subprocess.Popen(command, env=place, **QUIET)
    each = [python, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard", "--no-nanny"]
    others = [
        subprocess.Popen([*each, "--local-directory", str(folder / str(n))], env=place, **QUIET) for n in range(workers)
    ]
    try:
        with Client(address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=60)
        yield address, others
    finally:
        for process in (*others, scheduler):
            process.kill()
            process.wait()
