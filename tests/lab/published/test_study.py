"""The published study as a study file: resumed, and the same for any number of workers."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from clusters import cluster
from donjons.core.errors import BadStudy
from donjons.games.barons.placement import Placements
from donjons.lab.kinds import Outcome
from donjons.lab.published import study
from donjons.lab.reading import StudyFile, read_study
from donjons.lab.running import How

COMMITTED = Path(__file__).parents[3] / "studies" / "published-2024.toml"


def read(text: str) -> StudyFile:
    return read_study(Path("placement.toml"), text)


SMALL = 'kind = "placement"\ntrials = 3000\nseed = 5\n'


def carry_out(folder: Path, workers: int) -> Outcome:
    return study.run(read(SMALL), folder, How(workers=workers), "fr")


def test_any_number_of_workers_gives_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "CHUNK", 700)
    one, three = carry_out(tmp_path / "one", 1), carry_out(tmp_path / "three", 3)
    assert one.lines == three.lines
    rows = [pl.read_parquet(tmp_path / name / "rows.parquet") for name in ("one", "three")]
    assert rows[0].equals(rows[1])
    assert rows[0].filter(pl.col("statistic") == "mean")["agrees"].all()


def test_a_study_taken_up_again_draws_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "CHUNK", 700)
    whole = carry_out(tmp_path, 2)
    lost = sorted(tmp_path.rglob("*.npz"))[::4]
    for path in lost:
        path.unlink()
    assert study.report(read(SMALL), tmp_path, "fr").complete is False
    drawn: list[study.Draw] = []
    draw = study.draw

    def noted(piece: study.Draw) -> Placements:
        drawn.append(piece)
        return draw(piece)

    monkeypatch.setattr(study, "draw", noted)
    again = carry_out(tmp_path, 2)
    assert again.lines == whole.lines
    assert {piece.path(tmp_path) for piece in drawn} == set(lost)


def test_a_cluster_gives_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = carry_out(tmp_path / "alone", 2)
    monkeypatch.setattr(study, "trials", None)  # here nobody draws: the workers do, who load the module afresh
    with cluster(tmp_path, workers=2) as (address, _):
        together = study.run(read(SMALL), tmp_path / "together", How(cluster=address), "fr")
    assert together.complete
    assert together.lines == alone.lines
    rows = [pl.read_parquet(tmp_path / name / "rows.parquet") for name in ("alone", "together")]
    assert rows[0].equals(rows[1])


def test_the_report_shows_every_row_in_both_languages(tmp_path: Path) -> None:
    outcome = carry_out(tmp_path, 2)
    assert outcome.report
    assert outcome.report.read_text("utf-8").count("<tr>") == 107 + 6 + 12  # a head for each table; the exact values
    assert "Points, rareté" in outcome.report.read_text("utf-8")
    study.report(read(SMALL), tmp_path, "en")
    assert "Points, rarity" in outcome.report.read_text("utf-8")


def test_the_committed_file_asks_for_what_was_published() -> None:
    file = read_study(COMMITTED, COMMITTED.read_text("utf-8"))
    assert (file.study.kind, file.study.trials) == ("placement", 100_000)
    with pytest.raises(BadStudy, match="line 2"):
        read('kind = "placement"\ntrails = 5\n')
