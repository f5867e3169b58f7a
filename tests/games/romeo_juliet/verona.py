"""Verona as tests write it down: content files of our own, and games played with them."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from tests.games.romeo_juliet.reference import COMPANIONS, LOVERS, PLACES

JULIET, ROMEO = 0, 1
TOKENS = [*COMPANIONS, *LOVERS]
NOTHING = "no-sidestep unless romeo with romeo"  # an effect that is never in force

# Everybody where nobody quarrels, so that a test has only its own to think of: the lovers in the street.
APART = {
    "balcony": "nurse lord-capulet lady-capulet tybalt",
    "street": "juliet romeo",
    "cell": "benvolio mercutio lord-montague",
    "church": "friar",
    "salon": "hate",
}
QUIET = "no-effects; held capulets montagues friar hate"  # companions stand still, so that only lovers move
ONCE = ("send", "swap", "shift", "gain", "lose", "hate", "calm", "errand", "favour", "only", "show", "name", "either")


def content(
    *events: str,
    chapter: str = NOTHING,
    start: Mapping[str, str] = APART,
    missives: str = "juliet 1, romeo 2, reserve 2",
    love: int = 10,
    hate: int = 5,
    **board: str,
) -> str:
    """A content file. Each event is its effects, `send tybalt street; calm 1`; they are numbered from 10, and others
    that do nothing fill the pile."""
    told = [*events, *[NOTHING] * (love - 1 - len(events))]
    lines = [
        "sottovoce content 1",
        "[board]",
        f"ring = {board.get('ring', ' '.join(PLACES))}",
        f"love = {love}",
        f"hate = {hate}",
        f"capulets = {board.get('capulets', 'nurse lord-capulet lady-capulet tybalt')}",
        f"montagues = {board.get('montagues', 'benvolio mercutio lord-montague')}",
        "[cards]",
        f"juliet = {board.get('juliet', 'nurse nurse lord-capulet lady-capulet tybalt friar hate')}",
        f"romeo = {board.get('romeo', 'benvolio mercutio lord-montague friar hate hate hate')}",
        "[chapter 1]",
        "tier = easy",
        "event = 1",
        f"missives = {missives}",
        f"events = I {love - 1}",
        *[f"{place} = {start.get(place, '')}" for place in PLACES],
        "name.en = A Test",
        "text.en = A test.",
        *_event(1, "chapter", chapter),
    ]
    for number, effects in enumerate(told, 10):
        lines += _event(number, "I", effects)
    return "\n".join(lines) + "\n"


def _event(number: int, level: str, effects: str) -> list[str]:
    stays = effects.replace(";", " ").split()[0] not in ONCE
    return [
        f"[event {number}]",
        f"level = {level}",
        f"hourglass = {'yes' if stays else 'no'}",
        *[f"effect = {effect.strip()}" for effect in effects.split(";")],
        "name.en = A Test",
        "text.en = A test.",
    ]


def seen(play: Playthrough, viewer: int = constants.NOBODY) -> View:
    """What a viewer knows; without one, what all know."""
    view = play.view(viewer)
    assert isinstance(view, View)
    return view


def said(seat: int) -> str:
    return "*" if seat == constants.CHANCE else LOVERS[seat]


def make(play: Playthrough, *moves: str) -> list[str]:
    """Play these moves, each by the seat that is to move; what the last one revealed."""
    lines: list[Line] = []
    for move in moves:
        lines = play.play(play.position.to_move, move)
    return told(lines)


def told(lines: Sequence[Line]) -> list[str]:
    """What happened, but for the cards drawn."""
    return [event for line in lines for event in line.events if " drew " not in event]


def legal(play: Playthrough, seat: int | None = None) -> list[str]:
    """What a seat may do; none given: the seat that is to move."""
    return play.view(play.position.to_move if seat is None else seat).legal or []


def where(play: Playthrough) -> dict[str, str]:
    """Who stands where."""
    return {token: place for place, there in seen(play).places.items() for token in there}


def stacked(text: str | None = None, juliet: str = "", romeo: str = "", **options: Any) -> Playthrough:
    """A game whose first cards are these, in this order, places and companions mixed; the rest of each pile follows.

    `events` may name the first events of the pile.
    """
    plain = Playthrough(GAME, options={"content": text})
    piles: dict[str, Any] = {}
    for name, cards in (("juliet", juliet), ("romeo", romeo)):
        kinds = [*PLACES, "sidestep"]
        first = where(plain)[name]
        wanted = [card for card in cards.split() if card in kinds and card != first]
        piles[f"{name}_places"] = wanted + [card for card in kinds if card not in (*wanted, first)]
        companions = [card for card in cards.split() if card not in kinds]
        rest = _companion_cards(text, name)
        for card in companions:
            rest.remove(card)
        piles[f"{name}_companions"] = companions + rest
    if "events" in options:
        others = [10 + n for n in range(seen(plain).love_goal - 1)]
        options["events"] = [*options["events"], *[n for n in others if n not in options["events"]]]
    return Playthrough(GAME, options={"content": text, **piles, **options})


def _companion_cards(text: str | None, lover: str) -> list[str]:
    if text is None:
        text = content()
    cards = text.split("[cards]")[1].split("[chapter")[0]
    [line] = [line for line in cards.splitlines() if line.startswith(f"{lover} =")]
    return line.split("=")[1].split()


def scene(play: Playthrough, juliet: str, romeo: str, heart: str = "passion") -> list[str]:
    """The words at the rendezvous and the cards; what the cards revealed."""
    make(play, f"propose {heart}", "agree")
    play.play(JULIET, f"play {juliet}")
    return told(play.play(ROMEO, f"play {romeo}"))


def dealt(play: Playthrough, hands: Sequence[str]) -> None:
    """Chance deals, by hand: Juliet's places, her companions, Romeo's places, his companions."""
    for pile, cards in zip(("juliet place", "juliet companion", "romeo place", "romeo companion"), hands, strict=True):
        for card in cards.split():
            play.play(constants.CHANCE, f"draw {pile} {card}")


def went(
    text: str | None, juliet: str, romeo: str, heart: str = "passion", **options: Any
) -> tuple[Playthrough, list[str]]:
    """Both have played these cards in the first scene; what that revealed."""
    play = stacked(text, juliet, romeo, **options)
    return play, scene(play, juliet, romeo, heart)


def missives(play: Playthrough) -> list[int]:
    """Juliet's, Romeo's, in reserve."""
    return [*(lover.missives for lover in seen(play).lovers), seen(play).reserve]


def brought(event: str, chapter: str = QUIET, **more: Any) -> tuple[Playthrough, list[str]]:
    """The lovers meet in the street, and this event comes; what it brought."""
    play, happened = went(content(event, chapter=chapter, **more), "street hate", "street hate", events=[10])
    return play, happened[happened.index("event 10") + 1 :]


def refused(play: Playthrough, seat: int, move: str) -> Refusal:
    """How a move is refused; it must be, and change nothing."""
    before = play.position.save()
    with pytest.raises(Refusal) as caught:
        play.play(seat, move)
    assert play.position.save() == before
    return caught.value
