"""A map of roads: what it must be is checked when it is read, and its tables agree with its lists."""

from __future__ import annotations

from typing import Any

import pytest

from donjons.boards.roads import MOST_ROADS, NO_PLACE, has, read_roads
from donjons.core.errors import BadMap
from guerre_map import DATA

Rows = list[dict[str, Any]]


def rows(**roads: str) -> Rows:
    """Places on a circle-like zigzag: `A="B C"` is place A with roads to B and C."""
    spots = {"A": (0.0, 0.0), "B": (2.0, 0.0), "C": (2.0, 2.0), "D": (0.0, 2.0), "E": (5.0, 1.0)}
    return [
        {
            "id": name,
            "name": name.lower(),
            "land": "",
            "kind": "village",
            "label": "n",
            "lon": spots[name][0],
            "lat": spots[name][1],
            "neighbours": others.split(),
        }
        for name, others in roads.items()
    ]


SQUARE = {"A": "B D", "B": "A C", "C": "B D", "D": "C A"}


def test_a_map_is_read_with_its_tables() -> None:
    roads = read_roads(rows(**SQUARE))
    assert [place.id for place in roads.places] == ["A", "B", "C", "D"]
    assert roads.neighbours(0) == [1, 3]
    assert list(roads.pairs()) == [(0, 1), (0, 3), (1, 2), (2, 3)]
    assert roads.places[2].at == (2.0, 2.0)
    assert [has(int(roads.linked[0]), place) for place in range(4)] == [False, True, False, True]


@pytest.mark.parametrize(
    ("roads", "words"),
    [
        (SQUARE | {"A": "B D A"}, "itself"),
        (SQUARE | {"A": "B D B"}, "twice"),
        (SQUARE | {"A": "B D X"}, "no place"),
        (SQUARE | {"A": "B"}, "none back"),
        (SQUARE | {"E": ""}, "no road leads"),
        ({"A": "B C D", "B": "A C D", "C": "B D A", "D": "C A B"}, "cross"),
    ],
)
def test_what_is_no_map_is_refused(roads: dict[str, str], words: str) -> None:
    with pytest.raises(BadMap, match=words):
        read_roads(rows(**roads))


def test_two_places_of_one_id_are_refused() -> None:
    doubled = rows(**SQUARE)
    doubled[3]["id"] = "A"
    with pytest.raises(BadMap, match="same id"):
        read_roads(doubled)


def test_roads_that_meet_in_a_place_do_not_cross() -> None:
    assert len(list(read_roads(rows(A="B C", B="A C", C="A B")).pairs())) == 3


def test_the_tables_of_the_kingdom_agree_with_its_lists() -> None:
    roads = read_roads(DATA["place"])
    index = {row["id"]: number for number, row in enumerate(DATA["place"])}
    for number, row in enumerate(DATA["place"]):
        expected = sorted(index[name] for name in row["neighbours"])
        assert roads.neighbours(number) == expected
        assert roads.degree[number] == len(expected)
        assert list(roads.road[number, len(expected) :]) == [NO_PLACE] * (MOST_ROADS - len(expected))
        assert [place for place in range(50) if has(int(roads.linked[number]), place)] == expected
