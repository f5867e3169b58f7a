# What the server says, in English.

## The database

database-address = This is no address of a database: give a file, or postgresql://person@host/name.
database-foreign = { $file } holds something that is not Sottovoce’s; it was left as it is. Choose another place with --database.
database-damaged = { $file } is damaged. Nothing in it was changed; bring back a copy, or choose another place with --database.
database-newer = { $file } was made by a newer Sottovoce; please update this one.
database-older = { $file } was made by an older Sottovoce; start the server once, and it will be renewed.
database-missing = There is no database { $file }.
database-in-use = { $file } is in use by another Sottovoce; end that one first.
database-unopened = { $file } cannot be opened: { $why }.

store-unavailable = The games cannot be saved just now; nothing was changed. Please try again in a moment.
store-busy = Too many games are waiting to be saved; nothing was changed. Please try again in a moment.
store-closed = The server is about to stop; nothing was changed.
store-reading = This database was opened to be read only.
store-conflict = The game has gone on elsewhere in the meantime; it is being fetched again.
