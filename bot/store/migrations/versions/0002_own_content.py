"""Servers may have missions and survivors of their own; a table keeps those it plays with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    extras = sa.Column("extras", sa.JSON, nullable=False, server_default="{}")
    op.add_column("tables", extras)
    op.create_table(
        "guild_missions",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mission", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "guild_survivors",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("survivor", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("sheet", sa.JSON, nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("guild_survivors")
    op.drop_table("guild_missions")
    op.drop_column("tables", "extras")
