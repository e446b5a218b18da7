"""Counts of step sequences from fixed positions: they judge the whole move generator at once."""

from __future__ import annotations

import re
import tomllib
from math import comb
from typing import Any

import pytest

from anchors import ANCHORS, COUNTS
from counting import difference
from guerre_map import MAP_KIND, ROADS, SITES
from guerre_playing import KEY
from specifications import specification

Entry = dict[str, Any]
POSITIONS: list[Entry] = tomllib.loads(COUNTS[KEY].read_text())["position"]
NAMES = [entry["name"] for entry in POSITIONS]


@pytest.mark.parametrize("filtered", ["all", "canonical"])
@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_the_number_of_step_sequences(entry: Entry, filtered: str) -> None:
    assert difference(KEY, entry["pos"], entry[filtered], filtered == "canonical") is None


def test_the_positions_counted_are_those_that_anchors_names() -> None:
    assert [(entry["name"], entry["pos"]) for entry in POSITIONS] == [(one.name, one.pos) for one in ANCHORS[KEY]]


def test_the_anchors_of_the_specification_are_among_them() -> None:
    text = specification(KEY).read_text().partition("Anchors:")[2].partition("## 13")[0]
    rows = re.findall(r"^\| `(.*)` \| ([0-9, ]+) \|$", text, re.MULTILINE)
    assert len(rows) == 4
    counted = {entry["pos"]: entry["all"] for entry in POSITIONS}
    for position, numbers in rows:
        assert counted[position.replace(r"\|", "|")] == [int(number) for number in numbers.split(",")]


def test_the_set_up_counted_by_hand() -> None:
    """Two seats may open; eight sites; then two of the villages beside the capital, in either order."""
    beside = [sum(MAP_KIND[near] == "village" for near in ROADS[site]) for site in SITES]
    counts = [2, 2 * 8, 2 * sum(beside), 2 * sum(n * (n - 1) for n in beside)]
    assert POSITIONS[0]["all"][:4] == counts
    assert POSITIONS[0]["canonical"][3] == 2 * sum(comb(n, 2) for n in beside)


def test_canonical_sequences_are_never_more_than_all_and_sometimes_fewer() -> None:
    for entry in POSITIONS:
        assert all(few <= many for few, many in zip(entry["canonical"], entry["all"], strict=True))
    assert any(entry["canonical"] != entry["all"] for entry in POSITIONS)
