"""Nothing is lost: a game that is left goes on, a match too, and whatever happens to the process or the disk."""

import contextlib
import os
import pty
import signal
import sys
import time
from pathlib import Path

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.rules import record
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local, saved
from sottovoce.terminal.curtain import Curtain
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests import patience
from tests.terminal.verona_twist.hands import Hands, at_table, best, first, hide, sit_down


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
        command = [sys.executable, "-m", "sottovoce", "play", GAME.id, "--as", "nurse", "--seed", "7"]
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
