"""A pair of hands for tests: it presses keys, waits, and reads the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.terminal.app import Sottovoce
from sottovoce.terminal.board import Board
from sottovoce.terminal.local import PERSON, LocalTable
from sottovoce.terminal.replay import Replay
from sottovoce.terminal.table_screen import TableScreen

Script = Callable[["Hands"], Awaitable[None]]
SIZES = [(80, 24), (120, 40)]


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
        """Until nobody else is to move, nothing waits to be handled and two looks at the screen see the same, however
        busy the machine is."""
        before = None
        for _ in range(500):
            await self.pilot.pause()
            await self.app.workers.wait_for_complete()
            now = self.screen()
            waits = self._bot_is_to_move() or self._has_waiting_messages() or self._is_to_be_drawn()
            if now == before and not waits:
                return
            before = now
            await asyncio.sleep(0.002)
        raise AssertionError("the screen does not come to rest")

    def _has_waiting_messages(self) -> bool:
        screen = self.app.screen
        pumps = [self.app, screen, *screen.walk_children()]
        return bool(screen._callbacks) or any(pump.message_queue_size for pump in pumps)

    def _is_to_be_drawn(self) -> bool:
        """A screen is drawn, and its log scrolled to the end, when a timer says so; on a busy machine that is late."""
        screen = self.app.screen
        return (
            screen._layout_required
            or screen._scroll_required
            or screen._repaint_required
            or screen._recompose_required
            or bool(screen._dirty_widgets)
        )

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


def at_table(
    script: Callable[[Any], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    game: AnyGame | None = None,
    hands: type[Hands] = Hands,
    **settings: Any,
) -> Sottovoce:
    """Start the program, hand it to someone, and return it when they are done."""
    app = Sottovoce(game or next(iter(shelf().values())), **{"pause": 0, "seed": 1, "language": "en", **settings})

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            somebody = hands(app, pilot)
            await somebody.settle()
            await script(somebody)

    asyncio.run(run())
    return app


def look_back(play: Playthrough, eyes: str, *keys: str) -> list[str]:
    """The screens one sees while pressing these keys."""
    app = Sottovoce(play.game, language="en", replay=play, eyes=eyes)
    shown = []

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(app, pilot)
            await hands.settle()
            shown.append(hands.screen())
            for key in keys:
                await hands.press(key)
                shown.append(hands.screen())
            assert isinstance(app.screen, Replay)

    asyncio.run(run())
    return shown


def words(text: str) -> str:
    """A text as one line, however it was broken."""
    return " ".join(text.replace("│", " ").replace("░", " ").split())
