"""Cases beyond the worked examples: what bands and fights do at the edges of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import donjons
from donjons.core.cases import Case, read_cases, run_case

CASES = read_cases(Path(__file__).with_name("edges.md").read_text(), "mironton")


@pytest.mark.parametrize("case", [pytest.param(case, id=case.heading) for case in CASES])
def test_edges(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"
