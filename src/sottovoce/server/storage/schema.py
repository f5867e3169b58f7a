"""The database schema: for each table its entries in order, a summary for lists, and who sits there."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

VERSION_TABLE = "sottovoce_version"  # alembic's; its presence says that a database is ours

# A table's summary follows from its entries; it is stored so that a list of games needs no replay.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("state", String, nullable=False),
    Column("updated", Float, nullable=False),  # seconds since 1970
    Column("length", Integer, nullable=False),  # how many entries there are
    Column("names", JSON, nullable=False, server_default="[]"),  # by chair: the person's
    Column("bots", JSON, nullable=False, server_default="[]"),  # by chair: the bot's level
    Column("owing", JSON, nullable=False, server_default="[]"),  # the chairs of people who owe a move
    Column("story", JSON, nullable=False, server_default="[]"),  # what a story remembers of its games
)

Index("ix_tables_state_updated", tables.c.state, tables.c.updated)

# The names in the database are those of its first version.
entries = Table(
    "deeds",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("deed", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("key_hash", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

# One row: with it the server signs the keys that it gives to devices.
key_secret = Table(
    "key_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

# The hashes of keys that are not signed so: from before keys were signed, or imported with tables.
known_keys = Table("known_keys", metadata, Column("key_hash", String, primary_key=True))

# One row that is written to see whether writing works.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)
