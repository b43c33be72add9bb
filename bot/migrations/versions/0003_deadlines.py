"""A question may answer itself when its time is up: a table keeps what is asked and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.String(120), nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deadlines")
