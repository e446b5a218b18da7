"""The measures there are. Each is a file of its own, or one of those of its game; docs/measures.md explains them."""

from __future__ import annotations

from donjons.core.game import Game
from donjons.lab.columns import Measure
from donjons.lab.measures.barons_donjons import DIVERSITY, DONJONS, OBJECTIVES, POINTS, RAZERS, TILES
from donjons.lab.measures.barons_troops import EXHAUSTION, MELEES, SILENCE, TROOPS
from donjons.lab.measures.barons_turns import BONUS, COMBOS, DIE, ORDERS
from donjons.lab.measures.decisions import DECISIONS
from donjons.lab.measures.endings import ENDINGS
from donjons.lab.measures.guerre_battles import AUCTIONS, BATTLES, CARDS, POWER
from donjons.lab.measures.guerre_turns import BUILDINGS, CAPITAL, CHOICE, RUNAWAY, TURNS
from donjons.lab.measures.leads import LEADS
from donjons.lab.measures.length import LENGTH
from donjons.lab.measures.luck import LUCK
from donjons.lab.measures.mironton import BANDS, FALLS, FAMILIES, FIGHTS, ITEMS, LEVELS, MONSTERS, TRAPS
from donjons.lab.measures.neutral import NEUTRAL
from donjons.lab.measures.seats import SEATS
from donjons.lab.measures.setups import SETUPS

GENERAL = (SEATS, LENGTH, ENDINGS, DECISIONS, LEADS, SETUPS, LUCK)
BARONS = (ORDERS, COMBOS, DIE, BONUS, DONJONS, TILES, POINTS, DIVERSITY, OBJECTIVES)
BARONS_TROOPS = (TROOPS, SILENCE, MELEES, RAZERS, EXHAUSTION)
GUERRE = (NEUTRAL, TURNS, BATTLES, CARDS, POWER, AUCTIONS, BUILDINGS, CAPITAL, CHOICE, RUNAWAY)
MIRONTON = (LEVELS, FALLS, BANDS, FIGHTS, TRAPS, FAMILIES, MONSTERS, ITEMS)
ALL = (*GENERAL, *BARONS, *BARONS_TROOPS, *GUERRE, *MIRONTON)


def measures_of(game: Game) -> dict[str, Measure]:
    """What can be measured of a game, by key."""
    return {measure.key: measure for measure in ALL if measure.fits(game)}
