"""What a running server is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from prometheus_client import generate_latest

from donjons.table.advisers import Advisers
from donjons.table.refusal import refusal
from donjons.table.store import Store
from donjons.table.thinkers import Thinkers
from donjons.table.warming import Warming
from donjons.web.hall import Hall
from donjons.web.limiting import Buckets
from donjons.web.metrics import Metrics
from donjons.web.neighbours import Neighbours
from donjons.web.settings import Settings

MINUTE = 60
T = TypeVar("T")
A = TypeVar("A")


class Services:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.engine_workers)
        self.warming = Warming(settings.warm)
        self.advisers = Advisers()
        self.hall = Hall(self.store, self.thinkers, self.advisers, self.warming, limits.idle_tables)
        self.neighbours = Neighbours(settings.database, self.hall) if self.store.is_shared else None
        self.wrong_keys = Buckets(limits.wrong_keys_per_minute / MINUTE, limits.wrong_keys_per_minute)
        self.connections: dict[str, int] = {}
        self._tables = Buckets(limits.tables_per_minute / MINUTE, limits.tables_per_minute)

    async def start(self) -> None:
        await self.thinkers.start()
        self.warming.start()
        if self.neighbours is not None:
            await self.neighbours.start()

    async def close(self) -> None:
        """Stop thinking, write what waits, let go of the database."""
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.warming.close()
        self.hall.close()
        await self.thinkers.close()
        await self.advisers.close()
        await asyncio.to_thread(self.store.close)

    async def in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.to_thread(work, *arguments)

    def count_table(self, address: str) -> None:
        """Refuse an address that makes too many tables."""
        if not self._tables.of(address).take():
            raise refusal("too_many")

    def measured(self) -> bytes:
        self.metrics.connections.set(sum(self.connections.values()))
        self.metrics.open_tables.set(len(self.hall.rooms))
        self.metrics.thinkers_replaced.set(self.thinkers.replaced + self.advisers.replaced)
        return generate_latest(self.metrics.registry)
