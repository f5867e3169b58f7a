"""The curtain: at a shared keyboard one person looks at a secret while the others look away."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Static

from sottovoce.rules import constants
from sottovoce.terminal.board import Board, glimpse
from sottovoce.terminal.desk import Desk
from sottovoce.terminal.sitting import Sitting
from sottovoce.terminal.story import told

DESK = ("#title", "#board", "#advice", "#scroll", "#keys")
DOWN, LIFTED, DOWN_AGAIN = range(3)


class Curtain(Desk[str]):
    """Down, lifted for one pair of eyes, down again; ends with the move decided behind it, if any.

    Where every turn is private it does not come down again: the next one, for the next player, already hangs there.
    """

    def __init__(self, sitting: Sitting, seat: int, *, decides: bool = False) -> None:
        super().__init__(sitting, seat)
        self.seat, self.decides = seat, decides
        self.keys_help = ("keys-curtain", "keys-table") if decides else ("keys-curtain",)
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
        for part in DESK:  # and not whatever else textual keeps on a screen
            self.query_one(part).display = self.is_open
        if self.is_open:
            seen = glimpse(self.sitting.play, self.seat)
            self.board.show(seen, self.board.task_for(seen.view, self.sitting.rng))
        self.retell()

    def press(self, key: str) -> bool:
        if self.is_open:
            return super().press(key)
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

    def on_board_touched(self) -> None:
        self.retell()

    def retell(self) -> None:
        if self.is_open:
            super().retell()
        elif self.is_mounted:
            self.query_one("#curtain", Static).update(self._cloth())

    def _cloth(self) -> Text:
        role = self.say("seat-name", seat=self.sitting.game.seat_name(self.seat))
        who = f"{role} ({self.sitting.name(self.seat)})"
        other = ", ".join(self.sitting.others(self.seat))
        text = Text(justify="center")
        if self.state == LIFTED:
            secret = self.board.secret(self.sitting.play.view(self.seat), self.say)
            text.append(f"♥\n\n{secret}\n\n", "bold")
            text.append(self.say("curtain-lower"))
            return text
        key = "curtain-down" if self.state == DOWN else "curtain-again"
        if self.board.every_turn_is_private:
            log = self.sitting.play.log(constants.NOBODY)
            lines = (self.board.told(line, told(self.sitting.game, line, self.say)) for line in reversed(log))
            last = next((line for line in lines if line), "")
            text.append(f"{last}\n\n\n" if last else "", "italic")
        text.append(f"{self.say(key + '-title', who=who, other=other)}\n\n", "bold")
        text.append(self.say(key, who=who, other=other))
        return text
