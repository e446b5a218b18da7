"""The journal of a simulation: one line per finished chunk of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from donjons.core.cache import state_home
from donjons.core.game import Setting
from donjons.journal import Rows
from donjons.lab.sums import Summary


def home() -> Path:
    """Where unfinished simulations are kept."""
    return state_home() / "simulations"


class Journal:
    """The finished chunks of one simulation."""

    def __init__(self, setting: Setting, engines: Sequence[str], seed: int, folder: Path | None = None) -> None:
        run = f"{setting.game.key}|{setting.line()}|{','.join(engines)}|{seed}"
        self._rows = Rows(folder or home(), run)
        self.players = setting.players
        self.path = self._rows.path

    def read(self) -> Iterator[tuple[int, Summary]]:
        """The chunks written so far: the first game of each, and its sums."""
        for row in self._rows.read():
            yield row["first"], Summary.from_sums(self.players, row["sums"])

    def write(self, first: int, summary: Summary) -> None:
        self._rows.write({"first": first, "sums": summary.to_sums()})

    def close(self) -> None:
        self._rows.close()
