"""A real PostgreSQL server in a folder of its own, reached by a socket in that folder alone."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import psycopg

from patience import PATIENCE

USER = "donjons"
NO_PORT = "-c listen_addresses= -c max_connections=50"


def programs() -> Path:
    """Where PostgreSQL's programs lie: Debian keeps them out of the way."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        raise FileNotFoundError("the tests need PostgreSQL: apt-get install postgresql (make test does it as root)")
    return versions[-1].parent


def servant() -> str | None:
    """Whom the server runs as, since it refuses to run as root; None for ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    """Use it with `with`; each `database()` is a new, empty one, named by its URL."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="donjons-postgres-"))
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        if (user := servant()) is not None:
            shutil.chown(self.folder, user)
        data = str(self.folder / "data")
        words = ["initdb", "--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale", "C", "-D", data]
        subprocess.run(
            [programs() / words[0], *words[1:]],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=user,
            timeout=PATIENCE,
        )
        with (self.folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [programs() / "postgres", "-D", data, "-k", str(self.folder), *NO_PORT.split()],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=user,
            )
        self._wait()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)  # "immediate": nothing is kept
        self._process.wait(PATIENCE)
        shutil.rmtree(self.folder)

    def database(self) -> str:
        name = f"tables{next(self._numbers)}"
        with self._connect() as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(f"user={USER} dbname=postgres host={self.folder}", autocommit=True)

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._connect().close()
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)
            else:
                return
