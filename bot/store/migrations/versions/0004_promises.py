"""Answers that were promised are kept until they are given, so that a restart gives them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("promises")
