"""Nothing is lost: saved games, going on with a game, and files that hold no game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sottovoce import cli
from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local, saved
from tests.example_games import AT_ONCE, IN_TURN, MINE, NO_GAME, OPTION, WITH_CHOICES
from tests.terminal.hands import Hands, at_table

SEAT = shelf()[IN_TURN].seat_names[0]


def test_a_game_left_when_the_bot_was_to_move_lets_the_bot_move(drawer: Path) -> None:
    game = shelf()[IN_TURN]
    bot = local.begin(game, ("person", "novice"), {}, Rng(4))
    while not (bot.to_move == 1 and any(seat == 0 for seat, _ in bot.play.moves)):
        bot.make(bot.to_move, game.spell(bot.play.position.draw(bot.to_move, Rng(1))))
    lines = len(bot.play.moves)

    async def resume(hands: Hands) -> None:
        assert len(hands.table.play.moves) == lines + 1
        assert hands.table.to_move == 0

    at_table(resume, game=game, start="resume")
    assert len(list(drawer.iterdir())) == 1


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


def test_saved_games_are_for_their_owner_alone(drawer: Path) -> None:
    """Also where an earlier version had left the folder, or a file, open to everybody."""
    drawer.mkdir(mode=0o755)
    file = drawer / "a.sottovoce"
    file.write_text("old")
    file.chmod(0o644)
    saved.write(file, "new")
    assert (drawer.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)


def test_what_holds_no_game_is_passed_over(drawer: Path) -> None:
    begun = local.begin(shelf()[IN_TURN], ("person", "novice"), {}, Rng(4))
    (drawer / "torn.sottovoce").write_text(f"sottovoce record 1\ngame: {IN_TURN}\nru")
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
    begun = local.begin(shelf()[IN_TURN], ("novice", "novice"), {}, Rng(4))
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
    assert f": ok ({IN_TURN}, " in fine.stdout
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
        (["play", IN_TURN, "--as", "nobody"], "--as is one of " + ", ".join(shelf()[IN_TURN].seat_names)),
        (["play", WITH_CHOICES, f"--{OPTION[0]}", "99"], ", ".join(map(str, OPTION[1].choices))),
        (["play", WITH_CHOICES, f"--{OPTION[0]}", str(OPTION[1].choices[-1])], "needs a terminal"),
        (["play", AT_ONCE, f"--{OPTION[0]}", "7"], f"--{OPTION[0]} is not an option of {AT_ONCE}; its options: --"),
        (["play", "--single"], "--single goes with --as both"),
        (["play", IN_TURN, "--resume", "--as", SEAT], "leave out --as"),
        (["play", "--lang", "de"], "invalid choice"),
        (["play", IN_TURN], "needs a terminal"),
        (["play", IN_TURN, "--as", SEAT], "needs a terminal"),
        (["play", IN_TURN, "--players", "person,random"], "needs a terminal"),
        (["play", IN_TURN, "--players", "person,genius"], "not 'genius'"),
        (["play", IN_TURN, "--players", "person"], "for two players, not 1"),
        (["play", IN_TURN, "--players", "novice,novice"], "at least one person"),
        (["play", IN_TURN, "--players", "person,novice", "--as", SEAT], "leave one of them out"),
        (["play", "--resume", "--players", "person,novice"], "leave out --as and --players"),
        (["dance"], "invalid choice"),
    ],
)
def test_bad_arguments_are_told_with_status_2(
    command: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sottovoce", *command])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


def test_the_process_ends_with_status_2_and_one_sentence() -> None:
    answer = run("play", NO_GAME)
    assert (answer.returncode, "Traceback" in answer.stderr) == (2, False)
    assert f"no game '{NO_GAME}'" in answer.stderr


def test_records_of_all_games_are_verified(drawer: Path) -> None:
    begun = local.begin(shelf()[AT_ONCE], ("person", "novice"), {}, Rng(4))
    begun.make(0, MINE)
    begun.make(1, begun.ask_bot()())
    answer = run("verify", str(good_record(drawer)), str(begun.file))
    assert answer.returncode == 0
    assert f"ok ({IN_TURN}, " in answer.stdout
    assert f"ok ({AT_ONCE}, 2 lines, not finished)" in answer.stdout


def test_only_the_game_that_was_asked_for_goes_on() -> None:
    local.begin(shelf()[IN_TURN], ("person", "novice"), {}, Rng(4))
    waiting = local.unfinished(Rng(1), IN_TURN)
    assert waiting is not None
    assert local.unfinished(Rng(1), AT_ONCE) is None


def test_version() -> None:
    assert run("--version").stdout.startswith("sottovoce 0.")
