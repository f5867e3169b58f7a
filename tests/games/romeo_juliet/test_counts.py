"""Roméo & Juliette counted against the slow and obvious reference."""

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet import names as phases
from sottovoce.games.romeo_juliet.content import ours_text
from sottovoce.rules import constants
from sottovoce.rules.contract import Count
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import Tragedy
from tests.games.romeo_juliet.verona import content, said

MOST = 10**6


def both(text: str, chapter: int, phase: int, seed: int) -> tuple[Playthrough, Tragedy]:
    """The same random game in both, up to this phase of its second scene or a later one."""
    rng = Rng(seed)
    play, other = Playthrough(GAME, options={"content": text, "chapter": chapter}), Tragedy(text, chapter)
    while play.position.phase != phase or (other.act, other.scene) == (1, 1):  # type: ignore[attr-defined]
        seat = play.position.to_move
        if seat == constants.NOBODY:
            return both(text, chapter, phase, seed + 100)
        action = play.position.draw(seat, rng)
        play.add(seat, action)
        other.play(said(seat), GAME.spell(action))
    return play, other


@pytest.mark.parametrize("chapter", range(1, 10))
@pytest.mark.parametrize("phase", [phases.RENDEZVOUS, phases.BACKSTAGE, phases.EFFECTS, phases.HOLDING])
def test_counts_agree_with_the_reference(chapter: int, phase: int) -> None:
    play, other = both(ours_text(), chapter, phase, seed=chapter)
    for depth in range(3):
        assert Count(MOST).run(play.position, depth, False) == other.count(depth, False)


@pytest.mark.parametrize("phase", [phases.PRELUDE, phases.SIDESTEPPING, phases.EVENT])
def test_counts_with_chance_agree_with_the_reference(phase: int) -> None:
    for chapter in (1, 5, 9):
        play, other = both(ours_text(), chapter, phase, seed=chapter)
        for depth in range(3):
            assert Count(MOST).run(play.position, depth, True) == other.count(depth, True)


EVENTS = ["errand juliet cell", "favour romeo salon", "either juliet: hate 1 | errand romeo ballroom"]


@pytest.mark.parametrize("event", EVENTS)
def test_decisions_are_counted_as_the_reference_counts_them(event: str) -> None:
    play, other = both(content(*[event] * 9, hate=15), 1, phases.DECISION, seed=4)
    for depth in range(4):
        assert Count(MOST).run(play.position, depth, True) == other.count(depth, True)


def test_a_scene_is_counted_from_its_first_word_to_its_first_steps() -> None:
    """Chapter I, dealt out: each step of the road agrees, the rendezvous four words deep."""
    play, other = Playthrough(GAME, options={"content": ours_text()}), Tragedy(ours_text())
    rng = Rng(1)
    while (seat := play.position.to_move) == constants.CHANCE:
        action = play.position.draw(seat, rng)
        play.add(seat, action)
        other.play("*", GAME.spell(action))
    for depth in range(5):
        assert Count(MOST).run(play.position, depth, False) == other.count(depth, False)


def test_the_first_cards() -> None:
    """Juliet holds the balcony: six cards are left for her first draw, five for the second, then four."""
    play = Playthrough(GAME)
    assert [Count(MOST).run(play.position, depth, True) for depth in range(4)] == [1, 6, 30, 120]
    assert Count(MOST).run(play.position, 3, False) == 1


def test_counts_stay_what_they_were() -> None:
    play, _ = both(content("errand juliet cell", "hate 1"), 1, phases.BACKSTAGE, seed=3)
    assert [Count(MOST).run(play.position, depth, True) for depth in range(4)] == [1, 16, 256, 1568]
