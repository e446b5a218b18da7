"""The specifications in rulebook/ and their cases, which are worked examples that run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from donjons.core.cases import Case, read_cases
from patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
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


def specification(key: str) -> Path:
    return ROOT / "rulebook" / key / "specification.md"


def cases(key: str) -> list[Case]:
    return read_cases(specification(key).read_text(), key)


def examples(*keys: str) -> list[Any]:
    """The cases of these games, as parameters of a test."""
    return [pytest.param(case, id=f"{key} {case.heading.split(' (')[0]}") for key in keys for case in cases(key)]


def example_headings(key: str) -> list[str]:
    """The headings of worked examples, E1, E2, ..."""
    rows = specification(key).read_text().splitlines()
    return [row[4:] for row in rows if row.startswith("### E") and row[5].isdigit()]


def checked_interpreted(key: str) -> str:
    """What a process that interprets the rules prints about a specification."""
    process = subprocess.run(
        [sys.executable, "-c", CHECK, str(specification(key))],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    return process.stdout.strip()
