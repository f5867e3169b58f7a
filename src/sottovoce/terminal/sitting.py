"""A sitting: one game with the people and bots who play it, kept in the drawer after every move."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules import names, record
from sottovoce.rules.game import Game
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal import saved
from sottovoce.terminal.match import Leg, Result
from sottovoce.terminal.match import result as judge

PERSON = "person"  # who sits in a seat: this, or the level of a bot


@dataclass
class Sitting:
    """Who sits where, what has been played, and where it is kept."""

    play: Playthrough
    players: tuple[str, ...]  # for each seat PERSON or a bot's level
    people: tuple[str, ...] = ("", "")  # the names of the two at one keyboard; the first sought first
    leg: int = 0  # 1 or 2 in a match, 0 in a single game
    match: str = ""  # the same for both games of a match
    first_leg: Leg | None = None
    file: Path = field(default_factory=Path)
    rng: Rng = field(default_factory=lambda: Rng(secrets.randbits(64)))
    trouble: OSError | None = None  # why the last move could not be kept

    @property
    def game(self) -> Game[Any, Any]:
        return self.play.game

    @property
    def is_shared(self) -> bool:
        """Do two people look at one screen?"""
        return self.players.count(PERSON) > 1

    @property
    def viewer(self) -> int:
        """Whose eyes the screen is for: the one person's, or nobody's where several look at it."""
        return names.NOBODY if self.is_shared or PERSON not in self.players else self.players.index(PERSON)

    @property
    def to_move(self) -> int:
        """The seat that owes a move, or NOBODY."""
        return self.play.position.to_move

    def name(self, seat: int) -> str:
        """The person in a seat of a shared keyboard; empty for a bot or a person alone."""
        if not self.is_shared:
            return ""
        return self.people[1 - seat] if self.leg == 2 else self.people[seat]

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
        seats = dict(zip(self.game.seat_names, self.players, strict=True))
        told = {f"{seat}-is": who for seat, who in seats.items()}
        if self.is_shared:
            told |= {f"person-{number}": name for number, name in enumerate(self.people, 1)}
        if self.leg:
            told |= {"match": self.match, "match-game": str(self.leg)}
        if self.first_leg:
            told["first-game"] = str(self.first_leg.found_in or "hidden")
        return told

    def keep(self) -> None:
        """Put the game as it stands into the drawer; a full disk does not end a game, but it is told."""
        try:
            saved.keep(self.file, record.write(self.play, self.notes()))
            self.trouble = None
        except OSError as error:
            self.trouble = error

    # Matches.

    def finished_leg(self) -> Leg:
        """How this game counts in a match."""
        outcome = self.play.outcome
        found = outcome is not None and 0 in outcome.winners
        rounds = getattr(self.play.view(names.NOBODY), "round", 0)
        return Leg(seeker=1 if self.leg == 2 else 0, found_in=rounds if found else None)

    def match_result(self) -> Result | None:
        """How the match ended, if this was its second game."""
        if self.leg != 2 or self.first_leg is None or self.play.outcome is None:
            return None
        return judge([self.first_leg, self.finished_leg()])

    def second_leg(self) -> Sitting:
        """The same two people with the roles swapped."""
        return begin(
            self.game, self.players, self.play.options, self.rng,
            people=self.people, leg=2, match_id=self.match, first_leg=self.finished_leg(),
        )  # fmt: skip


def begin(
    game: Game[Any, Any],
    players: tuple[str, ...],
    options: Mapping[str, Any],
    rng: Rng,
    *,
    people: tuple[str, ...] = ("", ""),
    leg: int = 0,
    match_id: str = "",
    first_leg: Leg | None = None,
) -> Sitting:
    """Sit down to a new game."""
    if leg == 1:
        match_id = secrets.token_hex(6)
    play = Playthrough(game, len(players), options, rng)
    sitting = Sitting(play, players, people, leg, match_id, first_leg, saved.new_file(game.id), rng)
    sitting.keep()
    return sitting


def unfinished(rng: Rng) -> Sitting | None:
    """The game or match that was played last and is not over, or None."""
    second_legs = set()
    for path, read, play in saved.kept():
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
    notes = read.notes
    players = tuple(notes.get(f"{seat}-is", "") for seat in shelf()[read.game].seat_names[: play.seats])
    if any(who != PERSON and who not in bot.LEVELS for who in players) or PERSON not in players:
        return None
    first, told = None, notes.get("first-game")
    if told:
        first = Leg(0, int(told) if told.isascii() and told.isdigit() else None)
    return Sitting(
        play,
        players,
        people=(notes.get("person-1", ""), notes.get("person-2", "")),
        leg={"1": 1, "2": 2}.get(notes.get("match-game", ""), 0),
        match=notes.get("match", ""),
        first_leg=first,
        file=path,
        rng=rng,
    )
