"""An evening at a table, made up: what people do there, the same with other secrets, and what one of them does besides
playing: looking again, coming late, polling, asking for records, and trying what is not allowed.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sottovoce.games import shelf
from sottovoce.rules.game import Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from sottovoce.table.journal import Clock, Entry
from tests.example_games import some_moves
from tests.server.worlds import World, world
from tests.table.company import Company
from tests.table.retold import retold

JUNK = ("?", "", *some_moves(), "x" * 200, "\u202e")
Told = list[tuple[str, bytes]]


@dataclass(frozen=True)
class Evening:
    """What happened, once as it was and once with other secrets that the viewer cannot tell from it."""

    viewer: int
    seed: int
    true: list[Entry]
    other: list[Entry]


def evening(game: str, viewer: int, seed: int, acts: int, spectators: str, to_the_end: bool = False) -> Evening | None:
    """Play at random; None if there are no other secrets that fit."""
    rng = Rng(seed)
    people = max(2, shelf()[game].fewest_seats)
    clock = Clock("game", 100_000, 5) if seed % 2 else None
    first = "random" if seed % 3 == 0 else "as-seated"
    company = Company(game, people, seed=seed, clock=clock, first=first, spectators=spectators, chat="free")
    table = company.table
    for _ in range(acts):
        if table.state.is_running:
            something(company, rng)
    if to_the_end:
        company.at_random(rng)
    other = retold(table, viewer, shelf(), rng)
    if other is None or other == table.state.entries:
        return None
    return Evening(viewer, seed, list(table.state.entries), other)


def something(company: Company, rng: Rng) -> None:
    """A move, mostly; or an undo that is answered, a word, a draw that is declined, a short absence."""
    table = company.table
    chair = rng.below(len(table.state.chairs))
    what = rng.below(12)
    try:
        if what < 3:
            company.undo(chair)
            for other in range(len(table.state.chairs)):
                if table.state.undo is not None and other != table.state.undo[0]:
                    company.agree(other, agree=rng.below(3) > 0)
        elif what == 3:
            table.say(chair, phrase="hello", key=company.key(), now=company.tick())
        elif what == 4:
            table.offer_draw(chair, key=company.key(), now=company.tick())
            table.answer_draw(1 - chair, False, key=company.key(), now=company.tick())
        elif what == 5:
            table.leave(chair, key=company.key(), now=company.tick())
            table.come_back(chair, key=company.key(), now=company.tick())
        else:
            company.at_random(rng, 1)
    except Refusal:
        pass


async def lived(path: Path, this: Evening, true: bool, plant: Any = None) -> Told:
    """Everything that the viewer is told in one of the two worlds."""
    async with world(path, this.viewer, this.seed) as here:
        if plant is not None:
            plant(here)
        rng = Rng(this.seed + 1)
        here.moves = [move for entry in this.true if isinstance(entry, journal.Moved) for _, move in entry.lines] or [
            "?"
        ]
        happened = this.true if true else this.other
        for entry, then in zip(happened, [*happened[1:], None], strict=True):
            await here.follow(entry, then)
            await here.end_wait()
            if here.waiting is None:
                await besides(here, rng)
        await farewell(here)
        return here.told


async def besides(here: World, rng: Rng) -> None:
    """Something that changes nothing, but gives the viewer something to look at."""
    if here.me not in here.plugs:
        if rng.below(4):
            return
        await here.plug_in(here.me, here.chair, 0)  # coming late
    where = f"/api/tables/{here.table}"
    lines = here.room.table.lines
    for _ in range(1 + rng.below(2)):
        match rng.below(13):
            case 0:
                await here.plug_in(here.me, here.chair, rng.below(lines + 1))
            case 1:
                await here.say(here.me, {**asking(here, "watch"), "seen": rng.below(lines + 1)})
            case 2:
                await here.ask_http(here.me, "GET", where)
                await here.ask_http(here.me, "GET", "/api/tables")
                await here.ask_http(here.me, "GET", "/api/results")
                await look_earlier(here, rng.below(lines + 1))
            case 3 if here.chair is not None and here.room.table.state.is_running:
                await here.ask_http(here.me, "GET", f"{where}/record?chair={here.chair}")
            case 4 if here.chair is None or here.room.table.state.is_running:
                await here.ask_http(here.me, "GET", f"{where}/record")
            case 5:
                other = (here.chair or 0) + 1
                if here.chair is None or here.room.table.state.is_running:
                    chair = other % len(here.room.table.state.chairs)
                    await here.ask_http(here.me, "GET", f"{where}/record?chair={chair}")
                await here.ask_http(here.me, "GET", f"{where}x")
                await here.ask_http(here.me, "POST", f"{where}/code", {"chair": other})
            case 6:
                await here.poll([{**asking(here, "watch"), "seen": rng.below(lines + 1)}] if rng.below(2) else [])
            case 7:
                await here.poll([{**asking(here, "watch"), "seen": lines}])
                here.waiting = asyncio.ensure_future(here.poll(wait=25.0))  # until something happens
                await here.settled()
                return
            case 8 if here.done:
                await here.say(here.me, here.done[rng.below(len(here.done))])
            case 9:
                seat = rng.below(len(here.room.table.state.chairs) + 1)
                await here.say(here.me, {**asking(here, "undo"), "chair": seat if seat != here.chair else 7})
            case 10:
                kind = "answer-undo" if here.room.table.state.undo is None else "answer-draw"
                if here.room.table.state.draw is None:
                    await here.say(here.me, {**asking(here, kind), "chair": here.chair or 0, "agree": True})
            case _:
                await impossible_move(here, rng)


def asking(here: World, kind: str) -> dict[str, Any]:
    return {"ask": kind, "table": here.table, "chair": here.chair, "key": here.new_key()}


async def impossible_move(here: World, rng: Rng) -> None:
    """A move that the viewer cannot make now: from another phase, by another seat, of another moment, or nonsense."""
    state = here.room.table.state
    if state.play is None or here.chair is None:
        return
    seat = state.seat_of(here.chair)
    legal = state.play.view(seat).legal
    pool = JUNK if legal is None or rng.below(2) else here.moves
    text = pool[rng.below(len(pool))]
    if text not in legal if legal is not None else not is_accepted(state.play, seat, text):
        seen = here.room.table.lines if rng.below(4) else 0
        await here.say(here.me, {**asking(here, "move"), "move": text, "seen": seen})


def is_accepted(play: Playthrough, seat: int, text: str) -> bool:
    """Where the legal moves are not listed, as those of a set-up, one of another game may fit by chance."""
    try:
        return seat in play.position.to_act() and play.position.allows(seat, play.game.parse(text))
    except ValueError:
        return False


async def look_earlier(here: World, line: int, chair: int | None = None) -> None:
    """Look at an earlier line of the game: from one's own place, or from another chair, which is refused."""
    chair = here.chair if chair is None else chair
    whose = "" if chair is None else f"?chair={chair}"
    await here.ask_http(here.me, "GET", f"/api/tables/{here.table}/earlier/{line}{whose}")


