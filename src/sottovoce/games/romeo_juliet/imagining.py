"""A position, or a board alone, of Roméo & Juliette made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sottovoce.games.romeo_juliet import board, content, names, rules
from sottovoce.games.romeo_juliet.effects import COMPANIONS, HEARTS, PLACES, SEATS, TOKENS, TYPES
from sottovoce.games.romeo_juliet.moves import BY_TEXT, PLACE_CARDS
from sottovoce.games.romeo_juliet.reading import seat_number
from sottovoce.games.romeo_juliet.view import PHASES, PILES, Cards, Lover, View
from sottovoce.rules import constants, layout
from sottovoce.rules.rng import Rng

KINDS = (PLACE_CARDS, COMPANIONS)


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position drawn evenly from all that fit the view."""
    chapter = content.chapter_of(seen.options["content"], seen.options["chapter"], seen.rules)
    position = rules.Position(chapter, keepsake=keepsake_of(seen))
    piles = [pile_fields(seen, position, pile) for pile in range(names.PILES)]
    turned = [event for event in seen.events if event]
    order = [*turned, *(seen.events_to_come or ())] if seen.options["events"] is not None else []
    row, rows_end, deciding = rows(seen, position)
    is_past_the_act = seen.phase == "holding" or (seen.outcome is not None and seen.outcome.reason == "time")
    position.load_fields(
        {
            "first": SEATS.index(seen.options["first"]),
            "act": seen.act - 1,
            "scene": names.SCENES if is_past_the_act else seen.scene - 1,
            "phase": PHASES.index(seen.phase),
            "to_move": seat_number(seen.to_act[0]) if seen.to_act else constants.NOBODY,
            "winners": 3 if seen.outcome and seen.outcome.winners else 0,
            "reason": names.REASONS.index(seen.outcome.reason) if seen.outcome else -1,
            "drawing": drawing(seen),
            "talker": seen.talker,
            "latest": [heart(one.proposal) for one in seen.lovers],
            "proposed": [one.proposals for one in seen.lovers],
            "words_said": len(seen.said),
            "said": padded(
                [16 * SEATS.index(text.split()[0]) + BY_TEXT[text.partition(" ")[2]] for text in seen.said], 16
            ),
            "sealed": sealed(seen),
            "named": [-1 if place is None else PLACES.index(place) for place in seen.named],
            "mercy": seen.options["mercy"] == "yes",
            **{f"board.{name}": value for name, value in board_fields(seen).items()},
            **{f"cards.{name}": [pile[name] for pile in piles] for name in ("hand", "played", "stacked", "taken")},
            **{f"cards.{name}": by_pile([pile[name] for pile in piles]) for name in ("put", "drew", "shown", "order")},
            "cards.choice": choices(seen),
            "cards.keepsake": keepsake_of(seen),
            "events.stacked": seen.options["events"] is not None,
            "events.turned": len(turned),
            "events.due": seen.due,
            "events.row": row,
            "events.rows_end": rows_end,
            "events.deciding": deciding,
            "events.order": padded(order, 16),
        }
    )
    if seen.seat == "all":
        return position
    return position.resample(seen.seat if isinstance(seen.seat, int) else constants.NOBODY, rng)


# The board, which everybody sees.


def board_of(seen: View) -> board.Board:
    """The board as everybody sees it: nothing hidden is needed for it, and nothing is left to chance."""
    return board_from(seen.options["content"], seen.options["chapter"], seen.rules, board_words(seen))


def board_from(source: str | None, chapter: int, rules: int, words: tuple[int, ...]) -> board.Board:
    """A board of a chapter of this content."""
    found = board.Board(content.chapter_of(source, chapter, rules))
    found.become(words)
    return found


def board_words(seen: View, **others: Any) -> tuple[int, ...]:
    """The board as integers; with other values for some of its fields, if any are given."""
    return layout.join(board.Board.FIELDS, board_fields(seen) | others)


def board_fields(seen: View) -> dict[str, Any]:
    """Of `Board.FIELDS`."""
    at = {token: PLACES.index(place) for place, here in seen.places.items() for token in here}
    return {
        "love": seen.love,
        "hate": seen.hate,
        "heart": heart(seen.heart),
        "only": heart(seen.only),
        "missives": [*(one.missives for one in seen.lovers), seen.reserve],
        "at": [at[token] for token in TOKENS],
        "slots": padded([0, *seen.events], names.STEPS),
    }


def heart(side: str | None) -> int:
    return names.UNDECIDED if side is None else HEARTS.index(side)


