"""Cases: executable examples inside Markdown, under the heading that names what they show.

A case is a block fenced as `case`: positions, steps, and what must hold. `rules/README.md` defines the language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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
class Case:
    """One fenced block."""

    heading: str
    game: str  # the game's key
    line: int
    statements: list[Statement]


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
    return list(_cases(text.splitlines(), default_game))


def _cases(rows: list[str], default_game: str) -> Iterator[Case]:
    heading, fence, case = "", "", None
    for number, row in enumerate(rows, 1):
        mark = FENCE.fullmatch(row)
        if fence:
            if mark and mark[1].startswith(fence) and not mark[2]:
                if case:
                    yield case
                fence, case = "", None
            elif case and (words := row.split("#", 1)[0].split()):
                case.statements.append(Statement(number, words))
        elif mark:
            fence = mark[1]
            info = mark[2].split()
            if info[:1] == ["case"]:
                case = Case(heading, info[1] if len(info) > 1 else default_game, number, [])
        elif title := HEADING.fullmatch(row):
            heading = title[1]
    if case:
        raise BadCase(f"line {case.line}: the block fenced as case has no end: close it with {fence}.")


class _NotSo(Exception):
    """A statement that does not hold."""


def run_case(case: Case, game: Game) -> Failure | None:
    """Run the statements of a case in order; the first that does not hold is the failure."""
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
            name, equals, expected = word.partition("=")
            if not equals:
                raise BadCase(f"{word!r} is no fact: write name=value.")
            found = self.now.fact(name)
            if found != expected:
                raise _NotSo(f"{name} should be {expected}, but is {found}.")

    def odds(self, words: list[str]) -> None:
        for word in words:
            token, equals, text = word.rpartition("=")
            expected = _fraction(text) if equals else None
            if expected is None:
                raise BadCase(f"{word!r} is no probability: write STEP=1/6.")
            found = self.now.odds(token)
            if abs(found - expected) > ODDS_TOLERANCE:
                raise _NotSo(f"{token} should have the probability {text}, but has {found:.6g}.")


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
