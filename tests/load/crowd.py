"""A crowd of programs over WebSocket on loopback: how many tables does a server hold, and how fast does it answer?

Each table has two people by links, who together play one random step a second. A step's round trip is the time from
when it was due (not from when it was sent: a late one counts in full) until its player is told that it is stored.

    PYTHONPATH=tests .venv/bin/python -m load.crowd --tables 300 --seconds 60
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import httpx
import typer
from websockets.asyncio.client import ClientConnection, connect

from patience import PATIENCE
from serving import UNLIMITED, Server

UNLIMITED_PEOPLE = ("--connections", "0", "--connections-per-address", "0")
SEATS = [{"kind": "link"}, {"kind": "link"}]
MADE_A_SECOND = 30  # tables
WARM_UP = 5.0  # seconds that are not counted, after the last table was made
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    since: float = 0.0  # only what is due from then on is counted
    round_trips: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)  # MB, once a second
    processor: float = 0.0  # seconds of processor time that the server used
    refused: int = 0
    games: int = 0


class Person:
    """One connection: what it heard last, and the answer that it waits for."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.choices: list[dict[str, Any]] = []
        self.is_over = False
        self.changed = asyncio.Event()
        self._answer: asyncio.Future[str]

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if "state" in message:
                state = message["state"]
                self.number, self.choices, self.is_over = state["number"], state["choices"], bool(state["result"])
                self.changed.set()
            elif message["type"] in ("done", "refused"):
                self._answer.set_result(message["type"])

    async def play(self, token: str) -> bool:
        """Play a step; was it taken?"""
        self._answer = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": "play", "id": 1, "number": self.number, "tokens": [token]}))
        return await self._answer == "done"


async def keep_table(client: httpx.AsyncClient, begin: float, until: float, chance: random.Random, to: Figures) -> None:
    """Make a table and play there; when a game is over begin another."""
    address = f"{str(client.base_url).replace('http', 'ws', 1).rstrip('/')}/api/live"
    due = begin
    while due < until:
        await asyncio.sleep(due - time.perf_counter())
        links = (await client.post("/api/tables", json={"game": "barons-2025", "seats": SEATS})).json()
        async with AsyncExitStack() as here:
            people = []
            for seat in links["seats"]:
                socket = await here.enter_async_context(
                    connect(address, max_size=None, proxy=None, open_timeout=PATIENCE)
                )
                await socket.send(json.dumps({"type": "hello", "id": 0, "key": seat["key"]}))
                people.append(Person(socket))
            listening = [asyncio.create_task(person.listen()) for person in people]
            due = max(due, time.perf_counter())
            while due < until and not any(person.is_over for person in people):
                await asyncio.sleep(due - time.perf_counter())
                await play_one(people, due, chance, to)
                due += 1.0
            to.games += any(person.is_over for person in people)
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)


async def play_one(people: list[Person], due: float, chance: random.Random, to: Figures) -> None:
    """Whoever is to act plays a step."""
    while not any(person.choices for person in people):
        if any(person.is_over for person in people):
            return
        for person in people:
            person.changed.clear()
        await asyncio.wait(
            [asyncio.create_task(person.changed.wait()) for person in people], return_when=asyncio.FIRST_COMPLETED
        )
    acting = next(person for person in people if person.choices)
    token, acting.choices = chance.choice(acting.choices)["token"], []
    if not await acting.play(token):
        to.refused += 1
    if due >= to.since:
        to.round_trips.append(time.perf_counter() - due)


async def watch(pid: int, to: Figures, until: float) -> None:
    """Look at the server's memory and processor time, once a second."""
    await asyncio.sleep(to.since - time.perf_counter())
    begun = processor_time(pid)
    while time.perf_counter() < until:
        status = Path(f"/proc/{pid}/status").read_text()
        to.memory.append(int(status.split("VmRSS:")[1].split()[0]) / 1024)
        await asyncio.sleep(1.0)
    to.processor = processor_time(pid) - begun


def processor_time(pid: int) -> float:
    spent = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(spent[11]) + int(spent[12])) / TICKS


async def crowd(server: Server, tables: int, seconds: float, seed: int) -> Figures:
    """So many tables for so long."""
    begin = time.perf_counter() + 1.0
    figures = Figures(since=begin + tables / MADE_A_SECOND + WARM_UP)
    until = figures.since + seconds
    async with httpx.AsyncClient(
        base_url=server.address, timeout=PATIENCE, limits=httpx.Limits(max_connections=50)
    ) as client:
        await asyncio.gather(
            watch(server.pid, figures, until),
            *(
                keep_table(client, begin + table / MADE_A_SECOND, until, random.Random(seed + table), figures)
                for table in range(tables)
            ),
        )
    return figures


def main(
    tables: Annotated[int, typer.Option(min=1, max=5_000, help="Tables that are played at.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="How long, after a warm-up.")] = 60.0,
    seed: Annotated[int, typer.Option(help="Of the steps that are chosen.")] = 0,
) -> None:
    """Hold tables with programs over WebSocket, one step a second each, and report round trips and memory."""
    gc.disable()  # what is measured are the server's pauses, not ours
    with tempfile.TemporaryDirectory() as home, Server(Path(home), *UNLIMITED, *UNLIMITED_PEOPLE) as server:
        figures = asyncio.run(crowd(server, tables, seconds, seed))
    percentiles = statistics.quantiles(figures.round_trips, n=100)
    print(f"tables held          {tables}")
    print(f"steps a second       {len(figures.round_trips) / seconds:.0f}")
    print(f"round trip, ms       p50 {1000 * percentiles[49]:.1f}   p95 {1000 * percentiles[94]:.1f}", end="   ")
    print(f"p99 {1000 * percentiles[98]:.1f}   longest {1000 * max(figures.round_trips):.1f}")
    print(f"refused              {figures.refused}     games finished {figures.games}")
    print(f"server's processor   {figures.processor / seconds:.2f} of a core")
    memory = figures.memory
    print(f"server's memory, MB  first {memory[0]:.0f}   last {memory[-1]:.0f}   most {max(memory):.0f}")
    print(f"load of the machine  {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    typer.run(main)
