"""The program in the terminal: its screens, and the ways between them."""

from __future__ import annotations

import os
import secrets
from functools import partial
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local, theme
from sottovoce.terminal.board import board_for
from sottovoce.terminal.help import Keys, Rules
from sottovoce.terminal.language import after, spoken, usual
from sottovoce.terminal.local import PERSON, LocalTable, usual_players
from sottovoce.terminal.player_names import PlayerNames
from sottovoce.terminal.replay import Replay
from sottovoce.terminal.screen import LocalizedScreen
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome

PAUSE = 0.9  # seconds a bot takes, so that its move can be followed


class Sottovoce(App[None]):
    """Welcome, table, help: one program for all games."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        game: AnyGame | None = None,
        *,
        language: str | None = None,
        options: dict[str, Any] | None = None,
        bot: str = "novice",
        seed: int | None = None,
        pause: float = PAUSE,
        start: str = "",  # "", "resume", "both" (a match, if the game has one), "single", "players" or a seat
        players: tuple[str, ...] = (),  # who sits in each seat: PERSON or a bot's level
        replay: Playthrough | None = None,
        eyes: str = "spectator",
        resume_only: str | None = None,  # with start "resume": only a game with this id
    ) -> None:
        super().__init__()
        self.game = game or next(iter(shelf().values()))
        self.language = language or usual(os.environ)
        self.options = self.game.completed(options or {})
        self.players = players or usual_players(self.game)
        self.bot, self.pause, self.start = bot, pause, start
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)
        self.replay, self.eyes, self.resume_only = replay, eyes, resume_only
        self.unfinished: LocalTable | None = None
        for name in theme.PALETTES:
            self.register_theme(theme.theme(name))
        self.theme = "candlelight"

    def say(self, key: str, **args: str | int) -> str:
        """One message of the game or of the terminal, in the person's language."""
        return self.say_of(self.game, key, **args)

    def say_of(self, game: AnyGame, key: str, **args: str | int) -> str:
        """The same for any game on the shelf."""
        return spoken(self.language, game).say(key, args)

    def on_mount(self) -> None:
        if self.replay is not None:
            self.push_screen(Replay(self.replay, self.eyes))
            return
        only = self.resume_only if self.start == "resume" else None
        self.unfinished = local.unfinished(self.rng, only)
        self.push_screen(Welcome())
        if self.start == "resume" and self.unfinished:
            self.sit_down(self.unfinished)
        elif self.start in ("both", "single"):
            self.play_together("match" if self.start == "both" and self.has_match else "single")
        elif self.start == "players":
            self.play()
        elif self.start in self.game.seat_names:
            self.play_as(self.start)

    # Sitting down and getting up.

    def choose_game(self, game: AnyGame) -> None:
        """Another game from the shelf, as it is usually played."""
        if game is not self.game:
            self.game, self.options, self.players = game, game.completed({}), usual_players(game)

    @property
    def is_duel(self) -> bool:
        """Is this game always for two?"""
        return len(self.game.seat_names) == self.game.fewest_seats == 2

    @property
    def has_match(self) -> bool:
        """True if two people can play two games of it, with the roles swapped, and count them together."""
        return self.is_duel and not self.game.meta.cooperative

    def play_as(self, seat: str) -> None:
        """One person against a bot."""
        self.play(tuple(PERSON if name == seat else self.bot for name in self.game.seat_names))

    def play_together(self, how: str) -> None:
        """Two people at this keyboard: a match or a single game."""
        self.play((PERSON, PERSON), match=how == "match")

    def play(self, players: tuple[str, ...] = (), *, match: bool = False) -> None:
        """People and bots in any mixture; where there are several people they give their names first."""
        players = players or self.players

        def begin(names: tuple[str, ...] | None) -> None:
            if names is not None:
                self.sit_down(local.begin(self.game, players, self.options, self.rng, names=names, match=match))

        if players.count(PERSON) > 1:
            self.push_screen(PlayerNames(self.game, tuple(who == PERSON for who in players)), begin)
        else:
            begin(())

    def sit_down(self, table: LocalTable) -> None:
        """Go to a table; a match whose first game is over goes on with the second."""
        if table.has_second_game:
            table.play_again()
        self.choose_game(table.game)
        self.unfinished = table
        self.push_screen(TableScreen(table))

    def after_game(self, table: LocalTable, *, again: bool) -> None:
        """The second game of a match, another game if people want one, or back to the first screen."""
        self._back_to_welcome()
        if again and not table.has_second_game:
            table.play_again()
        if table.has_second_game or table.outcome is None:
            self.sit_down(table)
        else:
            self.unfinished = local.unfinished(self.rng)
            self._notice(self.say("record-kept", file=str(table.file)))

    def leave(self) -> None:
        """Get up: from the table to the first screen, from there out. The game is kept."""
        if isinstance(self.screen, Welcome):
            self.exit()
            return
        self._back_to_welcome()
        table = self.unfinished
        if table and table.outcome is not None and not table.has_second_game:
            self.unfinished = local.unfinished(self.rng)
            self._notice(self.say("record-kept", file=str(table.file)))
        else:
            self._notice(self.say("kept"))

    def _back_to_welcome(self) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def _notice(self, text: str) -> None:
        if isinstance(self.screen, Welcome):
            self.screen.notice = text
            self.screen.refresh_text(at=0)

    def describe(self, waiting: LocalTable) -> str:
        """A game that can be continued, in a few words."""
        game = waiting.game
        say = partial(self.say_of, game)
        who = say("seat-title", seat=game.seat_name(waiting.viewer)) if waiting.viewer >= 0 else ""
        names = " & ".join(waiting.name(seat) for seat in waiting.people)
        parts = [who or names, board_for(game).headline(waiting.view(waiting.viewer), say)]
        return ", ".join(part for part in ([] if game is self.game else [say("title")]) + parts if part)

    # One key away everywhere.

    def show_rules(self) -> None:
        board = board_for(self.game)
        self.push_screen(Rules(self.game, board.letters, board.letter_name))

    def show_keys(self, messages: tuple[str, ...]) -> None:
        self.push_screen(Keys(messages))

    def switch_language(self, language: str | None = None) -> None:
        self.language = language or after(self.language)
        self._refresh_all()

    def switch_light(self) -> None:
        self.theme = "daylight" if self.theme == "candlelight" else "candlelight"
        self._refresh_all()

    def _refresh_all(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, LocalizedScreen):
                screen.refresh_text()
