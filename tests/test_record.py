"""Records: read, written, replayed, verified; torn and foreign ones refused with the line and the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games import shelf
from sottovoce.games.verona_twist import GAME
from sottovoce.rules import constants, record
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.record import BadRecord
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from tests.effort import examples
from tests.played import at_random

TEXT = """\
sottovoce record 1
game: verona-twist
rules: 1
seats: 2
options: {"lovers": "chosen", "placement": "chosen", "rounds": 7}
white: a note that we keep

nurse place Qe3 Kd4 Re4 Sb2 Ba2 Fe2
nurse lovers KR
capulet Sb1
nurse Qb3
capulet Kc3
nurse Rc4 > different
"""


def replay(text: str) -> Playthrough:
    return record.replay(record.read(text, shelf()), shelf())


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    for language in LANGUAGES:
        assert str(caught.value.line) in caught.value.text(language)
    return caught.value


def test_a_record_reads_as_it_is_written() -> None:
    notes = record.read(TEXT, shelf()).notes
    assert notes == {"white": "a note that we keep"}
    assert record.write(replay(TEXT), notes) == TEXT


def test_a_finished_game_tells_its_result() -> None:
    play = at_random(GAME, {}, 100, 5)
    assert play.outcome is not None
    assert f"result: {play.outcome.reason} " in record.write(play)
    assert replay(record.write(play)).outcome == play.outcome


def test_what_came_to_light_may_be_left_out() -> None:
    assert replay(TEXT.replace(" > different", "")).position.save() == replay(TEXT).position.save()


def test_lines_may_end_as_on_windows() -> None:
    assert replay(TEXT.replace("\n", "\r\n")).position.save() == replay(TEXT).position.save()


def test_chance_goes_on_where_the_record_stopped() -> None:
    text = TEXT.replace('"lovers": "chosen"', '"lovers": "random"').split("nurse lovers")[0]
    assert replay(text).position.to_act() == (constants.CHANCE,)
    play = record.replay(record.read(text, shelf()), shelf(), Rng(1))
    assert play.position.to_act() == (0,)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("sottovoce record 1", "[Event chess]", 1, "sottovoce record 1"),
        ("game: verona-twist", "game: chess", 2, "chess"),
        ("game: verona-twist\n", "", 5, "game"),
        ("rules: 1", "rules: 9", 1, "9"),
        ("rules: 1", "rules: one", 3, "rules"),
        ("seats: 2", "seats: 3", 1, "3"),
        ("seats: 2", "seats 2", 4, "seats 2"),
        ('"rounds": 7}', '"rounds": 7', 5, "JSON"),
        ('"rounds": 7', '"rounds": 70', 1, "70"),
        ("nurse lovers KR", "maid lovers KR", 9, "maid"),
        ("nurse lovers KR", "nurse", 9, "nurse"),
        ("nurse lovers KR", "", 9, "seat"),
        ("nurse lovers KR", "nurse lovers RK", 9, "lovers"),
        ("capulet Sb1", "nurse Sb1", 10, "turn"),
        ("capulet Sb1", "capulet Sb4", 10, "Servant"),
        ("> different", "> same", 13, "same"),
        ("capulet Sb1", "capulet Sb1 > same", 10, "same"),
        ("white: a note that we keep", "result: hidden 0 1", 14, "hidden"),
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
        assert 1 <= bad.line <= len(text.splitlines()) + 1
        assert str(bad)


@examples(100, 1000)
@given(st.integers(0, len(TEXT) - 1), st.characters(max_codepoint=127))
def test_a_changed_letter_is_either_a_record_or_refused(at: int, letter: str) -> None:
    try:
        replay(TEXT[:at] + letter + TEXT[at + 1 :])
    except BadRecord as bad:
        assert str(bad)
