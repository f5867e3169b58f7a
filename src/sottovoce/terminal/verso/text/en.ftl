# What Verso’s own board in the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The display and the company

row-B = sea
row-G = land
row-O = sky
square-held = square
company = Everybody
called-you = you
called-bot = bot
deck-left = Deck: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
deck-empty = The deck is empty.
deck-dealing = A card is dealt.
discards = { $count ->
    [0] Nothing discarded
   *[other] Discarded: { $count }, last
}
proposed-keep = keep?
proposed-flip = turn over?

## What may be on a back

odds-of = Back of { $card }
odds-sampled = sampled
odds-seen = { $card }, seen before
odds-percent = { $percent }%
odds-under = <{ $percent }%
odds-double = = shown already: lost

## A turn

taking-how-turn = k keep · f turn over · b bank ({ $count } possible) · arrows, Tab: look
taking-how-turn-none = k keep · f turn over · nothing to bank yet · arrows, Tab: look about
taking-how-last = b bank ({ $count } possible) · p pass · arrows, Tab: look about
taking-how-last-none = You have no series to bank: p passes.
taking-keep = Keep { $card }, worth { $worth }? Enter plays, Esc takes back.
taking-keep-note = Its back stays unseen.
taking-keep-double = You show one already: the card would be discarded.
taking-flip = Turn over { $card }? Enter plays, Esc takes back.
taking-flip-note = On its back: { $odds }
taking-bank = Bank { $series } for { $points }? Enter plays, Esc takes back.
taking-bank-how = Then { $cards } are discarded. ↑ ↓ choose ({ $at } of { $count }), b g o: a colour.
taking-pass = Pass? Enter plays, Esc takes back.
taking-pass-banks = You could still bank { $points }.
taking-pass-none = You have no series to bank.
banks-title = Series { $at } of { $count }, points
bank-none-B = There is no blue series to bank.
bank-none-G = There is no green series to bank.
bank-none-O = There is no orange series to bank.

## Moments

moment-bank = { $who } banks { $series }: { $points }
moment-gone = { $who } discards the two highest: { $cards }
moment-flip = { $who } must turn over { $old }: it becomes { $new }.
moment-flip-lost = { $who } must turn over { $old }: it becomes { $new }, a double, and is discarded.
moment-square = { $who } completes a square: 7 points
moment-square-why = { $who } shows { $blue } blue, { $green } green and { $orange } orange cards: three or more of each, 7 points.
moment-imagined = The imagined player makes you turn a card over

## One player alone

imagined-title = The imagined player
imagined-not-yet = After each of your turns the top card is turned over.
imagined-flip = { $old } became { $new }, higher: your { $mine } is turned over to { $now }.
imagined-flip-lost = { $old } became { $new }, higher: your { $mine } turns into a second { $now } and is lost.
imagined-none = { $old } became { $new }, higher; but you had no card of that colour.
imagined-lower = { $old } became { $new }, not higher: nothing happens.
imagined-joker = { $old } became { $new }: with a joker nothing happens.
rank-authors = { $rank } the authors

## The end

end-won = { $who } wins with { $points }.
end-shared = { $who } share the win with { $points } each.
end-place = { $place }. { $who }: { $points }
end-alone = { $points }. The authors once reached { $best }.

## Keys

footer = k keep · f turn · b bank · arrows Tab look · h rules · ? keys · q leave
keys-table =
    At the table
    k | keep the top card as it lies
    f | turn the top card over
    b | bank a series: ↑ ↓ choose it; b g o: the next blue, green, orange one
    p | pass, when the deck is empty
    Enter | play what is proposed
    Esc, u, Backspace | take the proposal back; stop looking about
    arrows | point at a card: what may be on its back
    Tab, Shift+Tab | look at the next player’s display, the one before
    1–6 | look at that player’s display
    PgUp, PgDn | scroll what has happened
    mouse | top card: keep; its back: turn over; again: play; others: look
    B ≈  G ♣  O ☼ | sea (blue), land (green), sky (orange)
    B3★  /G4 | a face worth 3 points · a back that has been seen
    +  ↻  [B3]  × | added · turned over · chosen · to be discarded
    ◆  ◇ | has a square · has none
    G2= | a possible back that is on show already, so it would be lost
