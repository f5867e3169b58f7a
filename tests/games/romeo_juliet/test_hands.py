"""What a partner may hold, against every deal there is: cards numbered one by one, drawn in every way."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import sqrt

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.content import ours_text
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants, laws
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import LOVERS, PLACES, sections
from tests.games.romeo_juliet.verona import JULIET, QUIET, ROMEO, content, seen

Ways = Counter[tuple[frozenset[int], frozenset[int]]]  # by what is in hand and what lies open
NONE: frozenset[int] = frozenset()
PEACE = f"{QUIET}; no-love {' '.join(PLACES)}; truce {' '.join(PLACES)}"
PLAIN = content(chapter=PEACE)
FEWER = content(chapter=f"{PEACE}; fewer-places when romeo at church; fewer-companions when juliet at cell")
TWICE = content(  # hardly two cards that differ
    chapter=PEACE,
    juliet="nurse nurse nurse nurse friar friar hate",
    romeo="hate hate hate hate hate benvolio benvolio",
)


def cards_of(text: str, pile: int) -> list[str]:
    return sections(text)["cards"][LOVERS[pile >> 1]][0].split() if pile % 2 else [*PLACES, "sidestep"]


def every_hand(view: View, text: str, pile: int) -> dict[tuple[str, ...], int]:
    """All hands that fit what everybody saw of a pile, each with the number of ways that lead to it.

    Whatever is drawn may be any of the cards left in the pile; a card that is played or kept may be any of its kind.
    """
    cards = cards_of(text, pile)
    start = next(place for place, there in where_they_began(text).items() if LOVERS[pile >> 1] in there)
    hands: Ways = Counter({(frozenset([cards.index(start)] if pile % 2 == 0 else []), NONE): 1})
    for n, scene in enumerate(view.story):
        if n > 0 and n % 4 == 0:
            kept: Ways = Counter()
            for (hand, _), ways in hands.items():
                for card in hand:
                    kept[frozenset([card]), NONE] += ways
            hands = kept
        played = scene.cards[pile >> 1].split()[pile % 2] if scene.cards is not None else None
        hands = after_scene(hands, scene.drew[pile], played, cards)
    found: Counter[tuple[str, ...]] = Counter()
    for (hand, _), ways in hands.items():
        found[tuple(sorted(cards[card] for card in hand))] += ways
    return dict(found)


def after_scene(hands: Ways, drew: int, played: str | None, cards: list[str]) -> Ways:
    """`drew` cards are drawn, and one with the name `played` is played."""
    after: Ways = Counter()
    for (hand, out), ways in hands.items():
        left = [card for card in range(7) if card not in hand | out]
        for drawn in combinations(left, drew):
            full = hand | set(drawn)
            if played is None:
                after[full, out] += ways
                continue
            for card in full:
                if cards[card] == played:
                    after[full - {card}, out | {card}] += ways
    return after


def where_they_began(text: str) -> dict[str, list[str]]:
    chapter = sections(text)["chapter 1"]
    return {place: chapter.get(place, [""])[0].split() for place in PLACES}


def chances(hands: dict[tuple[str, ...], int]) -> dict[str, float]:
    """How likely each card is to be in hand."""
    total = sum(hands.values())
    kinds = sorted({card for hand in hands for card in hand})
    return {
        card: round(float(Fraction(sum(n for hand, n in hands.items() if card in hand), total)), 6) for card in kinds
    }


def random_game(text: str, seed: int, until: Callable[[View], bool]) -> Playthrough:
    """A game that has come so far."""
    rng = Rng(seed)
    play = Playthrough(GAME, options={"content": text})
    while not until(seen(play)):
        seat = play.position.to_move
        play.add(seat, play.position.draw(seat, rng))
    return play


@pytest.mark.parametrize("text", [PLAIN, FEWER, TWICE, ours_text()], ids=["plain", "fewer", "twice", "ours"])
def test_could_hold_is_what_all_deals_say(text: str) -> None:
    """At every moment of an act, and now and then in the two that follow."""
    counted: dict[object, dict[tuple[str, ...], int]] = {}
    for seed in range(4):
        rng = Rng(seed)
        play = Playthrough(GAME, options={"content": text})
        while (seat := play.position.to_move) != constants.NOBODY:
            view = seen(play)
            if view.act == 1 or rng.below(12) == 0:
                for lover in (JULIET, ROMEO):
                    odds = view.lovers[lover].could_hold
                    both = []
                    for pile in (2 * lover, 2 * lover + 1):
                        scenes = [(s.drew[pile], s.cards and s.cards[lover].split()[pile % 2]) for s in view.story]
                        key = (pile, tuple(scenes))
                        if key not in counted:
                            counted[key] = every_hand(view, text, pile)
                        both.append(counted[key])
                    assert odds.places == pytest.approx(chances(both[0]), abs=1e-6)
                    assert odds.companions == pytest.approx(chances(both[1]), abs=1e-6)
                    assert odds.hands == len(both[0]) * len(both[1])
            play.add(seat, play.position.draw(seat, rng))


def test_a_hand_that_is_held_is_always_among_those_that_could_be() -> None:
    for seed in range(10):
        rng = Rng(seed)
        play = Playthrough(GAME, options={"content": FEWER})
        while (seat := play.position.to_move) != constants.NOBODY:
            for lover in seen(play, constants.EVERYTHING).lovers:
                assert lover.hand is not None
                assert set(lover.hand.places) <= set(lover.could_hold.places)
                assert set(lover.hand.companions) <= set(lover.could_hold.companions)
            play.add(seat, play.position.draw(seat, rng))


def test_in_the_fourth_scene_everybody_can_tell() -> None:
    play = random_game(PLAIN, 3, lambda view: (view.act, view.scene, view.phase) == (1, 4, "rendezvous"))
    assert [lover.could_hold.hands for lover in seen(play).lovers] == [1, 1]


# What is drawn when a game is imagined anew.

MOMENTS: dict[str, Callable[[View], bool]] = {
    "second scene": lambda view: (view.act, view.scene, view.phase) == (1, 2, "rendezvous"),
    "fourth scene": lambda view: (view.act, view.scene, view.phase) == (1, 4, "backstage"),
    "holding": lambda view: view.phase == "holding",
    "one has held": lambda view: view.phase == "holding" and any(lover.chosen for lover in view.lovers),
    "second act": lambda view: (view.act, view.scene, view.phase) == (2, 1, "rendezvous"),
    "second act, later": lambda view: (view.act, view.scene, view.phase) == (2, 3, "rendezvous"),
    "one has chosen": lambda view: view.act == 2 and any(lover.chosen for lover in view.lovers),
    "third act": lambda view: (view.act, view.scene, view.phase) == (3, 2, "rendezvous"),
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("text", [FEWER, TWICE], ids=["fewer", "twice"])
def test_resampling_draws_hands_as_often_as_all_deals_say(text: str, moment: str) -> None:
    """Each pile by itself: no strange hand, and each as often as it should be, give or take six times its spread."""
    play = random_game(text, 7, MOMENTS[moment])
    draws = 800
    for viewer, partner in ((JULIET, ROMEO), (ROMEO, JULIET)):
        drawn: list[Counter[tuple[str, ...]]] = [Counter(), Counter()]
        rng = Rng(1)
        for _ in range(draws):
            position = play.position.resample(viewer, rng)
            hand = GAME.view(position, constants.EVERYTHING).lovers[partner].hand  # type: ignore[arg-type]
            assert hand is not None
            drawn[0][tuple(sorted(hand.places))] += 1
            drawn[1][tuple(sorted(hand.companions))] += 1
        for kind in range(2):
            hands = every_hand(seen(play), text, 2 * partner + kind)
            total = sum(hands.values())
            assert set(drawn[kind]) <= set(hands)
            for hand_, ways in hands.items():
                likely = ways / total
                assert abs(drawn[kind][hand_] - draws * likely) <= 6 * sqrt(draws * likely * (1 - likely)) + 1


@pytest.mark.parametrize(
    ("text", "moment"),
    [(TWICE, "one has held"), (TWICE, "one has chosen"), (TWICE, "third act"), (FEWER, "one has held")],
    ids=["twice-held", "twice-chosen", "twice-third-act", "fewer-held"],
)
def test_resampling_is_fair_in_the_sense_of_the_laws(text: str, moment: str) -> None:
    """Whole positions, with what was chosen in secret, by chi-square against all that fit."""
    play = random_game(text, 11, MOMENTS[moment])
    for viewer in (JULIET, ROMEO):
        assert laws.resampling_is_fair(play, viewer, Rng(2), draws=20, most_groups=40) >= 1
