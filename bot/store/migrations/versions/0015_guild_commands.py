"""Which games' slash commands each server has; at first, those of every table it ever had."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
TABLES = sa.table("tables", sa.column("guild"), sa.column("ruleset"))


def upgrade() -> None:
    commands = op.create_table(
        "guild_commands",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("ids", sa.JSON, nullable=False),
        sa.Column("trouble", sa.String(8), nullable=False),
    )
    games = dict[int, list[str]]()
    played = sa.select(TABLES.c.guild, TABLES.c.ruleset).distinct()
    for guild, ruleset in op.get_bind().execute(played.where(TABLES.c.guild != 0)):
        games.setdefault(guild, []).append(ruleset)
    rows: list[dict[str, Any]] = [
        {"guild": guild, "games": sorted(found), "digest": "", "ids": {}, "trouble": ""}
        for guild, found in games.items()
    ]
    if rows:
        op.bulk_insert(commands, rows)


def downgrade() -> None:
    op.drop_table("guild_commands")
