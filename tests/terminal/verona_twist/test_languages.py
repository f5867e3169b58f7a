"""The same table in three languages, on the smallest screen and on a large one: nothing missing, nothing cut off."""

import pytest

from sottovoce.games import shelf
from sottovoce.games.verona_twist import GAME
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verona_twist.moving import Moving
from tests.effort import pairs
from tests.terminal.hands import SIZES, words
from tests.terminal.verona_twist.hands import Hands, at_table, first


def is_whole(hands: Hands) -> None:
    """Names, advice, counts and keys are all there to be read."""
    shown, say, app = words(hands.screen()), hands.app.say, hands.app
    assert all(len(line) <= app.size.width for line in hands.screen().splitlines())
    if not isinstance(app.screen, TableScreen):
        return
    for who in "QKRSBF":
        assert say("character", letter=who) in shown
    deciding = hands.board.deciding
    advice = deciding.advice(say)
    assert words(advice.todo) in shown
    refusal = hands.board.refusal(app.language, say)
    assert words(refusal or advice.note) in shown
    view = hands.table.play.view(0)
    assert words(say("list-left", left=len(view.pairs))) in shown  # type: ignore[attr-defined]
    assert words(say("days-left", days=view.days_left)) in shown  # type: ignore[attr-defined]
    if isinstance(deciding, Moving):
        left = deciding.preview() or view.split  # type: ignore[attr-defined]
        assert words(say("split-same", left=left["same"])) in shown
        assert words(say("split-different", left=left["different"])) in shown
    assert hands.screen().splitlines()[-1].strip() == say("footer")
    lines = hands.screen().splitlines()
    for letter in "abcde":
        assert any(f" {letter} ─" in line for line in lines)


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, SIZES))
def test_a_round_is_readable(language: str, size: tuple[int, int]) -> None:
    async def script(hands: Hands) -> None:
        is_whole(hands)
        for letter in "KRSBFQ":
            await hands.press(letter)
            is_whole(hands)
            await hands.press("escape")
        await hands.press("F", "e", "4")  # the longest refusal there is, or a proposal
        is_whole(hands)
        await hands.press("escape", "escape")
        while not isinstance(hands.app.screen, Notice):
            move = first(hands.table.play.view(0).legal or [])
            await hands.press(move[0], move[1], move[2])
            is_whole(hands)
            await hands.press("enter")
            if isinstance(hands.app.screen, TableScreen):
                is_whole(hands)
        moment = hands.board_below().moment(hands.board_below().shown, hands.app.say)  # type: ignore[arg-type]
        assert moment is not None
        for said in (moment.title, *moment.lines):
            assert words(said) in words(hands.screen())

    at_table(script, size, start="capulet", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks(language: str) -> None:
    """Welcome, names, set-up, help, keys: no message is missing, no line too long."""

    async def script(hands: Hands) -> None:
        say = hands.app.say
        assert hands.screen().splitlines()[-1].strip() == say("footer-welcome")
        for _ in range(12):
            await hands.press("down", "right")
            hands.app.switch_language(language)
        hands.app.choose_game(next(game for game in shelf().values() if game is not GAME))
        hands.app.choose_game(GAME)
        await hands.press("home", "h")
        assert say("rules-goal-title") in hands.screen()
        await hands.press("end")
        assert words(say("credits"))[-20:] in words(hands.screen())
        await hands.press("escape", "?", "escape", "down", "enter", "?")
        assert say("keys-table").splitlines()[0] in hands.screen()
        for line in say("keys-table").splitlines()[1:]:
            assert words(line.replace(" | ", " ")) in words(hands.screen())
        await hands.press("escape", "r")
        assert words(say("placing-done")) in words(hands.screen())
        await hands.press("Q", "a")
        await hands.press("escape")

    at_table(script, language=language)


def test_language_and_light_change_on_the_fly() -> None:
    async def script(hands: Hands) -> None:
        assert "Move a character" in hands.screen()
        await hands.press("l")
        assert "Déplacez un personnage" in hands.screen()
        await hands.press("l")
        assert "Muovi un personaggio" in hands.screen()
        assert "Principessa" in hands.screen()
        await hands.press("t")
        assert hands.app.theme == "daylight"

    at_table(script, start="capulet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit(language: str) -> None:
    async def script(hands: Hands) -> None:
        await hands.press(*["M"] * 12, "enter", *["W"] * 12, "enter")
        title = hands.screen().splitlines()[0]
        who = hands.app.screen.who(hands.table.to_move)  # type: ignore[attr-defined]
        assert who.endswith(f"({'W' * 10})")
        assert hands.app.say("to-move", who=who) in title
        assert hands.screen().splitlines()[-1].strip() == hands.app.say("footer-shared")
        await hands.press("r")
        assert words(hands.app.say("placing-done")) in words(hands.screen())

    at_table(script, start="both", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_whole_even_at_its_fullest(language: str) -> None:
    """A game to go on with, and the longest hint."""

    async def script(hands: Hands) -> None:
        await hands.press("q", *["down"] * 6)
        hint = words(hands.app.say("option-rounds-hint"))
        assert hint in words(hands.screen())
        for line in ("rules", "quit"):
            assert hands.app.say(f"welcome-{line}") in hands.screen()
        assert hands.screen().splitlines()[-1].strip() == hands.app.say("footer-welcome")

    at_table(script, start="capulet", language=language)
