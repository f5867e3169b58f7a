"""What the last turn did: the cards it brought, those it turned over, and the moments that deserve a pause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import Player, View
from sottovoce.rules.playthrough import Line
from sottovoce.terminal.board import Moment
from sottovoce.terminal.task import Say
from sottovoce.terminal.verso.faces import Face, face, turned

Who = Callable[[int], str]

ADDED, TURNED = "+", "↻"


class Turn(NamedTuple):
    """A seat's move, and everything revealed by it and by the cards that chance dealt after it."""

    seat: int
    move: str
    events: list[str]


class Happening(NamedTuple):
    """One event: whose (none: the deck's), what, and the card, if there is one."""

    seat: int | None
    what: str
    card: str


def last_turn(log: Sequence[Line]) -> Turn | None:
    """The last move that a player made, with what followed."""
    events: list[str] = []
    for line in reversed(log):
        events = [*line.events, *events]
        if line.seat != "*":
            return Turn(int(line.seat), line.move, events)
    return None


def happenings(events: Sequence[str]) -> list[Happening]:
    """Events as they are spelled, taken apart."""
    found = []
    for event in events:
        seat, _, rest = event.partition(" ")
        what, _, card = rest.partition(" ")
        if what:
            found.append(Happening(None if seat == "*" else GAME.seat_names.index(seat), what, card))
    return found


def marks(log: Sequence[Line]) -> dict[tuple[int, str], str]:
    """By player and face: + for a card that the last turn added, ↻ for one that it turned over."""
    turn = last_turn(log)
    found: dict[tuple[int, str], str] = {}
    for seat, what, card in happenings(turn.events if turn else []):
        if seat is not None and what in ("placed", "flipped"):
            found[seat, face(card).name] = ADDED if what == "placed" else TURNED
        elif seat is not None and what == "discarded":
            found.pop((seat, face(card).name), None)
    return found


def imagined(log: Sequence[Line], say: Say) -> str:
    """Alone: what the imagined player's card did, and why; empty if there was none yet."""
    turn = last_turn(log)
    deck = happenings(turn.events if turn else [])
    card = next((card for seat, what, card in deck if seat is None and what == "flipped"), None)
    if turn is None or card is None:
        return ""
    old, new = turned(card), face(card)
    after = deck[deck.index(Happening(None, "flipped", card)) + 1 :]
    flipped = next((other for seat, what, other in after if seat is not None and what == "flipped"), None)
    args = {"old": old.text, "new": new.text}
    if flipped:
        is_lost = any(seat is not None and (what, other) == ("discarded", flipped) for seat, what, other in after)
        key = "imagined-flip-lost" if is_lost else "imagined-flip"
        return say(key, **args, mine=turned(flipped).text, now=face(flipped).text)
    if "J" in (old.value, new.value):
        return say("imagined-joker", **args)
    why = "imagined-none" if int(new.value) > int(old.value) else "imagined-lower"
    return say(why, **args)


def moment(view: View, log: Sequence[Line], who: Who, say: Say) -> Moment | None:
    """A bank, a square, or a card that one had to turn over."""
    turn = last_turn(log)
    if turn is None:
        return None
    happened = happenings(turn.events)
    squares = [seat for seat, what, _ in happened if what == "square" and seat is not None]
    lines = [_square(view.players[seat], who(seat), say) for seat in squares]
    alone = imagined(log, say) if view.rank is not None else ""
    forced = _forced(turn, happened, who, say)
    if turn.move.startswith("bank "):
        points = next(int(points) for _, what, points in happened if what == "points")
        scored = say("points", points=points)
        title = say("moment-bank", who=who(turn.seat), series=turn.move.removeprefix("bank "), points=scored)
        gone = [face(card) for seat, what, card in happened if seat == turn.seat and what == "discarded"]
        put_away = say("moment-gone", who=who(turn.seat), cards=listed(gone[:2]))
        return Moment(title, [*([] if alone else forced), put_away, *lines, *([alone] if alone else [])])
    if squares:
        first = say("moment-square", who=who(squares[0]))
        return Moment(first, [*lines, *([alone] if alone and forced else [])])
    if alone and forced:
        return Moment(say("moment-imagined"), [alone])
    return None


def _square(player: Player, who: str, say: Say) -> str:
    counts = {name: len(player.rows[letter]) for name, letter in (("blue", "B"), ("green", "G"), ("orange", "O"))}
    return say("moment-square-why", who=who, **counts)


def _forced(turn: Turn, happened: list[Happening], who: Who, say: Say) -> list[str]:
    """The cards that someone had to turn over: a neighbour of a bank, or somebody who plays alone."""
    lines = []
    alone = next((n for n, each in enumerate(happened) if each.seat is None and each.what == "flipped"), len(happened))
    for n, (seat, what, card) in enumerate(happened):
        if what != "flipped" or seat is None or (seat == turn.seat and n < alone):
            continue
        is_lost = n + 1 < len(happened) and happened[n + 1] == Happening(seat, "discarded", card)
        key = "moment-flip-lost" if is_lost else "moment-flip"
        lines.append(say(key, who=who(seat), old=turned(card).text, new=face(card).text))
    return lines


def listed(cards: Sequence[Face]) -> str:
    """Several cards in a row."""
    return " ".join(card.text for card in cards)
