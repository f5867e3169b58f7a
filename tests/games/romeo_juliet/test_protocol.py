"""Roméo & Juliette through the line protocol."""

import json
from typing import Any

import pytest

from sottovoce.engine.protocol import Engine
from sottovoce.games.romeo_juliet.content import load, ours_text
from tests.games.romeo_juliet.verona import QUIET, content

PILES = {
    "juliet_places": ["church", "cell", "salon", "ballroom", "street", "sidestep"],
    "juliet_companions": ["hate", "friar", "tybalt", "nurse", "nurse", "lord-capulet", "lady-capulet"],
    "romeo_places": ["sidestep", "church", "cell", "salon", "ballroom", "balcony"],
    "romeo_companions": ["hate", "friar", "hate", "mercutio", "hate", "benvolio", "lord-montague"],
}


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
        return str(self.ask("new", game="romeo-juliet", **request)["match"])

    def legal(self, match: str, seat: int | str) -> list[str]:
        return list(self.ask("legal", match=match, seat=seat)["moves"])

    def play(self, match: str, seat: int | str, *moves: str) -> list[str]:
        for move in moves:
            events = list(self.ask("play", match=match, seat=seat, move=move)["events"])
        return events

    def wrong(self, match: str, seat: int | str, move: str) -> str:
        answer = self.raw("play", match=match, seat=seat, move=move)
        assert len(answer["message"]) > 10
        return str(answer["error"])


@pytest.fixture
def caller() -> Caller:
    return Caller()


def deal(caller: Caller, match: str) -> None:
    """The first hands, by hand."""
    for pile, cards in (
        ("juliet place", "salon cell church"),
        ("juliet companion", "nurse nurse tybalt hate"),
        ("romeo place", "salon cell sidestep"),
        ("romeo companion", "hate hate friar mercutio"),
    ):
        caller.play(match, "*", *(f"draw {pile} {card}" for card in cards.split()))


def test_it_is_announced_with_its_options(caller: Caller) -> None:
    [game] = [game for game in caller.ask("hello")["games"] if game["id"] == "romeo-juliet"]
    assert game["seats"] == [2, 2]
    assert game["options"]["chapter"] == {"default": 1, "choices": list(range(1, 10))}
    assert game["options"]["first"] == {"default": "juliet", "choices": ["juliet", "romeo"]}
    for name in (*PILES, "events", "content"):
        assert game["options"][name] == {"default": None, "choices": []}


def test_two_play(caller: Caller) -> None:
    assert len(caller.ask("view", match=caller.new(), seat=None)["view"]["lovers"]) == 2
    for seats in (1, 3):
        assert caller.raw("new", game="romeo-juliet", seats=seats)["error"] == "bad_option"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"chapter": 10}, "chapter"),
        ({"chapter": "I"}, "chapter"),
        ({"first": "nurse"}, "first"),
        ({"garden": 1}, "garden"),
        ({"juliet_places": ["church"]}, "sidestep"),
        ({"juliet_places": ["garden"]}, "garden"),
        ({"juliet_places": "church"}, "juliet_places"),
        ({"romeo_companions": PILES["juliet_companions"]}, "lord-montague"),
        ({"events": [10, 10]}, "10"),
        ({"events": [1]}, "1"),
        ({"events": []}, "I"),
        ({"events": 10}, "events"),
        ({"content": 7}, "content"),
        ({"content": "nonsense\n"}, "sottovoce content 1"),
        ({"content": "nonsense"}, "there is no such file"),
        ({"content": content().replace("ring = balcony", "ring = garden")}, "garden"),
        ({"content": content(), "chapter": 2}, "2"),
        ({"content_hash": "0123456789abcdef"}, "0123456789abcdef"),
    ],
)
def test_bad_options_are_refused_with_the_reason(caller: Caller, options: dict[str, Any], reason: str) -> None:
    answer = caller.raw("new", game="romeo-juliet", options=options)
    assert answer["error"] == "bad_option"
    assert reason in answer["message"]


