"""Draws, and a set-up that is taken back: the rules of the table, at St Mark's square."""

from sottovoce.games.volto import GAME
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local
from sottovoce.terminal.curtain import DOWN, Curtain
from sottovoce.terminal.notice import YesNo
from sottovoce.terminal.welcome import Welcome
from tests.terminal.hands import Hands, at_table
from tests.terminal.hands import words as flat

SETUPS = ("setup NDNNC/PCSDC", "setup NNPNC/SDCDC")


def test_a_question_that_was_open_is_asked_again() -> None:
    table = local.begin(GAME, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
    for seat, setup in enumerate(SETUPS):
        table.make(seat, setup)
    table.offer_draw(0)

    async def script(hands: Hands) -> None:
        assert "Ida offers a draw. Ugo, do you accept?" in flat(hands.screen())
        await hands.press("enter")
        assert "Drawn by agreement." in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    at_table(script, game=GAME, start="resume")
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

    local.begin(GAME, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
    at_table(script, game=GAME, start="resume")

    async def against_a_bot(hands: Hands) -> None:
        await hands.press("ctrl+d")
        assert "A bot does not agree to a draw." in hands.screen()

    at_table(against_a_bot, game=GAME, start="red")


def test_a_set_up_is_taken_back_at_the_curtain_and_shows_nothing() -> None:
    """The next player's curtain already hangs; the player who has just chosen would rather choose again."""
    cloths: dict[str, list[str]] = {}

    for setup in ("NDNNC/PCSDC", "NNPNC/SDCDC"):
        local.begin(GAME, ("person", "person"), {}, Rng(1), names=("Ida", "Ugo"))
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

        at_table(script, game=GAME, start="resume")
    one, other = cloths.values()
    assert one == other
