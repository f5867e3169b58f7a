"""What one viewer of Roméo & Juliette may know.

The stage is public: tracks, tokens, events, missives, everything said, and the cards that lie open. Secret are the
hands and what each has chosen behind the curtain. What a partner can still hold is counted exactly (`hands.py`), from
what everybody saw; it is the same for all viewers.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import msgspec

from sottovoce.games.romeo_juliet import content, moves, names, rules
from sottovoce.games.romeo_juliet.chapter import Chapter
from sottovoce.games.romeo_juliet.effects import HEARTS, PLACES, SEATS, TOKENS, TYPES
from sottovoce.games.romeo_juliet.hands import Hands
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.rules import constants, game

PHASES = (
    "prelude", "rendezvous", "backstage", "sidestep", "effects", "event", "decision", "holding", "ended",
    "showing", "naming",
)  # fmt: skip
CHOOSING = (names.BACKSTAGE, names.HOLDING)
SEALING = (names.SHOWING, names.NAMING)


class Cards(msgspec.Struct, frozen=True):
    """Cards of both types, equal ones as often as they are there."""

    places: list[str]
    companions: list[str]


class Odds(msgspec.Struct, frozen=True):
    """What a hand may be by what all saw: each card's chance to be in it, and how many hands fit."""

    places: dict[str, float]
    companions: dict[str, float]
    hands: int


class Lover(msgspec.Struct, frozen=True):
    """One of the two, as the viewer knows them."""

    missives: int
    sizes: list[int]  # places and companions in hand
    hand: Cards | None  # null: not for this viewer
    played: Cards  # in this act, in the order of the scenes
    could_hold: Odds
    proposal: str | None  # the latest of this scene
    proposals: int  # how many so far in this scene
    chosen: bool  # has chosen in secret: cards to play or keep, a card to show, a place to name
    choice: str | None  # what; null: nothing, or not for this viewer


class Scene(msgspec.Struct, frozen=True):
    """One scene so far: how many cards were drawn before it, what was played in it, and what was shown after it."""

    drew: list[int]  # Juliet's places, her companions, Romeo's places, his companions
    cards: list[str] | None  # Juliet's and Romeo's place and companion; null: not yet revealed
    shown: list[list[str]]  # cards that Juliet and Romeo showed each other, by an event


class Decision(msgspec.Struct, frozen=True):
    """What an event asks one of the lovers, or both."""

    event: int
    step: int  # which of its effects, from 0
    alternative: int | None  # which of two was chosen, if that asks again
    effect: str  # as the content file spells it


class View(game.View, frozen=True, kw_only=True):
    """The stage."""

    options: dict[str, Any]
    rules: int  # the version of the rules
    content: str  # the hash of the content that is played
    phase: str
    act: int
    scene: int
    love: int
    love_goal: int
    hate: int
    hate_limit: int
    places: dict[str, list[str]]  # who stands where, clockwise from the ring's first place
    reserve: int  # missives that nobody has
    heart: str | None
    only: str | None  # the one side of the heart that may be proposed in this scene, by an event
    named: list[str | None]  # the places that Juliet and Romeo named at once, for this scene or the next
    price: int  # of the next missive
    talker: int  # who has the word, or had it last
    said: list[str]  # all missives and words about the heart in this scene: "romeo missive church"
    lovers: list[Lover]
    chapter_event: int
    events: list[int]  # by step of love from 1: the event that lies there, 0 for none
    events_left: list[int]  # in the pile, by level
    due: int  # events still to be turned up in this scene
    in_force: list[str]  # effects of open events whose conditions are fulfilled, as the content file spells them
    decision: Decision | None
    drawing: str | None  # from which pile chance draws: "juliet place"
    story: list[Scene]  # from the first scene of the first act
    piles: list[list[str] | None]  # what is still to come of stacked piles; null: by chance, or not for you
    events_to_come: list[int] | None  # likewise
    hate_to_come: dict[str, dict[str, int]] | None = None  # preview.py: by move, "" for none, the hate of each place


