"""Two people play Roméo & Juliette at one keyboard: nobody ever sees the other's hand."""

from __future__ import annotations

from functools import cache

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local
from sottovoce.terminal.curtain import DOWN, LIFTED, Curtain
from sottovoce.terminal.notice import Notice
from tests.terminal.hands import Hands
from tests.terminal.romeo_juliet.lovers import keys, stage

JULIET, ROMEO = 0, 1
NOBODY = -1
# Alike in what is played below; the rest of each hand is not.
HERS = {
    "juliet_places": ["church", "cell", "salon", "ballroom", "street", "sidestep"],
    "juliet_companions": ["nurse", "tybalt", "friar", "hate", "nurse", "lord-capulet", "lady-capulet"],
}
HERS_TOO = {
    "juliet_places": ["church", "street", "ballroom", "sidestep", "cell", "salon"],
    "juliet_companions": ["nurse", "hate", "lady-capulet", "lord-capulet", "friar", "tybalt", "nurse"],
}
HIS = {
    "romeo_places": ["church", "cell", "salon", "ballroom", "balcony", "sidestep"],
    "romeo_companions": ["friar", "benvolio", "hate", "mercutio", "hate", "hate", "lord-montague"],
}
HIS_TOO = {
    "romeo_places": ["church", "sidestep", "balcony", "cell", "salon", "ballroom"],
    "romeo_companions": ["friar", "lord-montague", "mercutio", "benvolio", "hate", "hate", "hate"],
}
MOVES = ("missive church", "propose passion", "agree", "play church nurse", "play church friar", "use friar left")


@cache
def shown(has_other_juliet: bool, has_other_romeo: bool) -> dict[int, list[str]]:
    """Every screen of a scene: outside the lifted curtain (nobody's), and behind it for each seat."""
    frames: dict[int, list[str]] = {NOBODY: [], JULIET: [], ROMEO: []}
    hands_dealt = {**(HERS_TOO if has_other_juliet else HERS), **(HIS_TOO if has_other_romeo else HIS)}
    options = GAME.completed({**hands_dealt, "chapter": 1})
    local.begin(GAME, ("person", "person"), options, Rng(5), names=("Ida", "Ugo"))

    async def script(hands: Hands) -> None:
        for move in MOVES:
            while isinstance(hands.app.screen, Notice):
                frames[NOBODY].append(hands.screen())
                await hands.press("enter")
            curtain = hands.app.screen
            assert isinstance(curtain, Curtain)
            assert curtain.state == DOWN
            frames[NOBODY].append(hands.screen())
            await hands.press("enter")
            assert curtain.state == LIFTED
            for key in ["", *keys(move, hands)]:
                await hands.press(*filter(None, [key]))
                frames[curtain.seat].append(hands.screen())
            await hands.press("enter")
        frames[NOBODY].append(hands.screen())

    stage(script, start="resume")
    return frames


def test_no_screen_outside_the_lifted_curtain_depends_on_a_hand() -> None:
    assert shown(False, False)[NOBODY] == shown(True, True)[NOBODY]


def test_behind_the_curtain_nothing_depends_on_the_partners_hand() -> None:
    as_dealt, other_romeo, other_juliet = shown(False, False), shown(False, True), shown(True, False)
    assert as_dealt[JULIET] == other_romeo[JULIET] != other_juliet[JULIET]
    assert as_dealt[ROMEO] == other_juliet[ROMEO] != other_romeo[ROMEO]


def test_the_cards_are_turned_up_for_both_at_once() -> None:
    """Neither the cloth nor the log tells a choice before both have chosen; then a notice tells them to everybody."""
    frames = shown(False, False)[NOBODY]
    chosen = next(n for n, frame in enumerate(frames) if "Juliet has chosen two cards in secret." in frame)
    assert "the church with the Nurse" not in frames[chosen]
    assert "Juliet plays the church with the Nurse." in frames[chosen + 1]
    assert "Romeo plays the church with Friar Laurence." in frames[chosen + 1]
    assert "Ida" in frames[0]
