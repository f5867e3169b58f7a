"""The piazza as tests write it down."""

from typing import Any

from sottovoce.games.verona_twist import GAME
from sottovoce.games.verona_twist.view import View
from sottovoce.rules.playthrough import Playthrough

CAPULET, NURSE = 0, 1


def piazza(placing: str, lovers: str = "QK", **options: Any) -> Playthrough:
    """The game after the set-up: `piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2", lovers="QF")`."""
    play = Playthrough(GAME, options=options)
    play.play(NURSE, f"place {placing}")
    play.play(NURSE, f"lovers {lovers}")
    return play


def move(play: Playthrough, moves: str) -> Playthrough:
    """Play these moves, each by the seat that is to move."""
    for text in moves.split():
        play.play(play.position.to_move, text)
    return play


def seen(play: Playthrough, viewer: int) -> View:
    """What a viewer knows."""
    view = play.view(viewer)
    assert isinstance(view, View)
    return view


def can_reach(play: Playthrough, letter: str) -> str:
    """Where a character may go now: "a1 b2"."""
    legal = play.view(play.position.to_move).legal or []
    return " ".join(text[1:] for text in legal if text[0] == letter)


def whole_round(play: Playthrough) -> list[str]:
    """Play any legal moves until the nurse has spoken; what came to light."""
    while True:
        seat = play.position.to_move
        legal = play.view(seat).legal
        assert legal
        [line] = play.play(seat, legal[0])
        if line.events:
            return line.events
