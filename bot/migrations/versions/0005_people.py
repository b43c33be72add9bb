"""Seats change hands, and the log says who did what."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table in ("seats", "log"):
        column = sa.Column("person", sa.String(24), nullable=False, server_default="")
        op.add_column(table, column)
    op.create_index("seats_of_person", "seats", ["person"])
    # Who sat there played; what the autopilot did for somebody was not told apart before.
    op.execute("UPDATE log SET person = seat WHERE kind IN ('command', 'answer', 'interjection')")


def downgrade() -> None:
    op.drop_index("seats_of_person", "seats")
    for table in ("seats", "log"):
        op.drop_column(table, "person")
