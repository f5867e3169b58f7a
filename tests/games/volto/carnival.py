"""St Mark's square as tests write it down."""

from typing import Any

from sottovoce.games.volto import GAME, moves, names, rules
from sottovoce.games.volto.board import CAST, LETTERS, SQUARE_NAMES
from sottovoce.games.volto.view import Mask, View
from sottovoce.rules.playthrough import Playthrough

RED, WHITE = 0, 1
RED_SETUP, WHITE_SETUP = "NNPNC/SDCDC", "NNPNC/SDCDC"

# A whole game up to a skipped turn: Red's pretender, soldier and damsels never leave a1, b1, a2 and b2.
WALLED_IN = """
    red d2-e3, white c6xc2, red e3-d4, white c2xc1, red d4-c3, white e6-d5, red c3-b4, white d5-c4, red e2-d3,
    white b6-a5, red b4-a3, white c4-b3, red d3-c2, white a5-b4, red c2-d3, white b4xa3, red d3-e2, white a6-b5,
    red d1-d2, white b3-c2, red e2-d1, white d6-d5, red d2-e2, white d5-d4, red e2-e3, white d4-c3, red d1-e2,
    white c3-b3, red e3-d3, white e7-d6, red d3-d2, white b3-c3, red e1-d1, white b5-c4, red d1-e1, white c4-b3,
    red e2-d1, white d7-e7, red d2-e2, white d6-d7, red e2-e3, white e7-e6, red e1-e2, white e6-e5, red e2-d2,
    white e5-e6, red d1-e2, white d7-c6, red e2-d1, white c6-d6, red e3-e2, white b7-b6, red d2-d3, white d6-d5,
    red e2-d2, white b6-b7, red d1-e2, white c7-d7, red d3-e3, white d7-c7, red e3-d3, white e6-e7, red d3-d4,
    white d5xd4, red d2-d3, white d4xd3, red e2-d1, white a7-b6, red d1-e2, white d3xe2
"""


def carnival(red: str = RED_SETUP, white: str = WHITE_SETUP, **options: Any) -> Playthrough:
    """The game after the set-ups."""
    play = Playthrough(GAME, options=options)
    play.play(RED, f"setup {red}")
    play.play(WHITE, f"setup {white}")
    return play


def move(play: Playthrough, texts: str) -> list[str]:
    """Play these moves, each by the seat that is to move; everything that the last one revealed."""
    for text in texts.split():
        play.play(play.position.to_move, text)
    return play.log(-3)[-1].events


def walled_in(red: str, white: str = "CNNNP/CCSDD", **options: Any) -> Playthrough:
    """The game of WALLED_IN with Red set up so; the last capture leaves a1, b1, a2 and b2 shut in."""
    play = carnival(red, white, **options)
    for line in WALLED_IN.replace("\n", " ").split(","):
        seat, text = line.split()
        play.play(("red", "white").index(seat), text)
    return play


def seen(play: Playthrough, viewer: int) -> View:
    """What a viewer knows."""
    view = play.view(viewer)
    assert isinstance(view, View)
    return view


def on(play: Playthrough, viewer: int, square: str) -> Mask:
    """The mask on a square, as the viewer knows it."""
    [mask] = [mask for mask in seen(play, viewer).masks if mask.square == square]
    return mask


def bare(red: str, white: str, to_move: int = RED, quiet: int = 0) -> rules.Position:
    """A position with these masks and no others: `bare("Pa1 Nb2", "Pe7")`."""
    kinds, squares = [0] * 20, [0] * 20
    for side, masks in ((RED, red), (WHITE, white)):
        left = list(CAST)
        placed = [(LETTERS.index(text[0]), SQUARE_NAMES.index(text[1:])) for text in masks.split()]
        for kind, _ in placed:
            left[kind] -= 1
        gone = [(kind, names.GONE) for kind, n in enumerate(left) for _ in range(n)]
        for i, (kind, square) in enumerate(placed + gone):
            kinds[10 * side + i], squares[10 * side + i] = kind, square
    # The quiet moves before: the first red mask goes from its square to itself.
    stays = (names.SQUARES + 1) * squares[0]
    position = rules.Position()
    position.load_fields(
        {
            "squares": squares,
            "kinds": kinds,
            "could": [2**25 - 1] * 4,  # anything
            "ready": 3,
            "phase": names.MOVING,
            "to_move": to_move,
            "winners": 0,
            "reason": -1,
            "quiet": quiet,
            "taken": names.NO_MASK,
            "fell": names.NO_MASK,
            "skipped": False,
            "hidden_capturer": False,
            "moves": quiet,
            "past": [(stays * names.MOVE_CAPTURE + stays) * names.MOVE_CAPTURE + stays] * ((quiet + 2) // 3),
        }
    )
    return position


def legal(position: rules.Position, square: str = "") -> str:
    """What the seat to move may do with the mask on this square: "b2-b3 b2xc2"."""
    actions = position.legal(position.to_move) or []
    return " ".join(sorted(text for text in map(moves.spell, actions) if text.startswith(square)))


def play_out(position: rules.Position, texts: str) -> tuple[list[int], str] | None:
    """Play these moves; who has won and why, or None."""
    for text in texts.split():
        action = moves.parse(text)
        assert position.allows(position.to_move, action), text
        position.play(position.to_move, action)
    outcome = GAME.outcome(position)
    return (outcome.winners, outcome.reason) if outcome else None
