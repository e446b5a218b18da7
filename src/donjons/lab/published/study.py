"""The published study as a study file: `kind = "placement"`. It is stopped and taken up like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import donjons
from donjons.core.cache import key as source_key
from donjons.core.parameters import Language
from donjons.games.barons.placement import Placements
from donjons.lab.kinds import Outcome
from donjons.lab.published.experiment import MOUNTAINS, judged, trials
from donjons.lab.published.model import PlacementStudy
from donjons.lab.published.report import report_page, said, table_of
from donjons.lab.reading import StudyFile
from donjons.lab.running import How, Progress, workers
from donjons.lab.working import finished

CHUNK = 250_000  # trials that are drawn and written down together


@dataclass(frozen=True)
class Draw:
    """A piece of work: some trials with so many mountains."""

    seed: int
    mountains: int
    first: int
    count: int

    def path(self, folder: Path) -> Path:
        """Where they are kept: named after everything that they depend on."""
        own = f"{self.mountains:02}-{self.first:012}-{self.count}.npz"
        return folder / "pieces" / f"{self.seed}-{source_key('', False)}" / own


def run(file: StudyFile, folder: Path, how: How, language: Language) -> Outcome:
    """Draw the trials that are missing, and judge every row."""
    pieces = list(pieces_of(file.study))
    missing = [piece for piece in pieces if not piece.path(folder).exists()]
    asked = sum(piece.count for piece in pieces)
    done = asked - sum(piece.count for piece in missing)
    how.progress(Progress(done, asked, None))
    with workers(how) as (pool, width):
        for piece, found in finished(pool, 2 * width, iter(missing), draw, how.stop):
            write(piece.path(folder), found)
            done += piece.count
            how.progress(Progress(done, asked, None))
    return report(file, folder, language)


def pieces_of(study: PlacementStudy) -> Iterator[Draw]:
    for mountains in MOUNTAINS:
        for first in range(0, study.trials, CHUNK):
            yield Draw(study.seed, mountains, first, min(CHUNK, study.trials - first))


def draw(piece: Draw) -> Placements:
    return trials(piece.seed, piece.mountains, piece.first, piece.count)


def write(path: Path, found: Placements) -> None:
    """A file is there whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **found._asdict())
    unfinished.replace(path)


def read(path: Path) -> Placements:
    with np.load(path) as kept:
        return Placements(kept["donjons"], kept["points"])


def report(file: StudyFile, folder: Path, language: Language) -> Outcome:
    """Every row beside what was published, or how far the study is."""
    pieces = list(pieces_of(file.study))
    if not all(piece.path(folder).exists() for piece in pieces):
        return Outcome(complete=False, report=None, lines=[])
    rows = list(judged(added_up(pieces, folder)))
    manifest = {
        "study": file.name,
        "donjons": donjons.__version__,
        "sources": source_key("", False),
        "seed": file.study.seed,
        "trials": file.study.trials,
        "written": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    table_of(rows).write_parquet(folder / "rows.parquet")
    (folder / "study.toml").write_text(file.text, encoding="utf-8")
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    path = folder / "report.html"
    path.write_text(report_page(file, rows, manifest, language), encoding="utf-8")
    return Outcome(complete=True, report=path, lines=said(rows, file.study, language))


def added_up(pieces: list[Draw], folder: Path) -> dict[int, Placements]:
    found: dict[int, Placements] = {}
    for piece in pieces:
        part = read(piece.path(folder))
        whole = found.get(piece.mountains)
        found[piece.mountains] = (
            part if whole is None else Placements(whole.donjons + part.donjons, whole.points + part.points)
        )
    return found


def forget(file: StudyFile, folder: Path) -> None:
    for piece in pieces_of(file.study):
        piece.path(folder).unlink(missing_ok=True)
