"""The curtain: at a shared keyboard one person looks at a secret while the others look away."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Static

from sottovoce.rules import constants
from sottovoce.terminal.board import Board, snapshot
from sottovoce.terminal.game_screen import WISHES, GameScreen, Wish
from sottovoce.terminal.local import LocalTable
from sottovoce.terminal.log import line_text

GAME_PARTS = ("#title", "#board", "#advice", "#scroll", "#keys")
DOWN, LIFTED, DOWN_AGAIN = range(3)


class Curtain(GameScreen[str]):
    """Down, lifted for one pair of eyes, down again; ends with the move decided behind it, if any.

    Where every turn is private it does not come down again: the next one, for the next player, already hangs there.
    """

    def __init__(self, table: LocalTable, seat: int, *, decides: bool = False) -> None:
        super().__init__(table, seat)
        self.seat, self.decides = seat, decides
        self.keys_help = ("keys-curtain", *self.keys_help) if decides else ("keys-curtain",)
        self.state = DOWN
        self.move: str | None = None

    def compose(self) -> ComposeResult:
        with Middle(id="cloth"):
            yield Static(markup=False, id="curtain")
        yield from super().compose()

    def on_mount(self) -> None:
        self._turn_to(DOWN)

    @property
    def is_open(self) -> bool:
        """Does one now see the board, and decide?"""
        return self.state == LIFTED and self.decides

    def _turn_to(self, state: int) -> None:
        self.state = state
        self.query_one("#cloth").display = not self.is_open
        for part in GAME_PARTS:  # and no other widget that textual keeps on a screen
            self.query_one(part).display = self.is_open
        if self.is_open:
            seen = snapshot(self.table.play, self.seat, self.table.view(self.seat))
            self.board.show(seen, self.board.task_for(seen.view, self.table.rng))
        self.refresh_text()

    def press(self, key: str) -> bool:
        if self.is_open or (key in WISHES and self.decides and self.state == DOWN):
            return super().press(key)
        self.message = ""
        if key in ("enter", "space"):
            if self.state == DOWN_AGAIN:
                self.dismiss(self.move)
            else:
                self._turn_to(self.state + 1)
            return True
        return False

    def on_board_confirmed(self, message: Board.Confirmed) -> None:
        message.stop()
        self.move = message.move
        if self.board.every_turn_is_private:
            self.dismiss(self.move)
        else:
            self._turn_to(DOWN_AGAIN)

    def wishing_seat(self, wish: Wish) -> int | None:
        """The person behind the curtain; before it is lifted, the person who moved last may take that back."""
        return self.table.last_mover if wish == "undo" and not self.is_open else self.seat

    def table_changed(self) -> None:
        """What others have to answer, or to play next, must not be seen with this board: the curtain goes."""
        self.dismiss(None)

    def on_board_touched(self) -> None:
        self.refresh_text()

    def refresh_text(self) -> None:
        if self.is_open:
            super().refresh_text()
        elif self.is_mounted:
            self.query_one("#curtain", Static).update(self._cloth())

    def _cloth(self) -> Text:
        role = self.say("seat-name", seat=self.table.game.seat_name(self.seat))
        who = f"{role} ({self.table.name(self.seat)})"
        other = ", ".join(self.table.others(self.seat))
        text = Text(justify="center")
        if self.state == LIFTED:
            secret = self.board.secret(self.table.view(self.seat), self.say)
            text.append(f"♥\n\n{secret}\n\n", "bold")
            text.append(self.say("curtain-lower"))
            return text
        key = "curtain-down" if self.state == DOWN else "curtain-again"
        if self.board.every_turn_is_private:
            last = self._last_news()
            text.append(f"{last}\n\n\n" if last else "", "italic")
        text.append(f"{self.say(key + '-title', who=who, other=other)}\n\n", "bold")
        text.append(self.say(key, who=who, other=other))
        text.append(f"\n\n✗ {self.message}" if self.message else "")
        return text

    def _last_news(self) -> str:
        """The end of the log as everybody may read it."""
        log, events = self.table.play.log(constants.NOBODY), self._events()
        if events and events[-1][0] == len(log):
            return events[-1][1]
        lines = (self.board.log_line(line, line_text(self.table.game, line, self.say)) for line in reversed(log))
        return next((line for line in lines if line), "")
