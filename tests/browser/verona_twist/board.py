"""Verona Twist under a hand: how a move is made on its board, and what of it nobody else may be sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.browser.boards import SHUFFLE, Json, Squares, seal, views_of
from tests.browser.hand import Hand


class VeronaTwist(Squares):
    title = "Verona Twist"
    playthrough, last = "novices_identified", 4
    secret = "lovers "
    opens = "moving"

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


BOARD = VeronaTwist()
