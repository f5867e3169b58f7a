# What all games say.
over = The game is over.
not-your-turn = It is not { $seat }'s turn; { $waited } to move.
stale = The game has gone on: you had seen { $seen } lines, there are { $lines }.
option-unknown = There is no option “{ $option }”; there is { $known }.
option-choice = { $option } cannot be “{ $value }”; it is one of { $choices }.
option-seats = This game has { $fewest ->
    [2] { $most ->
        [2] 2 seats
       *[other] 2 to { $most } seats
    }
   *[other] { $fewest } to { $most } seats
}, not { $seats }.
bad-record = Line { $line } of the record: { $why }
