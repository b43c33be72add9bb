"""The first store: tables, seats, log, snapshots, interactions, audit, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    live = sa.text("stage IN ('lobby', 'playing')")
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("mission", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("vote", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index(
        "one_live_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=live,
        postgresql_where=live,
    )
    op.create_index("tables_of_channel", "tables", ["channel"])
    _create_game_parts()
    op.create_table(
        "done_interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("reply", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _create_game_parts() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(24), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.String(24), nullable=False),
        sa.Column("command", sa.Integer, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "audit", "done_interactions", "snapshots", "log", "seats", "tables"):
        op.drop_table(name)
