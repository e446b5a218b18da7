"""Alembic runs this to migrate a database, over the connection that `donjons.table.database` gives it."""

from __future__ import annotations

from alembic import context

from donjons.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
