"""The command `sottovoce` explains itself, and shells complete it."""

import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from sottovoce import __version__, manual
from sottovoce.cli import _parser
from sottovoce.games import shelf

SOTTOVOCE = Path(sys.executable).with_name("sottovoce")
GAME = next(game for game in shelf().values() if any(option.choices for option in game.options.values()))
FLAG, VALUE = next(
    ("--" + name.replace("_", "-"), str(option.choices[0]).lower())
    for name, option in GAME.options.items()
    if option.choices
)
EXAMPLES = [line for page in (manual.MAIN, *manual.COMMANDS.values()) for line in page.epilog().splitlines()[1:]]


@cache
def sottovoce(*arguments: str) -> str:
    return subprocess.run([SOTTOVOCE, *arguments], capture_output=True, text=True, check=True).stdout


def test_the_version_is_that_of_the_package() -> None:
    assert sottovoce("--version") == f"sottovoce {__version__}\n"


def test_help_ends_with_examples() -> None:
    assert sottovoce("--help").endswith(manual.MAIN.epilog() + "\n")
    assert sottovoce("play", "--help").endswith(manual.COMMANDS["play"].epilog() + "\n")


@pytest.mark.parametrize("line", EXAMPLES, ids=lambda line: line.strip().split("  ")[0])
def test_an_example_is_a_command_that_can_be_given(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = line.strip().split("  ")[0]
    words = shlex.split(command[command.index("sottovoce") :].split(" > ")[0].rstrip(')"'))
    if words[-1] == "--help":
        with pytest.raises(SystemExit) as end:
            _parser().parse_args(words[1:])
        assert end.value.code == 0
        assert "examples:" in capsys.readouterr().out
    else:
        assert _parser().parse_args(words[1:]).command == (words[1] if words[1:] else None)


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("pl", "play"),
        (f"play {GAME.id[:-1]}", GAME.id),
        ("play --bot n", "novice"),
        (f"play {FLAG[:-1]}", FLAG),
        (f"play {GAME.id} {FLAG} {VALUE}", VALUE),
        ("replay even", "evening.txt"),
        ("completion f", "fish"),
        ("play nothing-of-the-kind", ""),
    ],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="only where there is a bash")
def test_bash_completes(typed: str, completed: str, tmp_path: Path) -> None:
    (tmp_path / "evening.txt").touch()
    program = f"""
source /dev/stdin
COMP_WORDS=(sottovoce {typed})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
$(complete -p sottovoce | sed 's/.*-F \\([^ ]*\\).*/\\1/')
echo "${{COMPREPLY[*]}}"
"""
    script = sottovoce("completion", "bash")
    done = subprocess.run(
        ["bash", "-c", program], cwd=tmp_path, input=script, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == (completed + "\n", "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_take_their_script(shell: str) -> None:
    script = sottovoce("completion", shell)
    assert GAME.id in script
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=script, capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


def test_completion_costs_nothing_where_it_is_not_asked_for() -> None:
    program = "import sys, sottovoce.cli; sottovoce.cli._parser(); print('shtab' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