def view(position: rules.Position, viewer: int) -> View:
    """Filled field by field; a hand and a secret choice are looked at only for a viewer who may know them."""
    chapter, board, cards, events_part = position.chapter, position.board, position.cards, position.events
    sees_all = viewer == constants.EVERYTHING
    now = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    at, slots, stacked = board.at, board.slots, cards.stacked
    ring = [names.BALCONY]
    while len(ring) < names.PLACES:
        ring.append(board.beside(ring[-1], names.RIGHT))
    return View(
        seat=game.label(viewer),
        to_act=[seat if seat >= 0 else "*" for seat in position.to_act()],
        legal=sorted(moves.spell(action) for action in position.legal(viewer) or ()),
        outcome=game.outcome_of(position, names.REASONS),
        options={
            "chapter": chapter.number,
            "content": chapter.source,
            "first": SEATS[position.first],
            "keepsake": place_or(cards.keepsake) or "none",
            "mercy": "yes" if position.mercy else "no",
            **{name: "?" if stacked[pile] else None for pile, name in enumerate(PILES)},
            "events": "?" if events_part.stacked else None,
        },
        rules=chapter.rules,
        content=content.hash_of(chapter.source, chapter.rules),
        phase=PHASES[position.phase],
        act=position.act + 1,
        scene=min(position.scene, names.SCENES - 1) + 1,
        love=board.love,
        love_goal=chapter.love,
        hate=board.hate,
        hate_limit=chapter.hate,
        places={PLACES[place]: [name for token, name in enumerate(TOKENS) if at[token] == place] for place in ring},
        reserve=board.missives[2],
        heart=heart(board.heart),
        only=heart(board.only),
        named=[place_or(place) for place in position.named],
        price=position.price(),
        talker=position.talker,
        said=[f"{SEATS[word // 16]} {moves.spell(word % 16)}" for word in position.said[: position.words_said]],
        lovers=[lover(position, seat, now, sees_all or viewer == seat) for seat in range(2)],
        chapter_event=chapter.own_event,
        events=[slots[step] for step in range(1, chapter.love)],
        events_left=[*events_part.left],
        due=events_part.due,
        in_force=in_force(position),
        decision=decision(position) if position.phase in (names.DECISION, *SEALING) else None,
        drawing=f"{SEATS[position.drawing >> 1]} {TYPES[position.drawing & 1]}"
        if position.phase == names.PRELUDE
        else None,
        story=story(position, now),
        piles=[to_come(position, pile) if sees_all else None for pile in range(names.PILES)],
        events_to_come=events_to_come(position) if sees_all and events_part.stacked else None,
    )


PILES = ("juliet_places", "juliet_companions", "romeo_places", "romeo_companions")


def content_of(seen: View) -> content.Content:
    """The chapters and events that are played."""
    return content.load(seen.options["content"], seen.rules)


def place_or(place: int) -> str | None:
    return None if place < 0 else PLACES[place]


def heart(side: int) -> str | None:
    return None if side == names.UNDECIDED else HEARTS[side]


@lru_cache(maxsize=128)
def card_names(chapter: Chapter) -> list[list[str]]:
    """The names of the cards of each pile."""
    return [
        [(PLACE_CARDS if pile % 2 == 0 else TOKENS)[kind] for kind in kinds] for pile, kinds in enumerate(chapter.cards)
    ]


def named(position: rules.Position, pile: int, cards: int) -> list[str]:
    """A set of a pile's cards by name."""
    return [name for card, name in enumerate(card_names(position.chapter)[pile]) if cards >> card & 1]


def lover(position: rules.Position, seat: int, now: int, known: bool) -> Lover:
    places, companions = 2 * seat, 2 * seat + 1
    cards = position.cards
    hand, put, choice = cards.hand, cards.put, cards.choice[seat]
    sealed = position.sealed[seat]
    chosen = sealed >= 0 or (position.phase in CHOOSING and choice >= 0)
    return Lover(
        missives=position.board.missives[seat],
        sizes=[hand[places].bit_count(), hand[companions].bit_count()],
        hand=Cards(named(position, places, hand[places]), named(position, companions, hand[companions]))
        if known
        else None,
        played=Cards(played(position, places, put, now), played(position, companions, put, now)),
        could_hold=could_hold(position, seat, put, now),
        proposal=heart(position.latest[seat]),
        proposals=position.proposed[seat],
        chosen=chosen,
        choice=(moves.cards(choice) if sealed < 0 else sealed_name(position, sealed)) if chosen and known else None,
    )


