"""Whole games by keys alone, and what a hand can do before it decides."""

from pathlib import Path

import pytest

from sottovoce.rules import constants
from sottovoce.terminal import saved
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verona_twist.setup import Hiding, Placing
from sottovoce.terminal.welcome import Welcome
from tests.effort import much
from tests.terminal.verona_twist.hands import Hands, at_table, best, first


def test_a_whole_game_as_capulet(drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        assert "Play Capulet against the bot" in hands.screen()
        await hands.press("enter")
        await hands.play_to_end(best(hands))
        assert "The lovers were" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    at_table(script, options={"rounds": much(3, 7)})
    (file,) = drawer.iterdir()
    read, play = saved.load(file)
    assert play.outcome is not None
    assert read.notes["capulet-is"] == "person"
    assert read.notes["nurse-is"] == "novice"


def test_a_whole_game_as_the_nurse(drawer: Path) -> None:
    """Six placed in three ways, two hidden, and a game that she sees with her own eyes."""

    async def script(hands: Hands) -> None:
        await hands.press("down", "enter")
        assert isinstance(hands.board.deciding, Placing)
        await hands.press("a", "1", "up", "enter", "R", "d", "3", "r", "Q", "e", "4")
        await hands.press("escape") if hands.board.deciding.carried else None
        assert "All six are placed" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.board.deciding, Hiding)
        await hands.press("K", "F", "S")
        assert "Two are chosen already" in hands.screen()
        await hands.press("k", "s")
        assert "the Servant and the Friar" in hands.screen()
        await hands.press("enter")
        assert "♥ S Servant" in hands.screen()
        await hands.play_to_end(best(hands))
        assert "The lovers were the Servant and the Friar" in hands.screen()

    at_table(script, options={"rounds": 3})
    (file,) = drawer.iterdir()
    _, play = saved.load(file)
    assert "lovers SF" in [line.move for line in play.log(constants.EVERYTHING)]


def test_dealt_set_up(drawer: Path) -> None:  # noqa: ARG001
    """With both options random the Nurse starts moving at once, and is shown her pair."""

    async def script(hands: Hands) -> None:
        assert hands.table.to_move == 1
        assert "♥" in hands.screen()

    at_table(script, start="nurse", options={"placement": "random", "lovers": "random"})


def test_every_step_can_be_taken_back() -> None:
    async def script(hands: Hands) -> None:
        lines = len(hands.table.play.moves)
        move = hands.table.play.view(0).legal[0]  # type: ignore[index]
        before = hands.screen()
        await hands.press(move[0])
        assert f"[{move[0]}]" in hands.screen()
        assert f"○ {move[1:]} ○" in hands.screen()
        await hands.press(move[1], move[2])
        assert "Enter plays, Esc takes back" in hands.screen()
        assert "If the round ended then" in hands.screen()
        await hands.press("escape")
        assert hands.moving.target is None
        assert hands.moving.chosen == move[0]
        await hands.press("u")
        assert hands.moving.chosen is None
        assert len(hands.table.play.moves) == lines
        hands.moving.pointer.square = "c2"
        hands.app.switch_light()
        hands.app.switch_light()
        await hands.settle()
        assert hands.screen() == before
        await hands.move(move)
        assert len(hands.table.play.moves) == lines + 2  # the bot has answered

    at_table(script, start="capulet")


@pytest.mark.parametrize(
    ("language", "moved", "nobody"),
    [
        ("en", "has already moved this round", "No one stands"),
        ("fr", "a déjà", "Il n’y a personne"),
        ("it", "già fatto la sua mossa", "non c’è nessuno"),
    ],
)
def test_illegal_attempts_are_answered_and_change_nothing(language: str, moved: str, nobody: str) -> None:
    async def script(hands: Hands) -> None:
        empty = next(
            square
            for square in ("a1", "e1", "a4", "e4")
            if square not in hands.table.play.view(0).squares.values()  # type: ignore[attr-defined]
        )
        await hands.press(empty[0], empty[1])
        assert nobody in " ".join(hands.screen().split())
        await hands.move(hands.table.play.view(0).legal[0])  # type: ignore[index]
        lines = len(hands.table.play.moves)
        view = hands.table.play.view(0)
        done = next(letter for letter in "QKRSBF" if letter not in view.active)  # type: ignore[attr-defined]
        await hands.press(done)
        assert moved in " ".join(hands.screen().split())
        assert hands.moving.chosen is None
        letter = hands.moving.movable[0]
        taken = next(at for who, at in view.squares.items() if who != letter)  # type: ignore[attr-defined]
        await hands.press(letter, taken[0], taken[1])
        assert "✗" in hands.screen()
        assert taken in hands.screen().split("✗")[1]
        assert hands.moving.target is None
        assert len(hands.table.play.moves) == lines

    at_table(script, start="capulet", language=language)


