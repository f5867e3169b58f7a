"""Alembic runs this: on the connection it is handed, in the transaction that is already open there."""

from alembic import context

from sottovoce.server.storage.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # also on SQLite: the caller has begun by hand
)
context.run_migrations()