def sealed_name(position: rules.Position, what: int) -> str:
    """The place that is to be named, or the card to be shown."""
    if position.phase == names.NAMING:
        return PLACES[what]
    kind = position.chapter.how_many[position.events.deciding]
    return (PLACE_CARDS if kind == names.TYPE_PLACE else TOKENS)[what]


def played(position: rules.Position, pile: int, put: list[list[int]], now: int) -> list[str]:
    """The cards of a pile that lie open, oldest first."""
    known = card_names(position.chapter)[pile]
    return [known[four[pile]] for four in put[now - now % names.SCENES : now + 1] if four[pile] >= 0]


def could_hold(position: rules.Position, seat: int, put: list[list[int]], now: int) -> Odds:
    """Counted from what was drawn and played in public, never from the hand."""
    drew, shown = position.cards.drew, position.cards.shown
    found = []
    for pile in (2 * seat, 2 * seat + 1):
        scenes = tuple([(drew[n][pile], put[n][pile], shown[n][pile]) for n in range(now + 1)])
        start = sum(1 << card for card in range(names.CARDS) if position.cards.is_first_card(pile, card))
        found.append(odds(position.chapter, pile, start, scenes))
    (places, some), (companions, others) = found
    return Odds(places, companions, some * others)


@lru_cache(maxsize=8192)
def odds(
    chapter: Chapter, pile: int, start: int, scenes: tuple[tuple[int, int, int], ...]
) -> tuple[dict[str, float], int]:
    """How likely each card is to be in hand, and how many hands fit."""
    known = card_names(chapter)[pile]
    hands = COUNTER.all(chapter, pile, start, scenes)
    total = sum(hands.values())
    likely: dict[str, int] = {}
    for hand, weight in hands.items():
        for name in {known[card] for card in range(names.CARDS) if hand >> card & 1}:
            likely[name] = likely.get(name, 0) + weight
    return {name: round(likely[name] / total, 6) for name in sorted(likely)}, len(hands)


COUNTER = Hands()


def story(position: rules.Position, now: int) -> list[Scene]:
    """Every scene so far."""
    known, put, drew = card_names(position.chapter), position.cards.put, position.cards.drew
    found = []
    for n in range(now + 1):
        cards = None
        if put[n][0] >= 0:
            spelled = [known[pile][card] for pile, card in enumerate(put[n])]
            cards = [f"{spelled[0]} {spelled[1]}", f"{spelled[2]} {spelled[3]}"]
        found.append(Scene(list(drew[n]), cards, [shown_in(position, n, seat) for seat in range(2)]))
    return found


def shown_in(position: rules.Position, scene: int, seat: int) -> list[str]:
    """The cards that a lover showed after a scene, oldest first, places before companions."""
    found: list[str] = []
    for kind, cards in enumerate((PLACE_CARDS, TOKENS)):
        packed, digits = position.cards.shown[scene][2 * seat + kind], list[str]()
        while packed:
            packed, digit = divmod(packed, names.SHOWN)
            digits.append(cards[digit - 1])
        found += reversed(digits)
    return found


def in_force(position: rules.Position) -> list[str]:
    """What the open events say now."""
    chapter, board = position.chapter, position.board
    box = content.load(chapter.source, chapter.rules)
    stays = [event for event in board.slots[1 : board.love + 1] if event]
    found = []
    for number in [chapter.own_event, *stays]:
        if chapter.stays[number]:
            first = chapter.first[number]
            effects = box.events[number].effects
            found += [effect.text for n, effect in enumerate(effects) if board.is_fulfilled(first + n)]
    return found


