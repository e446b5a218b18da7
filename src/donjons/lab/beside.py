"""Two studies beside each other: what is different in the second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from donjons.core.errors import BadStudy, NotFound
from donjons.core.parameters import Language
from donjons.lab.cells import Cell, cells_of
from donjons.lab.comparing import Difference, corrected
from donjons.lab.findings import compare_games
from donjons.lab.reading import StudyFile
from donjons.lab.report.words import WORDS
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy
from donjons.lab.words import change, said_of, varying

GAMES = {"en": "games", "fr": "parties"}


@dataclass(frozen=True)
class Pair:
    """A setting of the first study, the one that answers it in the second, and their differences."""

    first: Cell
    second: Cell
    games: int
    differences: list[Difference]

    def figures(self) -> dict[str, Any]:
        """What is printed as JSON."""
        return {
            "first": self.first.label(),
            "second": self.second.label(),
            "games": self.games,
            "differences": [
                {
                    name: value
                    for name, value in asdict(one).items()
                    if name in ("key", "value", "low", "high", "p_different", "p_within")
                }
                | {"verdict": one.verdict.value}
                for one in self.differences
            ],
        }


def beside(first: StudyFile, first_folder: Path, second: StudyFile, second_folder: Path) -> list[Pair]:
    """Every setting of the first beside its like in the second."""
    for file, folder in ((first, first_folder), (second, second_folder)):
        if not isinstance(file.study, GameStudy):
            raise BadStudy(f"{file.path} is no study of games: only those can be compared.")
        if not folder.exists():
            raise NotFound(f"nothing has been played for {file.path}: donjons study run {file.path} does it.")
    found = []
    for one, other in likes(cells_of(first.study), cells_of(second.study)):
        games, others = Results(first_folder).games(one), Results(second_folder).games(other)
        common = one.seed == other.seed and one.block == other.block
        margin = min(first.study.margin, second.study.margin)
        differences = compare_games(games, others, one, other, margin, common)
        found.append(Pair(one, other, len(games.select("number").collect()), differences))
    if not found:
        raise BadStudy(f"{first.path} and {second.path} have no setting in common: same players, bots and changes.")
    fixed = iter(corrected([one for pair in found for one in pair.differences]))
    return [Pair(pair.first, pair.second, pair.games, [next(fixed) for _ in pair.differences]) for pair in found]


def likes(cells: Sequence[Cell], others: Sequence[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """The pairs of settings that are alike; where both studies have one each, those."""
    if len(cells) == len(others) == 1:
        yield cells[0], others[0]
        return
    known = {tuple(other.label().items()): other for other in others}
    for cell in cells:
        label = tuple(cell.label().items())
        if label in known:
            yield cell, known[label]


def said(pairs: Sequence[Pair], language: Language) -> Iterator[str]:
    """The differences as lines, setting by setting."""
    words = WORDS[language]
    names = varying([pair.first for pair in pairs])
    for pair in pairs:
        yield f"{said_of(pair.first, names, language)} ({pair.games} {GAMES[language]})"
        for one in pair.differences:
            yield f"  {one.title[language]}: {change(one, language)} — {words[one.verdict.value]}"
