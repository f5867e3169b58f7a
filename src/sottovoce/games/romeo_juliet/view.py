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
from sottovoce.games.romeo_juliet.effects import PLACES, SEATS, TOKENS
from sottovoce.games.romeo_juliet.hands import Hands
from sottovoce.games.romeo_juliet.moves import HEARTS, PLACE_CARDS
from sottovoce.games.romeo_juliet.script import Script
from sottovoce.rules import constants, game

PHASES = ("prelude", "rendezvous", "backstage", "sidestep", "effects", "event", "decision", "holding", "ended")
CHOOSING = (names.BACKSTAGE, names.HOLDING)


class Cards(msgspec.Struct, frozen=True):
    """Cards of both types, equal ones as often as they are there."""

    places: list[str]
    companions: list[str]


class Odds(msgspec.Struct, frozen=True):
    """What a hand may be to one who saw only what all saw: each card's chance to be in it, and how many hands fit."""

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
    chosen: bool  # has chosen cards in secret
    choice: str | None  # which; null: none, or not for this viewer


class Scene(msgspec.Struct, frozen=True):
    """One scene so far: how many cards were drawn before it, and what was played in it."""

    drew: list[int]  # Juliet's places, her companions, Romeo's places, his companions
    cards: list[str] | None  # Juliet's and Romeo's place and companion; null: not yet revealed


class Decision(msgspec.Struct, frozen=True):
    """What an event asks one of the lovers."""

    event: int
    step: int  # which of its effects, from 0
    alternative: int | None  # which of two was chosen, if that asks again
    effect: str  # as the content file spells it


class View(game.View, frozen=True, kw_only=True):
    """The stage."""

    options: dict[str, Any]
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
    piles: list[list[str] | None]  # what is still to come of piles made beforehand; null: by chance, or not for you
    events_to_come: list[int] | None  # likewise
    hate_to_come: dict[str, dict[str, int]] | None = None  # foresight.py: by move, "" for none, the hate of each place


def view(position: rules.Position, viewer: int) -> View:
    """Filled field by field; a hand and a secret choice are looked at only for one who may know them."""
    script = position.script
    sees_all = viewer == constants.EVERYTHING
    now = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    ring = [names.BALCONY]
    while len(ring) < names.PLACES:
        ring.append(script.beside[2 * ring[-1] + names.RIGHT])
    return View(
        seat=game.label(viewer),
        to_act=[seat if seat >= 0 else "*" for seat in position.to_act()],
        legal=sorted(moves.spell(action) for action in position.legal(viewer) or ()),
        outcome=game.outcome_of(position, names.REASONS),
        options={
            "chapter": script.chapter,
            "content": script.source,
            "first": SEATS[position.first],
            **{name: "?" if position.stacked[pile] else None for pile, name in enumerate(PILES)},
            "events": "?" if position.stacked_events else None,
        },
        content=content.hash_of(script.source),
        phase=PHASES[position.phase],
        act=position.act + 1,
        scene=min(position.scene, names.SCENES - 1) + 1,
        love=position.love,
        love_goal=script.love,
        hate=position.hate,
        hate_limit=script.hate,
        places={
            PLACES[place]: [name for token, name in enumerate(TOKENS) if position.at[token] == place] for place in ring
        },
        reserve=position.missives[2],
        heart=heart(position.heart),
        talker=position.talker,
        said=[
            f"{SEATS[position.said[n] // 16]} {moves.spell(position.said[n] % 16)}" for n in range(position.words_said)
        ],
        lovers=[lover(position, seat, now, sees_all or viewer == seat) for seat in range(2)],
        chapter_event=script.chapter_event,
        events=[position.slots[step] for step in range(1, script.love)],
        events_left=[position.left[level] for level in range(names.LEVELS)],
        due=position.due,
        in_force=in_force(position),
        decision=decision(position) if position.phase == names.DECISION else None,
        drawing=f"{SEATS[position.drawing >> 1]} {moves.TYPES[position.drawing & 1]}"
        if position.phase == names.PRELUDE
        else None,
        story=[scene(position, n) for n in range(now + 1)],
        piles=[to_come(position, pile) if sees_all else None for pile in range(names.PILES)],
        events_to_come=events_to_come(position) if sees_all and position.stacked_events else None,
    )


PILES = ("juliet_places", "juliet_companions", "romeo_places", "romeo_companions")


def heart(side: int) -> str | None:
    return None if side == names.UNDECIDED else HEARTS[side]


def card_names(position: rules.Position, pile: int, cards: int) -> list[str]:
    """A set of a pile's cards by name."""
    return [card_name(position, pile, card) for card in range(names.CARDS) if cards >> card & 1]


def card_name(position: rules.Position, pile: int, card: int) -> str:
    kinds = PLACE_CARDS if pile % 2 == 0 else TOKENS
    return kinds[position.script.cards[names.CARDS * pile + card]]


def lover(position: rules.Position, seat: int, now: int, known: bool) -> Lover:
    places, companions = 2 * seat, 2 * seat + 1
    chosen = position.phase in CHOOSING and position.choice[seat] >= 0
    return Lover(
        missives=position.missives[seat],
        sizes=[position.hand[places].bit_count(), position.hand[companions].bit_count()],
        hand=Cards(
            card_names(position, places, position.hand[places]),
            card_names(position, companions, position.hand[companions]),
        )
        if known
        else None,
        played=Cards(played(position, places, now), played(position, companions, now)),
        could_hold=could_hold(position, seat),
        proposal=heart(position.latest[seat]),
        proposals=position.proposed[seat],
        chosen=chosen,
        choice=moves.cards(position.choice[seat]) if chosen and known else None,
    )


