# Volto in English. The letters N C P S D, squares and spelled moves are the same in every language.
# A paragraph is one line, however long; a blank line separates paragraphs. An outcome that has a winner takes $seat.

title = Volto
tagline = Two families in masks, one square in Venice, and not a face to trust.
credits = Designed by Yusuke Emi, published by Blue Orange in 2022. Sottovoce is an independent project and is not affiliated with either of them.

## Who

seat-name = { $seat ->
    [red] Red
    [white] White
   *[chance] chance
}
seat-title = { $seat ->
    [red] Red
    [white] White
   *[chance] Chance
}
kind = { $letter ->
    [N] Noble
    [C] Counsellor
    [P] Pretender
    [S] Soldier
   *[D] Damsel
}
a-kind = { $letter ->
    [N] a noble
    [C] a counsellor
    [P] the pretender
    [S] the soldier
   *[D] a damsel
}
your-kind = { $letter ->
    [N] your noble
    [C] your counsellor
    [P] your pretender
    [S] your soldier
   *[D] your damsel
}
Your-kind = { $letter ->
    [N] Your noble
    [C] Your counsellor
    [P] Your pretender
    [S] Your soldier
   *[D] Your damsel
}

## The log

told-setup = { seat-title } sets up: { $home } in the palace, { $front } in front of it.
told-setup-hidden = { seat-title } has set up in secret and is ready.
told-move = { seat-title } moves from { $origin } to { $square }.
told-capture = { seat-title } captures from { $origin } on { $square }.
told-captured = { $letter ->
    [N] The captured mask is a noble.
    [C] The captured mask is a counsellor.
    [P] The captured mask is the pretender!
    [S] The captured mask is the soldier.
   *[D] The captured mask is a damsel, and her captor leaves the board with her.
}
told-removed = { $letter ->
    [P] The captor was the pretender!
   *[N] The captor was { a-kind }.
}
told-removed-hidden = The captor leaves without showing its face; it was not the pretender.
told-skipped = { seat-title } has no move and is skipped.
told-revealed = { seat-title } had set up { $home } in the palace and { $front } in front of it.

## The end

outcome-pretender_captured = { seat-title } wins: the rival’s pretender has been captured.
outcome-pretender_captured-short = Pretender captured
outcome-pretender_lost = { seat-title } wins: the rival’s pretender captured a damsel and left the board with her.
outcome-pretender_lost-short = Pretender lost to a damsel
outcome-damsels = { seat-title } wins: the rival has captured { seat-title }’s own second damsel.
outcome-damsels-short = Own second damsel captured
outcome-palace = { seat-title } wins: the pretender has entered the rival’s palace.
outcome-palace-short = Pretender in the far palace
outcome-repetition = A draw: the same position has come up for the third time.
outcome-repetition-short = Draw by repetition
outcome-no_captures = A draw: a hundred moves in a row without a capture.
outcome-no_captures-short = Draw without captures
outcome-no_moves = A draw: neither side can move.
outcome-no_moves-short = Draw without moves

## Refusals

bad-setup = “{ $text }” does not set up your masks. Write the letters of the palace row, a slash and the letters of the row in front, each from a to e, like this: “setup NNPNC/SDCDC”.
bad-moving = “{ $text }” does not move a mask. Write where it stands and where it goes, like this: “b2-b3”, or “b2xb3” to capture.
bad-ended = “{ $text }” comes too late: the game is over and no mask moves any more.
wrong-cast = This set-up has { $N } N, { $C } C, { $P } P, { $S } S and { $D } D. You have three nobles (N), three counsellors (C), one pretender (P), one soldier (S) and two damsels (D): use each of them once.
no-mask = No mask stands on { $square }. Yours are on: { $own }.
not-your-mask = The mask on { $square } is your rival’s. Yours are on: { $own }.
own-mask-there = One of your own masks stands on { $square }. { Your-kind } on { $origin } can play: { $can }.
rival-there = A rival mask stands on { $square }: to capture it, write “{ $right }”.
empty-there = There is no one to capture on { $square }: to go there, write “{ $right }”.
damsel-captures-nobody = { Your-kind } on { $origin } captures no one, not even on { $square }: damsels go to empty squares only. She can play: { $can }.
soldier-arrived = { Your-kind } on { $origin } has reached the far palace and stays there. Move another mask.
blocked = { Your-kind } on { $origin } has nowhere to go just now. Move another mask.
out-of-reach = { Your-kind } on { $origin } cannot get to { $square } in one move: { $letter ->
    [N] a noble takes one step along the row or the column.
    [C] a counsellor takes one step diagonally.
    [P] the pretender takes one step in any direction.
    [S] the soldier goes straight forward and passes over no one.
   *[D] a damsel takes one step in any direction, onto an empty square.
} Possible: { $can }.

