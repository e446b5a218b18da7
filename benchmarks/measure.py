"""How speed is measured: whole games, in CPU time, all contenders in turn, over several rounds."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

GAMES_PER_ROUND = 1_000_000  # more than a sample ever plays, so that no round repeats the games of another


@dataclass(frozen=True)
class Played:
    """Some whole games, and the steps that were applied in them."""

    games: int
    steps: int


@dataclass(frozen=True)
class Contender:
    """A way to play random games. `play` is given the number of its first game, from which it makes a seed."""

    program: str
    game: str
    way: str  # who drives the loop over the steps
    play: Callable[[int], Played]

    @property
    def name(self) -> str:
        return f"{self.program} {self.game} ({self.way})"


@dataclass(frozen=True)
class Sample:
    """What was played in so many CPU-seconds."""

    games: int
    steps: int
    seconds: float

    @property
    def speed(self) -> float:
        """Steps per CPU-second."""
        return self.steps / self.seconds


@dataclass(frozen=True)
class Spread:
    """A figure measured several times."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """One contender's samples, one per round."""

    contender: Contender
    samples: tuple[Sample, ...]

    @property
    def speed(self) -> Spread:
        return spread([sample.speed for sample in self.samples])

    @property
    def steps_per_game(self) -> float:
        return sum(sample.steps for sample in self.samples) / sum(sample.games for sample in self.samples)


def spread(values: Sequence[float]) -> Spread:
    return Spread(statistics.median(values), min(values), max(values))


def ratio(ours: Result, theirs: Result) -> Spread:
    """How many times as fast, round by round: what slows the machine for a while slows both and cancels out."""
    pairs = zip(ours.samples, theirs.samples, strict=True)
    return spread([our.speed / their.speed for our, their in pairs])


def sample(
    play: Callable[[int], Played], seconds: float, first: int, clock: Callable[[], float] = time.process_time
) -> Sample:
    """Play on, in whole calls, until so many CPU-seconds have passed."""
    games = steps = 0
    begin = clock()
    while True:
        played = play(first + games)
        games += played.games
        steps += played.steps
        spent = clock() - begin
        if spent >= seconds:
            return Sample(games, steps, spent)


def race(
    contenders: Sequence[Contender],
    rounds: int,
    seconds: float,
    watch: Callable[[int], None] = lambda round_no: None,
    clock: Callable[[], float] = time.process_time,
) -> list[Result]:
    """Warm everybody up, then measure in turn, A B C A B C ...: a slow minute of the machine falls on all."""
    for contender in contenders:
        contender.play(rounds * GAMES_PER_ROUND)
    samples: list[list[Sample]] = [[] for _ in contenders]
    for round_no in range(rounds):
        watch(round_no)
        for contender, found in zip(contenders, samples, strict=True):
            found.append(sample(contender.play, seconds, round_no * GAMES_PER_ROUND, clock))
    return [Result(contender, tuple(found)) for contender, found in zip(contenders, samples, strict=True)]
