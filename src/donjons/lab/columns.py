"""What is measured: a measure gives columns, one number per game each; everything else follows from their kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pydantic

from donjons.core.game import Game, Setting
from donjons.core.parameters import Language
from donjons.engines.watcher import LineUp
from donjons.engines.watching import Watched

if TYPE_CHECKING:
    import polars as pl

    from donjons.lab.estimates import Estimate

Text = Mapping[Language, str]
Values = npt.NDArray[Any]
NOTHING = float("nan")  # the value of a game in which there was nothing to measure


class Kind(StrEnum):
    SHARE = "share"  # 0, 1 or, where several have a part in it, between: its mean is a percentage
    NUMBER = "number"  # its mean, median and quartiles are told
    RATIO = "ratio"  # its sum over the sum of another column, a percentage
    RATE = "rate"  # the same, a number
    HIDDEN = "hidden"  # kept for what is derived from it


@dataclass(frozen=True)
class Column:
    """One number per game."""

    key: str
    title: Text
    kind: Kind
    over: str = ""  # of a ratio: the key of the column that it is a share of
    even: float | None = None  # what it would be in a balanced game, where that can be said
    is_main: bool = False  # is it shown first, and drawn?


class Pace(pydantic.BaseModel, frozen=True, extra="forbid"):
    """How long people take: seconds for each turn and for each step in it."""

    turn_seconds: float = pydantic.Field(40, ge=0, le=3600)
    step_seconds: float = pydantic.Field(4, ge=0, le=3600)


@dataclass(frozen=True)
class Sight:
    """Some watched games and what they were."""

    setting: Setting
    line_up: LineUp
    first: int  # the number of the first of them
    per_setup: int  # chances that share a set-up
    pace: Pace
    seen: Watched

    @property
    def numbers(self) -> Values:
        return self.first + np.arange(len(self.seen.steps))

    @property
    def per_setup_games(self) -> int:
        return self.per_setup * self.line_up.rotations

    def wins(self) -> Values:
        """[game, seat] first places, shared ones in parts."""
        best = self.seen.payoffs == self.seen.payoffs.max(axis=1, keepdims=True)
        shares: Values = best / best.sum(axis=1, keepdims=True)
        return shares

    def count(self, word: str) -> Values:
        """[game, seat] one of the game's own counts."""
        counts: Values = self.seen.counts[:, :, self.setting.game.counted.index(word)]
        return counts


@dataclass(frozen=True)
class Measure:
    """Something that a designer asks of a game."""

    key: str
    title: Text
    meaning: Text
    columns: Callable[[Setting, LineUp], Sequence[Column]]
    read: Callable[[Sight], Mapping[str, Values]]
    fits: Callable[[Game], bool] = field(default=lambda game: True)
    weighed: int = 0  # what has to be weighed while games are watched: CHOICES, LUCK
    derive: Callable[[pl.DataFrame, Setting, LineUp], Sequence[Estimate]] | None = None
    """What is computed from all games of a cell, beyond sums of its columns."""
