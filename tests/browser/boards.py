"""How a move is made on each board: what a person chooses there for it, and what of it nobody else may be sent."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

from tests.browser.hand import Hand

MAIN = ":is(.actions, .lesson) .btn.main:not([disabled])"  # at a table and in a lesson
SHUFFLE = '.board-place button:has(use[href="#ui-dice"])'

Json = dict[str, Any]


class Board(ABC):
    """One game's."""

    title: str
    has_own_secrets = True  # does anybody know more than anybody else?
    secret = ""  # how the one move begins that is never shown to the others before the end; or there is none

    @abstractmethod
    def wish(self, hand: Hand, view: Json) -> str | None:
        """One of the legal moves; none where the board itself proposes what nobody needs to spell."""

    @abstractmethod
    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        """Choose it on the board, up to the last press."""

    @abstractmethod
    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        """Whatever stands in these messages of one game and is not for the eyes of whoever sits there."""


def lines_of(frame: Json) -> list[Json]:
    """The moves that a message tells of."""
    return [line for told in frame.get("lines", ()) for line in told.get("lines", ())]


def views_of(frames: Iterable[Json]) -> Iterator[Json]:
    """What was seen before the end."""
    return (frame["view"] for frame in frames if frame.get("view") and frame["view"]["phase"] != "ended")


def seal(hand: Hand) -> None:
    hand.choose(hand.page.locator(MAIN))


class Squares(Board):
    """From one square to another; on both boards five squares are beside each other."""

    def move(self, hand: Hand, origin: str, target: str) -> None:
        for name in (origin, target):
            self.choose(hand, name)
        if hand.by == "touch":  # where fingers point, a move is confirmed
            seal(hand)

    def choose(self, hand: Hand, name: str) -> None:
        hand.choose_cell(hand.page.locator("[data-square]"), "square", name, columns=5)


class VeronaTwist(Squares):
    title = "Verona Twist"
    secret = "lovers "

    def wish(self, hand: Hand, view: Json) -> str | None:
        return None if view["phase"] in ("placing", "hiding") else hand.one(view["legal"])

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        if move is not None:
            self.move(hand, view["squares"][move[0]], move[1:])
            return
        if view["phase"] == "placing":
            hand.choose(hand.page.locator(SHUFFLE))
        else:
            for square in hand.some(sorted(view["squares"].values()), 2):
                self.choose(hand, square)
        seal(hand)

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        return (view["lovers"] for view in views_of(frames) if view["lovers"] is not None and seat != 1)


class Volto(Squares):
    title = "Volto"
    secret = "setup "

    def wish(self, hand: Hand, view: Json) -> str | None:
        if view["phase"] == "setup":
            return None
        taking = [move for move in view["legal"] if "x" in move]
        onward = [move for move in view["legal"] if (move[4] > move[1]) == (view["seat"] == 0) and move[4] != move[1]]
        return hand.one(taking or onward or view["legal"])  # so that games come to an end

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        if move is not None:
            self.move(hand, move[:2], move[3:])
            return
        hand.choose(hand.page.locator(SHUFFLE))
        seal(hand)

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        masks = (mask for view in views_of(frames) for mask in view["masks"])
        return (mask for mask in masks if mask["kind"] is not None and not mask["shown"] and mask["side"] != seat)


KEYS = {"keep": "k", "flip": "f", "pass": "n"}  # of the buttons beside the deck


class Verso(Board):
    """Keep, turn over or pass by a button; a series card by card, then by a button."""

    title = "Verso"
    has_own_secrets = False
    ROWS, VALUES = "OGB", "123456J"  # as they lie, from above and from the left

    def wish(self, hand: Hand, view: Json) -> str:
        banks = series_in(view)
        others = [move for move in view["legal"] if move not in banks]
        return hand.one(banks if banks and hand.rng.below(2) else others)

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        assert move is not None
        if move not in KEYS:
            self.choose_series(hand, move, series_in(view))
            hand.choose(hand.page.locator(".acts .bank.main"))
            return
        button = hand.page.locator(f'.acts [aria-keyshortcuts="{KEYS[move]}"]')
        hand.choose(button)
        if hand.by == "touch":  # once more: where fingers point, a move is confirmed
            hand.choose(button.and_(hand.page.locator('[aria-pressed="true"]')))

    def choose_series(self, hand: Hand, move: str, all_series: list[str]) -> None:
        colour, values = move[5], move[7:].split("-")
        for value in values:
            self.choose_card(hand, colour + value)
        alike = [one for one in all_series if one[5] == colour and sorted(one[7:]) == sorted(move[7:])]
        if len(alike) > 1:  # the joker may stand before the others or behind them
            hand.choose(hand.page.locator(".bank .choices .chip").nth(0 if values[0] == "J" else 1))

    def choose_card(self, hand: Hand, name: str) -> None:
        card = hand.page.locator(f'.mine [data-card="{name}"].can')
        if hand.by != "keys":
            hand.choose(card)
            return
        card.wait_for()
        hand.walk_into(hand.page.locator(".mine [data-card]"))
        while (here := hand.focused("card"))[0] != name[0]:
            hand.press("ArrowDown" if self.ROWS.index(here[0]) < self.ROWS.index(name[0]) else "ArrowUp")
        while (here := hand.focused("card")) != name:
            hand.press("ArrowRight" if self.VALUES.index(here[1]) < self.VALUES.index(name[1]) else "ArrowLeft")
        hand.press("Enter")

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        """A back that was not turned up; nobody at all knows it."""
        turned: set[frozenset[str]] = set()
        for frame in frames:
            for line in lines_of(frame):
                if line["move"].startswith("deal ") and not line["move"].endswith("/?"):
                    yield line
                turned |= {sides(event.split()[2]) for event in line["events"] if " flipped " in event}
            both = re.findall(r"[BGO][1-6J]\*?/[BGO][1-6J]\*?", json.dumps(frame))
            yield from (card for card in both if sides(card) not in turned)
            view = frame.get("view")
            if view and (
                view["hidden"] is not None or view["deck"] is not None or not (view["top"] or "?").endswith("?")
            ):
                yield view


