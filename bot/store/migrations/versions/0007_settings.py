"""When people may be called, what servers allow, and what finished games came to."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("quiet", sa.String(11), nullable=False),
        sa.Column("holiday_from", sa.String(10), nullable=False),
        sa.Column("holiday_until", sa.String(10), nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    turns = sa.text("turns > 0")
    op.create_index("people_turns", "people", ["turns"], sqlite_where=turns, postgresql_where=turns)
    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("roles", sa.JSON, nullable=False),
        sa.Column("openers", sa.String(12), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
    )
    _results()


def _results() -> None:
    counts = ("kills", "dice", "pips", "turns", "waited", "stood_in")
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("mission", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in counts),
    )
    op.create_index("results_of_person", "results", ["person"])
    op.create_index("results_of_guild", "results", ["guild", "person"])


def downgrade() -> None:
    for table in ("results", "guilds", "people"):
        op.drop_table(table)
