"""The measured difficulty fits the content, and its tiers fall in order."""

from itertools import pairwise
from math import sqrt

import pytest

from bench import difficulty
from sottovoce.games.romeo_juliet import content
from sottovoce.games.romeo_juliet.measured import measured, rate

TIERS = content.TIERS


def test_what_was_measured_is_what_is_played() -> None:
    """If this fails the content has changed: run `make bench`, or its last line alone."""
    assert measured().content == content.load(None).hash
    assert measured().games >= 2_000
    assert set(measured().won) == set(content.load(None).chapters)


def test_every_easy_chapter_is_easier_than_every_medium_one_and_these_than_every_hard_one() -> None:
    rates = {tier: [rate(n) or 0.0 for n, one in content.load(None).chapters.items() if one.tier == tier]
             for tier in TIERS}  # fmt: skip
    assert [len(of_tier) for of_tier in rates.values()] == [3, 3, 3]
    for easier, harder in pairwise(TIERS):
        assert min(rates[easier]) > max(rates[harder])


@pytest.mark.parametrize("chapter", range(1, 10))
def test_no_chapter_is_trivial_or_hopeless(chapter: int) -> None:
    assert 0.03 < (rate(chapter) or 0.0) < 0.95


def test_each_chapter_is_harder_than_the_one_before() -> None:
    """R5: nine steps, none of them a cliff."""
    won = [rate(number) or 0.0 for number in range(1, 10)]
    for easier, harder in pairwise(won):
        assert 0.02 < easier - harder < 0.13


def test_events_are_the_harder_the_higher_their_level() -> None:
    levels = measured().levels
    assert list(levels) == ["I", "II", "III", "IV"]
    for easier, harder in pairwise(levels.values()):
        assert easier - harder > 2 * sqrt(2) * difficulty.error(harder, difficulty.OF_LEVELS)


def test_another_content_has_no_measured_difficulty() -> None:
    other = content.ours_text().replace("hate = 5\n", "hate = 6\n")
    assert rate(1, other) is None
    assert rate(1, content.ours_text()) == rate(1)


def test_the_table_stands_in_the_rules() -> None:
    page = (difficulty.FOLDER / "RULES.md").read_text("utf-8")
    told = page.partition(difficulty.OPENING)[2].partition(difficulty.CLOSING)[0]
    for chapter, won in measured().won.items():
        [row] = [line for line in told.splitlines() if line.startswith(f"| {chapter} |")]
        assert f"| {100 * won:.1f} ± " in row


def test_a_measurement_can_be_repeated() -> None:
    first = difficulty.FIRST_SEED + 1_000_000
    assert difficulty.endings(1, range(first, first + 3)) == difficulty.endings(1, range(first, first + 3))
