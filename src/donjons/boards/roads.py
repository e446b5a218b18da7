"""A map of places joined by roads: a graph whose places lie at coordinates, so that it can be drawn and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from donjons.core.compiled import compiled
from donjons.core.errors import BadMap

MOST_ROADS: Final = 8  # that meet in one place
NO_PLACE: Final = -1

Point = tuple[float, float]


@dataclass(frozen=True)
class Place:
    """One point of the map."""

    id: str
    name: str
    land: str
    kind: str
    at: Point  # degrees east, degrees north
    label: str  # the side on which its name reads best, as a compass point


@dataclass(frozen=True)
class Roads:
    """The places in the order of their indices, and the roads between them as tables."""

    places: tuple[Place, ...]
    degree: npt.NDArray[np.int8]  # [place] how many roads meet there
    road: npt.NDArray[np.int8]  # [place, i] the places they lead to, in increasing order
    linked: npt.NDArray[np.int64]  # [place] the same as a set, a bit for each place
    distance: npt.NDArray[np.int8]  # [place, place] roads of the shortest way

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Every road once, as its two ends."""
        for place in range(len(self.places)):
            for other in self.neighbours(place):
                if place < other:
                    yield place, other

    def neighbours(self, place: int) -> list[int]:
        return [int(self.road[place, i]) for i in range(self.degree[place])]


def read_roads(description: Sequence[Mapping[str, Any]]) -> Roads:
    """The map that a list of places with their neighbours describes; BadMap says what is wrong with it."""
    places = tuple(
        Place(row["id"], row["name"], row["land"], row["kind"], (row["lon"], row["lat"]), row["label"])
        for row in description
    )
    number = {place.id: index for index, place in enumerate(places)}
    if len(number) < len(places):
        raise BadMap("two places of the map have the same id.")
    lists = [sorted(_number(number, row["id"], other) for other in row["neighbours"]) for row in description]
    _check_lists(places, lists)
    distance = _distances(lists)
    for index, place in enumerate(places):
        if distance[0, index] == NO_PLACE:
            raise BadMap(f"no road leads from {places[0].id} to {place.id}.")
    roads = Roads(places, *_tables(lists), distance)
    _check_crossings(roads)
    return roads


def _number(number: Mapping[str, int], place: str, other: str) -> int:
    if other not in number:
        raise BadMap(f"{place} has a road to {other!r}, which is no place of the map.")
    return number[other]


def _check_lists(places: Sequence[Place], lists: Sequence[Sequence[int]]) -> None:
    for index, others in enumerate(lists):
        here = places[index].id
        if index in others:
            raise BadMap(f"{here} has a road to itself.")
        if len(set(others)) < len(others) or len(others) > MOST_ROADS:
            raise BadMap(f"{here} has a road twice, or more than {MOST_ROADS} roads.")
        for other in others:
            if index not in lists[other]:
                raise BadMap(f"{here} has a road to {places[other].id}, which has none back.")


def _tables(
    lists: Sequence[Sequence[int]],
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8], npt.NDArray[np.int64]]:
    degree = np.array([len(others) for others in lists], np.int8)
    road = np.full((len(lists), MOST_ROADS), NO_PLACE, np.int8)
    for index, others in enumerate(lists):
        road[index, : len(others)] = others
    linked = np.array([sum(1 << other for other in others) for others in lists], np.int64)
    return degree, road, linked


def _distances(lists: Sequence[Sequence[int]]) -> npt.NDArray[np.int8]:
    distance = np.full((len(lists), len(lists)), NO_PLACE, np.int8)
    for start in range(len(lists)):
        distance[start, start] = 0
        waiting = [start]
        for place in waiting:  # grows while it is read: places in the order of their distance
            for other in lists[place]:
                if distance[start, other] == NO_PLACE:
                    distance[start, other] = distance[start, place] + 1
                    waiting.append(other)
    return distance


def _check_crossings(roads: Roads) -> None:
    for (a, b), (c, d) in combinations(roads.pairs(), 2):
        if len({a, b, c, d}) == 4 and _cross(*(roads.places[end].at for end in (a, b, c, d))):
            names = [roads.places[end].id for end in (a, b, c, d)]
            raise BadMap("the roads {}-{} and {}-{} cross.".format(*names))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do the segments ab and cd cross?"""
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)


def _side(a: Point, b: Point, point: Point) -> bool:
    """On which side of the line ab does a point lie?"""
    return (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])


@compiled
def has(places: int, place: int) -> bool:
    """Is a place in a set of places?"""
    return (places >> place) & 1 != 0
