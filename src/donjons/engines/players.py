"""Whoever plays a seat without being a person: one method, `choose`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from donjons.core.chance import MASK, below, number, stream
from donjons.core.errors import BotFailed
from donjons.core.game import Setting
from donjons.core.layout import Records
from donjons.core.match import Match
from donjons.engines import batch
from donjons.engines.batch import Engine
from donjons.engines.levels import GREEDY, Level, levels, personalities
from donjons.engines.names import KERNEL, SEARCH, check, is_program, plugged_in
from donjons.engines.program import Program
from donjons.engines.searcher import TREES, Budget, Searcher
from donjons.engines.stepping import Stepping

WHIMS = 1 << 20  # the stream of random numbers that says when a weak level plays at random


class Player(Protocol):
    def choose(self, match: Match) -> str:
        """The token to play now, one of `match.legal()`.

        It may look at the match as its own seat sees it (`match.view(match.actor)`, `match.seen_by(match.actor)`), and
        must leave it as it is.
        """


class Whimsical(Stepping):
    """An engine that plays some of its steps at random."""

    def __init__(self, engine: Stepping, share: float) -> None:
        super().__init__(engine.setting, engine.seed)
        self._engine = engine
        self._share = share

    def step(self, state: Records, played: int, seed: int) -> int:
        source = stream(seed, WHIMS)
        if number(source, 2 * played) >= self._share * MASK:
            return self._engine.step(state, played, seed)
        steps = self.setting.referee.legal(state)
        return steps[below(len(steps), number(source, 2 * played + 1))]


def engine(
    setting: Setting,
    name: str,
    seed: int = 0,
    threads: int = TREES,
    clock: Callable[[], float] = time.perf_counter,
) -> Stepping | None:
    """The engine of our own that goes by this name, or None; `clock` tells the time to those with seconds to think."""
    if name in KERNEL:
        return Engine(setting, name, seed)
    for level in (*levels(setting.game.key), *personalities(setting.game.key)):
        if level.key == name:
            player = thinker(setting, level, seed, threads)
            return Whimsical(player, level.whims) if level.whims else player
    if budget := SEARCH.fullmatch(name):
        seconds, iterations = float(budget["seconds"] or 0), int(budget["iterations"] or 0)
        return Searcher(setting, Budget(iterations, seconds), seed, threads, clock=clock)
    return None


def thinker(setting: Setting, level: Level, seed: int, threads: int) -> Stepping:
    """What a level is when it has no whims."""
    if level.iterations == GREEDY:
        return Engine(setting, "greedy", seed)
    return Searcher(setting, Budget(level.iterations), seed, threads, level.taste)


def player(
    setting: Setting,
    name: str,
    seed: int = 0,
    threads: int = TREES,
    clock: Callable[[], float] = time.perf_counter,
) -> Player:
    """The engine or bot of this name (see `names`), ready to play any seat of matches of this setting."""
    check(setting.game.key, name)
    if is_program(name):
        return Program(name)
    ours = engine(setting, name, seed, threads, clock)
    return ours if ours is not None else bot(setting, name, seed)


def warm(setting: Setting) -> None:
    """Compile whatever our engines need to play this game, or load it from the cache."""
    batch.warm(setting)
    Searcher(setting, Budget(1), threads=1).warm()


def bot(setting: Setting, name: str, seed: int) -> Player:
    """A bot that an installed package offers."""
    try:
        maker = plugged_in()[name].load()
    except (ImportError, AttributeError) as error:
        raise BotFailed(f"the bot {name} of {plugged_in()[name].value} cannot be loaded: {error}.") from error
    made: Player = maker(setting, seed)
    return made
