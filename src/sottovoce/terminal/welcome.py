"""The first screen: who plays, with which options, in which language."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center
from textual.widgets import Static

from sottovoce.bots import bot
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal.engine import is_compiled
from sottovoce.terminal.language import spoken
from sottovoce.terminal.look import PALETTES, ink
from sottovoce.terminal.menu import GAP, Item, Menu
from sottovoce.terminal.screen import Spoken, app_of


class Welcome(Spoken[None]):
    """Choose how to play."""

    keys_help = ("keys-welcome",)
    notice = ""

    def compose(self) -> ComposeResult:
        yield Static(markup=False, id="banner")
        with Center():
            yield Menu()
        yield Static(markup=False, id="hint")
        yield Static(markup=False, id="keys")

    def on_screen_resume(self) -> None:
        """Back from a table: the game that was left comes first."""
        if self.is_mounted and self.query(Menu):
            self.retell(at=0)

    def items(self) -> list[Item]:
        """The lines of the menu, as the settings now are."""
        app, say = app_of(self), self.say
        lines = []
        waiting = app.unfinished
        if waiting:
            lines.append(Item("continue", say("welcome-continue", what=app.describe(waiting))))
        for seat in app.game.seat_names:
            lines.append(Item(f"as-{seat}", say("welcome-as", role=say("seat-name", seat=seat))))
        lines.append(Item("match", say("welcome-match")))
        lines.append(Item("single", say("welcome-single")))
        lines.append(GAP)
        known = spoken(app.language, app.game)
        for name, value in app.options.items():
            key = f"option-{name}-{value}"
            lines.append(Item(f"option-{name}", say(f"option-{name}"), say(key) if known.has(key) else str(value)))
        lines.append(Item("bot", say("welcome-bot"), say(f"bot-{app.bot}")))
        lines.append(Item("language", say("welcome-language"), say("language-name")))
        lines.append(Item("light", say("welcome-light"), say(f"light-{app.theme}")))
        lines.append(GAP)
        lines.append(Item("rules", say("welcome-rules")))
        lines.append(Item("quit", say("welcome-quit")))
        return lines

    def retell(self, at: int | None = None) -> None:
        app, colours = app_of(self), PALETTES[self.app.theme]
        banner = Text(justify="center")
        banner.append("S O T T O V O C E\n", ink(colours.gold, None, "bold"))
        banner.append(f"{self.say('title')}\n", ink(colours.ink, None, "bold"))
        banner.append(self.say("tagline"), ink(colours.soft, None, "italic"))
        self.query_one("#banner", Static).update(banner)
        self.query_one(Menu).show(self.items(), at)
        self._hint()
        self.query_one("#keys", Static).update(self.say("footer-welcome"))
        app.title = "Sottovoce"

    def _hint(self) -> None:
        colours = PALETTES[self.app.theme]
        current = self.query_one(Menu).current
        known = spoken(app_of(self).language, app_of(self).game)
        key = current + "-hint" if known.has(current + "-hint") else f"welcome-{current}-hint"
        hint = self.say(key) if known.has(key) else ""
        text = Text(hint or self.notice, ink(colours.ink), justify="center")
        if not is_compiled() and not hint:
            text.append(f"\n{self.say('not-compiled')}", ink(colours.warn))
        self.query_one("#hint", Static).update(text)

    def press(self, key: str) -> bool:
        if self.query_one(Menu).press(key):
            self._hint()
            return True
        return False

    def on_menu_picked(self, message: Menu.Picked) -> None:
        app, item, by = app_of(self), message.item, message.by
        if item == "continue" and app.unfinished:
            app.sit_down(app.unfinished)
        elif item.startswith("as-"):
            app.play_as(item.removeprefix("as-"))
        elif item in ("match", "single"):
            app.ask_names(item)
        elif item.startswith("option-"):
            name = item.removeprefix("option-")
            choices = app.game.options[name].choices
            app.options[name] = choices[(choices.index(app.options[name]) + by) % len(choices)]
        elif item == "bot":
            levels = list(bot.LEVELS)
            app.bot = levels[(levels.index(app.bot) + by) % len(levels)]
        elif item == "language":
            app.switch_language(LANGUAGES[(LANGUAGES.index(app.language) + by) % len(LANGUAGES)])
        elif item == "light":
            app.switch_light()
        elif item == "rules":
            app.show_rules()
        elif item == "quit":
            app.leave()
        if item.startswith("option-") or item == "bot":
            self.retell()
