# What all games say. Seats, options and moves appear as programs spell them.

over = The game is over.
not-your-turn = It is not { $seat }’s turn; still to move: { $waited }.
stale = The game has changed since you looked: you had seen { $seen ->
        [one] { $seen } line
       *[other] { $seen } lines
    }, it now has { $lines }.
not-a-move = “{ $text }” is not a move of this game. You can play: { $moves }.
not-possible-now = “{ $text }” is not possible now. You can play: { $moves }.

## Options

option-unknown = There is no option “{ $option }”. The options of this game: { $known }.
option-choice = “{ $option }” cannot be “{ $value }”. Possible values: { $choices }.
option-seats = This game is for { $most ->
        [2] { $fewest ->
            [2] two
           *[other] { $fewest } or { $most }
        }
       *[other] { $fewest } to { $most }
    } players, not { $seats }.

## Records

bad-record = Line { $line } of the record: { $why }
record-not-ours = This is not a Sottovoce record: its first line should be “{ $first }”.
record-header = “{ $text }” is not a header line. Write a word, a colon and a value, such as “seats: 2”.
record-missing = The header does not say “{ $key }”. Add a line that begins with “{ $key }:”.
record-game = There is no game “{ $game }” here. The games: { $known }.
record-rules = Version { $version } of the rules is not known here. Known: { $known }.
record-number = “{ $key }” should be a whole number.
record-options = “options” should be a JSON object, such as { "{" }"rounds": 7{ "}" }; if there are none, { "{" }{ "}" }.
record-seat = “{ $seat }” is not a seat of this game. The seats: { $known }.
record-line = “{ $text }” is not a line of play. Write a seat and a move, such as “capulet Qc3”.
record-event = The record says that “{ $told }” came to light here; by the rules it is “{ $found }”.
record-result = The record gives the result “{ $told }”; by the rules it is “{ $found }”.

## Lessons

lesson-no-step = There is no such step: this lesson has { $steps } steps, counted from 0.
lesson-no-more = This step has nothing more to do. Begin it again, or go on to the next.
