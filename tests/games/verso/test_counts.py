"""Verso counted against the slow and obvious reference."""

from itertools import combinations

import pytest

from sottovoce.games.verso import GAME, series
from sottovoce.rules import constants
from sottovoce.rules.contract import Count
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.verso.reference import Card, Table


def both(seats: int, lines: int, seed: int) -> tuple[Playthrough, Table]:
    """The same random game in both, `lines` lines long; few banks, so that there is something to count."""
    rng = Rng(seed)
    play, table = Playthrough(GAME, seats), Table(seats)
    while len(play.moves) < lines and (seat := play.position.to_move) != constants.NOBODY:
        action = play.position.draw(seat, rng)
        while seat >= 0 and action >= 3 and play.position.phase == 2 and action < 198:  # type: ignore[attr-defined]
            action = play.position.draw(seat, rng)
        play.add(seat, action)
        table.play(GAME.spell(action))
    return play, table


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("lines", [1, 20, 41, 60])
def test_counts_agree_with_the_reference(seats: int, lines: int) -> None:
    play, table = both(seats, lines, seed=lines)
    for depth in range(4):
        assert Count(10**6).run(play.position, depth, False) == table.count(depth, False)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_counts_with_chance_agree_with_the_reference(seats: int) -> None:
    play, table = both(seats, 1, seed=3)
    for depth in range(3):
        assert Count(10**6).run(play.position, depth, True) == table.count(depth, True)
    assert Count(10**6).run(play.position, 2, True) == 2 * 178


def test_the_last_banks_are_counted_to_the_end() -> None:
    for seats in range(1, 7):
        rng = Rng(seats)
        play, table = Playthrough(GAME, seats), Table(seats)
        while play.position.phase != 3:  # type: ignore[attr-defined]
            seat = play.position.to_move
            action = play.position.draw(seat, rng)
            play.add(seat, action)
            table.play(GAME.spell(action))
        for depth in range(4):
            assert Count(10**6).run(play.position, depth, False) == table.count(depth, False)


def test_every_row_holds_the_series_that_the_reference_finds() -> None:
    for size in range(8):
        for places in combinations("123456J", size):
            row = sum(1 << "123456J".index(place) for place in places)
            display = [Card(f"B{place}", "G1", False) for place in places]
            found = sorted(f"B:{series.ALL[n].text}" for n in series.FITTING_BY_ROW[row])
            assert found == Table(1).series(display)


def test_counts_stay_what_they_were() -> None:
    play, _ = both(2, 45, seed=7)
    assert [Count(10**7).run(play.position, depth, True) for depth in range(4)] == [1, 15, 393, 6973]
