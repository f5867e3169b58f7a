"""A pair of hands for tests: it presses keys, waits, and reads the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from sottovoce.games.verona_twist import GAME
from sottovoce.rules.game import AnyGame
from sottovoce.terminal.app import Sottovoce
from sottovoce.terminal.board import Board
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.local import PERSON, LocalTable
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verona_twist.moving import Moving

Script = Callable[["Hands"], Awaitable[None]]


class Hands:
    """Someone at the keyboard."""

    def __init__(self, app: Sottovoce, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and let everything that follows from them happen."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Until nobody else is to move and two looks at the screen see the same, however busy the machine is."""
        before = None
        for _ in range(500):
            await self.pilot.pause()
            await self.app.workers.wait_for_complete()
            now = self.screen()
            if now == before and not self._bot_is_to_move():
                return
            before = now
            await asyncio.sleep(0.002)
        raise AssertionError("the screen does not come to rest")

    def _bot_is_to_move(self) -> bool:
        table = self.app.screen
        if not isinstance(table, TableScreen) or table.table.to_move < 0:
            return False
        return table.table.players[table.table.to_move] != PERSON

    def screen(self) -> str:
        """All that is to be read now, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def table(self) -> LocalTable:
        table = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        return table.table

    @property
    def board(self) -> Board:
        board = self.app.screen.query_one("#board")
        assert isinstance(board, Board)
        return board

    def board_below(self) -> Board:
        """The board of the table, whatever lies over it."""
        return next(s.board for s in self.app.screen_stack if isinstance(s, TableScreen))

    @property
    def moving(self) -> Moving:
        assert isinstance(self.board.deciding, Moving)
        return self.board.deciding

    async def move(self, text: str) -> None:
        """A move by its letter, its square and a confirmation."""
        await self.press(text[0], text[1], text[2], "enter")

    async def play_to_end(self, choose: Callable[[list[str]], str], watch: Callable[[], None] | None = None) -> None:
        """Move and listen until the game is over; `watch` looks at every screen on the way."""
        for _ in range(400):
            if watch:
                watch()
            if isinstance(self.app.screen, Notice):
                if self.table.play.outcome is not None and self.app.screen.go_on_key != "notice-go-on":
                    return
                await self.press("enter")
            elif isinstance(self.app.screen, TableScreen) and isinstance(self.board.deciding, Moving):
                seat = self.table.to_move
                legal = self.table.play.view(seat).legal
                assert legal
                await self.move(choose(legal))
            else:
                assert not isinstance(self.app.screen, Curtain)
                await self.settle()
        raise AssertionError("the game does not end")


def at_table(script: Script, size: tuple[int, int] = (80, 24), game: AnyGame = GAME, **settings: Any) -> Sottovoce:
    """Start the program, hand it to someone, and return it when they are done."""
    app = Sottovoce(game, **{"pause": 0, "seed": 1, "language": "en", **settings})

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            hands = Hands(app, pilot)
            await hands.settle()
            await script(hands)

    asyncio.run(run())
    return app


def first(legal: list[str]) -> str:
    return legal[0]


def best(hands: Hands) -> Callable[[list[str]], str]:
    """The move a beginner feels is best, the first of equals."""

    def choose(legal: list[str]) -> str:
        seat = hands.table.to_move
        feelings = GAME.rate(GAME.view(hands.table.play.position, seat))  # type: ignore[arg-type]
        return max(legal, key=lambda move: feelings[move])

    return choose
