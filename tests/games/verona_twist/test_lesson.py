"""The first lesson of Verona Twist: what is said to a move that is not possible, and what others answer."""

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.rules import constants
from sottovoce.rules.game import IllegalMove
from sottovoce.rules.lesson import Step, attempt
from sottovoce.rules.playthrough import Line


def test_a_move_that_is_not_possible_is_refused_as_at_a_table() -> None:
    with pytest.raises(IllegalMove) as why:
        attempt(GAME, 0, ["Kc3"])
    assert why.value.text("fr").startswith("Le Prince ne peut pas atteindre c3")


def test_others_play_the_first_move_that_is_possible() -> None:
    step: Step = GAME.lesson[2]
    assert step.name == "turned"
    answers: dict[str, Line] = {move: attempt(GAME, 2, [move]).lines[-1] for move in ("Bc2", "Sd4")}
    assert {move: line.move for move, line in answers.items()} == {"Bc2": "Sb4", "Sd4": "Ba2"}
    assert all(line.seat == 1 and line.seat != constants.CHANCE for line in answers.values())
