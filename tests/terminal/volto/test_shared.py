"""Two people play Volto at one keyboard: nobody ever sees a mask's back that is not theirs."""

from __future__ import annotations

from textual.widgets import Static

from sottovoce.games.volto import GAME
from sottovoce.terminal.curtain import DOWN, LIFTED, Curtain
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.welcome import Welcome
from tests.terminal.hands import Hands, at_table, words
from tests.terminal.volto.test_board import keys

ONE, OTHER = "NDNNC/PCSDC", "NCNND/CPSDC"  # alike in what moves below: the soldier on c2, a noble on c1
WHITE_ONE, WHITE_OTHER = "NNCNC/SDCDP", "CNNCN/SPCDD"
MOVES = ("c2-c4", "a6-a5", "c4-c5", "a5-a4", "c1-c2")


async def sit_down(hands: Hands) -> None:
    await hands.press(*"Ida", "enter", *"Ugo", "enter")


async def decide(hands: Hands, *pressed: str) -> None:
    """Behind the curtain, which must be down before."""
    screen = hands.app.screen
    assert isinstance(screen, Curtain)
    assert screen.state == DOWN
    await hands.press("enter", *pressed, "enter")


def shown(red: str, white: str, lifted_for: int | None) -> list[str]:
    """Every screen of a short game outside the lifted curtain, or behind it for one seat."""
    seen = []

    async def script(hands: Hands) -> None:
        await sit_down(hands)
        turns = [tuple(keys(red)), tuple(keys(white, "white")), *[(*move[:2], *move[3:]) for move in MOVES]]
        for number, pressed in enumerate(turns):
            seat = number % 2
            screen = hands.app.screen
            assert isinstance(screen, Curtain)
            assert (screen.seat, screen.state) == (seat, DOWN)
            if lifted_for is None:
                seen.append(hands.screen())
            await hands.press("enter")
            assert screen.state == LIFTED
            for key in pressed:
                await hands.press(key)
                if lifted_for == seat:
                    seen.append(hands.screen())
            await hands.press("enter")
        await hands.press("q")
        assert isinstance(hands.app.screen, Welcome)
        if lifted_for is None:
            seen.append(hands.screen())

    at_table(script, game=GAME, start="both")
    return seen


def test_no_screen_outside_the_lifted_curtain_depends_on_a_set_up() -> None:
    assert shown(ONE, WHITE_ONE, None) == shown(OTHER, WHITE_OTHER, None)


def test_behind_the_curtain_nothing_depends_on_the_rival() -> None:
    red = shown(ONE, WHITE_ONE, 0)
    assert red == shown(ONE, WHITE_OTHER, 0)
    assert red != shown(OTHER, WHITE_ONE, 0)
    assert shown(ONE, WHITE_ONE, 1) == shown(OTHER, WHITE_ONE, 1)


def test_one_curtain_follows_the_other_and_tells_what_happened() -> None:
    async def script(hands: Hands) -> None:
        await sit_down(hands)
        assert "This is for Red (Ida) alone." in hands.screen()
        assert "Ugo, look away!" in hands.screen()
        await decide(hands, *keys(ONE))
        assert "Red has set up in secret and is ready." in hands.screen()
        assert "This is for White (Ugo) alone." in hands.screen()
        await decide(hands, *keys(WHITE_ONE, "white"))
        await decide(hands, *"c2", *"c4")
        assert "Red moves from c2 to c4." in hands.screen()
        await hands.press("enter")
        assert "White (Ugo) to move" in hands.screen()
        assert "Ugo: Move one of your masks." in hands.screen()
        assert "3  Red moves from c2 to c4." in hands.screen()  # the log is there as well
        assert "White sets up: NNCNC" in words(hands.screen())
        await hands.press("p", "?")
        assert hands.app.say("keys-table").splitlines()[0] in hands.screen()
        await hands.press("escape", "q")
        assert isinstance(hands.app.screen, Welcome)
        assert "Continue: Ida & Ugo, Move 2" in hands.screen()
        await hands.press("enter")
        screen = hands.app.screen
        assert isinstance(screen, Curtain)
        assert screen.state == DOWN

    at_table(script, game=GAME, start="single")


def test_the_curtain_leaves_textuals_own_widgets_alone() -> None:
    """A tooltip made visible would cover a corner of the board, but only in a real terminal."""

    async def script(hands: Hands) -> None:
        await sit_down(hands)
        foreign = Static(id="tooltip")
        foreign.display = False
        await hands.app.screen.mount(foreign)
        await hands.press("enter")
        assert not foreign.display

    at_table(script, game=GAME, start="single")


def test_a_capture_is_shown_to_both_and_the_end_too() -> None:
    async def script(hands: Hands) -> None:
        await sit_down(hands)
        await decide(hands, *keys(ONE))
        await decide(hands, *keys(WHITE_ONE, "white"))
        await decide(hands, *"c2", *"c6")
        assert isinstance(hands.app.screen, Notice)
        assert "The captured mask is a counsellor." in hands.screen()
        board = hands.screen().split("❧")[0]
        for letter in "NCPSD":
            assert f"( {letter} )" not in board
            assert f"< {letter} >" not in board
        await hands.press("enter")
        assert isinstance(hands.app.screen, Curtain)

    at_table(script, game=GAME, start="single")
