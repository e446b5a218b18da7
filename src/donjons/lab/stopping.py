"""When a study that wants a precision has played enough, without breaking its promise.

Looking again and again at 95 % intervals is wrong more often than one time in twenty. So the looks are agreed on
beforehand, doubling the games each time, and every interval is made so wide that all of them together are right 95
times in 100 (Bonferroni over the looks): whenever the study stops, its intervals keep what they promise.
"""

from __future__ import annotations

from collections.abc import Sequence

from donjons.lab.cells import Cell
from donjons.lab.columns import Kind
from donjons.lab.estimates import CONFIDENCE, estimate
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy


def confidence_of(study: GameStudy) -> float:
    """Of each interval, so that those of all looks hold together."""
    return 1 - (1 - CONFIDENCE) / len(study.look_ahead())


def targets(study: GameStudy, cells: Sequence[Cell], games: int) -> list[int]:
    """How many games each cell has at a look: as many as the others, but no more than it was given."""
    return [min(games, cell.games) for cell in cells]


def is_precise(study: GameStudy, results: Results, cells: Sequence[Cell], games: int) -> bool:
    """Are the shares of the first measure known so well, in every cell that may still grow?"""
    assert study.precision is not None
    confidence = confidence_of(study)
    for cell in cells:
        if cell.games <= games:
            continue
        shares = [c for c in cell.measures[0].columns(cell.setting, cell.seats) if c.kind is Kind.SHARE]
        table = results.games(cell, games).select([column.key for column in shares]).collect()
        for column in shares:
            found = estimate(column, table[column.key].to_numpy(), None, cell.block, confidence)
            if found.margin > study.precision:
                return False
    return True
