"""A study file: what is asked of a game, in TOML. `donjons study new` writes one; this is what it may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import pydantic
from pydantic import Field

from donjons.core.parameters import Language
from donjons.lab.columns import Pace
from donjons.lab.tune.model import Tuning

Value = bool | int | float | str | list[bool | int | float | str]


Said = str | Mapping[Language, str]
"""A text, or one for each language."""


def in_language(said: Said, language: Language) -> str:
    """The text in a language, or in the one there is."""
    if isinstance(said, str):
        return said
    return said.get(language) or next(iter(said.values()), "")


def listed(value: Any) -> Any:
    """One value where several may stand is a list of one."""
    return value if isinstance(value, list | tuple) else [value]


def text_of(value: Value) -> str:
    """A parameter's value as it is written in positions and records."""
    if isinstance(value, list):
        return ",".join(text_of(item) for item in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


class GameStudy(pydantic.BaseModel, frozen=True, extra="forbid"):
    """A study of whole games. A cell is one combination of players, line-up and parameters."""

    kind: Literal["games"] = "games"
    title: Said = ""
    question: Said = ""
    game: str
    players: Annotated[tuple[int, ...], pydantic.BeforeValidator(listed), Field(min_length=1)]
    bots: Annotated[tuple[str, ...], pydantic.BeforeValidator(listed), Field(min_length=1)] = ("greedy",)
    """Line-ups: one name serves every seat, several stand with commas; seats are then rotated."""
    games: int = Field(1000, ge=2, le=10_000_000)
    """Of each cell; with `precision` the most."""
    precision: float | None = Field(None, gt=0, lt=0.5)
    """Stop when the shares of the first measure are known so well: the half-width of their intervals."""
    games_per_setup: int = Field(1, ge=1, le=10_000)
    """Chances that share each set-up."""
    seed: int = Field(0, ge=0, le=2**63 - 1)
    measures: Annotated[tuple[str, ...], pydantic.BeforeValidator(listed), Field(min_length=1)] = (
        "seats",
        "length",
        "endings",
    )
    margin: float = Field(0.02, gt=0, lt=0.5)
    """A seat is called balanced when its share is certainly no farther from equal than this."""
    repeat_with: str | None = None
    """A second strength of bots, with whom every cell is played again."""
    repeat_games: int | None = Field(None, ge=2, le=10_000_000)
    """Of each cell that is repeated; otherwise as many as of the others."""
    pace: Pace = Pace()
    fixed: Mapping[str, Value] = Field({}, alias="set")
    vary: Mapping[str, list[Value]] = {}
    """Every combination of these is a cell; the first of each is what the others are compared with."""
    variant: Sequence[Mapping[str, Value]] = ()
    """Named combinations (`name` and parameters), each a cell; the first is what the others are compared with."""

    tune: Tuning | None = None
    """What `donjons study tune` searches for."""

    def look_ahead(self) -> list[int]:
        """How many games have been played at each look: all at once, or doubling up to `games`."""
        if self.precision is None:
            return [self.games]
        looks = [self.games]
        while looks[0] > FIRST_LOOK:
            looks.insert(0, -(-looks[0] // 2))
        return looks


FIRST_LOOK = 200
