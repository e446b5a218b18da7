"""Every worked example of the specifications is a case, and passes: compiled, and interpreted."""

from __future__ import annotations

import pytest

import donjons
from donjons.core.cases import Case, check_text, run_case
from playing import EDITIONS
from specifications import cases, checked_interpreted, example_headings, examples, specification


@pytest.mark.parametrize("case", examples(*EDITIONS))
def test_the_worked_example_holds(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"


@pytest.mark.parametrize(("key", "least"), [("barons-2025", 70), ("barons-2024", 50), ("co-2023", 35)])
def test_there_is_a_case_for_every_example_heading(key: str, least: int) -> None:
    headings = {case.heading for case in cases(key)}
    assert len(example_headings(key)) > least
    assert [heading for heading in example_headings(key) if heading not in headings] == []
    assert {case.game for case in cases(key)} == {key}


@pytest.mark.parametrize("key", EDITIONS)
def test_checking_the_text_counts_the_cases_and_finds_no_failure(key: str) -> None:
    path = specification(key)
    assert check_text(path.read_text(), path, donjons.game) == (len(cases(key)), [])


def test_all_worked_examples_hold_interpreted() -> None:
    assert checked_interpreted(*EDITIONS) == [f"{len(cases(key))} True" for key in EDITIONS]
