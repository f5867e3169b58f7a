"""Where tables are kept: SQLite or PostgreSQL, one batching writer, migrations, transfer files."""
