"""The examples run, and mypy and pyright accept them and the README, as strictly as they can."""

import doctest
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sottovoce.games import shelf

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PROGRAMS = Path(sys.executable).parent
PYRIGHT = ROOT / "tools/node_modules/pyright/index.js"


def run(example: str, *arguments: str | Path, status: int = 0) -> str:
    """What an example prints; where it is to fail, what it complains of."""
    env = {**os.environ, "PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / example, *arguments],
        env=env, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    return done.stderr if status else done.stdout


@pytest.mark.parametrize("game", shelf())
def test_bots_play_and_their_record_is_told_through_a_seats_eyes(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(run("bots.py", game, "--seed", "3"), "utf-8")
    told = run("eyes.py", record, shelf()[game].seat_names[0], "--language", "fr")
    assert len(told.splitlines()) == len(record.read_text("utf-8").split("\n\n")[1].splitlines())


def test_a_record_that_does_not_fit_the_rules_is_not_told(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(run("bots.py").replace("result: ", "result: not-"), "utf-8")
    assert "not-" in run("eyes.py", record, status=1)


@pytest.mark.parametrize("game", shelf())
def test_a_bot_of_ones_own_plays_through_the_protocol(game: str) -> None:
    assert run("protocol.py", game).startswith(f"{game}: ")


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The examples, the README's as a program, and one with a mistake that must be found."""
    folder = tmp_path_factory.mktemp("programs")
    for example in EXAMPLES:
        shutil.copy(example, folder)
    parsed = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    assert len(parsed) >= 10
    (folder / "readme.py").write_text("".join(example.source for example in parsed), "utf-8")
    (folder / "mistaken.py").write_text(
        'import sottovoce\n\nsottovoce.new("x").play("red", "a")\nsottovoce.chess()\n', "utf-8"
    )
    return folder


def test_mypy_accepts_them(programs: Path) -> None:
    cache = ROOT / ".mypy_cache/examples"
    files = sorted(str(path) for path in programs.glob("*.py"))
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}", *files]
    done = subprocess.run(command, cwd=programs, capture_output=True, text=True, check=False)
    complaints = [line.split(" error: ")[0] for line in done.stdout.splitlines() if " error: " in line]
    assert complaints == ["mistaken.py:3:", "mistaken.py:4:"], done.stdout + done.stderr


@pytest.mark.skipif(not PYRIGHT.exists(), reason="only where `make check` has fetched it")
def test_pyright_accepts_them(programs: Path) -> None:
    settings = {"typeCheckingMode": "strict", "reportUnusedExpression": False}
    (programs / "pyrightconfig.json").write_text(json.dumps(settings))
    pyright = [str(PROGRAMS / "node"), str(PYRIGHT), "--outputjson"]
    command = [*pyright, f"--pythonpath={sys.executable}", f"--project={programs}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)["generalDiagnostics"]
    assert [each for each in found if not each["file"].endswith("mistaken.py")] == []
    assert {each["range"]["start"]["line"] + 1 for each in found} == {3, 4}