def series_in(view: Json) -> list[str]:
    return [move for move in view["legal"] if move.startswith("bank ")]


def sides(card: str) -> frozenset[str]:
    """A card, whichever way up: of its faces one is worth 3, which is marked on the upper one only."""
    up, back = card.split("/")
    return frozenset((f"{up.rstrip('*')} {3 if up.endswith('*') else 1}", f"{back} {1 if up.endswith('*') else 3}"))


class RomeoJuliet(Board):
    """Places around the stage, companions in them, cards in the hand, and what else is offered in words."""

    title = "Roméo & Juliette"
    SEATS = ("juliet", "romeo")

    def wish(self, hand: Hand, view: Json) -> str:
        """Few words, so that scenes come to an end."""
        short = [move for move in view["legal"] if move.split()[0] in ("agree", "decide")]
        return hand.one(short or view["legal"])

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        assert move is not None
        page, (word, *rest) = hand.page, move.split()
        if word == "missive":
            hand.choose_cell(page.locator(".ring [data-place]"), "place", rest[0], columns=2)
        elif word in ("play", "hold"):
            for group, card in enumerate(rest):
                hand.choose_cell(page.locator(".hand .group").nth(group).locator("[data-card]"), "card", card)
        elif word == "use":
            self.pick(hand, rest[0].split("+"), view["legal"])
            hand.choose(page.locator(f'.ways [data-way="{rest[1]}"]'))
        elif word == "step":
            hand.choose(page.locator(f'.ways [data-way="{rest[0]}"]'))
        else:
            hand.choose(page.locator(f'.task [data-move="{move}"]'))
        seal(hand)

    def pick(self, hand: Hand, wanted: list[str], legal: list[str]) -> None:
        """Where they stand, or, with fingers and keys, in the list. Without a choice they are picked already."""
        everybody = {token for move in legal if move.startswith("use ") for token in move.split()[1].split("+")}
        where = ".who" if hand.by == "mouse" else ".movers"
        for token in wanted if len(everybody) > len(wanted) else ():
            hand.choose(hand.page.locator(f'{where} [data-token="{token}"][aria-pressed="false"]'))

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        for frame in frames:
            for line in lines_of(frame):
                told = [f"{self.whose(line)} {line['move']}", *line["events"]]
                yield from (one for one in told if self.is_secret(one, seat))
        for view in views_of(frames):
            yield from (known for known in (*view["piles"], view["events_to_come"]) if known is not None)
            for at, lover in enumerate(view["lovers"]):
                if at != seat and (lover["hand"] is not None or lover["choice"] is not None):
                    yield lover

    def whose(self, line: Json) -> str:
        return self.SEATS[line["seat"]] if isinstance(line["seat"], int) else line["move"].split()[1]

    def is_secret(self, told: str, seat: int | None) -> bool:
        """`romeo play church friar`, `romeo draw romeo place church`, `romeo drew place church`; seen by another?"""
        who, word = told.split()[:2]
        mine = seat is not None and who == self.SEATS[seat]
        return word in ("play", "hold", "draw", "drew") and not mine and not told.endswith("?")


class General(Board):
    """A game that nobody has drawn: each move is a button. Here the one that `sottovoce new-game` makes."""

    title = "Pebbles"
    secret = "hide "

    def wish(self, hand: Hand, view: Json) -> str:
        return hand.one(view["legal"])

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        assert move is not None
        hand.choose_cell(hand.page.locator("[data-move]"), "move", move)
        if hand.by == "touch":
            seal(hand)

    def leaks(self, frames: Iterable[Json], seat: int | None) -> Iterator[object]:
        return (view["number"] for view in views_of(frames) if view["number"] is not None and seat != 0)


BOARDS: dict[str, Board] = {
    "verona-twist": VeronaTwist(),
    "volto": Volto(),
    "verso": Verso(),
    "romeo-juliet": RomeoJuliet(),
}
