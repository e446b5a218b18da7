"""Every worked example of the specifications is a case, and passes: compiled, and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import donjons
from donjons.core.cases import Case, check_text, read_cases, run_case
from playing import EDITIONS

ROOT = Path(__file__).resolve().parents[3]
SPECIFICATIONS = {key: ROOT / "rulebook" / key / "specification.md" for key in EDITIONS}
CASES = {key: read_cases(path.read_text(), key) for key, path in SPECIFICATIONS.items()}
EVERY = [pytest.param(case, id=f"{key} {case.heading.split(' (')[0]}") for key in EDITIONS for case in CASES[key]]
CHECK = """
import sys
from pathlib import Path
import donjons
from donjons.core.cases import check_text
from donjons.core.compiled import INTERPRETED
for path in map(Path, sys.argv[1:]):
    count, failures = check_text(path.read_text(), path, donjons.game)
    for failure in failures:
        print(f"line {failure.statement.line}: {failure.message}")
    print(count, INTERPRETED)
"""


@pytest.mark.parametrize("case", EVERY)
def test_the_worked_example_holds(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"


@pytest.mark.parametrize(("key", "least"), [("barons-2025", 70), ("barons-2024", 50), ("co-2023", 35)])
def test_there_is_a_case_for_every_example_heading(key: str, least: int) -> None:
    headings = {case.heading for case in CASES[key]}
    rows = SPECIFICATIONS[key].read_text().splitlines()
    written = [row[4:] for row in rows if row.startswith("### E") and row[5].isdigit()]
    assert len(written) > least
    assert [heading for heading in written if heading not in headings] == []
    assert {case.game for case in CASES[key]} == {key}


@pytest.mark.parametrize("key", EDITIONS)
def test_checking_the_text_counts_the_cases_and_finds_no_failure(key: str) -> None:
    path = SPECIFICATIONS[key]
    assert check_text(path.read_text(), path, donjons.game) == (len(CASES[key]), [])


def test_all_worked_examples_hold_interpreted() -> None:
    process = subprocess.run(
        [sys.executable, "-c", CHECK, *map(str, SPECIFICATIONS.values())],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    assert process.stdout.splitlines() == [f"{len(CASES[key])} True" for key in EDITIONS]
