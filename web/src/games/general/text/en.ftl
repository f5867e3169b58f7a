## A game without a drawn board

general-board = The table
general-unknown = not known
general-none = none
general-yes = yes
general-no = no
general-options = Agreed for this game

## Moves

general-moves = Your moves
general-count = { $count ->
    [one] one to choose from
   *[other] { $count } to choose from
}
general-search = Find
general-no-match = No move has this in it.
general-write = Write your move
general-form = It looks like this:
general-play = Play
general-keys-filter = look for a move, or write one

## What to do now

general-todo-mine = It is your move.
general-todo-other = { seat-title } is to move.
general-todo-both = Several players are to move.