def test_chance_by_hand(caller: Caller) -> None:
    match = caller.new(chance="manual")
    assert caller.ask("turn", match=match)["to_act"] == ["*"]
    assert caller.legal(match, "*") == [
        f"draw juliet place {place}" for place in ("ballroom", "cell", "church", "salon", "sidestep", "street")
    ]
    assert caller.wrong(match, "*", "draw juliet place balcony") == "illegal_move"
    assert caller.wrong(match, "*", "draw romeo place church") == "illegal_move"
    assert caller.wrong(match, "*", "draw juliet church") == "bad_move"
    assert caller.wrong(match, 0, "draw juliet place church") == "not_your_turn"
    deal(caller, match)
    assert caller.ask("turn", match=match)["to_act"] == [0]
    assert caller.ask("turn", match=match)["lines"] == 14
    assert caller.wrong(match, "*", "draw juliet place street") == "not_your_turn"
    assert caller.ask("undo", match=match, plies=1)["to_act"] == ["*"]
    assert "draw romeo companion hate" in caller.legal(match, "*")  # the third
    assert caller.wrong(match, "*", "draw romeo companion nurse") == "illegal_move"


def test_events_by_hand(caller: Caller) -> None:
    match = caller.new(chance="manual", options={"content": content("hate 1", chapter=QUIET, love=3)})
    deal(caller, match)
    caller.play(match, 0, "propose passion")
    assert caller.play(match, 1, "agree") == ["heart passion"]
    caller.play(match, 0, "play street hate")
    assert caller.play(match, 1, "play street hate")[-1] == "love 1"
    assert caller.ask("turn", match=match)["to_act"] == ["*"]
    assert caller.legal(match, "*") == ["event 10", "event 11"]
    assert caller.wrong(match, "*", "event 1") == "illegal_move"
    assert caller.wrong(match, "*", "event 010") == "bad_move"
    assert caller.play(match, "*", "event 10") == ["hate event 1", "scene 1 2"]


def test_seats_see_their_own_lines(caller: Caller) -> None:
    match = caller.new(chance="manual")
    deal(caller, match)
    juliet, romeo, nobody = (caller.ask("view", match=match, seat=seat)["log"] for seat in (0, 1, None))
    assert juliet[0]["move"] == "draw juliet place salon"
    assert romeo[0]["move"] == nobody[0]["move"] == "draw juliet place ?"
    assert romeo[-1]["move"] == "draw romeo companion mercutio"
    assert juliet[-1]["move"] == "draw romeo companion ?"


def test_words_for_what_cannot_be_done(caller: Caller) -> None:
    match = caller.new(options=PILES)
    assert caller.wrong(match, 1, "propose passion") == "not_your_turn"
    for move, error in (
        ("agree", "illegal_move"),
        ("decide passion", "illegal_move"),
        ("missive garden", "bad_move"),
        ("missive Church", "bad_move"),
        ("propose", "bad_move"),
        ("play church hate", "bad_move"),
        (" propose passion", "bad_move"),
    ):
        assert caller.wrong(match, 0, move) == error
    caller.play(match, 0, "propose passion")
    caller.play(match, 1, "agree")
    for seat, move, error in (
        (0, "play street hate", "illegal_move"),
        (0, "play church nurse+hate", "bad_move"),
        (0, "play hate church", "bad_move"),
        (1, "play church nurse", "illegal_move"),
        (1, "missive church", "bad_move"),
    ):
        assert caller.wrong(match, seat, move) == error


def test_stacked_piles_need_no_chance(caller: Caller) -> None:
    match = caller.new(options=PILES, chance="manual")
    assert caller.ask("turn", match=match) | {"to_act": [0], "lines": 0} == caller.ask("turn", match=match)
    caller.play(match, 0, "propose reason")
    caller.play(match, 1, "agree")
    caller.play(match, 0, "play church friar")
    caller.play(match, 1, "play cell hate")
    caller.play(match, 1, "skip")
    events = caller.play(match, 0, "skip")
    assert events[-4:] == [
        "juliet drew place ballroom", "juliet drew companion nurse", "romeo drew place ?", "romeo drew companion ?",
    ]  # fmt: skip
    assert all(line["seat"] != "*" for line in caller.ask("view", match=match, seat=0)["log"])
    told = caller.ask("record", match=match)
    again = caller.ask("load", record=told["text"])["match"]
    assert caller.ask("record", match=again)["record"] == told["record"]


