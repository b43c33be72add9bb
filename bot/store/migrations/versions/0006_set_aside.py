"""What was taken back is set aside instead of dropped, and the moderators' record says more."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    aside = sa.Column("aside", sa.Integer, nullable=False, server_default="0")
    op.add_column("snapshots", aside)
    details = sa.Column("details", sa.JSON, nullable=False, server_default="{}")
    op.add_column("audit", details)


def downgrade() -> None:
    op.drop_column("audit", "details")
    op.drop_column("snapshots", "aside")
