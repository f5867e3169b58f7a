"""Resigning and playing again: the rules of the table, at one keyboard. (Taking back, draws: in the games' folders.)"""

from pathlib import Path

import pytest

from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local, saved
from sottovoce.terminal.notice import Notice, YesNo
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests.example_games import FOR_MANY, IN_TURN
from tests.terminal.hands import Hands, at_table

GAME = shelf()[IN_TURN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_resigning_is_confirmed_and_ends_the_game(language: str, drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        await hands.press("ctrl+r")
        assert isinstance(hands.app.screen, YesNo)
        await hands.press("escape")
        assert hands.table.outcome is None
        await hands.press("ctrl+r", "l", "l", "l", "enter")
        assert hands.table.outcome is not None
        assert hands.table.outcome.winners == [1]
        assert isinstance(hands.app.screen, Notice)
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    at_table(script, game=GAME, start=GAME.seat_names[0], language=language)
    assert local.unfinished(Rng(1)) is None
    (file,) = drawer.iterdir()
    assert saved.load(file)[0].notes["ended"] == "resigned 0 1"


def test_among_more_than_two_a_bot_plays_on(drawer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def script(hands: Hands) -> None:
        await hands.press("ctrl+r", "enter")
        assert hands.table.players == ("novice", "novice", "novice")
        assert [event.sentence.key for event in hands.table.events()] == ["told-resigned"]
        for _ in range(100):
            await hands.settle()
            if isinstance(hands.app.screen, Notice) and hands.table.outcome is not None:
                break
            await hands.press("enter")
        assert hands.table.outcome is not None

    at_table(script, game=shelf()[FOR_MANY], start="players", players=("person", "novice", "novice"))
    assert saved.verify(drawer.iterdir(), "en")
    assert "not finished" not in capsys.readouterr().out


def test_playing_again_moves_the_roles_on_and_counts(drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        await hands.press("ctrl+r", "enter", "r")
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.table.players == ("novice", "person")
        assert hands.table.score.points == [0, 1]
        await hands.press("q", "q")

    at_table(script, game=GAME, start=GAME.seat_names[0])
    assert len(list(drawer.iterdir())) == 2
    again = local.unfinished(Rng(1))
    assert again is not None
    assert again.players == ("novice", "person")
    assert again.score.games == 1


def test_the_keys_are_listed() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("?", "end")
        for key in ("Ctrl+Z", "Ctrl+D", "Ctrl+R"):
            assert key in hands.screen()

    at_table(script, (100, 50), game=GAME, start=GAME.seat_names[0])
