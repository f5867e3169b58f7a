# What the page says, besides what the games and the table say themselves.

close = Close
page-not-fetched = This part of the page could not be fetched. Check the connection and load the page again.
one-moment = One moment…
try-again = Try again
never-mind = Never mind

## The header and the settings

brand-home = Sottovoce: to the first page
language = Language
language-en = English
language-fr = Français
language-it = Italiano
settings = Settings
light = Light
light-now = Light: { $light }
light-system = as this device
light-light = daylight
light-dark = candlelight
motion = Motion
motion-system = as this device
motion-calm = calm
motion-none = none
pace = Pace
pace-hint = How long each thing that happens is shown before the next. A click or a key goes on at once.
pace-calm = calm
pace-brisk = brisk
pace-none = all at once
sound = Sound
sound-hint = A small bell when it is your turn.
sound-try = Hear it
confirm-step = Confirm each move
confirm-hint = With a finger it is easy to touch the wrong square.
confirm-touch = on touch screens
confirm-always = always
confirm-never = never
assist-default = Help at new tables
my-name = My name
name-guest = Guest

## The first page

hero = { $games ->
    [4] Four games of secrets
   *[other] Games of secrets
}
hero-more = Say little. Watch closely. The candle marks whose turn it is.
home-alone = This page comes from your device. Tables and games wait until the server answers again.
your-turn-in = { $tables ->
    [one] Your turn: { $game }
   *[other] Your turn at { $tables } tables
}
box-players = { $fewest } to { $most } players
box-players-exactly = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
box-minutes = about { $minutes } min
play-now = Play now
play-with-friends = Play with friends
play-as = I play
role-random = chance decides
rivals = Rivals
rivals-count = { $rivals ->
    [0] none, I play alone
   *[other] { $rivals }
}
opponent = Against
partner = With
chapter-line = { $number }. { $name } ({ $hardness })
chapter-line-won = { $number }. { $name } ({ $hardness }), won
chapter-hardness = { $tier }, { $percent }%
chapter-measured = The percentage says how often two novice bots win this chapter together.
chapter-won = Chapter won
chapter-lost = lost { $lost ->
    [one] once
   *[other] { $lost } times
}
chapter-next = Chapter { $number }: { $name }
campaign-so-far = Chapters you have won: { $won } of { $count }. Whoever played them with you sees the same.
earned-what = { $what }: { $value }.
earned-may-decline = You may decline it.
campaign-over = You have won all the chapters.
level = { $level ->
    [novice] the novice bot
    [random] the random bot
   *[other] the bot “{ $level }”
}
level-hint = { $level ->
    [novice] Looks one move ahead. A good partner for a first game.
    [random] Plays anything it may. For trying out the rules.
   *[other] { "" }
}
more-choices = More choices
begin = Begin
my-tables = My tables
my-tables-count = { $tables ->
    [one] one in play
   *[other] { $tables } in play
}
my-tables-older = Show older tables
my-tables-none = Nothing is being played yet. Tables where you sit appear here.
my-tables-all = Show all { $tables }
my-tables-over = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
row-games = { $games ->
    [one] one game played
   *[other] { $games } games played
}
row-score = { row-games }, { $mine } : { $theirs }
row-won = { row-games }, { $won } won
state-turn = Your turn
state-running = The others are thinking
state-running-one = { $name } is thinking
state-open = Not begun yet
state-between = The second game is to be played
state-over = Finished
go-turn = Play
go-running = Look
go-open = Go there
go-between = Go there
go-over = Look back
free-chairs = { $chairs ->
    [one] a free chair
   *[other] { $chairs } free chairs
}
open-tables = Open tables
open-tables-count = { $tables ->
    [one] one waits for players
   *[other] { $tables } wait for players
}
open-tables-none = No table is waiting for players now. Make one with “Play with friends” and put it on this list: anybody on this server may then sit down.
open-by = { $others ->
    [0] { $name } waits for players
   *[other] { $name } and others wait for players
}
open-by-nobody = Waits for players
open-free = Free: { $roles }
code-title = I have a code
code-how = Your seat is on another device? Ask for a code there (in the menu of the table), and type it here: you go on playing on this one.
code-label = Code
code-enter = Take my seat
nowhere = There is nothing here
nowhere-more = Perhaps the link was cut short. All the games are on the home page.

