"""The experiment of the study: so many trials for every number of mountains, and what they show for each row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from donjons.games import find
from donjons.games.barons.placement import OWNERS, Counts, Placements, place
from donjons.lab.published.exact import share
from donjons.lab.published.tables import Row, rows, systems
from donjons.lab.published.verdict import Judged, figure, judge
from donjons.statistics import Tally

GAME = "barons-2024"
MOUNTAINS = tuple(sorted({row.mountains for row in rows()}))
VALUED = frozenset(row.mountains for row in rows() if row.system)
SYSTEMS = tuple(systems())


def values(mountains: int) -> Counts:
    """The values that are dealt: none where only donjons are counted."""
    return np.array([systems()[name] for name in SYSTEMS if mountains in VALUED], np.int64).reshape(-1, 37)


def trials(seed: int, mountains: int, first: int, count: int) -> Placements:
    """Some of the trials of a seed."""
    return place(seed, mountains, first, count, values(mountains))


def judged(found: dict[int, Placements]) -> Iterator[Judged]:
    """Every row, with what the trials with its number of mountains show."""
    for row in rows():
        placements = found[row.mountains]
        count = int(placements.donjons.sum())
        sample = sample_of(row, placements)
        run = [figure(cell, sample, least(row)) for cell in row.cells]
        yield Judged(row, tuple(judge(cell, value, count) for cell, value in zip(row.cells, run, strict=True)))


def sample_of(row: Row, placements: Placements) -> Tally:
    """What the row is about, over all trials: donjons, their rest (1 if it is the row's, else 0), or points."""
    if row.system:
        return _tally(enumerate(placements.points[SYSTEMS.index(row.system), OWNERS.index((row.players, row.player))]))
    donjons = enumerate(placements.donjons)
    if row.table == "S3":
        return _tally((number % row.players == row.residue, count) for number, count in donjons)
    return _tally((share(number, row.players, row.player), count) for number, count in donjons)


def least(row: Row) -> int:
    """From which value on a trial counts for a share: the points that end the game, or being the rest."""
    if not (row.system and row.players):
        return 1
    return int(find(GAME).parameters.BY_PLAYERS["target_points"][row.players])


def _tally(counts: Iterable[tuple[int, int]]) -> Tally:
    total: Counter[int] = Counter()
    for value, count in counts:
        if count:
            total[int(value)] += int(count)
    return Tally(total)
