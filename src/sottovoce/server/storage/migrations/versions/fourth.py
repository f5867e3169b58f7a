"""What makes a device's key the server's own, and the keys from before that."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    made = op.create_table(
        "key_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(made, [{"id": 0, "secret": secrets.token_bytes(32)}])
    op.create_table("known_keys", sa.Column("key_hash", sa.String, primary_key=True))
    op.execute("INSERT INTO known_keys (key_hash) SELECT DISTINCT key_hash FROM seats")
    op.create_index("ix_tables_state_updated", "tables", ["state", "updated"])
