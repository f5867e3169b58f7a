"""What a list says of a table: who sits in its chairs, and who owes a move."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    for name in ("names", "bots", "owing"):
        op.add_column("tables", sa.Column(name, sa.JSON, nullable=False, server_default="[]"))
