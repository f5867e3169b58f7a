"""The same table with other secrets: every entry as it was, but for what one viewer could not know. Others have chosen
nothing before the beat at all.
"""

from __future__ import annotations

import msgspec

from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.journal import Entry
from sottovoce.table.table import Games, Table

Moves = list[tuple[int, int]]


def retold(table: Table, viewer: int, games: Games, rng: Rng, tries: int = 30) -> list[Entry] | None:
    """Entries that must look the same to the viewer; None: no other secrets were found that fit what was undone too."""
    for _ in range(tries):
        told = _once(table, viewer, games, rng)
        if told is not None:
            return told
    return None


def _once(table: Table, viewer: int, games: Games, rng: Rng) -> list[Entry] | None:
    """Each game is drawn anew as it stands at its end; what was undone on the way must fit it as well."""
    kept, out = list(table.state.entries), []
    first = next((n for n, entry in enumerate(kept) if isinstance(entry, journal.Began)), len(kept))
    out += kept[:first]
    while first < len(kept):
        later = (n for n in range(first + 1, len(kept)) if isinstance(kept[n], journal.Began))
        end = next(later, len(kept))
        game = _one_game(kept[:first], kept[first:end], viewer, games, rng)
        if game is None:
            return None
        out += game
        first = end
    return out


def _one_game(before: list[Entry], game: list[Entry], viewer: int, games: Games, rng: Rng) -> list[Entry] | None:
    state = Table.of([*before, *game], games, Rng(0)).state
    assert state.play is not None
    seat = state.seat_of(viewer)
    final = state.play.resample(seat, rng)
    if final.options != state.play.options:
        return None  # a prepared deck is one of the options, which all games at the table share
    true, other = Track(state.play), Track(state.play)
    out: list[Entry] = []
    for number, entry in enumerate(game):
        if isinstance(entry, journal.SECRET) and entry.chair != viewer:
            continue
        if isinstance(entry, journal.Undone):
            true.play.cut(entry.keep)
            other.play.cut(entry.keep)
        elif isinstance(entry, journal.Began | journal.Moved):
            start = len(true.play.moves)
            true.add(entry.lines)
            survives = not any(isinstance(later, journal.Undone) and later.keep <= start for later in game[number:])
            added = final.moves[start : len(true.play.moves)] if survives else None
            if not other.follow(true.play, start, added, final, seat):
                return None
            entry = msgspec.structs.replace(entry, lines=other.lines(start))
        out.append(entry)
    return out


class Track:
    """A game played again, line by line."""

    def __init__(self, play: Playthrough) -> None:
        self.play = Playthrough(play.game, play.seats, play.options)

    def add(self, lines: list[tuple[int | str, str]]) -> None:
        for seat, move in lines:
            self.play.play(constants.CHANCE if seat == "*" else int(seat), move)

    def lines(self, start: int) -> list[tuple[int | str, str]]:
        return [(line.seat, line.move) for line in self.play.log(constants.EVERYTHING)[start:]]

    def follow(self, true: Playthrough, start: int, added: Moves | None, final: Playthrough, viewer: int) -> bool:
        """Play lines that look to the viewer like the true ones: those of the final game, or of one that was undone."""
        if added is not None:
            self._play(added)
            return True  # whether they really look alike is what the test will see
        for moves in (true.moves[start:], self._with_final_secrets(true, start, final)):
            try:
                self._play(moves or [])
            except Refusal:
                self.play.cut(start)
                continue
            if self.play.log(viewer) == true.log(viewer):
                return True
            self.play.cut(start)
        return False

    def _play(self, moves: Moves) -> None:
        for seat, action in moves:
            self.play.play(seat, self.play.game.spell(action))

    def _with_final_secrets(self, true: Playthrough, start: int, final: Playthrough) -> Moves | None:
        try:
            return self.play.game.rewrite(true.moves, final.position)[start:]
        except (LookupError, ValueError, StopIteration):
            return None
