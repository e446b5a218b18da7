"""The database behind the tables: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, make_url

from donjons.core.errors import DonjonsError

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x646F6E6A  # of PostgreSQL: two servers that start at once migrate one after the other
LONGEST_WAIT = 15  # seconds for somebody else's lock


class BadDatabase(DonjonsError):
    """A database that cannot be used; the message says why."""


def connect(url: str) -> Engine:
    """The engine for `sqlite:///file` or `postgresql://...`, brought to the newest schema."""
    try:
        engine = _sqlite(url) if url.startswith("sqlite:") else _postgresql(url)
        with engine.begin() as connection:
            migrate(connection)
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(f"the database cannot be used: {reason}") from error
    return engine


def is_shared(engine: Engine) -> bool:
    """May other server processes use the same tables?"""
    return engine.dialect.name == "postgresql"


def _sqlite(url: str) -> Engine:
    file = make_url(url).database
    if not file:
        raise BadDatabase("name a file for the database, such as sqlite:///donjons.sqlite.")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": LONGEST_WAIT, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _postgresql(url: str) -> Engine:
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        raise BadDatabase("the database must be named by sqlite:///FILE or by postgresql://USER@HOST/NAME.")
    return sa.create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
