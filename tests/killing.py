"""Servers that are killed at random moments while people play, and people who remember all that they saw."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from donjons.web.messages.playing import Done, Refused
from guests import Guest, record, two_by_links
from patience import PATIENCE, post
from serving import Server

LONGEST_PEACE = 0.6  # seconds of play before a kill, after the first step
UNDO = 0.1  # so often a step is taken back, where it can be
KILLED = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)  # what people notice of it


@dataclass
class Witness:
    """Two people and a spectator at one table, and the most that any of them ever saw there."""

    seed: int
    keys: list[str] = field(default_factory=list)
    number: int = 0
    tokens: list[str | None] = field(default_factory=list)
    trying: tuple[str, ...] | None = None  # what was sent and not yet answered; () is an undo
    doubted: tuple[str, ...] | None = None  # what a killed server was doing, if nobody has yet heard of it
    steps: int = 0
    games: int = 0

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def play_until_killed(self, addresses: Sequence[str], until: float = float("inf")) -> None:
        """Play at these servers, each guest at another, until one is gone or the time (monotonic) is up."""
        try:
            while time.monotonic() < until:
                if not self.keys:
                    self._sit_down(addresses[0])
                with ExitStack() as people:
                    seats = enumerate(self.keys)
                    guests = [people.enter_context(Guest(addresses[i % len(addresses)], key)) for i, key in seats]
                    self._compare(guests)
                    while guests[0].state.result is None and time.monotonic() < until:
                        self._play_one(guests)
                if guests[0].state.result is not None:
                    self.prove(addresses[0])
                    self.keys, self.games = [], self.games + 1
        except KILLED:
            pass

    def prove(self, address: str) -> None:
        """The record of the table is a legal game with honest dice."""
        words = {"record": record(address, self.keys[0])}
        said = post(f"{address}/api/verify", json=words).raise_for_status().json()
        assert said["valid"], said["sentence"]
        assert said["steps"] == len(self.tokens)

    def _sit_down(self, address: str) -> None:
        links = two_by_links(address)
        keys = [*(seat.key or "" for seat in links.seats), links.spectator]
        for key in keys:
            with Guest(address, key) as guest:
                self.number, self.tokens, self.trying = guest.state.number, guest.tokens, None
        self.keys = keys

    def _compare(self, guests: Sequence[Guest]) -> None:
        """Everything seen before is there, and what nobody heard of again was carried out wholly or not at all."""
        newest = max(guests, key=lambda guest: guest.state.number)
        self.doubted = self.trying if newest.state.number == self.number else None
        if newest.state.number == self.number:
            assert newest.tokens == self.tokens
        else:
            assert newest.state.number == self.number + 1
            assert self.trying is not None
            kept = [*self.tokens, *self.trying] if self.trying else self.tokens[:-1]
            assert newest.tokens[: len(kept)] == kept
        self._agree(newest, guests)

    def _play_one(self, guests: Sequence[Guest]) -> None:
        """Somebody acts, and everybody sees it."""
        acting = next(guest for guest in guests if guest.state.choices)
        if acting.state.may_undo and self.random.random() < UNDO:
            self.trying = ()
            answer: Done | Refused = acting.ask("undo", number=acting.state.number)
        else:
            self.trying = (self.random.choice(acting.state.choices).token,)
            answer = acting.play(*self.trying)
        if isinstance(answer, Refused) and answer.code == "late" and self.doubted is not None:
            self._find_carried_out(acting, guests)
        else:
            assert isinstance(answer, Done), answer
            self.doubted = None
            self.steps += 1
            self._agree(acting, guests)

    def _find_carried_out(self, late: Guest, guests: Sequence[Guest]) -> None:
        """A database may finish what a server asked it for after that server was killed, and after people came back."""
        self.trying = self.doubted
        late.wait(lambda guest: guest.state.number > self.number)
        self._compare(guests)

    def _agree(self, first: Guest, guests: Sequence[Guest]) -> None:
        self.number, self.tokens, self.trying = first.state.number, first.tokens, None
        for guest in guests:
            guest.wait(lambda guest: guest.state.number >= self.number)
            assert guest.tokens == self.tokens


@dataclass(frozen=True, slots=True)
class Survived:
    """What came of it."""

    kills: int
    steps: int
    games: int
    seconds: float


def survive(servers: Sequence[Server], kills: int, tables: int, seed: int = 0) -> Survived:
    """Kill one of these servers again and again while people play at several tables; the servers share a database.

    With more than one server the others serve on while one is gone.
    """
    begun, chance = time.monotonic(), random.Random(seed)
    witnesses = [Witness(seed=1000 * seed + table) for table in range(tables)]

    def wait_for_a_step() -> None:
        """On a busy machine a short peace would be over before anybody is back at his table."""
        played, latest = sum(w.steps for w in witnesses), time.monotonic() + PATIENCE
        while sum(w.steps for w in witnesses) == played:
            assert time.monotonic() < latest, "nobody came back to play"
            time.sleep(0.01)

    def play(at: Sequence[Server], seconds: float, victim: Server | None = None) -> None:
        """Everybody plays for so long, and then the victim dies."""
        addresses, until = [server.address for server in at], time.monotonic() + seconds
        playing = [people.submit(w.play_until_killed, addresses, float("inf") if victim else until) for w in witnesses]
        if victim is not None:
            wait_for_a_step()
            time.sleep(seconds)
            victim.kill()
        for done in playing:
            done.result()

    with ThreadPoolExecutor(tables) as people:
        for _ in range(kills):
            victim = chance.choice(servers)
            play(servers, chance.uniform(0.05, LONGEST_PEACE), victim)
            if others := [server for server in servers if server is not victim]:
                play(others, 0.3)
            victim.start()
        play(servers, 1.0)
    for witness in witnesses:
        witness.prove(servers[0].address)
    return Survived(kills, sum(w.steps for w in witnesses), sum(w.games for w in witnesses), time.monotonic() - begun)
