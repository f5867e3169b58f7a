"""Taking back, draws, resigning and playing again: the rules of the table, at one keyboard."""

from pathlib import Path

import pytest

from sottovoce.games import shelf
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local, saved
from sottovoce.terminal.curtain import DOWN, Curtain
from sottovoce.terminal.notice import Notice, YesNo
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests.terminal.hands import Hands, at_table, first
from tests.terminal.test_shared import hide, sit_down

VOLTO = shelf()["volto"]
SETUPS = ("setup NDNNC/PCSDC", "setup NNPNC/SDCDC")


def flat(screen: str) -> str:
    return " ".join(screen.split())


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


def test_a_question_that_was_open_is_asked_again() -> None:
    table = local.begin(VOLTO, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
    for seat, setup in enumerate(SETUPS):
        table.make(seat, setup)
    table.offer_draw(0)

    async def script(hands: Hands) -> None:
        assert "Ida offers a draw. Ugo, do you accept?" in flat(hands.screen())
        await hands.press("enter")
        assert "Drawn by agreement." in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    at_table(script, game=VOLTO, start="resume")
    assert local.unfinished(Rng(1)) is None


def test_a_draw_is_offered_where_the_game_knows_one() -> None:
    async def script(hands: Hands) -> None:
        for setup in SETUPS:
            hands.table.make(hands.table.to_move, setup)
        screen = hands.app.screen
        assert isinstance(screen, Curtain)
        screen.dismiss(None)
        await hands.settle()
        await hands.press("enter")
        assert "b2" in hands.screen()  # the board lies open
        await hands.press("ctrl+d")
        assert isinstance(hands.app.screen, YesNo)
        assert not any(isinstance(screen, Curtain) for screen in hands.app.screen_stack)  # and now it does not
        await hands.press("n")
        assert isinstance(hands.app.screen, Curtain)
        assert hands.app.screen.state == DOWN
        assert "Ugo plays on." in hands.screen()
        assert hands.table.outcome is None

    local.begin(VOLTO, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
    at_table(script, game=VOLTO, start="resume")

    async def against_a_bot(hands: Hands) -> None:
        await hands.press("ctrl+d")
        assert "A bot does not agree to a draw." in hands.screen()

    at_table(against_a_bot, game=VOLTO, start="red")

    async def other_game(hands: Hands) -> None:
        await hands.press("ctrl+d")
        assert "This game knows no draw by agreement." in hands.screen()

    at_table(other_game, start="capulet")


def test_a_set_up_is_taken_back_at_the_curtain_and_shows_nothing() -> None:
    """The next player's curtain already hangs; the one who has just chosen would rather choose again."""
    cloths: dict[str, list[str]] = {}

    for setup in ("NDNNC/PCSDC", "NNPNC/SDCDC"):
        local.begin(VOLTO, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
        shown = cloths.setdefault(setup, [])

        async def script(hands: Hands, setup: str = setup, shown: list[str] = shown) -> None:
            await hands.press("enter", *setup.replace("/", ""), "enter")
            shown.append(hands.screen())
            assert hands.table.to_move == 1
            await hands.press("ctrl+z")
            shown.append(hands.screen())
            assert hands.table.to_move == 0
            assert "Ida has taken back a move" in flat(hands.screen())
            assert isinstance(hands.app.screen, Curtain)
            assert hands.app.screen.state == DOWN

        at_table(script, game=VOLTO, start="resume")
    one, other = cloths.values()
    assert one == other


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

    at_table(script, start="capulet", language=language)
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

    at_table(script, game=shelf()["verso"], start="players", players=("person", "novice", "novice"))
    assert saved.verify(drawer.iterdir(), "en")
    assert "not finished" not in capsys.readouterr().out


def test_playing_again_moves_the_roles_on_and_counts(drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        await hands.press("ctrl+r", "enter", "r")
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.table.players == ("novice", "person")
        assert hands.table.score.points == [0, 1]
        await hands.press("q", "q")

    at_table(script, start="capulet")
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

    at_table(script, (100, 50), start="capulet")
