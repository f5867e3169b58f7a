"""The first screen: who plays, with which options, in which language."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center
from textual.widgets import Static

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules.contract import is_compiled
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal.board import Board, board_for
from sottovoce.terminal.language import spoken
from sottovoce.terminal.local import PERSON
from sottovoce.terminal.menu import GAP, Item, Menu
from sottovoce.terminal.screen import LocalizedScreen, app_of
from sottovoce.terminal.theme import PALETTES, ink

ROOMY = 9  # lines around the menu: title and tagline with a margin, a hint of three lines, keys


def spelled(value: object) -> str:
    """The value of an option as messages spell it."""
    return str(value).lower()


class Welcome(LocalizedScreen[None]):
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
            self.refresh_text(at=0)

    def items(self) -> list[Item]:
        """The lines of the menu, as the settings now are."""
        app, say = app_of(self), self.say
        lines = []
        waiting = app.unfinished
        if waiting:
            lines.append(Item("continue", say("welcome-continue", what=app.describe(waiting))))
        if app.is_duel:
            how = "welcome-with" if spoken(app.language, app.game).has("welcome-with") else "welcome-as"
            for seat in app.game.seat_names:
                lines.append(Item(f"as-{seat}", say(how, role=say("seat-name", seat=seat))))
            if app.has_match:
                lines.append(Item("match", say("welcome-match")))
            lines.append(Item("single", say("welcome-single")))
        else:
            lines.append(Item("play", say("welcome-play")))
        lines.append(GAP)
        if len(shelf()) > 1:
            lines.append(Item("game", say("welcome-game"), say("title")))
        lines += [*self._options(), *self._seats()]
        lines.append(Item("language", say("welcome-language"), say("language-name")))
        lines.append(Item("light", say("welcome-light"), say(f"light-{app.theme}")))
        lines.append(GAP)
        lines.append(Item("rules", say("welcome-rules")))
        lines.append(Item("quit", say("welcome-quit")))
        return lines

    def _options(self) -> list[Item]:
        """What can be chosen about the game, in the menu's own short words where there are any."""
        app = app_of(self)
        lines = []
        for name, option in app.game.options.items():
            if option.choices and not self._board().offers(name, app.options):
                app.options[name] = option.default
            elif option.choices:
                value = spelled(app.options[name])
                said = self._board().choice_label(name, app.options, app.language, self.say)
                said = said or self._short(f"{name}-{value}") or value
                lines.append(Item(f"option-{name}", self._short(name) or name, said))
        return lines

    def _board(self) -> Board:
        return board_for(app_of(self).game)

    def _short(self, what: str) -> str:
        known = spoken(app_of(self).language, app_of(self).game)
        return next((self.say(key) for key in (f"menu-{what}", f"option-{what}") if known.has(key)), "")

    def _seats(self) -> list[Item]:
        """Who plays: one kind of bot in a game for two, else who sits in each seat."""
        app, say = app_of(self), self.say
        if app.is_duel:
            return [Item("bot", say("welcome-bot"), say(f"bot-{app.bot}"))]
        lines = [Item("seats", say("welcome-seats"), str(len(app.players)))]
        if app.game.fewest_seats == len(app.game.seat_names):
            lines = []
        for seat, who in enumerate(app.players):
            role = say("seat-title", seat=app.game.seat_name(seat))
            lines.append(Item(f"seat-{seat}", role, say(f"bot-{who}")))
        return lines

    def refresh_text(self, at: int | None = None) -> None:
        app, colours = app_of(self), PALETTES[self.app.theme]
        banner = Text(justify="center")
        banner.append("S O T T O V O C E\n", ink(colours.gold, None, "bold"))
        banner.append(self.say("title"), ink(colours.ink, None, "bold"))
        items = self.items()
        is_tight = len(items) + ROOMY > self.size.height
        if not is_tight:
            banner.append(f"\n{self.say('tagline')}", ink(colours.soft, None, "italic"))
        self.query_one("#banner", Static).styles.padding = (0, 0) if is_tight else (1, 0)
        self.query_one("#banner", Static).update(banner)
        self.query_one(Menu).show(items, at)
        self._hint()
        self.query_one("#keys", Static).update(self.say("footer-welcome"))
        app.title = "Sottovoce"

    def _hint(self) -> None:
        colours = PALETTES[self.app.theme]
        current = self.query_one(Menu).current
        hint = self._about(current)
        text = Text(hint or self.notice, ink(colours.ink), justify="center")
        if not is_compiled() and not hint:
            text.append(f"\n{self.say('not-compiled')}", ink(colours.warn))
        self.query_one("#hint", Static).update(text)

    def _about(self, item: str) -> str:
        """What is good to know about a line of the menu; an option in the game's own full words."""
        app = app_of(self)
        known = spoken(app.language, app.game)
        kind, _, name = item.partition("-")
        if kind in ("seat", "play") and not app.is_duel and PERSON not in app.players:
            return self.say("nobody-plays")
        if kind == "option":
            hint = self._board().choice_hint(name, app.options, app.language, self.say)
            if hint:
                return hint
        key = f"{item}-hint" if known.has(f"{item}-hint") else f"welcome-{'bot' if kind == 'seat' else item}-hint"
        if known.has(key):
            return self.say(key)
        if kind == "option" and known.has(f"menu-{name}"):
            return f"{self.say(item)} {self.say(f'{item}-{spelled(app.options[name])}')}"
        return ""

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
            app.play_together(item)
        elif item == "play":
            if PERSON in app.players:
                app.play()
        elif item == "game":
            games, here = list(shelf().values()), list(shelf()).index(app.game.id) if app.game.id in shelf() else 0
            app.choose_game(games[(here + by) % len(games)])
        elif item == "seats":
            self._change_seats(by)
        elif item.startswith("seat-"):
            self._change_player(int(item.removeprefix("seat-")), by)
        elif item.startswith("option-"):
            name = item.removeprefix("option-")
            choices = self._board().choices(name, app.options) or app.game.options[name].choices
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
        if item.startswith(("option-", "seat")) or item in ("bot", "game"):
            self.refresh_text()

    def _change_seats(self, by: int) -> None:
        """One seat more or less; round the end to the beginning."""
        app = app_of(self)
        fewest, most = app.game.fewest_seats, len(app.game.seat_names)
        seats = fewest + (len(app.players) + by - fewest) % (most - fewest + 1)
        app.players = (*app.players[:seats], *["novice"] * (seats - len(app.players)))
        if PERSON not in app.players:
            app.players = (PERSON, *app.players[1:])

    def _change_player(self, seat: int, by: int) -> None:
        """Someone else in a seat; one person at least must play."""
        app = app_of(self)
        kinds = (PERSON, *reversed(bot.LEVELS))
        players = list(app.players)
        players[seat] = kinds[(kinds.index(players[seat]) + by) % len(kinds)]
        app.players = tuple(players)
