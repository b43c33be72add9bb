"""A table keeps what it waits for and until when; then the bot goes on without it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.String(120), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Integer, nullable=False, server_default="0"))
    waits = sa.text("due > 0")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=waits, postgresql_where=waits)


def downgrade() -> None:
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "asked")
