"""Every worked example of the specification is a case, and passes: compiled, and interpreted."""

from __future__ import annotations

import re

import pytest

import donjons
from donjons.core.cases import Case, run_case
from donjons.games.mironton.refusals import Rule
from mironton_playing import KEY
from specifications import cases, checked_interpreted, example_headings, examples, specification


@pytest.mark.parametrize("case", examples(KEY))
def test_the_worked_example_holds(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"


def test_there_is_a_case_for_every_example_heading() -> None:
    headings = {case.heading for case in cases(KEY)}
    assert len(example_headings(KEY)) >= 64
    assert [heading for heading in example_headings(KEY) if heading not in headings] == []


def test_all_worked_examples_hold_interpreted() -> None:
    assert checked_interpreted(KEY) == [f"{len(cases(KEY))} True"]


def test_the_cases_show_every_refusal() -> None:
    text = specification(KEY).read_text()
    shown = set(re.findall(r"^why \S+ ([A-Z_]+)", text, re.MULTILINE))
    assert shown == {rule.name for rule in Rule if rule != Rule.NONE}


def test_the_refusals_are_those_of_the_table_of_section_13() -> None:
    table = specification(KEY).read_text().partition("### 13.3")[2].partition("## 14")[0]
    named = set(re.findall(r"`([A-Z_]+)`", table))
    assert named == {rule.name for rule in Rule if rule != Rule.NONE}
