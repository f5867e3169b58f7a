"""People who play at random from what their device was told, and what must be true of a table when they are done."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from sottovoce.bots import bot
from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.server.live.room import BOT_KEY
from sottovoce.table import journal
from sottovoce.table.table import Table
from tests.server.client import Connection, Seen

CHANGING = {"began", "moved", "undone", "resigned", "flag-fell", "draw-answered"}  # after these a view is another


async def play_to_the_end(
    who: Connection, table: str, chair: int, rng: Rng, pause: Callable[[], float] = lambda: 0.0, undos: int = 0
) -> None:
    """Play for a chair until the game is over: move, take back `undos` times, and answer others who would like to."""
    seen = who.device.seen[table, chair]
    answered = -1  # the last line with a question that was answered
    while True:

        def is_asked(last: int = answered) -> bool:
            return seen.is_over or owes(seen) or undo_asked(seen, chair) > last

        await who.until(is_asked)
        if seen.is_over:
            return
        await asyncio.sleep(pause())
        asked = undo_asked(seen, chair)
        if asked > answered:
            answered = asked
            await _try(who, seen, "answer-undo", table=table, chair=chair, agree=rng.below(3) > 0)
        elif owes(seen):
            if undos and rng.below(6) == 0:
                undos -= 1
                await _try(who, seen, "undo", table=table, chair=chair)
            else:
                await _try(who, seen, "move", table=table, chair=chair, move=any_move(seen, rng), seen=seen.view_at)


async def _try(who: Connection, told: Seen, kind: str, **fields: Any) -> None:
    """Do it, and wait until it is told; or be refused, and look again in a moment."""
    lines = len(told.lines)
    answer = await who.ask(kind, **fields)
    if answer["tell"] == "done":
        await who.until(lambda: len(told.lines) > answer["line"])
    elif len(told.lines) == lines:
        await asyncio.sleep(0.2)


def owes(seen: Seen) -> bool:
    """Is it my move, as far as I know? A view that the lines have overtaken says nothing."""
    if seen.view is None or any(line["news"] in CHANGING for line in seen.lines[seen.view_at :]):
        return False
    return seen.view["seat"] in seen.view["to_act"] and seen.view["legal"] != []


def undo_asked(seen: Seen, me: int) -> int:
    """The line with which somebody else asks to take something back; -1: nobody does."""
    for line in reversed(seen.lines):
        if line["news"] in CHANGING or (line["news"] == "undo-answered" and not line["agree"]):
            return -1
        if line["news"] == "undo-asked":
            return int(line["n"]) if line["chair"] != me else -1
    return -1


def any_move(seen: Seen, rng: Rng) -> str:
    game = shelf()[seen.lines[0]["game"]]
    view = msgspec.json.decode(json.dumps(seen.view), type=game.view_type)
    return bot.random(game, view, [], bot.Limit(), rng).move


# What must be true.


def audited(name: str, kept: Sequence[bytes], everybody: Iterable[Connection], is_over: bool = True) -> Table:
    """The table that was kept: all that was acknowledged is there once and in order, nothing that was refused is, and
    every viewer was told every line of it as it is."""
    everybody = list(everybody)
    table = Table.of([journal.decode(entry) for entry in kept], shelf(), Rng(0))
    everything_is_there(name, table, everybody)
    nothing_else_is_there(name, table, everybody)
    for who in everybody:
        assert not is_over or not who.device.pending, f"{who.device.name} was never answered: {who.device.pending}"
        for (at, chair), seen in who.device.seen.items():
            if at == name:
                everything_was_told(table, seen, constants.NOBODY if chair is None else chair, is_over)
    assert not is_over or table.state.outcome is not None, "the game did not end"
    return table


def everything_is_there(name: str, table: Table, everybody: Iterable[Connection]) -> None:
    """What was answered with done, and in the order in which each device asked for it."""
    for who in everybody:
        last: Counter[int] = Counter()
        for key, asked in who.device.asked.items():
            answer = who.device.answers.get(key)
            if asked["table"] != name or asked["ask"] == "watch" or answer is None or answer["tell"] == "refused":
                continue
            line, chair = answer["line"], asked["chair"]
            entry = table.state.done.get((chair, key))
            assert entry is not None, f"{key} was acknowledged as line {line} and lost"
            assert table.state.line_of(entry) == line, f"{key} was acknowledged as line {line}"
            assert entry >= last[chair], f"{key} came before what was asked earlier"
            last[chair] = entry + 1


def nothing_else_is_there(name: str, table: Table, everybody: Iterable[Connection]) -> None:
    """Every act of a person was asked for, is as it was asked for, was not refused, and is there once."""
    devices = [who.device for who in everybody]
    asked = {key: message for device in devices for key, message in device.asked.items() if message["table"] == name}
    refused = {key for device in devices for key, answer in device.answers.items() if answer["tell"] == "refused"}
    keyed = [entry for entry in table.state.entries if isinstance(entry, journal.Keyed | journal.Undone)]
    acts = [entry for entry in keyed if entry.key.strip()]
    keys = Counter((entry.chair, entry.key) for entry in acts)
    assert all(times == 1 for times in keys.values()), keys.most_common(3)
    for chair, key in keys:
        if not key.startswith(BOT_KEY):
            assert asked[key]["chair"] == chair
            assert key not in refused, f"{key} was refused and done"
    for entry in acts:
        if isinstance(entry, journal.Moved | journal.Sealed) and not entry.key.startswith(BOT_KEY):
            made = entry.move if isinstance(entry, journal.Sealed) else entry.lines[0][1]
            assert made == asked[entry.key]["move"]


def everything_was_told(table: Table, seen: Seen, viewer: int, is_over: bool) -> None:
    """Line by line, and the view; while the game is going on, as far as it was told."""
    lines = json.loads(msgspec.json.encode(table.state.news(viewer)))
    told = lines if is_over else lines[: len(seen.lines)]
    assert seen.lines == told, "other lines were told than were kept"
    if is_over:
        now = json.loads(msgspec.json.encode(table.state.view(viewer)))
        assert seen.view == now, "another view was told than was kept"
