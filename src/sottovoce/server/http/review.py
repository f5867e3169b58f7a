"""Looking back at the finished games of a table: at any line of each, through any eyes that may see it; and playing on
from there. While another game is being played at the table, nothing of that one is looked at here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from sottovoce.rules import constants, record
from sottovoce.rules.game import Game, View
from sottovoce.rules.rng import Rng
from sottovoce.server.errors import ServerRefusal
from sottovoce.server.http import identity
from sottovoce.server.http.lobby import Lobby, seen_record, sees_all, sitting
from sottovoce.server.live import messages
from sottovoce.server.live.room import viewer_of
from sottovoce.server.runtime import in_slices
from sottovoce.table.finished import (
    Finished,
    count,
    entries_of,
    is_at_hand,
    last_entry,
    last_finished,
    notes,
    provenance_note,
)
from sottovoce.table.news import game_lines
from sottovoce.table.state import SUBSTITUTE, State, ended, replaying
from sottovoce.table.table import Table

MOST_AT_ONCE = 24  # views in one answer
MOST_CURVES = 256  # that are remembered
MOST_GAMES = 32  # that were played again, and are remembered
BREATH = 4  # views that are made before others get their turn
PUBLIC, ALL = "public", "all"


class Past:
    """One of the games that are over at a table, and who asks for it."""

    def __init__(self, state: State, number: int, game: Finished, who: str) -> None:
        self.number, self.games, self.settings, self.who = number, count(state), state.settings, who
        self.play, self.order, self.outcome, self.peeks = game.play, game.order, game.outcome, game.peeks
        self.provenance = provenance_note(state)
        # Who sat where then; but a person goes by the device that is theirs now.
        self.chairs = [replace(then, who=now.who) for then, now in zip(game.chairs, state.chairs, strict=True)]
        self.sees_all = sees_all(state, who)
        everyone = {str(seat): seat for seat in range(self.play.seats)}
        public = {PUBLIC: constants.NOBODY}
        self.eyes: Mapping[str, int] = {**everyone, **public, ALL: constants.EVERYTHING} if self.sees_all else public

    @property
    def lines(self) -> int:
        return len(self.play.moves)

    @property
    def mine(self) -> list[int]:
        """The seats that the asking device has played."""
        return [seat for seat, chair in enumerate(self.order) if self.chairs[chair].who == self.who != ""]

    def viewer(self, eyes: str) -> int:
        """Whose eyes these are; none given: one's own, or everybody's."""
        if not eyes:
            return self.mine[0] if self.mine else constants.NOBODY
        if eyes not in self.eyes:
            raise ServerRefusal("not-these-eyes", status=403)
        return self.eyes[eyes]

    def points(self) -> list[list[float]]:
        """By line: what each seat had scored, if points are counted while it is played."""
        if not self.play.game.meta.has_points:
            return []
        return [[then.score(seat) for seat in range(self.play.seats)] for then in self.play.positions()]

    def check_line(self, line: int) -> None:
        if not 0 <= line <= self.lines:
            raise ServerRefusal("no-moment", status=404, lines=self.lines)

    def view(self, line: int, viewer: int) -> View:
        """What these eyes saw then. That somebody resigned, or the clock decided, is seen after the last line."""
        seen = self.play.view_at(line, viewer)
        return ended(self.play, self.outcome, viewer) if line == self.lines and seen.outcome is None else seen


class Curves:
    """What somebody's views told in numbers, line by line: how much was still possible, the tracks that the game names,
    and where a new part of it began."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.possible: list[float] = []
        self.tracks: dict[str, list[float]] = {name: [] for name in game.meta.tracks}
        self.parts: list[int] = []
        self._part: list[object] = []

    def add(self, seen: View) -> None:
        part = [getattr(seen, name) for name in self.game.meta.parts]
        if self.possible and part != self._part:
            self.parts.append(len(self.possible))
        self._part = part
        self.possible.append(self.game.worlds_left(seen))
        for name, numbers in self.tracks.items():
            numbers.append(getattr(seen, name))


