"""The curtain: at a shared keyboard one person looks at a secret while the other looks away."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Static

from sottovoce.terminal.board import Board, board_for, glimpse
from sottovoce.terminal.look import ink
from sottovoce.terminal.screen import Spoken, app_of
from sottovoce.terminal.sitting import Sitting

DOWN, LIFTED, DOWN_AGAIN = range(3)
AROUND_BOARD = 4


class Curtain(Spoken[str]):
    """Down, lifted for one pair of eyes, down again; ends with the move decided behind it, if any."""

    keys_help = ("keys-curtain",)

    def __init__(self, sitting: Sitting, seat: int, *, decides: bool = False) -> None:
        super().__init__()
        self.sitting, self.seat, self.decides = sitting, seat, decides
        self.board = board_for(sitting.game)
        self.state = DOWN
        self.move: str | None = None

    def compose(self) -> ComposeResult:
        with Middle(id="cloth"):
            yield Static(markup=False, id="curtain")
        yield self.board
        yield Static(markup=False, id="advice")

    def on_mount(self) -> None:
        self._turn_to(DOWN)

    def _turn_to(self, state: int) -> None:
        self.state = state
        lifted = state == LIFTED and self.decides
        self.query_one("#cloth").display = not lifted
        self.board.display = lifted
        self.query_one("#advice").display = lifted
        if lifted:
            view = self.sitting.play.view(self.seat)
            seen = glimpse(self.sitting.play, self.seat)
            self.board.show(seen, self.board.task_for(view, self.sitting.rng))
        self.retell()

    def press(self, key: str) -> bool:
        if self.state == LIFTED and self.decides:
            return self.board.press(key)
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
        self._turn_to(DOWN_AGAIN)

    def on_board_touched(self) -> None:
        self.retell()

    def retell(self) -> None:
        if not self.is_mounted:
            return
        colours = self.board.colours
        if self.state == LIFTED and self.decides:
            self.board.fit(self.size.width, self.size.height - AROUND_BOARD)
            advice = self.board.advice(self.say)
            refusal = self.board.refusal(app_of(self).language, self.say)
            text = Text()
            text.append(advice.todo, ink(colours.gold, None, "bold"))
            text.append(f"\n✗ {refusal}" if refusal else f"\n{advice.note}", ink(colours.ink))
            self.query_one("#advice", Static).update(text)
            return
        self.query_one("#curtain", Static).update(self._cloth())

    def _cloth(self) -> Text:
        role = self.say("seat-name", seat=self.sitting.game.seat_name(self.seat))
        who = f"{role} ({self.sitting.name(self.seat)})"
        other = self.sitting.name(1 - self.seat)
        text = Text(justify="center")
        if self.state == LIFTED:
            secret = self.board.secret(self.sitting.play.view(self.seat), self.say)
            text.append(f"♥\n\n{secret}\n\n", "bold")
            text.append(self.say("curtain-lower"))
            return text
        key = "curtain-down" if self.state == DOWN else "curtain-again"
        text.append(f"{self.say(key + '-title', who=who, other=other)}\n\n", "bold")
        text.append(self.say(key, who=who, other=other))
        return text
