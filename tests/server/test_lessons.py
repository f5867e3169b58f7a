"""First lessons over HTTP: stateless, in the learner's language, and never our fault."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules.lesson import attempt
from sottovoce.server.http import lessons
from tests.example_games import NO_GAME
from tests.server.client import visitor
from tests.server.running import running

pytestmark = pytest.mark.anyio

WITH_LESSON = [game.id for game in shelf().values() if game.lesson]
TAUGHT = WITH_LESSON[0]


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    async with (
        running(f"sqlite:///{tmp_path}/tables.sqlite") as server,
        visitor(server.address) as http,
    ):
        yield http


@pytest.mark.parametrize("game", WITH_LESSON)
async def test_a_lesson_can_be_taken_to_its_end(http: httpx2.AsyncClient, game: str) -> None:
    address = f"/api/games/{game}/lesson"
    steps = (await http.get(address)).json()["steps"]
    assert [step["key"] for step in steps] == [f"lesson-{step.name}-title" for step in shelf()[game].lesson]
    for n in range(len(steps)):
        moves: list[str] = []
        while (tried := (await http.post(address, json={"step": n, "moves": moves})).json())["state"] == "going":
            assert tried["view"]["seat"] == tried["seat"]
            moves.append(tried["show"])
        assert tried["state"] == "done"
        assert tried["lines"][tried["before"]]["says"]


async def test_a_wrong_move_is_shown_and_explained(http: httpx2.AsyncClient) -> None:
    step, move, found = next(
        (step, move, found)
        for step in range(len(shelf()[TAUGHT].lesson))
        for move in attempt(shelf()[TAUGHT], step, []).view.legal or []
        if (found := attempt(shelf()[TAUGHT], step, [move])).state == "wrong"
    )
    tried = (await http.post(f"/api/games/{TAUGHT}/lesson", json={"step": step, "moves": [move]})).json()
    assert found.hint is not None
    assert (tried["state"], tried["hint"]["key"]) == ("wrong", found.hint.key)
    assert tried["view"] == json.loads(msgspec.json.encode(found.view))


@pytest.mark.parametrize("game", WITH_LESSON)
async def test_a_device_can_keep_the_answer_to_every_move(http: httpx2.AsyncClient, game: str) -> None:
    answer = await http.get(f"/api/games/{game}/lesson/all")
    tries = answer.json()["tries"]
    known = {(one["step"], *one["moves"]): one["tried"] for one in tries}
    assert len(tries) == len(known) < lessons.MOST_TRIES
    for (step, *moves), tried in known.items():
        if tried["state"] == "going":
            assert all((step, *moves, move) in known for move in tried["view"]["legal"])
    last = tries[-1]
    asked = {"step": last["step"], "moves": last["moves"]}
    assert (await http.post(f"/api/games/{game}/lesson", json=asked)).json() == last["tried"]


@pytest.mark.parametrize(
    ("game", "asked", "status", "code"),
    [
        (TAUGHT, {"step": 0, "moves": ["?" * 5000]}, 409, "bad_move"),
        (TAUGHT, {"step": 99}, 409, "out_of_lesson"),
        (TAUGHT, {"step": -1}, 409, "out_of_lesson"),
        (TAUGHT, {"moves": []}, 400, "bad_message"),
        (TAUGHT, {"step": 0, "moves": [shelf()[TAUGHT].lesson[0].turns[0].show] * 2000}, 409, "out_of_lesson"),
        (NO_GAME, {"step": 0}, 404, "no_game"),
    ],
)
async def test_what_cannot_be_is_a_sentence(
    http: httpx2.AsyncClient, game: str, asked: dict[str, object], status: int, code: str
) -> None:
    answer = await http.post(f"/api/games/{game}/lesson?lang=it", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
