"""The line protocol, command by command, through the real process or the engine behind it."""

import json
import os
import subprocess
import sys
from typing import Any, get_args

import pytest

from sottovoce.engine import protocol
from sottovoce.engine.protocol import COMMANDS, Engine
from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.table import journal
from tests import patience
from tests.example_games import DEALT, IN_TURN, NO_GAME, OPTION, WITH_CHOICES


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

    def begun(self, seed: int = 1) -> tuple[str, int, list[str]]:
        """A game in which something is hidden by now; who is to act, and the moves."""
        match = str(self.ask("new", game=IN_TURN, seed=seed)["match"])
        while True:
            [seat] = self.ask("turn", match=match)["to_act"]
            moves = self.ask("legal", match=match, seat=seat)["moves"]
            logs = [self.ask("view", match=match, seat=viewer)["log"] for viewer in (0, 1, None)]
            if moves and (logs[0] != logs[1]):
                return match, seat, moves
            self.play(match, seat, self.ask("bot", match=match, seat=seat, level="random", seed=seed)["move"])

    def play(self, match: str, seat: int, move: str) -> dict[str, Any]:
        return self.ask("play", match=match, seat=seat, move=move)


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
    assert [game["id"] for game in hello["games"]] == list(shelf())
    for told, game in zip(hello["games"], shelf().values(), strict=True):
        assert told["seats"] == [game.fewest_seats, len(game.seat_names)]
        assert told["options"].keys() == game.options.keys()
        for name, option in game.options.items():
            assert told["options"][name] == {"default": option.default, "choices": [*option.choices]}


def test_every_request_may_carry_an_id_that_comes_back(caller: Caller) -> None:
    for mark in (7, "x", None, {"a": [1, 2]}):
        assert caller.raw(cmd="hello", id=mark)["id"] == mark
        assert caller.raw(cmd="nothing", id=mark)["id"] == mark
    assert "id" not in caller.raw(cmd="hello")


def test_a_whole_game_through_the_protocol(caller: Caller) -> None:
    match, _, _ = caller.begun(seed=5)
    while to_act := caller.ask("turn", match=match)["to_act"]:
        [seat] = to_act
        assert caller.ask("legal", match=match, seat=1 - seat)["moves"] == []
        move = caller.ask("legal", match=match, seat=seat)["moves"][0]
        events = caller.play(match, seat, move)["events"]
    assert events  # at the end something is revealed
    outcome = caller.ask("turn", match=match)["outcome"]
    assert outcome["reason"] in shelf()[IN_TURN].reasons
    assert sorted(outcome["scores"]) == [0, 1]
    assert outcome["winners"] == [outcome["scores"].index(1)]
    for nonsense in (move, "nonsense"):
        assert caller.refused("play", match=match, seat=0, move=nonsense) == "over"


def test_checks_come_in_their_order(caller: Caller) -> None:
    match, seat, moves = caller.begun()
    lines = caller.ask("turn", match=match)["lines"]
    assert caller.refused("play", match=match, seat=1 - seat, move="nonsense") == "not_your_turn"
    assert caller.refused("play", match=match, seat="*", move=moves[0]) == "not_your_turn"
    assert caller.refused("play", match=match, seat=seat, move="nonsense") == "bad_move"
    assert caller.ask("turn", match=match)["lines"] == lines


def test_what_others_have_hidden_is_not_seen(caller: Caller) -> None:
    match, _, _ = caller.begun()
    logs = [caller.ask("view", match=match, seat=seat)["log"] for seat in (0, 1, None)]
    hidden = [(lines, line) for lines, line in zip(*logs[:2], strict=True) if lines != line]
    assert [sum("?" in line["move"] for line in pair) for pair in hidden] == [1] * len(hidden)
    assert len(logs[2]) == len(logs[0])


def test_a_stale_move_is_refused(caller: Caller) -> None:
    match, seat, moves = caller.begun()
    lines = caller.ask("turn", match=match)["lines"]
    assert caller.refused("play", match=match, seat=seat, move=moves[0], seen=lines - 1) == "stale"
    assert caller.ask("play", match=match, seat=seat, move=moves[0], seen=lines)["lines"] == lines + 1


def test_a_record_can_be_loaded_as_text_and_as_data(caller: Caller) -> None:
    match, seat, moves = caller.begun()
    caller.play(match, seat, moves[0])
    told = caller.ask("record", match=match)
    for record in (told["record"], told["text"]):
        other = caller.ask("load", record=record)["match"]
        assert caller.ask("record", match=other)["record"] == told["record"]
        for viewer in (0, 1, None):
            assert caller.ask("view", match=other, seat=viewer) == caller.ask("view", match=match, seat=viewer)


