"""Our games at speed: inside the compiled core, move by move from Python, and the same with plain rules.

Run as a program, it plays once and says how many moves it made in how many seconds; with SOTTOVOCE_PLAIN
in its environment the rules it plays by are the uncompiled ones.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from bench.contest import Contestant, Run
from sottovoce.games import shelf
from sottovoce.rules import constants, contract
from sottovoce.rules.contract import Playouts, Position
from sottovoce.rules.rng import Rng

ROOT = Path(__file__).parents[1]
SEED = 1


class Trio(NamedTuple):
    """One game, played in the three ways a program can play it."""

    playout: Contestant
    by_list: Contestant
    from_python: Contestant


def compiled(game: str) -> Trio:
    """The game as it is installed."""
    return Trio(*[Contestant(title(game), how, partial(play_here, game, how)) for how in WAYS])


def uncompiled(game: str) -> Trio:
    """The same game by the same rules as plain Python, in a process of its own."""
    return Trio(*[Contestant(f"{title(game)} uncompiled", how, partial(play_plain, game, how)) for how in WAYS])


def title(game: str) -> str:
    """What the game is called."""
    return shelf()[game].words("en").say("title")


def is_compiled() -> bool:
    """Are these the compiled rules?"""
    return not str(contract.__file__).endswith(".py")


def play_here(game: str, how: str, games: int) -> Run:
    """Random games from the empty board, set-up included."""
    rules = shelf()[game]
    seats, options = rules.checked_seats(None), rules.completed({})
    return WAYS[how](lambda: rules.start(seats, options), games)


def play_plain(game: str, how: str, games: int) -> Run:
    """The same in another process. It times itself: starting Python does not count."""
    output = subprocess.run(
        [sys.executable, "-m", "bench.ours", game, how, str(games)],
        cwd=ROOT,
        env={**os.environ, "SOTTOVOCE_PLAIN": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.split()
    if output[2] != "plain":
        raise RuntimeError("SOTTOVOCE_PLAIN did not keep the compiled rules away")
    return Run(int(output[0]), float(output[1]))


def in_the_core(by_list: bool, start: Callable[[], Position], games: int) -> Run:
    position = start()
    playouts = Playouts(position.seats)
    rng = Rng(SEED)
    began = perf_counter()
    playouts.run(position, games, rng, by_list=by_list)
    return Run(playouts.moves, perf_counter() - began)


def from_python(start: Callable[[], Position], games: int) -> Run:
    """Ask whose turn it is and what is legal, choose, play: the loop `rivals.from_python` has too.

    A choice costs as little as Python allows: 24 random bits, scaled. For a few dozen moves that is fair to
    some millionths; `Random.choice` would take longer than the game. Moves of chance are made and not counted.
    """
    bits = Random(SEED).getrandbits
    rng = Rng(SEED)
    chance = constants.CHANCE
    moves = 0
    began = perf_counter()
    for _ in range(games):
        position = start()
        while True:
            while (seat := position.to_move) >= 0:
                actions = position.legal(seat)
                if actions is None:  # a set-up with too many moves to list
                    position.play(seat, position.draw(seat, rng))
                else:
                    position.play(seat, actions[bits(24) * len(actions) >> 24])
                moves += 1
            if seat != chance:
                break
            position.play(seat, position.draw(seat, rng))
    return Run(moves, perf_counter() - began)


WAYS: dict[str, Callable[[Callable[[], Position], int], Run]] = {
    "playout": partial(in_the_core, False),
    "list-and-play": partial(in_the_core, True),
    "from Python": from_python,
}

if __name__ == "__main__":
    run = play_here(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    print(run.moves, run.seconds, "compiled" if is_compiled() else "plain")
