"""The challenge of the week: its secret seed, who plays it, and where servers hear of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "guilds", sa.Column("challenge", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_table(
        "challenges",
        sa.Column("week", sa.String(8), primary_key=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("mission", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("par", sa.JSON, nullable=False),
    )
    op.create_table(
        "challenge_entries",
        sa.Column("week", sa.String(8), sa.ForeignKey("challenges.week"), primary_key=True),
        sa.Column("person", sa.String(120), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("everywhere", sa.Boolean, nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
    )
    op.create_index("entries_of_table", "challenge_entries", ["table_id"])


def downgrade() -> None:
    op.drop_table("challenge_entries")
    op.drop_table("challenges")
    op.drop_column("guilds", "challenge")
