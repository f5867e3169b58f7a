"""The lesson of Volto, where it asks for a deduction."""

from sottovoce.games.volto import GAME
from sottovoce.rules.lesson import attempt


def test_a_step_that_asks_for_a_deduction_is_not_answered_by_the_board() -> None:
    read = next(number for number, step in enumerate(GAME.lesson) if step.name == "read")
    assert [attempt(GAME, number, []).is_unaided for number in (0, read)] == [False, True]
    done = attempt(GAME, read, [GAME.lesson[read].turns[0].show])
    assert (done.state, done.is_unaided) == ("done", False)
