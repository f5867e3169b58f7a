"""A game without a board of its own is played on the general one: view in words, moves to choose from."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import AnyGame
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal.board import board_for
from sottovoce.terminal.curtain import DOWN, Curtain
from sottovoce.terminal.general_board import NOT_SHOWN, GeneralBoard, view_lines
from sottovoce.terminal.language import board_package
from sottovoce.terminal.notice import Notice
from tests.coin import GAME as COIN
from tests.example_games import UNLISTED, first_move
from tests.terminal.hands import Hands, at_table


@pytest.fixture
def _no_own_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("board", "language"):
        monkeypatch.setattr(f"sottovoce.terminal.{module}.board_package", lambda _: None)


async def type_move(hands: Hands, text: str) -> None:
    await hands.press(*(" " if letter == " " else letter for letter in text), "enter")


def flat(screen: str) -> str:
    return " ".join(screen.split())


def test_boards_are_found_by_themselves() -> None:
    for game in shelf().values():
        assert not isinstance(board_for(game), GeneralBoard)
    assert board_package(COIN) is None
    assert isinstance(board_for(COIN), GeneralBoard)


@pytest.mark.usefixtures("_no_own_boards")
@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_typed_or_picked(language: str) -> None:
    """Typed, where they are too many to list; otherwise typed, or picked from the list."""
    game, seat = shelf()[UNLISTED], next(iter(Playthrough(shelf()[UNLISTED]).to_act))

    async def script(hands: Hands) -> None:
        view = hands.table.view(seat)
        assert view.legal is None
        assert view.form is not None
        assert view.form[:10] in hands.screen()
        await type_move(hands, "nothing")
        assert "✗" in hands.screen()
        assert not hands.table.play.moves
        await hands.press(*["backspace"] * len("nothing"))
        await type_move(hands, first_move(UNLISTED, seat))
        await hands.settle()
        assert hands.table.play.log(seat)[0].move == first_move(UNLISTED, seat)
        typed = picked = 0
        while picked < 5 and not isinstance(hands.app.screen, Notice):
            legal, lines = hands.table.view(seat).legal or [], len(hands.table.play.moves)
            if not typed:
                await hands.press("/")
                await type_move(hands, legal[-1])
                assert hands.table.play.log(seat)[lines].move == legal[-1]
                typed += 1
            else:
                await hands.press("down", "enter")
                assert hands.table.play.log(seat)[lines].move == legal[min(1, len(legal) - 1)]
                picked += 1
            await hands.settle()
        assert picked > 3

    at_table(script, game=game, start=game.seat_names[seat], language=language)


def test_the_toy_game_at_a_shared_keyboard() -> None:
    """To the end, with curtains; the guesser's screens are the same whatever was hidden."""
    seen: dict[str, list[str]] = {"hide heads": [], "hide tails": []}

    for hidden, shown in seen.items():

        async def script(hands: Hands, hidden: str = hidden, shown: list[str] = shown) -> None:
            await hands.press(*"Ida", "enter", *"Ugo", "enter")
            for move in (hidden, "leave", "wait", "guess heads"):
                screen = hands.app.screen
                assert isinstance(screen, Curtain)
                assert screen.state == DOWN
                shown.append(hands.screen())
                await hands.press("enter")
                seat = hands.table.to_move
                assert "Times waited" in hands.screen()
                if seat == 1:
                    shown.append(hands.screen())
                await hands.press("/")
                await type_move(hands, move)
            assert isinstance(hands.app.screen, Notice)
            assert hands.table.outcome is not None
            winner = "guesser" if hidden == "hide heads" else "hider"
            assert f"The {winner} wins" in flat(hands.screen())

        at_table(script, game=COIN, start="single")
    one, other = seen.values()
    assert one == other
    assert len(one) == 6


def test_typing_narrows_the_list_and_refusals_are_shown() -> None:
    async def script(hands: Hands) -> None:
        assert "Moves: 1 of 2" in hands.screen()
        assert "The hider: hide heads." in hands.screen()
        await hands.press("/", *"tai")
        assert "Moves: 1 of 1" in hands.screen()
        await hands.press(*"x", "enter")
        assert "✗" in hands.screen()
        assert not hands.table.play.moves
        await hands.press("escape", "h")
        assert "Guess what lies up" in hands.screen()
        await hands.press("escape", "?")
        assert "type a move" in hands.screen()
        await hands.press("escape", "end", "enter")
        assert hands.table.play.log(0)[0].move == "hide tails"
        await hands.press("ctrl+z")
        assert not hands.table.play.moves
        await hands.pilot.click("#moves", offset=(3, 2))
        await hands.pilot.click("#moves", offset=(3, 2))
        await hands.settle()
        assert hands.table.play.log(0)[0].move == "hide tails"

    at_table(script, game=COIN, start="hider")


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_every_field_of_every_view_is_there_to_be_read(game: AnyGame) -> None:
    play = Playthrough(game, rng=Rng(3))
    rng = Rng(4)
    for _ in range(25):
        seats = play.position.to_act()
        if not seats:
            break
        play.add(seats[0], play.position.draw(seats[0], rng))
    for viewer in (0, constants.NOBODY, constants.EVERYTHING):
        view = play.view(viewer)
        labels = [label for depth, label, _ in view_lines(view) if depth == 0]
        fields = [field.name for field in msgspec.structs.fields(view) if field.name not in NOT_SHOWN]
        assert [label.lower().replace(" ", "_") for label in labels] == [field.lower() for field in fields]
        for _, _, value in view_lines(view):
            assert "Struct" not in value
            assert "=" not in value or "[" not in value
