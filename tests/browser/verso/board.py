"""Verso under a hand: how a move is made on its board, and what of it nobody else may be sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from tests.browser.boards import Board, Json, lines_of
from tests.browser.hand import Hand

KEYS = {"keep": "k", "flip": "f", "pass": "n"}  # of the buttons beside the deck


class Verso(Board):
    """Keep, turn over or pass by a button; a series card by card, then by a button."""

    title = "Verso"
    playthrough, last = "three_prepared_deck", 5
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


BOARD = Verso()
