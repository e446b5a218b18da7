"""Every worked example of the specification is a case, and passes: compiled, and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import donjons
from donjons.core.cases import Case, check_text, game_key, read_cases, run_case

ROOT = Path(__file__).resolve().parents[3]
SPECIFICATION = ROOT / "rulebook" / "barons-2025" / "specification.md"
CASES = read_cases(SPECIFICATION.read_text(), game_key(SPECIFICATION))
CHECK = """
import sys
from pathlib import Path
import donjons
from donjons.core.cases import check_text
from donjons.core.compiled import INTERPRETED
path = Path(sys.argv[1])
count, failures = check_text(path.read_text(), path, donjons.game)
for failure in failures:
    print(f"line {failure.statement.line}: {failure.message}")
print(count, INTERPRETED)
"""


@pytest.mark.parametrize("case", CASES, ids=[case.heading.split(" (")[0] for case in CASES])
def test_the_worked_example_holds(case: Case) -> None:
    failure = run_case(case, donjons.game(case.game))
    assert failure is None, f"line {failure.statement.line}: {failure.statement.text}: {failure.message}"


def test_there_is_a_case_for_every_example_heading() -> None:
    headings = {case.heading for case in CASES}
    written = [
        row[4:] for row in SPECIFICATION.read_text().splitlines() if row.startswith("### E") and row[5].isdigit()
    ]
    assert len(written) > 70
    assert [heading for heading in written if heading not in headings] == []
    assert {case.game for case in CASES} == {"barons-2025"}


def test_checking_the_text_counts_the_cases_and_finds_no_failure() -> None:
    assert check_text(SPECIFICATION.read_text(), SPECIFICATION, donjons.game) == (len(CASES), [])


def test_all_worked_examples_hold_interpreted() -> None:
    process = subprocess.run(
        [sys.executable, "-c", CHECK, str(SPECIFICATION)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    assert process.stdout.splitlines() == [f"{len(CASES)} True"]
