"""Engines of our own: they choose a step in a position, and so can play in matches."""

from __future__ import annotations

from abc import ABC, abstractmethod

from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match


class Stepping(ABC):
    """An engine of one setting; `seed` is that of the matches it plays in."""

    def __init__(self, setting: Setting, seed: int = 0) -> None:
        self.setting = setting
        self.seed = seed

    @abstractmethod
    def step(self, state: Records, played: int, seed: int) -> int:
        """The step this engine plays in a position, so many steps into its game."""

    def choose(self, match: Match) -> str:
        """The token this engine plays now."""
        step = self.step(match.state, len(match.line), self.seed)
        return match.setting.game.write(match.setting, match.state, step)
