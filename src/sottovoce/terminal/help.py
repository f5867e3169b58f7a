"""The rules in full, what each piece can do, and every key: to be read at any moment of a game."""

from __future__ import annotations

import re

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sottovoce.rules.game import AnyGame
from sottovoce.rules.words import source
from sottovoce.terminal.screen import LocalizedScreen
from sottovoce.terminal.theme import PALETTES, ink

CLOSE = ("escape", "enter", "q", "h", "f1", "?")
SCROLL = {"up": -1, "down": 1, "pageup": -15, "pagedown": 15, "space": 15}


def sections(game: AnyGame) -> list[str]:
    """The chapters of a game's rules, in the order in which its English text has them."""
    return re.findall(r"(?m)^rules-([\w-]+)-title =", source(type(game).__module__, "en"))


class Page(LocalizedScreen[None]):
    """Something to read, longer than the screen."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False):
            yield Static(markup=False, id="reading")
        yield Static(markup=False, id="keys")

    def content(self) -> Text:
        """What there is to read."""
        return Text()

    def refresh_text(self) -> None:
        self.query_one("#reading", Static).update(self.content())
        self.query_one("#keys", Static).update(self.say("footer-page"))

    def press(self, key: str) -> bool:
        page = self.query_one("#page", VerticalScroll)
        if key in CLOSE:
            self.dismiss()
        elif key in SCROLL:
            page.scroll_relative(y=SCROLL[key], animate=False)
        elif key == "home":
            page.scroll_home(animate=False)
        elif key == "end":
            page.scroll_end(animate=False)
        else:
            return False
        return True


class Rules(Page):
    """The rules of a game."""

    def __init__(self, game: AnyGame, letters: str, letter_name: str) -> None:
        super().__init__()
        self.game, self.letters, self.letter_name = game, letters, letter_name

    def content(self) -> Text:
        colours = PALETTES[self.app.theme]
        heading, plain = ink(colours.gold, None, "bold"), ink(colours.ink)
        text = Text()
        text.append(f"{self.say('title')}\n", ink(colours.paper, colours.gold, "bold"))
        text.append(f"{self.say('tagline')}\n", plain)
        for section in sections(self.game):
            text.append(f"\n❧ {self.say(f'rules-{section}-title')}\n\n", heading)
            text.append(f"{self.say(f'rules-{section}')}\n", plain)
        if self.letters:
            text.append(f"\n❧ {self.say('rules-letters')}\n", heading)
        for letter in self.letters:
            name = self.say(self.letter_name, letter=letter)
            text.append(f"\n({letter}) {name}", ink(colours.ink, None, "bold"))
            text.append(f" · {self.say(f'move-{letter}')}\n", heading)
            text.append(f"{self.say(f'help-{letter}')}\n", plain)
        text.append(f"\n{self.say('credits')}\n", ink(colours.soft))
        return text


class Keys(Page):
    """Every key that does something on the screen below."""

    def __init__(self, messages: tuple[str, ...]) -> None:
        super().__init__()
        self.messages = (*messages, "keys-everywhere")

    def content(self) -> Text:
        colours = PALETTES[self.app.theme]
        text = Text()
        for message in self.messages:
            title, *lines = self.say(message).splitlines()
            text.append(f"❧ {title}\n", ink(colours.gold, None, "bold"))
            for line in lines:
                key, _, meaning = line.partition(" | ")
                text.append(f"  {key:<18}", ink(colours.ink, None, "bold"))
                text.append(f"{meaning}\n", ink(colours.ink))
            text.append("\n")
        return text
