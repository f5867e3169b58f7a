# What the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The table

round = Round { $round } of { $rounds }
match-leg = game { $leg } of 2
to-move = { $who } to move
addressed = { $who }: { $what }
role-you = { $role } (you)
role-bot = { $role } (the bot)
moving-how = Type its letter (Shift+Q: the Princess), or point with the arrows, then Enter.
moving-chosen = { $who }: { $how }. Now choose a square marked ○.
moving-chosen-how = Type a square such as c3, or point and press Enter. Esc: back, Tab: the next.
moving-proposed = { $who } from { $origin } to { $square }? Enter plays, Esc takes back.
preview = If the round ended then: same area → { $same } left, different areas → { $different } left.
typed-column = { $column }… and the row? Type 1, 2, 3 or 4.
nobody-here = No one stands on that square.
not-kept = This game could not be saved: { $why }.
too-small = Please make this window larger: 80 × 24 shows everything.
no-secret-yet = There is no secret to look at yet.

## The list and the calendar, at most 18 characters a line

list-left = { $left ->
    [one] { $left } pair of 15
   *[other] { $left } pairs of 15
}
days-left = Days left: { $days }
split-now = If it ended now:
split-after = After this move:
split-same = = same → { $left } left
split-different = ≠ differ → { $left } left
lovers-are = The lovers:
lovers-hidden = Lovers: hidden
placing-waiting = Still to place:

## The set-up

placing-next = Where does { $who } stand? Choose an empty square.
placing-how = Arrows and Enter, or type c3. A letter takes up another one; r: all at random.
placing-done = All six are placed. Enter begins; a letter picks one up again.
placing-done-how = Esc takes the last one back, r scatters them anew.
placing-none-carried = Press a letter first: Q, K, R, S, B or F picks that one up.
hiding-how = Type { $left ->
    [one] one more letter
   *[other] two letters
}, or point and press Enter. A letter typed again takes it back.
hiding-done = The lovers are { $pair }? Enter hides them.
hiding-done-how = Esc takes the last one back.
hiding-two-already = Two are chosen already. Take one back first: type its letter again.
pair = { $first } and { $second }
secret-lovers = The lovers are { $pair }.

## The report and the end

report-removed = { $count ->
    [one] One pair is struck out: { $pairs }
   *[other] { $count } pairs are struck out: { $pairs }
}
report-nothing = It strikes out nothing: every pair still fits.
report-left = { $left ->
    [one] A single pair is left on the list.
   *[other] { $left } pairs are left on the list.
}
report-days = { $days ->
    [one] One day is left.
   *[other] { $days } days are left.
}
ribbon-go-on = Enter goes on
ribbon-go-on-end = Enter goes on · the game is kept as a record
match-next = Second game, roles swapped: { $seeker } is Capulet, { $keeper } is the Nurse.

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
welcome-bot = Bot
welcome-bot-hint = The novice looks one move ahead; the other one plays anything.
welcome-language = Language
welcome-light = Light
welcome-rules = The rules
welcome-quit = Leave
bot-novice = novice
bot-random = random moves
language-name = English
light-candlelight = candlelight (dark)
light-daylight = daylight (light)
names-title = Two people at this keyboard
names-label = Who plays { $role } first?
names-person-1 = Anna
names-person-2 = Marco
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
replay-how = ← → step, Home, End; e: other eyes; a number and Enter: that line.
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

## Keys

footer = QKRSBF+c3 · arrows Enter · Esc back · h rules · ? keys · l language · q leave
footer-shared = QKRSBF+c3 · arrows Enter · Esc back · p secret · h rules · ? keys · q leave
footer-leaf = ↑ ↓ PgUp PgDn Home End scroll · Esc closes · l language · t light
footer-welcome = ↑ ↓ choose · ← → change · Enter · h rules · ? keys · l language · q leave
footer-replay = ← → step · Home End · number Enter · e eyes · h rules · ? keys · q leave
rules-characters = The six characters
keys-table =
    At the table
    Q K R S B F | choose a character (k s b f too; but small q leaves)
    a–e, then 1–4 | choose a square (b: Bishop first, then a column)
    arrows, Enter | point at a character or a square and choose it
    Tab, Shift+Tab | the next character that can move, the one before
    Enter | play the proposed move
    Esc, u, Backspace | one step back
    r | while placing: scatter all six (capital R is the Noble)
    p | two people: the Nurse looks at her pair in secret
    PgUp, PgDn | scroll what has happened
    mouse | click a character, then a square, then the square again
    (Q) ·Q· [Q] | can still move · has moved this round · chosen
    ○ c3 ○   a1→ | you may go here · came from a1
    QK /qk ×qk | possible pair · struck out · struck out just now
keys-ribbon =
    The report
    Enter, Space, Esc | go on
keys-curtain =
    The curtain
    Enter | lift it, lower it, go on
    Q K R S B F | choose a lover, or take one back
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
    e | other eyes: each seat, a spectator, everything
keys-everywhere =
    Everywhere
    h, F1 | the rules and what each character can do
    ? | the keys
    l | English, français, italiano
    t | candlelight or daylight
    q | leave; the game is kept
    Ctrl+Q | leave at once; the game is kept
