"""Content files that mean no good, given to a server: refused with a code, and never read from a disk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.rules import constants
from sottovoce.rules.game import Refusal
from sottovoce.rules.rng import Rng
from tests.server.client import Socket
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        yield server


async def test_a_content_is_a_text_and_never_a_path(server: Running, tmp_path: Path) -> None:
    (tmp_path / "box.ini").write_text(content.ours_text())
    async with Socket(server.address) as one:
        for path in (str(tmp_path / "box.ini"), "content.ini", "file:///etc/passwd"):
            told = await one.post("/api/tables", 409, game=GAME.id, options={"content": path})
            assert told["code"] == "bad_option"
        whole = content.ours_text()
        await one.post("/api/tables", game=GAME.id, options={"content": whole + "\n# mine"})
        for odd in (
            whole + "#" * content.LONGEST,
            whole.replace("love = 10", "love = 00001099"),
            whole.replace("love = 10", "love = " + "0" * 5 + "9" * 5000),
            whole.replace("[event 1]", "[event 000199]"),
            whole.replace("[event 1]", "[event x]"),
            whole.replace("[event 1]", "[event 1 " + "x" * 3000 + "]"),
            whole.replace("[event 2]", "[event 1]"),
            whole + "\nk" * 5000,
            whole + "\n" + "k" * 5000 + " = 1" + ("\n" + "k" * 5000 + " = 2") * 2,
            [whole],
            {"a": 1},
        ):
            assert odd != whole
            async with Socket(server.address) as another:  # one device may not send all of this at once
                for lang in ("en", "it"):
                    told = await another.post(f"/api/tables?lang={lang}", 409, game=GAME.id, options={"content": odd})
                    assert told["code"] == "bad_option"
        assert content.load.cache_info().maxsize is not None
        assert content.chapter_of.cache_info().maxsize is not None


def test_a_damaged_content_is_always_refused_in_words() -> None:
    """Whatever is damaged in our own file: played or refused, never a crash."""
    rng, whole = Rng(5), content.ours_text()
    lines = whole.splitlines()
    played = 0
    for _ in range(100):
        damaged = list(lines)
        for _ in range(1 + rng.below(3)):
            at = rng.below(len(damaged))
            line = damaged[at]
            cut = rng.below(len(line) + 1)
            damaged[at] = [line[:cut], line[cut:], line[:cut] + "0999999999" + line[cut:], "[" + line, "", line * 2,
                           damaged[rng.below(len(damaged))]][rng.below(7)]  # fmt: skip
        try:
            options = GAME.completed({"content": "\n".join(damaged), "chapter": 1 + rng.below(9)})
        except Refusal as refusal:
            assert len(refusal.text("fr")) > 10
            continue
        position = GAME.start(2, options)
        for _ in range(60):
            if position.to_move != constants.NOBODY:
                position.play(position.to_move, position.draw(position.to_move, rng))
        played += 1
    assert 5 < played < 95
