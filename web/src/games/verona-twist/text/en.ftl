# What the board of Verona Twist says, besides the game's own words.

## What one did oneself

told-place-you = You place the Princess on { $at-Q }, the Prince on { $at-K }, the Noble on { $at-R }, the Servant on { $at-S }, the Bishop on { $at-B } and the Friar on { $at-F }.
told-lovers-you = You pick the lovers: { the-character } and { the-other }.
told-move-you = You move { the-character } to { $square }.

## The board

## What each role does

does-capulet = You want to find out which two are the lovers, before seven days have passed.
does-nurse = You choose the two lovers, report every evening, and keep the secret for seven days.

area-name = { $area ->
    [centre] centre
   *[edge] edge
}

## The piazza

piazza = The piazza, five columns by four rows
square-empty = { $square }, { area-name }: empty
square-held = { $square }, { area-name }: { the-character }
square-active = { $square }, { area-name }: { the-character }, has not moved yet today
square-turned = { $square }, { area-name }: { the-character }, has moved today
can-choose = Can be chosen
is-chosen = Chosen
can-place = { The-character } can be placed here
can-go = { The-character } can go here
can-go-to = { The-character } can go to { $free }

## Placing and hiding

tray = Characters to place
tray-waiting = { The-character }, not placed yet
tray-placed = { The-character }, placed on { $square }
shuffle = Shuffle
clear = Start over
placing-done = All six stand on the piazza. You can still move them.
hiding-hint = Choose two characters, or a pair from the list.
seal-placing = Place them like this
seal-hiding = These are the lovers

## The report

no-report = The first day
no-report-yet = The Nurse reports when the round is over.
means-same = Both in the centre, or both on the edge.
means-different = One in the centre, one on the edge.
pairs-left = { $count ->
    [one] One pair left.
   *[other] { $count } pairs left.
}

## What is known

calendar-title = Calendar
day-of = day { $day } of { $days }
calendar = Calendar: day { $day } of { $days }
day-same = Day { $day }: same area
day-different = Day { $day }: different areas
day-now = Day { $day }: today
day-to-come = Day { $day }: to come
who-loves-whom = Who loves whom?
fifteen-pairs = 15 pairs
notepad = My notepad
only-you = Only you see this.
your-secret = Romeo and Juliet
pair = { The-character } and { the-other }
pair-possible = { The-character } and { the-other }: possible
pair-struck = { The-character } and { the-other }: struck out
still-possible = { $count ->
    [one] pair still possible
   *[other] pairs still possible
}
if-now = If the round ended now
same-area = same area
different-areas = different areas
would-leave = “same area” would leave { $same }, “different areas” { $different }

## The board in words

twin-piazza = On the piazza
nobody-placed = No character has been placed yet.
twin-lovers = The lovers
twin-pairs = Pairs still possible: { $count }


## Evenings, and what is in hand

the-six = The six
keys-numbers = on the board: take the Princess, the Prince, the Noble, the Servant, the Bishop, the Friar
has-moved = { The-character } has already moved today.
nobody-can-move = Nobody else can move: the day ends early.
evening = { $day ->
    [1] First evening
    [2] Second evening
    [3] Third evening
    [4] Fourth evening
    [5] Fifth evening
    [6] Sixth evening
    [7] Seventh evening
    [8] Eighth evening
   *[9] Ninth evening
}
report-name = { $report ->
    [same] same area
   *[different] different areas
}
evening-report = { evening }: { report-name }
band-plain = { evening }: { report-name }.
band-exact = { evening }: { report-name }. { struck-out }
struck-out = { $struck ->
    [0] No pair is struck out.
    [one] One pair is struck out.
   *[other] { $struck } pairs are struck out.
}
new-day = Day { $day } begins.
if-moved = After this move
you-would-report = You would report: { report-name }.
pair-secret = Your secret
slip-peek = Nurse, peek
slip-fold = Hide it again

## Figures in the rules

figure-from = { The-character } on { $square } can go to { $free }.
figure-centre = The six dark squares are the centre, the fourteen around them the edge.
figure-report = In the evening the Prince and the Noble are in the centre, the other four on the edge. “Same area” strikes out the eight pairs that are apart; seven are left.

## The result as a picture

card-found = Found on day { $day } of { $days }
card-hidden = Hidden for all { $days } days
card-day = Day { $day } of { $days }
card-evenings = { $day ->
    [one] evening
   *[other] evenings
}
