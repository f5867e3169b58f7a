"""Verso through the line protocol."""

import json
from typing import Any

import pytest

from sottovoce.engine.protocol import Engine


class Caller:
    """A program that talks to the engine."""

    def __init__(self) -> None:
        self.engine = Engine()

    def raw(self, cmd: str, **request: Any) -> dict[str, Any]:
        return json.loads(json.dumps(self.engine.answer(json.dumps({"cmd": cmd, **request}).encode())))  # type: ignore[no-any-return]

    def ask(self, cmd: str, **request: Any) -> dict[str, Any]:
        answer = self.raw(cmd, **request)
        assert answer["ok"], answer
        return answer

    def new(self, **request: Any) -> str:
        return str(self.ask("new", game="verso", **request)["match"])


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_it_is_announced_with_its_options(caller: Caller) -> None:
    [verso] = [game for game in caller.ask("hello")["games"] if game["id"] == "verso"]
    assert verso["seats"] == [1, 6]
    assert verso["options"]["forced_flip"] == {"default": False, "choices": [False, True]}
    assert verso["options"]["deck"] == {"default": None, "choices": []}


def test_two_play_unless_more_or_fewer_are_asked_for(caller: Caller) -> None:
    assert len(caller.ask("view", match=caller.new(), seat=None)["view"]["players"]) == 2
    for seats in range(1, 7):
        assert len(caller.ask("view", match=caller.new(seats=seats), seat=0)["view"]["players"]) == seats
    assert caller.raw("new", game="verso", seats=7)["error"] == "bad_option"


@pytest.mark.parametrize(
    "options",
    [
        *({"deck": deck} for deck in ([], "B3/G4", ["B3/G5"], ["B3/G4", "G4*/B3"], [3])),
        *({"forced_flip": 1}, {"forced_flip": "yes"}, {"pack": 1}),
    ],
)
def test_bad_options(caller: Caller, options: dict[str, Any]) -> None:
    assert caller.raw("new", game="verso", options=options)["error"] == "bad_option"


def test_a_deck_is_played_in_its_order_without_chance(caller: Caller) -> None:
    match = caller.new(options={"deck": ["B3/G4", "G4/B3", "OJ/B2"]}, seats=2)
    assert caller.ask("turn", match=match)["to_act"] == [0]
    assert caller.ask("play", match=match, seat=0, move="flip")["events"] == ["p1 flipped G4*/B3", "* dealt G4/?"]
    assert caller.ask("play", match=match, seat=1, move="keep")["events"] == ["p2 placed G4/?", "* dealt OJ/?"]
    assert caller.ask("undo", match=match, plies=1)["lines"] == 1
    told = caller.ask("record", match=match)
    again = caller.ask("load", record=told["text"])["match"]
    assert caller.ask("record", match=again)["record"] == told["record"]


def test_chance_by_hand(caller: Caller) -> None:
    match = caller.new(seats=1, chance="manual")
    assert caller.ask("turn", match=match)["to_act"] == ["*"]
    assert len(caller.ask("legal", match=match, seat="*")["moves"]) == 180
    assert caller.ask("count", match=match, depth=1, chance=True)["nodes"] == 180
    assert caller.ask("count", match=match, depth=4)["nodes"] == 1
    caller.ask("play", match=match, seat="*", move="deal B4/G5")
    assert caller.raw("play", match=match, seat="*", move="deal O1/B2")["error"] == "not_your_turn"
    caller.ask("play", match=match, seat=0, move="keep")
    events = caller.ask("play", match=match, seat="*", move="deal G1/B2")["events"]
    assert events == ["* flipped B2*/G1", "p1 flipped G5*/B4", "* discarded B2*/G1"]
    assert caller.raw("play", match=match, seat="*", move="deal B2*/G1")["error"] == "illegal_move"
    assert caller.raw("play", match=match, seat="*", move="deal B2*/G4")["error"] == "bad_move"
    assert caller.ask("undo", match=match, plies=2)["to_act"] == [0]


def test_chance_goes_with_the_move_it_followed_when_it_is_automatic(caller: Caller) -> None:
    match = caller.new(seats=1, seed=5)
    lines = caller.ask("turn", match=match)["lines"]
    caller.ask("play", match=match, seat=0, move="keep")
    assert caller.ask("turn", match=match)["lines"] == lines + 3  # the draw, the card that turns, the next one
    assert caller.ask("undo", match=match, plies=1)["lines"] == lines


def test_words_for_what_cannot_be_done(caller: Caller) -> None:
    match = caller.new(options={"deck": ["B3/G4"]}, seats=2)
    for move, error in (("pass", "bad_move"), ("bank B:2-3", "illegal_move"), ("bank B:2-4", "bad_move")):
        assert caller.raw("play", match=match, seat=0, move=move)["error"] == error
    assert caller.raw("play", match=match, seat=1, move="keep")["error"] == "not_your_turn"
    caller.ask("play", match=match, seat=0, move="keep")
    assert caller.raw("play", match=match, seat=1, move="keep")["error"] == "bad_move"
    caller.ask("play", match=match, seat=1, move="pass")
    caller.ask("play", match=match, seat=0, move="pass")
    assert caller.raw("play", match=match, seat=0, move="pass")["error"] == "over"
    assert caller.ask("turn", match=match)["outcome"] == {"scores": [0, 0], "winners": [0, 1], "reason": "points"}


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_play_whole_games(caller: Caller, seats: int, level: str) -> None:
    match = caller.new(seats=seats, seed=seats)
    while to_act := caller.ask("turn", match=match)["to_act"]:
        choice = caller.ask("bot", match=match, seat=to_act[0], level=level, seed=3)
        caller.ask("play", match=match, seat=to_act[0], move=choice["move"])
    outcome = caller.ask("turn", match=match)["outcome"]
    assert outcome["winners"] == [seat for seat in range(seats) if outcome["scores"][seat] == max(outcome["scores"])]


def test_a_bot_is_not_helped_by_the_secret(caller: Caller) -> None:
    """In every game that looks the same it chooses the same, with a prepared deck too."""
    for match in (caller.new(seed=8), caller.new(options={"deck": ["B3/G4", "G4/B3", "OJ/B2", "G1/O2"]})):
        for seat in (0, 1):
            caller.ask("play", match=match, seat=seat, move="keep")
        choice = caller.ask("bot", match=match, seat=0, level="novice", seed=9)
        seen = caller.ask("view", match=match, seat=0)
        for seed in range(20):
            other = caller.ask("resample", match=match, seat=0, seed=seed)["match"]
            assert caller.ask("view", match=other, seat=0) == seen
            assert caller.ask("bot", match=other, seat=0, level="novice", seed=9) == choice


def test_playouts(caller: Caller) -> None:
    match = caller.new(seats=3, seed=1)
    outcomes = caller.ask("playouts", match=match, n=200, seed=1)["outcomes"]
    assert outcomes["reasons"] == {"points": 200}
    assert sum(outcomes["wins"]) >= 200
