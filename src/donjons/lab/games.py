"""A study of whole games, from its file to its report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import donjons
from donjons.core.parameters import Language
from donjons.engines.watcher import warm
from donjons.lab.cells import Cell, cells_of, sources
from donjons.lab.findings import Findings, find, table_of
from donjons.lab.kinds import Outcome
from donjons.lab.reading import StudyFile
from donjons.lab.report import write_report
from donjons.lab.running import How, len_missing, play_all
from donjons.lab.stopping import confidence_of, is_precise, targets
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy
from donjons.lab.summary import Part, summary


def run(file: StudyFile, folder: Path, how: How, language: Language) -> Outcome:
    """Play what is missing, and report on what there is."""
    study: GameStudy = file.study
    cells = cells_of(study)
    results = Results(folder)
    for setting in {cell.players: cell.setting for cell in cells}.values():
        warm(setting)
    complete = carry_out(study, results, cells, how)
    return write(file, results, cells, complete, language)


def report(file: StudyFile, folder: Path, language: Language) -> Outcome:
    """Report on the games that are there."""
    cells = cells_of(file.study)
    return write(file, Results(folder), cells, is_complete(file.study, Results(folder), cells), language)


def forget(file: StudyFile, folder: Path) -> None:
    Results(folder).forget(cells_of(file.study))


def is_complete(study: GameStudy, results: Results, cells: list[Cell]) -> bool:
    """Has it been played up to one of its looks that is precise enough, or to the last?"""
    for games in study.look_ahead():
        wanted = targets(study, cells, games)
        if any(len_missing(results.played(cell), most) for cell, most in zip(cells, wanted, strict=True)):
            return False
        if study.precision is not None and is_precise(study, results, cells, games):
            return True
    return True


def carry_out(study: GameStudy, results: Results, cells: list[Cell], how: How) -> bool:
    """Play up to each look in turn; a study that wants a precision stops when it has it."""
    for games in study.look_ahead():
        if not play_all(results, cells, targets(study, cells, games), how):
            return False
        if study.precision is not None and is_precise(study, results, cells, games):
            break
    return True


def evaluate(study: GameStudy, results: Results, cells: list[Cell], complete: bool) -> Findings:
    return find(results, cells, study.margin, confidence_of(study), complete)


def write(file: StudyFile, results: Results, cells: list[Cell], complete: bool, language: Language) -> Outcome:
    """The tables, what it takes to repeat the study, and the report."""
    findings = evaluate(file.study, results, cells, complete)
    results.folder.mkdir(parents=True, exist_ok=True)
    results.gather(cells)
    table_of(findings).write_parquet(results.folder / "cells.parquet")
    (results.folder / "study.toml").write_text(file.text, encoding="utf-8")
    manifest = manifest_of(file, findings)
    (results.folder / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    said = summary(file.study, findings, language)
    report = write_report(file, findings, said, manifest, results.folder, language)
    return Outcome(complete, report, [line for part in said for line in told(part)])


def told(part: Part) -> Iterator[str]:
    """A part of the summary as lines of text."""
    if part.about:
        yield f"{part.about}:"
    yield from (f"  {line}" if part.about else line for line in part.lines)


def manifest_of(file: StudyFile, findings: Findings) -> dict[str, Any]:
    """What it takes to play the same games again."""
    return {
        "study": file.name,
        "donjons": donjons.__version__,
        "sources": sources(),
        "seed": file.study.seed,
        "games": [told.games for told in findings.cells],
        "complete": findings.complete,
        "written": datetime.now(UTC).isoformat(timespec="seconds"),
    }
