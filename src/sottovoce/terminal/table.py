"""The table: whoever is to move moves, until the game is over."""

from __future__ import annotations

import asyncio

from textual import work

from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.terminal.board import Board, glimpse
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.desk import Desk
from sottovoce.terminal.ribbon import Ribbon
from sottovoce.terminal.screen import app_of
from sottovoce.terminal.sitting import PERSON, Sitting


class Table(Desk[str]):
    """A game being played, as everyone before the screen may see it."""

    keys_help = ("keys-table",)

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, sitting.viewer)
        self.to_tell = ""  # at the end, if something could not be written down

    def on_mount(self) -> None:
        self.go_on()

    # The flow of the game.

    def go_on(self) -> None:
        """Whoever is to move moves: a bot by itself, a person by keys, behind the curtain if it is secret."""
        sitting, seat = self.sitting, self.sitting.to_move
        seen = glimpse(sitting.play, sitting.viewer)
        self.board.show(seen)
        self.retell()
        if seat == constants.NOBODY:
            self.app.push_screen(Ribbon(self._ending, "end"), self._after_end)
        elif self._deal_to_look_at():
            self.look_behind_curtain()
        elif sitting.players[seat] != PERSON:
            self.bot_moves()
        elif sitting.is_shared and self.board.is_private(sitting.play.view(seat)):
            self._decide_behind_curtain(seat)
        else:
            self.board.show(seen, self.board.task_for(sitting.play.view(seat), sitting.rng))
            self.retell()

    def on_board_confirmed(self, message: Board.Confirmed) -> None:
        self.make(self.sitting.to_move, message.move)

    def on_board_touched(self) -> None:
        self.retell()

    def make(self, seat: int, move: str) -> None:
        """A move is made, kept, and shown; what it brought to light may be a moment of its own."""
        try:
            self.sitting.make(seat, move)
        except Refusal as refusal:  # pragma: no cover - the board offers only what the game lists
            self.notice = refusal.text(app_of(self).language)
            self.retell()
            return
        if self.sitting.play.outcome is not None:
            self.to_tell = self.board.remember(self.sitting.play, app_of(self).language)
        seen = glimpse(self.sitting.play, self.sitting.viewer)
        self.board.show(seen)
        self.retell()
        if self.board.moment(seen, self.say):
            self.app.push_screen(Ribbon(lambda: self.board.moment(seen, self.say)), lambda _: self.go_on())
        else:
            self.go_on()

    @work
    async def bot_moves(self) -> None:
        """The bot thinks beside the keys, and takes a breath so that one can follow."""
        play, lines = self.sitting.play, len(self.sitting.play.moves)
        seat = self.sitting.to_move
        move = await asyncio.to_thread(self.sitting.bot_choice)
        await asyncio.sleep(app_of(self).pause)
        if lines == len(play.moves):
            self.call_later(self.make, seat, move)

    # The end.

    def _ending(self) -> list[str]:
        sitting, outcome = self.sitting, self.sitting.play.outcome
        assert outcome is not None
        winners = [self.say("seat-title", seat=sitting.game.seat_name(seat)) for seat in outcome.winners]
        said = [
            self.say(
                f"outcome-{outcome.reason}",
                seat=sitting.game.seat_name(outcome.winners[0]) if winners else "",
                winners=", ".join(winners),
                count=len(winners),
                score=f"{max(outcome.scores):g}",
            ),
            *self.board.ending(sitting.play, self.say),
            *([self.to_tell] if self.to_tell else []),
        ]
        if self.board.has_points:
            scores = [(self.who(seat), f"{score:g}") for seat, score in enumerate(outcome.scores)]
            said.append(" · ".join(self.say("score", who=who, points=points) for who, points in scores))
        if sitting.leg == 1:
            said.append(self.say("match-next", first=sitting.people[1], second=sitting.people[0]))
        elif sitting.leg == 2 and sitting.first_leg:
            second = self.board.leg(sitting.play)
            said.append(self.board.verdict(sitting.first_leg, second, sitting.people, self.say))
        return said

    def _after_end(self, _: object) -> None:
        app_of(self).after_game(self.sitting)

    # Secrets at a shared keyboard.

    def _deal_to_look_at(self) -> bool:
        log = self.sitting.play.log(constants.NOBODY)
        return self.sitting.is_shared and not self._has_looked and bool(log) and self.board.is_dealt_in_secret(log[-1])

    _has_looked = False

    def look_behind_curtain(self) -> None:
        """The keeper of the secret looks at it; the others look away."""
        keeper = self.board.keeper()
        if keeper is None or not self.board.secret(self.sitting.play.view(keeper), self.say):
            self.notice = self.say("no-secret-yet")
            self.retell()
            return
        self._has_looked = True
        self.app.push_screen(Curtain(self.sitting, keeper), lambda _: self.go_on())

    def _decide_behind_curtain(self, seat: int) -> None:
        def decided(move: str | None) -> None:
            if move:
                self.make(seat, move)

        self.app.push_screen(Curtain(self.sitting, seat, decides=True), decided)

    # Keys.

    def press(self, key: str) -> bool:
        if key == "p" and self._has_keeper() and self.sitting.play.outcome is None:
            self.notice = ""
            self.look_behind_curtain()
            return True
        return super().press(key)

    def _has_keeper(self) -> bool:
        return self.sitting.is_shared and self.board.keeper() is not None
