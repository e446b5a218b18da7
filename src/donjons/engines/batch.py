"""Batches of games from Python, and engines that choose a step in a match: both use the one compiled kernel."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from donjons.core.errors import NotFound
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.engines.greedy import scratch
from donjons.engines.playouts import NO_LIMIT, POLICIES, Games, play_games, room_for
from donjons.engines.stepping import Stepping

NO_LOG = np.zeros(0, np.int32)


def policy_codes(engines: Sequence[str]) -> npt.NDArray[np.int8]:
    """The codes of the seats' engines; NotFound names those there are."""
    for name in engines:
        if name not in POLICIES:
            raise NotFound(f"there is no engine {name[:40]!r}: the engines are {', '.join(POLICIES)}.")
    return np.array([POLICIES[name] for name in engines], np.int8)


class Simulator:
    """Plays games of one setting with one line-up; each thread has its own, since it owns its scratch space."""

    def __init__(self, setting: Setting, engines: Sequence[str]) -> None:
        self.setting = setting
        self.start = setting.game.new(setting)
        self._policies = policy_codes(engines)
        game = setting.game
        self._room = scratch(self.start.dtype, game.most_steps, setting.players, game.has_clock)

    def play(self, seed: int, first: int, count: int, most: int = NO_LIMIT) -> Games:
        """The games first .. first + count - 1 of a seed."""
        return self._play(seed, first, count, 0, most, NO_LOG)

    def record(self, seed: int, game: int, most: int, before: int = 0) -> list[int]:
        """The steps of one game, capped; `before` steps lead to its start."""
        log = np.zeros(most, np.int32)
        games = self._play(seed, game, 1, before, most, log)
        return [int(step) for step in log[: games.steps[0]]]

    def _play(self, seed: int, first: int, count: int, before: int, most: int, log: npt.NDArray[np.int32]) -> Games:
        games = room_for(count, self.start.dtype, self.setting.players)
        play_games(self.setting.rules, self.start, seed, first, before, most, self._policies, games, log, self._room)
        return games


class Engine(Stepping):
    """One of the engines of the kernel."""

    def __init__(self, setting: Setting, name: str, seed: int = 0) -> None:
        super().__init__(setting, seed)
        self._simulator = Simulator(setting, [name] * setting.players)

    def step(self, state: Records, played: int, seed: int) -> int:
        self._simulator.start = state
        (step,) = self._simulator.record(seed, 0, 1, before=played)
        return step


def warm(setting: Setting) -> None:
    """Compile the rules of this game, or load them from the cache."""
    setting.referee.actor(setting.game.new(setting))
    Simulator(setting, ["random"] * setting.players).play(0, 0, 0)
