"""Plays the bouts of an arena on all cores; stop it at any time and take it up again."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from typing import Any

from donjons.arena.schedule import Block, Bout, blocks, pairs, together
from donjons.arena.sprt import Test, Verdict
from donjons.core.cache import state_home
from donjons.core.chance import stream
from donjons.core.game import Setting
from donjons.core.match import Match
from donjons.engines.players import player
from donjons.journal import Rows

WAKE_SECONDS = 0.1


@dataclass(frozen=True)
class Outcome:
    """What came of a bout."""

    bout: Bout
    payoffs: tuple[float, ...]  # [seat]
    steps: tuple[int, ...]  # [seat] decisions
    seconds: tuple[float, ...]  # [seat] processor time of the thread that asked for them
    longest: tuple[float, ...]  # [seat] seconds of the decision that took longest

    def share(self, engine: str) -> float:
        """The share of the comparisons with the other side's seats that an engine's seats won, ties counting half."""
        mine = [payoff for payoff, name in zip(self.payoffs, self.bout.lineup, strict=True) if name == engine]
        others = [payoff for payoff, name in zip(self.payoffs, self.bout.lineup, strict=True) if name != engine]
        won = sum((a > b) + (a == b) / 2 for a in mine for b in others)
        return won / (len(mine) * len(others))


def play_bout(setting: Setting, bout: Bout) -> Outcome:
    """Play one game; every step goes through the rules, which refuse an illegal one.

    Engines have one thread each, and their seconds are those in which it works: a busy machine plays the same matches.
    """
    own = replace(setting)  # a referee has scratch space: threads must not share one
    match = Match(own, stream(bout.seed, 0))
    players = [
        player(own, name, stream(bout.seed, 1 + seat), threads=1, clock=time.thread_time)
        for seat, name in enumerate(bout.lineup)
    ]
    spent: list[list[float]] = [[] for _ in range(own.players)]
    while not match.over:
        seat = match.actor
        began = time.thread_time()
        token = players[seat].choose(match)
        spent[seat].append(time.thread_time() - began)
        match.play(token)
    return Outcome(
        bout,
        tuple(own.referee.payoff(match.state)),
        tuple(len(times) for times in spent),
        tuple(sum(times) for times in spent),
        tuple(max(times, default=0.0) for times in spent),
    )


@dataclass
class Arena:
    """Some engines, a number of shared seeds, and what was played so far."""

    setting: Setting
    engines: Sequence[str]
    seeds: Sequence[int]
    test: Test | None = None  # of each pair: the pair stops when it is decided
    is_ladder: bool = False  # each engine plays only the one before it
    is_together: bool = False
    journal: Rows | None = None
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    stop: threading.Event = field(default_factory=threading.Event)
    taken_up: int = 0  # games found in the journal
    outcomes: dict[Bout, Outcome] = field(default_factory=dict)

    def run(self, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play until all is played, the test is decided, or `stop` is set."""
        for row in self.journal.read() if self.journal else ():
            self._keep(outcome_from(row))
        self.taken_up = len(self.outcomes)
        progress(self.taken_up)
        with ThreadPoolExecutor(self.workers) as pool:
            for outcome in self._finished(pool):
                self._keep(outcome)
                if self.journal:
                    self.journal.write(row_of(outcome))
                progress(len(self.outcomes))
        if self.journal and not self.stop.is_set():
            self.journal.close()

    def _keep(self, outcome: Outcome) -> None:
        self.outcomes[outcome.bout] = outcome

    def _finished(self, pool: ThreadPoolExecutor) -> Iterator[Outcome]:
        """Outcomes as they come, one bout per worker under way at any time."""
        waiting = (bout for bout in self._open_bouts() if bout not in self.outcomes)
        running: set[Future[Outcome]] = set()
        while True:
            while len(running) < self.workers and not self.stop.is_set() and (bout := next(waiting, None)):
                running.add(pool.submit(play_bout, self.setting, bout))
            if not running:
                return
            done, running = wait(running, timeout=WAKE_SECONDS, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)

    def _open_bouts(self) -> Iterator[Bout]:
        """The games that are due, without those of pairs whose test is decided by then."""
        if self.test is None:
            return self.bouts()
        return (bout for block in self.blocks() for bout in block.bouts if self.verdict(block.pair) == "open")

    def bouts(self) -> Iterator[Bout]:
        """All the games there are to play, in the order in which they are due."""
        if self.is_together:
            return together(self.engines, self.setting.players, self.seeds)
        return (bout for block in self.blocks() for bout in block.bouts)

    def blocks(self) -> Iterator[Block]:
        return blocks(self.pairs, self.setting.players, self.seeds)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return pairs(self.engines, self.is_ladder)

    @property
    def asked(self) -> int:
        return sum(1 for _ in self.bouts())

    def share(self, block: Block) -> float | None:
        """The first engine's share of a block; None while it is not complete."""
        if any(bout not in self.outcomes for bout in block.bouts):
            return None
        return sum(self.outcomes[bout].share(block.pair[0]) for bout in block.bouts) / len(block.bouts)

    def scores(self) -> Mapping[tuple[str, str], list[float]]:
        """Of each pair: the first one's shares of the blocks that are complete."""
        found: dict[tuple[str, str], list[float]] = {pair: [] for pair in self.pairs}
        for block in self.blocks():
            share = self.share(block)
            if share is not None:
                found[block.pair].append(share)
        return found

    def verdict(self, pair: tuple[str, str]) -> Verdict:
        """What the test says, from the blocks up to the first that is not complete: the same on every machine."""
        if self.test is None:
            return "open"
        shares = (self.share(block) for block in blocks([pair], self.setting.players, self.seeds))
        return self.test.verdict(iter(lambda: next(shares, None), None))


def journal_of(setting: Setting, engines: Sequence[str], seed: int) -> Rows:
    """The journal of an arena; more seeds of the same arena go on with it, on a ladder or not."""
    return Rows(state_home() / "arenas", f"{setting.game.key}|{setting.line()}|{','.join(engines)}|{seed}")


def row_of(outcome: Outcome) -> dict[str, Any]:
    bout = outcome.bout
    return {
        "seed": bout.seed,
        "lineup": bout.lineup,
        "payoffs": outcome.payoffs,
        "steps": outcome.steps,
        "seconds": outcome.seconds,
        "longest": outcome.longest,
    }


def outcome_from(row: dict[str, Any]) -> Outcome:
    bout = Bout(row["seed"], tuple(row["lineup"]))
    return Outcome(bout, *(tuple(row[name]) for name in ("payoffs", "steps", "seconds", "longest")))
