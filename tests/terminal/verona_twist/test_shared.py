"""Two people at one keyboard: what one of them must not see is never on the screen they share."""

from functools import partial

import pytest

from sottovoce.terminal.curtain import LIFTED, Curtain
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests.terminal.verona_twist.hands import PLACED, Hands, at_table, best, first, hide, sit_down


@pytest.mark.parametrize(("one", "other"), [("QK", "SF")])
def test_the_shared_screen_is_the_same_whoever_the_lovers_are(one: str, other: str) -> None:
    """Until the first report that differs: every screen outside the curtain, at every step."""
    seen: dict[str, list[str]] = {one: [], other: []}
    reports: dict[str, list[str]] = {one: [], other: []}

    async def script(hands: Hands, lovers: str) -> None:
        await sit_down(hands)
        shown = seen[lovers]
        shown.append(hands.screen())
        await hands.press("enter", *lovers)
        assert "♥" in hands.screen()  # behind the curtain she sees whom she chose
        await hands.press("enter")
        shown.append(hands.screen())
        await hands.press("enter")

        def watch() -> None:
            assert not isinstance(hands.app.screen, Curtain)
            shown.append(hands.screen())
            if hands.table.play.outcome is None:
                assert "♥" not in hands.screen()
            reports[lovers] = [event for line in hands.table.play.log(-2) for event in line.events]

        await hands.play_to_end(first, watch)

    for lovers in (one, other):
        at_table(partial(script, lovers=lovers), start="single", options={"rounds": 3})
    said = list(zip(reports[one], reports[other], strict=False))
    alike = next((i for i, (a, b) in enumerate(said) if a != b), len(said))
    assert alike < len(said)  # they do differ in the end, or the test says nothing
    # Two screens of set-up, then for each round six moves and the notice.
    same = [a == b for a, b in zip(seen[one], seen[other], strict=False)]
    assert all(same[: same.index(False)])
    assert "Nurse reports" in seen[one][same.index(False)]
    assert same.index(False) >= 2 + 6 * (alike + 1)


def test_the_nurse_may_look_again_behind_the_curtain() -> None:
    async def script(hands: Hands) -> None:
        await sit_down(hands)
        assert "Ida, look away" in hands.screen()
        await hide(hands, "KF")
        assert isinstance(hands.app.screen, TableScreen)
        assert "picks the lovers in secret" in hands.screen()
        before = hands.screen()
        await hands.press("p")
        assert "look away" in hands.screen()
        assert "Prince" not in hands.screen()
        await hands.press("enter")
        assert "The lovers are the Prince and the Friar." in hands.screen()
        await hands.press("enter")
        assert "Prince" not in hands.screen()
        await hands.press("enter")
        assert hands.screen() == before

    at_table(script, start="single")


def test_dealt_lovers_are_looked_at_once_behind_the_curtain() -> None:
    async def script(hands: Hands) -> None:
        await hands.press(*"Ida", "enter", *"Ugo", "enter")
        assert isinstance(hands.app.screen, Curtain)
        assert "♥" not in hands.screen()
        await hands.press("enter")
        assert "The lovers are" in hands.screen()
        await hands.press("enter", "enter")
        assert isinstance(hands.app.screen, TableScreen)
        assert "Chance picks the lovers" in hands.screen()

    at_table(script, start="single", options={"lovers": "random", "placement": "random"})


def test_help_and_language_behind_the_curtain_show_nothing() -> None:
    async def script(hands: Hands) -> None:
        await sit_down(hands)
        await hands.press("enter", "Q", "l", "t", "?", "escape")
        screen = hands.app.screen
        assert isinstance(screen, Curtain)
        assert screen.state == LIFTED
        await hands.press("q")
        assert isinstance(hands.app.screen, Welcome)
        assert "♥" not in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, Curtain)
        assert hands.app.screen.state != LIFTED

    at_table(script, start="single")


def test_a_match_of_two_games() -> None:
    """Roles are swapped, and the notice after the second game names the winner or says there is none."""

    async def script(hands: Hands) -> None:
        await sit_down(hands)
        await hide(hands, "QK")
        assert "Capulet (Ida) to move" in hands.screen()
        await hands.play_to_end(best(hands))
        assert "Ugo is Capulet, Ida is the Nurse" in hands.screen()
        await hands.press("enter")
        assert "game 2 of 2" in hands.screen()
        assert "Ida: " in hands.screen()
        await hands.press(*PLACED, "enter")
        await hide(hands, "RS")
        assert "Capulet (Ugo) to move" in hands.screen()
        await hands.play_to_end(best(hands))
        assert isinstance(hands.app.screen, Notice)
        assert "wins the match" in hands.screen() or "The match is drawn" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)
        assert "Continue" not in hands.screen()

    at_table(script, start="both", options={"rounds": 3})
