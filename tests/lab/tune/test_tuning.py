"""Tuning: targets, a search that is taken up again, and a rule file that can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjons.core.errors import BadStudy
from donjons.core.rule_file import read_rule_file
from donjons.games import find
from donjons.lab.reading import StudyFile, read_study
from donjons.lab.running import How, Progress
from donjons.lab.tune.conduct import check, run
from donjons.lab.tune.model import Target
from donjons.lab.tune.search import Trial, pareto
from donjons.lab.tune.targets import Reached

RULES = Path(__file__).parents[3] / "studies" / "rules"
SEARCH = """\
game = "co-2023"
players = 2
bots = "random"
games = 60
measures = ["seats", "length"]
[set]
max_rounds = 30
[tune]
trials = 8
screening = 20
finalists = 2
[tune.search]
target_points = [1, 2, 3]
objectives_mode = ["drawn", "fixed"]
[[tune.target]]
figure = "rounds"
statistic = "median"
at_most = 20
[[tune.target]]
figure = "balance"
at_most = 0.1
"""


def read(text: str) -> StudyFile:
    return read_study(Path("tuning.toml"), text)


@pytest.mark.parametrize(
    ("target", "value", "shortfall"),
    [
        (Target(figure="x", at_least=0.2), 0.25, 0),
        (Target(figure="x", at_least=0.2), 0.1, 0.5),
        (Target(figure="x", at_most=0.02), 0.05, 1.5),
        (Target(figure="x", about=12, within=2), 10, 0),
        (Target(figure="x", about=12, within=2), 17, 0.25),
        (Target(figure="x", about=0), 0.5, 0.5),
    ],
)
def test_a_shortfall_is_what_is_missing_in_parts_of_the_target(target: Target, value: float, shortfall: float) -> None:
    assert target.shortfall(value) == pytest.approx(shortfall)


def test_the_pareto_set_holds_what_nothing_beats() -> None:
    def trial(*values: float) -> Trial:
        return Trial(None, tuple(Reached(Target(figure="x", at_most=1), value) for value in values))  # type: ignore[arg-type]

    trials = [trial(2, 4), trial(3, 3), trial(4, 2), trial(3, 4), trial(5, 5)]
    assert pareto(trials) == trials[:3]


def test_a_search_is_the_same_when_it_is_stopped_and_taken_up(tmp_path: Path) -> None:
    whole = run(read(SEARCH), tmp_path / "whole", How(workers=1), "en")
    how = How(workers=2)

    def stop_soon(told: Progress) -> None:
        if told.done > 70:
            how.stop.set()

    how.progress = stop_soon
    stopped = run(read(SEARCH), tmp_path / "parts", how, "en")
    assert (stopped.complete, stopped.report) == (False, None)
    assert any((tmp_path / "parts" / "pieces").iterdir())
    again = run(read(SEARCH), tmp_path / "parts", How(workers=2), "en")
    assert again.lines == whole.lines
    rules = [(tmp_path / name / "tuned-2.toml").read_text("utf-8") for name in ("whole", "parts")]
    assert rules[0] == rules[1]
    file = read_rule_file(rules[0])
    assert find(file.game).setting(2, file.changes).parameters.changes(2)["max_rounds"] == "30"


def test_the_report_tells_the_targets_the_pareto_set_and_what_matters(tmp_path: Path) -> None:
    report = run(read(SEARCH), tmp_path, How(workers=1), "fr").report
    assert report
    text = report.read_text("utf-8")
    for said in ("L'ensemble de Pareto", "Les paramètres qui comptent", "Tours de table (médiane)", "tuned-2.toml"):
        assert said.replace("'", "&#x27;") in text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("target_points =", "target_pints =", "line 13: .*did you mean target_points"),
        ("[1, 2, 3]", "[1, 2, 0]", "line 13: target_points=0 is not allowed"),
        ('"rounds"', '"round"', "line 16: there is no figure 'round': did you mean rounds"),
        ("at_most = 20", "about = 20\nat_most = 20", "say one of at_least, at_most and about"),
        ("[tune.search]", "[tune.searches]", "line 12: there is no entry 'searches': did you mean search?"),
    ],
)
def test_a_search_that_cannot_be_is_refused_with_the_line_and_the_fix(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadStudy, match=sentence):
        check(read(SEARCH.replace(old, new, 1)))


@pytest.mark.parametrize("path", sorted(RULES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_recommended_rules_can_be_played(path: Path) -> None:
    file = read_rule_file(path.read_text("utf-8"))
    assert file.players
    assert find(file.game).setting(file.players, file.changes).parameters.changes(file.players) == file.changes


def test_a_study_without_a_search_says_how_to_add_one() -> None:
    with pytest.raises(BadStudy, match=r"add a table \[tune\]"):
        check(read('game = "co-2023"\nplayers = 2\n'))
