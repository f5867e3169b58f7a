"""How much a test does: a fixed, small share in `make test`, and more with fresh seeds in `make soak`.

SOTTOVOCE_SOAK=<seed> is what the soak sets, and all that is needed to repeat what it found.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

T = TypeVar("T")
U = TypeVar("U")
SEED = int(os.environ.get("SOTTOVOCE_SOAK") or 0)
IS_SOAK = bool(os.environ.get("SOTTOVOCE_SOAK"))
EXAMPLES = Path(__file__).parents[1] / ".hypothesis/examples"


only_in_the_soak = pytest.mark.soak


def much(gate: int, soak: int) -> int:
    """How many of something."""
    return soak if IS_SOAK else gate


def seeds(gate: int, soak: int) -> range:
    """The same ones in every gate, and others in every soak."""
    return range(SEED, SEED + much(gate, soak))


def some(all_of_them: Sequence[T], gate: int) -> Sequence[T]:
    """The first few in the gate, all in the soak."""
    return all_of_them if IS_SOAK else all_of_them[:gate]


def pairs(ones: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Each of both at least once in the gate, all pairs in the soak."""
    if IS_SOAK:
        return [(one, other) for one in ones for other in others]
    return [(ones[at % len(ones)], others[at % len(others)]) for at in range(max(len(ones), len(others)))]


def examples(gate: int, soak: int) -> settings:
    """How many cases Hypothesis makes up for one test."""
    return settings(max_examples=much(gate, soak))


def shuffled(ones: Sequence[T], part: Callable[[T], Hashable]) -> list[T]:
    """Parts in an order that the seed decides, each of them in its own order."""
    parts = list(dict.fromkeys(part(one) for one in ones))
    Random(SEED).shuffle(parts)
    place = {name: number for number, name in enumerate(parts)}
    return sorted(ones, key=lambda one: place[part(one)])


def choose_profile() -> None:
    """Hypothesis makes up the same cases in every gate; in the soak others, and it remembers those that failed."""
    settings.register_profile("gate", deadline=None, derandomize=True, database=None, max_examples=20)
    settings.register_profile(
        "soak", deadline=None, derandomize=False, database=DirectoryBasedExampleDatabase(EXAMPLES), max_examples=200
    )
    settings.load_profile("soak" if IS_SOAK else "gate")
