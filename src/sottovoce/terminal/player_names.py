"""The people at one keyboard give their names."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Middle
from textual.widgets import Input, Static

from sottovoce.rules.game import AnyGame
from sottovoce.terminal.screen import LocalizedScreen

LONGEST = 10  # so that a title with role, name and how far the game is fits 80 columns


class PlayerNames(LocalizedScreen[tuple[str, ...]]):
    """Ends with a name for each seat, an empty one for a bot's; or with nothing."""

    AUTO_FOCUS = "Input"

    def __init__(self, game: AnyGame, people: tuple[bool, ...]) -> None:
        super().__init__()
        self.game, self.people = game, people
        self.seats = [seat for seat, is_person in enumerate(people) if is_person]

    def compose(self) -> ComposeResult:
        with Middle(id="cloth"):
            yield Static(markup=False, id="names-title")
            for seat in self.seats:
                with Horizontal(classes="person"):
                    yield Static(markup=False, id=f"label-{seat}", classes="label")
                    yield Input(id=f"person-{seat}", max_length=LONGEST)
            yield Static(markup=False, id="names-how")

    def refresh_text(self) -> None:
        self.query_one("#names-title", Static).update(Text(self.say("names-title"), "bold"))
        for seat in self.seats:
            role = self.say("seat-name", seat=self.game.seat_name(seat))
            self.query_one(f"#label-{seat}", Static).update(self.say("names-label", role=role))
            self.query_one(f"#person-{seat}", Input).placeholder = self.say(f"names-person-{seat + 1}")
        self.query_one("#names-how", Static).update(self.say("names-how"))

    def press(self, key: str) -> bool:
        if key == "escape":
            self.dismiss(None)
        elif key in ("tab", "shift+tab", "up", "down"):
            self._go(1 if key in ("tab", "down") else -1)
        else:
            return False
        return True

    def _go(self, by: int) -> None:
        """To another line, the last leading to the first."""
        fields = list(self.query(Input))
        now = next(number for number, field in enumerate(fields) if field.has_focus)
        fields[(now + by) % len(fields)].focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input is not self.query(Input).last():
            self._go(1)
            return
        names: list[str] = []
        for seat, is_person in enumerate(self.people):
            name = ""
            if is_person:
                typed = self.query_one(f"#person-{seat}", Input).value
                typed = " ".join("".join(filter(str.isprintable, typed)).split())
                name = typed or self.say(f"names-person-{seat + 1}")
                name = f"{name} {seat + 1}" if name in names else name
            names.append(name)
        self.dismiss(tuple(names))
