"""Two people at one keyboard tell their names."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Middle
from textual.widgets import Input, Static

from sottovoce.terminal.screen import Spoken

LONGEST = 10  # so that a title with both roles and rounds fits 80 columns


class Names(Spoken[tuple[str, str]]):
    """Ends with two names, the first of them the one who seeks first; or with nothing."""

    AUTO_FOCUS = "#person-1"

    def compose(self) -> ComposeResult:
        with Middle(id="cloth"):
            yield Static(markup=False, id="names-title")
            for number in (1, 2):
                yield Static(markup=False, id=f"label-{number}")
                yield Input(id=f"person-{number}", max_length=LONGEST)
            yield Static(markup=False, id="names-how")

    def retell(self) -> None:
        self.query_one("#names-title", Static).update(Text(self.say("names-title"), "bold"))
        for number, seat in enumerate(("capulet", "nurse"), 1):
            role = self.say("seat-name", seat=seat)
            self.query_one(f"#label-{number}", Static).update(self.say("names-label", role=role))
            self.query_one(f"#person-{number}", Input).placeholder = self.say(f"names-person-{number}")
        self.query_one("#names-how", Static).update(self.say("names-how"))

    def press(self, key: str) -> bool:
        if key == "escape":
            self.dismiss(None)
        elif key in ("tab", "shift+tab", "up", "down"):
            first, second = self.query(Input)
            (second if first.has_focus else first).focus()
        else:
            return False
        return True

    def on_input_submitted(self, event: Input.Submitted) -> None:
        first, second = self.query(Input)
        if event.input is first:
            second.focus()
            return
        told = [" ".join(field.value.split()) for field in (first, second)]
        one, two = (name or self.say(f"names-person-{number}") for number, name in enumerate(told, 1))
        self.dismiss((one, two if two != one else f"{two} 2"))
