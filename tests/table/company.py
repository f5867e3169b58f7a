"""A table in a test: people who sit down, play and talk, with keys and a clock of their own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from sottovoce.bots.bot import LEVELS
from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.rng import Rng
from sottovoce.table import journal, snapshot
from sottovoce.table.journal import Settings
from sottovoce.table.state import State, replaying
from sottovoce.table.table import Table
from tests.leaky import Hiding

NAMES = ("Ada", "Bice", "Carla", "Dora", "Elsa", "Fosca")


class Company:
    """The people round one table: any game of the shelf, or the toy in which one hides a coin.

    Time goes on by a second with every act.
    """

    def __init__(
        self, game: str = "coin", people: int = 2, bots: int = 0, *, seed: int = 1,
        games: dict[str, AnyGame] | None = None, options: dict[str, Any] | None = None, **settings: Any,
    ) -> None:  # fmt: skip
        self.now = 1000.0
        self._keys = count()
        self.games = games or {**shelf(), "coin": Hiding()}
        self.table = Table.open(
            self.games, game, people + bots, options or {}, Settings(**settings), "maker", self.now, Rng(seed)
        )
        for chair in range(people):
            self.table.claim(chair, NAMES[chair], "maker", self.tick())
        for chair in range(people, people + bots):
            self.table.seat_bot(chair, "random", "maker", LEVELS, self.tick())
        for chair in range(people):
            self.table.ready(chair, key=self.key(), now=self.tick())

    def tick(self, seconds: float = 1) -> float:
        self.now += seconds
        return self.now

    def key(self) -> str:
        return f"key-{next(self._keys)}"

    # Acts.

    def move(self, chair: int, text: str, *, seen: int | None = None, key: str | None = None) -> int:
        lines = self.table.lines if seen is None else seen
        return self.table.submit(chair, text, seen=lines, key=key or self.key(), now=self.tick())

    def move_any(self, chair: int, seed: int = 1, *, seen: int | None = None) -> str:
        """A random move of this chair, which owes one."""
        text = self.any_move(chair, Rng(seed))
        self.move(chair, text, seen=seen)
        return text

    def move_until_asking(self, chair: int) -> None:
        """Random moves until this chair, who made the last, could take it back only if the others agree."""
        while True:
            owing = next(iter(self.table.state.owes_since))
            self.move_any(owing)
            if owing == chair and self.table.can_undo(chair) == "ask":
                return

    def play(self, text: str) -> None:
        """Lines of a game: a seat's name and its move."""
        for line in text.strip().splitlines():
            seat, move = line.strip().split(maxsplit=1)
            self.move(self.table.state.order[self.table.state.game.seat_names.index(seat)], move)

    def undo(self, chair: int) -> int:
        return self.table.undo(chair, key=self.key(), now=self.tick())

    def agree(self, chair: int, agree: bool = True) -> int:
        return self.table.answer_undo(chair, agree, key=self.key(), now=self.tick())

    def at_random(self, rng: Rng, moves: int = 10_000) -> None:
        """Up to `moves` random moves, each by a seat that owes one, until the game ends."""
        while moves and self.table.state.is_running:
            owing = sorted(self.table.state.owes_since.keys() - self.table.state.sealed.keys())
            if not owing:
                self.table.let_pass(self.tick(600))  # which is a beat, or several
                continue
            chair = owing[rng.below(len(owing))]
            self.move(chair, self.any_move(chair, rng))
            moves -= 1

    def any_move(self, chair: int, rng: Rng) -> str:
        play = self.table.state.play
        assert play is not None
        seat = self.table.state.seat_of(chair)
        return str(play.game.spell(play.position.draw(seat, rng)))

    # Looking.

    @property
    def viewers(self) -> list[int]:
        return [*range(len(self.table.state.chairs)), constants.NOBODY]

    def news(self, viewer: int) -> list[Any]:
        return list(self.table.state.news(viewer))

    def last(self, viewer: int = constants.NOBODY) -> Any:
        return self.table.state.news(viewer)[-1]

    def ends(self) -> list[Any]:
        """How each game at this table ended, as its first chair was told."""
        told = [getattr(line, "ended", None) for line in self.table.state.news(0)]
        return [ended for ended in told if ended is not None]

    def bytes_for(self, viewer: int) -> bytes:
        return msgspec.json.encode([self.table.state.news(viewer), self.table.state.view(viewer)])

    def kept(self) -> list[bytes]:
        return [journal.encode(entry) for entry in self.table.state.entries]

    def read_back(self) -> Table:
        """The table made anew from what the store would have kept."""
        return Table.of([journal.decode(kept) for kept in self.kept()], self.games, Rng(99))

    def read_from_snapshot(self, taken: Sequence[bytes]) -> Table:
        """The same, from a snapshot that was taken before and the entries since then."""
        stored, state = self.kept(), State(self.games)
        for _ in snapshot.restoring(state, stored, taken):
            pass
        for _ in replaying(state, map(journal.decode, stored[len(state.entries) :])):
            pass
        return Table(state, Rng(99))


def is_equal(one: Table, other: Table) -> bool:
    """Are these the same table, as far as anybody can tell, its owner included?"""
    return picture(one) == picture(other)


def picture(table: Table) -> dict[str, object]:
    state = table.state
    return {
        "deeds": [journal.encode(entry) for entry in state.entries],
        "done": state.done,
        "chairs": state.chairs,
        "play": state.play and (state.play.position.save(), state.play.moves, state.play.again),
        "logs": state.play and [state.play.log(viewer) for viewer in state.play.viewers],
        "order": state.order,
        "outcome": state.outcome,
        "results": (state.results, msgspec.to_builtins(state.story), state.peeks),
        "counted": (state.counts, state.last_news_at, [state.lines_after(n) for n in range(len(state.entries) + 1)]),
        "owes": state.owes_since,
        "asked": (state.undo, state.draw, state.rematch),
        "timer": state.timer,
        "news": {viewer: state.news(viewer) for viewer in (*range(len(state.chairs)), constants.NOBODY)},
    }
