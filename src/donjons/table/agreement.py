"""What is agreed before the first step of a table, and never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from donjons.core.dice import Committed
from donjons.core.game import Setting
from donjons.core.match import Match
from donjons.core.record import read_record, replay
from donjons.games import find
from donjons.table.clock import ClockRule

SeatKind = Literal["here", "link", "engine"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as its host planned it: at his own screen, for somebody with a link, or for an engine."""

    kind: SeatKind
    name: str = ""
    engine: str | None = None


@dataclass(frozen=True)
class Agreement:
    id: str
    created: int  # milliseconds since 1970
    game: str
    changes: Mapping[str, str]
    chairs: tuple[Chair, ...]
    secret: bytes
    clock: ClockRule | None = None
    opening: str = ""  # the record that the game goes on from
    hints: bool = True  # may engines help people while they play

    @cached_property
    def setting(self) -> Setting:
        return find(self.game).setting(len(self.chairs), self.changes)

    @cached_property
    def dice(self) -> Committed:
        return Committed(self.secret)

    def match(self) -> Match:
        """The match before the first step of this table; chance is left to the table."""
        if self.opening:
            return replay(read_record(self.opening), self.setting.game)
        return Match(self.setting)
