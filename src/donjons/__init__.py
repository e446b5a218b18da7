"""Donjons: five French board games, exact and fast.

>>> import donjons
>>> match = donjons.game("barons-2025").start(players=2, seed=7)
>>> match.legal()
['pick:B', 'pick:R']
"""

from __future__ import annotations

from donjons.games import find as game

__all__ = ["game"]
__version__ = "0.1.0"
