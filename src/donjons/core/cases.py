"""Cases: executable examples inside Markdown, under the heading that names what they show.

A case is a block fenced as `case`: positions, steps, and what must hold. `rules/README.md` defines the language. A
block fenced as `toml KIND NAME` describes something that the cases of its file may name, such as a small dungeon.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from donjons.core.drawing import Drawing
from donjons.core.errors import BadCase, DonjonsError
from donjons.core.game import Game
from donjons.core.match import Match
from donjons.core.record import read_setting

FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})\s*(.*)")
HEADING = re.compile(r"#{1,6}\s+(.*)")
ODDS_TOLERANCE = 1e-12


@dataclass(frozen=True)
class Statement:
    line: int
    words: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.words)


@dataclass(frozen=True)
class Attachment:
    """A block that describes something by its name."""

    kind: str
    name: str
    text: str


@dataclass(frozen=True)
class Case:
    """One fenced block."""

    heading: str
    game: str  # the game's key
    line: int
    statements: list[Statement]
    attachments: tuple[Attachment, ...] = ()  # of its file


@dataclass(frozen=True)
class Failure:
    """A statement that does not hold: where, what was expected and found, and the position."""

    case: Case
    statement: Statement
    message: str
    drawing: Drawing | None


def game_key(path: Path) -> str:
    """The game of a file: its stem, or its folder's name where the file is `specification.md`."""
    return path.resolve().parent.name if path.name == "specification.md" else path.stem


def read_cases(text: str, default_game: str) -> list[Case]:
    """The cases of a Markdown text, in order."""
    blocks = list(_blocks(text.splitlines()))
    attachments = tuple(
        Attachment(block.info[1], block.info[2], "\n".join(block.rows))
        for block in blocks
        if block.info[:1] == ["toml"] and len(block.info) == 3
    )
    return [
        Case(block.heading, (block.info[1:] or [default_game])[0], block.line, _statements(block), attachments)
        for block in blocks
        if block.info[:1] == ["case"]
    ]


@dataclass
class _Block:
    """A fenced block: what its fence says, the heading above it, and its rows."""

    fence: str
    info: list[str]
    heading: str
    line: int
    rows: list[str] = field(default_factory=list)


def _blocks(rows: list[str]) -> Iterator[_Block]:
    heading, block = "", None
    for number, row in enumerate(rows, 1):
        mark = FENCE.fullmatch(row)
        if block:
            if mark and mark[1].startswith(block.fence) and not mark[2]:
                yield block
                block = None
            else:
                block.rows.append(row)
        elif mark:
            block = _Block(mark[1], mark[2].split(), heading, number)
        elif title := HEADING.fullmatch(row):
            heading = title[1]
    if block and block.info[:1] == ["case"]:
        raise BadCase(f"line {block.line}: the block fenced as case has no end: close it with {block.fence}.")


def _statements(block: _Block) -> list[Statement]:
    words = ((number, row.split("#", 1)[0].split()) for number, row in enumerate(block.rows, block.line + 1))
    return [Statement(number, row) for number, row in words if row]


class _NotSo(Exception):
    """A statement that does not hold."""


def run_case(case: Case, game: Game) -> Failure | None:
    """Run the statements of a case in order; the first that does not hold is the failure."""
    for attachment in case.attachments:
        game = game.attach(attachment.kind, attachment.name, attachment.text)
    run = _Run(game)
    for statement in case.statements:
        try:
            run.statement(statement)
        except (_NotSo, DonjonsError) as problem:
            drawing = None
            if run.match is not None:
                drawing = game.draw(run.match.setting, run.match.state, "en")
            return Failure(case, statement, str(problem), drawing)
    return None


class _Run:
    """A case being run."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.match: Match | None = None
        self.verbs: dict[str, Callable[[list[str]], None]] = {
            "do": self.do,
            "ok": self.ok,
            "no": self.no,
            "why": self.why,
            "only": self.only,
            "cok": self.canonically_ok,
            "cno": self.canonically_no,
            "is": self.facts,
            "odds": self.odds,
        }

    def statement(self, statement: Statement) -> None:
        name, *words = statement.words
        if name == "pos":
            self.match = self.game.match_from(statement.text)
        elif name == "new":
            self.match = Match(read_setting(self.game, statement.text))
        elif name in self.verbs:
            self.verbs[name](words)
        else:
            self.do(self.game.macro(self.now.setting, statement.words))

    @property
    def now(self) -> Match:
        if self.match is None:
            raise BadCase("a case begins with `pos ...` or `new n=...`.")
        return self.match

    def do(self, words: list[str]) -> None:
        for token in words:
            self.now.play(token)

    def ok(self, words: list[str]) -> None:
        for token in words:
            rule = self.now.why(token)
            if rule is not None:
                raise _NotSo(f"{token} should be legal, but is refused by {rule}: {self.now.explain(token, 'en')}")

    def no(self, words: list[str]) -> None:
        for token in words:
            if self.now.why(token) is None:
                raise _NotSo(f"{token} should be illegal, but is legal: {self.now.explain(token, 'en')}")

    def why(self, words: list[str]) -> None:
        if len(words) != 2:
            raise BadCase("write `why STEP RULE`, one step and one rule.")
        token, expected = words
        found = self.now.why(token)
        if found != expected:
            actual = "legal" if found is None else f"refused by {found}"
            raise _NotSo(f"{token} should be refused by {expected}, but is {actual}.")

    def only(self, words: list[str]) -> None:
        legal, expected = set(self.now.legal()), set(words)
        if legal != expected:
            missing = " ".join(sorted(expected - legal)) or "none"
            extra = " ".join(sorted(legal - expected)) or "none"
            raise _NotSo(f"the legal steps differ: missing {missing}; unexpected {extra}.")

    def canonically_ok(self, words: list[str]) -> None:
        self._canonical(words, True)

    def canonically_no(self, words: list[str]) -> None:
        self._canonical(words, False)

    def _canonical(self, words: list[str], expected: bool) -> None:
        canonical = self.now.legal(canonical=True)
        for token in words:
            if (token in canonical) != expected:
                raise _NotSo(f"{token} should {'' if expected else 'not '}be among the canonical steps.")

    def facts(self, words: list[str]) -> None:
        for word in words:
            found = self.now.restated(word)
            if found != word:
                raise _NotSo(_difference(word, found))

    def odds(self, words: list[str]) -> None:
        for word in words:
            token, equals, text = word.rpartition("=")
            expected = _fraction(text) if equals else None
            if expected is None:
                raise BadCase(f"{word!r} is no probability: write STEP=1/6.")
            found = self.now.odds(token)
            if abs(found - expected) > ODDS_TOLERANCE:
                raise _NotSo(f"{token} should have the probability {text}, but has {found:.6g}.")


def _difference(said: str, found: str) -> str:
    name, equals, value = said.partition("=")
    if equals and found.startswith(f"{name}="):
        return f"{name} should be {value}, but is {found.removeprefix(f'{name}=')}."
    return f"{said} should hold, but the position has {found}."


def _fraction(text: str) -> Fraction | None:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def check_text(text: str, path: Path, find: Callable[[str], Game]) -> tuple[int, list[Failure]]:
    """Run all cases of a Markdown text: how many there are, and those that fail."""
    cases = read_cases(text, game_key(path))
    failures = [failure for case in cases if (failure := run_case(case, find(case.game)))]
    return len(cases), failures
