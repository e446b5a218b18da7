"""A journal of work in progress: what is finished is written down at once, so that a killed run loses nothing.

One JSON line per piece of work, in a file named after what is run and the sources that run it. Taking the run up again
reads the lines and does only what is missing; a half-written last line does not count.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from donjons.core import cache


class Rows:
    """The finished pieces of one run."""

    def __init__(self, folder: Path, run: str) -> None:
        name = f"{run}|{cache.key('', False)}"
        self.path = folder / f"{hashlib.sha256(name.encode()).hexdigest()[:24]}.jsonl"

    def read(self) -> Iterator[Any]:
        """What was written so far."""
        if not self.path.exists():
            return
        for row in self.path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                yield json.loads(row)
            except json.JSONDecodeError:
                continue

    def write(self, row: Any) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def close(self) -> None:
        """The run is complete and its figures are shown: nothing needs keeping."""
        self.path.unlink(missing_ok=True)
