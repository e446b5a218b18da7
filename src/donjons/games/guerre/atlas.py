"""The map of the kingdom, from its data file, with what the rules ask of it (§4.1)."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from donjons.boards.roads import Roads, read_roads
from donjons.core.errors import BadMap
from donjons.games.guerre.state import PLACES

KINDS = {"capital": 8, "crown": 5, "ring": 5, "village": 32}
LEAST_VILLAGES = 3  # that each capital has to itself


@cache
def description() -> dict[str, Any]:
    """The data file: places, the English track, and decoration for the screen."""
    return tomllib.loads(files("donjons.games.guerre").joinpath("data", "map.toml").read_text("utf-8"))


@cache
def kingdom() -> Roads:
    return read_kingdom(description())


def read_kingdom(data: dict[str, Any]) -> Roads:
    """The map that a description gives; BadMap when it cannot be played on."""
    roads = read_roads(data["place"])
    kinds = Counter(place.kind for place in roads.places)
    if kinds != KINDS or len(roads.places) != PLACES:
        raise BadMap(f"the map has {dict(kinds)} places, and the game needs {KINDS}.")
    capitals = {index for index, place in enumerate(roads.places) if place.kind == "capital"}
    for capital in sorted(capitals):
        own = [place for place in roads.neighbours(capital) if roads.places[place].kind == "village"]
        shared = [place for place in own if capitals & set(roads.neighbours(place)) != {capital}]
        if capitals & set(roads.neighbours(capital)) or shared or len(own) < LEAST_VILLAGES:
            raise BadMap(
                f"{roads.places[capital].id}: a capital needs {LEAST_VILLAGES} villages of its own "
                "and no other capital beside it."
            )
    return roads


@cache
def place_index() -> dict[str, int]:
    """id -> index."""
    return {place.id: index for index, place in enumerate(kingdom().places)}


def place_id(place: int) -> str:
    return kingdom().places[place].id


def place_name(place: int) -> str:
    return kingdom().places[place].name
