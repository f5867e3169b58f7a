"""Opening tables, sitting down at them, and finding them again."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.game import AnyGame, ChapterPlayed, Refusal
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.server.errors import ServerRefusal, StoreError
from sottovoce.server.http import identity
from sottovoce.server.http.identity import hashed
from sottovoce.server.http.results import results
from sottovoce.server.live import limits, messages
from sottovoce.server.live.room import Room
from sottovoce.server.runtime import Runtime
from sottovoce.table.finished import noted, notes, peeks, provenance_note
from sottovoce.table.journal import Offered, Settings
from sottovoce.table.seats import Chair
from sottovoce.table.state import State
from sottovoce.table.summary import Summary, is_offered
from sottovoce.table.table import Table

LONG_RECORD = 5_000  # letters
MOST_OFFERED, MOST_OF_ONE = 50, 3  # tables on the list of open ones: in all, and of one maker
MOST_LOOKED_AT = 4 * MOST_OFFERED  # to find them
MOST_PLAYED = 2_000  # games of a device that are added up, the latest
MOST_STORIES = 1_000  # tables of a device at which a story is looked for, the latest
DAY = 86_400


class Lobby:
    """What a device can ask for over HTTP; `who` is the hash of its key."""

    def __init__(self, server: Runtime) -> None:
        self.server, self.hub = server, server.hub
        self.codes = identity.Codes()

    async def open(self, asked: messages.NewTable, who: str, address: str) -> messages.NewlyOpened:
        """A table with the maker's people and bots in their chairs, and an invitation for every other chair."""
        self.check_may_open(who, address)
        self._check_may_bring(address, len(msgspec.json.encode(asked.options)))  # one may be the text of a file
        now, hub = self.server.now, self.hub
        table = Table.open(hub.games, asked.game, asked.seats, asked.options, asked.settings, who, now, Rng(hub.seed()))
        for chair, name in asked.people.items():
            table.claim(chair, name, who, now)
        for chair, level in asked.bots.items():
            table.seat_bot(chair, level, who, hub.levels, now)
        invitations = {}
        for chair, here in enumerate(table.state.chairs):
            if here.is_empty:
                invitations[chair] = identity.new_secret()
                table.invite(chair, hashed(invitations[chair]), who, now)
        if asked.offered:
            self.check_may_offer(who, address)
            table.offer(True, who, now)
        name = identity.new_table()
        await self.server.open(name, table, address)
        return messages.NewlyOpened(table=name, invitations=invitations)

    async def bring(self, asked: messages.BringRecord, who: str, address: str) -> messages.NewlyOpened:
        """A record becomes a table: a finished game to look at, or one that invited people play on."""
        self.check_may_open(who, address)
        self._check_may_bring(address, len(asked.record))
        now, rng = self.server.now, Rng(self.hub.seed())

        def brought() -> tuple[Table, Playthrough]:
            read = record.read(asked.record, shelf())
            play = record.replay(read, shelf())
            return Table.resume(self.hub.games, play, Settings(), who, now, rng, noted(read, play.game)), play

        is_long = len(asked.record) > LONG_RECORD  # such a one is played again beside the others, not before them
        table, play = await asyncio.to_thread(brought) if is_long else brought()
        invitations = {}
        if play.outcome is None:
            for chair in range(play.seats):
                invitations[chair] = identity.new_secret()
                table.invite(chair, hashed(invitations[chair]), who, now)
        name = identity.new_table()
        await self.server.open(name, table, address)
        return messages.NewlyOpened(table=name, invitations=invitations)

    def check_may_open(self, who: str, address: str) -> None:
        self.server.check_open()
        now, measured = self.server.now, self.hub.limits
        if not (measured.allows(limits.TABLES, who, now) and measured.allows(limits.TABLES_HERE, address, now)):
            raise ServerRefusal("too-many-tables", status=429)

    def _check_may_bring(self, address: str, letters: int) -> None:
        if not self.hub.limits.allows(limits.BROUGHT_HERE, address, self.server.now, letters):
            raise ServerRefusal("too-many-tables", status=429)

    def check_may_offer(self, who: str, address: str) -> None:
        now, measured = self.server.now, self.hub.limits
        if not (measured.allows(limits.OFFERS, who, now) and measured.allows(limits.OFFERS_HERE, address, now)):
            raise ServerRefusal("too-many-tables", status=429)

    async def offer(self, table: str, asked: messages.Offer, who: str, address: str) -> messages.Answered:
        """Put one's table on the list of open tables, or take it off."""
        if asked.offered:
            self.check_may_offer(who, address)
        return await self._do(table, lambda at, now: at.offer(asked.offered, who, now))

    async def claim(self, table: str, asked: messages.Claim, who: str) -> messages.Answered:
        invitation = hashed(asked.invitation)
        return await self._do(table, lambda at, now: at.claim(asked.chair, asked.name, who, now, invitation))

    async def free(self, table: str, asked: messages.OneChair, who: str) -> messages.Answered:
        return await self._do(table, lambda at, now: at.free(asked.chair, who, now))

    async def seat_bot(self, table: str, asked: messages.SeatBot, who: str) -> messages.Answered:
        return await self._do(table, lambda at, now: at.seat_bot(asked.chair, asked.level, who, self.hub.levels, now))

    async def invite(self, table: str, asked: messages.OneChair, who: str) -> messages.NewlyOpened:
        """A new invitation to an empty chair."""
        invitation = identity.new_secret()
        await self._do(table, lambda at, now: at.invite(asked.chair, hashed(invitation), who, now))
        return messages.NewlyOpened(table=table, invitations={asked.chair: invitation})

    async def _do(self, table: str, act: Callable[[Table, float], int]) -> messages.Answered:
        self.server.check_open()
        return messages.Answered(line=await self.server.do(table, act))

    # To another device.

    async def code(self, table: str, asked: messages.OneChair, who: str) -> messages.Code:
        """A short code by which another device gets this chair."""
        room = await self.server.room(table)
        room.check_holder(asked.chair, who)
        code = self.codes.new(table, asked.chair, who, self.server.now)
        return messages.Code(code=code, seconds=identity.CODE_SECONDS)

    async def use_code(self, asked: messages.UseCode, who: str, address: str) -> messages.MovedHere:
        """The chair that the code is for moves to this device."""
        now, measured = self.server.now, self.hub.limits
        if not (measured.allows(limits.CODES, who, now) and measured.allows(limits.CODES_HERE, address, now)):
            raise ServerRefusal("too-many-codes", status=429)
        waiting = self.codes.use(asked.code, now)
        if waiting is None:
            raise ServerRefusal("bad-code", status=403)
        there = waiting

        def hand(table: Table, now: float) -> int:
            if table.state.chairs[there.chair].who != there.who:
                raise ServerRefusal("bad-code", status=403)
            return table.hand(there.chair, who, now)

        await self.server.do(there.table, hand)
        return messages.MovedHere(table=there.table, chair=there.chair)

    # Looking.

    async def info(self, table: str, who: str) -> messages.TableInfo:
        return self._info(await self.server.room(table), who)

    def _info(self, room: Room, who: str) -> messages.TableInfo:
        state = room.table.state
        return messages.TableInfo(
            table=room.name,
            game=state.game.id,
            state=room.table.phase,
            settings=state.settings,
            chairs=[sitting(chair, who) for chair in state.chairs],
            is_maker=bool(who) and state.maker == who,
            rules=state.game.rules_version,
            options=state.game.public_options(state.options),
            can_watch=state.settings.spectators != "none",
            provenance=state.provenance,
            offered=state.is_offered,
        )

    async def open_tables(self, who: str) -> list[messages.OpenTable]:
        """The tables at which anybody may sit down, the latest first: those where somebody waits now, or has days for
        a move; of one maker a few."""
        found: list[messages.OpenTable] = []
        makers: Counter[str] = Counter()
        for name in await self.server.store.offered(MOST_LOOKED_AT):
            with contextlib.suppress(Refusal, StoreError):  # it has gone meanwhile, or cannot be read
                room = await self.server.room(name)
                state = room.table.state
                if is_offered(state) and makers[state.maker] < MOST_OF_ONE and waits(room):
                    makers[state.maker] += 1
                    maker = next((chair.name for chair in state.chairs if chair.who == state.maker), "")
                    since = max(one.at for one in state.entries if isinstance(one, Offered))
                    found.append(messages.OpenTable(info=self._info(room, who), maker=maker, since=since))
            if len(found) == MOST_OFFERED:
                break
        return found

    async def mine(self, who: str, most: int, skip: int) -> list[messages.Listed]:
        return [
            messages.Listed(
                table=row.id,
                game=row.summary.game,
                state=row.summary.state,
                updated=row.summary.updated,
                seats=len(row.summary.names),
                names=row.summary.names,
                bots=row.summary.bots,
                chairs=row.chairs,
                turn=any(chair in row.summary.owing for chair in row.chairs),
                order=row.summary.order,
                games=row.summary.games,
                points=row.summary.points,
                outcome=row.summary.outcome,
                last_move=last_move_for(row.summary, row.chairs),
            )
            for row in await self.server.store.tables_of(who, most, skip)
        ]

    async def results(self, who: str) -> messages.Results:
        """How the games went in which this device had a chair."""
        return results(await self.server.store.played_by(who, MOST_PLAYED), self.hub.games)

    async def campaign(self, game: AnyGame, who: str) -> list[messages.ChapterSoFar]:
        """How each chapter of a game went at the tables where this device sits: its partner's device is told the same
        of the games they played together."""
        stories = await self.server.store.stories_of(who, game.id, MOST_STORIES)
        so_far = msgspec.convert([one for story in stories for one in story], list[ChapterPlayed])
        return [
            messages.ChapterSoFar(
                number=chapter.number,
                won=sum(one.won for one in so_far if one.chapter == chapter.number),
                lost=sum(not one.won for one in so_far if one.chapter == chapter.number),
                earned=game.earned(chapter.number, so_far),
            )
            for chapter in game.campaign(LANGUAGES[0])
        ]

    async def record(self, table: str, chair: int | None, who: str) -> str:
        """The game as text: a finished one whole, a running one as the person in this chair has seen it."""
        room = await self.server.room(table)
        state = room.table.state
        if not room.is_settled():
            raise ServerRefusal("busy", status=503)
        if state.play is None:
            raise ServerRefusal("no-game-yet", status=409)
        is_whole = sees_all(state, who)
        if state.outcome is not None:
            marks = notes(state.play, peeks(state)) | provenance_note(state)
            return record.write(state.play, marks) if is_whole else seen_record(state.play, constants.NOBODY, marks)
        if chair is None:
            if state.settings.spectators != "public":
                raise ServerRefusal("no-spectators", status=403)
            return seen_record(state.play, constants.NOBODY, provenance_note(state))
        room.check_holder(chair, who)
        return seen_record(state.play, state.seat_of(chair), provenance_note(state))


