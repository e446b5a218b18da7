"""The exact distributions (16.3) beside whole enumeration on a small board and the specification's own figures."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, sqrt

import pytest

from donjons.boards.hexagon import hexagon
from donjons.lab.published.exact import donjons_of, donjons_placed, points_of
from donjons.lab.published.experiment import least
from donjons.lab.published.tables import REACHED, SHARE, Row, description, rows, systems
from donjons.lab.published.verdict import figure
from donjons.statistics import Tally

SIMULATED = 400_000_000  # trials behind the reference with 5 to 10 mountains


@pytest.mark.parametrize("mountains", range(6))
def test_on_seven_tiles_every_shuffle_is_counted(mountains: int) -> None:
    near = hexagon(1).distance <= 1
    found: Counter[int] = Counter()
    for order in permutations(range(7)):
        donjons: list[int] = []
        for tile in order[mountains:]:
            if not near[tile, donjons].any():
                donjons.append(tile)
        found[len(donjons)] += 1
    exact = donjons_placed(1)[mountains]
    assert {n: count * factorial(mountains) for n, count in exact.counts.items()} == found


def test_the_number_of_donjons_is_distributed_as_the_specification_says() -> None:
    for entry in description()["distribution"]:
        exact = donjons_placed()[entry["mountains"]]
        for donjons, probability in entry["probability"].items():
            share = exact.counts[int(donjons)] / exact.total
            error = 5e-11 if entry["method"] == "exact" else 5 * sqrt(share / SIMULATED) + 5e-10
            assert abs(share - probability) <= error


def exactly(row: Row) -> Tally:
    if row.system:
        return points_of(systems()[row.system], row.mountains, row.players, row.player)
    if row.table == "S3":
        everybody = donjons_placed()[row.mountains]
        rests: Counter[int] = Counter()
        for donjons, count in everybody.counts.items():
            rests[int(donjons % row.players == row.residue)] += count
        return Tally(rests)
    return donjons_of(row.mountains, row.players, row.player)


def test_every_reference_of_the_study_is_exact() -> None:
    decimals = {"mean": 0.5001e-4, REACHED: 0.5001e-4, SHARE: 0.5001e-5}
    for row in rows():
        for cell in row.cells:
            if cell.reference is not None:
                slack = 2e-4 if row.mountains > 4 else decimals.get(cell.statistic, 0)
                assert abs(figure(cell, exactly(row), least(row)) - cell.reference) <= slack, row
        assert row.table == "S3" or abs(exactly(row).sd - row.cells[0].sd) < 2e-4


def test_complete_placements_are_those_of_the_specification() -> None:
    near = hexagon(3).distance <= 1
    around = [sum(1 << int(tile) for tile in near[place].nonzero()[0]) for place in range(37)]
    found: Counter[int] = Counter()
    largest = []

    def complete(donjons: tuple[int, ...], taken: int, refused: int, tile: int) -> None:
        if tile == 37:
            if refused & ~taken == 0:
                found[len(donjons)] += 1
                largest.extend([donjons] if len(donjons) == 13 else [])
            return
        complete(donjons, taken, refused | 1 << tile, tile + 1)
        if not taken >> tile & 1:
            complete((*donjons, tile + 1), taken | around[tile], refused, tile + 1)

    complete((), 0, 0, 0)
    meta = description()["meta"]
    assert found == {int(size): count for size, count in meta["complete_placements"].items()}
    assert largest == [tuple(meta["max_independent"])]
