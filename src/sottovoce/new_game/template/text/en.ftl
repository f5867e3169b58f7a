title = Hidden number
tagline = One hides a number, the other has three guesses.
credits = A small game to begin with.

## Who

seat-name = { $seat ->
    [hider] hider
    [guesser] guesser
   *[other] chance
}
seat-title = { $seat ->
    [hider] The hider
    [guesser] The guesser
   *[other] Chance
}

## The log

told-hidden = { seat-title } has hidden a number.
told-hide = { seat-title } hides the number { $number }.
told-guess = { seat-title } guesses { $number }.
told-more = It is more.
told-fewer = It is fewer.
told-number = The number is { $number }.

## The end

outcome-found = The number was found: the guesser wins.
outcome-found-short = found
outcome-kept = The number was not found: the hider wins.
outcome-kept-short = not found

## Looking back: what was still possible

worlds-left = { $count ->
    [one] one number
   *[other] { $shown } numbers
}

## What to do now

todo-hiding-mine = Hide a number from 1 to 5.
todo-guessing-mine = Guess the number.
todo-hiding-other = { seat-title } is hiding a number.
todo-guessing-other = { seat-title } is guessing.

## The names of what is shown on a general board

field-phase = The phase
field-phase-hiding = hiding
field-phase-guessing = guessing
field-phase-ended = over
field-number = The number
field-guessed = Last guess
field-guesses = Guesses left
field-low = Not below
field-high = Not above

## The rules

rules-goal-title = The goal
rules-goal = One player hides a number from 1 to 5. The other wins by guessing it, the hider if it is not found in three guesses. After a wrong guess the hider says whether the number is more or fewer.
