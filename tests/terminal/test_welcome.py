"""The first screen serves every game: which one, with how many seats, and who sits in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.games.verona_twist import VeronaTwist
from sottovoce.rules.game import Option
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local
from sottovoce.terminal.player_names import PlayerNames
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests.terminal.hands import Hands, at_table
from tests.terminal.test_languages import words


class ForMany(VeronaTwist):
    """Verona Twist as if one to six could play it: only the first screen ever sees it."""

    options: ClassVar[Mapping[str, Option]] = {"forced": Option(default=False, choices=(False, True))}

    def __init__(self) -> None:
        super().__init__()
        seats = ("capulet", "nurse", "third", "fourth", "fifth", "sixth")
        self.meta = msgspec.structs.replace(self.meta, fewest_seats=1, seat_names=seats)


ForMany.__module__ = VeronaTwist.__module__


def test_choosing_a_game() -> None:
    """Title, options and seats follow; a match is offered to two who play against each other."""

    async def script(hands: Hands) -> None:
        assert "a match of two games" in hands.screen()
        await hands.press(*["down"] * 4)
        while hands.app.game.id != "volto":
            await hands.press("right")
            if hands.app.game.meta.cooperative:
                assert "a match of two games" not in hands.screen()
        shown = hands.screen()
        assert "Two families in masks" in shown
        assert "Play White against the bot" in shown
        assert "a match of two games" in shown
        assert "Captor of a damsel" in shown
        assert "Rounds" not in shown
        await hands.press("down", "right")
        assert hands.app.options == {"capturer": "hidden"}
        assert "leaves with its face hidden, unless it is the pretender" in words(hands.screen())
        await hands.press("home", "down", "enter")
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.table.players == ("novice", "person")
        assert hands.table.play.options == {"capturer": "hidden"}

    at_table(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_the_first_screen(language: str) -> None:
    async def script(hands: Hands) -> None:
        for game in shelf().values():
            hands.app.choose_game(game)
            screen = hands.app.screen
            assert isinstance(screen, Welcome)
            screen.refresh_text()
            await hands.settle()
            for item in screen.items():
                assert item.label in hands.screen()
                if item.value is not None:
                    assert f"{item.label:<22}‹ {item.value} ›" in hands.screen()
            assert hands.screen().splitlines()[-1].strip() == hands.app.say("footer-welcome")

    at_table(script, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_to_six_seats(language: str) -> None:
    local.begin(shelf()["verona-twist"], ("person", "novice"), {}, Rng(1))  # a game waits as well

    async def script(hands: Hands) -> None:
        app, say = hands.app, hands.app.say
        assert list(app.players) == ["person", "novice"]
        await hands.press("down", "down", "down")
        assert app.options["forced"] is False
        await hands.press("down")
        for seats in (3, 4, 5, 6):
            await hands.press("right")
            assert len(app.players) == seats
        assert say("welcome-quit") in hands.screen()
        assert hands.screen().splitlines()[-1].strip() == say("footer-welcome")
        await hands.press("right")
        assert list(app.players) == ["person"]
        await hands.press("left")
        await hands.press("down", "right")
        assert app.players[0] == "novice"
        assert say("nobody-plays") in hands.screen()
        await hands.press("home", "down", "enter")
        assert isinstance(app.screen, Welcome)
        assert say("nobody-plays") in hands.screen()
        app.players = ("person",) * 6
        await hands.press("enter")
        assert isinstance(app.screen, PlayerNames)
        for seat in range(1, 7):
            assert say(f"names-person-{seat}") in hands.screen()
        assert say("names-how") in hands.screen()
        await hands.press("up", "down", "escape")
        assert isinstance(app.screen, Welcome)

    at_table(script, game=ForMany(), language=language)


def test_names_are_told_apart() -> None:
    told: list[tuple[str, ...] | None] = []

    async def script(hands: Hands) -> None:
        hands.app.push_screen(PlayerNames(ForMany(), (True, False, True, True)), told.append)
        await hands.settle()
        await hands.press(*"Ida", "enter", *"Ida", "enter", "enter")
        assert told == [("Ida", "", "Ida 3", "Paolo")]

    at_table(script)
