"""People at a page: they choose among what their own browser was told is legal, and do it with mouse, finger or keys.

Whatever a browser was sent is kept, frame by frame, so that a test can look for what should not be there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Request, WebSocket

from sottovoce.rules.rng import Rng

PATIENCE = 60.0  # seconds that something may take
MAIN = ".actions .btn.main:not([disabled])"
SHUFFLE = '.board-place button:has(use[href="#ui-dice"])'
Json = dict[str, Any]


class Player:
    """Somebody at a page. `hand` is how they choose: with the mouse, a finger, or keys alone."""

    def __init__(self, page: Page, seed: int, hand: str = "mouse") -> None:
        self.page, self.rng, self.hand = page, Rng(seed), hand
        self.frames: list[Json] = []  # everything that was told over a WebSocket or by polling, in order
        self.bodies: list[str] = []  # and whatever else came over HTTP
        self.view: Json = {}
        self.seen = 0  # lines of the table
        self.is_over = False
        page.on("websocket", self._connected)
        page.on("requestfinished", self._answered)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, told: Json) -> None:
        self.frames.append(told)
        if told["tell"] == "news":
            for line in told["lines"]:
                self.seen = max(self.seen, line["n"] + 1)
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
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end, f"nothing happened: {self.page.locator('#page').inner_text()[:500]}"
            self.page.wait_for_timeout(15)

    def is_shown_the_game(self) -> None:
        self.until(lambda: self.view)

    @property
    def is_to_move(self) -> bool:
        return bool(self.view) and not self.is_over and self.view["seat"] in self.view["to_act"]

    # Choosing.

    def choose(self, target: Locator) -> None:
        target.wait_for()
        if self.hand == "mouse":
            target.click()
        elif self.hand == "touch":
            target.tap()
        else:
            self._walk_to(target)
            self.page.keyboard.press("Enter")

    def _walk_to(self, target: Locator) -> None:
        """With Tab, as far as it takes."""
        handle = target.element_handle()
        for _ in range(200):
            if self.page.evaluate("target => document.activeElement === target", handle):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {target}")

    def choose_square(self, name: str) -> None:
        target = self.page.locator(f'[data-square="{name}"]:not([aria-disabled])')
        target.wait_for()
        if self.hand != "keys":
            self.choose(target)
            return
        if self._focused_square() is None:
            self.page.keyboard.press("b")
        names = self.page.locator("[data-square]").evaluate_all("all => all.map(one => one.dataset.square)")
        columns = len({each[0] for each in names})
        here, there = names.index(self._focused_square()), names.index(name)
        for key, steps in (
            ("ArrowDown", there // columns - here // columns), ("ArrowUp", here // columns - there // columns),
            ("ArrowRight", there % columns - here % columns), ("ArrowLeft", here % columns - there % columns),
        ):  # fmt: skip
            for _ in range(steps):
                self.page.keyboard.press(key)
        assert self._focused_square() == name
        self.page.keyboard.press("Enter")

    def _focused_square(self) -> str | None:
        found: str | None = self.page.evaluate("document.activeElement?.dataset?.square ?? null")
        return found

    # Playing.

    def play(self) -> None:
        """Make one choice that is owed, and see it done."""
        before, seen = self.view, self.seen
        if before["phase"] in ("placing", "setup"):
            self.choose(self.page.locator(SHUFFLE))
            self.choose(self.page.locator(MAIN))
        elif before["phase"] == "hiding":
            for square in self._some(sorted(before["squares"].values()), 2):
                self.choose_square(square)
            self.choose(self.page.locator(MAIN))
        else:
            self._move(before)
        self.until(lambda: self.seen > seen)

    def _move(self, view: Json) -> None:
        legal: list[str] = view["legal"]
        taking = [move for move in legal if "x" in move]  # so that games come to an end
        move = self._some(taking or legal, 1)[0]
        origin, target = (view["squares"][move[0]], move[1:]) if "squares" in view else (move[:2], move[3:])
        self.choose_square(origin)
        self.choose_square(target)
        if self.hand == "touch":  # where fingers point, a move is confirmed
            self.choose(self.page.locator(MAIN))

    def _some(self, among: list[str], n: int) -> list[str]:
        left = list(among)
        return [left.pop(self.rng.below(len(left))) for _ in range(n)]

    # What this browser knows.

    def secret(self) -> str:
        """What this person chose in secret in the present game, as it is spelled."""
        lines = [line for frame in self.frames for told in frame.get("lines", ()) for line in told.get("lines", ())]
        own = [line["move"] for line in lines if line["seat"] == self.view["seat"]]
        return next((move for move in own if move.startswith(("lovers ", "setup "))), "")

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
    end = time.monotonic() + 10 * PATIENCE
    while not all(player.is_over for player in players):
        assert time.monotonic() < end
        for player in players:
            if player.is_to_move:
                player.play()
            else:
                player.page.wait_for_timeout(10)
