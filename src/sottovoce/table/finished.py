"""The finished games of a table, each as it was when it ended, also those after which another was begun.

They are numbered from 0 in the order in which they were played; none begins before the one before it has ended. The
table holds only the game played now or last. An earlier one is played again from its entries alone, without those of
the other games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sottovoce.rules.game import AnyGame, Outcome
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import Record
from sottovoce.table import journal
from sottovoce.table.journal import Entry
from sottovoce.table.seats import Chair
from sottovoce.table.state import State, replayed

PEEKS, PROVENANCE = "take-backs", "provenance"  # in the header of a record
MOST_DIGITS = 5
BEFORE_PLAY = (
    journal.Opened, journal.Invited, journal.Claimed, journal.Handed, journal.BotSeated, journal.Freed, journal.Ready,
)  # fmt: skip


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    play: Playthrough
    order: list[int]  # for each of its seats the chair that played it
    outcome: Outcome
    chairs: list[Chair]  # who sat there, and which bots, until the next game began
    peeks: list[int]  # by seat: moves that were taken back after something had been learned


def count(state: State) -> int:
    """How many games have ended at this table."""
    return len(state.results)


def finished(state: State, number: int) -> Finished:
    """One of these games."""
    return last_finished(state if is_at_hand(state, number) else replayed(entries_of(state, number), state.games))


def last_finished(state: State) -> Finished:
    """The game that was played last, and is over."""
    assert state.play is not None
    assert state.outcome is not None
    return Finished(state.play, state.order, state.outcome, state.chairs, peeks(state))


def peeks(state: State) -> list[int]:
    """By seat of the game played now or last: moves that were taken back after something had been learned."""
    return [state.peeks[chair] for chair in state.order]


def notes(play: Playthrough, peeked: Sequence[int]) -> dict[str, str]:
    """What the header of a record says of such moves: whose, and how many. Most games have none."""
    noted = [f"{play.game.seat_name(seat)} {count}" for seat, count in enumerate(peeked) if count]
    return {PEEKS: ", ".join(noted)} if noted else {}


def provenance_note(state: State) -> dict[str, str]:
    """What the header of a record says of a game whose deal somebody may have known; nothing of most."""
    return {} if state.provenance == "chance" else {PROVENANCE: state.provenance}


def noted(read: Record, game: AnyGame) -> list[int]:
    """The same by seat, from the header of a record; what is not written as `notes` does counts for nothing."""
    counts = [0] * read.seats
    for entry in read.notes.get(PEEKS, "").split(", "):
        seat, _, count = entry.partition(" ")
        if seat in game.seat_names[: read.seats] and count.isdecimal() and len(count) < MOST_DIGITS:
            counts[game.seat_names.index(seat)] = int(count)
    return counts


def is_at_hand(state: State, number: int) -> bool:
    """Does the table still hold this game? Any other has to be played again."""
    return number == count(state) - 1 and not state.is_running


def last_entry(state: State, number: int) -> int:
    """The number of the last entry before the next game, or so far: when it is stored, so is the whole game."""
    return _span(state, number)[1] - 1


def entries_of(state: State, number: int) -> list[Entry]:
    """What makes a table as it was when this game had ended, as if no other had been played."""
    first, end = _span(state, number)
    sitting = [entry for entry in state.entries[:first] if isinstance(entry, BEFORE_PLAY)]
    return [*sitting, *state.entries[first:end]]


def _span(state: State, number: int) -> tuple[int, int]:
    """The entry with which a game began, and the one with which the next did: if there is none, one past the last."""
    begun = [at for at, entry in enumerate(state.entries) if isinstance(entry, journal.Began)]
    return begun[number], [*begun, len(state.entries)][number + 1]
