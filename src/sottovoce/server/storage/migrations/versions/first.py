"""Tables, their entries, and who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("key_hash", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    beats = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(beats, [{"id": 0, "beats": 0}])