## Options

option-capturer = A mask that captures a damsel
option-capturer-shown = is shown as it leaves
option-capturer-hidden = leaves with its face hidden, unless it is the pretender

## Looking back: what was still possible

worlds-left = { $count ->
    [one] one set-up
   *[other] { $shown } set-ups
}

## What to do now

todo-setup-mine = Set up your ten masks in secret: five in your palace, five in front of it.
todo-moving-mine = Move one of your masks.
todo-setup-other = { seat-title } is still setting up.
todo-moving-other = { seat-title } is choosing a move.

## The rules

rules-goal-title = The goal
rules-goal =
    Venice is about to choose its Doge, it is carnival, and everyone wears a mask. Two families, Red and White, meet on St Mark’s square. You see the signs on the backs of your own masks; of your rival’s you see only the outside.

    You win in one of three ways. Take your rival’s pretender off the board. Or bring your own pretender into your rival’s palace. Or lose both your damsels: you win when your own second damsel is captured by your rival. Your damsels are bait, and whoever bites twice has lost.

rules-setup-title = Setting up
rules-setup =
    The board has five columns, a to e, and seven rows. Row 1 is Red’s palace, row 7 White’s, and the five rows between them are the square.

    Each side has ten masks: three nobles, three counsellors, one pretender, one soldier and two damsels. Both players set theirs up at the same time and in secret, as they please: five in their own palace and five on the row in front of it. All your rival learns is that you are ready. Then Red begins.

rules-moving-title = Moving
rules-moving =
    On your turn you move one of your masks, to an empty square or onto a rival mask, which is captured; never onto a mask of your own. You may not pass.

    A noble takes one step along its row or column, a counsellor one step diagonally, the pretender one step in any of the eight directions. The soldier goes straight forward, as far as he likes over empty squares, and may capture on the last one; once in the far palace he never moves again. A damsel takes one step in any of the eight directions but never captures: she goes to empty squares only.

rules-capture-title = Capturing
rules-capture =
    A captured mask is shown to both players. A noble, a counsellor or the soldier simply leaves the board. If it is the pretender, the captor has won.

    If it is a damsel, she leaves the board and takes her captor along: both are gone, and both are shown. So a pretender that captures a damsel is lost, and the damsel’s owner wins. You can agree that the captor leaves with its face hidden; the pretender is always shown.

rules-end-title = The end
rules-end =
    After each capture has been settled, look: is a pretender off the board? Then its owner has lost, however it happened. Has a player now lost a second damsel? Then that player, the damsels’ owner, has won. Does a pretender stand in the rival’s palace? Then its owner has won. A pretender that captures a damsel there is gone and has not arrived.

    A player who cannot move is skipped. The game is drawn if neither can move, if the very same masks stand on the same squares with the same player to move for the third time, or if a hundred moves in a row, both sides’ counted, bring no capture. The players can also agree on a draw. When the game is over all masks are shown.

rules-knowing-title = What you can know
rules-knowing =
    Every move tells something. A diagonal step: no noble, no soldier. Two squares or more at once: the soldier. A capture: no damsel. A mask that stands in your palace without having won: not the pretender. And there are only three, three, one, one and two: once three nobles are known, nothing else can be a noble.

    For every rival mask the board keeps track of where it has been and which kinds it can still be, all ten taken together. It forgets nothing; what it cannot tell is what your rival wants you to think.

rules-advice-title = For your first game
rules-advice =
    Do not capture with the pretender unless you know what you capture: a damsel would cost you the game. Capture unknown masks with a noble or a counsellor you can spare, and remember that a second damsel captured is a gift to her owner.

    Offer your damsels where they look like a threat, and let the pretender move like something dull. A mask that dares to capture cannot be a damsel, and your rival knows that too.

## The masks

