"""The measures there are. Each is a file of its own, or one of those of its game; docs/measures.md explains them."""

from __future__ import annotations

from donjons.core.game import Game
from donjons.lab.columns import Measure
from donjons.lab.measures.endings import ENDINGS
from donjons.lab.measures.leads import LEADS
from donjons.lab.measures.length import LENGTH
from donjons.lab.measures.luck import LUCK
from donjons.lab.measures.neutral import NEUTRAL
from donjons.lab.measures.seats import SEATS
from donjons.lab.measures.setups import SETUPS

ALL = (SEATS, LENGTH, ENDINGS, LEADS, SETUPS, LUCK, NEUTRAL)


def measures_of(game: Game) -> dict[str, Measure]:
    """What can be measured of a game, by key."""
    return {measure.key: measure for measure in ALL if measure.fits(game)}
