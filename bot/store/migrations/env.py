"""Alembic's entry point: runs the scripts on the connection that it is given."""

from __future__ import annotations

from alembic import context

from bot.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
