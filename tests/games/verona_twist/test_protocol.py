"""Verona Twist through the line protocol: what is listed, hidden, counted and left to chance."""

import json

import pytest

from sottovoce.engine import protocol as engine
from sottovoce.games.verona_twist import GAME
from tests.test_engine import Caller

SET_UP = ["place Qc1 Kc2 Rd3 Sa1 Be4 Fb2", "lovers QF"]


@pytest.fixture
def caller() -> Caller:
    return Caller()


def set_up(caller: Caller) -> str:
    match = str(caller.ask("new", game=GAME.id)["match"])
    for move in SET_UP:
        caller.play(match, 1, move)
    return match


def test_set_ups_too_long_to_list_have_a_form(caller: Caller) -> None:
    match = caller.ask("new", game=GAME.id)["match"]
    legal = caller.ask("legal", match=match, seat=1)
    assert legal["moves"] is None
    assert legal["form"].startswith("place")
    assert caller.ask("legal", match=match, seat=0)["moves"] == []


def test_checks_come_in_their_order(caller: Caller) -> None:
    match = set_up(caller)
    assert caller.refused("play", match=match, seat=1, move="nonsense") == "not_your_turn"
    assert caller.refused("play", match=match, seat="*", move="Qb1") == "not_your_turn"
    assert caller.refused("play", match=match, seat=0, move="nonsense") == "bad_move"
    assert caller.refused("play", match=match, seat=0, move="lovers QF") == "bad_move"
    assert caller.refused("play", match=match, seat=0, move="Qe4") == "illegal_move"
    assert caller.ask("turn", match=match)["lines"] == 2


def test_capulet_and_a_spectator_see_no_lovers(caller: Caller) -> None:
    match = set_up(caller)
    for seat in (0, None):
        answer = caller.ask("view", match=match, seat=seat)
        assert answer["view"]["lovers"] is None
        assert answer["log"][1] == {"seat": 1, "move": "lovers ?", "events": []}
        assert "QF" not in json.dumps(answer["log"])
    assert caller.ask("view", match=match, seat=1)["view"]["lovers"] == "QF"


def test_undo_takes_chance_along_when_chance_is_automatic(caller: Caller) -> None:
    auto = caller.ask("new", game=GAME.id, options={"lovers": "random"}, seed=1)["match"]
    events = caller.ask("play", match=auto, seat=1, move=SET_UP[0])["events"]
    assert events[0].startswith("* lovers ")
    assert caller.ask("undo", match=auto, plies=1)["lines"] == 0
    manual = caller.ask("new", game=GAME.id, options={"lovers": "random"}, chance="manual")["match"]
    caller.ask("play", match=manual, seat=1, move=SET_UP[0])
    assert caller.ask("turn", match=manual)["to_act"] == ["*"]
    assert caller.ask("legal", match=manual, seat="*")["moves"][0] == "lovers BF"
    caller.ask("play", match=manual, seat="*", move="lovers QF")
    assert caller.ask("undo", match=manual, plies=1)["to_act"] == ["*"]
    assert caller.refused("undo", match=manual, plies=2) == "bad_request"
    assert caller.ask("undo", match=manual, plies=0)["lines"] == 1


def test_counts(caller: Caller) -> None:
    match = caller.ask("new", game=GAME.id)["match"]
    assert caller.ask("count", match=match, depth=0)["nodes"] == 1
    assert caller.ask("count", match=match, depth=1)["nodes"] == 27_907_200
    assert caller.refused("count", match=match, depth=2) == "bad_request"
    caller.ask("play", match=match, seat=1, move=SET_UP[0])
    assert caller.ask("count", match=match, depth=1)["nodes"] == 15
    caller.ask("play", match=match, seat=1, move=SET_UP[1])
    assert caller.ask("count", match=match, depth=1)["nodes"] == 20


def test_a_count_that_would_never_end_is_refused(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_COUNTED", 1000)
    match = set_up(caller)
    assert caller.ask("count", match=match, depth=3)["nodes"] == 3096
    assert caller.refused("count", match=match, depth=60) == "bad_request"


def test_a_chance_node_is_one_leaf_unless_asked_for(caller: Caller) -> None:
    match = caller.ask("new", game=GAME.id, options={"lovers": "random"}, chance="manual")["match"]
    caller.ask("play", match=match, seat=1, move=SET_UP[0])
    assert caller.ask("count", match=match, depth=2)["nodes"] == 1
    assert caller.ask("count", match=match, depth=1, chance=True)["nodes"] == 15
    assert caller.ask("count", match=match, depth=2, chance=True)["nodes"] == 15 * 20


def test_resample_gives_a_game_that_looks_the_same(caller: Caller) -> None:
    match = set_up(caller)
    seen = caller.ask("view", match=match, seat=0)
    pairs = set()
    for seed in range(150):
        other = caller.ask("resample", match=match, seat=0, seed=seed)["match"]
        assert caller.ask("view", match=other, seat=0) == seen
        pairs.add(caller.ask("view", match=other, seat=1)["view"]["lovers"])
    assert pairs == set(seen["view"]["pairs"])
