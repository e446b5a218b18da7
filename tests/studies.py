"""Small studies for tests: quick games, whole files."""

from __future__ import annotations

from pathlib import Path

from donjons.lab import games
from donjons.lab.cells import Cell, cells_of
from donjons.lab.reading import StudyFile, read_study
from donjons.lab.running import How
from donjons.lab.storage import Results

QUICK = """\
title = "A quick study"
game = "barons-2025"
players = 2
bots = "random"
games = 60
seed = 4
measures = ["seats", "length", "endings"]

[set]
max_rounds = 5

[vary]
target_points = [16, 6]
"""


def study(folder: Path, text: str = QUICK) -> StudyFile:
    """A study file, written and read."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return read_study(path, text)


def played(folder: Path, text: str = QUICK, workers: int = 2) -> tuple[Results, list[Cell]]:
    """A study carried out in its folder."""
    file = study(folder, text)
    results, cells = Results(folder / "results"), cells_of(file.study)
    assert games.carry_out(file.study, results, cells, How(workers=workers))
    results.gather(cells)
    return results, cells
