"""People who look back at a game: what they read there, and what their browsers were told of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import Json
from tests.browser.devices import Device
from tests.browser.hand import By
from tests.browser.playing import Player
from tests.browser.scenes import PEOPLE, begun, recorded
from tests.browser.words import words

say = words("en")


class Witness(Player):
    """Plays, or looks on, and looks back afterwards."""

    def __init__(self, page: Page, game: str, seed: int = 1, by: By = "mouse") -> None:
        super().__init__(page, game, seed, by)
        self.slider = page.get_by_role("slider", name=say("back-slider"))
        self.tale = page.locator("#log li:not(.aside)")
        self.in_words: dict[int, str] = {}  # by the number of lines: the board, as it was read while it was played

    def told(self) -> list[str]:
        """The tale on the page, line by line."""
        return [" ".join(line.split()) for line in self.tale.all_text_contents()]

    def read(self) -> str:
        """The board in words."""
        self.press("w")
        told = self.page.locator("dialog .in-words").inner_text()
        self.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        return told

    def is_up_to_date(self) -> None:
        self.until(lambda: self.tale.count() == len(self.lines))

    def reads_the_board(self) -> None:
        self.is_up_to_date()
        self.in_words[len(self.lines)] = self.read()

    # Looking back.

    def brings(self) -> str:
        """A whole recorded game, and looks back at it; where."""
        header, moves = recorded(self.game, self.board.playthrough)
        brought = Device(self.page.context).post("/api/records", record="\n".join([*header, "", *moves, ""]))
        self.page.goto(f"/t/{brought['table']}/back")
        self.is_at(0)
        return str(brought["table"])

    @property
    def last(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    def go(self, line: int) -> None:
        self.slider.fill(str(line))
        self.is_at(line)

    def is_at(self, line: int) -> None:
        expect(self.slider).to_have_value(str(line))
        expect(self.page.locator(".scrubber .at")).to_have_text(say("back-at", line=line, lines=self.last))
        expect(self.page.locator("#log .now")).to_have_count(1 if line else 0)
        if line:
            expect(self.tale.nth(line - 1)).to_have_class(re.compile(r"\bnow\b"))
        expect(self.page.locator("section.centre")).to_have_attribute(
            "aria-busy", "false"
        )  # the board is there as well

    def looks_with(self, eyes: str) -> None:
        choice = self.page.locator("label.seat").filter(has_text=eyes)
        self.choose(choice)
        expect(choice).to_have_class(re.compile(r"\bchosen\b"))  # what they saw is here
        expect(choice.get_by_role("radio")).to_be_checked()

    def menu(self, what: str) -> Locator:
        self.choose(self.page.locator(".scrubber details.more summary"))
        return self.page.locator(".scrubber menu").get_by_text(what)

    def peeks(self, seat: int | None) -> list[object]:
        """Whatever came in while looking back that is not for the eyes of this seat."""
        return list(self.board.leaks(past(self.bodies), seat))


def past(bodies: Iterable[str]) -> Iterator[Json]:
    """What was told of a game that is over, as it would have been told at the table."""
    told = [body for body in map(json.loads, bodies) if isinstance(body, dict)]
    yield from ({"lines": [body]} for body in told if "choices" in body)
    yield from ({"view": view} for body in told for view in body.get("views", ()))


def sit_down(*players: Player) -> str:
    """Near the end of a recorded game, with bots where there are more chairs; where."""
    game = players[0].game
    playthrough, many = players[0].board.playthrough, players[0].board.last
    devices = [Device(player.page.context) for player in players]
    opened = devices[0].post("/api/records", record=begun(game, playthrough, -many))
    table: str = opened["table"]
    for chair, invitation in enumerate(opened["invitations"].values()):
        if chair < len(players):
            claim = {"chair": chair, "name": PEOPLE[chair], "invitation": invitation}
            devices[chair].post(f"/api/tables/{table}/claim", **claim)
        else:
            devices[0].post(f"/api/tables/{table}/bot", chair=chair, level="novice")
    for chair, device in enumerate(devices):
        device.ask("ready", table=table, chair=chair)
    for player in players:
        player.page.goto(f"/t/{table}")
        player.is_shown_the_game()
    return table


def play_out(*players: Player) -> None:
    """As it was recorded, as far as chance allows; a witness who is to move reads the board first."""
    playthrough, many = players[0].board.playthrough, players[0].board.last
    wishes = [line.split(" > ")[0].split(" ", 1)[1] for line in recorded(players[0].game, playthrough)[1][-many:]]
    while not all(player.is_over for player in players):
        players[0].until(lambda: any(one.is_to_move for one in players) or all(one.is_over for one in players))
        for player in (one for one in players if one.is_to_move):
            if isinstance(player, Witness):
                player.reads_the_board()
            wish = next((move for move in wishes if move in player.view["legal"]), None)
            if wish:
                wishes.remove(wish)
            player.play(wish)
