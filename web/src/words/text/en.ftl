# What the page says, besides what the games and the table say themselves.

close = Close
page-not-fetched = This part of the page could not be fetched. Check the connection and load the page again.

## The table

seats = Seats
is-you = { $name } (you)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
presence-here = here
presence-away = away
presence-gone = has left
nobody = Nobody
bot-level = { $level ->
    [novice] Bot (novice)
    [random] Bot (at random)
   *[other] Bot ({ $level })
}
sits-in = { $bot } for { $name }
to-move = to move
waits = waiting
time-left = Time left: { $time }
log = The tale so far
status-over = The game is over.
status-sending = Your move is on its way …
status-bot-plays = A bot plays for you just now.
status-pass = It is { $name }’s turn: pass the device.
title-turn = Your turn: { $title }
reconnecting = The connection is lost; trying again. Nothing is lost.
undo = Take back
undo-ask = Ask to take back
undo-why-ask = Somebody has learned something from your move, or has moved since: the others are asked.
take-back-choice = Choose again
confirm = Confirm
pass = Pass to { $name }
come-back = Play again myself
curtain-for = Hand the device to { $name }
curtain-who = Who is at the device?
curtain-hint = Nothing of the table is shown, or even here, until the curtain is lifted.
curtain-lift = I am { $name }: lift the curtain
undo-question = { $name } would like to take back a move.
undo-agree = Agree
undo-refuse = Rather not
draw-question = { $name } offers a draw.
draw-accept = Accept the draw
draw-decline = Play on
asked-wait = The others have been asked; waiting for their answer.
end-title = The end
verdict-won = You have won
verdict-lost = You have lost
verdict-drawn = A draw
verdict-over = The game is over
end-winner = Winner: { $name }
end-record = The record
match-drawn = The match is drawn.
match-winner = { $name } wins the match.
again = Play again
again-swapped = Play again, roles swapped
again-second = On to the second game
again-waits = Waiting for the others …
again-asked = { $name } would like to play again.
go-home = To the shelf
more = More
menu-rules = Rules
menu-twin = The board in words
menu-keys = Keys
menu-talk = Say something
menu-code = Go on from another device
menu-take-over = Ask a bot to sit in for { $name }
menu-draw = Offer a draw
menu-leave = I have to go; keep my seat
menu-resign = Resign …
talk-own = In your own words
talk-send = Say it
code-hint = Open Sottovoce on the other device, choose “I have a code”, and type this within a few minutes. The seat moves there.
resign-sure = { $name }, do you give up this game?
resign-yes = Resign
resign-no = Play on
key-board = go to the board
key-arrows = from square to square, or from line to line
key-enter = choose
key-escape = choose again
key-confirm = confirm the move
key-undo = take back
key-pass = pass the device
key-log = go to the tale
key-twin = the board in words
key-rules = the rules
key-help = these keys
unreachable = The server cannot be reached. Check the connection and try again.
no-board-yet = This game has no board in the page yet; it is played in the terminal.
no-looking-on = Only those who sit at this table may look on.
watch-after = The game is being played. At this table spectators see everything when it is over.
