"""Counts of step sequences from fixed positions: they judge the whole move generator at once."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from anchors import ANCHORS, COUNTS, count, divided
from hexes import distance, walking_distances
from playing import GAME

POSITIONS: list[dict[str, Any]] = tomllib.loads(COUNTS.read_text())["position"]


@pytest.mark.parametrize("filtered", ["all", "canonical"])
@pytest.mark.parametrize("entry", POSITIONS, ids=[entry["name"] for entry in POSITIONS])
def test_the_number_of_step_sequences(entry: dict[str, Any], filtered: str) -> None:
    match = GAME.match_from(entry["pos"])
    for depth, expected in enumerate(entry[filtered], 1):
        found = count(match.setting, match.state, depth, filtered == "canonical")
        if found != expected:
            under = divided(match.setting, match.state, depth, filtered == "canonical") if depth > 1 else match.legal()
            pytest.fail(f"{entry['name']}, depth {depth}: {found} {filtered} sequences, expected {expected}: {under}")


def test_the_positions_counted_are_those_that_anchors_names() -> None:
    assert [(entry["name"], entry["pos"]) for entry in POSITIONS] == [(anchor.name, anchor.pos) for anchor in ANCHORS]


def test_the_first_two_steps_of_the_opening_counted_by_hand() -> None:
    """Baron on 19, knights on 2 and 3, mountains in four corners, face 4: two tiles, two recruits or two orders."""

    def targets(start: int, steps: int) -> int:
        return sum(0 < far <= steps for far in walking_distances(3, start, (1, 4, 34, 37)).values())

    def moves(pieces: list[int], steps: int) -> int:
        return sum(targets(start, steps) for start in pieces)

    pieces = [19, 2, 3]
    recruits, end = 2, 1  # R19, R19*; =
    first = moves(pieces, 2) + recruits + end
    assert POSITIONS[0]["all"][0] == first
    second = 6  # after =, the die
    second += moves(pieces, 2) + end + 2  # after R19: +R19 and +D19 besides
    second += moves(pieces, 1) + end  # after R19* the bonus is spent
    for index, start in enumerate(pieces):
        for target, far in walking_distances(3, start, (1, 4, 34, 37)).items():
            if 0 < far <= 2:
                now = [*pieces[:index], target, *pieces[index + 1 :]]
                where = {now[1], now[2]}  # two knights on one tile are offered once
                again = [now[0], *where]
                reach = 2 if far == 1 else 1
                silenced = now[0] == 31  # by the red knight there
                onto_the_red_baron = 0 < distance(3, now[0], 36) <= reach
                recruits = 0 if silenced else reach  # with the bonus too, as long as it is unspent
                second += moves(again, reach) - onto_the_red_baron + recruits + end
    assert POSITIONS[0]["all"][1] == second


def test_canonical_sequences_are_never_more_than_all() -> None:
    for entry in POSITIONS:
        assert all(few <= many for few, many in zip(entry["canonical"], entry["all"], strict=True))
