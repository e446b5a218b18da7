"""Counts of step sequences from fixed positions: they judge the whole move generator at once."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from anchors import ANCHORS, COUNTS
from counting import difference
from mironton_playing import KEY

Entry = dict[str, Any]
POSITIONS: list[Entry] = tomllib.loads(COUNTS[KEY].read_text())["position"]
NAMES = [entry["name"] for entry in POSITIONS]


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_the_number_of_step_sequences(entry: Entry) -> None:
    assert difference(KEY, entry["pos"], entry["all"], False) is None


def test_the_positions_counted_are_those_that_anchors_names() -> None:
    assert [(entry["name"], entry["pos"]) for entry in POSITIONS] == [(one.name, one.pos) for one in ANCHORS[KEY]]


def test_the_set_up_counted_by_hand() -> None:
    """Families and inner rooms are taken once each, and the last room is not asked for; then the die for a stray."""
    assert POSITIONS[0]["all"] == [5, 5 * 4, 20 * 4, 80 * 3, 240 * 3, 720 * 2, 1440 * 2]


def test_a_new_band_counted_by_hand() -> None:
    """Its class, then the D3 that a 6 opens, then one die for each figure more; the level once all have a class."""
    assert POSITIONS[1]["all"][:4] == [4, 4 * 6, 24 * 6, 144 * 6]


def test_no_step_is_preferred_to_its_likes() -> None:
    """There is no canonical mode (13.2)."""
    assert all(entry["canonical"] == entry["all"] for entry in POSITIONS)
