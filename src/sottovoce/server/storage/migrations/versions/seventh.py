"""Whether a table is on the list of open tables."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
