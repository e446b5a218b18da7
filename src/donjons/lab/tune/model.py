"""What the [tune] table of a study file may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Self

import pydantic
from pydantic import Field

Choice = bool | int | float | str | list[bool | int | float | str]
BALANCE = "balance"  # how far the seat that is farthest from an equal share of the wins is from it


class Target(pydantic.BaseModel, frozen=True, extra="forbid"):
    """What a figure of the study should be: at least or at most something, or about it."""

    figure: str
    """The key of a figure of the study's measures, or `balance`."""
    statistic: Literal["mean", "median"] = "mean"
    at_least: float | None = None
    at_most: float | None = None
    about: float | None = None
    within: float = Field(0.0, ge=0)
    """How far from `about` it may be."""

    @pydantic.model_validator(mode="after")
    def says_one_thing(self) -> Self:
        if sum(goal is not None for goal in (self.at_least, self.at_most, self.about)) != 1:
            raise ValueError("say one of at_least, at_most and about")
        return self

    @property
    def goal(self) -> float:
        return next(goal for goal in (self.at_least, self.at_most, self.about) if goal is not None)

    def shortfall(self, value: float) -> float:
        """How far a value is from the target, in parts of it; 0 when it is met."""
        if self.at_least is not None:
            missed = self.at_least - value
        elif self.at_most is not None:
            missed = value - self.at_most
        else:
            missed = abs(value - self.goal) - self.within
        return max(0.0, missed) / (abs(self.goal) or 1.0)


class Tuning(pydantic.BaseModel, frozen=True, extra="forbid"):
    """The search, for each number of players by itself."""

    trials: int = Field(60, ge=2, le=10_000)
    """Combinations that are tried."""
    screening: int = Field(300, ge=10, le=1_000_000)
    """Games of each trial; the study's `games` confirm the finalists, on other dice."""
    finalists: int = Field(5, ge=1, le=100)
    search: Mapping[str, list[Choice]] = Field(min_length=1)
    """Parameters, each with the values that it may take."""
    target: Sequence[Target] = Field(min_length=1)
