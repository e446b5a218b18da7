"""The hexagon of section 4.1, written again from its text and from nothing else: tiles are numbers from 1."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from functools import cache

Place = tuple[int, int]
DIRECTIONS: dict[str, Place] = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}


@cache
def places(radius: int) -> dict[int, Place]:
    """The axial coordinates (q, r) of each tile, numbered row by row from the top, left to right."""
    found = [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(-radius, radius + 1)
        if max(-radius, -radius - r) <= q <= min(radius, radius - r)
    ]
    return dict(enumerate(found, 1))


@cache
def numbers(radius: int) -> dict[Place, int]:
    return {place: tile for tile, place in places(radius).items()}


@cache
def ray(radius: int, tile: int, direction: str) -> list[int]:
    """The tiles met from a tile in one direction, nearest first, up to the edge."""
    (q, r), (dq, dr) = places(radius)[tile], DIRECTIONS[direction]
    met = []
    while (q + dq, r + dr) in numbers(radius):
        q, r = q + dq, r + dr
        met.append(numbers(radius)[q, r])
    return met


@cache
def neighbours(radius: int, tile: int) -> list[int]:
    return [ray(radius, tile, direction)[0] for direction in DIRECTIONS if ray(radius, tile, direction)]


def walking_distances(radius: int, start: int, mountains: Collection[int] = ()) -> dict[int, int]:
    """How far each tile is from a start over tiles that are no mountains, by breadth first."""
    far = {start: 0}
    waiting = deque([start])
    while waiting:
        tile = waiting.popleft()
        for near in neighbours(radius, tile):
            if near not in far and near not in mountains:
                far[near] = far[tile] + 1
                waiting.append(near)
    return far


@cache
def distance(radius: int, a: int, b: int) -> int:
    """Plain distance: walking over an empty board."""
    return walking_distances(radius, a)[b]


def _turned(place: Place) -> Place:
    """A sixth of a turn around the middle."""
    q, r = place
    return -r, q + r


def _mirrored(place: Place) -> Place:
    q, r = place
    return r, q


@cache
def symmetries(radius: int) -> list[dict[int, int]]:
    """The twelve symmetries of the hexagon, each as tile -> tile; the first leaves everything where it is."""
    found = []
    mirrors: tuple[Callable[[Place], Place], ...] = (lambda place: place, _mirrored)
    for mirror in mirrors:
        image = {tile: mirror(place) for tile, place in places(radius).items()}
        for _ in range(6):
            found.append({tile: numbers(radius)[place] for tile, place in image.items()})
            image = {tile: _turned(place) for tile, place in image.items()}
    return found
