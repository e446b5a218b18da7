"""Tuning from a study file to its report and its rule files."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import donjons
from donjons.core.parameters import Language
from donjons.engines.watcher import warm
from donjons.games import find
from donjons.lab.cells import sources
from donjons.lab.kinds import Outcome
from donjons.lab.reading import StudyFile, check_parameter
from donjons.lab.refusing import unknown
from donjons.lab.running import How, Progress
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy, text_of
from donjons.lab.tune.report import report_page, rule_file, summary
from donjons.lab.tune.search import Stopped, Tuned, cell_for, fixed, tune
from donjons.lab.tune.targets import known_figures


def run(file: StudyFile, folder: Path, how: How, language: Language) -> Outcome:
    """Search for every number of players, then write the report and a rule file for each."""
    check(file)
    study: GameStudy = file.study
    found = []
    for index, players in enumerate(study.players):
        warm(find(study.game).setting(players))
        try:
            found.append(tune(study, players, Results(folder), counting(study, index, how)))
        except Stopped:
            return Outcome(complete=False, report=None, lines=summary(found, language))
    return write(file, found, folder, language)


def check(file: StudyFile) -> None:
    """What the model of the file cannot know: parameters, their values, and the figures that targets are about."""
    study = file.study
    if not isinstance(study, GameStudy) or study.tune is None:
        raise file.refuse((), "there is nothing to search for: add a table [tune], see studies/co-2023-tuning.toml.")
    game = find(study.game)
    for name, values in study.tune.search.items():
        for value in values:
            check_parameter(file, ("tune", "search", name), game, study.players[0], name, text_of(value))
    known = known_figures(cell_for(study, study.players[0], fixed(study), 2, 0))
    for index, target in enumerate(study.tune.target):
        if target.figure not in known:
            raise file.refuse(("tune", "target", index, "figure"), unknown("figure", target.figure, known))


def counting(study: GameStudy, index: int, how: How) -> How:
    """Progress over the whole search instead of one of its cells."""
    assert study.tune is not None
    each = study.tune.trials * study.tune.screening + (study.tune.finalists + 1) * study.games
    done = {"games": index * each}

    def progress(told: Progress) -> None:
        if told.done == told.asked:
            done["games"] += told.asked
            how.progress(Progress(min(done["games"], each * (index + 1)), each * len(study.players), None))

    return replace(how, progress=progress)


def write(file: StudyFile, found: list[Tuned], folder: Path, language: Language) -> Outcome:
    manifest = {
        "study": file.name,
        "donjons": donjons.__version__,
        "sources": sources(),
        "seed": file.study.seed,
        "written": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    for tuned in found:
        (folder / f"tuned-{tuned.players}.toml").write_text(rule_file(tuned, file), encoding="utf-8")
    (folder / "tuning.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    path = folder / "tuning.html"
    path.write_text(report_page(file, found, manifest, language), encoding="utf-8")
    return Outcome(complete=True, report=path, lines=summary(found, language))
