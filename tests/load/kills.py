"""Hundreds of kills: servers die (kill -9) at random moments while people play, and nothing that was seen is lost.

PYTHONPATH=tests .venv/bin/python -m load.kills --kills 200
PYTHONPATH=tests .venv/bin/python -m load.kills --kills 200 --postgresql
"""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from killing import survive
from postgres import Postgres
from serving import UNLIMITED, Server


def main(
    kills: Annotated[int, typer.Option(min=1, max=10_000)] = 200,
    tables: Annotated[int, typer.Option(min=1, max=50, help="Tables that are played at meanwhile.")] = 6,
    postgresql: Annotated[bool, typer.Option("--postgresql", help="Two servers over one PostgreSQL.")] = False,
    seed: int = 0,
) -> None:
    """Kill servers again and again; a lost step or a broken table ends it with an error."""
    with ExitStack() as running:
        home = Path(running.enter_context(tempfile.TemporaryDirectory()))
        database = running.enter_context(Postgres()).database() if postgresql else None
        homes = [home / "one", home / "other"] if postgresql else [home]
        for each in homes:
            each.mkdir(exist_ok=True)
        servers = [running.enter_context(Server(each, *UNLIMITED, database=database)) for each in homes]
        survived = survive(servers, kills, tables, seed)
    print(
        f"{survived.kills} kills in {survived.seconds:.0f} s at {tables} tables, {survived.steps} steps seen,", end=" "
    )
    print(f"{survived.games} games finished: none lost, every record proved.")


if __name__ == "__main__":
    typer.run(main)
