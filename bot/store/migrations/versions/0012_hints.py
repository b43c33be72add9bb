"""People may want no hints, and each keeps which rules hints have taught them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns: everybody wants hints, and nobody has been taught a rule."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("people", hints)
    taught = sa.Column("taught", sa.String(200), nullable=False, server_default="")
    op.add_column("people", taught)


def downgrade() -> None:
    raise NotImplementedError("Restore the backup that was made before the migration.")
