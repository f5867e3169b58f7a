"""Two implementations that share nothing but the rules play the same games, move for move."""

import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.effort import much, seeds
from tests.games.verso.reference import Table

GAMES = much(10, 40)  # for each of the cases
BATCHES = 3


def agree(play: Playthrough, table: Table) -> None:
    """The same to move, the same list, the same cards, points and squares."""
    seat = play.position.to_move
    view = play.view(seat)
    assert isinstance(view, View)
    assert view.to_act == table.to_act()
    if seat != constants.NOBODY:
        assert view.legal == table.legal()
    assert [player.points for player in view.players] == table.scores
    assert [player.square for player in view.players] == table.has_square
    for player, display in zip(view.players, table.displays, strict=True):
        for colour, cards in player.rows.items():
            assert cards == sorted(card.text() for card in display if card.face[0] == colour)
    assert view.discards == [card.text() for card in table.discards]
    assert view.top == (table.top.text() if table.top else None)
    assert view.left == table.left


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("forced_flip", [False, True])
@pytest.mark.parametrize("seats", range(1, 7))
def test_both_play_the_same_games(seats: int, forced_flip: bool, batch: int) -> None:
    for seed in seeds(GAMES * BATCHES, GAMES * BATCHES)[GAMES * batch : GAMES * (batch + 1)]:
        rng = Rng(seed)
        play = Playthrough(GAME, seats, {"forced_flip": forced_flip})
        table = Table(seats, forced_flip)
        while (seat := play.position.to_move) != constants.NOBODY:
            if seed % 10 == 0:
                agree(play, table)
            action = play.position.draw(seat, rng)
            if seat >= 0 and action >= 3 and rng.below(3):  # fewer banks: longer series, more squares
                action = play.position.draw(seat, rng)
            text = GAME.spell(action)
            if seat >= 0:
                listed = play.position.legal(seat) or ()
                assert sorted(GAME.spell(a) for a in listed) == table.legal()
            play.add(seat, action)
            assert play.log(constants.NOBODY)[-1].events == table.play(text), text
        agree(play, table)
        assert play.outcome is not None
        assert (play.outcome.scores, play.outcome.winners) == (table.scores, table.winners())
        assert table.phase == "over"