## One’s own results

results = My results
results-more = What this server knows of the games played on this device. Games whose deal somebody may have known, or in which a move was taken back after something had been learned, are listed but not counted.
results-none = No game has been played to its end on this device yet. When one is over, it is told here.
results-played = { $games ->
    [one] one game
   *[other] { $games } games
}
results-won = { $count } won
results-drawn = { $count } drawn
results-lost = { $count } lost
results-by-part = By part
results-part = Part
results-head-won = won
results-head-drawn = drawn
results-head-lost = lost
results-alone = Alone: { $games ->
    [one] one game
   *[other] { $games } games
}
results-best = Best
results-average = Average
results-points = Points of the latest games, the last one at the end: { $points }
results-uncounted = { $games ->
    [one] One game does not count.
   *[other] { $games } games do not count.
}
results-recent = The latest games
uncounted-known-deal = not counted: the deal may have been known
uncounted-taken-back = not counted: a move was taken back after something had been learned
uncounted-shared = not counted: several people played at this device
uncounted-given-up = not counted: given up

## A new table

new-title = A new table
new-more = Everything is set for a first game with a friend; change what you like.
new-who = Who plays
new-seats = How many play
new-game = The game
new-further = Clock, spectators, talk
new-nobody = At least one person has to play.
new-gets-link = You get a link to send to your friends.
new-begins = The game begins at once.
new-make = Make the table
offer = Put it on the list of open tables
offer-hint = Anybody on this server sees it on the first page and may take a free chair.
offered = This table is on the list of open tables: anybody on this server may take a free chair.
offered-to-you = This table is open: a chair is free for you.
kind-here = here
kind-link = friend by link
kind-bot = bot
kind-link-hint = Whoever opens the link can sit down here.
who-plays = Who plays: { $role }
name-of = Name: { $role }
name-placeholder = Name
level-of = Bot: { $role }
chair-numbered = Chair { $number }
roles = Roles
roles-as-seated = as above
roles-swap = Swap
order = Who begins
order-as-seated = player 1
assist = Help
assist-none = none
assist-none-hint = Nothing but the board: everyone remembers for themselves.
assist-notes = notes
assist-notes-hint = As with the printed game: everyone may keep notes; the page concludes nothing.
assist-exact = exact
assist-exact-hint = The page also shows what follows from all that you have seen.
match = A match of two games, roles swapped
match-hint = Both games are counted together.
clock = Clock
clock-none = none
clock-move = for each move
clock-game = for the whole game
clock-days = days for a move
clock-each = For each move
clock-total = For the whole game
clock-increment = Added with each move
beat = Common beat
beat-none = none: choices are shown as soon as both are made
beat-every = { $number ->
    [one] every second
   *[other] every { $number } seconds
}
beat-hint = With a beat nobody is told whether the other has chosen already, and both choices are shown together on the next beat: hesitation tells nothing.
minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
spectators = Spectators
spectators-public = see what all players see
spectators-public-hint = Whoever has the link may look on; no secret is shown.
spectators-all-after-the-end = see everything, after the end
spectators-all-after-the-end-hint = Nothing while you play; the whole game afterwards.
spectators-none = none
spectators-none-hint = Only those who sit at the table see it.
chat = Talk
chat-phrases = a few phrases
chat-free = own words
chat-none = silence

## The waiting room

