"""Nothing is lost: saved games, going on with a game, and files that hold no game."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sottovoce.games import shelf
from sottovoce.rules import record
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local, saved
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests import patience
from tests.terminal.hands import Hands, at_table, best, first
from tests.terminal.test_shared import hide, sit_down


def test_leaving_keeps_the_game_and_says_how_to_go_on() -> None:
    kept = []

    async def leave(hands: Hands) -> None:
        await hands.move(first(hands.table.play.view(0).legal or []))
        kept.append(record.write(hands.table.play))
        await hands.press("q")
        assert isinstance(hands.app.screen, Welcome)
        assert "Continue: Capulet, Round 1 of 7" in hands.screen()
        assert "The game is kept" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, TableScreen)
        await hands.press("q", "q")

    app = at_table(leave, start="capulet")
    assert app.unfinished is not None

    async def resume(hands: Hands) -> None:
        assert isinstance(hands.app.screen, TableScreen)
        assert record.write(hands.table.play) == kept[0]
        await hands.play_to_end(best(hands))

    at_table(resume, start="resume")
    assert local.unfinished(Rng(1)) is None


def test_a_game_left_when_the_bot_was_to_move_lets_the_bot_move(drawer: Path) -> None:
    async def leave(hands: Hands) -> None:
        move = first(hands.table.play.view(0).legal or [])
        for key in (*move, "enter", "q"):
            await hands.pilot.press(key)
        await hands.pilot.pause()

    bot = local.begin(shelf()["verona-twist"], ("person", "novice"), {}, Rng(4))
    bot.make(1, bot.ask_bot()())
    bot.make(1, bot.ask_bot()())
    bot.make(0, first(bot.play.view(0).legal or []))
    assert bot.to_move == 1

    async def resume(hands: Hands) -> None:
        assert len(hands.table.play.moves) == 4
        assert hands.table.to_move == 0

    at_table(resume, start="resume")
    assert len(list(drawer.iterdir())) == 1


def test_a_match_goes_on_with_its_second_game(drawer: Path) -> None:
    async def first_game(hands: Hands) -> None:
        await sit_down(hands)
        await hide(hands, "QK")
        await hands.play_to_end(best(hands))  # and the lamp goes out before Enter

    at_table(first_game, start="both", options={"rounds": 3})
    assert len(list(drawer.iterdir())) == 1

    async def second_game(hands: Hands) -> None:
        assert "game 2 of 2" in hands.screen()
        assert hands.table.name(0) == "Ugo"
        await hands.press("r", "enter")
        assert isinstance(hands.app.screen, Curtain)

    at_table(second_game, start="resume")
    waiting = local.unfinished(Rng(1))
    assert waiting is not None
    assert waiting.match_game == 2
    assert waiting.score.games == 1
    assert len(list(drawer.iterdir())) == 2


def test_a_killed_process_loses_nothing(drawer: Path) -> None:
    """A real process at a real terminal, killed after a few moves without a word of warning."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", SOTTOVOCE_HOME=str(drawer.parent))
        command = [sys.executable, "-m", "sottovoce", "play", "verona-twist", "--as", "nurse", "--seed", "7"]
        os.execv(sys.executable, command)
    os.set_blocking(terminal, False)

    def until(lines: int) -> None:
        deadline = time.monotonic() + patience.seconds()
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):  # nothing to read just now
                os.read(terminal, 65536)
            for file in drawer.glob("*.sottovoce"):
                if len(saved.load(file)[1].moves) >= lines:
                    return
            time.sleep(0.02)
        raise AssertionError(f"there were never {lines} lines")

    try:
        until(0)
        time.sleep(0.5)
        for keys, lines in ((b"r\r", 1), (b"KF\r", 3)):
            os.write(terminal, keys)
            until(lines)
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(terminal)
    waiting = local.unfinished(Rng(1))
    assert waiting is not None
    assert len(waiting.play.moves) >= 3
    assert waiting.to_move == 1


