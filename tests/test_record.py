"""Records: read, written, replayed, verified; torn and foreign ones refused with the line and the reason."""

from collections.abc import Mapping
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games import shelf
from sottovoce.rules import constants, record
from sottovoce.rules.game import AnyGame, Option
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import BadRecord
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from tests import coin
from tests.effort import examples
from tests.example_games import ANY, DEALT
from tests.played import at_random


class Coin(coin.Coin):
    """The toy game with an option."""

    options: ClassVar[Mapping[str, Option]] = {"sides": Option(default=2, choices=(2, 3))}


Coin.__module__ = coin.__name__  # where its words are
GAMES: dict[str, AnyGame] = {"coin": Coin(), **shelf()}
TEXT = """\
sottovoce record 1
game: coin
rules: 1
seats: 2
options: {"sides": 2}
result: guessed 0 1
white: a note that we keep

hider hide heads
hider turn
guesser wait
guesser guess tails > coin 0, turned 1
"""


def replay(text: str) -> Playthrough:
    return record.replay(record.read(text, GAMES), GAMES)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    for language in LANGUAGES:
        assert str(caught.value.line) in caught.value.text(language)
    return caught.value


def test_a_record_reads_as_it_is_written() -> None:
    notes = record.read(TEXT, GAMES).notes
    assert notes == {"white": "a note that we keep"}
    assert record.write(replay(TEXT), notes) == TEXT


def test_a_finished_game_tells_its_result() -> None:
    play = at_random(shelf()[ANY], {}, 10_000, 5)
    assert play.outcome is not None
    assert f"result: {play.outcome.reason} " in record.write(play)
    assert replay(record.write(play)).outcome == play.outcome


def test_what_came_to_light_may_be_left_out() -> None:
    assert replay(TEXT.replace(" > coin 0, turned 1", "")).position.save() == replay(TEXT).position.save()


def test_lines_may_end_as_on_windows() -> None:
    assert replay(TEXT.replace("\n", "\r\n")).position.save() == replay(TEXT).position.save()


def test_chance_goes_on_where_the_record_stopped() -> None:
    text = record.write(Playthrough(shelf()[DEALT]))
    assert replay(text).position.to_act() == (constants.CHANCE,)
    play = record.replay(record.read(text, GAMES), GAMES, Rng(1))
    assert constants.CHANCE not in play.position.to_act()


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("sottovoce record 1", "[Event chess]", 1, "sottovoce record 1"),
        ("game: coin", "game: chess", 2, "chess"),
        ("game: coin\n", "", 6, "game"),
        ("rules: 1", "rules: 9", 1, "9"),
        ("rules: 1", "rules: one", 3, "rules"),
        ("seats: 2", "seats: 3", 1, "3"),
        ("seats: 2", "seats 2", 4, "seats 2"),
        ('"sides": 2}', '"sides": 2', 5, "JSON"),
        ('"sides": 2', '"sides": 70', 1, "70"),
        ("hider turn", "maid turn", 10, "maid"),
        ("hider turn", "hider", 10, "hider"),
        ("hider turn", "", 10, "seat"),
        ("hider turn", "hider turn it", 10, ""),
        ("guesser wait", "hider wait", 11, "turn"),
        ("guesser wait", "guesser leave", 11, ""),
        ("> coin 0", "> coin 1", 12, "coin 1"),
        ("guesser wait", "guesser wait > coin 0", 11, "coin 0"),
        ("result: guessed 0 1", "result: guessed 1 0", 13, "guessed"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    bad = refused(TEXT.replace(old, new, 1))
    assert bad.line == line
    assert why in str(bad)


@examples(100, 1000)
@given(st.text(max_size=200) | st.integers(0, len(TEXT)).map(lambda cut: TEXT[:cut]))
def test_a_torn_or_foreign_text_is_either_a_record_or_refused(text: str) -> None:
    try:
        replay(text)
    except BadRecord as bad:
        assert 1 <= bad.line <= len(text.splitlines()) + 2  # an empty line, then a move that is not there
        assert str(bad)


@examples(100, 1000)
@given(st.integers(0, len(TEXT) - 1), st.characters(max_codepoint=127))
def test_a_changed_letter_is_either_a_record_or_refused(at: int, letter: str) -> None:
    try:
        replay(TEXT[:at] + letter + TEXT[at + 1 :])
    except BadRecord as bad:
        assert str(bad)
