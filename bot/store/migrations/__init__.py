"""Alembic's scripts: how an older store becomes today's."""