class Review:
    """What a device can ask for of a game that is over; `who` is the hash of its key."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.server = lobby, lobby.server
        self._games: OrderedDict[tuple[str, int], Finished] = OrderedDict()  # by table and number
        self._curves: OrderedDict[tuple[str, int, int], Curves] = OrderedDict()  # by table, number and eyes

    async def _past(self, table: str, number: int | None, who: str) -> Past:
        """The game with this number, or the last that is over."""
        room = await self.server.room(table)
        state = room.table.state
        number = checked_number(state, number, who)
        if last_entry(state, number) >= room.durable:
            raise ServerRefusal("busy", status=503)
        return Past(state, number, await self._finished(table, state, number), who)

    async def _finished(self, table: str, state: State, number: int) -> Finished:
        """The game that the table still has before it; or one before that, which is played again once, in slices."""
        if is_at_hand(state, number):
            return last_finished(state)
        found = self._games.pop((table, number), None)
        if found is None:
            alone = State(state.games)
            await in_slices(replaying(alone, entries_of(state, number)))
            found = last_finished(alone)
        self._games[table, number] = found  # the latest that was asked for
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return found

    async def record(self, table: str, number: int, who: str) -> str:
        """The game as text: whole, or as everybody saw it."""
        past = await self._past(table, number, who)
        marks = notes(past.play, past.peeks) | past.provenance
        return record.write(past.play, marks) if past.sees_all else seen_record(past.play, constants.NOBODY, marks)

    async def story(self, table: str, number: int | None, eyes: str, who: str) -> messages.Story:
        """The whole game as one viewer saw it."""
        past = await self._past(table, number, who)
        viewer = past.viewer(eyes)
        curves = await self._curve(table, past, viewer)
        return messages.Story(
            table=table,
            game=past.play.game.id,
            rules=past.play.game.rules_version,
            settings=past.settings,
            number=past.number,
            games=past.games,
            seats=[sitting(past.chairs[chair], who) for chair in past.order],
            order=past.order,
            mine=past.mine,
            choices=list(past.eyes),
            eyes=next(name for name, one in past.eyes.items() if one == viewer),
            lines=game_lines(past.play, viewer),
            possible=curves.possible,
            points=past.points(),
            tracks=curves.tracks,
            parts=curves.parts,
            take_backs=past.peeks if any(past.peeks) else [],
        )

    async def _curve(self, table: str, past: Past, viewer: int) -> Curves:
        """What the views told in numbers after each line. A viewer who sees everything gets the public's."""
        viewer = constants.NOBODY if viewer == constants.EVERYTHING else viewer
        key = (table, past.number, viewer)
        if key not in self._curves:
            curves = Curves(past.play.game)
            for line in range(past.lines + 1):
                curves.add(past.play.view_at(line, viewer))
                if line % BREATH == BREATH - 1:
                    await asyncio.sleep(0)
            self._curves[key] = curves
            if len(self._curves) > MOST_CURVES:
                self._curves.popitem(last=False)
        return self._curves[key]

    async def moments(
        self, table: str, number: int | None, line: int, eyes: str, views: int, who: str
    ) -> messages.Moments:
        """The views after line `line` and after each of the next lines."""
        past = await self._past(table, number, who)
        viewer = past.viewer(eyes)
        past.check_line(line)
        until = min(line + min(max(views, 1), MOST_AT_ONCE), past.lines + 1)
        return messages.Moments(first=line, views=[past.view(one, viewer) for one in range(line, until)])

    async def earlier(self, table: str, line: int, chair: int | None, who: str) -> messages.Earlier:
        """The game that is being played, as the person in a chair or a spectator saw it when it had `line` lines."""
        room = await self.server.room(table)
        viewer = viewer_of(chair)
        state = room.table.state
        if viewer != constants.NOBODY:
            room.check_holder(viewer, who)
        elif state.settings.spectators != "public":
            raise ServerRefusal("no-spectators", status=403)
        if not room.is_settled(viewer):
            raise ServerRefusal("busy", status=503)
        if state.play is None:
            raise ServerRefusal("no-game-yet", status=409)
        seen = state.view_at(viewer, line)
        if seen is None:
            raise ServerRefusal("no-moment", status=404, lines=len(state.play.moves))
        return messages.Earlier(line=line, view=seen)

    async def play_on(self, table: str, asked: messages.PlayOn, who: str, address: str) -> messages.NewlyOpened:
        """A new table, where the game goes on from a line: a person in one seat, bots in the others. What that seat
        did not know then is drawn anew, so that looking back gives away nothing of the game to come."""
        past = await self._past(table, asked.game, who)
        past.check_line(asked.line)
        if not 0 <= asked.seat < past.play.seats:
            raise ServerRefusal("no-such-seat", seats=past.play.seats)
        then = past.play.at(asked.line)
        if then.outcome is not None:
            raise ServerRefusal("nothing-left", status=409)
        self.lobby.check_may_open(who, address)
        hub, now = self.server.hub, self.server.now
        again = then.resample(asked.seat if past.sees_all else constants.NOBODY, Rng(hub.seed()))
        settings = msgspec.structs.replace(past.settings, clock=None, beat=None, match=False, first="as-seated")
        goes_on = Table.resume(hub.games, again, settings, who, now, Rng(hub.seed()))
        goes_on.claim(asked.seat, asked.name, who, now)
        for seat in range(again.seats):
            if seat != asked.seat:
                goes_on.seat_bot(seat, SUBSTITUTE, who, hub.levels, now)
        goes_on.ready(asked.seat, key="play-on", now=now)
        name = identity.new_table()
        await self.server.open(name, goes_on, address)
        return messages.NewlyOpened(table=name, invitations={})


def checked_number(state: State, number: int | None, who: str) -> int:
    """Which finished game is asked for; none named: the last. Refusal if there is no such game, or not yet."""
    if state.play is None:
        raise ServerRefusal("no-game-yet", status=409)
    sees_all(state, who)  # a device that may not look at all does not learn how many there are
    games = count(state)
    if number is None and games:
        return games - 1
    if state.is_running and number in (None, games):
        raise ServerRefusal("still-played", status=409)
    if number is None or not 0 <= number < games:
        raise ServerRefusal("no-such-game", status=404, games=games)
    return number
