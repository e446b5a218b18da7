"""Where tables are kept. An event is stored before anybody sees it, in the transaction that gives it its number.

One thread writes. Whatever waits for it goes into one transaction, so that many tables share the cost of a commit and
none of them holds up the event loop. A number that is taken already was given by another process: `Conflict`.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, Row

from donjons.table import database, schema
from donjons.table.agreement import Agreement, Chair
from donjons.table.clock import ClockRule
from donjons.table.events import Event, Kind
from donjons.table.holder import Role

CHANNEL = "donjons"  # on which PostgreSQL's processes tell each other of events
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Another process has stored an event with this number."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What is known of a key: where it leads."""

    digest: str
    table: str
    role: Role
    seat: int | None = None


Work = Callable[[Connection], "Exception | None"]
"""Something to write. What it returns is raised where it is waited for; what it raises undoes its transaction."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Some work on its way to the database, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Store:
    def __init__(self, url: str) -> None:
        self.engine: Engine = database.connect(url)
        self.is_shared = database.is_shared(self.engine)
        insert = postgresql.insert if self.is_shared else sqlite.insert
        self._insert_event = insert(schema.events).on_conflict_do_nothing().returning(schema.events.c.number)
        self._insert_key = insert(schema.keys).on_conflict_do_nothing()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="donjons-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what still waits, then let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing.
    async def append(self, table: str, event: Event) -> None:
        """Store an event; when this returns it is safe."""

        def work(connection: Connection) -> Exception | None:
            if connection.execute(self._insert_event, _event_as_row(table, event)).first() is None:
                return Conflict(f"event {event.number} of this table exists already")
            if self.is_shared:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"event {table} {event.number}")))
            return None

        await self._write(work)

    async def create(self, agreement: Agreement, keys: Sequence[KeyRow], first: Event) -> None:
        """Keep a new table with its keys and its first event, all or nothing."""

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.tables), _as_row(agreement))
            for key in keys:
                connection.execute(self._insert_key, _key_as_row(key))
            connection.execute(self._insert_event, _event_as_row(agreement.id, first))

        await self._write(work)

    async def add_keys(self, keys: Sequence[KeyRow]) -> None:
        """Other keys of tables; nothing happens to those that are known."""

        def work(connection: Connection) -> None:
            for key in keys:
                connection.execute(self._insert_key, _key_as_row(key))

        await self._write(work)

    async def _write(self, work: Work) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Waiting(work, loop, done))
        await done

    def _write_all(self) -> None:
        """What the writing thread does as long as it lives."""
        closing = False
        while not closing:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            closing = None in batch
            waiting = [item for item in batch if item is not None]
            outcomes = self._together([item.work for item in waiting])
            for item, outcome in zip(waiting, outcomes, strict=True):
                item.loop.call_soon_threadsafe(settle, item.done, outcome)

    def _together(self, works: Sequence[Work]) -> list[Exception | None]:
        """One transaction for all; where that fails, one for each, so that nobody suffers for another."""
        try:
            with self.engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:  # whatever it is, those who wait must hear of it
            return [error] if len(works) == 1 else [outcome for work in works for outcome in self._together([work])]

    # Reading.
    def events_after(self, table: str, number: int) -> list[Event]:
        """What has happened at a table since an event."""
        rows = schema.events
        query = sa.select(rows).where(rows.c.table_id == table, rows.c.number > number).order_by(rows.c.number)
        with self.engine.connect() as connection:
            return [Event(row.number, row.at, Kind(row.kind), row.seat, row.text) for row in connection.execute(query)]

    def agreement(self, table: str) -> Agreement:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one()
        return _from_row(row)

    def key(self, digest: str) -> KeyRow | None:
        """Where a key leads."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(schema.keys).where(schema.keys.c.digest == digest)).first()
        return None if row is None else KeyRow(row.digest, row.table_id, row.role, row.seat)

    def is_healthy(self) -> bool:
        """Does the database answer?"""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(1))
        except sa.exc.SQLAlchemyError:
            return False
        return True


def settle(future: asyncio.Future[None], outcome: Exception | None) -> None:
    """Tell who waits, if he still does."""
    if future.done():
        return
    if outcome is None:
        future.set_result(None)
    else:
        future.set_exception(outcome)


def _key_as_row(key: KeyRow) -> dict[str, object]:
    return {"digest": key.digest, "table_id": key.table, "role": key.role, "seat": key.seat}


def _event_as_row(table: str, event: Event) -> dict[str, object]:
    return {"table_id": table} | asdict(event)


def _as_row(agreement: Agreement) -> dict[str, object]:
    return {
        "id": agreement.id,
        "created": agreement.created,
        "game": agreement.game,
        "changes": json.dumps(dict(agreement.changes)),
        "chairs": json.dumps([asdict(chair) for chair in agreement.chairs]),
        "clock": json.dumps(asdict(agreement.clock)) if agreement.clock else None,
        "opening": agreement.opening,
        "secret": agreement.secret,
        "hints": int(agreement.hints),
    }


def _from_row(row: Row[tuple[object, ...]]) -> Agreement:
    return Agreement(
        id=row.id,
        created=row.created,
        game=row.game,
        changes=json.loads(row.changes),
        chairs=tuple(Chair(**chair) for chair in json.loads(row.chairs)),
        secret=row.secret,
        clock=ClockRule(**json.loads(row.clock)) if row.clock else None,
        opening=row.opening,
        hints=bool(row.hints),
    )
