"""A table of Verso as tests write it down."""

from typing import Any

import msgspec

from sottovoce.games.verso import GAME
from sottovoce.games.verso.box import COLOURS
from sottovoce.games.verso.view import Player, View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng


def table(*displays: str, top: str | None = "B1/G2", left: int = 12, turn: int = 0, **more: Any) -> Playthrough:
    """A game under way: what lies before each player, "B3/G4 GJ/B1", the top card, and whose turn it is.

    Nobody has seen any back yet. A square that is laid out so has been scored already.
    """
    options = {name: more.pop(name) for name in ("forced_flip",) if name in more}
    play = Playthrough(GAME, len(displays), options)
    players = []
    for display in displays:
        cards = display.split()
        rows = {colour: sorted(card for card in cards if card[0] == colour) for colour in COLOURS}
        square = all(len(row) >= 3 for row in rows.values())
        players.append(Player(points=0, rows=rows, square=square, squares=int(square)))
    hidden = sorted([card for display in displays for card in display.split()] + ([top] if top else []))
    seen = msgspec.structs.replace(
        seen_by(play, constants.EVERYTHING),
        **{"phase": "turn", "to_act": [turn], "turn": turn, "left": left, "top": top} | more,
        players=players,
        hidden=hidden,
    )
    play.position = GAME.imagine(seen, Rng(0))
    return play


def prepared(deck: str, seats: int = 2, **options: Any) -> Playthrough:
    """A game with this deck, top first."""
    return Playthrough(GAME, seats, {"deck": deck.split(), **options})


def seen_by(play: Playthrough, viewer: int) -> View:
    """What a viewer knows."""
    view = play.view(viewer)
    assert isinstance(view, View)
    return view


def make(play: Playthrough, *moves: str) -> list[str]:
    """Play these moves, each by the seat that is to move; what the last one revealed."""
    for move in moves:
        lines = play.play(play.position.to_move, move)
    return lines[0].events


def display(play: Playthrough, seat: int) -> str:
    """What lies before a player, row by row."""
    return " ".join(card for row in seen_by(play, constants.NOBODY).players[seat].rows.values() for card in row)


def points(play: Playthrough) -> list[int]:
    return [player.points for player in seen_by(play, constants.NOBODY).players]


def banks(play: Playthrough) -> str:
    """The series that the seat to move may bank."""
    legal = play.view(play.position.to_move).legal or []
    return " ".join(move.removeprefix("bank ") for move in legal if move.startswith("bank "))
