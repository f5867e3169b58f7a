# Verona Twist in English. The letters Q K R S B F, squares and spelled moves are the same in every language.
# A paragraph is one line, however long; a blank line separates paragraphs.

title = Verona Twist
tagline = Six characters on a piazza in Verona, two of them Romeo and Juliet in disguise.
credits = Designed by József Dorsonczky, published by Mind Fitness Games in 2018. Sottovoce is an independent project and is not affiliated with either of them.

## Who

seat-name = { $seat ->
    [capulet] Capulet
    [nurse] the Nurse
   *[chance] chance
}
seat-title = { $seat ->
    [capulet] Capulet
    [nurse] The Nurse
   *[chance] Chance
}
character = { $letter ->
    [Q] Princess
    [K] Prince
    [R] Noble
    [S] Servant
    [B] Bishop
   *[F] Friar
}
the-character = { $letter ->
    [Q] the Princess
    [K] the Prince
    [R] the Noble
    [S] the Servant
    [B] the Bishop
   *[F] the Friar
}
The-character = { $letter ->
    [Q] The Princess
    [K] The Prince
    [R] The Noble
    [S] The Servant
    [B] The Bishop
   *[F] The Friar
}
the-other = { $other ->
    [Q] the Princess
    [K] the Prince
    [R] the Noble
    [S] the Servant
    [B] the Bishop
   *[F] the Friar
}

## The log

told-place = { seat-title } places the Princess on { $at-Q }, the Prince on { $at-K }, the Noble on { $at-R }, the Servant on { $at-S }, the Bishop on { $at-B } and the Friar on { $at-F }.
told-lovers = { seat-title } picks the lovers: { the-character } and { the-other }.
told-lovers-hidden = { $seat ->
    [nurse] The Nurse picks the lovers in secret.
   *[chance] Chance picks the lovers; only the Nurse is told.
}
told-move = { seat-title } moves { the-character } to { $square }.
told-same = The Nurse reports: same area.
told-different = The Nurse reports: different areas.
told-revealed = The lovers were { the-character } and { the-other }.

## The end

outcome-identified = Capulet wins: only one pair is left on the list, and the lovers are unmasked.
outcome-identified-short = Lovers unmasked
outcome-hidden = The Nurse wins: the last day is over, and the lovers are still hidden.
outcome-hidden-short = Lovers still hidden

match-won = { $player } wins the match: { $why }.
# These two complete match-won.
match-both-won = two wins out of two
match-tie-break = one win each, but fewer rounds needed as Capulet
match-level = The match is drawn: one win each, and neither was quicker as Capulet.

## Refusals

bad-placing = “{ $text }” does not place the six characters. Give each a square, in the order Q K R S B F, like this: “place Qc1 Kc2 Rd3 Sa1 Be4 Fb2”.
bad-hiding = “{ $text }” does not name the lovers. Write two different letters in the order Q K R S B F, like this: “lovers QF”.
bad-moving = “{ $text }” does not move anyone. Write a character’s letter and the square it goes to, like this: “Qc3”.
bad-ended = “{ $text }” comes too late: the game is over and no one moves any more.
placed-twice = More than one character is on { $square }. Give each of the six a square of its own.
already-moved = { The-character } has already moved this round. Still active: { $active }.
blocked = { The-character } has no free square to go to just now. Move another active character.
taken = The square { $square } is taken by { the-other }. { The-character } can go to: { $free }.
no-jump = { The-character } has no jump that lands on { $square }: he passes over the first character he meets in a direction, and those right behind, onto the next empty square. He can land on: { $free }.
out-of-reach = { The-character } cannot get to { $square } in one move. Within reach: { $free }.

## Options

option-rounds = Rounds
option-rounds-hint = Seven is the game as published. With five or more, a perfect Capulet always wins; four is the balanced game for experts.
option-lovers = Lovers
option-lovers-chosen = picked by the Nurse
option-lovers-random = picked at random, known to the Nurse
option-placement = Starting squares
option-placement-chosen = chosen by the Nurse
option-placement-random = drawn at random

## Looking back: what was still possible

worlds-left = { $count ->
    [one] one pair of lovers
   *[other] { $shown } pairs of lovers
}

## What to do now

todo-placing-mine = Place the six characters on any six squares.
todo-hiding-mine = Pick the two characters who are Romeo and Juliet.
todo-moving-mine = Move a character that has not moved yet this round.
todo-placing-other = { seat-title } is placing the six characters.
todo-hiding-other = { seat-title } is picking the lovers.
todo-moving-other = { seat-title } is choosing a move.