waiting-for-people = Waiting for players
waiting-for-ready = Everyone is seated
waiting-more = The game begins by itself when every chair is taken and everyone is ready.
chair-free = Free chair
is-ready = ready
not-ready = not ready yet
be-ready = { $people ->
    [one] I am ready
   *[other] We are ready
}
ready-wait = Waiting until the others are ready, too…
get-up = Get up from this chair
free-chair = Free the chair of { $name }
seat-bot = A bot
seat-here = Someone here
seat-it = Seat it
sit-down = Sit down
sit-down-as = Sit down: { $role }
invited = You are invited to this table.
choose-chair = Choose your chair
invitation-used = This invitation was used in the meantime. Ask whoever sent it for a new link; or stay, and look on.
not-invited = To sit down here you need a link with an invitation. Ask whoever made the table; or stay, and look on.
no-free-chair = Every chair is taken. You may stay, and look on.
invite = Invite
invite-how = { $chairs ->
    [one] Send this link to your friend, or let them point a camera at it.
   *[other] Send this link to your friends, or let them point a camera at it.
}
invite-lost = The invitation to a free chair is not on this device.
invite-renew = Make a new link
qr-label = The link as a code for a camera
link = The link
link-copy = Copy
link-copied = Copied
link-share = Send
link-local = This link works on this computer only. Friends elsewhere can come once whoever runs this server has opened it to the network.
agreed = As agreed
term = { $name }: { $value }
term-clock-game = { $seconds ->
    [0] { $minutes } minutes each for the game
   *[other] { $minutes } minutes each for the game, { $seconds } seconds more with each move
}
term-clock-move = { $each } for each move

## The rules

rules-of = { $game }: the rules
rules-chapters = Chapters

## The table

seats = Seats
is-you = { $name } (you)
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
presence-here = here
presence-away = away
presence-back = looking back
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
known = What is known
log = The tale so far
status-sending = Your move is on its way…
away-title = While you were away
away-before = { $number ->
    [one] One more thing before that is in the log.
   *[other] { $number } more things before that are in the log.
  }
away-close = Go on
status-bot-plays = A bot plays for you just now.
status-gave-up = { verdict-gave-up }: a bot plays on for you.
status-pass = It is { $name }’s turn: pass the device.
status-sealed = You have chosen. The beat will show both choices together.
beat-why = Choices are shown together, on the beat.
beat-next = Next beat in { $seconds } s
title-turn = Your turn: { $title }
reconnecting = The connection is lost; trying again. Nothing is lost.
undo = Take back
undo-ask = Ask to take back
undo-why-ask = Somebody has learned something from your move, or has moved since: the others are asked.
undo-why-alone = Nobody else is at the table: nobody has to be asked. If something was learned meanwhile, the end of the game tells of it.
undo-costs = You have seen what came of this move. If you take it back, this game counts for no best.
take-back-choice = Choose again
confirm = Confirm
pass = Pass to { $name }
come-back = Play again myself
curtain-for = Hand the device to { $name }
curtain-who = Who is at the device?
curtain-hint = Until the curtain is lifted nothing of the table is shown, or even on this device.
curtain-lift = I am { $name }: lift the curtain
talk-by = { $name }:
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
verdict-won-together = You have won together
verdict-lost-together = You have lost together
verdict-over = The game is over
verdict-gave-up = { $why ->
    [clock] Your time ran out
   *[resigned] You resigned
  }
end-winner = Winner: { $name }
verdict-placed = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of { $players ->
    [3] three
    [4] four
    [5] five
   *[6] six
}
end-taken-back = { $count ->
    [one] One move was taken back after something had been learned.
   *[other] { $count } moves were taken back after something had been learned.
}
end-taken-back-alone = { $count ->
    [one] One move was taken back after something had been learned: this game counts for no best.
   *[other] { $count } moves were taken back after something had been learned: this game counts for no best.
}
match-drawn = The match is drawn.
match-winner = { $name } wins the match.
again = Play again
again-swapped = Play again, roles swapped
again-second = On to the second game
again-waits = Waiting for the others…
again-asked = { $name } would like to play again.
go-home = To the games
more = More
menu-rules = Rules
menu-twin = The board in words
menu-keys = Keys
menu-back = Look back at the game before
menu-talk = Say something
menu-code = Go on from another device
menu-take-over = Ask a bot to sit in for { $name }
menu-draw = Offer a draw
menu-leave = I have to go; keep my seat
menu-resign = Resign…
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
no-looking-on = Only those who sit at this table may look on.
watch-after = The game is being played. At this table spectators see everything when it is over.

