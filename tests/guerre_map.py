"""The map of guerre as plain Python, straight from the data file: what the naive oracles and random positions use."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import donjons

DATA = tomllib.loads((Path(donjons.__file__).parent / "games/guerre/data/map.toml").read_text())
MAP_KIND: dict[str, str] = {row["id"]: row["kind"] for row in DATA["place"]}
ROADS: dict[str, list[str]] = {row["id"]: row["neighbours"] for row in DATA["place"]}
PLACES = list(ROADS)
SITES = [place for place in PLACES if MAP_KIND[place] == "capital"]


def crown_cities(players: int, small_max: int) -> list[str]:
    held = ("crown", "ring") if players <= small_max else ("crown",)
    return [place for place in PLACES if MAP_KIND[place] in held]


def group(start: str, within: set[str]) -> set[str]:
    """The places that one reaches from a place by roads without leaving a set."""
    reached, waiting = {start}, [start]
    while waiting:
        new = {place for place in ROADS[waiting.pop()] if place in within} - reached
        reached |= new
        waiting += new
    return reached


def sites_of_popes(churches: set[str], own: set[str], needed: int, through_own: bool) -> set[str]:
    """POPE-SITES (§8.1)."""
    within = own if through_own else churches
    return {church for church in churches if len(group(church, within) & churches) >= needed}


def grown(random: Random, start: str, size: int, free: set[str]) -> set[str]:
    """A region of about so many free places around a start."""
    region = {start}
    for _ in range(size - 1):
        edge = sorted({near for place in region for near in ROADS[place]} & free - region)
        if not edge:
            break
        region.add(random.choice(edge))
    return region
