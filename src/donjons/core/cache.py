"""Where compiled rules are kept, under a key that a change of the rules always changes.

Numba's own cache looks at one file's time stamp: it notices neither a changed callee nor a changed constant
imported from another file, nor the bounds-check mode. So the folder itself is named by a hash of every source
that may be compiled, of the mode, and of the versions: a stale entry cannot be found, because it lies elsewhere.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_LAYERS = ("core", "boards", "games", "engines")
KEPT_FOLDERS = 6
KEPT_DAYS = 14


def sources() -> list[Path]:
    """Every file whose text may end up in compiled code, in a fixed order."""
    return sorted(path for layer in COMPILED_LAYERS for path in (PACKAGE / layer).rglob("*.py"))


def key(versions: str, bounds_checked: bool) -> str:
    """The name of the cache folder for the sources as they are now."""
    digest = hashlib.sha256(f"{sys.version}|{versions}|{bounds_checked}".encode())
    for path in sources():
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
    here = home() / key(versions, bounds_checked)
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
