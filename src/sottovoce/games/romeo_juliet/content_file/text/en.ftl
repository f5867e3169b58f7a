# Content files

box-mistake = { $file }, line { $line }: { $why }
box-mistakes = { $file }: { $count ->
    [one] one mistake. It cannot be played yet.
   *[other] { $count } mistakes. It cannot be played yet.
}
box-in-order = { $file }: in order. Chapters: { $chapters }, events: { $events }, fingerprint { $hash }. Play it with: sottovoce play romeo-juliet --content { $file }
box-note-language = Note: { $count ->
    [one] one card has
   *[other] { $count } cards have
} no name or sentence in the language “{ $language }”; another language is shown instead.
box-note-chapters = Note: only { $count } of { $most } chapters are there; the others cannot be chosen.
box-note-idle = Note: no chapter uses these chapter events: { $numbers }.
template-head =
    A content file for Roméo & Juliette. Whatever stands behind a # is a comment, except in names and sentences.
    It holds Sottovoce’s own chapters and events and can be played as it is. If you own the box, overwrite
    them card by card with the printed ones. Check it with: sottovoce content check FILE
    Play it with: sottovoce play romeo-juliet --content FILE
    Places: balcony ballroom street salon cell church
    Companions: nurse lord-capulet lady-capulet tybalt benvolio mercutio lord-montague friar hate
    Lovers: juliet romeo
template-board =
    ring: the six places clockwise. love: steps that win. hate: steps that lose.
    capulets, montagues: who belongs to which family; the friar and hate belong to none.
template-cards =
    The seven companion cards of each lover; a name once for each card. Place cards are the same for both.
template-chapter =
    A chapter, 1 to 9. tier: easy, medium or hard. event: the number of its own event, of level “chapter”.
    missives: who begins with how many of the five. events: how many of each level I to IV make the pile,
    altogether one fewer than love. Then who stands in each place; nobody twice, nobody forgotten.
    name.en, name.fr, name.it and text.en, text.fr, text.it: name and sentence; one language is enough.
    prologue.en, won.en, lost.en and so on: told before the first scene, and at the end; they may be left out.
template-event =
    An event, 1 to 63. level: chapter, I, II, III or IV. hourglass: yes if it stays in force, no if it happens once.
    chapters: in whose piles it may be; without this line in any.
    effect: one line for each effect, in their order. Behind an effect that stays may follow a condition:
    when or unless, somebody, at a place or with somebody else. The words there are, each with an example:
