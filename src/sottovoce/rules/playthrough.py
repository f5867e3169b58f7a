"""One game from its first move to now: the position, the lines that led to it, and what each viewer saw of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.contract import Position
from sottovoce.rules.game import AnyGame, NotYourTurn, Outcome, Over, Stale, View
from sottovoce.rules.rng import Rng


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of a log: who moved, what the viewer saw of the move, and what it revealed."""

    seat: int | str
    move: str
    events: list[str]


class Playthrough:
    """A game being played. Everyone's moves come in through `play`, which checks them.

    With a random source chance answers by itself; without one its moves are played like any seat's.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rng: Rng | None = None,
    ) -> None:
        self.game = game
        self.seats = game.checked_seats(seats)
        self.options = game.completed(options or {})
        self.position: Position = game.start(self.seats, self.options)
        self.moves: list[tuple[int, int]] = []
        self.again: list[int] = []  # what chance had answered before that was taken back: it answers so again
        self._states: list[tuple[int, ...]] = []  # before each move
        self._logs: dict[int, list[Line]] = {viewer: [] for viewer in self.viewers}
        self.hand_chance_to(rng)

    @property
    def viewers(self) -> list[int]:
        """Everyone who may be shown this game."""
        return [*self.everyone, constants.EVERYTHING]

    @property
    def everyone(self) -> list[int]:
        """All who look on while it is played."""
        return [*range(self.seats), constants.NOBODY]

    @property
    def to_act(self) -> Sequence[int]:
        """The seats that owe a move now; none when the game is over."""
        return self.position.to_act()

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def view(self, viewer: int) -> View:
        """What this viewer may know now."""
        seen: View = self.game.view(self.position, viewer)
        return seen

    def view_at(self, lines: int, viewer: int) -> View:
        """What this viewer could know when the game had this number of lines."""
        seen: View = self.game.view(self._then(lines), viewer)
        return seen

    def positions(self) -> Iterator[Position]:
        """The position before the first line, after it, and so on; each only until the next is asked for."""
        then = self.position.copy()
        for state in self._states:
            then.load(state)
            yield then
        yield self.position

    def log(self, viewer: int, since: int = 0, until: int | None = None) -> list[Line]:
        """Every line so far, or from this number on, up to another, as this viewer saw it."""
        return self._logs[viewer][since:until]

    def play(self, seat: int, text: str, seen: int | None = None) -> list[Line]:
        """Make a move, and return the lines it added as the mover sees them. A refused move changes nothing."""
        if seen is not None and seen != len(self.moves):
            raise Stale("stale", seen=seen, lines=len(self.moves))
        self.check_turn(seat)
        action = self.game.parse_move(self.view(seat), text)
        before = len(self.moves)
        self.add(seat, action)
        self._chance_answers()
        viewer = constants.EVERYTHING if seat == constants.CHANCE else seat
        return self._logs[viewer][before:]

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that owes no move."""
        owing = self.position.to_act()
        if not owing:
            raise Over("over")
        if seat not in owing:
            waited_for = ", ".join(self.game.seat_name(other) for other in owing)
            raise NotYourTurn("not-your-turn", seat=self.game.seat_name(seat), waited=waited_for)

    def add(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal, without letting chance answer."""
        if seat == constants.CHANCE:
            self.again = self.again[1:] if self.again[:1] == [action] else []
        self._states.append(self.position.save())
        self.moves.append((seat, action))
        self.position.play(seat, action)
        for viewer, log in self._logs.items():
            move = self.game.as_seen(seat, action, viewer)
            log.append(Line("*" if seat == constants.CHANCE else seat, move, self.game.events(self.position, viewer)))

    def hand_chance_to(self, rng: Rng | None) -> None:
        """From now on chance answers by itself, from this source."""
        self.rng = rng
        self._chance_answers()

    def _chance_answers(self) -> None:
        while self.rng is not None and self.position.to_move == constants.CHANCE:
            self.add(constants.CHANCE, self._answer(self.rng))

    def _answer(self, rng: Rng) -> int:
        """What lay on top before it was taken back lies there still, if it fits; else anything that may come."""
        if self.again and self.again[0] in (self.position.legal(constants.CHANCE) or ()):
            return self.again[0]
        return self.position.draw(constants.CHANCE, rng)

    def undoable(self) -> int:
        """How many moves can be taken back. A line that chance added by itself goes with the move before it."""
        return sum(1 for i in range(len(self.moves)) if self._counts(i))

    def undo(self, plies: int) -> None:
        """Take back the last moves; there must be as many."""
        keep = len(self.moves)
        while plies > 0:
            keep -= 1
            plies -= self._counts(keep)
        self.cut(keep)

    def has_taught_since(self, lines: int) -> bool:
        """True if any viewer has learned something since the game had this number of lines."""
        return self.learned(lines) != self.learned(len(self.moves))

    def learned(self, lines: int) -> list[object]:
        """What every viewer had learned of hidden things when the game had this number of lines."""
        return [self.game.learned(self.view_at(lines, who)) for who in self.everyone]

    def _then(self, lines: int) -> Position:
        """The position when the game had this number of lines."""
        if lines == len(self.moves):
            return self.position
        then = self.position.copy()
        then.load(self._states[lines])
        return then

    def take_back(self, lines: int) -> None:
        """Keep this number of lines and take back the rest, as people do at a table: what chance had dealt goes back
        where it lay, and comes again in the same order."""
        self.again = [action for seat, action in self.moves[lines:] if seat == constants.CHANCE] + self.again
        self.cut(lines)

    def cut(self, lines: int) -> None:
        """Keep this number of lines and take back the rest."""
        if lines < len(self.moves):
            self.position.load(self._states[lines])
            del self.moves[lines:], self._states[lines:]
            for log in self._logs.values():
                del log[lines:]

    def _counts(self, i: int) -> bool:
        return self.rng is None or self.moves[i][0] != constants.CHANCE

    def copy(self) -> Playthrough:
        """The same game, to be played on apart; its chance is played like any seat's."""
        other = self._with([])
        other.position = self.position.copy()
        other.moves, other._states = list(self.moves), list(self._states)
        other.again = list(self.again)
        other._logs = {viewer: list(log) for viewer, log in self._logs.items()}
        return other

    def at(self, lines: int) -> Playthrough:
        """The same game when it had this number of lines, played again from the first."""
        return self._with(self.moves[:lines])

    def resample(self, viewer: int, rng: Rng) -> Playthrough:
        """A game drawn evenly from all that look the same to the viewer, from its first line on."""
        position = self.position.resample(viewer, rng)
        return self._with(self.game.rewrite(self.moves, position), self.game.rewrite_options(self.options, position))

    def _with(self, moves: list[tuple[int, int]], options: Mapping[str, Any] | None = None) -> Playthrough:
        other = Playthrough(self.game, self.seats, self.options if options is None else options)
        for seat, action in moves:
            other.add(seat, action)
        return other