def test_resample_changes_what_the_seat_does_not_know_and_nothing_else(caller: Caller) -> None:
    match = caller.new(seed=4)
    seen = caller.ask("view", match=match, seat=0)
    hands = set()
    for seed in range(20):
        other = caller.ask("resample", match=match, seat=0, seed=seed)["match"]
        assert caller.ask("view", match=other, seat=0) == seen
        hands.add(json.dumps(caller.ask("view", match=other, seat=1)["view"]["lovers"][1]["hand"]))
    assert len(hands) > 10
    spectator = caller.ask("resample", match=match, seat=None, seed=1)["match"]
    assert caller.ask("view", match=spectator, seat=None) == caller.ask("view", match=match, seat=None)


def test_count(caller: Caller) -> None:
    match = caller.new(chance="manual")
    assert caller.ask("count", match=match, depth=3)["nodes"] == 1
    assert caller.ask("count", match=match, depth=3, chance=True)["nodes"] == 120
    deal(caller, match)
    assert caller.ask("count", match=match, depth=1)["nodes"] == 8  # six missives and two proposals
    assert caller.ask("count", match=match, depth=2)["nodes"] == 6 * 8 + 2 * 9
    caller.play(match, 0, "propose passion")
    caller.play(match, 1, "agree")
    assert caller.ask("count", match=match, depth=1)["nodes"] == 4 * 3  # two cards of the nurse are one choice
    assert caller.ask("count", match=match, depth=2)["nodes"] == 12 * 12


def test_a_record_knows_the_content_it_was_played_with(caller: Caller) -> None:
    text = content("hate 1")
    for options, box in (({}, load(None)), ({"content": text}, load(text))):
        match = caller.new(options=options, seed=2)
        told = caller.ask("record", match=match)
        assert told["record"]["options"]["content_hash"] == box.hash
        again = caller.ask("load", record=told["record"])["match"]
        assert caller.ask("record", match=again)["text"] == told["text"]
        assert caller.ask("view", match=again, seat=None)["view"]["content"] == box.hash


def test_a_record_of_another_content_is_refused(caller: Caller) -> None:
    told = caller.ask("record", match=caller.new(seed=2))
    other = load(content()).hash
    answer = caller.raw("load", record=told["text"].replace(told["record"]["options"]["content_hash"], other))
    assert answer["error"] == "bad_record"
    assert other in answer["message"]


def test_names_and_sentences_do_not_change_the_content(caller: Caller) -> None:
    text = content()
    renamed = text.replace("name.en = A Test", "name.en = Another Name")
    assert load(renamed).hash == load(text).hash != load(content(hate=6)).hash
    options = {"content": renamed, "content_hash": load(text).hash}
    caller.new(options=options)


def test_our_content_may_be_given_as_a_text(caller: Caller) -> None:
    match = caller.new(options={"content": ours_text(), "chapter": 9}, seed=1)
    other = caller.new(options={"chapter": 9}, seed=1)
    one, two = (caller.ask("view", match=each, seat=0)["view"] for each in (match, other))
    assert one["options"].pop("content") == ours_text()
    assert two["options"].pop("content") is None
    assert one == two


@pytest.mark.parametrize("chapter", range(1, 10))
def test_bots_play_whole_games(caller: Caller, chapter: int) -> None:
    match = caller.new(options={"chapter": chapter}, seed=chapter)
    while to_act := caller.ask("turn", match=match)["to_act"]:
        choice = caller.ask("bot", match=match, seat=to_act[0], level="random", seed=len(to_act))
        caller.play(match, to_act[0], choice["move"])
    outcome = caller.ask("turn", match=match)["outcome"]
    won = outcome["reason"] == "love"
    assert outcome == {
        "scores": [1, 1] if won else [0, 0],
        "winners": [0, 1] if won else [],
        "reason": outcome["reason"],
    }
    assert caller.wrong(match, 0, "agree") == "over"
    told = caller.ask("record", match=match)
    assert caller.ask("record", match=caller.ask("load", record=told["text"])["match"])["text"] == told["text"]


def test_playouts(caller: Caller) -> None:
    outcomes = caller.ask("playouts", match=caller.new(seed=1), n=300, seed=1)["outcomes"]
    assert sum(outcomes["reasons"].values()) == 300
    assert set(outcomes["reasons"]) <= {"love", "hate", "time"}
