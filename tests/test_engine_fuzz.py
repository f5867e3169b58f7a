"""No input line ends the engine or gets anything but one answer."""

import io
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sottovoce.engine.protocol import COMMANDS, run
from sottovoce.games import shelf
from tests.effort import examples
from tests.example_games import ANY, NO_GAME, some_moves

WORDS = {
    "bad_json",
    "bad_request",
    "unknown_game",
    "unknown_match",
    "bad_option",
    "bad_move",
    "illegal_move",
    "not_your_turn",
    "stale",
    "over",
    "bad_record",
}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
moves = st.sampled_from(some_moves()) | st.text(max_size=20)
options = {
    name: (st.sampled_from(option.choices) | anything) if option.choices else st.lists(moves | anything, max_size=4)
    for game in shelf().values()
    for name, option in game.options.items()
}
sensible: dict[str, st.SearchStrategy[Any]] = {
    "match": st.sampled_from(["m1", "m2", "m3", "m4", "m9"]),
    "game": st.sampled_from([*shelf(), NO_GAME]),
    "seat": st.sampled_from([0, 1, 2, -1, "*", None]),
    "move": moves,
    "seen": st.integers(-1, 8),
    "plies": st.integers(-1, 4),
    "depth": st.integers(-1, 3),
    "n": st.integers(-1, 20),
    "seed": st.integers(),
    "level": st.sampled_from(["random", "novice", "wizard"]),
    "seconds": st.floats(),
    "options": st.fixed_dictionaries({}, optional=options),
    "chance": st.sampled_from(["auto", "manual", True, False, "x"]),
    "record": st.text(max_size=40) | st.just(f"sottovoce record 1\ngame: {ANY}\n"),
    "id": anything,
}
requests = st.builds(
    lambda cmd, fields, odd: json.dumps({"cmd": cmd, **fields, **odd}).encode(),
    st.sampled_from([*COMMANDS, "play", "play", "play", "dance"]),
    st.fixed_dictionaries({}, optional=sensible),
    st.dictionaries(st.sampled_from([*sensible, "odd"]), anything, max_size=1),
)
lines = requests | st.binary(max_size=60).map(lambda raw: raw.replace(b"\n", b" ").replace(b"\r", b" "))


def answers_to(sent: list[bytes]) -> list[dict[str, Any]]:
    said = io.StringIO()
    run(io.BytesIO(b"".join(line + b"\n" for line in sent)), said)

    def no_such_number(text: str) -> float:
        raise AssertionError(f"{text} is not JSON")

    return [json.loads(line, parse_constant=no_such_number) for line in said.getvalue().splitlines()]


@examples(150, 2000)
@given(st.lists(lines, max_size=25))
def test_every_line_gets_one_answer(sent: list[bytes]) -> None:
    start = [json.dumps({"cmd": "new", "game": game, "seed": 1}).encode() for game in shelf()]
    answers = answers_to(start + sent)
    assert len(answers) == len(sent) + len(start)
    for answer in answers:
        assert answer["ok"] is True or (answer["error"] in WORDS and answer["message"])


def test_monstrous_lines_are_answered_too() -> None:
    deep = b'{"cmd": "hello", "id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    nested = b'{"cmd": "hello", "id": ' + b"[" * 900 + b"]" * 900 + b"}"
    long = b'{"cmd": "play", "match": "m1", "seat": 1, "move": "' + b"x" * 1_000_000 + b'"}'
    digits = b'{"cmd": "hello", "id": ' + b"9" * 10_000 + b"}"
    huge = b'{"cmd": "hello", "id": 1e999}'
    surrogate = b'{"cmd": "hello", "id": "\\ud800"}'
    sent = [deep, nested, long, digits, huge, surrogate, b"\x00", b"{" * 50_000]
    new = json.dumps({"cmd": "new", "game": ANY}).encode()
    answers = answers_to([new, *sent, new])
    assert len(answers) == len(sent) + 2
    assert answers[-1]["ok"]
    assert all(len(json.dumps(answer)) < 20_000 for answer in answers)
