"""The laws hold for every game on the shelf."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games import shelf
from sottovoce.rules import laws
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.effort import examples, much
from tests.played import at_random, games_under_way

every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
seeds = st.integers(0, 2**32).map(Rng)


def strangers(play: Playthrough, noise: list[str]) -> list[str]:
    """Texts that may or may not be moves: of other moments, of other seats, misspelled, or nonsense."""
    game = play.game
    earlier = [game.spell(action) for _, action in play.moves[-6:]]
    elsewhere = at_random(game, play.options, len(play.moves) + 3, 7)
    later = [game.spell(action) for _, action in elsewhere.moves[-6:]]
    texts = earlier + later
    return [*texts, *(text.upper() for text in texts), *(text + " " for text in texts[:2]), "", "?", "*", *noise]


@every_game
@given(st.data())
def test_a_record_replays(game: AnyGame, data: st.DataObject) -> None:
    laws.a_record_replays(data.draw(games_under_way(game)))


@every_game
@given(st.data())
def test_spelling_goes_both_ways(game: AnyGame, data: st.DataObject) -> None:
    laws.spelling_goes_both_ways(data.draw(games_under_way(game)))


@every_game
@examples(10, 100)
@given(st.data(), st.lists(st.text(max_size=30), max_size=3))
def test_legal_moves_are_exactly_those_that_play_accepts(game: AnyGame, data: st.DataObject, noise: list[str]) -> None:
    play = data.draw(games_under_way(game))
    laws.legal_is_what_play_accepts(play, strangers(play, noise))


@every_game
@given(st.data(), seeds)
def test_a_copy_is_deep(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    laws.a_copy_is_deep(data.draw(games_under_way(game)), rng)


@every_game
@given(st.data())
def test_a_layout_is_true(game: AnyGame, data: st.DataObject) -> None:
    laws.a_layout_is_true(data.draw(games_under_way(game)))


@every_game
@given(st.data(), seeds)
def test_it_ends(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    laws.it_ends(data.draw(games_under_way(game)), rng)


@every_game
@examples(7, 60)
@given(st.data(), seeds, st.booleans())
def test_undo_goes_back(game: AnyGame, data: st.DataObject, rng: Rng, auto: bool) -> None:
    play = data.draw(games_under_way(game, 20))
    play.rng = rng if auto else None
    laws.undo_goes_back(play)


@every_game
@examples(10, 100)
@given(st.data(), seeds)
def test_games_that_fit_look_the_same(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    play = data.draw(games_under_way(game, 40))
    viewer = data.draw(st.sampled_from(play.viewers))
    laws.looks_the_same(play, viewer, rng, strangers(play, []))


@every_game
@given(st.data(), seeds)
def test_like_moves_leave_like_views(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    play = data.draw(games_under_way(game))
    laws.like_moves_leave_like_views(play, data.draw(st.sampled_from(play.viewers)), rng)


@every_game
@examples(10, 100)
@given(st.data(), seeds)
def test_a_move_that_tells_nothing_could_be_made_in_any_world(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    play = data.draw(games_under_way(game))
    laws.a_move_that_tells_nothing_could_be_made_in_any_world(play, data.draw(st.sampled_from(play.viewers)), rng)


@every_game
@given(st.data(), seeds)
def test_imagined_positions_fit(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    play = data.draw(games_under_way(game))
    laws.imagined_positions_fit(play, data.draw(st.sampled_from(play.viewers)), rng)


def while_countable(play: Playthrough, viewer: int) -> Playthrough:
    """The game at an earlier moment, if by now too many others look the same to be gone through."""
    while True:
        try:
            laws.worlds(play, viewer, most=much(6_000, 30_000))
        except laws.TooMany:
            play = play.at(len(play.moves) * 3 // 4)
        else:
            return play


@every_game
@examples(2, 40)
@given(st.data(), seeds)
def test_resampling_is_fair(game: AnyGame, data: st.DataObject, rng: Rng) -> None:
    play = data.draw(games_under_way(game))
    viewer = data.draw(st.sampled_from(play.viewers))
    laws.resampling_is_fair(while_countable(play, viewer), viewer, rng)


@every_game
def test_resampling_really_varies_the_secret(game: AnyGame) -> None:
    """In the first three lines of a game somebody does not know something, and is shown every possibility of it."""
    plays = [at_random(game, {}, lines, 1) for lines in (1, 2, 3)]
    assert any(laws.resampling_is_fair(play, seat, Rng(1)) > 1 for play in plays for seat in range(play.seats))
