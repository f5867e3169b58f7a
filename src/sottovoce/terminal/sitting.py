"""A sitting: one game with the people and bots who play it, kept in the drawer after every move."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sottovoce.bots import bot
from sottovoce.rules import constants, record
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal import saved
from sottovoce.terminal.board import has_board

PERSON = "person"  # who sits in a seat: this, or the level of a bot


@dataclass
class Sitting:
    """Who sits where, what has been played, and where it is kept."""

    play: Playthrough
    players: tuple[str, ...]  # for each seat PERSON or a bot's level
    people: tuple[str, ...] = ()  # for each seat the name of the person in it, as they sat in the first game of a match
    leg: int = 0  # 1 or 2 in a match, 0 in a single game
    match: str = ""  # the same for both games of a match
    first_leg: str = ""  # in the second game of a match: how the first one counts, in its board's word
    file: Path = field(default_factory=Path)
    rng: Rng = field(default_factory=lambda: Rng(secrets.randbits(64)))
    trouble: OSError | None = None  # why the last move could not be kept

    @property
    def game(self) -> AnyGame:
        return self.play.game

    @property
    def is_shared(self) -> bool:
        """Do several people look at one screen?"""
        return self.players.count(PERSON) > 1

    @property
    def viewer(self) -> int:
        """Whose eyes the screen is for: the one person's, or nobody's where several look at it."""
        return constants.NOBODY if self.is_shared or PERSON not in self.players else self.players.index(PERSON)

    @property
    def to_move(self) -> int:
        """The seat that owes a move, the first of them where several do, or NOBODY."""
        return self.play.position.to_move

    def name(self, seat: int) -> str:
        """The person in a seat of a shared keyboard; empty for a bot or a person alone."""
        if not self.is_shared or not self.people:
            return ""
        return self.people[-1 - seat] if self.leg == 2 else self.people[seat]

    def others(self, seat: int) -> list[str]:
        """The names of the people in the other seats."""
        seats = range(len(self.players))
        return [self.name(other) for other in seats if other != seat and self.players[other] == PERSON]

    def make(self, seat: int, move: str) -> list[Line]:
        """A move of a seat, checked, made and kept."""
        added = self.play.play(seat, move)
        self.keep()
        return added

    def bot_choice(self) -> str:
        """What the bot who is to move wants to play, from what its seat may know and nothing else."""
        seat = self.to_move
        view, log = self.play.view(seat), self.play.log(seat)
        return bot.choose(self.game, view, log, self.players[seat], self.rng).move

    # Keeping.

    def notes(self) -> dict[str, str]:
        """What the record's header says besides the game."""
        told = {f"{self.game.seat_name(seat)}-is": who for seat, who in enumerate(self.players)}
        if self.is_shared:
            told |= {f"person-{number}": name for number, name in enumerate(self.people, 1) if name}
        if self.leg:
            told |= {"match": self.match, "match-game": str(self.leg)}
        if self.first_leg:
            told["first-game"] = self.first_leg
        return told

    def keep(self) -> None:
        """Put the game as it stands into the drawer; a full disk does not end a game, but it is told."""
        try:
            saved.keep(self.file, record.write(self.play, self.notes()))
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def second_leg(self, first_leg: str) -> Sitting:
        """The second game of a match: the same people with the roles swapped."""
        return begin(
            self.game, self.players, self.play.options, self.rng,
            people=self.people, leg=2, match_id=self.match, first_leg=first_leg,
        )  # fmt: skip


def usual_players(game: AnyGame) -> tuple[str, ...]:
    """One person, and beginners in the other seats."""
    return PERSON, *["novice"] * (game.checked_seats(None) - 1)


def begin(
    game: AnyGame,
    players: tuple[str, ...],
    options: Mapping[str, Any],
    rng: Rng,
    *,
    people: tuple[str, ...] = (),
    leg: int = 0,
    match_id: str = "",
    first_leg: str = "",
) -> Sitting:
    """Sit down to a new game."""
    if leg == 1:
        match_id = secrets.token_hex(6)
    play = Playthrough(game, len(players), options, rng)
    sitting = Sitting(play, players, people, leg, match_id, first_leg, saved.new_file(game.id), rng)
    sitting.keep()
    return sitting


def unfinished(rng: Rng, only: str | None = None) -> Sitting | None:
    """The game or match that was played last and is not over, or None; `only`: of the game with this id."""
    second_legs = set()
    for path, read, play in saved.kept():
        if only not in (None, read.game) or not has_board(play.game):
            continue
        sitting = _from_record(path, read, play, rng)
        if sitting is None:
            continue
        if sitting.leg == 2:
            second_legs.add(sitting.match)
        if play.outcome is None:
            play.hand_chance_to(rng)
            return sitting
        if sitting.leg == 1 and sitting.match not in second_legs:
            return sitting
    return None


def _from_record(path: Path, read: record.Record, play: Playthrough, rng: Rng) -> Sitting | None:
    """The sitting whose record this is; None if it was not played here, or by a bot we do not know."""
    notes, seats = read.notes, range(play.seats)
    players = tuple(notes.get(f"{play.game.seat_name(seat)}-is", "") for seat in seats)
    if any(who != PERSON and who not in bot.LEVELS for who in players) or PERSON not in players:
        return None
    return Sitting(
        play,
        players,
        people=tuple(notes.get(f"person-{seat + 1}", "") for seat in seats),
        leg={"1": 1, "2": 2}.get(notes.get("match-game", ""), 0),
        match=notes.get("match", ""),
        first_leg=notes.get("first-game", ""),
        file=path,
        rng=rng,
    )