## The rules

rules-goal-title = The goal
rules-goal =
    Romeo and Juliet have slipped into the clothes of two of the six characters who cross the Piazza dei Signori. One player is Capulet, Juliet’s father, and wants to know which two. The other is her Nurse, who is in on the secret and keeps it.

    Fifteen pairs are possible, and the list of fifteen shows those that still are. Capulet wins as soon as a single pair is left on it. The Nurse wins if two or more are left after seven days, that is, seven rounds.

rules-setup-title = Setting up
rules-setup =
    The piazza is five columns wide, a to e, and four rows deep, 1 to 4. Its six dark squares, b2 c2 d2 and b3 c3 d3, are the centre; the fourteen light squares around them are the edge.

    The Nurse puts the six characters on any six squares, never two on one. Then she secretly picks the two who are the lovers; until the game is over only she knows. If you like, chance can place the characters, or pick the lovers, in her stead.

rules-moving-title = Moving
rules-moving =
    In every round the players take turns, and Capulet begins. On your turn you move one active character, that is, one that has not moved yet this round, to an empty square. Each moves in its own way, and only the Friar jumps. The characters belong to no one: both players may move any of them. You may not pass.

    A character that has moved is done for the round. One that is blocked stays active, and a later move may free it. The round ends at once when all six have moved, or when no active character can move, no matter whose turn it would be.

rules-report-title = The Nurse’s report
rules-report =
    When a round ends the Nurse says one thing only: whether or not the lovers share an area. “Same area” means that both stand in the centre, or both on the edge; “different areas” means one in each.

    The report is given automatically and is always true, and the pairs it rules out leave the list of fifteen by themselves. If all six characters are on the edge, for instance, the answer has to be “same area”, and Capulet learns nothing.

rules-end-title = The end
rules-end =
    After the report, look at the list. If a single pair is left, Capulet has unmasked the lovers and wins, even on the last day. If not, a leaf is torn off the calendar, which starts with seven. While a day remains there is a new round: the characters stay where they are, all become active again, and Capulet begins again. When none remains, the Nurse wins.

    No one makes guesses: the list alone decides. Once the game is over everyone is shown the lovers. You can agree on anything from three to nine days instead of seven.

rules-match-title = A match of two games
rules-match =
    The two roles are nothing like each other, so a match is two games, in which each player is Capulet once and the Nurse once. A win is worth one point. Whoever wins both games wins the match.

    At one point each, if both won as Capulet, the match goes to the player who needed fewer rounds to do it. If the rounds are equal too, or if it was the Nurse who won both times, the match is drawn.

rules-advice-title = For your first game
rules-advice =
    Capulet: think ahead to the end of the round. How many pairs would “same area” leave, and how many “different areas”? The closer the two numbers, the better: either report then clears away about half. On the full list two characters against four makes 7 and 8, three against three 6 and 9; all in one area tells you nothing.

    Nurse: you know which report it will be, so let it be the one that leaves more pairs, the more the better. If no one stays blocked, the sixth and last move is yours: save a character for it that can cross between centre and edge.

## The characters

help-Q = The Princess goes as many empty squares as she likes, in a straight line in any of the eight directions, and never passes over anyone. From b1 she can go up to b4, along the row to e1 or diagonally to e4, and stop anywhere on the way. She can nearly always change areas, so she is worth saving for the end of a round, when it matters most.
help-K = The Prince takes one step onto any of the eight squares around him, if it is empty. From b2 he can stay in the centre on b3, c2 or c3, or leave it for a1, a2, a3, b1 or c1. Wherever he is, the other area is only a step away: he is perfect for a last correction before the report.
help-R = The Noble goes as many empty squares as he likes along his row or his column, and never passes over anyone. From a2 he can go to b2, c2, d2 or e2, and to a1, a3 or a4; with someone on d2 he gets no further than c2. Mind the corners: from a1, a4, e1 and e4 he can reach nothing but the edge.
help-S = The Servant takes one step along his row or his column, onto an empty square. From b2 he can go to a2, c2, b1 or b3. In a corner he has only two squares, both on the edge. He is the easiest to hem in, and when one character stays blocked the last move of the round changes hands.
help-B = The Bishop goes as many empty squares as he likes along a diagonal, and never passes over anyone. From a1 he can go to b2, c3 or d4; with someone on c3 he gets no further than b2. Only ten of the twenty squares are ever open to him, three of them in the centre; his first square decides which. In a corner, a single neighbour on his diagonal blocks him.
help-F = The Friar moves only by jumping. In each of the eight directions he looks down the line, past any empty squares, to the first character he meets, near or far. He jumps over that one and over all who stand behind without a gap, and lands on the first empty square after them. If there is no one in a direction, or the board ends before an empty square, he cannot go that way. From a1, with the Noble on c1, he lands on d1; if d1 is taken too, on e1; if e1 is taken as well, that way is closed. Every move of the others opens or shuts a path for him: surprises are his trade.

