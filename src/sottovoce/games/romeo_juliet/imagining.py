"""Other games of Roméo & Juliette that look the same: a position made from a view, a record told with other hands."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.games.romeo_juliet import content, names, rules
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS, TOKENS
from sottovoce.games.romeo_juliet.moves import BY_TEXT, HEARTS, PLACE_CARDS, TYPES
from sottovoce.games.romeo_juliet.reading import seat_number
from sottovoce.games.romeo_juliet.view import PHASES, PILES, Cards, Lover, View
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng

KINDS = (PLACE_CARDS, COMPANIONS)


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position drawn evenly from all that fit the view."""
    script = content.script_of(seen.options["content"], seen.options["chapter"])
    position = rules.Position(script)
    phase = PHASES.index(seen.phase)
    words = [
        SEATS.index(seen.options["first"]),
        seen.act - 1,
        names.SCENES if seen.phase == "holding" or (seen.outcome and seen.outcome.reason == "time") else seen.scene - 1,
        seen.love,
        seen.hate,
        names.UNDECIDED if seen.heart is None else HEARTS.index(seen.heart),
        seen.talker,
        drawing(seen),
        seen.options["events"] is not None,
        sum(1 for event in seen.events if event),
        seen.due,
        *rows(seen, position),
        phase,
        seat_number(seen.to_act[0]) if seen.to_act else constants.NOBODY,
        3 if seen.outcome and seen.outcome.winners else 0,
        names.REASONS.index(seen.outcome.reason) if seen.outcome else -1,
        *(names.UNDECIDED if one.proposal is None else HEARTS.index(one.proposal) for one in seen.lovers),
        *(one.proposals for one in seen.lovers),
        *choices(seen),
        *(one.missives for one in seen.lovers),
        seen.reserve,
        *(place_of(seen, token) for token in TOKENS),
    ]
    for pile in range(names.PILES):
        words += pile_words(seen, position, pile)
    words += [0, *seen.events, 0, len(seen.said)]
    words += [16 * SEATS.index(text.split()[0]) + BY_TEXT[text.partition(" ")[2]] for text in seen.said]
    if seen.options["events"] is not None:
        turned = [event for event in seen.events if event]
        words += [*turned, *(seen.events_to_come or ()), *[0] * 16][:16]
    position.load(tuple(words))
    if seen.seat == "all":
        return position
    return position.resample(seen.seat if isinstance(seen.seat, int) else constants.NOBODY, rng)


def drawing(seen: View) -> int:
    if seen.drawing is None:
        return 0
    seat, kind = seen.drawing.split()
    return 2 * SEATS.index(seat) + TYPES.index(kind)


def rows(seen: View, position: rules.Position) -> tuple[int, int, int]:
    """Where in the tables the event stands that is being decided about."""
    if seen.decision is None:
        return 0, 0, 0
    first = position.script.first[seen.decision.event]
    row = first + seen.decision.step
    deciding = row
    if seen.decision.alternative is not None:
        deciding = position.script.effects[names.COLUMNS * row + 4] + seen.decision.alternative
    return row + 1, first + position.script.rows[seen.decision.event], deciding


def choices(seen: View) -> list[int]:
    """What each has chosen: just now in secret (anything, for now, if the viewer may not know), or revealed."""
    if seen.phase in ("backstage", "holding"):
        return [-1 if not one.chosen else 0 if one.choice is None else choice(one.choice) for one in seen.lovers]
    cards = seen.story[-1].cards
    return [-1, -1] if cards is None else [choice(text) for text in cards]


def choice(text: str) -> int:
    return BY_TEXT[f"play {text}"] - names.PLAY


def place_of(seen: View, token: str) -> int:
    return next(PLACES.index(place) for place, here in seen.places.items() if token in here)


def pile_words(seen: View, position: rules.Position, pile: int) -> list[int]:
    """One pile: what is in hand (anything, if the viewer may not know), what lies open, and how it came."""
    script, one = position.script, seen.lovers[pile >> 1]
    kinds = [KINDS[pile & 1][script.cards[names.CARDS * pile + card]] for card in range(names.CARDS)]
    put: list[int] = []
    history = []
    for n, scene in enumerate(seen.story):
        if n % names.SCENES == 0:
            put = []
        card = -1
        if scene.cards is not None:
            card = lowest(kinds, scene.cards[pile >> 1].split()[pile & 1], put)
            put.append(card)
        history.append(16 * scene.drew[pile] + card + 1)
    hand = list[int]()
    for name in cards_of(one, pile):
        hand.append(lowest(kinds, name, [*put, *hand]))
    stacked = seen.options[PILES[pile]] is not None
    words = [as_set(hand), as_set(put), int(stacked), *history]
    if stacked:
        coming = list[int]()
        for name in seen.piles[pile] or ():
            coming.append(lowest(kinds, name, [*put, *hand, *coming]))
        if seen.piles[pile] is None:  # in any order, for now
            out = [*put, *hand]
            coming = [card for card in range(names.CARDS) if card not in out and not position.is_first_card(pile, card)]
        taken = sum(scene.drew[pile] for scene in seen.story[: names.SCENES])
        drawn = [card for card in (*put, *hand) if not position.is_first_card(pile, card)] if seen.act == 1 else []
        words += [taken, *[*drawn, *coming, *[0] * names.CARDS][: names.CARDS]]
    return words


def cards_of(one: Lover, pile: int) -> list[str]:
    hand = one.hand or Cards([], [])
    return hand.places if pile % 2 == 0 else hand.companions


def lowest(kinds: Sequence[str], name: str, gone: Sequence[int]) -> int:
    """The lowest card of a kind that is not gone."""
    return next(card for card, kind in enumerate(kinds) if kind == name and card not in gone)


def as_set(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)