def played(position: rules.Position, pile: int, now: int) -> list[str]:
    """The cards of a pile that lie open, oldest first."""
    scenes = range(now - now % names.SCENES, now + 1)
    put = [position.put[names.ALL_SCENES * pile + n] for n in scenes]
    return [card_name(position, pile, card) for card in put if card >= 0]


def could_hold(position: rules.Position, seat: int) -> Odds:
    """Counted from what was drawn and played in public, never from the hand."""
    now = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    found = []
    for pile in (2 * seat, 2 * seat + 1):
        first = names.ALL_SCENES * pile
        scenes = tuple([(position.drew[n], position.put[n]) for n in range(first, first + now + 1)])
        start = sum(1 << card for card in range(names.CARDS) if position.is_first_card(pile, card))
        found.append(odds(position.script, pile, start, scenes))
    (places, some), (companions, others) = found
    return Odds(places, companions, some * others)


@lru_cache(maxsize=8192)
def odds(script: Script, pile: int, start: int, scenes: tuple[tuple[int, int], ...]) -> tuple[dict[str, float], int]:
    """How likely each card is to be in hand, and how many hands fit."""
    kinds = PLACE_CARDS if pile % 2 == 0 else TOKENS
    hands = COUNTER.all(script, pile, start, scenes)
    total = sum(hands.values())
    likely: dict[str, int] = {}
    for hand, weight in hands.items():
        held = {script.cards[names.CARDS * pile + card] for card in range(names.CARDS) if hand >> card & 1}
        for kind in held:
            likely[kinds[kind]] = likely.get(kinds[kind], 0) + weight
    return {name: round(likely[name] / total, 6) for name in sorted(likely)}, len(hands)


COUNTER = Hands()


def scene(position: rules.Position, n: int) -> Scene:
    put = [position.put[names.ALL_SCENES * pile + n] for pile in range(names.PILES)]
    cards = None
    if put[0] >= 0:
        spelled = [card_name(position, pile, put[pile]) for pile in range(names.PILES)]
        cards = [f"{spelled[0]} {spelled[1]}", f"{spelled[2]} {spelled[3]}"]
    return Scene([position.drew[names.ALL_SCENES * pile + n] for pile in range(names.PILES)], cards)


def in_force(position: rules.Position) -> list[str]:
    """What the open events say now."""
    box = content.load(position.script.source)
    stays = [position.slots[step] for step in range(1, position.love + 1) if position.slots[step]]
    found = []
    for number in [position.script.chapter_event, *stays]:
        if position.script.stays[number]:
            first = position.script.first[number]
            effects = box.events[number].effects
            found += [effect.text for n, effect in enumerate(effects) if position.is_fulfilled(first + n)]
    return found


def decision(position: rules.Position) -> Decision:
    """What is being asked."""
    box = content.load(position.script.source)
    event = position.slots[position.love - position.due]
    step = position.row - 1 - position.script.first[event]
    effect = box.events[event].effects[step]
    alternative = None
    if position.deciding != position.row - 1:
        alternative = position.deciding - position.script.effects[names.COLUMNS * (position.row - 1) + 4]
        effect = effect.either[alternative]
    return Decision(event, step, alternative, effect.text)


def to_come(position: rules.Position, pile: int) -> list[str] | None:
    """The rest of a pile made beforehand, in the first act."""
    if not position.stacked[pile] or position.act > 0:
        return None
    last = names.CARDS - (1 if pile % 2 == 0 else 0)
    return [
        card_name(position, pile, position.order[names.CARDS * pile + n]) for n in range(position.taken[pile], last)
    ]


def events_to_come(position: rules.Position) -> list[int]:
    return [position.order_events[position.turned + n] for n in range(sum(position.left))]


# What was seen of a move.


def as_seen(seat: int, action: int, viewer: int) -> str:
    """A move as the viewer sees it: cards drawn or chosen are plain only to their owner."""
    text = moves.spell(action)
    if names.PLAY <= action < names.EVENT_CARD and viewer != constants.EVERYTHING:
        owner = (action - names.DRAW) // names.COMPANIONS >> 1 if action >= names.DRAW else seat
        if viewer != owner:
            words = text.split()
            return f"{' '.join(words[:3])} ?" if action >= names.DRAW else f"{words[0]} ?"
    return text


def events(position: rules.Position, viewer: int) -> list[str]:
    """What the last move brought to light, in the order in which it happened."""
    return [event(position.told[n], viewer) for n in range(position.tolds)]


def event(told: int, viewer: int) -> str:
    rest, kind = divmod(told, 16)
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
    seen = viewer in (what >> 1, constants.EVERYTHING)
    kinds = PLACE_CARDS if what % 2 == 0 else TOKENS
    return f"{SEATS[what >> 1]} drew {moves.TYPES[what & 1]} {kinds[where] if seen else '?'}"


def learned(seen: View) -> object:
    """What a viewer has been told: by missives and proposals, by cards turned up or drawn, by events."""
    return seen.said, seen.heart, seen.story, seen.events, [one.could_hold for one in seen.lovers]


def worlds_left(seen: View) -> float:
    """The hands that the partner may hold; for a spectator those of both together."""
    return float(math.prod(one.could_hold.hands for seat, one in enumerate(seen.lovers) if seat != seen.seat))
