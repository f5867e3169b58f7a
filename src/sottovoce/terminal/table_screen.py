"""A game from its first move to its end: people and bots move in turn, and everybody sees what they may see."""

from __future__ import annotations

import asyncio

from textual import work

from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.terminal.board import Board, Snapshot, snapshot
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.game_screen import GameScreen
from sottovoce.terminal.language import spoken, table_words
from sottovoce.terminal.local import PERSON, LocalTable, Question
from sottovoce.terminal.notice import Notice, YesNo
from sottovoce.terminal.screen import app_of


class TableScreen(GameScreen[str]):
    """A game being played, as everyone before the screen may see it."""

    def __init__(self, table: LocalTable) -> None:
        super().__init__(table, table.viewer)
        self.not_remembered = ""  # at the end: why the result could not be written down
        self.is_remembered = table.outcome is not None
        self.has_looked = False  # at a secret that chance dealt

    def on_mount(self) -> None:
        seen = self._seen()
        if any(line.seat != "*" for line in seen.log) or self.board.opening(seen, self.say) is None:
            self.go_on()
            return
        self.board.show(seen)
        self.refresh_text()
        self.app.push_screen(Notice(lambda: self.board.opening(seen, self.say)), lambda _: self.go_on())

    # The flow of the game.

    def go_on(self) -> None:
        """The next to move moves: a bot by itself, a person by keys, behind the curtain if the move is secret. An open
        question is answered first."""
        table, seat = self.table, self.table.to_move
        seen = self._seen()
        self.board.show(seen)
        self.refresh_text()
        if table.question is not None:
            self._put(table.question)
        elif seat == constants.NOBODY:
            self._end()
        elif self._deal_to_look_at():
            self.look_behind_curtain()
        elif table.players[seat] != PERSON:
            self.bot_moves()
        elif table.is_shared and self.board.is_private(table.view(seat)):
            self._decide_behind_curtain(seat)
        else:
            self.board.show(seen, self.board.task_for(table.view(seat), table.rng))
            self.refresh_text()

    def _seen(self) -> Snapshot:
        return snapshot(self.table.play, self.viewer, self.table.view(self.viewer))

    def on_board_confirmed(self, message: Board.Confirmed) -> None:
        self.make(self.table.to_move, message.move)

    def on_board_touched(self) -> None:
        self.refresh_text()

    def make(self, seat: int, move: str) -> None:
        """Make a move, save it and show it; what it revealed may be announced."""
        try:
            self.table.make(seat, move)
        except Refusal as refusal:  # pragma: no cover - the board offers only what the game lists
            self.message = refusal.text(app_of(self).language)
            self.refresh_text()
            return
        seen = self._seen()
        self.board.show(seen)
        self.refresh_text()
        if self.board.moment(seen, self.say):
            self.app.push_screen(Notice(lambda: self.board.moment(seen, self.say)), lambda _: self.go_on())
        else:
            self.go_on()

    @work
    async def bot_moves(self) -> None:
        """The bot thinks in a thread, and pauses so that people can follow. If something else happened meanwhile, such
        as an undo, its move is dropped."""
        entries, count = self.table.state.entries, len(self.table.state.entries)
        seat = self.table.to_move
        move = await asyncio.to_thread(self.table.ask_bot())
        await asyncio.sleep(app_of(self).pause)
        self.call_later(lambda: self.make(seat, move) if len(entries) == count else None)

    def table_changed(self) -> None:
        self.go_on()

    def _put(self, question: Question) -> None:
        """One person asks another, in the open."""

        def answered(agree: bool | None) -> None:
            self.table.answer(question, bool(agree))
            self.go_on()

        def words() -> list[str]:
            names = {"who": self.table.name(question.asker), "asked": self.table.name(question.asked)}
            return [self.say(f"question-{question.about}", **names)]

        self.app.push_screen(YesNo(words), answered)

    # The end.

    def _end(self) -> None:
        outcome = self.table.outcome
        if outcome is not None and not self.is_remembered:
            self.is_remembered = True
            if self.table.state.provenance == "chance":  # else somebody may have known the deal, as the log says
                self.not_remembered = self.board.remember(self.table.play, outcome, app_of(self).language)
        go_on = "notice-go-on-match" if self.table.has_second_game else "notice-go-on-end"
        self.app.push_screen(Notice(self._ending, go_on), self._after_end)

    def _ending(self) -> list[str]:
        table, outcome = self.table, self.table.outcome
        assert outcome is not None
        said = [self._how_it_ended()]
        if table.play.outcome is not None:
            said += self.board.ending(table.play, self.say)
        if self.not_remembered:
            said.append(self.not_remembered)
        if self.board.has_points:
            scores = [(self.who(seat), f"{score:g}") for seat, score in enumerate(outcome.scores)]
            said.append(" · ".join(self.say("score", who=who, points=points) for who, points in scores))
        if table.has_second_game:
            said.append(self._second_game())
        elif table.match_game:
            said.append(self._match_result())
        return said

    def _how_it_ended(self) -> str:
        """The outcome by the game's words, or by the table's where the table ended it."""
        table, outcome = self.table, self.table.outcome
        assert outcome is not None
        winners = [self.say("seat-title", seat=table.game.seat_name(seat)) for seat in outcome.winners]
        key, said = f"outcome-{outcome.reason}", table_words(app_of(self).language)
        if table.play.outcome is None and said.has(key):
            won = self.say("ended-won", who=" & ".join(self.who(seat) for seat in outcome.winners)) if winners else ""
            return f"{said.say(key)} {won}".rstrip()
        if len(outcome.scores) == 1 and spoken(app_of(self).language, table.game).has(f"{key}-alone"):
            key = f"{key}-alone"
        return self.say(
            key,
            seat=table.game.seat_name(outcome.winners[0]) if winners else "",
            winners=", ".join(winners),
            count=len(winners),
            score=f"{max(outcome.scores):g}",
        )

    def _second_game(self) -> str:
        """Who plays what in the second game of a match."""
        names = {"first": self.table.name(1), "second": self.table.name(0)}
        if spoken(app_of(self).language, self.table.game).has("match-next"):
            return self.say("match-next", **names)
        seats = self.table.game.seat_names
        roles = {f"{key}-role": self.say("seat-title", seat=seat) for key, seat in zip(names, seats, strict=True)}
        return self.say("match-second", **names, **roles)

    def _match_result(self) -> str:
        """Who has won the match, and by what."""
        score, has = self.table.score, spoken(app_of(self).language, self.table.game).has("match-won")
        chairs = self.table.state.chairs
        points = " · ".join(f"{chair.name} {won:g}" for chair, won in zip(chairs, score.points, strict=True))
        if score.winner is None:
            return self.say("match-level" if has else "match-drawn", points=points)
        player = chairs[score.winner].name
        if not has:
            return self.say("match-winner", player=player, points=points)
        why = "match-both-won" if score.points[score.winner] > 1 else "match-tie-break"
        return self.say("match-won", player=player, why=self.say(why))

    def _after_end(self, again: bool | None) -> None:
        app_of(self).after_game(self.table, again=bool(again))

    # Secrets at a shared keyboard.

    def _deal_to_look_at(self) -> bool:
        log = self.table.play.log(constants.NOBODY)
        return self.table.is_shared and not self.has_looked and bool(log) and self.board.is_dealt_in_secret(log[-1])

    def look_behind_curtain(self) -> None:
        """The keeper of the secret looks at it; the others look away."""
        keeper = self.board.keeper()
        if keeper is None or not self.board.secret(self.table.view(keeper), self.say):
            self.message = self.say("no-secret-yet")
            self.refresh_text()
            return
        self.has_looked = True
        self.app.push_screen(Curtain(self.table, keeper), lambda _: self.go_on())

    def _decide_behind_curtain(self, seat: int) -> None:
        def decided(move: str | None) -> None:
            if move:
                self.make(seat, move)
            else:
                self.go_on()

        self.app.push_screen(Curtain(self.table, seat, decides=True), decided)

    # Keys.

    def press(self, key: str) -> bool:
        if key == "p" and self._has_keeper() and self.table.outcome is None:
            self.message = ""
            self.look_behind_curtain()
            return True
        return super().press(key)

    def _has_keeper(self) -> bool:
        return self.table.is_shared and self.board.keeper() is not None