## The same in a narrow column, at most 34 characters

move-Q = any distance, 8 directions
move-K = one step, 8 directions
move-R = any distance, row or column
move-S = one step, row or column
move-B = any distance, diagonally
move-F = jumps the first group in line

## The first lesson

lesson-princess-title = The Princess
lesson-princess-1 = You are Capulet. Six characters stand on the piazza, and two of them are Romeo and Juliet in disguise. You may move any of the six. Begin with the Princess, who goes any distance in a straight line: bring her into the centre, onto one of the dark squares.
lesson-princess-1-hint = That was someone else. The Princess, who wears the coronet, stands in the corner a1.
lesson-princess-edge = The Princess may go there, but that square is still the edge. The centre is the six dark squares in the middle.
lesson-princess-done = Well led. Centre and edge are all that matters here: they are the two areas that the Nurse speaks of.
lesson-friar-title = The Friar
lesson-friar-1 = Everyone walks but the Friar: he only jumps. He looks along a line to the first character, leaps over the whole group and lands on the first empty square behind it. Let him jump.
lesson-friar-1-hint = That was someone else. The Friar, in his hood, stands in the corner a1, and three groups are in line with him.
lesson-friar-done = That is how he surprises people. Along the diagonal he clears two at once, and an empty square before the group does not stop him.
lesson-turned-title = Who has moved is turned over
lesson-turned-1 = You and the Nurse take turns, and each character moves once a day. Four have moved and lie turned over; the Servant and the Bishop are still active. Move one of them.
lesson-turned-1-hint = Move the Servant or the Bishop.
lesson-turned-done = The Nurse moved the other one, and with that the day was over: she reported. All six are active again, and you begin the next day.
lesson-report-title = The report
lesson-report-1 = In the evening the Nurse says whether the lovers share an area, and every pair that does not fit is struck out. The best report is the one that halves the list whatever she says. Only the Noble is in the centre: one against five would strike out five pairs or ten. Make it two against four.
lesson-report-1-hint = Bring the Prince into the centre.
lesson-report-edge = The Prince is still on the edge: if the lovers are both there, ten pairs remain. Bring him into the centre.
lesson-report-servant = From his corner the Servant can only reach the edge, and now the Nurse moves the Prince as she likes. Bring the Prince into the centre yourself.
lesson-report-done = “Same area”: seven pairs are left, and it would have been eight otherwise. You could not have asked a better question.
lesson-second-title = Two reports together
lesson-second-1 = Yesterday’s “same area” left seven pairs: two among the Princess, the Noble, the Servant and the Friar, or the Prince with the Bishop. The Nurse moves last, and the Friar can only jump to the edge. Move so that today’s report leaves three pairs or four.
lesson-second-1-hint = Try the Noble.
lesson-second-edge = Now all four suspects stand on the edge: if they share an area, as yesterday, six of the seven pairs remain. Separate one from the others.
lesson-second-friar = Now the Nurse moves the Noble, and she keeps him on the edge with the others if that suits her. Move him yourself.
lesson-second-done = Two reports together say more than each alone: only pairs that fit both are left.
lesson-win-title = The last question
lesson-win-1 = Two pairs are left: the Noble with the Bishop, or the Noble with the Friar. The Friar has moved and stands in the centre. Move so that tonight’s report tells the two pairs apart.
lesson-win-1-hint = The Bishop must not stand in the same area as the Friar.
lesson-win-centre = Bishop and Friar are now both in the centre: whatever the Nurse says is true of both pairs or of neither. Keep the Bishop on the edge.
lesson-win-prince = That leaves the Bishop to the Nurse, and she will take him to the centre beside the Friar. Move him yourself, to another square of the edge.
lesson-win-done = One pair is left on the list, and Capulet has won: the Noble and the Bishop were the lovers. Now you know all you need.