def test_half_a_file_is_never_seen(drawer: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails in the middle leaves the old file, and no draft."""
    file = drawer / "a.sottovoce"
    saved.write(file, "old")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        saved.write(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in drawer.iterdir()] == ["a.sottovoce"]


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    async def script(hands: Hands) -> None:
        monkeypatch.setattr(os, "fsync", fail)
        await hands.move(first(hands.table.play.view(0).legal or []))
        assert len(hands.table.play.moves) == 4
        assert "No space left on device" in hands.screen()
        monkeypatch.undo()

    at_table(script, start="capulet")


def test_what_holds_no_game_is_passed_over(drawer: Path) -> None:
    begun = local.begin(shelf()["verona-twist"], ("person", "novice"), {}, Rng(4))
    (drawer / "torn.sottovoce").write_text("sottovoce record 1\ngame: verona-twist\nru")
    (drawer / "foreign.sottovoce").write_bytes(b"\xff\xfe\x00")
    (drawer / "folder.sottovoce").mkdir()
    waiting = local.unfinished(Rng(1))
    assert waiting is not None
    assert waiting.file == begun.file


def run(*command: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sottovoce", *command],
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, env={**os.environ, **environ},
    )  # fmt: skip


def good_record(drawer: Path) -> Path:
    begun = local.begin(shelf()["verona-twist"], ("novice", "novice"), {"rounds": 3}, Rng(4))
    while begun.play.outcome is None:
        begun.make(begun.to_move, begun.ask_bot()())
    assert begun.file.parent == drawer
    return begun.file


def test_verify_says_ok_or_what_is_wrong(drawer: Path) -> None:
    good = good_record(drawer)
    text = good.read_text()
    torn, foreign, binary = (drawer / name for name in ("torn", "foreign", "binary"))
    torn.write_text(text[: len(text) * 2 // 3])
    foreign.write_text("[Event chess]\n1. e4 e5\n")
    binary.write_bytes(b"sottovoce record 1\n\xff\xfe")
    fine = run("verify", str(good))
    assert (fine.returncode, fine.stderr) == (0, "")
    assert ": ok (verona-twist, " in fine.stdout
    answer = run("verify", *map(str, (good, torn, foreign, binary, drawer / "missing", drawer)))
    assert answer.returncode == 1
    assert answer.stderr == ""
    told = answer.stdout.splitlines()
    assert len(told) == 6
    assert "line" in told[1].lower()
    assert "not a Sottovoce record" in told[2]
    assert "not text in UTF-8" in told[3]
    assert "no such file" in told[4]
    assert "folder" in told[5]
    assert "n’existe pas" in run("verify", str(drawer / "missing"), LC_ALL="fr_FR.UTF-8").stdout


def test_replay_of_a_bad_file_is_one_sentence(drawer: Path) -> None:
    drawer.mkdir(parents=True)
    for name, content in (("torn", b"sottovoce record 1\n"), ("binary", b"\xff\xfe"), ("missing", None)):
        if content is not None:
            (drawer / name).write_bytes(content)
        answer = run("replay", str(drawer / name))
        assert answer.returncode == 1
        assert len(answer.stderr.splitlines()) == 1
        assert answer.stderr.startswith("sottovoce: ")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["play"], "needs a terminal"),
        (["play", "--lang", "it"], "serve un terminale"),
        (["play", "go"], "no game 'go'"),
        (["play", "--bot", "genius"], "no bot 'genius'"),
        (["play", "verona-twist", "--as", "romeo"], "--as is one of"),
        (["play", "verona-twist", "--rounds", "2"], "3, 4, 5, 6, 7, 8, 9"),
        (["play", "verona-twist", "--lovers", "three"], "chosen, random"),
        (["play", "--single"], "--single goes with --as both"),
        (["play", "verona-twist", "--resume", "--as", "nurse"], "leave out --as"),
        (["play", "--lang", "de"], "invalid choice"),
        (["play", "volto"], "needs a terminal"),
        (["play", "volto", "--capturer", "hidden", "--as", "white"], "needs a terminal"),
        (["play", "volto", "--players", "person,random"], "needs a terminal"),
        (["play", "volto", "--capturer", "eaten"], "shown, hidden"),
        (["play", "volto", "--rounds", "7"], "--rounds is not an option of volto; its options: --capturer"),
        (["play", "volto", "--as", "nurse"], "--as is one of red, white, both"),
        (["play", "volto", "--players", "person,genius"], "not 'genius'"),
        (["play", "volto", "--players", "person"], "for two players, not 1"),
        (["play", "volto", "--players", "novice,novice"], "at least one person"),
        (["play", "volto", "--players", "person,novice", "--as", "red"], "leave one of them out"),
        (["play", "--resume", "--players", "person,novice"], "leave out --as and --players"),
        (["dance"], "invalid choice"),
    ],
)
def test_bad_arguments_are_told_with_status_2(command: list[str], told: str) -> None:
    answer = run(*command)
    assert answer.returncode == 2
    assert told in answer.stderr
    assert "Traceback" not in answer.stderr


def test_records_of_all_games_are_verified(drawer: Path) -> None:
    begun = local.begin(shelf()["volto"], ("person", "novice"), {}, Rng(4))
    begun.make(0, "setup NDNNC/PCSDC")
    begun.make(1, begun.ask_bot()())
    answer = run("verify", str(good_record(drawer)), str(begun.file))
    assert answer.returncode == 0
    assert "ok (verona-twist, " in answer.stdout
    assert "ok (volto, 2 lines, not finished)" in answer.stdout


def test_only_the_game_that_was_asked_for_goes_on() -> None:
    local.begin(shelf()["verona-twist"], ("person", "novice"), {}, Rng(4))
    waiting = local.unfinished(Rng(1), "verona-twist")
    assert waiting is not None
    assert local.unfinished(Rng(1), "volto") is None


def test_version() -> None:
    assert run("--version").stdout.startswith("sottovoce 0.")
