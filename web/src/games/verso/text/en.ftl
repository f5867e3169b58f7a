# What Verso’s board on the page says, in English, besides the game’s own words.

## What one did oneself

told-keep-you = You keep the top card as it lies.
told-flip-you = You turn the top card over.
told-pass-you = You pass.
told-bank-you = You bank { $colour ->
    [B] a blue
    [G] a green
   *[O] an orange
} series: { $series }.
told-placed-you = You add { the-face }.
told-flipped-you = You turn up { a-face } worth { worth }.
told-discarded-you = You discard { the-face }.
told-points-you = You score { points }.
told-square-you = You complete a square: 7 points.

## The board

row = { $colour ->
    [B] Sea
    [G] Land
   *[O] Sky
}
row-empty = { row }: nothing
me = You
display-mine = Your cards
display-of = { seat-title }: cards on display
others = The other players
left-of-me = on your left
right-of-me = on your right
square = square
squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
score-title = Points

## The deck

deck = Deck
deck-left = { $left ->
    [0] The deck is empty
    [one] { $left } card left
   *[other] { $left } cards left
}
top-card = Top card: { $card }. { $left }.
do-keep = Keep
do-flip = Turn over
do-pass = Pass
do-bank = Bank

## The backs

backs-of = Behind { the-face }
backs-never = Nobody turned it up: { a-face } worth { worth }.
backs-seen = It was turned up before: { a-face } worth { worth }.
backs-unseen = Nobody has seen this back.
backs-double = double
odds-percent = { $percent }%
odds-under = <{ $percent }%

## Banking

bank-how = To bank, choose cards of one row, or take a series:
bank-none = There is no series to bank yet.
bank-missing = For a series, add { $cards }.
bank-apart = These cards are in no series together.
bank-joker = For which value does the joker stand?
bank-leave = Then { $first } and { $second } are discarded.
bank-breaks = Your square is lost.
bank-turns = { seat-title } must turn over { $card }.
bank-clear = Clear the choice
joker-as = as { $value }
tag-stays = stays
tag-goes = goes
tag-turns = turns

## What happened

news-flip = { seat-title } must turn over { $was }: it becomes { $now }.
news-flip-lost = { seat-title } must turn over { $was }: it becomes { $now }, a double, and is discarded.
news-flip-mine = You must turn over { $was }: it becomes { $now }.
news-flip-mine-lost = You must turn over { $was }: it becomes { $now }, a double, and is discarded.

## What can be done

acts = Your move
act-again = press once more
act-double = a double: lost
act-double-odds = a double
act-square = a square: +7
act-must-flip = must be turned over
act-worth = { $worth ->
    [one] a face worth { $worth }
   *[other] a face worth { $worth }
}
act-bank = { $series }: { points }
act-breaks = breaks your square
square-near = { $colour ->
    [B] One sea card from a square
    [G] One land card from a square
   *[O] One sky card from a square
}
square-two = Two cards from a square

## What happens

moment-keep = { $mine ->
    [yes] You keep { $card }.
   *[no] { seat-title } keeps { $card }.
}
moment-keep-lost = { $mine ->
    [yes] You keep { $card }, a double: it is discarded.
   *[no] { seat-title } keeps { $card }, a double: it is discarded.
}
moment-flip = { $mine ->
    [yes] You turn { $was } over: { $now }.
   *[no] { seat-title } turns { $was } over: { $now }.
}
moment-flip-lost = { $mine ->
    [yes] You turn { $was } over: { $now }, a double. It is discarded.
   *[no] { seat-title } turns { $was } over: { $now }, a double. It is discarded.
}
moment-pass = { $mine ->
    [yes] You pass.
   *[no] { seat-title } passes.
}
moment-bank = { $mine ->
    [yes] You bank { $colour ->
        [B] a blue
        [G] a green
       *[O] an orange
    } series: { $series }.
   *[no] { seat-title } banks { $colour ->
        [B] a blue
        [G] a green
       *[O] an orange
    } series: { $series }.
}
moment-points = { $mine ->
    [yes] You score { points }.
   *[no] { seat-title } scores { points }.
}
moment-square = { $mine ->
    [yes] You complete a square: 7 points.
   *[no] { seat-title } completes a square: 7 points.
}

## Alone

imagined-title = The imagined player
imagined-how = After each of your turns the imagined player turns the top card over. If its number grows, you turn over your highest card of its new colour.
alone-best = Your best: { points }
alone-new-best = A new best!
alone-last = Your last games
alone-marked = * with a move taken back after a card was seen: not counted

## Beside the board

rank-reached = reached
rank-authors = the authors
discards-title = Discard pile
discards-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
discards-top = On top: { $card }

## In words

twin-top = On top: { $card }
twin-row = { row }: { $cards }
twin-back = on the back { $back }
twin-backs = on the back: { $backs }

keys-keep = keep the top card
keys-flip = turn it over
keys-pass = pass

## Figures in the rules

figure-faces = A blue 3 worth 1 point; on its back a green 4 worth 3.
figure-series = The joker stands for the 1: a series from 1 to 4, worth 6 points. Then its two highest cards are discarded.
figure-square = Three of each colour: the ninth card completes the square and brings 7 points.

## The result as a picture

card-points = { $count ->
    [one] point
   *[other] points
}
card-series = { $count ->
    [one] series banked
   *[other] series banked
}
card-best = { $count ->
    [one] point for the best series
   *[other] points for the best series
}
card-squares = { $count ->
    [one] square
   *[other] squares
}
