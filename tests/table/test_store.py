"""The store: what it has said to be stored is there, whoever asks; a number is given once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from donjons.table import schema
from donjons.table.clock import ClockRule
from donjons.table.database import BadDatabase, connect
from donjons.table.events import Event, Kind
from donjons.table.keys import digest
from donjons.table.store import Conflict, KeyRow, Store
from donjons.table.table import Table
from seats import LINK, Log, agreed, everything


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def kept(folder: Path, log: Log) -> Store:
    """A store that holds a table and all that happened at it."""
    store = Store(url(folder))

    async def append() -> None:
        await store.create(log.agreement, [KeyRow(digest("key"), "t1", "seat", 1)], log.events[0])
        for event in log.events[1:]:
            await store.append("t1", event)

    asyncio.run(append())
    return store


def test_a_table_is_read_back_as_it_was(tmp_path: Path) -> None:
    log = Log(agreed(LINK, LINK, clock=ClockRule("fischer", 60, 5), target_points="12"))
    log.play_some(20, at=7)
    kept(tmp_path, log).close()
    store = Store(url(tmp_path))
    assert store.agreement("t1") == log.agreement
    assert store.events_after("t1", 0) == log.events
    assert everything(Table(store.agreement("t1"), store.events_after("t1", 0))) == everything(log.table)
    store.close()


def test_a_key_is_found_by_its_hash_only(tmp_path: Path) -> None:
    store = kept(tmp_path, Log(agreed()))
    assert store.key(digest("key")) == KeyRow(digest("key"), "t1", "seat", 1)
    assert store.key("key") is None
    asyncio.run(store.add_keys([KeyRow(digest("key"), "t1", "host", None)]))
    assert store.key(digest("key")) == KeyRow(digest("key"), "t1", "seat", 1)
    store.close()
    assert b"key" not in {
        row for (row,) in sqlite3.connect(tmp_path / "tables.sqlite").execute("SELECT digest FROM keys")
    }


def test_a_number_is_given_once(tmp_path: Path) -> None:
    log = Log(agreed())
    store = kept(tmp_path, log)

    async def twice() -> list[object]:
        rivals = [Event(2, 0, Kind.NAME, 0, name) for name in ("a", "b")]
        others = [Event(3 + number, 0, Kind.NAME, 0, "c") for number in range(50)]
        waiting = [store.append("t1", event) for event in (*rivals, *others)]
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    first, second, *others = asyncio.run(twice())
    assert first is None
    assert isinstance(second, Conflict)
    assert others == [None] * 50
    assert next(event.text for event in store.events_after("t1", 1)) == "a"
    store.close()


def test_whoever_waits_for_a_database_that_fails_is_told(tmp_path: Path) -> None:
    store = kept(tmp_path, Log(agreed()))
    with sqlite3.connect(tmp_path / "tables.sqlite") as other:
        other.execute("DROP TABLE events")
    with pytest.raises(sa.exc.OperationalError):
        asyncio.run(store.append("t1", Event(2, 0, Kind.NAME, 0, "a")))
    store.close()


def test_nobody_suffers_for_what_another_cannot_write(tmp_path: Path) -> None:
    log = Log(agreed())
    store = kept(tmp_path, log)

    async def write() -> list[object]:
        waiting = [store.append("t1", Event(2, 0, Kind.NAME, 0, "a")), store.create(log.agreement, (), log.events[0])]
        waiting += [store.append("nowhere", Event(1, 0, Kind.NAME, 0, "b")), store.append("t1", Event(3, 0, Kind.WAKE))]
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    good, twice, nowhere, better = asyncio.run(write())
    assert (good, better) == (None, None)
    assert isinstance(twice, sa.exc.IntegrityError)
    assert isinstance(nowhere, sa.exc.IntegrityError)
    assert [event.number for event in store.events_after("t1", 0)] == [1, 2, 3]
    store.close()


def test_closing_writes_what_still_waits(tmp_path: Path) -> None:
    store = kept(tmp_path, Log(agreed()))

    async def append_and_close() -> None:
        waiting = [asyncio.ensure_future(store.append("t1", Event(2 + n, 0, Kind.NAME, 0, "a"))) for n in range(100)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    asyncio.run(append_and_close())
    again = Store(url(tmp_path))
    assert len(again.events_after("t1", 0)) == 101
    again.close()


def test_sqlite_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    engine = connect(url(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 1
    engine.dispose()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = connect(url(tmp_path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


@pytest.mark.parametrize("address", ["sqlite://", "mysql://a/b", "postgresql://nobody@localhost:1/none", "nonsense"])
def test_a_database_that_cannot_be_used_is_said_so(address: str) -> None:
    with pytest.raises(BadDatabase):
        connect(address)
