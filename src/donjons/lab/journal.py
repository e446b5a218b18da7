"""The journal of a simulation: every finished chunk is written down at once, so that a killed run loses nothing.

One JSON line per chunk of games, in a file named after what is simulated and the sources that simulate it. Taking the
run up again reads the lines and plays only the games that are missing; a half-written last line does not count.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from donjons.core import cache
from donjons.core.cache import state_home
from donjons.core.game import Setting
from donjons.lab.summary import Summary


def home() -> Path:
    """Where unfinished simulations are kept."""
    return state_home() / "simulations"


class Journal:
    """The finished chunks of one simulation."""

    def __init__(self, setting: Setting, engines: Sequence[str], seed: int, folder: Path | None = None) -> None:
        name = f"{setting.game.key}|{setting.line()}|{','.join(engines)}|{seed}|{cache.key('', False)}"
        self.players = setting.players
        self.path = (folder or home()) / f"{hashlib.sha256(name.encode()).hexdigest()[:24]}.jsonl"

    def read(self) -> Iterator[tuple[int, Summary]]:
        """The chunks written so far: the first game of each, and its sums."""
        if not self.path.exists():
            return
        for row in self.path.read_text(encoding="utf-8", errors="replace").splitlines():
            line = _loads(row)
            if line is not None:
                yield line["first"], Summary.from_sums(self.players, line["sums"])

    def write(self, first: int, summary: Summary) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"first": first, "sums": summary.to_sums()}) + "\n")

    def close(self) -> None:
        """The simulation is complete and its figures are shown: nothing needs keeping."""
        self.path.unlink(missing_ok=True)


def _loads(row: str) -> Any:
    try:
        return json.loads(row)
    except json.JSONDecodeError:
        return None
