"""Several server processes over one PostgreSQL: each hears of the others' events, and of who is connected to them.

What is told on the channel, in words: `event TABLE NUMBER` (by the store, in the transaction itself), `here PROCESS
TABLE SPECTATORS SEAT...`, `who TABLE` (a process opens a table and asks who is there), `alive PROCESS`, `gone PROCESS`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

import psycopg
from sqlalchemy.engine import make_url

from donjons.table.store import CHANNEL
from donjons.web.hall import Hall
from donjons.web.room import Elsewhere, Room

log = logging.getLogger(__name__)

ALIVE_EVERY = 10.0  # seconds
LOST_AFTER = 35.0  # seconds without a sign of life
RETRY_AFTER = 1.0  # seconds


class Neighbours:
    def __init__(self, url: str, hall: Hall) -> None:
        self.name = secrets.token_hex(4)
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._hall = hall
        self._heard: dict[str, float] = {}
        self._to_tell: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        hall.on_open = self._opened
        hall.on_presence = self._tell_presence

    async def start(self) -> None:
        """Listen before anybody is served."""
        listening = asyncio.Event()
        for work in (self._listen(listening), self._tell(), self._live()):
            self._tasks.append(asyncio.create_task(work))
        await listening.wait()

    async def close(self) -> None:
        self._to_tell.put_nowait(f"gone {self.name}")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._to_tell.join(), RETRY_AFTER)
        for task in self._tasks:
            task.cancel()

    # Hearing.
    async def _listen(self, listening: asyncio.Event) -> None:
        """Hear what is told; after every interruption read what was missed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    listening.set()
                    for room in list(self._hall.rooms.values()):
                        await room.catch_up()
                    async for notice in connection.notifies():
                        await self._hear(notice.payload.split())
            except psycopg.Error:
                log.warning("the database cannot be listened to: trying again")
                await asyncio.sleep(RETRY_AFTER)

    async def _hear(self, words: list[str]) -> None:
        match words:
            case ["event", table, number]:
                room = self._hall.rooms.get(table)
                if room is not None and room.table.number < int(number):
                    room.catch_up_soon()
            case ["here", process, table, spectators, *seats] if process != self.name:
                self._heard[process] = time.monotonic()
                room = self._hall.rooms.get(table)
                if room is not None:
                    room.hear(process, Elsewhere(frozenset(map(int, seats)), int(spectators)))
            case ["who", table]:
                if table in self._hall.rooms:
                    self._tell_presence(self._hall.rooms[table])
            case ["alive", process]:
                self._heard[process] = time.monotonic()
            case ["gone", process]:
                self._forget(process)

    def _forget(self, process: str) -> None:
        """Whoever was connected to a process that is gone is not there."""
        self._heard.pop(process, None)
        for room in list(self._hall.rooms.values()):
            room.hear(process, None)

    # Telling.
    def _opened(self, room: Room) -> None:
        self._to_tell.put_nowait(f"who {room.table.agreement.id}")

    def _tell_presence(self, room: Room) -> None:
        here = room.here()
        seats = " ".join(map(str, sorted(here.seats)))
        self._to_tell.put_nowait(f"here {self.name} {room.table.agreement.id} {here.spectators} {seats}".rstrip())

    async def _tell(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    while True:
                        text = await self._to_tell.get()
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                        self._to_tell.task_done()
            except psycopg.Error:
                await asyncio.sleep(RETRY_AFTER)

    async def _live(self) -> None:
        """Give signs of life, and notice who gives none."""
        while True:
            self._to_tell.put_nowait(f"alive {self.name}")
            await asyncio.sleep(ALIVE_EVERY)
            lost = [process for process, heard in self._heard.items() if heard < time.monotonic() - LOST_AFTER]
            for process in lost:
                self._forget(process)