def test_arrows_tab_and_mouse() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("tab")
        chosen = hands.moving.chosen
        await hands.press("tab")
        assert hands.moving.chosen not in (None, chosen)
        await hands.press("shift+tab")
        assert hands.moving.chosen == chosen
        await hands.press("escape")
        letter, at = next(iter(hands.table.play.view(0).squares.items()))  # type: ignore[attr-defined]
        x, y = "abcde".index(at[0]) * 12 + 6, (4 - int(at[1])) * 4 + 2
        await hands.pilot.click("#piazza", offset=(x, y))
        await hands.settle()
        assert hands.moving.chosen == letter
        target = hands.moving.targets()[0]
        x, y = "abcde".index(target[0]) * 12 + 6, (4 - int(target[1])) * 4 + 2
        await hands.pilot.click("#piazza", offset=(x, y))
        await hands.settle()
        assert hands.moving.target == target
        assert "Enter plays" in hands.screen()

    at_table(script, start="capulet")


def test_the_report_is_a_moment_of_its_own() -> None:
    """It says what it was and which pairs it removed, and nothing goes on before it has been read."""

    async def script(hands: Hands) -> None:
        while not isinstance(hands.app.screen, Notice):
            await hands.move(first(hands.table.play.view(0).legal or []))
        shown = hands.screen()
        assert "The Nurse reports: " in shown
        assert "struck out" in shown or "strikes out nothing" in shown
        await hands.press("x", "Q")
        assert isinstance(hands.app.screen, Notice)
        await hands.press("enter")
        assert isinstance(hands.app.screen, TableScreen)
        assert "Round 2 of 7" in hands.screen()

    at_table(script, start="capulet")


def test_the_same_seed_gives_the_same_game() -> None:
    seen = []

    async def script(hands: Hands) -> None:
        for _ in range(3):
            seen.append(hands.screen())
            await hands.move(first(hands.table.play.view(0).legal or []))

    at_table(script, start="capulet", seed=5, options={"rounds": 3})
    half = len(seen)
    at_table(script, start="capulet", seed=5, options={"rounds": 3})
    assert seen[:half] == seen[half:]


def test_keys_do_not_wait_for_the_bot() -> None:
    async def script(hands: Hands) -> None:
        hands.app.pause = 3600  # seconds: from now on the bot does not answer
        move = hands.table.play.view(0).legal[0]  # type: ignore[index]
        for key in (move[0], move[1], move[2], "enter"):
            await hands.pilot.press(key)
        await hands.pilot.pause()
        assert "The Nurse is choosing a move" in hands.screen()
        await hands.pilot.press("h")
        await hands.pilot.pause()
        assert "The goal" in hands.screen()

    at_table(script, start="capulet")


def test_half_a_square_can_be_taken_back() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("tab", "c")
        assert "c… and the row?" in hands.screen()
        chosen = hands.moving.chosen
        await hands.press("escape")
        assert "and the row?" not in hands.screen()
        assert hands.moving.chosen == chosen

    at_table(script, start="capulet")


def test_placing_is_changed_as_often_as_one_likes() -> None:
    async def script(hands: Hands) -> None:
        placing = hands.board.deciding
        assert isinstance(placing, Placing)
        await hands.press("c", "1", "c", "1")
        assert "More than one character is on c1" in hands.screen()
        await hands.press("d", "1", "K", "e", "1", "escape")
        assert placing.placed == {"Q": "c1"}
        assert placing.carried == "K"
        await hands.press("r")
        assert len(set(placing.placed.values())) == 6
        before = dict(placing.placed)
        await hands.press("B", "escape")  # picked up and put back
        assert placing.placed == before
        assert len(hands.table.play.moves) == 0

    at_table(script, start="nurse")


def test_a_small_window_says_so() -> None:
    async def script(hands: Hands) -> None:
        assert "Please make this window larger" in hands.screen()

    at_table(script, (70, 24), start="capulet")


def test_rules_that_are_not_compiled_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sottovoce.terminal.welcome.is_compiled", lambda: False)

    async def script(hands: Hands) -> None:
        assert "plain Python" in hands.screen()

    at_table(script)
