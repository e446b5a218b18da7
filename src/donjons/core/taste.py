"""What an engine that plans may care for more or less: weights of a game's `evaluate`, carried in its record of rules.

No rule reads them. A personality (engines/levels.py) is a copy of the record with weights of its own.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

PLAIN: Final = 100  # weights are hundredths


class Taste(IntEnum):
    SCORE = 0  # what counts in the end: points, influence
    BUILD = 1  # what is to be built or held: the next donjon; places, buildings and churches
    RAID = 2  # attacks: troops that besiege a donjon; the best attack of the next turn
    BLOCK = 3  # being in the way: silenced barons; places in danger


TASTES: Final = len(Taste)