def decision(position: rules.Position) -> Decision:
    """What is being asked."""
    chapter, events = position.chapter, position.events
    event = position.board.slots[position.board.love - events.due]
    step = events.row - 1 - chapter.first[event]
    effect = content.load(chapter.source, chapter.rules).events[event].effects[step]
    alternative = None
    if events.deciding != events.row - 1:
        alternative = events.deciding - chapter.how_many[events.row - 1]
        effect = effect.either[alternative]
    return Decision(event, step, alternative, effect.text)


def to_come(position: rules.Position, pile: int) -> list[str] | None:
    """The rest of a stacked pile, in the first act."""
    if not position.cards.stacked[pile] or position.act > 0:
        return None
    order = position.cards.order[position.cards.taken[pile] : position.cards.in_first_pile(pile)]
    return [card_names(position.chapter)[pile][cards[pile]] for cards in order]


def events_to_come(position: rules.Position) -> list[int]:
    events = position.events
    return events.order[events.turned : events.turned + sum(events.left)]


# What was seen of a move.


def as_seen(seat: int, action: int, viewer: int) -> str:
    """A move as the viewer sees it: cards drawn or chosen are plain only to their owner."""
    text = moves.spell(action)
    if action >= names.SHOW and viewer not in (seat, constants.EVERYTHING):
        return f"{text.split()[0]} ?"
    if names.PLAY <= action < names.EVENT_CARD and viewer != constants.EVERYTHING:
        owner = (action - names.DRAW) // names.COMPANIONS >> 1 if action >= names.DRAW else seat
        if viewer != owner:
            words = text.split()
            return f"{' '.join(words[:3])} ?" if action >= names.DRAW else f"{words[0]} ?"
    return text


def events(position: rules.Position, viewer: int) -> list[str]:
    """What the last move revealed, in the order in which it happened."""
    return [event(reveal, viewer) for reveal in position.board.reveals[: position.board.n_reveals]]


def event(reveal: int, viewer: int) -> str:
    rest, kind = divmod(reveal, 16)
    where, what = divmod(rest, 128)
    if kind == names.REVEALED:
        return f"{SEATS[what]} plays {moves.cards(where)}"
    if kind == names.MOVED:
        return f"{TOKENS[what]} to {PLACES[where]}"
    if kind == names.HEART:
        return f"heart {HEARTS[what]}"
    if kind in (names.GAINED, names.LOST):
        return f"{SEATS[what]} {'gains' if kind == names.GAINED else 'loses'} missive"
    if kind == names.HATED:
        return f"hate {(*PLACES, 'event')[what]} {where}"
    if kind == names.CALMED:
        return f"calm {what}"
    if kind == names.LOVED:
        return f"love {what}"
    if kind == names.SCENE:
        return f"scene {what + 1} {where + 1}"
    if kind == names.SPEECHLESS:
        return f"{SEATS[what]} speechless"
    if kind == names.TURNED_UP:
        return f"event {what}"
    if kind == names.ONLY_HEART:
        return f"only {HEARTS[what]}"
    if kind == names.NAMED:
        return f"{SEATS[what]} names {PLACES[where]}"
    if kind == names.SHOWED:
        return f"{SEATS[what >> 1]} shows {(PLACE_CARDS if what % 2 == 0 else TOKENS)[where]}"
    seen = viewer in (what >> 1, constants.EVERYTHING)
    kinds = PLACE_CARDS if what % 2 == 0 else TOKENS
    return f"{SEATS[what >> 1]} drew {TYPES[what & 1]} {kinds[where] if seen else '?'}"


def learned(seen: View) -> object:
    """What a viewer has learned: by missives and proposals, by cards turned up, drawn or shown, by places named, by
    events."""
    return seen.said, seen.heart, seen.story, seen.events, seen.named, [one.could_hold for one in seen.lovers]


def worlds_left(seen: View) -> float:
    """The hands that the partner may hold; for a spectator those of both together."""
    return float(math.prod(one.could_hold.hands for seat, one in enumerate(seen.lovers) if seat != seen.seat))
