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

## Moving and verifying

moving-torn = { $file }, line { $line }: the file ends here or is not as it was written. Nothing was taken in.
moving-altered = { $file }, lines { $first } to { $last }: the deeds of table { $table } are not as they were written. Nothing was taken in.
moving-file = { $file } cannot be used: { $why }.
moving-progress = { $tables ->
    [one] one table …
   *[other] { $tables } tables …
}
moving-exported = { $tables ->
    [one] One table was written to { $file }. It tells secrets of games that are still played: keep it to yourself.
   *[other] { $tables } tables were written to { $file }. They tell secrets of games that are still played: keep them to yourself.
}
moving-imported = New: { $new }. Prolonged: { $longer }. Already there: { $same }.
moving-different = Table { $table } went on differently here and was left as it is.
verify-unfit = { $table }, deed { $number }: { $why }
verify-out-of-place = it is no deed, or does not fit those before it.
verify-stored = { $tables ->
    [one] One table was played again;
   *[other] { $tables } tables were played again;
} { $unfit ->
    [0] all is in order.
    [one] one no longer fits.
   *[other] { $unfit } no longer fit.
}
