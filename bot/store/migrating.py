"""Run Alembic inside the program, with the scripts of this package."""

from __future__ import annotations

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the database to a revision, the newest by default, in the connection's transaction."""
    command.upgrade(_config(connection), revision)


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bot.store") / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str | None:
    """Return the revision of the newest script."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config()).get_current_head()
