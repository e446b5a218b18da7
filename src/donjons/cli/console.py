"""What all commands share: the two consoles, the reader's language, files, and errors as one sentence."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, cast

import typer
from rich.console import Console
from rich.text import Text

from donjons.core.errors import BadParameter, DonjonsError, NotFound
from donjons.core.parameters import Language

if TYPE_CHECKING:
    from donjons.core.rule_file import RuleFile

LARGEST_FILE = 50_000_000

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Lang = Annotated[Literal["en", "fr"] | None, typer.Option(help="Language (default: that of the system).")]
Changes = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Change a parameter; may be repeated.")
]
RulesFile = Annotated[
    Path | None, typer.Option("--rules", help="A file of changed rules (TOML), such as study tune writes.")
]


def language(chosen: str | None) -> Language:
    """The reader's language: chosen, or that of the system."""
    if chosen:
        return cast(Language, chosen)
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if system.startswith("fr") else "en"


def fail(sentence: str) -> NoReturn:
    """End with one sentence on standard error and exit code 2."""
    one_line = " ".join(sentence.split())
    err.print(Text(f"donjons: {one_line}"), soft_wrap=True)
    sys.exit(2)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def read_changes(words: list[str] | None) -> dict[str, str]:
    """The parameters changed by --set."""
    changes: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadParameter(f"--set {word[:60]}: write a name and a value, such as --set target_points=12.")
        changes[name] = value
    return changes


def read_rules(path: Path | None, words: list[str] | None) -> RuleFile:
    """The rules of a file, or none, and then those changed by --set; no game is the empty name."""
    from donjons.core.rule_file import RuleFile, read_rule_file

    if path is None:
        return RuleFile("", None, read_changes(words))
    with naming(path):
        file = read_rule_file(read_text(path))
    return RuleFile(file.game, file.players, {**file.changes, **read_changes(words)})


def agree_on_game(named: str | None, rules: RuleFile) -> str:
    """The game that is named, or else that of the rule file."""
    if named and rules.game and named != rules.game:
        raise BadParameter(f"the rule file is for {rules.game}, not {named}: leave the game out, or take another file.")
    if not (named or rules.game):
        raise NotFound("which game? Name one, such as barons-2025; `donjons games` lists them.")
    return named or rules.game


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong with what a file says is said with its name."""
    try:
        yield
    except DonjonsError as error:
        raise DonjonsError(f"{path}: {error}") from error


def read_text(path: Path) -> str:
    """A text file, or a sentence that says why it cannot be read."""
    if not path.exists():
        raise NotFound(f"{path}: there is no such file.")
    if path.is_dir():
        raise NotFound(f"{path} is a folder: name a file in it.")
    if path.stat().st_size > LARGEST_FILE:
        raise NotFound(
            f"{path} is larger than any text Donjons writes ({LARGEST_FILE // 1_000_000} MB): is it the right file?"
        )
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotFound(f"{path} is not a text file (byte {error.start} is not UTF-8): is it the right file?") from error
    if "\0" in text:
        raise NotFound(f"{path} is not a text file (it has a zero byte): is it the right file?")
    return text


@contextmanager
def compiling(sentence: str) -> Iterator[None]:
    """A line on standard error while the rules are compiled: seconds the first time, a blink afterwards."""
    with err.status(sentence):
        yield
