"""Roméo & Juliette under a hand: how a move is made on its board, and what of it nobody else may be sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.browser.boards import Board, Json, lines_of, seal, views_of
from tests.browser.hand import Hand


class RomeoJuliet(Board):
    """Places around the stage, companions in them, cards in the hand, and what else is offered in words."""

    title = "Roméo & Juliette"
    playthrough, last = "a-love-that-wins", 6
    SEATS = ("juliet", "romeo")

    def wish(self, hand: Hand, view: Json) -> str:
        """Few words, so that scenes come to an end."""
        short = [move for move in view["legal"] if move.split()[0] in ("agree", "decide")]
        return hand.one(short or view["legal"])

    def make(self, hand: Hand, view: Json, move: str | None) -> None:
        assert move is not None
        page, (word, *rest) = hand.page, move.split()
        if word == "missive":
            missive = page.locator('.task [data-say="missive"]')
            if missive.get_attribute("aria-pressed") == "false":
                hand.choose(missive)
            hand.choose_cell(page.locator(".ring [data-place]"), "place", rest[0], columns=2)
        elif word == "name":
            hand.choose_cell(page.locator(".ring [data-place]"), "place", rest[0], columns=2)
        elif word == "show":
            hand.choose(page.locator(f'.hand [data-card="{rest[0]}"]').first)
        elif word in ("play", "hold"):
            for group, card in enumerate(rest):
                hand.choose_cell(page.locator(".hand .group").nth(group).locator("[data-card]"), "card", card)
        elif word == "use":
            self.pick(hand, rest[0].split("+"), view["legal"])
            hand.choose(page.locator(f'.ways [data-way="{rest[1]}"]'))
        elif word == "step":
            hand.choose(page.locator(f'.ways [data-way="{rest[0]}"]'))
        else:
            offer = page.locator(f'.task [data-move="{move}"]')
            page.locator("div.task .offer:visible").first.wait_for()
            if not offer.count():  # one of the rarer words
                hand.choose(page.locator("div.task .else"))
            hand.choose(offer)
        seal(hand)

    def pick(self, hand: Hand, wanted: list[str], legal: list[str]) -> None:
        """Where they stand, or, with fingers, in the list. Without a choice they are picked already."""
        everybody = {token for move in legal if move.startswith("use ") for token in move.split()[1].split("+")}
        hand.page.locator("div.task").wait_for()
        where = ".movers" if hand.by == "touch" and hand.page.locator(".movers").is_visible() else ".who"
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
        return word in ("play", "hold", "draw", "drew", "show", "name") and not mine and not told.endswith("?")


BOARD = RomeoJuliet()
