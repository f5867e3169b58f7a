"""Reading Verso's moves: judged by a view alone, and refused with the reason and what would be right."""

from __future__ import annotations

from sottovoce.games.verso import box, moves, names
from sottovoce.games.verso.view import Rows, View, series_in
from sottovoce.rules import constants, game


def parse_move(seen: View, text: str, whose: game.AnyGame) -> int:
    """The move a seat means; BadMove or IllegalMove if it is not one now."""
    try:
        action = moves.parse(text)
    except ValueError:
        action = -1
    if not fits(seen.phase, action):
        why = "bad-series" if seen.phase in ("turn", "last") and text.startswith("bank ") else f"bad-{seen.phase}"
        raise game.BadMove(why, whose, text=game.quoted(text))
    if text not in (seen.legal or []):
        raise illegal(seen, text, whose)
    return action


def fits(phase: str, action: int) -> bool:
    """Is this a kind of move that this phase knows?"""
    if phase in ("dealing", "turning"):
        return action >= names.DEAL
    if phase == "turn":
        return action in (names.KEEP, names.FLIP) or names.BANK <= action < names.DEAL
    return phase == "last" and (action == names.PASS or names.BANK <= action < names.DEAL)


def illegal(seen: View, text: str, whose: game.AnyGame) -> game.IllegalMove:
    """Why not, and what instead. All of it is public; only chance hears about cards that were dealt."""
    word, _, what = text.partition(" ")
    if word == "deal":
        return game.IllegalMove("already-dealt", whose, card=what)
    if word == "keep":
        return game.IllegalMove("must-flip", whose, card=box.shown(seen.top or ""))
    assert isinstance(seen.seat, int)
    rows = seen.players[seen.seat].rows
    possible = series_in(rows)
    if not possible:
        return game.IllegalMove(f"no-series-{seen.phase}", whose)
    return game.IllegalMove("lacking", whose, lacking=", ".join(lacking(rows, what)), possible=", ".join(possible))


def lacking(rows: Rows, what: str) -> list[str]:
    """The faces of a series that the display does not show."""
    colour, _, run = what.partition(":")
    shown = {card[:2] for card in rows[colour]}
    return [colour + place for place in run.split("-") if colour + place not in shown]


def check_deck(deck: object, whose: game.AnyGame) -> None:
    """Refuse what cannot be a deck: at least one card, each from the box, none twice."""
    if deck is None:
        return
    if not isinstance(deck, list) or not deck:
        raise game.BadOption("option-deck-list", whose)
    seen: set[int] = set()
    for card in deck:
        lying = box.LYING.get(card, -1) if isinstance(card, str) else -1
        if lying < 0:
            raise game.BadOption("option-deck-card", whose, card=game.quoted(str(card)))
        if lying >> 1 in seen:
            raise game.BadOption("option-deck-twice", whose, card=str(card))
        seen.add(lying >> 1)


def seat_number(label: int | str) -> int:
    """A seat of a view as positions number it."""
    return constants.CHANCE if label == "*" else int(label)
