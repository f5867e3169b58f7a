# What Volto's board says, besides what the game says itself.

## What one did oneself

told-setup-you = You set up: { $home } in the palace, { $front } in front of it.
told-move-you = You move from { $origin } to { $square }.
told-capture-you = You capture from { $origin } on { $square }.
told-skipped-you = You have no move and are skipped.
told-revealed-you = You had set up { $home } in the palace and { $front } in front of it.

## What each role does

does-red = You move first.
does-white = You move second, and see what Red does.

## The board

board-label = St Mark’s square, five columns by seven rows
palace-square = { $square }, { $seat ->
    [red] Red’s palace
   *[white] White’s palace
}
square-holds = { $square }: { $what }
and-then = { $said }; { $more }
empty = empty
rival-mask = a rival mask
some-mask = { $seat ->
    [red] a red mask
   *[white] a white mask
}
known-mask = { $kind }, { $seat ->
    [red] red
   *[white] white
}
can-be = can still be { $kinds }
pinned = your mark: { $marks }
can-go = can go to { $squares }
can-capture = can capture on { $squares }
go-here = go here from { $square }
capture-here = capture here from { $square }
planned = your move from { $square }, not yet sent
chosen = Chosen: { $ways }.

## A capture, and a move that cannot be made

side-kind = { $letter ->
    [N] { $whose ->
        [red] a red noble
       *[white] a white noble
    }
    [C] { $whose ->
        [red] a red counsellor
       *[white] a white counsellor
    }
    [P] { $whose ->
        [red] the red pretender
       *[white] the white pretender
    }
    [S] { $whose ->
        [red] the red soldier
       *[white] the white soldier
    }
   *[D] { $whose ->
        [red] a red damsel
       *[white] a white damsel
    }
}
capture-mine = You capture on { $square }: { side-kind }.
capture-yours = { seat-title } captures on { $square }: { your-kind }.
capture-seen = { seat-title } captures on { $square }: { side-kind }.
gone-mine = { Your-kind } leaves with her.
gone-yours = { $letter ->
    [P] The pretender leaves with her!
    [S] The soldier leaves with her.
    [N] A noble leaves with her.
   *[C] A counsellor leaves with her.
}
gone-hidden = Her captor leaves unseen.
all-faces = All masks are turned over.
why-blocked = { Your-kind } cannot move just now.
why-own = Your own mask stands there.
why-damsel = A damsel never captures.
why-reach = { kind }: { $letter ->
    [N] { move-N }
    [C] { move-C }
    [P] { move-P }
    [S] { move-S }
   *[D] { move-D }
}
bubble = can still be

## Setting up

seal-setup = Ready
setup-hint = Drag one mask onto another, or choose two, to swap them.
setup-shuffle = Shuffle
setup-saved = Set-ups
setup-swapped = { $one } and { $other } have changed places.
swap-here = change places with { $square }
saved-title = Your set-ups
saved-none = None yet. Give the one on the board a name to keep it on this device.
saved-name = Name
saved-save = Save this one
saved-delete = Delete “{ $name }”
ready-title = Ready-made
ready-shield = The shield
ready-shield-why = The pretender deep in the palace, a wall before him.
ready-bait = Two baits
ready-bait-why = Both damsels in front, at the edges: who bites?
ready-race = The race
ready-race-why = The pretender at the edge with a free way, and the soldier close by.
ready-disguise = The disguise
ready-disguise-why = The pretender in the middle of the front, among nobles.
ready-corner = The corner
ready-corner-why = The pretender in a corner, a damsel on either side of the board.

## What wins

wins-title = What wins
wins-once = any one of these
you = You
rival = Rival
wins-pretender = Rival’s pretender off the board
wins-palace = Own pretender in the far palace
wins-damsels = Own second damsel captured
wins-among = { $count ->
    [1] known
   *[other] 1 of { $count }
}
wins-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
wins-rows-least = { $count ->
    [one] 1+ row
   *[other] { $count }+ rows
}
wins-fallen = { $count } of 2 captured
damsels-told = { seat-title }: { $count } of 2 damsels captured; the second one wins
quiet-told = Moves without a capture: { $count } of 100
times-told = This position has come up { $count } times; the third is a draw.

## Masks and signs

your-masks = Your masks
rival-masks = Your rival’s masks
side-masks = { $seat ->
    [red] Red’s masks
   *[white] White’s masks
}
signs-title = The five signs
signs-unseen = hidden
signs-count = unseen: { $mine } on the near side, { $theirs } on the far side
mask-can-be = { $square } can still be
guessed-on = As your rival sees { $square }, { $name }
impossible = never
show-letters = Letters once two kinds are left
show-mine = What my rival can know
trays-title = Captured
trays-shown = seen by both
trays-none = nobody yet
fallen-title = { $whose }: captured
fallen-at = { $name }, on { $square }
face-hidden = Face hidden

## Your own marks

mask-on = Mask on { $square }
mark-doubt = in doubt
mark-danger = danger
mark-clear = Take all off
mark-private = Pinned for you alone, on this device.

keys-mark = on a rival mask: your private mark

## Figures in the rules

figure-damsel = A red noble captures a mask. It is a damsel: both are shown, and both leave the board.
figure-knowing = One step straight ahead: a noble, the pretender, the soldier or a damsel. Then a diagonal capture: of these, only the pretender can do that.

## The result as a picture

card-moves = { $count ->
    [one] move
   *[other] moves
}
card-captured = { $count ->
    [one] mask captured
   *[other] masks captured
}
card-damsels = damsels lost, Red – White
card-left = { $count ->
    [one] { $count } mask left
   *[other] { $count } masks left
}
