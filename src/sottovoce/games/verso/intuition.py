"""What a beginner feels about each move of Verso, from a view alone."""

from sottovoce.games.verso import box
from sottovoce.games.verso.names import FULL_ROW, SQUARE_POINTS
from sottovoce.games.verso.view import Rows, View, series_in, shows

ENOUGH = 9  # points for which a beginner banks at once
AT_ONCE, NOT_YET = 100.0, -100.0


def rate(seen: View) -> dict[str, float]:
    """For each move what it gains: larger is better for the mover.

    A beginner banks nine points or more, or anything when the turns run out; otherwise takes the face that goes
    better with the display, the hidden one by its odds. The last series is the best there is.
    """
    if not isinstance(seen.seat, int) or not seen.legal:
        return {}
    rows = seen.players[seen.seat].rows
    hurry = seen.phase == "last" or turns_left(seen) < banks_left(rows)
    felt: dict[str, float] = {}
    for move in seen.legal:
        word, _, what = move.partition(" ")
        if word == "bank":
            points = worth(rows, what)
            felt[move] = points + (AT_ONCE if hurry or points >= ENOUGH else NOT_YET)
        elif word == "pass":
            felt[move] = 0.0
        elif seen.top is not None:
            felt[move] = kept(rows, seen.top) if word == "keep" else flipped(rows, seen)
    return felt


def turns_left(seen: View) -> int:
    """How many turns a player may still have, this one included; one alone loses every second card."""
    others = max(len(seen.players), 2)
    return (seen.left + others - 1) // others


def banks_left(rows: Rows) -> int:
    """How often the display could be banked, two cards going each time."""
    longest = [max((len(what) // 2 for what in series_in({colour: rows[colour]})), default=0) for colour in rows]
    return sum(cards // 2 for cards in longest)


def worth(rows: Rows, what: str) -> int:
    """The points of a series."""
    colour, _, run = what.partition(":")
    shown = {card[1]: card for card in rows[colour]}
    return sum(points_of(shown[place]) for place in run.split("-"))


def points_of(card: str) -> int:
    return 3 if box.shown(card).endswith("*") else 1


def kept(rows: Rows, card: str) -> float:
    """What the display gains by a card that shows this face."""
    if shows(rows, card):
        return 0.0
    return promise({**rows, card[0]: [*rows[card[0]], card]}) - promise(rows)


def flipped(rows: Rows, seen: View) -> float:
    """The same for its back, which is one of several."""
    top = seen.top or ""
    star = "" if box.shown(top).endswith("*") else "*"
    odds = seen.backs[box.shown(top)]
    return sum(likely * kept(rows, f"{back}{star if back[1] != 'J' else ''}/?") for back, likely in odds.items())


def promise(rows: Rows) -> float:
    """What a display may come to be worth: its best series, its cards, and how near it is to a square."""
    best = sum(max((worth(rows, what) for what in series_in({colour: rows[colour]})), default=0) for colour in rows)
    cards = sum(points_of(card) for cards in rows.values() for card in cards)
    square = sum(min(len(cards), FULL_ROW) for cards in rows.values()) / (len(rows) * FULL_ROW)
    return best / 2 + cards / 2 + 2 * SQUARE_POINTS * square
