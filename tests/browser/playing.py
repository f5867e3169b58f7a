"""People at a page: they choose among what their own browser was told is legal, and do it with mouse, finger or keys.

Whatever a browser was sent is kept, frame by frame, so that a test can look for what should not be there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from playwright.sync_api import Page, Request, WebSocket

from tests import patience
from tests.browser.boards import BOARDS, General, Json, lines_of
from tests.browser.hand import By, Hand
from tests.effort import IS_SOAK


class Player(Hand):
    """Somebody at a page of a game."""

    def __init__(self, page: Page, game: str, seed: int, by: By = "mouse") -> None:
        super().__init__(page, seed, by)
        self.game, self.board = game, BOARDS.get(game) or General()
        self.frames: list[Json] = []  # everything that was told over a WebSocket or by polling, in order
        self.bodies: list[str] = []  # and whatever else came over HTTP
        self.view: Json = {}
        self.made: set[int] = set()  # the lines that tell of moves made here
        self.is_over = False
        page.on("websocket", self._connected)
        page.on("requestfinished", self._answered)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, told: Json) -> None:
        self.frames.append(told)
        if told["tell"] == "news":
            for line in told["lines"]:
                if line["news"] == "moved" and line["chair"] == told["chair"]:
                    self.made.add(line["n"])
                self.is_over = (self.is_over and line["news"] != "began") or bool(line.get("ended"))
            self.view = told.get("view") or self.view

    def _answered(self, request: Request) -> None:
        answer = request.response()
        if "/api/" not in request.url or answer is None or answer.status != 200:
            return
        if "/api/poll" in request.url:
            for told in answer.json()["tell"]:
                self._told(told)
        else:
            self.bodies.append(answer.text())

    # Waiting.

    def until(self, what: Callable[[], object]) -> None:
        """Let the browser work until this is so."""
        end = time.monotonic() + patience.seconds()
        while not what():
            assert time.monotonic() < end, f"nothing happened: {self.page.locator('#page').inner_text()[:500]}"
            self.page.wait_for_timeout(15)

    def is_shown_the_game(self) -> None:
        self.until(lambda: self.view)

    @property
    def is_to_move(self) -> bool:
        return bool(self.view) and not self.is_over and self.view["seat"] in self.view["to_act"]

    def play(self, move: str | None = None) -> None:
        """Make this move that is owed, or any, and see it done."""
        made = len(self.made)
        self.board.make(self, self.view, move or self.board.wish(self, self.view))
        self.until(lambda: len(self.made) > made)

    @property
    def lines(self) -> list[Json]:
        """All that was told at the table."""
        return [line for frame in self.frames for line in lines_of(frame)]

    def _moves(self) -> list[str]:
        """This person's own, as they came back from the server."""
        return [line["move"] for line in self.lines if line["seat"] == self.view["seat"]]

    # What this browser knows.

    def secret(self) -> str:
        """What this person chose in secret and never showed, as it is spelled; or nothing."""
        begins = self.board.secret
        return next((move for move in self._moves() if begins and move.startswith(begins)), "")

    def leaks(self) -> list[object]:
        """Whatever this browser was sent that is not for these eyes."""
        return list(self.board.leaks(self.frames, self.view["seat"]))

    def traffic_before_the_end(self) -> str:
        """Everything that this browser was sent until it was told how the game ended."""
        told: list[str] = []
        for frame in self.frames:
            if any(line.get("ended") for line in frame.get("lines", ())):
                break
            told.append(json.dumps(frame))
        return "\n".join(told)


def play_to_the_end(*players: Player) -> None:
    """Everybody plays whenever a move is owed, until each has been told the end."""
    play_while(lambda: not all(player.is_over for player in players), *players)


def play_a_while(*players: Player, moves: int = 3) -> None:
    """Each makes a few moves, unless the game ends before; in the soak they play to the end."""
    if IS_SOAK:
        play_to_the_end(*players)
        return
    goal = {player: len(player.made) + moves for player in players}
    play_while(lambda: any(len(player.made) < goal[player] and not player.is_over for player in players), *players)


def play_while(going_on: Callable[[], bool], *players: Player) -> None:
    end = time.monotonic() + patience.seconds(600)
    while going_on():
        assert time.monotonic() < end
        for player in players:
            if player.is_to_move:
                player.play()
            else:
                player.page.wait_for_timeout(10)
