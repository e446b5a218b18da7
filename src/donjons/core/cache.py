"""Where compiled rules are kept, under a key that a change of the rules always changes.

Numba's own cache looks at one file's time stamp: it notices neither a changed callee nor a changed constant
imported from another file, nor the bounds-check mode. So the folder itself is named by a hash of every source
that may be compiled, of the mode, and of the versions: a stale entry cannot be found, because it lies elsewhere.
What may be compiled is what the files of compiled functions reach by imports: a new sentence compiles nothing anew.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_LAYERS = ("core", "boards", "games", "engines")
COMPILER = "donjons.core.compiled"
IMPORT = re.compile(r"^[ ]*(?:from (donjons[\w.]*) import (\([^)]*\)|[^\n#]*)|import (donjons[\w.]*))", re.MULTILINE)
KEPT_FOLDERS = 6
KEPT_DAYS = 14


def sources() -> list[Path]:
    """Every file that has a say in the games that are played, in a fixed order."""
    return sorted(path for layer in COMPILED_LAYERS for path in (PACKAGE / layer).rglob("*.py"))


def compiled_sources() -> list[Path]:
    """Those whose text may end up in compiled code: the files of compiled functions, and all that they import."""
    modules = {_module(path): path for path in sources()}
    imported = {name: set(_imports(path.read_text(encoding="utf-8"))) for name, path in modules.items()}
    waiting = [name for name in modules if name == COMPILER or COMPILER in imported[name]]
    reached: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(imported[name] & modules.keys())
    return sorted(modules[name] for name in reached)


def _module(path: Path) -> str:
    """The name under which a file is imported."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(["donjons", *(parts[:-1] if parts[-1] == "__init__" else parts)])


def _imports(text: str) -> Iterator[str]:
    """Every module that a source may name in an import: `from a import b` may mean `a.b`."""
    for package, names, module in IMPORT.findall(text):
        yield package or module
        yield from (f"{package}.{name}" for name in re.findall(r"\w+", names))


def key(versions: str, bounds_checked: bool) -> str:
    """What tells the games of these sources from those of others."""
    return _digest(sources(), versions, bounds_checked)


def _digest(files: Iterable[Path], versions: str, bounds_checked: bool) -> str:
    digest = hashlib.sha256(f"{sys.version}|{versions}|{bounds_checked}".encode())
    for path in files:
        digest.update(str(path.relative_to(PACKAGE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def home() -> Path:
    """The user's cache of compiled rules (DONJONS_CACHE overrides it)."""
    chosen = os.environ.get("DONJONS_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "donjons" / "compiled"


def state_home() -> Path:
    """Where the user's games and unfinished simulations are kept (XDG_STATE_HOME moves it)."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "donjons"


def folder(versions: str, bounds_checked: bool) -> Path:
    """The cache folder for the sources as they are now, made if need be; outdated ones are pruned."""
    here = home() / _digest(compiled_sources(), versions, bounds_checked)
    if not here.exists():
        here.mkdir(parents=True, exist_ok=True)
        prune(here)
    return here


def prune(keep: Path) -> None:
    """Delete folders of earlier sources: the old ones, beyond the few newest."""
    others = [path for path in keep.parent.iterdir() if path.is_dir() and path != keep]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    too_old = time.time() - KEPT_DAYS * 86_400
    for index, path in enumerate(others):
        if index >= KEPT_FOLDERS - 1 or path.stat().st_mtime < too_old:
            shutil.rmtree(path, ignore_errors=True)
