"""The database schema: for each table its entries in order, a summary for lists, and who sits there."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

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
    Column("order", JSON, nullable=False, server_default="[]"),  # by seat of the game played now or last: its chair
    Column("games", Integer, nullable=False, server_default="0"),  # that are over
    Column("points", JSON, nullable=False, server_default="[]"),  # by chair
    Column("outcome", JSON, nullable=False, server_default="null"),  # of the last game, if it is over
    Column("last_move", JSON, nullable=False, server_default="null"),  # as each chair was told of it
    Column("provenance", String, nullable=False, server_default="chance"),  # who dealt
    Column("version", Integer, nullable=False, server_default="0"),  # of what a summary says
    Column("offered", Boolean, nullable=False, server_default=false()),  # on the list of open tables
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

# The games that are over, for the lists of those who played them.
played = Table(
    "played",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("order", JSON, nullable=False),  # by seat: its chair
    Column("outcome", JSON, nullable=False),
    Column("peeks", JSON, nullable=False),  # by seat: moves taken back after something had been learned
)

# What a long table has become after its first entries, so that it can be read without playing all of them again. It
# follows from them, and is made again when it does not fit; `proof` says to which entries it belongs, and which rules
# have made it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("proof", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
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
