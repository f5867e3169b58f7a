# What the page's stage of Roméo & Juliette says, in English.

## What one did oneself

told-missive-you = You send a missive: { place-name }.
told-propose-you = You propose { heart-name }.
told-agree-you = You agree.
told-decide-you = You do not agree with each other, and you decide: { heart-name }.
told-speechless-you = You have nothing left to say.
told-play-you = You choose { place-name } with { token-name }.
told-revealed-you = You play { place-name } with { token-name }.
told-step-you = You take a step { direction-name }.
told-use-you = You move { token-name } one step { direction-name }.
told-use-two-you = You move { token-name } and { other-name } one step { direction-name }.
told-skip-you = You move nobody.
told-hold-you = You keep { place-name } and { token-name } for the next act.
told-drew-place-you = You draw a place: { place-name }.
told-drew-companion-you = You draw a companion: { token-name }.
told-gains-you = You gain a missive.
told-loses-you = You lose a missive.

## What each role does

does-juliet = You speak first in every scene, and decide when the two of you cannot agree.
does-romeo = You go on stage first, and use your place before Juliet uses hers.

## Short names, for cards and places

card-place = { $place ->
    [balcony] Balcony
    [ballroom] Ballroom
    [street] Street
    [salon] Salon
    [cell] Cell
    [church] Church
   *[sidestep] Sidestep
}
card-token = { $token ->
    [nurse] Nurse
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montague
    [friar] Friar
    [juliet] Juliet
    [romeo] Romeo
   *[hate] Hate
}
letter = { $token ->
    [nurse] N
    [lord-capulet] C
    [lady-capulet] L
    [tybalt] T
    [benvolio] B
    [mercutio] Me
    [lord-montague] Mo
    [friar] F
    [juliet] J
    [romeo] R
   *[hate] H
}
card-effect = { $place ->
    [balcony] Love grows twice
    [ballroom] Two Capulets, one way
    [street] Moves Hate
    [salon] Two Montagues, one way
    [cell] One Capulet or Montague
    [church] Moves the Friar
   *[sidestep] To a place next door
}
card-companion = { $token ->
    [nurse] A missive with Juliet
   *[other] { $kind ->
        [capulet] House of Capulet
        [montague] House of Montague
        [friar] Keeps the peace
        [hate] Harms any company
       *[nobody] Of no house
    }
}
face-down = A card, face down

## The ring and the stage

ring = Verona
stage = The stage
love = Love
hate = Hate
track-love = { love }
track-hate = { hate }
chapter = Chapter { $chapter }
chapter-named = Chapter { $chapter }: { $name }
scene-of = Scene { $scene } of 4
label-love = Love: { $love } of { $goal }. Read the events
label-hate = Hate: { $hate } of { $limit }
label-place = { place-title }: { $count ->
    [0] nobody.
   *[other] { $here }.
}
label-named = Named by { seat-name }.
label-closed = Closed to the lovers.
label-threat = If the scene ended so, hate would grow here by { $number }.
label-does = { $does ->
    [missive] Choose it to name it in a missive.
    [name] Choose it to name it.
    [step] Choose it to step there.
    [go] Choose it to move there.
   *[read] Choose it to read about it.
}
label-pick = Move { token-name }, now { place-at }

## Between the lovers

pact = Between the lovers
heart-open = The heart
heart-state = { $state ->
    [open] not agreed yet
    [passion] a meeting makes love grow
   *[reason] love does not grow
}
missives = Missives
reserve = Reserve
said = Said in this scene
pair-of = { $state ->
    [choosing] { seat-title } is choosing
    [chosen] { seat-title } has chosen
   *[open] { seat-title }
}
pair-state = { $state ->
    [choosing] is choosing
   *[chosen] has chosen
}

## Cards

hand = In hand: { seat-title }
hand-places = Places
hand-companions = Companions
label-place-card = { place-title }{ $down ->
    [yes] , chosen, face down
   *[no] . { place-effect }
}
label-companion = { token-title }{ $down ->
    [yes] , chosen, face down
   *[no] {""}
}
casting-how = { $verb ->
    [play] One place and one companion from your hand; nobody sees them yet.
   *[hold] One place and one companion from your hand; the rest is shuffled.
}
casting-play = You go { $place ->
    [sidestep] one step aside
   *[other] { place-to }
} with { token-name }.
casting-shut = As everybody stands { $place ->
    [sidestep] you cannot step aside
   *[other] you cannot enter { place-name }
}: you stay where you are, and { token-name } joins you.
casting-hold = You keep { place-name } and { token-name }.

## The rendezvous

