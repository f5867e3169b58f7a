# What the stage of Roméo & Juliette in the terminal says, in English. Lines of the lists of keys are “key | what it does”.

## The stage: short names, at most 9 characters for a place and 8 for anybody

headline = Chapter { $chapter } · { act-scene }
stage-place = { $place ->
    [balcony] Balcony
    [ballroom] Ballroom
    [street] Street
    [salon] Salon
    [cell] Cell
    [church] Church
   *[sidestep] Sidestep
}
stage-token = { $token ->
    [nurse] Nurse
    [lord-capulet] Capulet
    [lady-capulet] Lady C.
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Montague
    [friar] Friar
    [juliet] Juliet
    [romeo] Romeo
   *[hate] Hate
}
track-love = Love
track-hate = Hate
can-hold = { $role } can hold
open-cards = Open
reserve = Reserve
events-title = Events (e: read)
events-more = … { $count } more: e
events-left = pile { $count }
events-to-come = Still in the pile, by level: { $levels }
events-page = The events that lie open · ● in force, ○ not as everybody stands · e: back
event-of-chapter = the chapter’s own

## The rendezvous

talking-todo = { $phase ->
    [answered] Your partner proposes { heart-name }. What do you say?
   *[open] You have the word. What do you say?
}
talking-missive = 1–6 missive (you have { $missives })
talking-propose = p passion, r reason
talking-agree = a agree to { heart-name }
talking-decide = d the last word
talking-nothing-yet = Choose first what to say.
missive-send = Send a missive: { place-name }? Enter sends, Esc takes back.
missive-hold-mine = You hold this card.
missive-hold-not = You do not hold this card.
missive-hold-partner = Your partner holds it in { $percent } of 100 cases.
heart-propose = Propose { heart-name }? Enter says it, Esc takes back.
heart-agree = Agree to { heart-name }? Then nothing more is said. Enter agrees, Esc takes back.
heart-decide = Have the last word: { heart-name }? Enter decides, Esc takes back, d: the other side.
heart-passion-means = A meeting makes love grow.
heart-reason-means = Love cannot grow, but each of you gains a missive.
proposals-left = { $left ->
    [0] It is your last proposal in this scene.
   *[other] You may make one more in this scene.
}

## Backstage and the end of an act

casting-how = Place: its number or ← →. Companion: its letter (L T H as capitals) or ↑ ↓.
casting-play = Go { $place ->
    [sidestep] one step aside
   *[other] { place-to }
} with { token-name }? Enter plays in secret, Esc takes back.
casting-hold = Keep { place-name } and { token-name }? Enter keeps them in secret, Esc takes back.
casting-hold-note = The rest of your cards is shuffled.
casting-place-missing = Choose a place as well: its number, or ← →.
casting-companion-missing = Choose a companion as well: the letter, or ↑ ↓.

## On the stage

step-how = ← { $left } · → { $right }
step-which-way = Choose a side first: ← or →.
step-not-beside = That place is not beside yours: ← or →.
step-proposed = Step { $way ->
    [left] to the left,
   *[right] to the right,
} { place-to }? Enter plays, Esc takes back.
directing-todo = { stage-place }: { place-effect }
directing-how = { $capitals ->
    [some] Who: { $letters } (L T H as capitals) or ↑ ↓ and Space. Then ← ↺ or → ↻
   *[none] Who: { $letters }, or ↑ ↓ and Space. Then ← ↺ or → ↻
}
directing-may-skip = s: nobody
directing-proposed = { $who } one step { $way ->
    [left] ↺ to the left
   *[right] ↻ to the right
}? Enter plays, Esc takes back.
directing-skip = Move nobody? Enter plays, Esc takes back.
directing-not-that-one = This place does not move that one.
directing-who-missing = Choose who moves first.
directing-way-missing = Choose a direction: ← or → (→ is clockwise).
choosing-how = 1 or 2, or ↑ ↓; e shows the event in full.
choosing-proposed = Number { $number }? Enter plays, Esc takes back.
choosing-note = The other possibility is lost.
choosing-nothing-yet = Choose 1 or 2 first.
hate-none = If the scene ended so, no hate would grow.
hate-after = If the scene ended so: { $where }. Hate { $after }/{ $limit }.
hate-lost = If the scene ended so: { $where }. Hate { $after }/{ $limit }: all would be lost!

sealing-how-show = Which card: its number or letter, or ← →.
sealing-how-name = Which place: its number, or ← →.
sealing-show-place = Show { place-name }? Enter chooses in secret, Esc takes back.
sealing-show-companion = Show { token-name }? Enter chooses in secret, Esc takes back.
sealing-name = Name { place-name }? Enter chooses in secret, Esc takes back.
sealing-note-show = Both cards are shown together. Yours stays in your hand.
sealing-note-name = Both places are named together. Nobody has to go there.
sealing-nothing-show = Choose a card first.
sealing-nothing-name = Choose a place first.

## The end

ending-tracks = Love { $love }/{ $goal }, hate { $hate }/{ $limit }. { act-scene }.

## Moments

moment = { $what ->
    [love] ♥  Love grows  ♥
    [hate] †  Hate grows  †
    [event] ⧗  An event  ⧗
    [calm] ♥  Hate is calmed  ♥
    [loses] ✉  A missive is lost  ✉
    [shows] ❧  A card is shown  ❧
    [names] ❧  A place is named  ❧
    [only] ♥  One side of the heart  ♥
   *[plays] ❧  The cards are turned up  ❧
}

## The first screen

welcome-with = Play { $role } with a partner
bot-hint = The novice is the partner with whom the chapters were measured. The other one plays anything.
menu-first = First to speak
chapter-measured = The reference pair wins { $percent } of 100 games.
chapter-not-measured = Nobody has measured how hard it is.
chapter-so-far = You: { $won } won, { $lost } lost.
campaign-torn = { $file } holds no campaign that can be read. It is left as it is; move it away to begin a new one.
campaign-unreadable = The campaign could not be kept in { $file }: { $why }.
campaign-so-far = Chapters won: { $won } of { $count }.

## Keys

footer = 1–6 p r a · arrows Enter · Esc back · e events · h rules · ? keys · q leave
keys-table =
    At the table
    1–6 | a place, clockwise from the balcony; 7: sidestep
    N C L T B M O F H | a companion; L T H only as capitals
    p, r | rendezvous: propose passion, propose reason
    a, d | rendezvous: agree; have the last word
    ← → | next place; direction (→ is clockwise ↻)
    ↑ ↓, Tab | next companion, next possibility; Space picks
    s | move nobody, where that is allowed
    Enter | do what is proposed
    Esc, u, Backspace | one step back
    e | the events that lie open, in full
    PgUp, PgDn | scroll what has happened
    mouse | places, cards, companions, the heart; again: do it
    (N)  <B> | Capulets (blue) · Montagues (red)
    +F+  †H†  ♥J♥ | the friar · the Allegory of Hate · a lover
    ✉J  ✕  †1 | named in Juliet’s missive · closed · hate to come
    →  [N]  ▸ | moved or to be moved · picked · pointed at
    3F | an open card: place 3 with the friar
    ⧗ | an event that stays in force
