"""A toy game that keeps its secret passes the leak laws; with any one leak it is caught, and the leak is named."""

import pytest

from sottovoce.rules import constants, laws
from sottovoce.rules.rng import Rng
from tests.leaky import GUESSER, HIDER, LEAKS, Hiding, leaky
from tests.played import at_random

STRANGERS = ["guess nothing", "turn", "hide heads"]


def hold_every_leak_law(game: Hiding) -> None:
    """Many short games, every viewer; the simplest law that a leak breaks comes first."""
    cases = [
        (at_random(game, {}, seed % 6, seed), viewer, Rng(1000 + seed))
        for seed in range(60)
        for viewer in (HIDER, GUESSER, constants.NOBODY)
    ]
    for play, viewer, rng in cases:
        laws.looks_the_same(play, viewer, rng, STRANGERS)
    for play, viewer, rng in cases:
        laws.like_moves_leave_like_views(play, viewer, rng)
    for play, viewer, rng in cases:
        laws.a_move_that_tells_nothing_could_be_made_in_any_world(play, viewer, rng)
    for play, viewer, rng in cases:
        laws.resampling_is_fair(play, viewer, rng)


def test_a_game_that_keeps_its_secret_passes() -> None:
    hold_every_leak_law(leaky("none"))


@pytest.mark.parametrize("leak", LEAKS)
def test_each_leak_is_caught_by_name(leak: str) -> None:
    with pytest.raises(laws.Broken) as caught:
        hold_every_leak_law(leaky(leak))
    assert caught.value.law == leak.split(" stuck")[0].split(" uneven")[0]