def test_a_record_that_does_not_fit_is_refused_with_its_line(caller: Caller) -> None:
    match, seat, moves = caller.begun()
    caller.play(match, seat, moves[0])
    told = caller.ask("record", match=match)
    told["record"]["lines"][-1]["move"] = "nonsense"
    answer = caller.raw(cmd="load", record=told["record"])
    assert (answer["error"], answer["line"]) == ("bad_record", len(told["record"]["lines"]))
    lines = told["text"].splitlines()
    lines[-1] = lines[-1].split()[0] + " nonsense"
    answer = caller.raw(cmd="load", record="\n".join(lines))
    assert (answer["error"], answer["line"]) == ("bad_record", len(lines))
    nothing: list[Any] = ["", "sottovoce record 1\n", {}, {"game": 1}, {"lines": []}]
    for record in nothing:
        assert caller.refused("load", record=record) == "bad_record"
    assert caller.refused("load", record=7) == "bad_request"


def test_chance_is_played_by_a_caller_unless_it_is_automatic(caller: Caller) -> None:
    auto = caller.ask("new", game=DEALT, seed=1)["match"]
    lines = caller.ask("turn", match=auto)["lines"]
    assert lines > 0
    manual = caller.ask("new", game=DEALT, chance="manual")["match"]
    assert caller.ask("turn", match=manual) == {"ok": True, "to_act": ["*"], "outcome": None, "lines": 0}
    move = caller.ask("legal", match=manual, seat="*")["moves"][0]
    assert caller.refused("play", match=auto, seat="*", move=move) == "not_your_turn"
    assert caller.ask("play", match=manual, seat="*", move=move)["lines"] == 1
    assert caller.ask("undo", match=manual, plies=1)["to_act"] == ["*"]
    assert caller.refused("undo", match=manual, plies=1) == "bad_request"


def test_it_is_told_who_dealt(caller: Caller) -> None:
    """In the words of the tables."""
    dealt = caller.ask("new", game=DEALT, seed=1)
    assert dealt["provenance"] == "chance"
    manual = caller.ask("new", game=DEALT, chance="manual")
    assert manual["provenance"] == "prepared"
    assert {dealt["provenance"], manual["provenance"], "record"} == set(get_args(journal.Provenance))
    for match, chance, expected in (
        (dealt, "auto", "record"), (dealt, "manual", "record"), (manual, "manual", "prepared"),
        (manual, "auto", "chance"),
    ):  # fmt: skip
        for record in caller.ask("record", match=match["match"]).values():
            if record is not True:
                assert caller.ask("load", record=record, chance=chance)["provenance"] == expected


@pytest.mark.parametrize("game", [game for game in shelf().values() if game.secret_options], ids=lambda game: game.id)
def test_it_is_told_that_a_pile_was_laid_out(game: AnyGame) -> None:
    match = Playthrough(game, rng=Rng(1))
    assert protocol._provenance(match) == "chance"
    for name in game.secret_options:
        match.options = {**game.completed({}), name: ["something"]}
        assert protocol._provenance(match) == "prepared"


def test_the_same_seed_deals_the_same(caller: Caller) -> None:
    first, second, other = (
        caller.ask("record", match=caller.ask("new", game=DEALT, seed=seed)["match"]) for seed in (3, 3, 4)
    )
    assert first == second != other


def test_playouts(caller: Caller) -> None:
    match, _, _ = caller.begun()
    lines = caller.ask("turn", match=match)["lines"]
    answer = caller.ask("playouts", match=match, n=500, seed=1)
    assert sum(answer["outcomes"]["reasons"].values()) == sum(answer["outcomes"]["wins"]) == 500
    assert answer["moves"] > 500
    assert answer["seconds"] > 0
    assert caller.ask("turn", match=match)["lines"] == lines
    again = caller.ask("playouts", match=match, n=500, seed=1)
    assert again["outcomes"] == answer["outcomes"]


@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_play_whole_games(caller: Caller, level: str) -> None:
    match, seat, _ = caller.begun(seed=2)
    assert caller.refused("bot", match=match, seat=1 - seat, level=level) == "not_your_turn"
    while to_act := caller.ask("turn", match=match)["to_act"]:
        choice = caller.ask("bot", match=match, seat=to_act[0], level=level, seed=3, seconds=0.1)
        caller.ask("play", match=match, seat=to_act[0], move=choice["move"])
    assert caller.refused("bot", match=match, seat=0, level=level) == "over"


