"""The kinds of study there are: what their files may say, and what carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import pydantic

from donjons.core.parameters import Language
from donjons.lab.published.model import PlacementStudy
from donjons.lab.study import GameStudy

if TYPE_CHECKING:
    from donjons.lab.reading import StudyFile
    from donjons.lab.running import How


@dataclass(frozen=True)
class Outcome:
    """What came of a study: for the terminal, and where its report is."""

    complete: bool
    report: Path | None
    lines: list[str]


class Conduct(Protocol):
    """The module that carries out studies of one kind."""

    def run(self, file: StudyFile, folder: Path, how: How, language: Language) -> Outcome:
        """Do what is missing, and write the report into the folder."""

    def report(self, file: StudyFile, folder: Path, language: Language) -> Outcome:
        """Write the report of what has been done so far."""

    def forget(self, file: StudyFile, folder: Path) -> None:
        """Drop what has been done: everything is to be done afresh."""


@dataclass(frozen=True)
class StudyKind:
    model: type[pydantic.BaseModel]
    module: str  # imported when it is needed

    @property
    def conduct(self) -> Conduct:
        return cast(Conduct, import_module(self.module))


KINDS: Mapping[str, StudyKind] = {
    "games": StudyKind(GameStudy, "donjons.lab.games"),
    "placement": StudyKind(PlacementStudy, "donjons.lab.published.study"),
}
