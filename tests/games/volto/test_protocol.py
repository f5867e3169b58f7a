"""Volto through the line protocol, as a program meets it."""

import json
from typing import Any

import pytest

from sottovoce.engine.protocol import Engine

RED, WHITE = 0, 1
SETUP = "setup NNPNC/SDCDC"


class Caller:
    """A program that talks to the engine."""

    def __init__(self) -> None:
        self.engine = Engine()

    def raw(self, cmd: str, **request: Any) -> dict[str, Any]:
        answer = self.engine.answer(json.dumps({"cmd": cmd, **request}).encode())
        return json.loads(json.dumps(answer))  # type: ignore[no-any-return]

    def ask(self, cmd: str, **request: Any) -> dict[str, Any]:
        answer = self.raw(cmd, **request)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **request: Any) -> str:
        answer = self.raw(cmd, **request)
        assert not answer["ok"], answer
        return str(answer["error"])

    def new(self, **options: Any) -> str:
        return str(self.ask("new", game="volto", options=options)["match"])

    def set_up(self, **options: Any) -> str:
        match = self.new(**options)
        for seat in (WHITE, RED):
            self.ask("play", match=match, seat=seat, move=SETUP)
        return match


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_hello_tells_the_option(caller: Caller) -> None:
    [game] = [game for game in caller.ask("hello")["games"] if game["id"] == "volto"]
    assert game == {
        "id": "volto",
        "seats": [2, 2],
        "options": {"capturer": {"default": "shown", "choices": ["shown", "hidden"]}},
        "rules": [1],
    }


def test_both_seats_owe_a_set_up_at_once(caller: Caller) -> None:
    match = caller.new()
    assert caller.ask("turn", match=match)["to_act"] == [RED, WHITE]
    for seat in (RED, WHITE):
        legal = caller.ask("legal", match=match, seat=seat)
        assert legal["moves"] is None
        assert legal["form"].startswith("setup ")
    assert caller.ask("play", match=match, seat=WHITE, move=SETUP)["events"] == []
    assert caller.ask("turn", match=match)["to_act"] == [RED]
    assert caller.refused("play", match=match, seat=WHITE, move=SETUP) == "not_your_turn"
    assert caller.ask("legal", match=match, seat=WHITE)["moves"] == []
    assert caller.ask("view", match=match, seat=RED)["log"] == [{"seat": WHITE, "move": "setup ?", "events": []}]


def test_checks_come_in_their_order(caller: Caller) -> None:
    match = caller.new()
    assert caller.refused("play", match=match, seat=RED, move="b2-b3") == "bad_move"
    assert caller.refused("play", match=match, seat=RED, move="setup NNNNN/NNNNN") == "illegal_move"
    match = caller.set_up()
    assert caller.refused("play", match=match, seat=WHITE, move="nonsense") == "not_your_turn"
    assert caller.refused("play", match=match, seat="*", move="a2-a3") == "not_your_turn"
    assert caller.refused("play", match=match, seat=RED, move=SETUP) == "bad_move"
    assert caller.refused("play", match=match, seat=RED, move="a2-b3") == "illegal_move"
    assert caller.refused("play", match=match, seat=RED, move="a2xa3") == "illegal_move"


def test_counts(caller: Caller) -> None:
    match = caller.new()
    assert caller.ask("count", match=match, depth=1)["nodes"] == 50_400
    assert caller.refused("count", match=match, depth=2) == "bad_request"
    caller.ask("play", match=match, seat=RED, move=SETUP)
    assert caller.ask("count", match=match, depth=1)["nodes"] == 50_400
    assert caller.refused("count", match=match, depth=2) == "bad_request"
    match = caller.set_up()
    assert [caller.ask("count", match=match, depth=depth)["nodes"] for depth in range(4)] == [1, 13, 158, 2274]


def test_a_rivals_set_up_is_nowhere_in_what_a_seat_is_sent(caller: Caller) -> None:
    match = caller.set_up()
    for seat in (RED, WHITE, None):
        answer = caller.ask("view", match=match, seat=seat)
        hidden = [mask for mask in answer["view"]["masks"] if mask["side"] != seat]
        assert {mask["kind"] for mask in hidden} == {None}
        assert json.dumps(answer["log"]).count("NNPNC") == (seat is not None)


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize("capturer", ["shown", "hidden"])
def test_bots_play_whole_games_that_can_be_loaded_and_undone(caller: Caller, level: str, capturer: str) -> None:
    match = caller.new(capturer=capturer)
    while to_act := caller.ask("turn", match=match)["to_act"]:
        choice = caller.ask("bot", match=match, seat=to_act[-1], level=level, seed=3)
        caller.ask("play", match=match, seat=to_act[-1], move=choice["move"])
    told = caller.ask("record", match=match)
    for record in (told["record"], told["text"]):
        other = caller.ask("load", record=record)["match"]
        assert caller.ask("record", match=other)["text"] == told["text"]
    assert caller.ask("undo", match=match, plies=1)["outcome"] is None
    assert caller.refused("play", match=other, seat=RED, move="nonsense") == "over"


def test_resample_gives_a_game_that_looks_the_same(caller: Caller) -> None:
    match = caller.set_up()
    caller.ask("play", match=match, seat=RED, move="c2-b3")
    for seat in (RED, WHITE, None):
        shown = caller.ask("view", match=match, seat=seat)
        setups = set()
        for seed in range(20):
            other = caller.ask("resample", match=match, seat=seat, seed=seed)["match"]
            assert caller.ask("view", match=other, seat=seat) == shown
            setups.add(json.dumps(caller.ask("record", match=other)["record"]["lines"][:2]))
        assert len(setups) > 15


def test_a_novice_is_not_helped_by_the_secret(caller: Caller) -> None:
    match = caller.set_up()
    choice = caller.ask("bot", match=match, seat=RED, level="novice", seed=9)
    for seed in range(10):
        other = caller.ask("resample", match=match, seat=RED, seed=seed)["match"]
        assert caller.ask("bot", match=other, seat=RED, level="novice", seed=9) == choice


def test_playouts(caller: Caller) -> None:
    answer = caller.ask("playouts", match=caller.set_up(), n=200, seed=1)
    assert sum(answer["outcomes"]["reasons"].values()) == sum(answer["outcomes"]["scores"]) == 200
