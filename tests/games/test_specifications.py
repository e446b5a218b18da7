"""Every worked example of every specification is a case, and passes: compiled, and interpreted."""

from __future__ import annotations

import re
from enum import IntEnum

import pytest

import donjons
from donjons.core.cases import Case, check_text, run_case
from donjons.games.guerre.refusals import Rule as GuerreRule
from donjons.games.mironton.refusals import Rule as MirontonRule
from specifications import cases, checked_interpreted, example_headings, examples, specification

LEAST = {"barons-2025": 78, "barons-2024": 55, "co-2023": 38, "guerre": 54, "mironton": 67}
REFUSALS: dict[str, type[IntEnum]] = {"guerre": GuerreRule, "mironton": MirontonRule}


@pytest.mark.parametrize("case", examples(*LEAST))
def test_the_worked_example_holds(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"


@pytest.mark.parametrize("key", LEAST)
def test_there_is_a_case_for_every_example_heading(key: str) -> None:
    headings = {case.heading for case in cases(key)}
    assert len(example_headings(key)) >= LEAST[key]
    assert [heading for heading in example_headings(key) if heading not in headings] == []
    assert {case.game for case in cases(key)} == {key}


@pytest.mark.parametrize("key", LEAST)
def test_checking_the_text_counts_the_cases_and_finds_no_failure(key: str) -> None:
    path = specification(key)
    assert check_text(path.read_text(), path, donjons.game) == (len(cases(key)), [])


@pytest.mark.parametrize("key", LEAST)
def test_all_worked_examples_hold_interpreted(key: str) -> None:
    assert checked_interpreted(key) == f"{len(cases(key))} True"


@pytest.mark.parametrize("key", REFUSALS)
def test_the_cases_show_every_refusal(key: str) -> None:
    text = specification(key).read_text()
    assert set(re.findall(r"^why \S+ ([A-Z_]+)", text, re.MULTILINE)) == refusals_of(key)


@pytest.mark.parametrize("key", REFUSALS)
def test_the_refusals_are_those_of_the_table_of_section_13(key: str) -> None:
    table = specification(key).read_text().partition("### 13.3")[2].partition("## 14")[0]
    assert set(re.findall(r"`([A-Z_]{2,})`", table)) == refusals_of(key)


def refusals_of(key: str) -> set[str]:
    return {rule.name for rule in REFUSALS[key] if rule.value != 0}
