"""Looking back at a finished game: at any of its lines, through any eyes that may see it; and playing on from there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from sottovoce.rules import names
from sottovoce.rules.game import Outcome, View
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.server import identity, messages
from sottovoce.server.lobby import Lobby, sees_all, sitting
from sottovoce.server.refusals import NotServed
from sottovoce.table.news import told
from sottovoce.table.state import SUBSTITUTE, State, ended
from sottovoce.table.table import Table

MOST_AT_ONCE = 24  # views in one answer
MOST_CURVES = 256  # that are remembered
BREATH = 4  # views that are made before others get their turn
PUBLIC, ALL = "public", "all"


class Past:
    """The game that was played last at a table, now that it is over, and who asks for it."""

    def __init__(self, state: State, who: str) -> None:
        if state.play is None:
            raise NotServed("no-game-yet", status=409)
        if state.outcome is None:
            raise NotServed("still-played", status=409)
        self.state, self.who = state, who
        self.play: Playthrough = state.play
        self.outcome: Outcome = state.outcome
        self.sees_all = sees_all(state, who)
        everyone = {str(seat): seat for seat in range(self.play.seats)}
        public = {PUBLIC: names.NOBODY}
        self.eyes: Mapping[str, int] = {**everyone, **public, ALL: names.EVERYTHING} if self.sees_all else public

    @property
    def lines(self) -> int:
        return len(self.play.moves)

    @property
    def mine(self) -> list[int]:
        """The seats that whoever asks has played."""
        return [seat for seat, chair in enumerate(self.state.order) if self.state.chairs[chair].who == self.who != ""]

    def viewer(self, eyes: str) -> int:
        """Whose eyes these are; none given: one's own, or everybody's."""
        if not eyes:
            return self.mine[0] if self.mine else names.NOBODY
        if eyes not in self.eyes:
            raise NotServed("not-these-eyes", status=403)
        return self.eyes[eyes]

    def check_line(self, line: int) -> None:
        if not 0 <= line <= self.lines:
            raise NotServed("no-moment", status=404, lines=self.lines)

    def view(self, line: int, viewer: int) -> View:
        """What these eyes saw then. That somebody resigned, or the clock decided, is seen after the last line."""
        seen = self.play.view_at(line, viewer)
        return ended(seen, self.outcome) if line == self.lines and seen.outcome is None else seen


class Back:
    """What a device can ask for of a game that is over; `who` is the hash of its key."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.server = lobby, lobby.server
        self._curves: OrderedDict[tuple[str, int, int], list[float]] = OrderedDict()  # by table, game and eyes

    async def _past(self, table: str, who: str) -> Past:
        room = await self.server.room(table)
        if not room.is_settled():
            raise NotServed("busy", status=503)
        return Past(room.table.state, who)

    async def story(self, table: str, eyes: str, who: str) -> messages.Story:
        """The whole game as one pair of eyes was told it."""
        past = await self._past(table, who)
        viewer = past.viewer(eyes)
        return messages.Story(
            table=table,
            game=past.play.game.id,
            rules=past.play.game.rules_version,
            settings=past.state.settings,
            seats=[sitting(past.state.chairs[chair], who) for chair in past.state.order],
            mine=past.mine,
            choices=list(past.eyes),
            eyes=next(name for name, one in past.eyes.items() if one == viewer),
            lines=told(past.play, past.play.log(viewer)),
            possible=await self._curve(table, past, viewer),
        )

    async def _curve(self, table: str, past: Past, viewer: int) -> list[float]:
        """What was still possible after each line. To one who sees everything it is told what everybody knew."""
        viewer = names.NOBODY if viewer == names.EVERYTHING else viewer
        key = (table, len(past.state.results), viewer)
        if key not in self._curves:
            counted = []
            for line in range(past.lines + 1):
                counted.append(past.play.game.possible(past.play.view_at(line, viewer)))
                if line % BREATH == BREATH - 1:
                    await asyncio.sleep(0)
            self._curves[key] = counted
            if len(self._curves) > MOST_CURVES:
                self._curves.popitem(last=False)
        return self._curves[key]

    async def moments(self, table: str, line: int, eyes: str, count: int, who: str) -> messages.Moments:
        """The game as it was after so many lines, and after each of the next."""
        past = await self._past(table, who)
        viewer = past.viewer(eyes)
        past.check_line(line)
        until = min(line + min(max(count, 1), MOST_AT_ONCE), past.lines + 1)
        return messages.Moments(first=line, views=[past.view(one, viewer) for one in range(line, until)])

    async def play_on(self, table: str, asked: messages.PlayOn, who: str, address: str) -> messages.Opened:
        """A new table, where the game goes on from a line: a person in one seat, bots in the others. What that seat
        did not know then is drawn anew, so that looking back has told nothing of the game to come."""
        past = await self._past(table, who)
        past.check_line(asked.line)
        if not 0 <= asked.seat < past.play.seats:
            raise NotServed("no-such-seat", seats=past.play.seats)
        then = past.play.at(asked.line)
        if then.outcome is not None:
            raise NotServed("nothing-left", status=409)
        self.lobby.check_may_open(who, address)
        hub, now = self.server.hub, self.server.now
        again = then.resampled(asked.seat if past.sees_all else names.NOBODY, Rng(hub.seed()))
        settings = msgspec.structs.replace(past.state.settings, clock=None, beat=None, match=False, first="as-seated")
        goes_on = Table.resume(hub.games, again, settings, who, now, Rng(hub.seed()))
        goes_on.claim(asked.seat, asked.name, who, now)
        for seat in range(again.seats):
            if seat != asked.seat:
                goes_on.seat_bot(seat, SUBSTITUTE, who, hub.levels, now)
        goes_on.ready(asked.seat, "play-on", now)
        name = identity.new_table()
        await self.server.open(name, goes_on)
        return messages.Opened(table=name, invitations={})
