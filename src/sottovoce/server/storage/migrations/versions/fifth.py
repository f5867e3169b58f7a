"""What lists say of a table besides: who plays which seat, how its games went, and what was played last."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Of the tables that are there, a server makes the summaries again while it runs (`version` 0)."""
    for name, default in (("order", "[]"), ("points", "[]"), ("outcome", "null"), ("last_move", "null")):
        op.add_column("tables", sa.Column(name, sa.JSON, nullable=False, server_default=default))
    op.add_column("tables", sa.Column("provenance", sa.String, nullable=False, server_default="chance"))
    for name in ("games", "version"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "played",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("order", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON, nullable=False),
        sa.Column("peeks", sa.JSON, nullable=False),
    )
