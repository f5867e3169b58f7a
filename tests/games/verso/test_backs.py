"""What may be on the backs, against going through all of it."""

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games.verso import GAME, box
from sottovoce.games.verso.backs import Backs
from sottovoce.rules import constants, laws
from sottovoce.rules.rng import Rng
from tests.effort import examples
from tests.games.verso.table import make, seen_by, table
from tests.played import at_random

Way = tuple[int, ...]


def every_way(shown: list[int], possible: list[int]) -> list[Way]:
    """All ways to say of each shown face which card it is, no card twice."""
    ways: list[Way] = [()]
    for face in shown:
        fitting = [card for card in possible if face in (box.LOW[card], box.HIGH[card])]
        ways = [(*way, card) for way in ways for card in fitting if card not in way]
    return ways


def ask(shown: list[int], possible: list[int]) -> Backs:
    backs = Backs()
    backs.ask([shown.count(face) for face in range(42)], [int(card in possible) for card in range(90)])
    return backs


@st.composite
def small_boxes(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A few cards that may be there, and some of them showing one face or the other."""
    possible = draw(st.lists(st.integers(0, 89), min_size=1, max_size=14, unique=True))
    if draw(st.booleans()):  # close together, so that they compete for the same faces
        near = draw(st.integers(0, 41))
        possible = sorted(set(possible) | {card for card in range(90) if near in (box.LOW[card], box.HIGH[card])})
    lying = draw(st.lists(st.sampled_from(possible), min_size=1, max_size=5, unique=True))
    return sorted(box.UP[2 * card + draw(st.integers(0, 1))] for card in lying), possible


@examples(100, 1000)
@given(small_boxes())
def test_counts_and_odds_are_those_of_the_enumeration(small: tuple[list[int], list[int]]) -> None:
    shown, possible = small
    ways = every_way(shown, possible)
    backs = ask(shown, possible)
    assert backs.total() == len(ways)
    odds = backs.odds()
    for n, face in enumerate(shown):
        counted = Counter(way[n] for way in ways)
        for card in range(90):
            if face in (box.LOW[card], box.HIGH[card]):
                assert odds[2 * card + face // 21] == pytest.approx(counted[card] / len(ways), abs=1e-12)


@examples(20, 100)
@given(small_boxes(), st.integers(0, 2**32))
def test_every_way_is_drawn_equally_often(small: tuple[list[int], list[int]], seed: int) -> None:
    shown, possible = small
    ways = every_way(shown, possible)
    backs, rng, groups = ask(shown, possible), Rng(seed), min(len(ways), 60)
    number = {way: n % groups for n, way in enumerate(ways)}
    draws = [tuple(card for cards in backs.drawn(rng).values() for card in cards) for _ in range(40 * groups)]
    counts, sizes = Counter(number[way] for way in draws), Counter(number.values())
    expected = {group: len(draws) * size / len(ways) for group, size in sizes.items()}
    lack = sum((counts[group] - expected[group]) ** 2 / expected[group] for group in expected)
    assert lack <= groups + 7 * math.sqrt(2 * groups) + 20


def test_odds_with_everything_on_the_table_still_add_up() -> None:
    """All ninety cards lie about and nobody has turned one: the heaviest question there is, and still exact."""
    rng = Rng(4)
    shown = [box.UP[2 * card + rng.below(2)] for card in range(60)]
    backs = ask(sorted(shown), list(range(90)))
    odds = backs.odds()
    for face in set(shown):
        assert sum(odds[lying] for lying in range(180) if box.UP[lying] == face) == pytest.approx(1)
    drawn = [card for cards in backs.drawn(rng).values() for card in cards]
    assert len(set(drawn)) == len(drawn) == 60


def test_odds_are_the_shares_of_all_games_that_look_the_same() -> None:
    """Not only of the backs one by one: in every game that fits, found by retracing the deals."""
    for seats, seed in ((1, 1), (2, 2), (3, 5)):
        play = at_random(GAME, {}, 7, seed, seats)
        worlds = laws.worlds(play, 0, most=5000)
        assert worlds is not None
        counted: dict[str, Counter[str]] = {}
        world = play.copy()
        for state in worlds:
            world.position.load(state)
            everything = seen_by(world, constants.EVERYTHING)
            cards = [card for player in everything.players for row in player.rows.values() for card in row]
            for card in {*cards, everything.top} & set(everything.hidden or ()):
                face, _, back = str(card).partition("/")
                counted.setdefault(face, Counter())[back] += 1
        backs = seen_by(play, 0).backs
        assert set(backs) == set(counted)
        for face, odds in backs.items():
            total = sum(counted[face].values())
            assert odds == pytest.approx({back: n / total for back, n in counted[face].items()}, abs=1e-6)


def test_a_card_seen_on_both_sides_is_no_longer_possible() -> None:
    play = table("", "", top="B3/G4")
    assert seen_by(play, 0).backs == {"B3": {"G2": 0.25, "G4": 0.25, "O2": 0.25, "O4": 0.25}}
    make(play, "flip", "deal B3/O4")
    assert seen_by(play, 0).backs["B3"] == pytest.approx({"G2": 1 / 3, "O2": 1 / 3, "O4": 1 / 3}, abs=1e-6)


def test_a_card_that_lies_elsewhere_makes_its_back_less_likely() -> None:
    """A green 4 worth 3 lies there: it may be the very card that would have a green 4 behind the blue 3."""
    play = table("G4*/O5", "", top="B3/G2")
    odds = seen_by(play, 0).backs["B3"]
    # 4 x 5 choices less the one card that would be both; for green 4: 4 of the 19 ways instead of 5.
    assert odds == pytest.approx({"G2": 5 / 19, "G4": 4 / 19, "O2": 5 / 19, "O4": 5 / 19}, abs=1e-6)


def test_a_discarded_card_counts_too() -> None:
    play = table("B3/O2", "", top="B3/G2")
    make(play, "keep", "deal G4*/B3")
    odds = seen_by(play, 0).backs["G4*"]
    # Two blue threes of 1 point lie about, one of them discarded: 12 ordered pairs; B3/G4 is in 6 of them.
    assert odds["B3"] == pytest.approx((12 - 6) / (12 * 4 + 6), abs=1e-6)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-5)


def test_views_say_that_the_odds_are_exact() -> None:
    assert seen_by(table("", ""), 0).exact
