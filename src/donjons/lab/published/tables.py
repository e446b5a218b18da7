"""The rows of the published study: what was printed, what the experiment gives, what a run may show (16.2, 16.4)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

REACHED = "reached"  # the share of trials in which the player has enough points to win
SHARE = "share"  # the share of trials with this rest of N divided by the number of players
WHOLE = {"mode", "min", "max"}  # statistics that are whole numbers, as quantiles are
PLACES = {"count": "S1", "count_per_player": "S2", "modulo": "S3", "rarity": "S4", "uniform": "S5", "game": "S6"}


@dataclass(frozen=True)
class Cell:
    """One figure of a row."""

    statistic: str  # mean, mode, q25, ..., min, max, share, reached
    reference: float | None
    sd: float = 0.0  # of one trial
    published: float | None = None
    accepted: tuple[int, ...] = ()  # what 100 000 trials may show

    @property
    def is_whole(self) -> bool:
        return self.statistic in WHOLE or self.statistic.startswith("q")


@dataclass(frozen=True)
class Row:
    """One line of a table. What does not apply is 0; `system` is empty where donjons are counted."""

    table: str
    mountains: int
    system: str
    players: int
    player: int
    residue: int
    cells: tuple[Cell, ...]


@cache
def description() -> dict[str, Any]:
    """The data file of the specification."""
    return tomllib.loads(files("donjons.lab.published").joinpath("data", "barons-2024-study.toml").read_text("utf-8"))


@cache
def systems() -> dict[str, tuple[int, ...]]:
    """The values on the 37 tiles under each system of points."""
    return {name: tile_values(system) for name, system in description()["point_systems"].items()}


def tile_values(system: Mapping[str, Any]) -> tuple[int, ...]:
    pairs = zip(system["points"], system["counts"], strict=True)
    return tuple(value for value, count in pairs for _ in range(count))


@cache
def rows() -> tuple[Row, ...]:
    """All 107 rows, table by table."""
    return tuple(_rows())


def _rows() -> Iterator[Row]:
    data = description()
    for kind in ("count", "count_per_player", "modulo", "points"):
        for entry in data[kind]:
            yield Row(
                PLACES[entry.get("system", kind)],
                entry["mountains"],
                entry.get("system", ""),
                entry.get("players", entry.get("modulo", 0)),
                entry.get("player", 0),
                entry.get("residue", 0),
                tuple(_shares(entry) if kind == "modulo" else _cells(entry)),
            )


def _cells(entry: Mapping[str, Any]) -> Iterator[Cell]:
    reference, published = entry["reference"], entry.get("published", {})
    yield Cell("mean", reference["mean"], reference["sd"], published.get("mean"))
    for statistic, accepted in entry["accept"].items():
        yield Cell(statistic, reference.get(statistic), 0.0, published.get(statistic), tuple(accepted))
    if "p_reach_target" in entry:
        yield _share(REACHED, entry["p_reach_target"], None)


def _shares(entry: Mapping[str, Any]) -> Iterator[Cell]:
    yield _share(SHARE, entry["reference_percent"] / 100, entry["published_percent"] / 100)


def _share(statistic: str, reference: float, published: float | None) -> Cell:
    return Cell(statistic, reference, (reference * (1 - reference)) ** 0.5, published)
