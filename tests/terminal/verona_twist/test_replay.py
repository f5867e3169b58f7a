"""Looking back with each viewer's eyes: Capulet's never show the lovers before the end."""

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.terminal import local
from tests.terminal.hands import look_back


def a_game() -> Playthrough:
    begun = local.begin(GAME, ("novice", "novice"), {"rounds": 3}, Rng(4))
    while begun.play.outcome is None:
        begun.make(begun.to_move, begun.ask_bot()())
    return begun.play


@pytest.mark.parametrize("eyes", ["capulet", "spectator", "nurse", "all"])
def test_each_viewer_sees_what_they_saw(eyes: str) -> None:
    play = a_game()
    shown = look_back(play, eyes, *["right"] * len(play.moves))
    assert "line 0 of" in shown[0]
    knows = ["♥" in screen for screen in shown]
    if eyes in ("capulet", "spectator"):
        assert not any(knows[:-1])
        assert not any("picks the lovers:" in screen for screen in shown[:-1])
    else:
        assert all(knows[2:])
    assert knows[-1]
    assert "The lovers were" in " ".join(shown[-1].split())


def test_capulet_sees_the_same_whoever_the_lovers_are() -> None:
    """The same moves with other lovers: Capulet sees no difference before a report shows one."""
    play = a_game()
    other = play.resample(0, Rng(1)).at(4)  # the same to Capulet so far
    keys = ["right"] * 4
    here = look_back(play.at(4), "capulet", *keys)
    assert here == look_back(other, "capulet", *keys)


def test_jumping_and_changing_eyes() -> None:
    play = a_game()
    last = len(play.moves)
    shown = look_back(
        play, "spectator", "end", "home", "pagedown", "1", "2", "enter", "e", "left", "9", "9", "9", "enter"
    )
    assert f"line {last} of {last}" in shown[1]
    assert "line 0 of" in shown[2]
    assert "line 6 of" in shown[3]
    assert "Go to line 12?" in shown[5]
    assert "line 12 of" in shown[6]
    assert "As seen by a spectator" in shown[6]
    assert "As seen by someone who knows everything" in shown[7]
    assert "line 11 of" in shown[8]
    assert f"line {last} of {last}" in shown[12]
