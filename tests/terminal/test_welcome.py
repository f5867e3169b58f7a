"""The first screen serves every game: which one, with how many seats, and who sits in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules.game import AnyGame, Option
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local
from sottovoce.terminal.language import after, usual
from sottovoce.terminal.player_names import PlayerNames
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests import coin
from tests.example_games import AT_ONCE, IN_TURN
from tests.terminal.hands import Hands, at_table, words


class ForMany(coin.Coin):
    """The toy game as if one to six could play it: only the first screen ever sees it."""

    meta = msgspec.structs.replace(coin.Coin.meta, fewest_seats=1, seat_names=("a", "b", "c", "d", "e", "f"))
    options: ClassVar[Mapping[str, Option]] = {"forced": Option(default=False, choices=(False, True))}


ForMany.__module__ = coin.__name__  # where its words are


def test_choosing_a_game() -> None:
    """Title, options and seats follow; a match is offered to two who play against each other."""
    one, other = shelf()[IN_TURN], shelf()[AT_ONCE]
    name, option = next((name, option) for name, option in other.options.items() if len(option.choices) > 1)

    async def script(hands: Hands) -> None:
        before = labels(hands)
        await hands.press(*["down"] * 4)
        while hands.app.game is not other:
            await hands.press("right")
            assert ("a match of two games" in hands.screen()) == is_for_a_match(hands.app.game)
        shown = words(hands.screen())
        assert words(other.words("en").say("tagline")) in shown
        for seat in other.seat_names:
            title = other.words("en").say("seat-title", {"seat": seat})
            assert f"Play {title} against the bot" in shown
        assert labels(hands)
        assert all(label in shown for label in labels(hands))
        assert not any(label in shown for label in before)
        await hands.press("down", "right")
        assert hands.app.options == {name: option.choices[1]}
        assert words(hands.screen()) != shown
        await hands.press("home", "down", "enter")
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.table.players == ("novice", "person")
        assert hands.table.play.options == {name: option.choices[1]}

    at_table(script, game=one)


def labels(hands: Hands) -> list[str]:
    """What the options of the chosen game are called."""
    assert isinstance(hands.app.screen, Welcome)
    return [item.label for item in hands.app.screen.items() if item.id.startswith("option-")]


def is_for_a_match(game: AnyGame) -> bool:
    return game.fewest_seats == len(game.seat_names) == 2 and not game.meta.cooperative


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
    local.begin(shelf()[IN_TURN], ("person", "novice"), {}, Rng(1))  # a game waits as well

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


def test_the_usual_language() -> None:
    assert usual({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert usual({"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR"}) == "it"
    assert usual({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "it"}) == "fr"
    assert usual({"LANG": "C"}) == usual({"LANG": "de_DE"}) == usual({}) == "en"
    assert after(after(after("en"))) == "en"
