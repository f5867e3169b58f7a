"""What the version before the first release made goes on working: its database, exports, records and protocol lines.

The files in `tests/earlier` were made by that version, with real devices at a real server: a finished game and the
beginning of a second one at a table of each game, with talk, undo, a bot, a clock and a common beat.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sottovoce.games import shelf
from sottovoce.rules import record
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from tests import patience
from tests.server.client import Socket, visitor
from tests.server.players import any_move
from tests.server.running import running

EARLIER = Path(__file__).parent / "earlier"
DEVICES: dict[str, Any] = json.loads((EARLIER / "devices.json").read_text("utf-8"))
GAMES = sorted(DEVICES["tables"])


def sottovoce(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sottovoce", *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False)


def test_every_kind_of_journal_entry_is_read_and_written_as_it_was() -> None:
    """Fields may have been added since; none has changed."""
    for line in (EARLIER / "journal.jsonl").read_bytes().splitlines():
        assert fits(json.loads(line), json.loads(journal.encode(journal.decode(line))))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_and_verified(game: str) -> None:
    file = EARLIER / f"{game}.record"
    text = file.read_text("utf-8")
    play = record.replay(record.read(text, shelf()), shelf())
    assert play.outcome is not None
    assert record.write(play).splitlines()[-1] == text.splitlines()[-1]
    assert sottovoce("verify", file).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_program_that_spoke_to_the_engine_gets_the_same_answers(game: str) -> None:
    """Fields may have been added since; none has changed. Games are played by newer rules now unless one asks for
    those of then, as this program does."""
    dialogue = [json.loads(line) for line in (EARLIER / f"{game}.dialogue.jsonl").read_text("utf-8").splitlines()]
    matches: dict[str, str] = {}  # a handle then, the same handle now
    asked = "".join(
        json.dumps(request | ({"rules": 1} if request["cmd"] == "new" else {})) + "\n" for request, _ in dialogue
    )
    first = dialogue[0][1]["match"]
    asked = asked.replace(f'"{first}"', '"m1"')  # one engine served all four games in turn
    answers = [json.loads(line) for line in sottovoce("engine", stdin=asked).stdout.splitlines()]
    assert len(answers) == len(dialogue)
    for (request, then), now in zip(dialogue, answers, strict=True):
        if "match" in then:
            matches[then["match"]] = now["match"]
        else:
            assert fits(then, now), (request, then, now)
    assert matches[first] == "m1"


def fits(then: Any, now: Any) -> bool:
    """Everything said then is said now."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and fits(value, now[name]) for name, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(then) == len(now) and all(map(fits, then, now))
    return bool(then == now)


def test_an_export_is_imported_and_verified(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    done = sottovoce("import", "--database", database, EARLIER / "tables.export")
    assert done.returncode == 0, done.stderr
    done = sottovoce("verify", "--database", database)
    assert done.returncode == 0, done.stdout + done.stderr


def test_devices_go_on_at_the_tables_of_a_database(tmp_path: Path) -> None:
    """With the keys they have, they are told every line and the view as they were then, and can play on."""
    shutil.copy(EARLIER / "tables.db", tmp_path / "tables.db")
    asyncio.run(go_on(tmp_path / "tables.db"))


async def go_on(database: Path) -> None:
    async with running(str(database)) as server:
        await find_their_tables(server.address)
        for is_playing in (False, True):  # first all are shown what they were shown, then they play on
            for chair, key in enumerate(DEVICES["keys"].values()):
                async with Socket(server.address) as who:
                    who.key, who.http.headers["Authorization"] = key, f"Bearer {key}"
                    await who.drop()
                    for game in GAMES:
                        await look_or_move(who, game, chair, is_playing)


async def find_their_tables(address: str) -> None:
    """Their lists say of these tables what they say of new ones: the game that is over, one's part, the move."""
    for chair, key in enumerate(DEVICES["keys"].values()):
        async with visitor(address, Authorization=f"Bearer {key}") as who:
            async with asyncio.timeout(patience.seconds(60.0)):
                while any(row["games"] == 0 for row in (await who.get("/api/tables")).json()):
                    await asyncio.sleep(0.05)
            rows = {row["table"]: row for row in (await who.get("/api/tables")).json()}
        for game in GAMES:
            row = rows[DEVICES["tables"][game]["table"]]
            assert (row["games"], chair in row["order"], sum(row["points"]) >= 0) == (1, True, True), game
            lines = [line for line in DEVICES["tables"][game]["told"][str(chair)]["lines"] if "lines" in line]
            moves = [one for line in lines for one in line["lines"] if one["seat"] != "*"]
            assert row["last_move"] is None or row["last_move"]["says"] in [move["says"][0] for move in moves], game


async def look_or_move(who: Socket, game: str, chair: int, is_playing: bool) -> None:
    table, told = DEVICES["tables"][game]["table"], DEVICES["tables"][game]["told"][str(chair)]
    seen = await who.watch(table, chair)
    await who.until(lambda: seen.view is not None)
    if not is_playing:
        assert fits(told["lines"], seen.lines), game
        assert fits(told["view"], seen.view), game
    elif seen.view is not None and seen.view["seat"] in seen.view["to_act"]:
        await who.done("move", table=table, chair=chair, move=any_move(seen, Rng(1)), seen=seen.view_at)
