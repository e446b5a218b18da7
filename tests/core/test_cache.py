"""Compiled rules are kept under a key that any change of the rules changes; a checked run really checks."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from donjons.core import cache
from patience import PATIENCE

PLANTED = """
import sys
from typing import Any

import numpy as np

from donjons.core.compiled import at, compiled, entry

RECORD = np.dtype([("cells", np.int8, 4), ("behind", np.int8, 64)])


@compiled
def cell(record: Any, index: int) -> int:
    return record.cells[index]


@compiled
def next_cell(record: Any, index: int) -> int:
    return cell(record, index + 1)


@entry
def ask(records: Any, index: int) -> int:
    return next_cell(at(records, 0), index)


records = np.zeros(1, RECORD)
records["cells"][0, 3] = 7
print("inside", ask(records, 2))
try:
    print("outside", ask(records, 3))
except IndexError:
    print("IndexError")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two files that the cache takes for ours."""
    for layer in cache.COMPILED_LAYERS:
        (tmp_path / layer).mkdir()
    (tmp_path / "core" / "rule.py").write_text("A = 1\n")
    (tmp_path / "games" / "constant.py").write_text("B = 2\n")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    return tmp_path


def test_the_key_stays_while_nothing_changes(package: Path) -> None:
    assert cache.key("1", False) == cache.key("1", False)


def test_the_key_changes_with_one_byte_of_any_source(package: Path) -> None:
    before = cache.key("1", False)
    (package / "games" / "constant.py").write_text("B = 3\n")
    assert cache.key("1", False) != before


def test_the_key_changes_with_a_new_or_a_renamed_source(package: Path) -> None:
    before = cache.key("1", False)
    renamed = (package / "core" / "rule.py").rename(package / "core" / "law.py")
    assert cache.key("1", False) != before
    renamed.rename(package / "core" / "rule.py")
    assert cache.key("1", False) == before
    (package / "boards" / "square.py").write_text("")
    assert cache.key("1", False) != before


def test_the_key_changes_with_the_mode_and_with_the_versions(package: Path) -> None:
    keys = {cache.key(versions, checked) for versions in ("1", "2") for checked in (False, True)}
    assert len(keys) == 4


def test_sources_outside_the_compiled_layers_do_not_matter(package: Path) -> None:
    before = cache.key("1", False)
    (package / "cli.py").write_text("print()\n")
    assert cache.key("1", False) == before


def test_only_what_rules_reach_by_imports_is_compiled_anew(package: Path) -> None:
    """A file of compiled functions counts, and so does whatever it imports, by whichever form; a sentence does not."""
    rule = "from donjons.core.compiled import compiled\nfrom donjons.games.dice import (\n    FACES,\n)\n"
    (package / "core" / "compiled.py").write_text("")
    (package / "games" / "__init__.py").write_text("")
    (package / "games" / "recruit.py").write_text(rule)
    (package / "games" / "dice.py").write_text("from donjons.games import constant\nFACES = 6\n")
    (package / "games" / "sentences.py").write_text("from donjons.games import recruit\n")
    names = [path.relative_to(package).as_posix() for path in cache.compiled_sources()]
    assert names == ["core/compiled.py", "games/__init__.py", "games/constant.py", "games/dice.py", "games/recruit.py"]


def test_every_rule_of_every_game_is_among_the_compiled_sources() -> None:
    """And so are the numbers that rules read from other files; what people read is not."""
    names = {path.relative_to(cache.PACKAGE).as_posix() for path in cache.compiled_sources()}
    assert {"games/barons/verbs.py", "games/guerre/state.py", "games/mironton/steps.py", "core/verbs.py"} <= names
    assert {"engines/greedy.py", "boards/hexagon.py"} <= names
    assert not [name for name in names if "explain" in name or "picture" in name or "view" in name]


def folders(home: Path, ages: list[float]) -> list[Path]:
    """Folders of earlier sources, of these ages in days."""
    made = []
    for number, age in enumerate(ages):
        path = home / f"earlier{number}"
        (path / "inside").mkdir(parents=True)
        moment = time.time() - age * 86_400
        os.utime(path, (moment, moment))
        made.append(path)
    return made


def test_a_new_key_keeps_only_the_newest_folders(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("DONJONS_CACHE", str(home))
    earlier = folders(home, [number / 100 for number in range(cache.KEPT_FOLDERS + 3)])
    here = cache.folder("1", False)
    assert here.is_dir()
    assert sorted(home.iterdir()) == sorted([here, *earlier[: cache.KEPT_FOLDERS - 1]])


def test_old_folders_are_pruned_however_few(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("DONJONS_CACHE", str(home))
    young, _ = folders(home, [1, cache.KEPT_DAYS + 1])
    here = cache.folder("1", False)
    assert sorted(home.iterdir()) == sorted([here, young])


def test_a_folder_in_use_prunes_nothing(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("DONJONS_CACHE", str(home))
    here = cache.folder("1", False)
    earlier = folders(home, [cache.KEPT_DAYS + 1.0])
    assert cache.folder("1", False) == here
    assert earlier[0].exists()


def run_planted(module: Path, mode: dict[str, str]) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    process = subprocess.run(
        [sys.executable, str(module)],
        env=clean | {"DONJONS_CACHE": str(module.parent / "compiled")} | mode,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert process.returncode == 0, process.stderr[-2000:]
    return process.stdout.splitlines()


def test_a_planted_overrun_raises_with_bounds_checks_also_from_the_cache(tmp_path: Path) -> None:
    module = tmp_path / "planted.py"
    module.write_text(PLANTED)
    for _ in ("compiled now", "from the cache"):
        assert run_planted(module, {"NUMBA_BOUNDSCHECK": "1"}) == ["inside 7", "IndexError"]
    assert run_planted(module, {"NUMBA_DISABLE_JIT": "1"}) == ["inside 7", "IndexError"]
    assert any((tmp_path / "compiled").rglob("*.nbc"))
