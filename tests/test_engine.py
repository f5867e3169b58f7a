"""The line protocol, command by command, through the real process or the engine behind it."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sottovoce.engine import protocol as engine
from sottovoce.engine.protocol import COMMANDS, Engine
from tests import patience

SET_UP = ["place Qc1 Kc2 Rd3 Sa1 Be4 Fb2", "lovers QF"]


class Caller:
    """A program that talks to the engine."""

    def __init__(self) -> None:
        self.engine = Engine()

    def raw(self, **request: Any) -> dict[str, Any]:
        answer = self.engine.answer(json.dumps(request).encode())
        return json.loads(json.dumps(answer))  # type: ignore[no-any-return]

    def ask(self, cmd: str, **request: Any) -> dict[str, Any]:
        answer = self.raw(cmd=cmd, **request)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **request: Any) -> str:
        """The error word; the message must be a sentence."""
        answer = self.raw(cmd=cmd, **request)
        assert not answer["ok"], answer
        assert len(answer["message"]) > 10
        return str(answer["error"])

    def set_up(self, **new: Any) -> str:
        match = str(self.ask("new", game="verona-twist", **new)["match"])
        for move in SET_UP:
            self.ask("play", match=match, seat=1, move=move)
        return match


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_the_process_answers_each_line_with_one_and_ends_with_its_input() -> None:
    lines = ['{"cmd": "hello", "id": [1]}', "", "nonsense", "\xff\xfe", '{"cmd": "hello"']
    done = subprocess.run(
        [sys.executable, "-m", "sottovoce", "engine"],
        input="\n".join(lines).encode("latin-1"),
        capture_output=True,
        timeout=patience.seconds(120),
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [answer["ok"] for answer in answers] == [True, False, False, False, False]
    assert answers[0]["id"] == [1]
    assert {answer["error"] for answer in answers[1:]} == {"bad_json"}
    assert done.stderr == b""


def test_plain_python_is_told_once() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sottovoce", "engine"],
        input=b'{"cmd": "hello"}\n',
        capture_output=True,
        timeout=patience.seconds(120),
        env={**os.environ, "SOTTOVOCE_PLAIN": "1"},
        check=True,
    )
    assert json.loads(done.stdout)["compiled"] is False
    assert done.stderr.count(b"plain Python") == 1


def test_hello_tells_the_games_and_their_options(caller: Caller) -> None:
    hello = caller.ask("hello")
    assert (hello["name"], hello["protocol"]) == ("sottovoce", 1)
    game = next(game for game in hello["games"] if game["id"] == "verona-twist")
    assert game["seats"] == [2, 2]
    assert game["options"]["rounds"] == {"default": 7, "choices": [3, 4, 5, 6, 7, 8, 9]}


def test_every_request_may_carry_an_id_that_comes_back(caller: Caller) -> None:
    for mark in (7, "x", None, {"a": [1, 2]}):
        assert caller.raw(cmd="hello", id=mark)["id"] == mark
        assert caller.raw(cmd="nothing", id=mark)["id"] == mark
    assert "id" not in caller.raw(cmd="hello")


def test_a_whole_game_through_the_protocol(caller: Caller) -> None:
    match = caller.set_up(seed=5)
    reports = []
    while to_act := caller.ask("turn", match=match)["to_act"]:
        [seat] = to_act
        assert caller.ask("legal", match=match, seat=1 - seat)["moves"] == []
        move = caller.ask("legal", match=match, seat=seat)["moves"][0]
        reports += caller.ask("play", match=match, seat=seat, move=move)["events"]
    outcome = caller.ask("turn", match=match)["outcome"]
    assert outcome["reason"] in ("identified", "hidden")
    assert sorted(outcome["scores"]) == [0, 1]
    assert outcome["winners"] == [outcome["scores"].index(1)]
    assert set(reports) <= {"same", "different", "lovers QF"}
    assert caller.refused("play", match=match, seat=0, move="Qc1") == "over"
    assert caller.refused("play", match=match, seat=0, move="nonsense") == "over"


def test_set_ups_too_long_to_list_have_a_form(caller: Caller) -> None:
    match = caller.ask("new", game="verona-twist")["match"]
    legal = caller.ask("legal", match=match, seat=1)
    assert legal["moves"] is None
    assert legal["form"].startswith("place")
    assert caller.ask("legal", match=match, seat=0)["moves"] == []


def test_checks_come_in_their_order(caller: Caller) -> None:
    match = caller.set_up()
    assert caller.refused("play", match=match, seat=1, move="nonsense") == "not_your_turn"
    assert caller.refused("play", match=match, seat="*", move="Qb1") == "not_your_turn"
    assert caller.refused("play", match=match, seat=0, move="nonsense") == "bad_move"
    assert caller.refused("play", match=match, seat=0, move="lovers QF") == "bad_move"
    assert caller.refused("play", match=match, seat=0, move="Qe4") == "illegal_move"
    assert caller.ask("turn", match=match)["lines"] == 2


def test_a_stale_move_is_refused(caller: Caller) -> None:
    match = caller.set_up()
    assert caller.refused("play", match=match, seat=0, move="Qb1", seen=1) == "stale"
    assert caller.ask("play", match=match, seat=0, move="Qb1", seen=2)["lines"] == 3


def test_capulet_and_a_spectator_see_no_lovers(caller: Caller) -> None:
    match = caller.set_up()
    for seat in (0, None):
        answer = caller.ask("view", match=match, seat=seat)
        assert answer["view"]["lovers"] is None
        assert answer["log"][1] == {"seat": 1, "move": "lovers ?", "events": []}
        assert "QF" not in json.dumps(answer["log"])
    assert caller.ask("view", match=match, seat=1)["view"]["lovers"] == "QF"


def test_a_record_can_be_loaded_as_text_and_as_data(caller: Caller) -> None:
    match = caller.set_up()
    caller.ask("play", match=match, seat=0, move="Qb1")
    told = caller.ask("record", match=match)
    for record in (told["record"], told["text"]):
        other = caller.ask("load", record=record)["match"]
        assert caller.ask("record", match=other)["record"] == told["record"]
        for seat in (0, 1, None):
            assert caller.ask("view", match=other, seat=seat) == caller.ask("view", match=match, seat=seat)


def test_a_record_that_does_not_fit_is_refused_with_its_line(caller: Caller) -> None:
    match = caller.set_up()
    caller.ask("play", match=match, seat=0, move="Qb1")
    told = caller.ask("record", match=match)
    told["record"]["lines"][2]["move"] = "Qe4"
    answer = caller.raw(cmd="load", record=told["record"])
    assert (answer["error"], answer["line"]) == ("bad_record", 3)
    text = told["text"].replace("Qb1", "Qe4")
    answer = caller.raw(cmd="load", record=text)
    assert (answer["error"], answer["line"]) == ("bad_record", text.splitlines().index("capulet Qe4") + 1)
    nothing: list[Any] = ["", "sottovoce record 1\n", {}, {"game": 1}, {"lines": []}]
    for record in nothing:
        assert caller.refused("load", record=record) == "bad_record"
    assert caller.refused("load", record=7) == "bad_request"


def test_undo_takes_chance_along_when_chance_is_automatic(caller: Caller) -> None:
    auto = caller.ask("new", game="verona-twist", options={"lovers": "random"}, seed=1)["match"]
    events = caller.ask("play", match=auto, seat=1, move=SET_UP[0])["events"]
    assert events[0].startswith("* lovers ")
    assert caller.ask("undo", match=auto, plies=1)["lines"] == 0
    manual = caller.ask("new", game="verona-twist", options={"lovers": "random"}, chance="manual")["match"]
    caller.ask("play", match=manual, seat=1, move=SET_UP[0])
    assert caller.ask("turn", match=manual)["to_act"] == ["*"]
    assert caller.ask("legal", match=manual, seat="*")["moves"][0] == "lovers BF"
    caller.ask("play", match=manual, seat="*", move="lovers QF")
    assert caller.ask("undo", match=manual, plies=1)["to_act"] == ["*"]
    assert caller.refused("undo", match=manual, plies=2) == "bad_request"
    assert caller.ask("undo", match=manual, plies=0)["lines"] == 1


def test_chance_cannot_be_played_by_a_caller_when_it_is_automatic(caller: Caller) -> None:
    match = caller.ask("new", game="verona-twist", options={"placement": "random"}, seed=1)["match"]
    assert caller.ask("turn", match=match) == {"ok": True, "to_act": [1], "outcome": None, "lines": 1}
    assert caller.refused("play", match=match, seat="*", move=SET_UP[0]) == "not_your_turn"


def test_the_same_seed_deals_the_same(caller: Caller) -> None:
    options = {"placement": "random", "lovers": "random"}
    first, second, other = (
        caller.ask("record", match=caller.ask("new", game="verona-twist", options=options, seed=seed)["match"])
        for seed in (3, 3, 4)
    )
    assert first == second != other


def test_counts(caller: Caller) -> None:
    match = caller.ask("new", game="verona-twist")["match"]
    assert caller.ask("count", match=match, depth=0)["nodes"] == 1
    assert caller.ask("count", match=match, depth=1)["nodes"] == 27_907_200
    assert caller.refused("count", match=match, depth=2) == "bad_request"
    caller.ask("play", match=match, seat=1, move=SET_UP[0])
    assert caller.ask("count", match=match, depth=1)["nodes"] == 15
    caller.ask("play", match=match, seat=1, move=SET_UP[1])
    assert caller.ask("count", match=match, depth=1)["nodes"] == 20


def test_a_count_that_would_never_end_is_refused(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_COUNTED", 1000)
    match = caller.set_up()
    assert caller.ask("count", match=match, depth=3)["nodes"] == 3096
    assert caller.refused("count", match=match, depth=60) == "bad_request"


def test_a_chance_node_is_one_leaf_unless_asked_for(caller: Caller) -> None:
    match = caller.ask("new", game="verona-twist", options={"lovers": "random"}, chance="manual")["match"]
    caller.ask("play", match=match, seat=1, move=SET_UP[0])
    assert caller.ask("count", match=match, depth=2)["nodes"] == 1
    assert caller.ask("count", match=match, depth=1, chance=True)["nodes"] == 15
    assert caller.ask("count", match=match, depth=2, chance=True)["nodes"] == 15 * 20


def test_playouts(caller: Caller) -> None:
    match = caller.set_up()
    answer = caller.ask("playouts", match=match, n=500, seed=1)
    assert sum(answer["outcomes"]["reasons"].values()) == sum(answer["outcomes"]["wins"]) == 500
    assert answer["moves"] > 500
    assert answer["seconds"] > 0
    assert caller.ask("turn", match=match)["lines"] == 2
    again = caller.ask("playouts", match=match, n=500, seed=1)
    assert again["outcomes"] == answer["outcomes"]


def test_resample_gives_a_game_that_looks_the_same(caller: Caller) -> None:
    match = caller.set_up()
    seen = caller.ask("view", match=match, seat=0)
    pairs = set()
    for seed in range(150):
        other = caller.ask("resample", match=match, seat=0, seed=seed)["match"]
        assert caller.ask("view", match=other, seat=0) == seen
        pairs.add(caller.ask("view", match=other, seat=1)["view"]["lovers"])
    assert pairs == set(seen["view"]["pairs"])


@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_play_whole_games(caller: Caller, level: str) -> None:
    match = caller.ask("new", game="verona-twist", seed=2)["match"]
    assert caller.refused("bot", match=match, seat=0, level=level) == "not_your_turn"
    while to_act := caller.ask("turn", match=match)["to_act"]:
        choice = caller.ask("bot", match=match, seat=to_act[0], level=level, seed=3, seconds=0.1)
        caller.ask("play", match=match, seat=to_act[0], move=choice["move"])
    assert caller.refused("bot", match=match, seat=0, level=level) == "over"


def test_a_bot_is_not_helped_by_the_secret(caller: Caller) -> None:
    """In every game that looks the same to its seat it chooses the same."""
    match = caller.set_up()
    choice = caller.ask("bot", match=match, seat=0, level="novice", seed=9)
    for seed in range(30):
        other = caller.ask("resample", match=match, seat=0, seed=seed)["match"]
        assert caller.ask("bot", match=other, seat=0, level="novice", seed=9) == choice


def test_a_freed_match_is_forgotten(caller: Caller) -> None:
    match = caller.set_up()
    caller.ask("free", match=match)
    for cmd in sorted(set(COMMANDS) - {"hello", "new", "load"}):
        assert caller.refused(cmd, match=match) == "unknown_match"


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({}, "bad_request"),
        ({"cmd": 1}, "bad_request"),
        ({"cmd": "dance"}, "bad_request"),
        ({"cmd": "new"}, "bad_request"),
        ({"cmd": "new", "game": "chess"}, "unknown_game"),
        ({"cmd": "new", "game": "verona-twist", "seats": 3}, "bad_option"),
        ({"cmd": "new", "game": "verona-twist", "seats": "two"}, "bad_request"),
        ({"cmd": "new", "game": "verona-twist", "options": []}, "bad_request"),
        ({"cmd": "new", "game": "verona-twist", "options": {"rounds": 99}}, "bad_option"),
        ({"cmd": "new", "game": "verona-twist", "options": {"deck": []}}, "bad_option"),
        ({"cmd": "new", "game": "verona-twist", "seed": "x"}, "bad_request"),
        ({"cmd": "new", "game": "verona-twist", "seed": 1.5}, "bad_request"),
        ({"cmd": "new", "game": "verona-twist", "chance": "fair"}, "bad_request"),
        ({"cmd": "turn", "match": "m99"}, "unknown_match"),
        ({"cmd": "turn", "match": ["m1"]}, "unknown_match"),
        ({"cmd": "legal", "match": "m1"}, "bad_request"),
        ({"cmd": "legal", "match": "m1", "seat": 2}, "bad_request"),
        ({"cmd": "legal", "match": "m1", "seat": True}, "bad_request"),
        ({"cmd": "view", "match": "m1", "seat": "*"}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0, "move": 3}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0, "move": "Qb1", "seen": -1}, "bad_request"),
        ({"cmd": "undo", "match": "m1"}, "bad_request"),
        ({"cmd": "undo", "match": "m1", "plies": 3}, "bad_request"),
        ({"cmd": "count", "match": "m1", "depth": -1}, "bad_request"),
        ({"cmd": "count", "match": "m1", "depth": 1, "chance": 1}, "bad_request"),
        ({"cmd": "playouts", "match": "m1", "n": 0}, "bad_request"),
        ({"cmd": "playouts", "match": "m1", "n": 10**12}, "bad_request"),
        ({"cmd": "bot", "match": "m1", "seat": 0, "level": "wizard"}, "bad_request"),
        ({"cmd": "bot", "match": "m1", "seat": 0, "level": "novice", "seconds": -1}, "bad_request"),
    ],
)
def test_bad_requests_get_the_right_word(caller: Caller, request_: dict[str, Any], error: str) -> None:
    caller.set_up()
    answer = caller.raw(**request_)
    assert (answer["ok"], answer["error"]) == (False, error)