def waits(room: Room) -> bool:
    """Is somebody there who would play at once, or is there time for each move until they come back?"""
    clock = room.table.settings.clock
    has_days = clock is not None and clock.per == "move" and clock.seconds >= DAY
    return has_days or any(room.present())


def sees_all(state: State, who: str) -> bool:
    """May this device see everything of a game once it is over, or only what everybody saw? Refusal: nothing at all."""
    if who and (who == state.maker or any(here.who == who for here in state.chairs)):
        return True
    if state.settings.spectators == "none":
        raise ServerRefusal("no-spectators", status=403)
    return state.settings.spectators == "all-after-the-end"


def last_move_for(summary: Summary, chairs: Sequence[int]) -> messages.LastTold | None:
    """The last move as the person who holds these chairs was told of it. Several people at one device look at the same
    list: they are told what everybody was. Whoever has no chair is told nothing."""
    last = summary.last_move
    if last is None or not chairs:
        return None
    says = last.says_by_chair[chairs[0] if len(chairs) == 1 else -1]
    return messages.LastTold(seat=last.seat, at=last.at, says=says)


def sitting(chair: Chair, who: str) -> messages.Sitting:
    """Who sits in a chair, as this device may know it."""
    return messages.Sitting(
        name=chair.name,
        bot=chair.bot,
        mine=bool(who) and chair.who == who,
        empty=chair.is_empty,
        ready=chair.ready,
    )


def seen_record(play: Playthrough, viewer: int, marks: Mapping[str, str] = MappingProxyType({})) -> str:
    """The lines of a game as one viewer saw them: made from its log alone, with ? for what is hidden."""
    game = play.game
    seat = "spectator" if viewer == constants.NOBODY else game.seat_name(viewer)
    head = [
        "sottovoce log 1",
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        f"seats: {play.seats}",
        f"eyes: {seat}",
        *(f"{key}: {value}" for key, value in marks.items()),
        "",
    ]
    return "\n".join([*head, *(_line(game, line) for line in play.log(viewer))]) + "\n"


def _line(game: AnyGame, line: Line) -> str:
    seat = "*" if line.seat == "*" else game.seat_names[int(line.seat)]
    light = record.TO_LIGHT + ", ".join(line.events) if line.events else ""
    return f"{seat} {line.move}{light}"
