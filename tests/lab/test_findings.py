"""What a study says when it was played by two strengths of bots."""

from __future__ import annotations

from pathlib import Path

from donjons.lab.cells import cells_of
from donjons.lab.columns import Kind, Text
from donjons.lab.comparing import Difference
from donjons.lab.estimates import Estimate
from donjons.lab.findings import Comparison, Disagreement, Findings, Told, disagreements
from donjons.lab.summary import summary
from studies import QUICK, study

TITLE: Text = {"en": "Wins of seat 1", "fr": "Victoires de la place 1"}
REPEATED = QUICK.replace("[set]", 'repeat_with = "serf"\n[set]')


def figure(value: float, spread: float = 0.02) -> Estimate:
    return Estimate("win_seat_1", TITLE, Kind.SHARE, value, value - spread, value + spread, 100, 0.5, is_main=True)


def difference(value: float, p: float) -> Difference:
    return Difference("win_seat_1", TITLE, Kind.SHARE, value, value - 0.01, value + 0.01, p, None, is_main=True)


def told(folder: Path, values: list[float]) -> list[Told]:
    """The two cells of the study, and their repetitions by another strength."""
    cells = cells_of(study(folder, REPEATED).study)
    return [Told(cell, 100, {"seats": [figure(value)]}, []) for cell, value in zip(cells, values, strict=True)]


def test_figures_whose_intervals_do_not_meet_are_told(tmp_path: Path) -> None:
    found = told(tmp_path, [0.5, 0.5, 0.51, 0.6])
    assert list(disagreements(found, [])) == [Disagreement(1, 3, "win_seat_1")]


def test_a_change_that_helps_with_one_and_hurts_with_the_other_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, [0.5, 0.5, 0.5, 0.5])
    comparisons = [Comparison(0, 1, [difference(0.1, 0.001)]), Comparison(2, 3, [difference(-0.1, 0.001)])]
    assert list(disagreements(found, comparisons)) == [Disagreement(1, 3, "win_seat_1")]
    assert not list(disagreements(found, [comparisons[0], Comparison(2, 3, [difference(-0.1, 0.6)])]))


def test_the_summary_warns_with_both_figures(tmp_path: Path) -> None:
    found = told(tmp_path, [0.5, 0.5, 0.5, 0.6])
    findings = Findings(found, [], list(disagreements(found, [])), 0.95, complete=True)
    lines = [line for part in summary(study(tmp_path, REPEATED).study, findings, "en") for line in part.lines]
    assert any(line.startswith("Careful: with serf") for line in lines)
    assert any("random 50.0" in line and "serf 60.0" in line for line in lines)
