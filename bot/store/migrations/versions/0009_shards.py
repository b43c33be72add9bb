"""Several processes: a promise knows its server, untold tables are found; times outlast 2038."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
TIMES = {
    "tables": ("created", "changed", "due", "remind"),
    "log": ("at",),
    "done_interactions": ("at",),
    "promises": ("at",),
    "audit": ("at",),
    "guild_missions": ("at",),
    "guild_survivors": ("at",),
    "people": ("turns",),
}
"""Seconds since the epoch; whole numbers of SQLite hold them already."""


def upgrade() -> None:
    op.add_column("promises", sa.Column("guild", sa.BigInteger, nullable=False, server_default="0"))
    untold = sa.text("told < last")
    op.create_index(
        "tables_untold", "tables", ["changed"], sqlite_where=untold, postgresql_where=untold
    )
    _times(sa.BigInteger())


def downgrade() -> None:
    _times(sa.Integer())
    op.drop_index("tables_untold", "tables")
    op.drop_column("promises", "guild")


def _times(kind: sa.types.TypeEngine[int]) -> None:
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, columns in TIMES.items():
        for column in columns:
            op.alter_column(table, column, type_=kind)
