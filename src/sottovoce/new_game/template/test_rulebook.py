"""The rules, played: see RULES.md."""

from typing import Any

import pytest

from sottovoce.new_game.template import GAME
from sottovoce.rules.game import IllegalMove
from tests.played import played


def test_an_answer_leaves_fewer_numbers() -> None:
    """G2: the answer is public, the number is not."""
    play = played(GAME, "hider hide 4\nguesser guess 2")
    view: Any = play.view(1)
    assert (play.log(1)[-1].events, view.number, view.legal) == (["more"], None, ["guess 3", "guess 4", "guess 5"])


def test_what_is_ruled_out_cannot_be_guessed() -> None:
    """G3."""
    with pytest.raises(IllegalMove):
        played(GAME, "hider hide 4\nguesser guess 2\nguesser guess 1")


@pytest.mark.parametrize(("last", "winner"), [("4", [1]), ("5", [0])])
def test_the_third_guess_decides(last: str, winner: list[int]) -> None:
    """G4."""
    play = played(GAME, f"hider hide 4\nguesser guess 1\nguesser guess 3\nguesser guess {last}")
    assert play.outcome is not None
    assert play.outcome.winners == winner
