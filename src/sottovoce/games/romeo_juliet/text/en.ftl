# Roméo & Juliette in English. Spelled moves and the words of a content file are the same in every language.
# A paragraph is one line, however long; a blank line separates paragraphs.

title = Roméo & Juliette
tagline = Two lovers, two families at war, and hardly a word to find each other by.
credits = Designed by Julien Prothière and Jean-Philippe Sahut, illustrated by David Cochard, published by Sylex in 2020, in Italian by GateOnGames. Its chapters and events, except the set-up and the event of the first chapter, are Sottovoce’s own. Sottovoce is an independent project and is not affiliated with any of them.

## Who and where

seat-name = { $seat ->
    [juliet] Juliet
    [romeo] Romeo
   *[chance] chance
}
seat-title = { $seat ->
    [juliet] Juliet
    [romeo] Romeo
   *[chance] Chance
}
token-name = { $token ->
    [nurse] the Nurse
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montague
    [friar] Friar Laurence
    [juliet] Juliet
    [romeo] Romeo
   *[hate] the Allegory of Hate
}
token-title = { $token ->
    [nurse] The Nurse
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montague
    [friar] Friar Laurence
    [juliet] Juliet
    [romeo] Romeo
   *[hate] The Allegory of Hate
}
other-name = { $other ->
    [nurse] the Nurse
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montague
    [friar] Friar Laurence
    [juliet] Juliet
    [romeo] Romeo
   *[hate] the Allegory of Hate
}
place-name = { $place ->
    [balcony] the balcony
    [ballroom] the ballroom
    [street] the street
    [salon] the salon
    [cell] the friar’s cell
    [church] the church
   *[sidestep] the sidestep
}
place-title = { $place ->
    [balcony] Juliet’s Balcony
    [ballroom] Capulet Ballroom
    [street] Street of Verona
    [salon] Montague Salon
    [cell] Friar Laurence’s Cell
    [church] Church
   *[sidestep] Sidestep
}
place-at = { $place ->
    [balcony] at the balcony
    [ballroom] in the ballroom
    [street] in the street
    [salon] in the salon
    [cell] in the friar’s cell
   *[church] in the church
}
place-to = { $place ->
    [balcony] to the balcony
    [ballroom] to the ballroom
    [street] to the street
    [salon] to the salon
    [cell] to the friar’s cell
   *[church] to the church
}
place-of = { $place ->
    [balcony] of the balcony
    [ballroom] of the ballroom
    [street] of the street
    [salon] of the salon
    [cell] of the friar’s cell
   *[church] of the church
}
heart-name = { $heart ->
    [passion] passion
   *[reason] reason
}
heart-title = { $heart ->
    [passion] Passion
   *[reason] Reason
}
direction-name = { $direction ->
    [left] to the left
   *[right] to the right
}
phase-name = { $phase ->
    [prelude] Prelude
    [rendezvous] Rendezvous
    [backstage] Backstage
    [sidestep] Entering the stage: sidestep
    [effects] Entering the stage: place effects
    [event] Epilogue: an event
    [decision] Epilogue: a decision
    [holding] End of the act
    [showing] Epilogue: a card is shown
    [naming] Epilogue: a place is named
   *[ended] The end
}
tier-name = { $tier ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
act-scene = Act { act-number }, scene { $scene }

## The log

told-missive = { seat-title } sends a missive: { place-name }.
told-propose = { seat-title } proposes { heart-name }.
told-agree = { seat-title } agrees.
told-decide = They do not agree, and { seat-name } decides: { heart-name }.
told-speechless = { seat-title } has nothing left to say.
told-heart = The heart is turned to { heart-name }.
told-play = { seat-title } chooses { place-name } with { token-name }.
told-play-hidden = { seat-title } has chosen two cards in secret.
told-revealed = { seat-title } plays { place-name } with { token-name }.
told-step = { seat-title } takes a step { direction-name }.
told-moved = { token-title } goes { place-to }.
told-use = { seat-title } moves { token-name } one step { direction-name }.
told-use-two = { seat-title } moves { token-name } and { other-name } one step { direction-name }.
told-skip = { seat-title } moves nobody.
told-choose = { seat-title } chooses the { $number ->
    [1] first
   *[2] second
} possibility.
told-hold = { seat-title } keeps { place-name } and { token-name } for the next act.
told-hold-hidden = { seat-title } keeps two cards in secret for the next act.
told-drew-place = { seat-title } draws a place: { place-name }.
told-drew-companion = { seat-title } draws a companion: { token-name }.
told-drew-hidden = { seat-title } draws a { $kind ->
    [place] place
   *[companion] companion
} card.
told-gains = { seat-title } gains a missive.
told-loses = { seat-title } loses a missive.
told-hate = Hate grows by { $number } { place-at }.
told-hate-event = Hate grows by { $number }: the event’s doing.
told-calm = Hate is calmed by { $number }.
told-love = Love grows to { $love }.
told-event = Event { $number } is turned up.
told-event-named = Event { $number } is turned up: “{ $en }”.
told-show-place = { seat-title } chooses a card to show: { place-name }.
told-show-companion = { seat-title } chooses a card to show: { token-name }.
told-show-hidden = { seat-title } has chosen a card to show.
told-shows-place = { seat-title } shows a card: { place-name }.
told-shows-companion = { seat-title } shows a card: { token-name }.
told-name = { seat-title } chooses a place to name: { place-name }.
told-name-hidden = { seat-title } has chosen a place to name.
told-names = { seat-title } names { place-name }.
told-only = In the next scene only { heart-name } may be proposed.
told-scene = Act { act-number }, scene { $scene } begins.

## The end

outcome-love = Love has reached its goal: the families make peace, and you have won together.
outcome-love-short = Love has won
outcome-hate = Hate has reached its limit: Verona is lost to it, and so are you, together.
outcome-hate-short = Hate has won
outcome-time = The third act is over before love has reached its goal: you have lost together.
outcome-time-short = Time has run out

## Refusals

bad-prelude = “{ $text }” does not draw a card. Write whose, of which type and which, like this: “draw juliet place church” or “draw romeo companion friar”.
bad-rendezvous = “{ $text }” cannot be said at the rendezvous. Write “missive church” (or another place), “propose passion”, “propose reason” or “agree”; if you have the last word, “decide passion” or “decide reason”.
bad-backstage = “{ $text }” does not choose your cards. Write a place and a companion from your hand, like this: “play church friar”.
bad-sidestep = “{ $text }” does not say which way to step. Write “step left” or “step right”; right is clockwise.
bad-effects = “{ $text }” does not use the place. Write who goes which way, like this: “use friar left”, or for two “use nurse+tybalt right”; where it is allowed, “skip” moves nobody.
bad-event = “{ $text }” does not turn up an event. Write its number, like this: “event 14”.
bad-decision = “{ $text }” does not answer the event. Write one of the moves that it offers: “choose 1” or “choose 2”, “use friar left”, or “skip”.
bad-holding = “{ $text }” does not keep cards. Write one place and one companion from your hand, like this: “hold church friar”.
bad-showing = “{ $text }” does not show a card. Write the card from your hand that you want to show, like this: “show church” or “show friar”.
bad-naming = “{ $text }” does not name a place. Write the place, like this: “name church”.
bad-ended = “{ $text }” comes too late: the tragedy is over.
other-pile = A card is to be drawn from another pile. Begin with “draw { $pile }”.
not-in-pile = “{ $card }” is no longer in the pile. Name a card that can still come.
silenced = An event lets no missive through just now. Possible: { $possible }.
no-missive = You have too few missives: sending one costs { $price }, and you have { $missives }. Possible: { $possible }.
no-proposal = Each of you may propose at most { $most } times in a scene, and you have done so. Possible: { $possible }.
nothing-to-agree = Your partner has proposed nothing yet, so there is nothing to agree to. Possible: { $possible }.
nothing-to-decide = Only the one who has the last word can decide, and only when you have both proposed and differ. Possible: { $possible }.
not-in-hand = You do not hold “{ $card }”. In your hand: { $cards }.
other-heart = In this scene only { heart-name } may be proposed. Possible: { $possible }.
not-to-show = “{ $card }” cannot be shown: it has to be a { $kind ->
    [place] place
   *[companion] companion
} from your hand. In your hand: { $cards }.
compulsory = This cannot be skipped: somebody has to be moved.
not-so = “{ $text }” is not possible now. Possible: { $possible }.

## Options

option-chapter = Chapter
option-chapter-hint = Nine chapters in three tiers of difficulty. Begin with the first.
option-no-chapter = This content has no chapter { $chapter }. It has: { $known }.
option-first = First to speak in each scene
option-first-juliet = Juliet
option-first-romeo = Romeo
option-keepsake = Keepsake
option-keepsake-hint = The card of the place where you last met, kept from a chapter that you won: both of you hold it from the first scene.
option-keepsake-none = none
option-keepsake-balcony = the balcony
option-keepsake-ballroom = the ballroom
option-keepsake-street = the street
option-keepsake-salon = the salon
option-keepsake-cell = the friar’s cell
option-keepsake-church = the church
option-mercy = Mercy
option-mercy-hint = For a chapter that was lost twice: one of you begins with one more missive.
option-mercy-no = no
option-mercy-yes = one more missive
option-content = Content file
option-content-hint = The text of a file with chapters and events, for example the printed ones typed in by an owner of the box. Without it you play ours.
option-content-text = A content is given as the text of its file, at most { $longest } characters, or left out.
option-content-mistake = The content file cannot be played. Line { $line }: { $why } { $more ->
    [0] It is the only mistake.
   *[other] Further mistakes: { $more }.
}
option-content_hash = Fingerprint of the content
option-other-content = This game was played with another content: its fingerprint is { $told }, and this content’s is { $is_ }.
option-juliet_places = Juliet’s prepared places
option-juliet_companions = Juliet’s prepared companions
option-romeo_places = Romeo’s prepared places
option-romeo_companions = Romeo’s prepared companions
option-events = Prepared events
option-piles-hint = For study: the cards of the first act in the order in which they come, top first. Nobody at the table is told.
option-pile-list = “{ $option }” is a list of cards, top first, like this: ["church", "street", …].
option-pile-card = “{ $card }” is not a card of “{ $option }”.
option-pile = “{ $option }” has to hold exactly these cards, in any order: { $cards }.
option-events-list = “events” is a list of the numbers of events, top first, like this: [14, 10, …].
option-events-card = There is no event { $number } that could lie in the pile.
option-events-twice = Event { $number } is in the pile twice. Each exists only once.
option-events-levels = The pile of this chapter has to hold exactly these events: { $levels }.

## Looking back: what was still possible

worlds-left = { $count ->
    [one] one hand
   *[other] { $shown } hands
}

## What to do now

todo-rendezvous-mine = Send a missive, propose passion or reason, or agree with what your partner has proposed.
todo-rendezvous-other = { seat-title } has the word.
todo-backstage-mine = Choose in secret where to go and with whom: one place and one companion.
todo-backstage-other = { seat-title } is choosing two cards in secret.
todo-sidestep-mine = Choose the direction of your sidestep; right is clockwise.
todo-sidestep-other = { seat-title } is choosing the direction of a sidestep.
todo-effects-mine = Use the effect of your place: choose who moves, and which way.
todo-effects-other = { seat-title } is using the effect of a place.
todo-decision-mine = The event asks you: decide.
todo-decision-other = The event asks { seat-name } to decide.
todo-holding-mine = The act is over: choose one place and one companion to keep for the next.
todo-holding-other = { seat-title } is choosing two cards to keep for the next act.
todo-showing-mine = Choose in secret the card that you show. Both of you show one at the same time.
todo-showing-other = { seat-title } is choosing a card to show.
todo-naming-mine = Choose in secret the place that you name. Both of you name one at the same time.
todo-naming-other = { seat-title } is choosing a place to name.
todo-prelude-other = The hands are being filled.
todo-event-other = An event is being turned up.

## What a place does, an event means

place-effect = { $place ->
    [balcony] A meeting here under passion makes love grow twice. Nobody is moved.
    [ballroom] Move two Capulet companions one step, both the same way.
    [street] Move the Allegory of Hate one step.
    [salon] Move two Montague companions one step, both the same way.
    [cell] Move one Capulet or Montague companion one step.
    [church] Move Friar Laurence one step.
   *[sidestep] Go to one of the two places beside your own.
}
event-stays = In force from now on.
event-once = Happens once.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
everywhere = in every place
condition-when-at = Only when { token-name } is { place-at }.
condition-when-with = Only when { token-name } and { other-name } are in the same place.
condition-unless-at = Not when { token-name } is { place-at }.
condition-unless-with = Not when { token-name } and { other-name } are in the same place.
effect-no-peace = { $Where }: Friar Laurence’s presence does not prevent hate.
effect-double-hate = { $Where }: hate counts double.
effect-truce = { $Where }: no hate grows, whoever is there.
effect-closed = { $Where }: the lovers cannot enter. Whoever is bound there stays put and is joined by the companion.
effect-held = Nothing can move { $who }.
effect-no-effects = { $Where }: the effect of the place is not used.
effect-no-love = { $Where }: love does not grow.
effect-love-only = Love grows only { $where }.
effect-guard = Love does not grow in a place where { $anyone } is.
effect-rivals = Wherever { $who } stand together hate grows, even in Friar Laurence’s presence.
effect-drift = At the beginning of every scene after the first, move { $who } one step { direction-name }.
effect-no-sidestep = The sidestep does not work: whoever plays it stays put and is joined by the companion.
effect-optional-effects = You may skip the effects of places.
effect-fewer-places = Each lover draws only up to three places instead of four.
effect-fewer-companions = Each lover draws only up to three companions instead of four.
effect-no-nurse = The Nurse brings Juliet no missives.
effect-silence = No missives can be sent.
effect-dear-missives = Sending a missive costs two tokens instead of one.
effect-poor-reason = Choosing reason brings no missives.
effect-plain-balcony = A meeting at the balcony makes love grow only once.
effect-romeo-decides = When the lovers do not agree, Romeo has the last word, not Juliet.
effect-free-missive = The first missive of a scene costs nothing, whoever sends it.
effect-send = Move { $who } { place-to }.
effect-swap = { $Who } change places.
effect-shift = Move { $who } { $number ->
    [one] one step
   *[other] { $number } steps
} { direction-name }.
effect-gain = { seat-title } gains { $number ->
    [one] one missive
   *[other] { $number } missives
}.
effect-lose = { seat-title } loses { $number ->
    [one] one missive
   *[other] { $number } missives
}.
effect-hate = Hate grows by { $number }.
effect-calm = Hate is calmed by { $number }.
effect-errand = { seat-title } must use the effect { place-of }, without having to be there.
effect-favour = { seat-title } may use the effect { place-of }, without having to be there.
effect-only = In the next scene only { heart-name } may be proposed.
effect-show = Both lovers show each other one { $kind ->
    [place] place
   *[companion] companion
} card, at the same time. It stays in hand.
effect-name = Both lovers name a place at the same time. Nobody has to go there.
effect-either = { seat-title } chooses one of two: (1) { $one } (2) { $two }

## Mistakes in a content file

content-first-line = The first line has to be “{ $wanted }”.
content-line = “{ $text }” is neither a heading in square brackets nor a line like “key = value”.
content-no-section = “{ $text }” stands before the first heading. Begin with a heading such as “[board]”.
content-heading = “{ $text }” is not a heading. Write “[board]”, “[cards]”, “[chapter 1]” to “[chapter 9]” or “[event 1]” to “[event 63]”.
content-twice = “[{ $text }]” is already on line { $line }. Each heading may stand there only once.
content-no-such = There is no “[{ $section }]”. Add it.
content-lacks = “[{ $section }]” has no line “{ $key } = …”. Add it.
content-key = “{ $key }” does not belong under “[{ $section }]”.
content-key-twice = “{ $key }” is already on line { $line }. It may stand there only once.
content-number = “{ $key }” is “{ $value }”; it has to be a whole number from { $least } to { $most }.
content-word = “{ $word }” is not a word that can stand here. Known are: { $known }.
content-counted = “{ $text }” does not say how many of what. Write a word and a number, separated by commas, with these words: { $known }.
content-too-many = There are too many effects: all events together may have at most { $most }.
content-too-many-rivals = There are too many “rivals”: all events together may have at most { $most }.
content-show-twice = This event has “show { $card }” more than once. A type of card may be shown only once in an event.
content-ring = The ring has to name each of the six places once, clockwise: { $known }.
content-family = “{ $key }” needs at least two members.
content-both-families = “{ $name }” can belong to one family only, and only once.
content-cards = The companion cards of “{ $seat }”: there are { $number }, there have to be { $wanted }. Name a companion once for each card.
content-missives = All missives together are { $number }; there have to be { $wanted }.
content-levels = All events of this chapter together are { $number }; there have to be { $wanted }, one fewer than the goal of love.
content-level-short = This chapter wants { $wanted } events of level { $level }, but there are only { $number } in the file.
content-chapter-event = Event { $number } is not in the file, or its level is not “chapter”.
content-chapter-event-stays = Event { $number } is a chapter’s event and stays in force: write “hourglass = yes”.
content-stands-twice = “{ $token }” already stands somewhere in this chapter. Name each only once.
content-stands-nowhere = “{ $token }” stands nowhere in this chapter. Add the name behind a place.
content-must-stay = “{ $text }” happens once, but this event has an hourglass. Take an effect that stays in force, or write “hourglass = no”.
content-must-not-stay = “{ $text }” stays in force, but this event has no hourglass. Take an effect that happens once, or write “hourglass = yes”.
content-effect-word = “{ $word }” is not an effect. Known are: { $known }.
content-effect-what = “{ $word }” cannot stand here. Possible: { $known }.
content-effect-lacks = Something is missing behind “{ $word }”. Possible: { $known }.
content-effect-more = “{ $more }” is too much behind “{ $word }”.
content-effect-two = “{ $word }” needs exactly two different names.
content-effect-number = “{ $word }” is not a number from 1 to { $most }.
content-condition = “{ $text }” is not a condition. Write it like this: “when tybalt at street”, “when tybalt with romeo”, “unless friar at church” or “unless friar with juliet”.
content-condition-what = “{ $word }” cannot stand at the end of this condition. Possible: { $known }.
content-either = “{ $text }” does not say who chooses between what. Write it like this: “either juliet: hate 1 | lose juliet 2”.
content-either-what = “{ $text }” cannot be one of two choices. Take an effect that happens once, without a condition of its own and without a further choice.

## The rules

rules-goal-title = The goal
rules-goal =
    One of you is Juliet, the other Romeo, and you win or lose together. Meet often enough for love to climb to the top of its track, usually ten steps, before the third act ends. If hate gets to the end of its own track first, usually after five steps, all is lost at once.

    The trouble is that you may hardly speak. You do not see each other’s cards, and what little you can say has to be paid for or is one word long.

rules-families-title = The characters
rules-families =
    Nine companions walk about Verona besides the two of you. The Nurse, Lord Capulet, Lady Capulet and Tybalt are Capulets, as is Juliet. Benvolio, Mercutio and Lord Montague are Montagues, as is Romeo. Friar Laurence and the Allegory of Hate belong to neither family.

    Each of you has seven place cards: one for each of the six places, and the sidestep. Each has seven companion cards too. Juliet’s are two of the Nurse and one each of Lord Capulet, Lady Capulet, Tybalt, the friar and the Allegory. Romeo’s are one each of Benvolio, Mercutio, Lord Montague and the friar, and three of the Allegory.

rules-places-title = The places
rules-places =
    Six places form a ring. Clockwise, that is to the right, they are the balcony, the ballroom, the street, the salon, the friar’s cell and the church, and then the balcony again.

    Most places let a lover who is there move companions, wherever in Verona these are. The ballroom moves exactly two Capulets, the salon exactly two Montagues, each of the two one step and both the same way round. The cell moves one Capulet or Montague one step, the church the friar, the street the Allegory. The balcony moves nobody, but there love grows twice. Lovers themselves are never moved like this.

    The sidestep card takes you from where you are to one of the two places beside it; you choose the direction when your turn to move has come.

rules-setup-title = Setting up
rules-setup =
    A chapter says where everybody begins, how the five missives are divided between you and the reserve, which event is in force from the start, and how many events of the levels I to IV are shuffled into the pile. Each of you takes the card of the place where you begin; your other cards form two piles face down, places and companions.

    If you have won the chapter before, you may keep the card of the place where you met last: both of you hold it from the beginning. If you have lost a chapter twice, you may begin with one missive more; it goes to the one of you who has fewer, or to Juliet. You need not do either.

rules-scene-title = A scene, step by step
rules-scene =
    There are three acts of four scenes each, and a scene has five phases. Prelude: both draw until they hold four places and four companions. Rendezvous: you send missives and agree on passion or reason. Backstage: both choose a place and a companion in secret. Entering the stage: the cards are shown, and everybody moves. Epilogue: missives, hate, love and events follow from where everybody stands.

rules-rendezvous-title = Missives and the heart
rules-rendezvous =
    You take turns to speak. On your turn you do one thing. You can send a missive: it costs one of your tokens, which goes back to the reserve, and names a place where you would like to meet; you need not hold its card, and you need not go there. You can propose passion or reason. Or you can agree to what your partner proposed last, and with that the heart is turned and nobody says any more.

    A proposal costs nothing, but each of you makes at most two in a scene. If your latest proposals differ, Juliet may settle the matter on her turn. There is no passing: if nothing is left to you but to agree, you agree, and if you can say nothing at all your partner goes on.

    Under passion, a meeting makes love grow. Under reason it does not, but each of you gains a missive at once; if only one is left in the reserve, it is Juliet’s.

rules-silence-title = Silence
rules-silence =
    Missives and the heart are all you have. No words, no signs, no sighs, neither about your cards nor about your plans; there is no chat at this table. The cards you have played in this act lie open, and from them each can work out what the other may still hold; the board counts it for you.

rules-stage-title = Entering the stage
rules-stage =
    Both reveal their cards at the same time. Romeo goes to his place and his companion joins him there from wherever; then Juliet does the same. If both chose the friar, or the Allegory, Romeo takes that companion along first, and Juliet then takes it on to her own place. You may play the card of the place where you already are.

    Then each of you uses the effect of the place where you now stand, Romeo before Juliet. An effect that can be carried out must be; one that cannot be carried out in full is left out. In the first chapter you may always skip it.

rules-hate-title = Hate and peace
rules-hate =
    The epilogue begins with the Nurse: if she is with Juliet, Juliet gains a missive, as long as there is one in the reserve.

    Then look at every place in turn. Where Capulets and Montagues are together hate grows by one, no matter how many they are. The lovers count as members of their families: Romeo with any Capulet companion, or Juliet with any Montague one, is enough. Only the two lovers do not clash with each other. The Allegory makes hate grow wherever anyone else is with it.

    Friar Laurence keeps the peace: where he stands no hate grows, not even with the Allegory there. Events can change that.

rules-love-title = Love
rules-love =
    If the heart shows passion and you are both in the same place, love grows by one step, at the balcony by two. Hate is counted first, so a game can be lost in the scene that would have won it. When love reaches its goal you have won at once.

rules-events-title = Events
rules-events =
    For each step that love has grown one event is turned up. One with an hourglass stays in force for the rest of the game, together with the chapter’s own. One without happens once; sometimes it asks one of you to decide, or both of you to show a card or to name a place; then you choose in secret and it is told at once. What has been shown stays in hand, and what has been named binds nobody. What an event orders is done as far as possible, but one of two things may be chosen only if it can be done in full. Where one event rules hate out none grows, even if another would make it grow.

    The chapters and events here are our own, except the first chapter’s set-up and event. Whoever owns the box can type in the printed cards and play with them.

rules-acts-title = The end of an act
rules-acts =
    After four scenes all cards have been drawn, and each of you has three of either type left, unless an event makes hands smaller. After the first and second acts you each secretly keep one place and one companion; everything else is shuffled, and new piles are made. Tokens, missives, love, hate and events stay as they are.

rules-end-title = The end
rules-end =
    You win the moment love reaches its goal. You lose the moment hate reaches its limit, or when the third act is over and love has not arrived.

rules-advice-title = For your first game
rules-advice =
    Choose passion whenever there is a place that both of you probably hold, and name it if you can. Early in an act nearly everything is possible; in the fourth scene your partner’s three open cards tell exactly which four are left. A place that you both kept in mind is as good as a missive.

    Choose reason when you cannot meet: it brings missives, and the scene can be used to put the families in order. Mind whom you bring along. The friar makes almost any meeting safe; the Allegory is best left alone in an empty place. The balcony is worth two steps, but it also brings two events.

## The first lesson

lesson-missive-title = A missive
lesson-missive-1 = You are Juliet. To meet, you and Romeo must both play the same place, and you may not speak about it. All you have is a missive: it costs a token and names a place. You hold the balcony, the church, the cell and the street. Tell Romeo one of them.
lesson-missive-1-hint = First tell him where: choose a missive, and one of the places in your hand.
lesson-missive-absent = You may name any place, but you cannot go there: you do not hold its card. Name one that you hold.
lesson-missive-2 = Romeo has understood and proposes passion: if you meet under passion, love grows. Agree.
lesson-missive-2-hint = Repeating his word is not yet agreement. Agree, and the heart is turned.
lesson-missive-done = The heart shows passion, and from now on nobody says a word. The rest is trust.
lesson-meet-title = Backstage
lesson-meet-1 = Say it was the church that you named; the heart shows passion. Now each of you secretly chooses a place and a companion who comes along. Go to the church, with whomever you like.
lesson-meet-1-hint = Romeo is counting on the church. Choose that place, and any companion.
lesson-meet-2 = Romeo came as well, with Friar Laurence. Where the friar stands no hate grows, even though both families are here. The church would let you move him one step; in the first chapter you need not. What do you do?
lesson-meet-2-hint = The friar keeps the peace only where he stands. Leave him with you: move nobody.
lesson-meet-done = You met under passion: love grows by one, and with it comes an event. At ten you have won.
lesson-reason-title = Reason
lesson-reason-1 = You named the church, and Romeo answers with the salon, whose card you do not hold. He would hardly pay for that if he had the church: a meeting is out of reach in this scene. Under reason love does not grow, but each of you gains a missive. Propose it.
lesson-reason-1-hint = Propose reason.
lesson-reason-passion = Under passion you would gain nothing, for you cannot meet. Under reason each of you gains a missive.
lesson-reason-done = Romeo agreed, and each of you has a missive again. A scene without a meeting is also good for putting the families in order.
lesson-hate-title = Against hate
lesson-hate-1 = The Allegory of Hate came to the church with Romeo: wherever it is not alone, hate grows, and five steps of hate lose the game. You are in the street, which moves the Allegory one step. To the left of the church is the friar’s cell, to the right the balcony with Lady Capulet. Where does it do no harm?
lesson-hate-1-hint = Move the Allegory to where the friar keeps the peace.
lesson-hate-capulets = At the balcony it meets Lady Capulet, and hate grows. In the cell the friar keeps the peace, even with the Allegory there.
lesson-hate-stays = It stays with Romeo, and hate grows. Send it to the cell, where the friar keeps the peace.
lesson-hate-done = In the friar’s presence not even the Allegory does harm, and hate has not grown. Look at every place before the scene ends: families together, or the Allegory with anyone.
lesson-balcony-title = The balcony
lesson-balcony-1 = You named the balcony, and the heart shows passion. A meeting there makes love grow twice. But the Nurse and Lady Capulet are there too, and with Romeo in between hate would grow. Go there with the right companion.
lesson-balcony-1-hint = Romeo is coming to the balcony. Stay there, and bring the one who keeps the peace.
lesson-balcony-alone = You would meet, but a Montague among Capulets makes hate grow. Friar Laurence would keep the peace.
lesson-balcony-done = Love grows by two, the friar keeps the peace, and the Nurse, who is with you, brings a missive. Each step of love also turns up an event: a card to read, and those with an hourglass stay in force. After four scenes the act ends: each of you keeps one place and one companion, and the rest is shuffled. You have three acts.
