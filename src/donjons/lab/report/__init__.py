"""Reports: one page that holds all it shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from donjons.core.parameters import Language
from donjons.lab.findings import Findings
from donjons.lab.reading import StudyFile
from donjons.lab.report.page import report
from donjons.lab.summary import Part


def write_report(
    file: StudyFile,
    findings: Findings,
    said: Sequence[Part],
    manifest: Mapping[str, Any],
    folder: Path,
    language: Language,
) -> Path:
    path = folder / "report.html"
    path.write_text(report(file.study, file.name, file.text, findings, said, manifest, language), encoding="utf-8")
    return path
