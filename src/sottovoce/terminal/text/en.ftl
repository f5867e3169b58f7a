# What the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The table

match-leg = game { $leg } of 2
to-move = { $who } to move
addressed = { $who }: { $what }
role-you = { $role } (you)
role-bot = { $role } (the bot)
not-kept = This game could not be saved: { $why }.
too-small = Please make this window larger: 80 × 24 shows everything.
no-secret-yet = There is no secret to look at yet.

## The report and the end

score = { $who }: { $points }
ended-won = { $who } wins.
match-second = Second game, roles swapped: { $first } plays { $first-role }, { $second } plays { $second-role }.
match-winner = { $player } wins the match. { $points }
match-drawn = The match is drawn. { $points }
notice-go-on = Enter goes on
notice-go-on-end = Enter goes on · r plays again, roles moved on · the game is kept as a record
notice-go-on-match = Enter begins the second game · this one is kept as a record

## Questions

question-undo = { $who } would like to take back a move. { $asked }, do you agree?
question-draw = { $who } offers a draw. { $asked }, do you accept?
resign-sure = { $who }: resign this game?
question-how = Enter: yes · Esc: no

## The curtain

curtain-down-title = The curtain is down
curtain-down =
    This is for { $who } alone.
    { $other }, look away!

    Enter lifts the curtain.
curtain-again-title = The curtain is down again
curtain-again = { $other } may look again. Enter goes on.
curtain-lower = Enter lowers the curtain.

## The first screen

welcome-continue = Continue: { $what }
welcome-as = Play { $role } against the bot
welcome-match = Two people here: a match of two games, roles swapped
welcome-single = Two people here: a single game
welcome-play = Play
welcome-game = Game
welcome-seats = Players
welcome-bot = Bot
welcome-bot-hint = The novice looks one move ahead; the other one plays anything.
welcome-language = Language
welcome-light = Light
welcome-rules = The rules
welcome-quit = Leave
bot-person = a person
bot-novice = novice
bot-random = random moves
language-name = English
light-candlelight = candlelight (dark)
light-daylight = daylight (light)
nobody-plays = At least one person must play: change a seat with ← →.
names-title = The people at this keyboard
names-label = Who plays { $role }?
names-person-1 = Anna
names-person-2 = Marco
names-person-3 = Lucia
names-person-4 = Paolo
names-person-5 = Giulia
names-person-6 = Carlo
names-how = Enter goes on · Tab changes the line · Esc goes back
kept = The game is kept. Enter continues it, q leaves.
record-kept = The game is kept as a record: { $file }
kept-resume = Your game is kept. Continue it with: { $command }
nothing-to-resume = there is no unfinished game to continue.
not-compiled = The rules run as plain Python here: correct, but much slower than compiled.
no-terminal = this needs a terminal to draw on; input and output must not be redirected.

## Looking back

replay-line = line { $line } of { $lines }
replay-eyes = As seen by { $who }
replay-how = ← → step, Home, End; e: seen by…; a number and Enter: that line.
replay-goto = Go to line { $line }? Enter.
eyes-spectator = a spectator
eyes-all = someone who knows everything
file-missing = { $file }: there is no such file.
file-folder = { $file }: this is a folder, not a record.
file-unreadable = { $file }: it cannot be read: { $why }.
file-not-text = { $file }: this is not a record: it is not text in UTF-8.
file-bad = { $file }: { $why }
verify-ok = { $lines ->
    [one] one line
   *[other] { $lines } lines
}, { $result ->
    [none] not finished
   *[other] { $result }
}

## The general board, for games without one of their own

general-headline = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
general-waiting = { $who } is to move.
general-moves = Moves: { $at } of { $count }
general-choose = Choose a move.
general-type = Type a move: { $form }
general-typed = Your move: { $text }▏ Enter plays it, Esc stops typing.
general-begin = Enter begins typing.
general-nothing-typed = Type a move first.
general-footer = ↑ ↓ Enter choose · / type · ← → view · h rules · ? keys · l language · q leave
general-keys =
    At the table
    ↑ ↓ Home End | point at a move
    Enter | play it
    /, Tab | type a move; the list shows the moves that contain it
    Esc | stop typing
    ← → | scroll what you may know of the game
    PgUp, PgDn | scroll what has happened
    mouse | click a move, and again to play it

## Keys

footer-page = ↑ ↓ PgUp PgDn Home End scroll · Esc closes · l language · t light
footer-welcome = ↑ ↓ choose · ← → change · Enter · h rules · ? keys · l language · q leave
footer-replay = ← → step · Home End · number Enter · e seen by · h rules · ? keys · q leave
keys-notice =
    A notice
    Enter, Space, Esc | go on
keys-question =
    A question
    Enter, y | yes
    Esc, n | no
keys-game =
    During a game
    Ctrl+Z | take back the last move; others are asked if they have learned something
    Ctrl+D | offer a draw, where the game knows one
    Ctrl+R | resign
    r | after the end: play again with the roles moved on
keys-curtain =
    The curtain
    Enter | lift it, lower it, go on
keys-welcome =
    The first screen
    ↑ ↓ | choose a line
    ← → | change its value
    Enter | do it
keys-replay =
    Looking back
    ← → ↑ ↓ Space | one line back or on
    PgUp, PgDn | six lines back or on
    Home, End | to the beginning, to the end
    number, Enter | to that line
    e | seen by: each seat, a spectator, everything
keys-everywhere =
    Everywhere
    h, F1 | the rules and what each piece can do
    ? | the keys
    l | English, français, italiano
    t | candlelight or daylight
    q | leave; the game is kept
    Ctrl+Q | leave at once; the game is kept
