"""donjons check."""

from __future__ import annotations

from pathlib import Path

from commands import run

SPECIFICATION = Path(__file__).parents[2] / "rulebook" / "barons-2025" / "specification.md"

FAILING = """
### Blue has built
```case barons-2025
pos to=B die=2 | B b19 k2,3 t19*4 | R b6 k9,15
do C19
is d19=R
```
"""


def test_the_specification_passes(tmp_path: Path) -> None:
    done = run(tmp_path, "check", str(SPECIFICATION))
    assert done.returncode == 0
    assert done.stdout.endswith(" passed, 0 failed\n")


def test_a_failure_shows_where_what_and_the_position(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text(FAILING, encoding="utf-8")
    done = run(tmp_path, "check", str(file))
    assert done.returncode == 1
    assert "notes.md:6: Blue has built" in done.stdout
    assert "d19 should be R, but is B." in done.stdout
    assert "♜" in done.stdout
    assert "0 passed, 1 failed" in done.stdout
