"""donjons study: a question asked, answered, reported and compared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pexpect
import polars as pl
import pytest

from commands import DONJONS, environment, json_of, run
from studies import QUICK


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "quick.toml"
    path.write_text(QUICK, encoding="utf-8")
    return path


def test_a_study_leaves_a_report_and_its_data(tmp_path: Path, path: Path) -> None:
    told = json_of(tmp_path, "study", "run", str(path))
    folder = tmp_path / "quick"
    assert told["complete"]
    assert told["report"] == str(folder / "report.html")
    assert len(pl.read_parquet(folder / "games.parquet")) == 120
    assert set(pl.read_parquet(folder / "cells.parquet")["measure"]) == {"seats", "length", "endings"}
    assert (folder / "study.toml").read_text(encoding="utf-8") == QUICK
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert (manifest["seed"], manifest["games"]) == (4, [60, 60])


def test_a_report_holds_all_it_shows_and_how_to_repeat_it(tmp_path: Path, path: Path) -> None:
    run(tmp_path, "study", "run", str(path), "--lang", "en")
    page = (tmp_path / "quick" / "report.html").read_text(encoding="utf-8")
    without_names = page.replace("http://www.w3.org", "")
    assert not re.search(r"https?://|<script|<link|@import|url\(", without_names)
    assert 'lang="en"' in page
    assert "donjons study run quick.toml" in page
    assert "target_points = [16, 6]" in page
    assert page.count("<svg") >= 3


def test_a_report_can_be_had_in_the_other_language(tmp_path: Path, path: Path) -> None:
    run(tmp_path, "study", "run", str(path), "--lang", "en")
    said = run(tmp_path, "study", "report", str(path), "--lang", "fr")
    assert said.returncode == 0, said.stderr
    page = (tmp_path / "quick" / "report.html").read_text(encoding="utf-8")
    assert 'lang="fr"' in page
    assert "En une minute" in page
    assert "Fins de partie" in said.stdout


def test_a_bad_study_is_one_sentence_with_its_line(tmp_path: Path, path: Path) -> None:
    path.write_text(QUICK.replace("target_points", "target_point"), encoding="utf-8")
    done = run(tmp_path, "study", "run", str(path))
    assert done.returncode == 2
    assert f"{path}, line 13: " in done.stderr.replace("\n", " ")
    assert "did you mean target_points?" in done.stderr


def test_a_report_of_nothing_says_what_to_do(tmp_path: Path, path: Path) -> None:
    done = run(tmp_path, "study", "report", str(path))
    assert done.returncode == 2
    assert "donjons study run" in done.stderr


def test_a_study_beside_itself_shows_no_difference_and_beside_another_does(tmp_path: Path, path: Path) -> None:
    one = QUICK.split("[vary]")[0]
    path.write_text(one, encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(one.replace("max_rounds = 5", "max_rounds = 9"), encoding="utf-8")
    for file in (path, other):
        assert run(tmp_path, "study", "run", str(file)).returncode == 0
    (same,) = json_of(tmp_path, "study", "compare", str(path), str(path))
    assert {row["value"] for row in same["differences"]} == {0}
    (changed,) = json_of(tmp_path, "study", "compare", str(path), str(other))
    rounds = next(row for row in changed["differences"] if row["key"] == "rounds")
    assert (rounds["value"], rounds["verdict"]) == (4, "different")
    said = run(tmp_path, "study", "compare", str(path), str(other), "--lang", "fr")
    assert "Tours de table : +4,0" in said.stdout.replace("Tours de table:", "Tours de table :")


def test_new_asks_until_the_answers_hold_and_writes_a_file_that_runs(tmp_path: Path) -> None:
    path = tmp_path / "asked.toml"
    talk = pexpect.spawn(
        DONJONS, ["study", "new", str(path), "--lang", "en"], env=environment(tmp_path), encoding="utf-8", timeout=60
    )
    for question, answer in (
        ("Which game", "baron-2025"),
        ("did you mean barons-2025", "barons-2025"),
        ("Your question", 'Is "16" too much?'),
        ("How many players", "2"),
        ("Who plays", "random"),
        ("What is to be measured", "length"),
        ("Which parameter", "target_points"),
        ("Which values", "16 8"),
        ("How many games", "20"),
    ):
        talk.expect(question)
        talk.sendline(answer)
    talk.expect("is written")
    talk.expect(pexpect.EOF)
    talk.close()
    assert json_of(tmp_path, "study", "run", str(path))["complete"]
    assert len(pl.read_parquet(tmp_path / "asked" / "games.parquet")) == 40


@pytest.mark.parametrize("command", ["run", "report", "compare", "new"])
def test_every_command_has_examples(tmp_path: Path, command: str) -> None:
    assert f"donjons study {command}" in run(tmp_path, "study", command, "--help").stdout