## Around the board

bot-name = { $number ->
    [0] Ginevra
    [1] Taddeo
    [2] Lucrezia
    [3] Orsino
    [4] Fiammetta
    [5] Corrado
    [6] Bianca
    [7] Lorenzo
    [8] Isotta
    [9] Cosimo
    [10] Livia
   *[11] Ruggero
}
spectators-here = { $number ->
    [one] One person is watching
   *[other] { $number } people are watching
}
you-watch = You are watching: you see what everybody may see.
seat-lost = Your seat is now on another device.
seat-lost-more = You go on playing there. Nothing of your seat is left on this device.
provenance-short = Deal may be known
provenance-record = This game was begun elsewhere: whoever brought it may know what was dealt. It counts for no best and no campaign.
provenance-prepared = The deal was prepared: whoever made the table may know it. It counts for no best and no campaign.
seat-lost-watch = Watch from here
earlier = Earlier:
earlier-back = Back to now
earlier-turn = Your turn: back to now
again-waits-one = Waiting for the other player…
asked-wait-one = Your fellow player has been asked; waiting for an answer.
undo-why-ask-one = Your fellow player has learned something from your move, or has moved since, and is asked.
am-back = I am back
sounds = Sounds of the game
sounds-hint = Softly, when something happens on the board.

## Looking back

back-title = { $game }: looking back
back-games = Games of this table
back-game-of = Game { $game } of { $games }
back-game-before = The game before
back-game-after = The game after
back-to-game = Back to the game
back-eyes = Seen by
back-eyes-beside = Seen by, on the second board
back-eyes-of = Seen by: { $who }
back-eyes-public = Everybody
back-eyes-public-hint = what all could see
back-eyes-all = All revealed
back-eyes-all-hint = every secret
back-only-public = You see what everybody saw. The secrets are for those who sat at the table.
back-start = Before the first move
back-at = Line { $line } of { $lines }
back-slider = Moment of the game
back-first = To the start
back-previous = One line back
back-next = One line on
back-last = To the end
back-play = Let it play
back-pause = Stop
back-beside = Side by side
back-alone = One board
back-keys = ← → line by line · space plays · E seen by another
back-rest = { $lines ->
    [one] One more line is still to come.
   *[other] { $lines } lines are still to come.
}
back-rest-show = Show them now
back-scores = Points
back-score = { $name } { $points }
back-track = { $name } at the end of each part so far: { $numbers }; at this moment { $now }
back-possible = Still possible
back-millions = { $number }
back-curve = What was still possible, seen by: { $who }. At the start { $first }, at this moment { $now }.
back-play-on = Play on from here
back-play-on-how = The game goes on from this line at a table of its own, and this one stays as it was. Bots play the others. What your seat could not know at this moment is dealt anew: it fits all that was seen, but having looked back helps nobody.
back-link = Copy the link to this moment
back-link-there = It stands in the address bar
back-record = Save the record
back-table = To the table
share = Share
share-title = Share the result
share-how = The picture tells how the game ended and who played. Behind the link it can be looked back at, as the table allows.
share-save = Save the picture
share-save-svg = As SVG
share-copy = Copy the link
share-failed = The picture could not be painted here. The link works all the same.
bring-title = I have a record
bring-how = A game that was saved as a record, here or in the terminal: a finished one can be looked back at, an unfinished one played on.
bring-file = Choose a file
bring-paste = Or paste its text:
bring-go = Bring it
bring-brought = brought as a record

## Learning

learn = Learn
learn-by-playing = Learn by playing
learn-title = { $game }: first lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $step }: { $title }
lesson-step-done = Step { $step }, done: { $title }
lesson-where = Step { $step } of { $steps }
lesson-your-move = Your move, on the board.
lesson-to-board = To the board
lesson-again = Try again
lesson-show = Show me
lesson-next = Next step
lesson-first-game = Play your first game
figure-again = Play this example again
