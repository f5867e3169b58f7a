"""Reading the moves and options of Roméo & Juliette: judged by a view alone, refused with the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sottovoce.games.romeo_juliet import content, moves, names
from sottovoce.games.romeo_juliet.effects import COMPANIONS, SEATS
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.games.romeo_juliet.view import PILES, View
from sottovoce.rules import game

GRAMMAR = {
    "prelude": ("draw",),
    "rendezvous": ("missive", "propose", "agree", "decide"),
    "backstage": ("play",),
    "sidestep": ("step",),
    "effects": ("use", "skip"),
    "event": ("event",),
    "decision": ("use", "skip", "choose"),
    "holding": ("hold",),
    "showing": ("show",),
    "naming": ("name",),
}


def parse_move(seen: View, text: str, whose: game.AnyGame) -> int:
    """The move a seat means; BadMove or IllegalMove if it is not one now."""
    try:
        action = moves.parse(text)
    except ValueError:
        action = -1
    if action < 0 or text.split()[0] not in GRAMMAR.get(seen.phase, ()):
        raise game.BadMove(f"bad-{seen.phase}", whose, text=game.quoted(text))
    if text not in (seen.legal or []):
        raise illegal(seen, text, whose)
    return action


def illegal(seen: View, text: str, whose: game.AnyGame) -> game.IllegalMove:
    """Why not, and what instead: from what all know, and from the seat's own hand."""
    word, _, rest = text.partition(" ")
    if word in ("draw", "event"):
        if word == "draw" and seen.drawing and not rest.startswith(seen.drawing):
            return game.IllegalMove("other-pile", whose, pile=seen.drawing)
        return game.IllegalMove("not-in-pile", whose, card=rest)
    if word in ("missive", "propose", "agree", "decide"):
        return illegal_word(seen, word, whose)
    if word in ("play", "hold"):
        return illegal_cards(seen, rest, whose)
    if word == "show":
        return illegal_show(seen, rest, whose)
    if word == "skip":
        return game.IllegalMove("compulsory", whose)
    return game.IllegalMove("not-so", whose, text=text, possible=", ".join(seen.legal or ()))


def illegal_word(seen: View, word: str, whose: game.AnyGame) -> game.IllegalMove:
    """What may not be said at the rendezvous."""
    assert isinstance(seen.seat, int)
    possible = ", ".join(dict.fromkeys(re.sub("^missive .*", "missive PLACE", move) for move in seen.legal or ()))
    if word == "missive":
        if "silence" in {effect.split()[0] for effect in seen.in_force}:
            return game.IllegalMove("silenced", whose, possible=possible)
        has = seen.lovers[seen.seat].missives
        return game.IllegalMove("no-missive", whose, price=seen.price, missives=has, possible=possible)
    if word == "propose" and seen.only is not None and seen.lovers[seen.seat].proposals < names.PROPOSALS:
        return game.IllegalMove("other-heart", whose, heart=seen.only, possible=possible)
    if word == "propose":
        return game.IllegalMove("no-proposal", whose, most=names.PROPOSALS, possible=possible)
    return game.IllegalMove("nothing-to-agree" if word == "agree" else "nothing-to-decide", whose, possible=possible)


def illegal_cards(seen: View, rest: str, whose: game.AnyGame) -> game.IllegalMove:
    """Cards that are not in the seat's own hand."""
    assert isinstance(seen.seat, int)
    hand = seen.lovers[seen.seat].hand
    assert hand is not None
    place, _, companion = rest.partition(" ")
    card, cards = (place, hand.places) if place not in hand.places else (companion, hand.companions)
    return game.IllegalMove("not-in-hand", whose, card=card, cards=", ".join(dict.fromkeys(cards)))


def illegal_show(seen: View, card: str, whose: game.AnyGame) -> game.IllegalMove:
    """A card of the other type, or one that is not in the seat's own hand."""
    assert isinstance(seen.seat, int)
    assert seen.decision is not None
    hand = seen.lovers[seen.seat].hand
    assert hand is not None
    kind = seen.decision.effect.split()[1]
    cards = hand.places if kind == "place" else hand.companions
    return game.IllegalMove("not-to-show", whose, card=card, kind=kind, cards=", ".join(dict.fromkeys(cards)))


# Options.


