# What the server says, in English.

## The database

database-address = This is no address of a database: give a file, or postgresql://person@host/name.
database-foreign = { $file } holds something that is not Sottovoce’s; it was left as it is. Choose another place with --database.
database-damaged = { $file } is damaged. Nothing in it was changed; bring back a copy, or choose another place with --database.
database-newer = { $file } was made by a newer Sottovoce; please update this one.
database-older = { $file } was made by an older Sottovoce; start the server once, and it will be renewed.
database-missing = There is no database { $file }.
database-in-use = { $file } is in use by another Sottovoce; end that one first.
database-lost = Another Sottovoce has taken { $file } while the connection to it was lost. This one ends, so that no game is written by two.
database-unopened = { $file } cannot be opened: { $why }.

store-unavailable = The games cannot be saved just now; nothing was changed. Please try again in a moment.
store-busy = Too many games are waiting to be saved; nothing was changed. Please try again in a moment.
store-closed = The server is about to stop; nothing was changed.
store-reading = This database was opened to be read only.
store-conflict = The game has gone on elsewhere in the meantime; it is being fetched again.

## Moving and verifying

transfer-torn = { $file }, line { $line }: the file ends here or is not as it was written. Nothing was taken in.
transfer-altered = { $file }, lines { $first } to { $last }: the deeds of table { $table } are not as they were written. Nothing was taken in.
transfer-file = { $file } cannot be used: { $why }.
transfer-progress = { $tables ->
    [one] one table…
   *[other] { $tables } tables…
}
transfer-exported = { $tables ->
    [one] One table was written to { $file }. It tells secrets of games that are still played: keep it to yourself.
   *[other] { $tables } tables were written to { $file }. They tell secrets of games that are still played: keep them to yourself.
}
transfer-imported = New: { $new }. Prolonged: { $longer }. Already there: { $same }.
transfer-different = Table { $table } went on differently here and was left as it is.
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

## Refusals

no-table = There is no such table. Perhaps the link was cut short.
no-game = There is no such game here.
no-game-yet = The game has not begun, so there is nothing to show yet.
no-address = There is nothing at this address, or not in this way.
no-device = This device has no key yet. Ask for one first.
no-spectators = Only those who sit at this table may look on.
not-your-seat = Another device holds this seat. If it is yours, move it here with a code from there.
seat-moved = This seat is now on another device, or free.
other-site = This came from another site’s page and was not done.
not-json = Send JSON, and say so.
too-long = That is too long; the most is { $longest }.
bad-message = This message cannot be understood: { $why }.
too-fast = That is a little fast. Wait a moment and try again.
our-fault = The server made a mistake; it was written down, and nothing was changed. Try again, please.
too-slow = That took too long to arrive. Try again.
too-many-connections = This device is connected too many times at once.
too-many-tables = You have opened many tables. Wait a little before the next one.
too-many-watched = You look at too many tables at once; the most is { $most }.
too-many-watched-here = Very many tables are watched from your network already; the most is { $most } at once. Try again a little later.
too-many-onlookers = Very many people on your network watch this table already; the most is { $most }. Try again a little later.
too-many-codes = Too many codes were tried. Wait a few minutes.
bad-code = This code is wrong, was used, or is too old. Ask for a new one on the other device.
busy = Too much is happening just now. Try again in a moment.
closing = The server is about to restart. Try again in a moment.
table-unfit = Table { $table } cannot be read with the rules known here; it was left as it is.
still-played = This game is still being played. It can be looked back at when it is over.
no-such-game = This table has no game with this number; so far { $games ->
    [0] none is over
    [one] one is over
   *[other] { $games } are over
}.
no-moment = The game has no such line; its last is { $lines }.
not-these-eyes = Of this game you may see what everybody saw; the rest is for those who sat at the table.
no-such-seat = There is no such seat in this game; it has { $seats }.
nothing-left = Here the game was over. Go back a little, and play on from there.

## The page

page-description = Games of hidden information, for the family table and for friends far away: { $games }.
page-invitation = You are invited to a table of { $game }.
page-looking-back = A game of { $game }, to look back at.
page-noscript = This page needs JavaScript. Without it, the games can be played in a terminal: sottovoce play.
page-not-built = The page was not built with this server. In a copy of the source, “make play” builds and opens it; “sottovoce play” plays in the terminal.

## The command

serve-at = Sottovoce is at { $address } (Ctrl+C ends it).
serve-port = { $address } cannot be used: { $why }. Choose another with --port.
