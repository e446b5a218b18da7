"""How tables lie in the database. The migrations bring any database to this schema; a test compares them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("changes", Text, nullable=False),  # JSON: parameter -> value
    Column("chairs", Text, nullable=False),  # JSON: in the order of play
    Column("clock", Text, nullable=True),  # JSON
    Column("opening", Text, nullable=False),  # a record
    Column("secret", LargeBinary, nullable=False),
    Column("hints", Integer, nullable=False, server_default="1"),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
)
