"""First lessons over HTTP: stateless, in the learner's language, and never our fault."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from sottovoce.games import shelf
from tests.server.running import running

pytestmark = pytest.mark.anyio

WITH_LESSON = [game.id for game in shelf().values() if game.lesson]


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    async with (
        running(f"sqlite:///{tmp_path}/tables.sqlite") as server,
        httpx2.AsyncClient(base_url=server.address) as http,
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
    tried = (await http.post("/api/games/volto/lesson", json={"step": 2, "moves": ["b4xc5"]})).json()
    assert (tried["state"], tried["hint"]["key"]) == ("wrong", "lesson-spare-lost")
    assert tried["view"]["outcome"]["reason"] == "pretender_lost"


@pytest.mark.parametrize(
    ("game", "asked", "status", "code"),
    [
        ("volto", {"step": 0, "moves": ["c2-c5"]}, 409, "illegal_move"),
        ("volto", {"step": 0, "moves": ["?" * 5000]}, 409, "bad_move"),
        ("volto", {"step": 99}, 409, "out_of_lesson"),
        ("volto", {"step": -1}, 409, "out_of_lesson"),
        ("volto", {"moves": []}, 400, "bad_message"),
        ("volto", {"step": 0, "moves": ["c2-c3"] * 2000}, 409, "out_of_lesson"),
        ("chess", {"step": 0}, 404, "no_game"),
    ],
)
async def test_what_cannot_be_is_a_sentence(
    http: httpx2.AsyncClient, game: str, asked: dict[str, object], status: int, code: str
) -> None:
    answer = await http.post(f"/api/games/{game}/lesson?lang=it", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