async def farewell(here: World) -> None:
    """One last look at everything, in every way."""
    if here.waiting is not None:
        here.waiting.cancel()
        await asyncio.gather(here.waiting, return_exceptions=True)
        here.waiting = None
    await here.plug_in(here.me, here.chair, 0)
    here.line, here.got = "", 0
    await here.poll([{**asking(here, "watch"), "seen": 0}])
    await here.ask_http(here.me, "GET", f"/api/tables/{here.table}")
    if here.chair is None or here.room.table.state.is_running:  # those who played may know all when it is over
        await here.ask_http(here.me, "GET", f"/api/tables/{here.table}/record")
    await here.ask_http(here.me, "GET", "/api/tables")
    play = here.room.table.state.play
    for line in range(0, 0 if play is None else len(play.moves) + 2, 3):
        await look_earlier(here, line)
    await look_earlier(here, 1, ((here.chair or 0) + 1) % len(here.room.table.state.chairs))
    assert not any(isinstance(entry, journal.FlagFell) for entry in here.room.table.state.entries)


async def difference(path: Path, this: Evening, plant: Any = None) -> str | None:
    """How the two worlds differ for the viewer; None if they do not."""
    one = await lived(path / "one.sqlite", this, True, plant)
    other = await lived(path / "other.sqlite", this, False, plant)
    for n, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return f"{n}: {mine}, or {theirs}"
    return None if len(one) == len(other) else f"{len(one)} things, or {len(other)}"
