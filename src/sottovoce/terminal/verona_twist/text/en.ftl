# What Verona Twist’s own board in the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The table

round = Round { $round } of { $rounds }
moving-how = Type its letter (Shift+Q: the Princess), or point with the arrows, then Enter.
moving-chosen = { $who }: { $how }. Now choose a square marked ○.
moving-chosen-how = Type a square such as c3, or point and press Enter. Esc: back, Tab: the next.
moving-proposed = { $who } from { $origin } to { $square }? Enter plays, Esc takes back.
preview = If the round ended then: same area → { $same } left, different areas → { $different } left.
typed-column = { $column }… and the row? Type 1, 2, 3 or 4.
nobody-here = No one stands on that square.

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
match-next = Second game, roles swapped: { $first } is Capulet, { $second } is the Nurse.

## Keys

footer = QKRSBF+c3 · arrows Enter · Esc back · h rules · ? keys · l language · q leave
footer-shared = QKRSBF+c3 · arrows Enter · Esc back · p secret · h rules · ? keys · q leave
rules-letters = The six characters
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
