"""What a record of a mission needs to be known of a finished game; old games are counted again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

NUMBERS = ("rounds", "actions", "wounds", "deaths", "rescued", "edition")
LISTS = {"led": "{}", "feats": "[]"}


def upgrade() -> None:
    for name in NUMBERS:
        op.add_column("results", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    for name, empty in LISTS.items():
        op.add_column("results", sa.Column(name, sa.JSON, nullable=False, server_default=empty))


def downgrade() -> None:
    for name in (*NUMBERS, *LISTS):
        op.drop_column("results", name)
