"""Moves are taken back at the piazza: freely, or if the other agrees."""

import pytest

from sottovoce.rules.rng import Rng
from sottovoce.terminal import local
from sottovoce.terminal.notice import Notice, YesNo
from sottovoce.terminal.table_screen import TableScreen
from tests.terminal.hands import words as flat
from tests.terminal.verona_twist.hands import Hands, at_table, first, hide, sit_down


def legal(hands: Hands) -> list[str]:
    return hands.table.view(hands.table.to_move).legal or []


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Capulet has taken back a move."), ("fr", "Capulet a repris un coup"), ("it", "Capuleti ha ritirato")],
)
def test_against_a_bot_a_move_is_taken_back_without_asking(language: str, said: str) -> None:
    async def script(hands: Hands) -> None:
        lines = len(hands.table.play.moves)
        await hands.move(first(legal(hands)))
        assert len(hands.table.play.moves) == lines + 2
        await hands.press("ctrl+z")
        assert isinstance(hands.app.screen, TableScreen)
        assert len(hands.table.play.moves) == lines
        assert said in flat(hands.screen())
        await hands.press("ctrl+z")
        assert "✗" in hands.screen()  # there is nothing more to take back
        assert len(hands.table.play.moves) == lines
        await hands.move(first(legal(hands)))
        assert len(hands.table.play.moves) == lines + 2

    at_table(script, start="capulet", language=language)
    again = local.unfinished(Rng(1))
    assert again is not None
    assert len(list(again.events())) == 2


def test_a_bot_that_still_thinks_does_not_answer_a_move_that_was_taken_back() -> None:
    async def script(hands: Hands) -> None:
        lines = len(hands.table.play.moves)
        for key in (*first(legal(hands)), "enter", "ctrl+z"):
            await hands.pilot.press(key)
        await hands.settle()
        assert len(hands.table.play.moves) == lines
        assert hands.table.to_move == 0

    at_table(script, start="capulet", pause=0.05)


def test_at_a_shared_keyboard_the_other_is_asked_who_has_learned_something() -> None:
    async def script(hands: Hands) -> None:
        await sit_down(hands)
        await hide(hands, "QK")
        lines = len(hands.table.play.moves)
        await hands.move(first(legal(hands)))
        await hands.press("ctrl+z")  # free: nobody has learned anything
        assert len(hands.table.play.moves) == lines
        assert "Ida has taken back a move; nobody had learned anything from it." in flat(hands.screen())
        while not isinstance(hands.app.screen, Notice):
            await hands.move(first(legal(hands)))
        await hands.press("enter")  # the Nurse has reported
        lines = len(hands.table.play.moves)
        await hands.press("ctrl+z")
        assert isinstance(hands.app.screen, YesNo)
        assert "Ugo would like to take back a move. Ida, do you agree?" in flat(hands.screen())
        waiting = local.unfinished(Rng(1))
        assert waiting is not None
        assert waiting.question is not None  # it is saved, and will be asked again
        await hands.press("escape")
        assert len(hands.table.play.moves) == lines
        assert "Ida would rather not take it back." in flat(hands.screen())
        await hands.press("ctrl+z", "enter")
        assert len(hands.table.play.moves) == lines - 1
        assert "with the consent of the others" in flat(hands.screen())

    at_table(script, start="single")


def test_no_draw_is_offered() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("ctrl+d")
        assert "This game knows no draw by agreement." in hands.screen()

    at_table(script, start="capulet")
