"""A notice over the lower part of the board: a moment of the game, the end of a game, or a question to be answered."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static

from sottovoce.terminal.board import Moment
from sottovoce.terminal.screen import LocalizedScreen


class Notice(LocalizedScreen[bool], ModalScreen[bool]):
    """Words to be read before the game goes on; they are built again when the language changes.

    It ends with True if the key `r` was offered and pressed: people want another game.
    """

    keys_help = ("keys-notice",)

    def __init__(self, words: Callable[[], Moment | list[str] | None], go_on: str = "notice-go-on") -> None:
        super().__init__()
        self.words, self.go_on_key = words, go_on

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="notice")

    def refresh_text(self) -> None:
        said = self.words()
        if said is None:
            return
        title, *lines = said if isinstance(said, list) else [said.title, *said.lines]
        text = Text(justify="center")
        text.append(f"❧ {title} ❧" if not isinstance(said, Moment) else title, "bold")
        for line in lines:
            text.append(f"\n{line}")
        text.append(f"\n{self.say(self.go_on_key)}", "italic")
        self.query_one("#notice", Static).update(text)

    def press(self, key: str) -> bool:
        if key in ("enter", "space", "escape"):
            self.dismiss(False)
        elif key == "r" and self.go_on_key == "notice-go-on-end":
            self.dismiss(True)
        else:
            return False
        return True

    def on_click(self) -> None:
        self.press("enter")


class YesNo(Notice):
    """A question; it ends with the answer."""

    keys_help = ("keys-question",)

    def __init__(self, words: Callable[[], list[str]]) -> None:
        super().__init__(words, "question-how")

    def press(self, key: str) -> bool:
        if key in ("enter", "y"):
            self.dismiss(True)
        elif key in ("escape", "n"):
            self.dismiss(False)
        else:
            return False
        return True

    def on_click(self) -> None:
        """A click answers nothing: an agreement is never given by accident."""