def padded(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


# Cards and events.


def drawing(seen: View) -> int:
    if seen.drawing is None:
        return 0
    seat, kind = seen.drawing.split()
    return 2 * SEATS.index(seat) + TYPES.index(kind)


def rows(seen: View, position: rules.Position) -> tuple[int, int, int]:
    """Where in the tables the event stands that is being decided about."""
    if seen.decision is None:
        return 0, 0, 0
    first = position.chapter.first[seen.decision.event]
    row = first + seen.decision.step
    deciding = row
    if seen.decision.alternative is not None:
        deciding = position.chapter.how_many[row] + seen.decision.alternative
    return row + 1, first + position.chapter.rows[seen.decision.event], deciding


def choices(seen: View) -> list[int]:
    """What each has chosen: just now in secret (anything, for now, if the viewer may not know), or revealed."""
    if seen.phase in ("backstage", "holding"):
        return [-1 if not one.chosen else 0 if one.choice is None else choice(one.choice) for one in seen.lovers]
    cards = seen.story[-1].cards
    return [-1, -1] if cards is None else [choice(text) for text in cards]


def sealed(seen: View) -> list[int]:
    """What each is about to show or to name (anything, for now, if the viewer may not know)."""
    if seen.phase not in ("showing", "naming"):
        return [-1, -1]
    assert seen.decision is not None
    words = seen.decision.effect.split()
    known = PLACES if seen.phase == "naming" else KINDS[TYPES.index(words[1])]
    return [-1 if not one.chosen else 0 if one.choice is None else known.index(one.choice) for one in seen.lovers]


def keepsake_of(seen: View) -> int:
    return -1 if seen.options["keepsake"] == "none" else PLACES.index(seen.options["keepsake"])


def choice(text: str) -> int:
    return BY_TEXT[f"play {text}"] - names.PLAY


def pile_fields(seen: View, position: rules.Position, pile: int) -> dict[str, Any]:
    """One pile: what is in hand (anything, if the viewer may not know), what lies open, and how it came."""
    one = seen.lovers[pile >> 1]
    kinds = [KINDS[pile & 1][kind] for kind in position.chapter.cards[pile]]
    open_cards: list[int] = []
    put = [-1] * names.ALL_SCENES
    for n, scene in enumerate(seen.story):
        if n % names.SCENES == 0:
            open_cards = []
        if scene.cards is not None:
            put[n] = lowest(kinds, scene.cards[pile >> 1].split()[pile & 1], open_cards)
            open_cards.append(put[n])
    hand = list[int]()
    for name in cards_of(one, pile):
        hand.append(lowest(kinds, name, [*open_cards, *hand]))
    stacked = seen.options[PILES[pile]] is not None
    return {
        "hand": as_set(hand),
        "played": as_set(open_cards),
        "put": put,
        "drew": padded([scene.drew[pile] for scene in seen.story], names.ALL_SCENES),
        "shown": padded([packed(scene.shown[pile >> 1], pile) for scene in seen.story], names.ALL_SCENES),
        "stacked": stacked,
        "order": padded(order_of(seen, position, pile, kinds, [*open_cards, *hand])[: names.CARDS], names.CARDS)
        if stacked
        else [0] * names.CARDS,
        "taken": sum(scene.drew[pile] for scene in seen.story[: names.SCENES]) if stacked else 0,
    }


def packed(cards: Sequence[str], pile: int) -> int:
    """The cards of a pile among those that a lover showed after a scene, as `Cards.shown` has them."""
    found = 0
    for card in cards:
        if card in KINDS[pile & 1]:
            found = names.SHOWN * found + KINDS[pile & 1].index(card) + 1
    return found


def order_of(seen: View, position: rules.Position, pile: int, kinds: Sequence[str], out: Sequence[int]) -> list[int]:
    """An order of a stacked pile in which the cards that are out came first; the rest in any, if it is not known."""
    coming = list[int]()
    for name in seen.piles[pile] or ():
        coming.append(lowest(kinds, name, [*out, *coming]))
    if seen.piles[pile] is None:
        rest = [card for card in range(names.CARDS) if card not in out]
        coming = [card for card in rest if not position.cards.is_first_card(pile, card)]
    drawn = [card for card in out if not position.cards.is_first_card(pile, card)] if seen.act == 1 else []
    return [*drawn, *coming]


def by_pile(piles: Sequence[Sequence[int]]) -> list[list[int]]:
    """Four lists, one per pile, the other way round: a list of fours."""
    return [list(four) for four in zip(*piles, strict=True)]


def cards_of(one: Lover, pile: int) -> list[str]:
    hand = one.hand or Cards([], [])
    return hand.places if pile % 2 == 0 else hand.companions


def lowest(kinds: Sequence[str], name: str, gone: Sequence[int]) -> int:
    """The lowest card of a kind that is not gone."""
    return next(card for card, kind in enumerate(kinds) if kind == name and card not in gone)


def as_set(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)
