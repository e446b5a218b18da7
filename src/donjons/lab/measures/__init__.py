"""The measures there are. Each is a file of its own, or one of those of its game; docs/measures.md explains them."""

from __future__ import annotations

from donjons.core.game import Game
from donjons.lab.columns import Measure
from donjons.lab.measures.barons_die import BONUS, DIE, RECRUITS
from donjons.lab.measures.barons_donjons import DONJONS, OBJECTIVES, TILES
from donjons.lab.measures.barons_knights import DUELS, MELEES, SILENCE
from donjons.lab.measures.barons_points import DIVERSITY, POINTS
from donjons.lab.measures.barons_rivals import EXHAUSTION, RAZERS
from donjons.lab.measures.barons_starts import LAND, STARTS
from donjons.lab.measures.barons_troops import TROOPS
from donjons.lab.measures.barons_turns import COMBOS, ORDERS, PAIRS
from donjons.lab.measures.decisions import DECISIONS
from donjons.lab.measures.endings import ENDINGS
from donjons.lab.measures.guerre_battles import BATTLES, CARDS, EFFECTS
from donjons.lab.measures.guerre_gold import AUCTIONS, EVENTS, POWER
from donjons.lab.measures.guerre_turns import BUILDINGS, CAPITAL, CHOICE, RUNAWAY, TURNS
from donjons.lab.measures.leads import LEADS
from donjons.lab.measures.length import LENGTH
from donjons.lab.measures.luck import LUCK
from donjons.lab.measures.mironton import BANDS, FALLS, LEVELS
from donjons.lab.measures.mironton_fights import DOUBLINGS, FIGHTS, LAIRS, STRAYS, TRAPS
from donjons.lab.measures.mironton_gold import FAMILIES, GOLD, ITEMS, LEFT_OUT, MONSTERS
from donjons.lab.measures.neutral import NEUTRAL
from donjons.lab.measures.seats import SEATS
from donjons.lab.measures.setups import SETUPS

GENERAL = (SEATS, LENGTH, ENDINGS, DECISIONS, LEADS, SETUPS, LUCK)
BARONS = (STARTS, LAND, ORDERS, COMBOS, PAIRS, DIE, BONUS, RECRUITS, DONJONS, TILES, OBJECTIVES)
BARONS_FIGHTS = (TROOPS, SILENCE, MELEES, DUELS, RAZERS, POINTS, DIVERSITY, EXHAUSTION)
GUERRE = (NEUTRAL, TURNS, EVENTS, BATTLES, CARDS, EFFECTS, POWER, AUCTIONS, BUILDINGS, CAPITAL, CHOICE, RUNAWAY)
MIRONTON = (LEVELS, FALLS, BANDS, FIGHTS, LAIRS, DOUBLINGS, STRAYS, TRAPS, GOLD, FAMILIES, LEFT_OUT, MONSTERS, ITEMS)
ALL = (*GENERAL, *BARONS, *BARONS_FIGHTS, *GUERRE, *MIRONTON)


def measures_of(game: Game) -> dict[str, Measure]:
    """What can be measured of a game, by key."""
    return {measure.key: measure for measure in ALL if measure.fits(game)}
