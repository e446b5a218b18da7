"""donjons check: run the cases of Markdown files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from donjons.cli.console import AsJson, compiling, err, out, print_json, read_text
from donjons.cli.pictures import as_text
from donjons.core.errors import BadCase, DonjonsError
from donjons.games import find


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Markdown files with blocks fenced as case.")],
    as_json: AsJson = False,
) -> None:
    """Run the cases of Markdown files; say which fail, with the position and the difference.

    The game is the key after the word case in the fence, else the file's name, or its folder's for specification.md.
    Exit code: 0 when all pass, 1 when some fail, 2 when a file cannot be read.

    Examples:

    - `donjons check rulebook/barons-2025/specification.md`
    - `donjons check notes/*.md --json`
    """
    from donjons.core.cases import Failure, check_text

    failures: list[tuple[Path, Failure]] = []
    counts: dict[str, int] = {}
    for path in files:
        text = read_text(path)
        with compiling(f"Running the cases of {path.name} ..."):
            try:
                counts[str(path)], failed = check_text(text, path, find)
            except DonjonsError as error:
                raise BadCase(f"{path}: {error}") from error
        failures += [(path, failure) for failure in failed]
    if as_json:
        print_json({"cases": counts, "failures": [_as_dict(path, failure) for path, failure in failures]})
    else:
        for path, failure in failures:
            _show(path, failure)
        total = sum(counts.values())
        if not total:
            err.print("No case was found: a case is a block fenced as ```case.")
        out.print(f"{total - len(failures)} passed, {len(failures)} failed")
    if failures:
        raise typer.Exit(1)


def _as_dict(path: Path, failure: Any) -> dict[str, Any]:
    return {
        "file": str(path),
        "line": failure.statement.line,
        "case": failure.case.heading,
        "statement": failure.statement.text,
        "message": failure.message,
    }


def _show(path: Path, failure: Any) -> None:
    out.print(Text(f"{path}:{failure.statement.line}: {failure.case.heading}", style="bold"), soft_wrap=True)
    out.print(Text(f"    {failure.statement.text}"), soft_wrap=True)
    out.print(Text(f"    {failure.message}", style="red"), soft_wrap=True)
    if failure.drawing:
        out.print(as_text(failure.drawing), soft_wrap=True)
    out.print()