def test_a_bot_is_not_helped_by_the_secret(caller: Caller) -> None:
    """In every game that looks the same to its seat it chooses the same."""
    match, seat, _ = caller.begun()
    seen, choice = (
        caller.ask("view", match=match, seat=seat),
        caller.ask("bot", match=match, seat=seat, level="novice", seed=9),
    )
    others = set()
    for seed in range(30):
        other = caller.ask("resample", match=match, seat=seat, seed=seed)["match"]
        assert caller.ask("view", match=other, seat=seat) == seen
        assert caller.ask("bot", match=other, seat=seat, level="novice", seed=9) == choice
        others.add(json.dumps(caller.ask("record", match=other)))
    assert len(others) > 1


def test_a_freed_match_is_forgotten(caller: Caller) -> None:
    match, _, _ = caller.begun()
    caller.ask("free", match=match)
    for cmd in sorted(set(COMMANDS) - {"hello", "new", "load", "choose"}):
        assert caller.refused(cmd, match=match) == "unknown_match"


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({}, "bad_request"),
        ({"cmd": 1}, "bad_request"),
        ({"cmd": "dance"}, "bad_request"),
        ({"cmd": "new"}, "bad_request"),
        ({"cmd": "new", "game": NO_GAME}, "unknown_game"),
        ({"cmd": "new", "game": WITH_CHOICES, "seats": 3}, "bad_option"),
        ({"cmd": "new", "game": WITH_CHOICES, "seats": "two"}, "bad_request"),
        ({"cmd": "new", "game": WITH_CHOICES, "options": []}, "bad_request"),
        ({"cmd": "new", "game": WITH_CHOICES, "options": {OPTION[0]: 99}}, "bad_option"),
        ({"cmd": "new", "game": WITH_CHOICES, "options": {"nothing": []}}, "bad_option"),
        ({"cmd": "new", "game": WITH_CHOICES, "seed": "x"}, "bad_request"),
        ({"cmd": "new", "game": WITH_CHOICES, "seed": 1.5}, "bad_request"),
        ({"cmd": "new", "game": WITH_CHOICES, "chance": "fair"}, "bad_request"),
        ({"cmd": "turn", "match": "m99"}, "unknown_match"),
        ({"cmd": "turn", "match": ["m1"]}, "unknown_match"),
        ({"cmd": "legal", "match": "m1"}, "bad_request"),
        ({"cmd": "legal", "match": "m1", "seat": 2}, "bad_request"),
        ({"cmd": "legal", "match": "m1", "seat": True}, "bad_request"),
        ({"cmd": "view", "match": "m1", "seat": "*"}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0, "move": 3}, "bad_request"),
        ({"cmd": "play", "match": "m1", "seat": 0, "move": "x", "seen": -1}, "bad_request"),
        ({"cmd": "undo", "match": "m1"}, "bad_request"),
        ({"cmd": "undo", "match": "m1", "plies": 99}, "bad_request"),
        ({"cmd": "count", "match": "m1", "depth": -1}, "bad_request"),
        ({"cmd": "count", "match": "m1", "depth": 1, "chance": 1}, "bad_request"),
        ({"cmd": "playouts", "match": "m1", "n": 0}, "bad_request"),
        ({"cmd": "playouts", "match": "m1", "n": 10**12}, "bad_request"),
        ({"cmd": "bot", "match": "m1", "seat": 0, "level": "wizard"}, "bad_request"),
        ({"cmd": "bot", "match": "m1", "seat": 0, "level": "novice", "seconds": -1}, "bad_request"),
    ],
)
def test_bad_requests_get_the_right_word(caller: Caller, request_: dict[str, Any], error: str) -> None:
    caller.begun()
    answer = caller.raw(**request_)
    assert (answer["ok"], answer["error"]) == (False, error)


def test_a_bot_chooses_for_a_seat_of_somebody_elses_game(caller: Caller) -> None:
    """All it is given is the view and the log of that seat."""
    for game in shelf().values():
        match = caller.ask("new", game=game.id, seed=5)["match"]
        seat = caller.ask("turn", match=match)["to_act"][0]
        seen = caller.ask("view", match=match, seat=seat)
        chosen = caller.ask("choose", game=game.id, view=seen["view"], log=seen["log"], level="novice", seed=3)
        assert chosen["move"] == caller.ask("bot", match=match, seat=seat, level="novice", seed=3)["move"]
        other = {**seen["view"], "to_act": []}
        assert caller.refused("choose", game=game.id, view=other, log=[]) == "bad_request"
        assert caller.refused("choose", game=game.id, view={}, log=[]) == "bad_request"
