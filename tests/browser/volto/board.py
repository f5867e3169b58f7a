"""Volto under a hand: how a move is made on its board, and what of it nobody else may be sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.browser.boards import SHUFFLE, Json, Squares, seal, views_of
from tests.browser.hand import Hand


class Volto(Squares):
    title = "Volto"
    playthrough, last = "novices_palace", 4
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


BOARD = Volto()
