"""An act is one class in the journal and one method of `Table`; the messages and the news are made from these."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES, words
from sottovoce.server.live import messages
from sottovoce.table import journal
from sottovoce.table.acts import act, acts_of
from sottovoce.table.journal import Keyed, line_type, news_line
from sottovoce.table.refusals import TableRefusal
from sottovoce.table.table import ACTS, Table
from tests.table.company import Company

WIRE = (Path(__file__).parents[2] / "web/src/wire.ts").read_text("utf-8")
WITHOUT_SENTENCE = {"moved", "said"}  # a move and a phrase are told in their own words


@pytest.mark.parametrize("name", ACTS)
def test_every_act_has_a_method_a_message_and_a_type_on_the_page(name: str) -> None:
    message = messages.ACTS[name]
    assert callable(getattr(Table, ACTS[name].method))
    sample: dict[type, Any] = {str: "x", bool: True}
    fields = {field: sample.get(kind, 1) for field, kind, *_ in ACTS[name].fields}
    sent = {"ask": name, "table": "t", "chair": 0, "key": "k", **fields}
    asked = messages.decode(msgspec.json.encode(sent))
    assert type(asked) is message
    assert isinstance(asked, messages.ActMessage)
    assert asked.fields() == fields
    assert f'export interface {message.__name__} {{\n  ask: "{name}";' in WIRE


@pytest.mark.parametrize("kind", journal.PUBLIC_KINDS, ids=lambda kind: kind.__name__)
def test_every_entry_has_its_line_and_its_sentence(kind: type[journal.Entry]) -> None:
    tag = journal.kebab(kind.__name__)
    assert f'export interface {line_type(kind).__name__} {{\n  news: "{tag}";' in WIRE
    for language in LANGUAGES:
        keys = words(language, "sottovoce.table").keys
        assert (f"told-{tag}" in keys) == (tag not in WITHOUT_SENTENCE)


def test_no_stored_name_has_changed() -> None:
    """What is in databases must be read for ever."""
    assert {kind.__struct_config__.tag: kind.__struct_encode_fields__ for kind in journal.KINDS} == {
        "opened": ("at", "game", "rules", "seats", "options", "settings", "maker", "lines", "peeks"),
        "offered": ("at", "offered"),
        "invited": ("at", "chair", "claim"),
        "claimed": ("at", "chair", "who", "name"),
        "handed": ("at", "chair", "who"),
        "bot-seated": ("at", "chair", "level"),
        "freed": ("at", "chair"),
        "began": ("at", "order", "lines"),
        "clocks-held": ("at", "since"),
        "ready": ("at", "chair", "key"),
        "moved": ("at", "chair", "key", "lines"),
        "sealed": ("at", "chair", "key", "move"),
        "unsealed": ("at", "chair", "key"),
        "undo-asked": ("at", "chair", "key", "keep"),
        "undo-answered": ("at", "chair", "key", "agree"),
        "undone": ("at", "chair", "key", "keep", "free", "learned"),
        "resigned": ("at", "chair", "key"),
        "flag-fell": ("at", "chair"),
        "draw-offered": ("at", "chair", "key"),
        "draw-answered": ("at", "chair", "key", "agree"),
        "left": ("at", "chair", "key"),
        "took-over": ("at", "chair", "key", "absent", "level"),
        "came-back": ("at", "chair", "key"),
        "rematch-asked": ("at", "chair", "key"),
        "said": ("at", "chair", "key", "phrase", "text"),
    }
    assert {kind.__struct_config__.tag_field for kind in journal.KINDS} == {"deed"}


def test_secret_fields_are_on_no_line() -> None:
    for kind in journal.PUBLIC_KINDS:
        assert not {"who", "maker", "claim", "key"} & set(line_type(kind).__struct_fields__), kind


class Waved(Keyed, frozen=True, kw_only=True):
    """Someone waved; to whom is their secret."""

    public = ("chair", "hand")

    hand: str
    friend: int

    def happen(self, state: Any) -> None:
        state.waves = [*getattr(state, "waves", []), self.hand]


class Winked(Keyed, frozen=True, kw_only=True):
    """Lists no public fields."""

    hand: str = ""


class WavingTable(Table):
    @act("wave", when="running", is_play=True)
    def wave(self, chair: int, hand: str, friend: int = 0, *, key: str, now: float) -> int:
        """I wave."""
        return self._do(Waved(at=now, chair=chair, key=key, hand=hand, friend=friend))


def test_a_new_act_is_one_class_and_one_method() -> None:
    """Its checks, its message and its news follow from these."""
    assert acts_of(WavingTable)["wave"].fields == (("hand", str), ("friend", int, 0))
    company = Company()
    table = WavingTable(company.table.state, Rng(1))
    number = table.wave(1, "left", friend=0, key="w", now=2000.0)
    assert table.wave(1, "right", key="w", now=2001.0) == number  # the same key: nothing is done twice
    assert table.state.waves == ["left"]  # type: ignore[attr-defined]
    for viewer in (0, 1, constants.NOBODY):
        line = msgspec.to_builtins(company.last(viewer))
        assert line == {
            "news": "waved", "n": table.lines - 1, "at": 2000.0, "chair": 1, "hand": "left",
            "says": [{"key": "told-waved", "args": {"player": "Bice"}}],
        }  # fmt: skip
    for chair, key, code in [(7, "w", "no_chair"), (0, "", "bad_key"), (0, "w" * 65, "bad_key")]:
        with pytest.raises(TableRefusal) as refused:
            table.wave(chair, "left", key=key, now=2002.0)
        assert refused.value.code == code
    table.resign(0, key="r", now=2003.0)
    with pytest.raises(Exception, match="over"):
        table.wave(1, "left", key="later", now=2004.0)


def test_an_entry_that_lists_nothing_tells_nobody_anything() -> None:
    state = Company().table.state
    for viewer in (0, 1, constants.NOBODY):
        line = news_line(Winked(at=1.0, chair=0, key="k", hand="left"), 7, state, viewer, [])
        assert msgspec.to_builtins(line) == {"news": "skip", "n": 7}


def test_the_checks_before_an_act_stand_in_one_place() -> None:
    source = (Path(journal.__file__).parent / "table.py").read_text("utf-8")
    assert len(re.findall(r"state\.done\.get", source)) == 1
