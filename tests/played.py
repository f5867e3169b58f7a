"""Games played in tests: written down as at a table, or by chance."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng


def played(game: AnyGame, text: str, seats: int | None = None, **options: Any) -> Playthrough:
    """The game in which these lines were played: a seat's name (or *) and its move on each."""
    play = Playthrough(game, seats, options)
    for line in text.strip().splitlines():
        seat, move = line.strip().split(maxsplit=1)
        play.play(constants.CHANCE if seat == "*" else game.seat_names.index(seat), move)
    return play


def at_random(
    game: AnyGame, options: Mapping[str, Any], moves: int, seed: int, seats: int | None = None
) -> Playthrough:
    """A game of `moves` random moves, or fewer if it ends."""
    rng = Rng(seed)
    play = Playthrough(game, seats, options)
    while len(play.moves) < moves and (seat := play.position.to_move) != constants.NOBODY:
        play.add(seat, play.position.draw(seat, rng))
    return play


@st.composite
def games_under_way(draw: st.DrawFn, game: AnyGame, most_moves: int = 60) -> Playthrough:
    """A random game for any number of players, with random options, stopped at a random moment."""
    seats = draw(st.integers(game.fewest_seats, len(game.seat_names)))
    listed = {name: option.choices for name, option in game.options.items() if option.choices}
    options = {name: draw(st.sampled_from(choices)) for name, choices in listed.items()}
    return at_random(game, options, draw(st.integers(0, most_moves)), draw(st.integers(0, 2**32)), seats)