help-N = A noble takes one step along its row or its column, to an empty square or onto a rival mask. From b3 it can go to a3, c3, b2 or b4. You have three: they make good guards and good captors, and a step sideways or back gives nothing away but that it is not the soldier and not a counsellor.
help-C = A counsellor takes one step diagonally, to an empty square or onto a rival mask. From b3 it can go to a2, c2, a4 or c4. You have three. Its diagonal step looks like the pretender’s or a damsel’s, so it is the best of decoys for both.
help-P = The pretender takes one step in any of the eight directions, to an empty square or onto a rival mask. Captured, it loses you the game; if it captures a damsel both leave the board and you have lost as well; standing in your rival’s palace, it wins. From b6 Red’s pretender wins at a7, b7 or c7, unless a damsel waits there.
help-S = The soldier goes straight forward, any distance, as long as the squares on his way are empty; on the last one he may capture. With nobody in between, Red’s soldier on b2 can go to b3, b4, b5, b6 or b7. He never goes sideways or back, and once in the far palace he never moves again, though he can be captured there. A stride of two squares or more gives him away.
help-D = A damsel takes one step in any of the eight directions, to empty squares only: she never captures. Whoever captures her leaves the board with her, and if it was the pretender, you win on the spot. You also win when your own second damsel is captured by your rival. So put your damsels in the way, and do not let them be seen for what they are.

## The same in a narrow column, at most 34 characters

move-N = one step, row or column
move-C = one step, diagonally
move-P = one step, 8 directions
move-S = straight forward, any distance
move-D = one step, 8 ways, never captures

## The first lesson

lesson-noble-title = A step on the square
lesson-noble-1 = You are Red, and only you see what your masks are: each shows you its sign. Three of those in front are nobles (N), who take one step along their row or column. Let one of them step forward.
lesson-noble-1-hint = Choose a mask with the letter N and the square before it.
lesson-noble-soldier = That was the soldier (S): he goes straight forward as far as he likes. Choose a noble (N).
lesson-noble-counsellor = That was a counsellor (C): he steps diagonally. Choose a noble (N).
lesson-noble-done = White saw a mask take one step, and no more: it might be a noble, but also the pretender, the soldier or a damsel. Only a counsellor cannot have done that.
lesson-capture-title = A capture
lesson-capture-1 = A white mask has come right in front of your noble on c4. To capture it, move onto its square.
lesson-capture-1-hint = The noble on c4 can capture the mask on c5.
lesson-capture-done = A captured mask leaves the board and is shown to both of you. It was a noble; and White has learned something about yours: it captured straight ahead, so it is no damsel.
lesson-spare-title = Do not bite with the pretender
lesson-spare-1 = The mask on c5 can be captured in two ways: by your noble on c4, or by your pretender (P) on b4. If it is a damsel, she takes her captor off the board with her, and without a pretender you have lost. Capture it with the right one.
lesson-spare-1-hint = Capture the mask on c5 with the noble on c4.
lesson-spare-lost = It was a damsel, and your pretender left the board with her: White has won at once. Unknown masks are for nobles and counsellors.
lesson-spare-done = A damsel indeed: both are gone, a noble for a damsel. But beware, she is the first of two: whoever captures both has lost.
lesson-bait-title = Offer your damsel
lesson-bait-1 = White has already captured one of your damsels (D). If White captures the second, you win. She stands on d3, and the mask on d5 has just come straight at her. Put her within its reach.
lesson-bait-1-hint = Move the damsel on d3.
lesson-bait-away = There the mask on d5 does not reach her with a step straight ahead. Put her on the square right in front of it.
lesson-bait-done = White could not resist: your second damsel is captured, and you have won. Your damsels are bait; make them look like a threat.
lesson-read-title = Seeing through a mask
lesson-read-1 = Two white masks are within your reach, on a4 and on d4. One of them went straight ahead and then captured diagonally. Who can do both, and capture? Capture the pretender.
lesson-read-1-hint = Capture one of the two: the one that moved straight and diagonally.
lesson-read-other = That one has only ever gone straight. The mask on d4 did both: it came down column c and captured diagonally.
lesson-read-done = Straight and diagonally: pretender or damsel. But a damsel never captures. So it was the pretender, and you have won.
lesson-palace-title = Into the palace
lesson-palace-1 = Your pretender (P) stands on e6, before White’s palace. If it enters the palace and still stands there after its move, you win. Go in.
lesson-palace-1-hint = Move the pretender from e6 to an empty square of row 7.
lesson-palace-damsel = That was a damsel: your pretender left the board with her, and White has won. An empty square holds no surprises.
lesson-palace-capture = A capture, and it went well; but you could have won. The square e7 in the palace is empty.
lesson-palace-done = Your pretender is in the palace, and Venice has its Doge: you have won. Now you know all three ways to win.
