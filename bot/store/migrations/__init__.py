"""Alembic's scripts, which bring the database of an older release up to date."""
