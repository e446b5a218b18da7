"""What a study of games plays: its cells, one for each combination of players, line-up and parameters."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from donjons.core.cache import key as source_key
from donjons.core.game import Setting
from donjons.engines.names import KERNEL
from donjons.engines.watcher import LineUp
from donjons.games import find
from donjons.lab.columns import Column, Measure, Pace
from donjons.lab.measures import measures_of
from donjons.lab.study import GameStudy, Value, text_of

CHUNKS = {"random": 2000, "greedy": 200}  # games that are played and written down together
SLOW_CHUNK = 10  # of players that the kernel does not know


@dataclass(frozen=True)
class Cell:
    """One combination, with everything that its games depend on: it travels to other processes as it is."""

    game: str
    players: int
    line_up: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]
    variant: str  # its name, where variants are named
    repeats: int | None  # the index of the cell that this one repeats with other bots
    games: int
    seed: int
    per_setup: int
    measured: tuple[str, ...]
    pace: Pace

    @cached_property
    def setting(self) -> Setting:
        return find(self.game).setting(self.players, dict(self.changes))

    @property
    def seats(self) -> LineUp:
        return LineUp(self.line_up)

    @cached_property
    def measures(self) -> list[Measure]:
        known = measures_of(self.setting.game)
        return [known[name] for name in self.measured]

    @cached_property
    def columns(self) -> list[Column]:
        return [column for measure in self.measures for column in measure.columns(self.setting, self.seats)]

    @property
    def weighed(self) -> int:
        weighed = 0
        for measure in self.measures:
            weighed |= measure.weighed
        return weighed

    @property
    def block(self) -> int:
        """Neighbouring games that share their chance or their set-up."""
        return self.seats.rotations * self.per_setup

    @property
    def chunk(self) -> int:
        return min(CHUNKS.get(name, SLOW_CHUNK) for name in self.line_up)

    @property
    def is_quick(self) -> bool:
        return all(name in KERNEL for name in self.line_up)

    @property
    def key(self) -> str:
        """A name for its games: the same wherever they would be the same, and only there."""
        told = (
            self.setting.line(),
            self.game,
            self.line_up,
            self.seed,
            self.per_setup,
            self.measured,
            self.pace,
            sources(),
        )
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]

    def label(self) -> dict[str, str]:
        """What tells it from others, under plain names."""
        named = {"variant": self.variant} if self.variant else {}
        bots = self.line_up[0] if len(set(self.line_up)) == 1 else ",".join(self.line_up)
        return {"players": str(self.players), "bots": bots} | named | dict(self.changes)


@cache
def sources() -> str:
    """The rules, the engines and the laboratory as they are now."""
    digest = hashlib.sha256(source_key("", False).encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if path.parent.name == "measures" or path.name == "columns.py":
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def variants_of(study: GameStudy) -> list[Mapping[str, Value]]:
    return list(study.variant) or [{}]


def changes_of(study: GameStudy, variant: Mapping[str, Value]) -> Iterator[dict[str, str]]:
    """The parameters of every combination of what varies, beside a variant."""
    own = {name: text_of(value) for name, value in {**study.fixed, **variant}.items() if name != "name"}
    for values in itertools.product(*study.vary.values()):
        yield own | {name: text_of(value) for name, value in zip(study.vary, values, strict=True)}


def cells_of(study: GameStudy) -> list[Cell]:
    """All cells, in the order of the file: number of players, line-up, variant, parameters; repeated ones last."""
    cells = [
        cell_of(study, players, line_up, variant, changes)
        for players in study.players
        for line_up in study.bots
        for variant in variants_of(study)
        for changes in changes_of(study, variant)
    ]
    if study.repeat_with is None:
        return cells
    return [*cells, *(repeated(study, index, cell) for index, cell in enumerate(cells))]


def cell_of(
    study: GameStudy, players: int, line_up: str, variant: Mapping[str, Value], changes: dict[str, str]
) -> Cell:
    names = tuple(name.strip() for name in line_up.split(","))
    return Cell(
        game=study.game,
        players=players,
        line_up=names * players if len(names) == 1 else names,
        changes=tuple(changes.items()),
        variant=text_of(variant.get("name", "")),
        repeats=None,
        games=study.games,
        seed=study.seed,
        per_setup=study.games_per_setup,
        measured=study.measures,
        pace=study.pace,
    )


def repeated(study: GameStudy, index: int, cell: Cell) -> Cell:
    """The same with the second strength of bots in every seat."""
    assert study.repeat_with is not None
    return replace(
        cell,
        line_up=(study.repeat_with,) * cell.players,
        repeats=index,
        games=study.repeat_games or cell.games,
    )