say = What you can say
say-missive = Send a missive
say-missive-to = A missive: { place-name }
say-missive-how = Choose a place in the ring. { $price ->
    [0] This one costs nothing.
    [1] { $missives ->
        [one] You have one missive.
       *[other] You have { $missives } missives.
    }
   *[other] It costs { $price } of your { $missives } missives.
}
say-else = Say something else
said-nothing = Nothing has been said yet.
say-propose = Propose { heart-name }
say-agree = Agree to { heart-name }
say-decide = Decide: { heart-name }
heart-means = { $heart ->
    [passion] A meeting makes love grow.
   *[reason] No love, but missives.
}
agree-ends = Then nobody says any more in this scene.
proposal-counts = Each of you may propose twice in a scene. This is your { $number ->
    [1] first proposal.
   *[2] second and last.
}
missive-mine = { $has ->
    [yes] You hold this card.
   *[no] You do not hold this card.
}
missive-partner = { seat-title } holds it with a chance of { $percent }.

## On the stage

step-how = To which side do you step? To the right is clockwise.
directing-who = { $missing ->
    [one] Choose who moves.
   *[other] Choose { $missing }.
}
directing-way = Which way: { $who }?
directing-done = { $who }: one step { direction-name }.
directing-nobody = Nobody is moved.
hate-if = { $state ->
    [none] If the scene ended so, no hate would grow.
    [more] If the scene ended so, hate would stand at { $after } of { $limit }.
   *[lost] If the scene ended so, hate would reach its limit: all would be lost!
}
way = { $direction ->
    [left] To the left
   *[right] To the right
}
way-nobody = Nobody

## What is known

played = played this act
can-hold = { $mine ->
    [yes] Your partner can suppose
   *[no] { seat-title } can still hold
}
chances = Chances
silence = What your partner holds is for you to remember.
hands = { $hands ->
    [one] one possible hand
   *[other] { $hands } possible hands
}
pad-how = Your notes, for you alone. Tap a card: probably, no, perhaps.
pad-mark = { $card }: { $mark ->
    [has] probably
    [not] no
   *[open] perhaps
}
events = The events
events-open = Events that stay
events-left = Still in the pile, by level: { $left }
event-level = { $level ->
    [chapter] the chapter’s own
   *[other] level { $level }
}
event-state = { $state ->
    [on] in force
    [off] not as everybody stands
   *[spent] has happened
}
twin-missives = { $who }: { $missives ->
    [0] no missives
    [one] one missive
   *[other] { $missives } missives
}
twin-hand = In hand: { $places }; { $companions }
twin-played = Played in this act: { $cards }
twin-odds = Can still hold: { $cards }
twin-event = { $name } ({ $state }): { $does }

## Doing it

seal-say = Say it
seal-play = Play in secret
seal-hold = Keep in secret
seal-show = Show it
seal-name = Name it
seal-move = Do it
todo-word = You have the word.
todo-answer = { seat-title } proposes { heart-name }. What do you say?
todo-backstage-both = Juliet and Romeo are choosing two cards each, in secret.
todo-holding-both = Juliet and Romeo are choosing what to keep for the next act.
todo-showing-both = Juliet and Romeo are each choosing a card to show, in secret.
todo-naming-both = Juliet and Romeo are each choosing a place to name, in secret.
sealing-how = { $verb ->
    [show] Choose it from your hand.
   *[name] Choose it in the ring.
}
sealed-mine = You have chosen: { $what }.

## Phases, the player aid and what can be read again

phase-step = { $step ->
    [prelude] Prelude
    [rendezvous] Rendezvous
    [backstage] Backstage
    [entrance] Entrance
    [epilogue] Epilogue
    [holding] End of the act
   *[ended] The end
}
aid = Player aid
aid-phases = The phases of a scene
aid-phase = { $step ->
    [prelude] Both draw until they hold four places and four companions.
    [rendezvous] You take turns: a missive, a proposal, or agreement on passion or reason.
    [backstage] Each chooses a place and a companion in secret.
    [entrance] The cards are shown. Romeo goes first, then Juliet; then they use the effects of their places in the same order.
   *[epilogue] A missive if the Nurse is with Juliet; then hate, love and an event for each step of love.
}
aid-places = The places
aid-hate = When hate grows
aid-hate-line = { $line ->
    [clash] By one in each place where Capulets and Montagues are together.
    [allegory] By one where the Allegory of Hate is with anyone at all.
    [friar] Not where Friar Laurence stands, whoever is there.
    [lovers] The lovers count as members of their families, but do not clash with each other.
   *[limit] At { $limit } all is lost, even if love would have won.
}
last-scene = The last scene
last-scene-none = No scene has been played yet.
events-all = All events
in-force = In force

## Moments

told-meet = You meet { place-at }!
told-meet-reason = You meet { place-at }, but reason rules: love does not grow.
told-miss = You have missed each other.
act-begins = Act { act-number }
act-begins-how = The cards are shuffled, and each of you has kept two.

## Figures in the rules

figure-clash = A Capulet and a Montague in one place: hate grows by one.
figure-allegory = The Allegory with anyone at all: hate grows by one.
figure-peace = Where Friar Laurence stands no hate grows, whoever is there.
figure-meeting = Under passion a meeting makes love grow by one.
figure-balcony = At the balcony it grows by two.
