# What Volto’s own board in the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The table

headline = Move { $number }
headline-setup = Set-up
headline-quiet = { $count } without a capture
headline-twice = here for the second time
palace = { $seat ->
    [red] Red’s palace
   *[white] White’s palace
}
moving-how = Type its square such as b2, Tab for the next one, or arrows and Enter.
moving-chosen = { $who } on { $origin }: { $how }. Choose ○ or ×.
moving-chosen-how = Type a square such as b3, or arrows and Enter. Esc: back, Tab: the next.
moving-proposed = { $who } from { $origin } to { $square }? Enter plays, Esc takes back.
moving-capture = { $who } from { $origin } captures on { $square }? Enter plays, Esc takes back.
risk-none = It cannot be a damsel.
risk-both = If it is a damsel ({ $odds }), your mask leaves the board with her.
risk-lost = If it is a damsel ({ $odds }), you lose the game!
typed-column = { $column }… and the row? Type 1 to 7.

## The set-up

setting-how = Point with the arrows and type N C P S D. Space swaps two masks, r: all at random.
setting-done = All ten are in place. Enter makes it final.
setting-done-how = Space lifts one to swap it, Backspace takes it away, r deals anew.
setting-lifted = The mask on { $square } is lifted. Where does it go?
setting-lifted-how = Point at another square and press Space: they change places. Esc puts it back.
setting-none-left = All of that kind are placed. Take one away (Backspace) or swap (Space).
setting-nobody-here = No mask stands there yet: type its letter.
setting-not-complete = Some squares are still empty: Tab goes to the next one.
setting-not-there = Your masks stand on your two nearest rows.

## Beside the board, at most 28 characters a line

side = { $seat ->
    [red] Red
   *[white] White
}
tray-unseen = Hidden (small: shown)
tray-damsels = Damsels captured
tray-legend = The masks
tray-left = Still to place
damsels-lost = { $side }: { $lost ->
    [0] none
    [1] 1 · a second wins!
   *[other] { $lost }
}
damsels-lost-mine = You: { $lost ->
    [0] none
    [1] 1 · a second wins!
   *[other] { $lost }
}
damsels-next = { $seat ->
    [red] If Red’s second damsel is captured too, Red wins.
   *[white] If White’s second damsel is captured too, White wins.
}
mask-mine = { $letter ->
    [N] Your noble on { $square }
    [C] Your counsellor on { $square }
    [P] Your pretender on { $square }
    [S] Your soldier on { $square }
   *[D] Your damsel on { $square }
}
mask-rival = The mask on { $square } can be
mask-unmoved = has not moved yet
mask-to-rival = What your rival can think:
step-N = 1 straight
step-C = 1 diagonal
step-P = 1 any way
step-S = far ahead
step-D = 1, no taking

## The first screen

menu-capturer = Captor of a damsel
menu-capturer-shown = is shown
menu-capturer-hidden = stays hidden

## Keys

footer = b2 b3 · arrows Enter · Tab mask · Esc back · h rules · ? keys · q leave
rules-letters = The five kinds of mask
keys-table =
    At the table
    a–e, then 1–7 | choose a mask, then a square
    arrows, Enter | point and choose; the tray tells what a mask can be
    Tab, Shift+Tab | the next mask that can move, the one before
    Enter | play the proposed move
    Esc, u, Backspace | one step back
    N C P S D | set-up: this mask under the pointer (small ones too)
    Space, x | set-up: lift a mask, swap it with another
    r | set-up: all ten at random
    PgUp, PgDn | scroll what has happened
    mouse | click a mask, then a square, then the square again
    ( N ) (• •) | Red’s: a back you may see · a front
    < N > <• •> | White’s: a back you may see · a front
    ○ c3 ○  ×(• •)× | you may go here · you may capture
    →  ┄ ┄ ┄  [ N ] | moved last · where it came from · chosen
