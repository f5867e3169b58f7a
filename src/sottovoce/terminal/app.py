"""The program in the terminal: its rooms, and how one goes from one to the next."""

from __future__ import annotations

import os
import secrets
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sottovoce.games import shelf
from sottovoce.rules.game import Game
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal import look, sitting
from sottovoce.terminal.board import board_for
from sottovoce.terminal.help import Keys, Rules
from sottovoce.terminal.language import after, spoken, usual
from sottovoce.terminal.names import Names
from sottovoce.terminal.replay import Replay
from sottovoce.terminal.screen import Spoken
from sottovoce.terminal.sitting import PERSON, Sitting
from sottovoce.terminal.table import Table
from sottovoce.terminal.welcome import Welcome

PAUSE = 0.9  # seconds a bot takes, so that its move can be followed


class Sottovoce(App[None]):
    """Welcome, table, help: one app for all games."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        game: Game[Any, Any] | None = None,
        *,
        language: str | None = None,
        options: dict[str, Any] | None = None,
        bot: str = "novice",
        seed: int | None = None,
        pause: float = PAUSE,
        start: str = "",  # "", "resume", "both", "single" or a seat
        replay: Playthrough | None = None,
        eyes: str = "spectator",
    ) -> None:
        super().__init__()
        self.game = game or next(iter(shelf().values()))
        self.language = language or usual(os.environ)
        self.options = self.game.completed(options or {})
        self.bot, self.pause, self.start = bot, pause, start
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)
        self.replay, self.eyes = replay, eyes
        self.unfinished: Sitting | None = None
        for name in look.PALETTES:
            self.register_theme(look.theme(name))
        self.theme = "candlelight"

    def say(self, key: str, **args: str | int) -> str:
        """One message of the game or of the terminal, in the person's language."""
        return spoken(self.language, self.game).say(key, args)

    def on_mount(self) -> None:
        if self.replay is not None:
            self.push_screen(Replay(self.replay, self.eyes))
            return
        self.unfinished = sitting.unfinished(self.rng)
        self.push_screen(Welcome())
        if self.start == "resume" and self.unfinished:
            self.sit_down(self.unfinished)
        elif self.start in ("both", "single"):
            self.ask_names("match" if self.start == "both" else "single")
        elif self.start in self.game.seat_names:
            self.play_as(self.start)

    # Sitting down and getting up.

    def play_as(self, seat: str) -> None:
        """One person against a bot."""
        players = tuple(PERSON if name == seat else self.bot for name in self.game.seat_names)
        self.sit_down(sitting.begin(self.game, players, self.options, self.rng))

    def ask_names(self, how: str) -> None:
        """Two people at this keyboard: a match or a single game."""

        def told(people: tuple[str, str] | None) -> None:
            if people:
                leg, players = 1 if how == "match" else 0, (PERSON, PERSON)
                begun = sitting.begin(self.game, players, self.options, self.rng, people=people, leg=leg)
                self.sit_down(begun)

        self.push_screen(Names(), told)

    def sit_down(self, at: Sitting) -> None:
        """Go to the table; a match whose first game is over goes on with the second."""
        if at.play.outcome is not None and at.leg == 1:
            at = at.second_leg()
        self.unfinished = at
        self.push_screen(Table(at))

    def after_game(self, over: Sitting) -> None:
        """The second game of a match, or back to the first screen."""
        self._back_to_welcome()
        if over.leg == 1:
            self.sit_down(over)
        else:
            self.unfinished = sitting.unfinished(self.rng)
            self._notice(self.say("record-kept", file=str(over.file)))

    def leave(self) -> None:
        """Get up: from the table to the first screen, from there out. The game is kept."""
        if isinstance(self.screen, Welcome):
            self.exit()
            return
        self._back_to_welcome()
        self._notice(self.say("kept"))

    def _back_to_welcome(self) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def _notice(self, text: str) -> None:
        if isinstance(self.screen, Welcome):
            self.screen.notice = text
            self.screen.retell(at=0)

    def describe(self, waiting: Sitting) -> str:
        """A game that waits, in a few words."""
        view = waiting.play.view(waiting.viewer)
        told = board_for(waiting.game).headline(view, self.say)
        if waiting.is_shared:
            return f"{' & '.join(waiting.people)}, {told}"
        return f"{self.say('seat-title', seat=waiting.game.seat_name(waiting.viewer))}, {told}"

    # One key away everywhere.

    def show_rules(self) -> None:
        self.push_screen(Rules(self.game, board_for(self.game).letters))

    def show_keys(self, messages: tuple[str, ...]) -> None:
        self.push_screen(Keys(messages))

    def switch_language(self, language: str | None = None) -> None:
        self.language = language or after(self.language)
        self._retell()

    def switch_light(self) -> None:
        self.theme = "daylight" if self.theme == "candlelight" else "candlelight"
        self._retell()

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                screen.retell()