def completed(chosen: dict[str, Any], whose: game.AnyGame) -> dict[str, Any]:
    """What only makes sense together: the chapter and the piles of this content, and the content's hash."""
    box = box_of(chosen["content"], whose)
    if chosen["chapter"] not in box.chapters:
        known = ", ".join(str(number) for number in sorted(box.chapters))
        raise game.BadOption("option-no-chapter", whose, chapter=chosen["chapter"], known=known)
    if chosen["content_hash"] not in (None, box.hash):
        raise game.BadOption("option-other-content", whose, told=game.quoted(str(chosen["content_hash"])), is_=box.hash)
    for pile in range(names.PILES):
        pile_of(chosen, pile, whose)
    events_of(chosen, whose)
    return {**chosen, "content_hash": box.hash}


def box_of(source: object, whose: game.AnyGame) -> content.Content:
    """The content that an option names; BadOption with its first mistake if it cannot be played."""
    if source is not None and (not isinstance(source, str) or len(source) > content.LONGEST):
        raise game.BadOption("option-content-text", whose, longest=content.LONGEST)
    try:
        return content.load(source, whose.rules_version)
    except content.Mistaken as mistaken:
        raise BadContent(mistaken.mistakes, whose) from None


class BadContent(game.BadOption):
    """A content file that cannot be played: its first mistake, and how many there are besides."""

    def __init__(self, mistakes: list[content.Mistake], whose: game.AnyGame) -> None:
        super().__init__("option-content-mistake", whose, line=mistakes[0].line, more=len(mistakes) - 1)
        self.first, self.whose = mistakes[0], whose

    def text(self, language: str) -> str:
        words = self.whose.words(language)
        return words.say(self.key, {**self.args_, "why": words.say(self.first.key, self.first.args)})


def pile_of(options: Mapping[str, Any], pile: int, whose: game.AnyGame) -> list[int] | None:
    """A stacked pile, as the numbers of its cards; BadOption if the box has no such pile."""
    cards = options[PILES[pile]]
    if cards is None:
        return None
    box = content.load(options["content"], whose.rules_version)
    kinds = PLACE_CARDS if pile % 2 == 0 else COMPANIONS
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise game.BadOption("option-pile-list", whose, option=PILES[pile])
    for card in cards:
        if card not in kinds:
            raise game.BadOption("option-pile-card", whose, option=PILES[pile], card=game.quoted(card))
    left = [kinds[kind] for kind in box.cards[pile]]
    if pile % 2 == 0:  # the card of the place where the lover begins, and the keepsake, are already in hand
        first = {kinds[box.chapters[options["chapter"]].start[names.TOKEN_JULIET + (pile >> 1)]], keepsake(options)}
        if len(cards) == len(left):
            cards = [card for card in cards if card not in first]
        left = [card for card in left if card not in first]
    if sorted(cards) != sorted(left):
        raise game.BadOption("option-pile", whose, option=PILES[pile], cards=", ".join(left))
    numbers: list[int] = []
    for card in cards:
        of_kind = [n for n, kind in enumerate(box.cards[pile]) if kinds[kind] == card]
        numbers.append(next(n for n in of_kind if n not in numbers))
    return numbers


def events_of(options: Mapping[str, Any], whose: game.AnyGame) -> list[int] | None:
    """A stacked pile of events; BadOption if the chapter has no such pile."""
    numbers = options["events"]
    if numbers is None:
        return None
    box = content.load(options["content"], whose.rules_version)
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise game.BadOption("option-events-list", whose)
    for n, number in enumerate(numbers):
        if number not in box.events or not box.events[number].belongs_to(options["chapter"]):
            raise game.BadOption("option-events-card", whose, number=str(number)[:20])
        if number in numbers[:n]:
            raise game.BadOption("option-events-twice", whose, number=number)
    levels = [sum(box.events[number].level == level for number in numbers) for level in content.LEVELS[1:]]
    wanted = box.chapters[options["chapter"]].events
    if levels != list(wanted):
        listed = ", ".join(f"{n} {level}" for n, level in zip(wanted, content.LEVELS[1:], strict=True) if n)
        raise game.BadOption("option-events-levels", whose, levels=listed)
    return list(numbers)


def seat_number(label: int | str) -> int:
    """A seat of a view as positions number it."""
    return -1 if label == "*" else int(label)


def first_seat(options: Mapping[str, Any]) -> int:
    return SEATS.index(options["first"])


def keepsake(options: Mapping[str, Any]) -> str | None:
    """The place whose card both keep from the chapter before, if any (R19)."""
    place = options.get("keepsake", "none")
    return None if place == "none" else str(place)
