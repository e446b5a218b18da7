"""A real `donjons serve`: a process of its own on a port of its own, to be killed and started again at will."""

from __future__ import annotations

import random
import signal
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from commands import DONJONS, environment
from patience import PATIENCE

UNLIMITED = (
    *("--tables-per-minute", "0", "--requests-per-second", "0"),
    *("--messages-per-second", "0", "--wrong-keys-per-minute", "0"),
)
LISTENS = b"Donjons is at http://"
PORTS = (10_000, 30_000)


def free_port() -> int:
    """A port below those from which the system takes the other ends of connections: it is free after a kill, too."""
    while True:
        with socket.socket() as trial:
            port = random.SystemRandom().randrange(*PORTS)
            with suppress(OSError):
                trial.bind(("127.0.0.1", port))
                return port


class Server:
    """Use it with `with`. Killed or stopped, it comes back at the same address over the same database."""

    def __init__(self, home: Path, *options: str, database: str | None = None) -> None:
        self.home = home
        self.database = database or f"sqlite:///{home / 'tables.sqlite'}"
        self.options = options
        self.port = free_port()
        self.log = home / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop()

    def start(self) -> None:
        """Start it, and wait until it says where it listens."""
        words = [DONJONS, "serve", "--port", str(self.port), "--database", self.database, *self.options]
        begin = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log, env=environment(self.home))
        until = time.monotonic() + PATIENCE
        while LISTENS not in self.log.read_bytes()[begin:]:
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"donjons serve did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """kill -9: nothing is said, nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; returns its exit status."""
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Ctrl-C."""
        return self._end(signal.SIGINT)

    def _end(self, by: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(by)
        status = self._process.wait(PATIENCE)
        self._process = None
        return status
