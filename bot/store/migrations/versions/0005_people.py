"""Adds what is needed to hand over seats, to log who did what, and to remind players."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table in ("seats", "log"):
        column = sa.Column("person", sa.String(24), nullable=False, server_default="")
        op.add_column(table, column)
    op.add_column("tables", sa.Column("remind", sa.Integer, nullable=False, server_default="0"))
    reminds = sa.text("remind > 0")
    op.create_index(
        "tables_remind", "tables", ["remind"], sqlite_where=reminds, postgresql_where=reminds
    )
    op.create_index("seats_of_person", "seats", ["person", "seat"])
    # Who sat there played; what the autopilot did for somebody was not told apart before.
    op.execute("UPDATE log SET person = seat WHERE kind IN ('command', 'answer', 'interjection')")


def downgrade() -> None:
    op.drop_index("seats_of_person", "seats")
    op.drop_index("tables_remind", "tables")
    op.drop_column("tables", "remind")
    for table in ("seats", "log"):
        op.drop_column(table, "person")
