# Verso in English. The letters B G O and J, cards and spelled moves are the same in every language.
# A paragraph is one line, however long; a blank line separates paragraphs.

title = Verso
tagline = Sea, land or sky: take the card as it lies, or turn it over and hope for better.
credits = Designed by Alexis Allard and Joan Dufour, illustrated by Zongoh, published by Gigamic in 2024. Sottovoce is an independent project and is not affiliated with any of them.

## Who and what

seat-name = { $seat ->
    [p1] player 1
    [p2] player 2
    [p3] player 3
    [p4] player 4
    [p5] player 5
    [p6] player 6
   *[chance] chance
}
seat-title = { $seat ->
    [p1] Player 1
    [p2] Player 2
    [p3] Player 3
    [p4] Player 4
    [p5] Player 5
    [p6] Player 6
   *[chance] Chance
}
colour = { $colour ->
    [B] blue
    [G] green
   *[O] orange
}
landscape = { $colour ->
    [B] the sea
    [G] the land
   *[O] the sky
}
face = { $value ->
    [J] { colour } joker
   *[other] { colour } { $value }
}
a-face = { $colour ->
    [O] an { face }
   *[other] a { face }
}
the-face = { $value ->
    [J] the { colour } joker
   *[other] the { colour } { $value }
}
The-face = { $value ->
    [J] The { colour } joker
   *[other] The { colour } { $value }
}
worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The log

told-keep = { seat-title } keeps the top card as it lies.
told-flip = { seat-title } turns the top card over.
told-pass = { seat-title } passes.
told-bank = { seat-title } banks { $colour ->
    [B] a blue
    [G] a green
   *[O] an orange
} series: { $series }.
told-deal = The next card shows { a-face } worth { worth }.
told-placed = { seat-title } adds { the-face }.
told-flipped = { seat-title } turns up { a-face } worth { worth }.
told-discarded = { seat-title } discards { the-face }.
told-points = { seat-title } scores { points }.
told-square = { seat-title } completes a square: 7 points.
told-empty = The deck is empty: time for one last series.
told-deck-dealt = The next card shows { a-face } worth { worth }.
told-deck-flipped = The imagined player turns over { $was ->
    [J] a joker
   *[other] a { $was }
}: it becomes { a-face }. { $turns ->
    [joker] With a joker you turn nothing over.
    [greater] It is greater, so you turn over your highest { colour } card, if you have one.
   *[not] It is not greater, so you turn nothing over.
}
told-deck-discarded = { The-face } goes to the discard pile.

## The end

