# What happens at a table, and what it refuses.

## The log

told-opened = { $provenance ->
    [record] This game was begun elsewhere: whoever brought it may know what was dealt. It counts for no best and no campaign.
   *[prepared] The deal was prepared: whoever made the table may know it. It counts for no best and no campaign.
}
told-offered = { $offered ->
    [yes] The table is on the list of open tables: anybody on this server may sit down.
   *[no] The table is no longer on the list of open tables.
}
told-claimed = { $player } sits down.
told-bot-seated = A bot sits down: { level-name }.
told-freed = { $level ->
    [none] { $player }’s chair is free.
   *[other] A bot gets up: { level-name }.
}
told-ready = { $player } is ready.
told-began = The game begins.
told-undo-asked = { $player } would like to take back a move. Do the others agree?
told-undo-answered = { $agree ->
    [yes] { $player } agrees.
   *[no] { $player } would rather not take it back.
}
told-undone = { $free ->
    [yes] { $player } has taken back a move; nobody had learned anything from it.
    [alone] { $learned ->
        [yes] { $player } has taken back a move after something was learned from it. The end of the game tells of it.
       *[no] { $player } has taken back a move.
    }
   *[no] { $player } has taken back a move with the consent of the others.
}
told-resigned = { $level ->
    [none] { $player } resigns.
   *[other] { $player } resigns; a bot plays on: { level-name }.
}
told-flag-fell = { $level ->
    [none] { $player } has run out of time.
   *[other] { $player } has run out of time; a bot plays on: { level-name }.
}
told-draw-offered = { $player } offers a draw.
told-draw-answered = { $agree ->
    [yes] { $player } accepts: the game is drawn.
   *[no] { $player } plays on.
}
told-left = { $player } has left; the chair is kept.
told-took-over = { $player } has asked a bot to sit in for { $absent }: { level-name }.
told-came-back = { $player } is back.
told-rematch-asked = { $player } would like to play again.

## Bots

level-name = { $level ->
    [random] random moves
    [novice] novice
   *[other] { $level }
}

## The end, where the table decides

outcome-resigned = The game was resigned.
outcome-clock = Time ran out.
outcome-agreed = Drawn by agreement.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = I need to think about that.
phrase-take-your-time = Take your time.
phrase-back-soon = Back in a moment.
phrase-your-turn = It is your turn.
phrase-again = Another one?
phrase-good-bye = Good-bye!

## Refusals

no-chair = There is no chair { $chair } at this table; they are numbered from 0 and there are { $chairs }.
chair-taken = Somebody already sits there. Choose an empty chair.
chair-empty = Nobody sits there.
not-your-chair = That is not your chair. Only the person in it, or whoever made the table, can free it.
not-the-maker = Only the person who made this table can do that.
bad-invitation = This invitation does not open this chair: it was used before, or replaced by a newer one. Ask for a new one.
one-chair = You already sit at this table. Without an invitation one takes one chair.
bad-name = A name has 1 to { $longest } visible characters on one line.
bad-key = Every request needs a key of 1 to 64 characters, a new one each time.
bad-clock = The clock needs a whole number of seconds from 1 up to sixty days, and adds no more than that for a move.
bad-beat = A common beat is from { $shortest } to { $longest } seconds long. Beside it there may only be a clock for each move, of no less than a beat.
no-match = A match of two games is for two players.
no-such-bot = There is no such bot. There is: { $known }.
already-begun = The game has already begun.
not-begun = The game has not begun: it will when every chair is taken and everyone is ready.
not-over = A new game can begin when this one is over.
time-is-up = Your time has run out.
nothing-to-undo = You have made no move that could be taken back.
already-asked = That has already been asked. Wait for an answer.
already-chosen = You have chosen already; take that back before you choose again.
not-asked = There is nothing here for you to answer.
no-draws = This game knows no draw by agreement.
no-draw-with-a-bot = A bot does not agree to a draw. Play on, or resign.
gave-up = You have given up this game; a bot finishes it. You can play in the next one.
bot-plays = A bot plays for you just now. Come back first.
already-left = You have already left.
never-away = You never were away.
nobody-away = Nobody in that chair is away.
not-away-long = { $grace ->
    [-1] At this table no bot sits in for somebody who is away.
   *[other] Give them time: a bot can sit in after { $grace } seconds away.
}
table-full = You have done that as often as one may at one table. The game can be finished; for the next one, open a new table.
silent-game = In this game nobody talks while it is played.
no-chat = { $kind ->
    [phrases] At this table people talk in phrases only.
   *[none] At this table nobody talks.
}
not-said = Say one of the phrases, or something of 1 to { $longest } visible characters on one line.
