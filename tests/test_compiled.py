"""The rules are one source: compiled and as plain Python they play the very same games."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, plain
from sottovoce.rules.contract import Position, is_compiled
from sottovoce.rules.rng import Rng
from tests import patience

GAMES = 2000

PROGRAM = """
import json, sys
from tests.test_compiled import fingerprints
from sottovoce.rules.contract import is_compiled
print(json.dumps([is_compiled(), fingerprints()]))
"""


def fingerprints() -> dict[str, Any]:
    """Thousands of seeded games of each kind, by both roads, each boiled down to a number."""
    found: dict[str, Any] = {}
    for game in shelf().values():
        chapters = game.options["chapter"].choices if "chapter" in game.options else (None,)
        for seats in sorted({game.fewest_seats, game.checked_seats(None), len(game.seat_names)}):
            for chapter in chapters:
                position = game.start(seats, game.completed({} if chapter is None else {"chapter": chapter}))
                for by_list in (False, True):
                    playouts = plain.playouts(position)
                    playouts.run(position, GAMES // seats // len(chapters), Rng(2026), by_list)
                    told = [playouts.digest, playouts.moves, playouts.wins]
                    found[f"{game.id} {seats} {chapter} {by_list}"] = told
                found[f"{game.id} {seats} {chapter} resampled"] = resampled(position)
    rng = Rng(1)
    found["rng"] = [rng.below(n) for n in (1, 2, 3, 7, 20, 27_907_200, 2**31, 2**32 - 1) for _ in range(50)]
    return found


def resampled(position: Position) -> list[int]:
    """Positions that look the same to a spectator, all along one game."""
    rng, found = Rng(7), []
    while position.to_move != constants.NOBODY:
        position.play(position.to_move, position.draw(position.to_move, rng))
        found.append(position.resample(constants.NOBODY, rng).digest())
    return found


@pytest.mark.skipif(not is_compiled(), reason="there is nothing to compare with: this is the plain form")
def test_compiled_and_plain_agree() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "SOTTOVOCE_PLAIN": "1"},
        capture_output=True,
        check=True,
        timeout=patience.seconds(600),
    )
    compiled, plain = json.loads(done.stdout)
    assert compiled is False
    assert plain == json.loads(json.dumps(fingerprints()))
