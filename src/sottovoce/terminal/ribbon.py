"""The ribbon: the game itself speaks, and waits until it has been heard. The board stays in sight above it."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static

from sottovoce.terminal.board import Moment
from sottovoce.terminal.screen import Spoken


class Ribbon(Spoken[None], ModalScreen[None]):
    """A report or an ending, in words made anew when the language changes."""

    keys_help = ("keys-ribbon",)

    def __init__(self, words: Callable[[], Moment | list[str] | None], go_on: str = "") -> None:
        super().__init__()
        self.words, self.go_on_key = words, "ribbon-go-on" + (f"-{go_on}" if go_on else "")

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="ribbon")

    def retell(self) -> None:
        said = self.words()
        if said is None:
            return
        title, *lines = said if isinstance(said, list) else [said.title, *said.lines]
        text = Text(justify="center")
        text.append(f"❧ {title} ❧" if not isinstance(said, Moment) else title, "bold")
        for line in lines:
            text.append(f"\n{line}")
        text.append(f"\n{self.say(self.go_on_key)}", "italic")
        self.query_one("#ribbon", Static).update(text)

    def press(self, key: str) -> bool:
        if key in ("enter", "space", "escape"):
            self.dismiss()
            return True
        return False

    def on_click(self) -> None:
        self.dismiss()
