"""Counts of step sequences from fixed positions: they judge the whole move generator at once."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from anchors import ANCHORS, COUNTS
from counting import difference
from hexes import distance, neighbours, walking_distances
from playing import EDITIONS

Entry = dict[str, Any]
POSITIONS: dict[str, list[Entry]] = {key: tomllib.loads(COUNTS[key].read_text())["position"] for key in EDITIONS}
EVERY = [pytest.param(key, entry, id=f"{key} {entry['name']}") for key in POSITIONS for entry in POSITIONS[key]]


@pytest.mark.parametrize("filtered", ["all", "canonical"])
@pytest.mark.parametrize(("key", "entry"), EVERY)
def test_the_number_of_step_sequences(key: str, entry: Entry, filtered: str) -> None:
    assert difference(key, entry["pos"], entry[filtered], filtered == "canonical") is None


def test_the_positions_counted_are_those_that_anchors_names() -> None:
    counted = {key: [(entry["name"], entry["pos"]) for entry in entries] for key, entries in POSITIONS.items()}
    assert counted == {key: [(anchor.name, anchor.pos) for anchor in ANCHORS[key]] for key in EDITIONS}


def test_the_first_two_steps_of_the_opening_counted_by_hand() -> None:
    """Baron on 19, knights on 2 and 3, mountains in four corners, face 4: two tiles, two recruits or two orders."""

    def targets(start: int, steps: int) -> int:
        return sum(0 < far <= steps for far in walking_distances(3, start, (1, 4, 34, 37)).values())

    def moves(pieces: list[int], steps: int) -> int:
        return sum(targets(start, steps) for start in pieces)

    pieces = [19, 2, 3]
    recruits, end = 2, 1  # R19, R19*; =
    first = moves(pieces, 2) + recruits + end
    assert POSITIONS["barons-2025"][0]["all"][0] == first
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
    assert POSITIONS["barons-2025"][0]["all"][1] == second


def test_the_first_two_steps_of_the_opening_of_2024_counted_by_hand() -> None:
    """Baron on 19, saboteurs on 5 and 10, mountains on 12 and 26; red saboteurs on 28 and 33, red baron on 37."""

    def moves(pieces: list[int]) -> int:
        """Of the baron, then of the saboteurs; two on one tile are offered once."""
        steps = [near for piece in [pieces[0], *set(pieces[1:])] for near in neighbours(3, piece)]
        return sum(near not in (12, 26) for near in steps)

    pieces, order, end = [19, 5, 10], 1, 1  # R19; =
    assert POSITIONS["barons-2024"][0]["all"][0] == moves(pieces) + order + end
    second = 6 + moves(pieces) + end  # after = the die, after R19 one move or the end
    for place, piece in enumerate(pieces):
        for near in neighbours(3, piece):
            if near not in (12, 26):
                second += moves([*pieces[:place], near, *pieces[place + 1 :]]) + order + end
    assert POSITIONS["barons-2024"][0]["all"][1] == second


def test_the_first_two_steps_of_the_opening_of_co_counted_by_hand() -> None:
    """Commanders on 10 and 16, saboteurs on 5, 14 and 18, a mountain on 6: one move in all, the die after R10."""
    saboteurs = [5, 14, 18]

    def moves() -> list[tuple[int, int]]:
        mine = [(10, near) for near in neighbours(2, 10) if near not in (6, 16)]
        theirs = [(one, near) for one in saboteurs for near in neighbours(2, one) if near not in (6, *saboteurs)]
        return mine + theirs

    recruit, end = 1, 1
    assert POSITIONS["co-2023"][0]["all"][0] == len(moves()) + recruit + end
    reds = [near for near in neighbours(2, 16) if near not in (6, 10)]
    after_end = len(reds) + len(moves()) - sum(start == 10 for start, _ in moves()) + recruit + end
    second = 6 + after_end
    for start, near in moves():
        standing = [near if one == start else one for one in saboteurs]
        commander = near if start == 10 else 10
        second += end + (recruit if commander not in standing else 0)
    assert POSITIONS["co-2023"][0]["all"][1] == second


def test_canonical_sequences_are_never_more_than_all() -> None:
    for entry in [entry for entries in POSITIONS.values() for entry in entries]:
        assert all(few <= many for few, many in zip(entry["canonical"], entry["all"], strict=True))