outcome-points = The deck is used up and the last series are banked: the highest score wins, and equal scores share the win.
outcome-points-alone = The deck is used up: that makes { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-points-short = Highest score

rank-title = Rank
rank = { $rank ->
    [35] Thirty-five: a good average game
    [40] Forty: nicely done
    [45] Forty-five: real talent
    [50] Fifty: hats off
    [55] Fifty-five: a true expert
    [60] Sixty: the stuff of legend
    [64] Sixty-four: level with the authors’ own record, or better
   *[0] No rank yet: the first comes at 35 points
}

## Refusals

bad-dealing = “{ $text }” does not deal a card. Write the card as it lies, upper face first, with a star if that face is worth 3, like this: “deal G4*/B3”.
bad-turning = “{ $text }” does not deal a card. Write the card as it lies, upper face first, with a star if that face is worth 3, like this: “deal G4*/B3”.
bad-turn = “{ $text }” is not something to do on your turn. Write “keep”, “flip”, or a series to bank, like this: “bank B:2-3-J-5”.
bad-last = “{ $text }” is not possible any more: the deck is empty. Bank one last series, like this: “bank B:2-3-J-5”, or “pass”.
bad-ended = “{ $text }” comes too late: the game is over.
bad-series = “{ $text }” is not a series. Write one colour, B, G or O, and two to six values in a row from low to high, with at most one J where the joker stands, like this: “bank B:2-3-J-5”.
must-flip = You already show a card like { $card }, and at this table such a card must be turned over. Write “flip”, or bank a series.
no-series-turn = You have no series yet: it takes two neighbouring values of one colour, or a number and the joker of its colour. Write “keep” or “flip”.
no-series-last = You have no series: it takes two neighbouring values of one colour, or a number and the joker of its colour. Write “pass”.
lacking = You do not show { $lacking }. You can bank: { $possible }.
already-dealt = { $card } is already on the table; each card of the box is there once. Deal one that has not been dealt.

## Options

option-forced_flip = Duplicates
option-forced_flip-false = may be kept, and are wasted
option-forced_flip-true = must be turned over
option-forced_flip-hint = If the top card shows a face that you already have, keeping it wastes it. You can agree that it has to be turned over instead.
option-deck = Prepared deck
option-deck-hint = For study: the cards in the order in which they come, top first, each as it lies. Nobody at the table is told.
option-deck-list = A prepared deck is a list of at least one card, top first, each as it lies, like this: ["B3/G4", "G3*/BJ"].
option-deck-card = “{ $card }” is not a card of the box as it lies. Write the upper face, a star if it is worth 3, a stroke and the back, like this: “B3/G4” or, turned over, “G4*/B3”.
option-deck-twice = { $card } is in the deck twice, perhaps the other way up. Each card of the box is there only once.

## Looking back: what was still possible

worlds-left = { $count ->
    [one] one way the backs can be
   *[other] { $shown } ways the backs can be
}

## What to do now

todo-turn-mine = Keep the top card, turn it over, or bank a series.
todo-last-mine = The deck is empty: bank one last series, or pass.
todo-turn-other = { seat-title } is choosing a move.
todo-last-other = { seat-title } may bank one last series.
todo-dealing-other = The next card is being dealt.
todo-turning-other = The imagined player’s card is being dealt.

## The odds

odds-title = What may be on the back
odds-hint = Counted from the cards that nobody has seen on both sides. No card can be in two places at once, and that is counted too.
odds-exact = exact
odds-estimated = estimated, within one point in a hundred

## The rules

rules-goal-title = The goal
rules-goal =
    Score more points than anyone else by the time the deck is empty. Points come from series, that is, neighbouring values of one colour, and from squares, three cards of each of the three colours.

rules-cards-title = The cards
rules-cards =
    There are ninety cards, and each has two faces. A face has a colour, blue for the sea, green for the land or orange for the sky; a value from 1 to 6, or a joker; and the points it is worth, 1 or 3.

    The two faces of a card are always opposites. The colours differ. If one face is worth 1 point the other is worth 3. The values are neighbours: behind a 3 there is a 2 or a 4, and 6 and 1 count as neighbours too. Only jokers are different: behind a joker there can be any value, and the joker itself is always worth 1 point.

rules-setup-title = Setting up
rules-setup =
    Shuffle the cards, each either way up, and make a deck of fifteen cards for each player; one person alone takes 35. The others stay in the box, unseen. Everybody can see the upper face of the top card, and nobody may look at its back.

rules-turn-title = Your turn
rules-turn =
    Do one of two things: take the top card, or bank a series.

    If you take the card, you either keep it as it lies, without looking at the back, or you turn it over, and then you must accept what you find. It goes into your display, one row for each colour. You may never show the same colour and value twice, nor two jokers of one colour: a card that would do so is discarded, even if it is worth more than the one you have.

rules-bank-title = Banking a series
rules-bank =
    A series is two to six values in a row, all of one colour, such as 3-4-5; it cannot go on from 6 to 1. One joker of that colour may stand in it for any value from 1 to 6, even for a value that you also show. You decide how much of a longer row you bank.

    First your two neighbours turn over their highest number of that colour, your left neighbour before your right one; someone with nothing but a joker in that colour turns over the joker. If the new face doubles one they already show, the card is discarded. Then you score the points on the cards of your series. Last, you discard its two highest cards, however long it was; a joker counts as the value it stands for. The others stay in your display.

rules-square-title = The square
rules-square =
    As soon as you show at least three cards of each colour, jokers included, you score 7 points. It does not matter whether you drew the card or a neighbour made you turn one over. You discard nothing.

    To score for a square again you must first lose it, by falling below three cards in some colour, and then complete it again.

rules-end-title = The end
rules-end =
    When somebody takes the last card of the deck, the drawing is over. Beginning with the next player, everyone may bank one last series, or pass. Nobody turns anything over any more. The highest score wins; if several have it, they share the win.

rules-solo-title = One player alone
rules-solo =
    With 35 cards, you play against an imagined neighbour. After each of your turns the top card of the deck is turned over. If neither of its faces is a joker and the new value is greater than the old one, you must turn over your highest card of the new face’s colour, as if a neighbour had banked. Then that card is discarded, and it is your turn again.

    The game ends when the deck is empty, whoever took the last card, and you may bank one last series. Thirty-five points are an average game; there are ranks at 40, 45, 50, 55 and 60. The authors once reached 64.

rules-odds-title = What you can know
rules-odds =
    Nobody knows a back that has not been turned up, but you can reason: behind a blue 3 worth 1 there is a green or orange 2 or 4, and some of those cards have been seen already. For every card on the table we show which backs are still possible and how likely each one is.

rules-advice-title = For your first game
rules-advice =
    A face worth 3 in a colour you collect is usually worth keeping; a face worth 1 hides a 3 on its back, but you choose neither its colour nor its value. Before you turn a card over, check whether one of its possible backs is a face you already show: that card would be lost.

    A longer series scores more but still costs you only two cards. On the other hand, a neighbour who banks your colour turns over your highest card of it, so do not wait for ever. Low cards survive several banks, and they keep your square alive.

## The first lesson

lesson-keep-title = Keep a card
lesson-keep-1 = Before you lies a blue 2; the top card of the deck shows a blue 3. Neighbouring values of one colour make a series, and series bring points. Keep the card as it lies.
lesson-keep-1-hint = You turned it over, and the blue 3 is gone: a flip is final. Here the face you saw was the one you wanted. Keep it.
lesson-keep-done = Now you show a blue 2 and 3: the beginning of a series. It was worth 1 point on this side; nobody knows yet what is on the back.
lesson-double-title = Or turn it over
lesson-double-1 = The top card shows a green 4, and you already have a green 4. You may never show the same face twice: if you kept it, it would go straight to the discard pile. Turn it over.
lesson-double-1-hint = Turn the card over.
lesson-double-wasted = The second green 4 went to the discard pile, and your turn was spent on nothing. Turn it over instead.
lesson-double-done = A blue 3, next to your blue 2! Once turned up, a card stays as it is.
lesson-back-title = What may be on the back
lesson-back-1 = A blue 3 worth 1 would stand alone before you. But its back is never blue, is worth 3, and shows a neighbouring value: a green or orange 2 or 4. Each of those would stand beside your green 3 or your orange 3. Keep or turn over?
lesson-back-1-hint = Safe, but of little use: your only blue card is the 6. Every possible back would have made a pair with one of your 3s, and for 3 points.
lesson-back-done = Whatever had come up, it would have fitted. Before each choice, look at what may be on the back: the board counts it for you.
lesson-series-title = Bank a series
lesson-series-1 = You show the blue 2, 3 and 4 and the blue joker, which stands for any value. Instead of taking a card you can bank them: you score the points on all cards of the series, and your neighbour must turn over the highest blue card. Bank a series of four.
lesson-series-1-hint = Leave the deck alone for once, and bank your blue cards: the joker at either end, and 2, 3 and 4.
lesson-series-shorter = That is a series too, but a shorter one brings fewer points, and it always costs its two highest cards. Take all four.
lesson-series-done = Six points. The two highest cards of the series are discarded, the others stay before you for the next one; and your neighbour’s blue 5 has been turned over.
lesson-square-title = The square
lesson-square-1 = You show three blue cards, three green ones and two orange ones. Three of each colour are a square, which is worth 7 points at once. What do you do with the top card?
lesson-square-1-hint = The back of an orange card is never orange. Keep it as it lies: it is your third of that colour.
lesson-square-done = A square: 7 points, and nothing is discarded. To score one again you must first lose it.
lesson-end-title = The end, and alone
lesson-end-1 = The last card of the deck is taken. Beginning with the next player, everyone may bank one last series, or pass; nobody turns anything over any more. It is your turn: take all you can.
lesson-end-1-hint = Bank one last series, the longest you have.
lesson-end-passed = You may pass, but these points would be lost: nothing comes after. Bank your series.
lesson-end-shorter = A shorter series scores fewer points, and there is nothing left to save cards for. Bank all three.
lesson-end-done = The last points. The highest score wins. You can also play alone, with 35 cards: after each of your turns an imagined player turns the top card over, and if its number grows, you turn over your highest card of its new colour. Thirty-five points are a good game; the authors’ best is 64.
