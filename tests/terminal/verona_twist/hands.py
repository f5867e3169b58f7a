"""Hands for Verona Twist: characters and squares by their letters, and games played to their end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sottovoce.games.verona_twist import GAME
from sottovoce.terminal.app import Sottovoce
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verona_twist.moving import Moving
from tests.terminal import hands

PLACED = ("a", "1", "c", "2", "e", "3", "b", "4", "d", "3", "c", "4")


class Hands(hands.Hands):
    """Someone at the piazza."""

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


def at_table(
    script: Callable[[Hands], Awaitable[None]], size: tuple[int, int] = (80, 24), **settings: Any
) -> Sottovoce:
    """Start the program with this game, and hand it to someone."""
    return hands.at_table(script, size, GAME, Hands, **settings)


async def sit_down(hands: Hands) -> None:
    """Two names, then six characters on the table."""
    await hands.press(*"Ida", "enter", *"Ugo", "enter")
    await hands.press(*PLACED, "enter")


async def hide(hands: Hands, lovers: str) -> None:
    """The curtain is lifted, two are chosen, and it falls again."""
    assert isinstance(hands.app.screen, Curtain)
    await hands.press("enter", *lovers, "enter", "enter")


def first(legal: list[str]) -> str:
    return legal[0]


def best(hands: Hands) -> Callable[[list[str]], str]:
    """The move a beginner feels is best, the first of equals."""

    def choose(legal: list[str]) -> str:
        seat = hands.table.to_move
        feelings = GAME.rate(GAME.view(hands.table.play.position, seat))  # type: ignore[arg-type]
        return max(legal, key=lambda move: feelings[move])

    return choose
