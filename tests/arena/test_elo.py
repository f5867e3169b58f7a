"""Elo, its intervals and the sequential test, against what is known."""

import math
from random import Random

import pytest

from sottovoce.arena import elo
from sottovoce.arena.elo import SequentialTest


@pytest.mark.parametrize(("score", "points"), [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (10 / 11, 400)])
def test_elo_is_that_of_chess(score: float, points: float) -> None:
    assert elo.elo_of(score) == pytest.approx(points, abs=0.05)
    assert elo.score_of(elo.elo_of(score)) == pytest.approx(score)


def test_who_always_wins_is_stronger_by_at_least_something() -> None:
    found = elo.elo([1.0] * 20)
    assert found.value == found.high == math.inf
    assert 250 < found.low < 350


def deals(rng: Random, chance: float, luck: float) -> float:
    """The score of a pair of games: `luck` is how often the deal decides both for the same seat."""
    if rng.random() < luck:
        return 0.5
    return (float(rng.random() < chance) + float(rng.random() < chance)) / 2


@pytest.mark.parametrize("luck", [0.0, 0.7])
def test_the_interval_holds_the_truth_95_times_in_100(luck: float) -> None:
    rng = Random(1)
    truth = luck * 0.5 + (1 - luck) * 0.6
    held = 0
    for _ in range(400):
        found = elo.share([deals(rng, 0.6, luck) for _ in range(150)])
        held += found.low <= truth <= found.high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(("points", "verdict"), [(0.0, False), (150.0, True)])
def test_the_sequential_test_errs_at_most_as_often_as_it_says(points: float, verdict: bool) -> None:
    rng = Random(2)
    wrong, looked = 0, 60
    for _ in range(looked):
        test = SequentialTest(0, 150)
        while test.verdict is None:
            test.add(deals(rng, elo.score_of(points), 0.0))
        wrong += test.verdict != verdict
    assert wrong <= 8  # 3 are expected


def test_the_ratio_is_that_of_the_normal_approximation_when_the_difference_is_small() -> None:
    """LLR ≈ n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    scores = [0.0] * 90 + [0.25] * 180 + [0.5] * 420 + [0.75] * 210 + [1.0] * 100
    test = SequentialTest(0, 5)
    for score in Random(3).sample(scores, len(scores)):
        test.add(score)
    mean = math.fsum(scores) / len(scores)
    variance = math.fsum((score - mean) ** 2 for score in scores) / len(scores)
    low, high = elo.score_of(0), elo.score_of(5)
    assert len(test.course) == len(scores)
    assert test.ratio == pytest.approx(len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance), rel=0.03)


def test_after_its_end_the_test_sees_no_more() -> None:
    test = SequentialTest(0, 100)
    for _ in range(200):
        test.add(1.0)
    assert test.verdict is True
    before = list(test.course)
    test.add(0.0)
    assert test.course == before


def test_bradley_and_terry_find_the_strengths_that_made_the_scores() -> None:
    true = [150.0, 0.0, -150.0]
    wins = {(a, b): 10_000 * elo.score_of(true[a] - true[b]) for a in range(3) for b in range(3) if a != b}
    assert elo.ratings(wins, 3) == pytest.approx(true, abs=0.1)
