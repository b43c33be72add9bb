"""The bulk of the logs of old tables is packed, one cell for each table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("cells", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")
