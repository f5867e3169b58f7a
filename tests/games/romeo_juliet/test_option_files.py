"""`sottovoce content new|check`, `play --content` and the engine's `options.content`: a box owner's own file."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sottovoce import option_files
from sottovoce.engine.protocol import Engine
from sottovoce.games.romeo_juliet import GAME, content, effects
from sottovoce.games.romeo_juliet.content_file import CONTENT
from sottovoce.rules.words import LANGUAGES
from tests.example_games import first

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_a_template_can_be_played_as_it_is(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.ini"
    assert option_files.new("content", CONTENT, file, language) == 0
    assert option_files.check(CONTENT, file, language) == 0
    told = capsys.readouterr().out
    assert content.load(None).hash in told
    others = [other for other in LANGUAGES if other != language]
    cards = len(content.load(None).chapters) + len(content.load(None).events)
    assert told.count(f"{cards} ") == len(others)
    found, mistakes = content.read(file.read_text("utf-8"))
    assert mistakes == []
    assert found is not None
    assert set(found.chapters[9].name) == set(found.events[27].text) == {language}


@each_language
def test_a_template_explains_every_word(language: str) -> None:
    comments = [line[1:].strip() for line in CONTENT.template(language).splitlines() if line.startswith("#")]
    for word in effects.WORDS:
        assert any(line.split(" ")[0] == word for line in comments), word
    for key in ("ring", "love", "hate", "capulets", "tier", "missives", "events", "level", "hourglass", "effect"):
        assert any(key in line for line in comments), key


def test_a_file_that_is_there_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.ini"
    file.write_text("mine")
    assert option_files.new("content", CONTENT, file, "en") == 1
    assert file.read_text() == "mine"
    assert "already there" in capsys.readouterr().out
    assert option_files.new("content", CONTENT, tmp_path / "nowhere" / "box.ini", "fr") == 1
    assert "ne peut pas être écrit" in capsys.readouterr().out


@each_language
def test_every_mistake_is_told_with_its_line(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.ini"
    text = CONTENT.template(language).replace("love = 10", "love = ten").replace("tier = hard", "tier = cruel")
    file.write_text(text, "utf-8")
    assert option_files.check(CONTENT, file, language) == 1
    told = capsys.readouterr().out.splitlines()
    numbers = [n for n, line in enumerate(text.splitlines(), 1) if line in ("love = ten", "tier = cruel")]
    assert len(told) == len(numbers) + 1 == 5
    for number, line in zip(numbers, told, strict=False):
        assert f" {number}" in line
    assert "“ten”" in told[0] or "«\u00a0ten\u00a0»" in told[0] or "«ten»" in told[0]


@pytest.mark.parametrize("what", ["missing", "folder", "bytes"])
@each_language
def test_what_cannot_be_read_is_told(
    language: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "box.ini"
    if what == "folder":
        file.mkdir()
    elif what == "bytes":
        file.write_bytes(b"\xff\xfe\x00")
    assert option_files.check(CONTENT, file, language) == 1
    assert str(file) in capsys.readouterr().out


def test_remarks_are_no_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.ini"
    text = content.ours_text()
    first, last = text.index("[chapter 9]"), text.index("[event 1]")
    file.write_text(text[:first] + text[last:], "utf-8")
    assert option_files.check(CONTENT, file, "en") == 0
    told = capsys.readouterr().out
    assert "only 8 of 9 chapters" in told
    assert "no chapter uses these chapter events: 9" in told


# The command and the engine.


def sottovoce(*asked: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("sottovoce")
    return subprocess.run([program, *asked], capture_output=True, text=True, check=False, env={**os.environ})


def test_the_command(tmp_path: Path) -> None:
    file = str(tmp_path / "box.ini")
    assert sottovoce("content", "new", file, "--lang", "it").returncode == 0
    assert "tutto in ordine" in sottovoce("content", "check", file, "--lang", "it").stdout
    Path(file).write_text("nothing")
    done = sottovoce("content", "check", file)
    assert (done.returncode, "line 1:" in done.stdout) == (1, True)
    done = sottovoce("play", GAME.id, "--content", file)
    assert (done.returncode, "Line 1:" in done.stderr) == (2, True)
    done = sottovoce("play", GAME.id, "--content", str(tmp_path / "nothing.ini"))
    assert (done.returncode, "there is no such file" in done.stderr) == (2, True)
    other = first(lambda game: "content" not in game.options)
    done = sottovoce("play", other, "--content", file)
    assert (done.returncode, f"--content is not an option of {other}" in done.stderr) == (2, True)


def asked(**request: object) -> dict[str, object]:
    return Engine().answer(json.dumps(request).encode())


def test_the_engine_takes_a_text_or_a_path(tmp_path: Path) -> None:
    file = tmp_path / "box.ini"
    text = content.ours_text().replace("hate = 5", "hate = 7")
    file.write_text(text, "utf-8")
    for told in (text, str(file)):
        engine = Engine()
        made = engine.answer(json.dumps({"cmd": "new", "game": GAME.id, "options": {"content": told}}).encode())
        view = engine.answer(json.dumps({"cmd": "view", "match": made["match"], "seat": 0}).encode())["view"]
        assert (view["hate_limit"], view["options"]["content"]) == (7, text)


def test_the_engine_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    for told in (str(tmp_path / "none.ini"), str(tmp_path), "", "no such file\u0000"):
        answer = asked(cmd="new", game=GAME.id, options={"content": told})
        assert (answer["ok"], answer["error"]) == (False, "bad_option"), told
    answer = asked(cmd="new", game=GAME.id, options={"content": "sottovoce content 1\n[board]"})
    assert answer["error"] == "bad_option"
    assert asked(cmd="new", game=GAME.id, options={"content": 3})["error"] == "bad_option"
