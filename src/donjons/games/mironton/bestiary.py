"""The catalogue of monsters, from its data file (§4.4): every type has one level for ever."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from donjons.games.mironton.tables import FIRST_STRAY, GUARDIAN, NO_CLASS, TYPES, Family, Fighter, Power, Theme


@dataclass(frozen=True)
class Monster:
    """One type of monster."""

    id: str
    name_fr: str
    name_en: str
    family: Family
    level: int
    powers: int  # the set of its powers
    weak: int  # the class that doubles its dice against it, or NO_CLASS
    supply: int  # figures that may be in play at once, where there is a limit


@cache
def description() -> dict[str, Any]:
    """The data file."""
    return tomllib.loads(files("donjons.games.mironton").joinpath("data", "monsters.toml").read_text("utf-8"))


@cache
def monsters() -> tuple[Monster, ...]:
    """Every type by its number: regular monsters, wandering ones from FIRST_STRAY on, the guardian last."""
    data = description()
    types = tuple(_monster(row) for row in (*data["monster"], *data["wandering"], data["guardian"]))
    assert (len(data["monster"]), len(types) - 1, len(types)) == (FIRST_STRAY, GUARDIAN, TYPES)
    return types


def _monster(row: dict[str, Any]) -> Monster:
    return Monster(
        id=row["id"],
        name_fr=row["name_fr"],
        name_en=row["name_en"],
        family=Family[row["family"].upper()],
        level=row["level"],
        powers=sum(Power[word.upper()] for word in row["powers"]),
        weak=NO_CLASS if row["weak"] == "none" else Fighter[row["weak"].upper()],
        supply=row.get("supply", 0),
    )


@cache
def type_index() -> dict[str, int]:
    """id -> number."""
    return {monster.id: number for number, monster in enumerate(monsters())}


def starters() -> list[tuple[int, int]]:
    """The boss and the troop with which a group of each of the five families starts."""
    rows = description()["starters"]
    return [(type_index()[rows[name]["boss"]], type_index()[rows[name]["troop"]]) for name in rows]


def lairs() -> list[Theme]:
    """The theme of each family's lair."""
    rows = description()["families"]
    return [Theme[rows[family.name.lower()]["lair"].upper()] for family in Family]


def wandering_setup() -> list[int]:
    """The wandering type that each face of the die brings at the set-up."""
    return [type_index()[name] for name in description()["wandering_setup"]["die"]]
