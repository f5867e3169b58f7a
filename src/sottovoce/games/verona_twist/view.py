"""What one viewer of Verona Twist may know, what that seat may play, and why not.

Everything is public but the lovers: the nurse knows them, and when the game is over so does everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sottovoce.games.verona_twist import moves, names, rules
from sottovoce.games.verona_twist.board import CENTRE, LETTERS, PAIR_NAMES, SQUARE_NAMES, squares
from sottovoce.rules import constants, game
from sottovoce.rules.rng import Rng

PHASES = ("placing", "hiding", "moving", "ended")
FORM = f"place {' '.join(letter + '?' for letter in LETTERS)}: for each ? a square from a1 to e4, no square twice"


class View(game.View, frozen=True, kw_only=True):
    """The piazza, the list of fifteen and the calendar; and for the nurse, the lovers."""

    options: dict[str, Any]
    phase: str
    round: int  # from 1
    days_left: int  # calendar tiles still lying
    squares: dict[str, str]  # character to square; empty before they are placed
    active: str  # the characters that have not moved this round
    pairs: list[str]  # what is left of the list of fifteen
    split: dict[str, int] | None  # how many pairs each report would leave if the round ended now
    lovers: str | None  # null: not for this viewer


def view(position: rules.Position, viewer: int) -> View:
    """Filled field by field; the lovers are looked at only for viewers who may know them."""
    placed = position.phase != names.PLACING
    knows_lovers = viewer in (names.NURSE, constants.EVERYTHING) or position.phase == names.ENDED
    pairs = [PAIR_NAMES[pair] for pair in range(names.PAIRS) if position.pairs >> pair & 1]
    at = {letter: SQUARE_NAMES[position.squares[i]] for i, letter in enumerate(LETTERS)} if placed else {}
    active = "".join(letter for i, letter in enumerate(LETTERS) if position.active >> i & 1)
    legal: list[str] | None = []
    if viewer in position.to_act():
        legal = legal_moves(PHASES[position.phase], at, active)
    return View(
        seat=game.label(viewer),
        to_act=[seat if seat >= 0 else "*" for seat in position.to_act()],
        legal=legal,
        form=FORM if legal is None else None,
        outcome=game.outcome_of(position, names.REASONS),
        options={
            "rounds": position.rounds,
            "lovers": "random" if position.random_lovers else "chosen",
            "placement": "random" if position.random_placement else "chosen",
        },
        phase=PHASES[position.phase],
        round=min(position.rounds - position.days_left + 1, position.rounds),
        days_left=position.days_left,
        squares=at,
        active=active,
        pairs=pairs,
        split=split(pairs, at) if position.phase == names.MOVING else None,
        lovers=PAIR_NAMES[position.lovers] if knows_lovers and position.lovers >= 0 else None,
    )


def legal_moves(phase: str, at: dict[str, str], active: str) -> list[str] | None:
    """The legal moves, worked out from what everybody sees; None: any placing."""
    if phase == "placing":
        return None
    if phase == "hiding":
        return sorted("lovers " + pair for pair in PAIR_NAMES)
    return sorted(letter + square for letter in active for square in reachable(letter, at))


def reachable(letter: str, at: dict[str, str]) -> list[str]:
    """The squares a character could go to, active or not."""
    reached = rules.reach(LETTERS.index(letter), SQUARE_NAMES.index(at[letter]), squares(" ".join(at.values())))
    return [name for square, name in enumerate(SQUARE_NAMES) if reached >> square & 1]


def split(pairs: list[str], at: dict[str, str]) -> dict[str, int]:
    """How many of these pairs share an area as the characters stand, and how many do not."""
    same = sum(in_centre(at[pair[0]]) == in_centre(at[pair[1]]) for pair in pairs)
    return {"same": same, "different": len(pairs) - same}


def in_centre(square: str) -> bool:
    """Is this one of the six dark squares?"""
    return CENTRE >> SQUARE_NAMES.index(square) & 1 == 1


def as_seen(seat: int, action: int, viewer: int) -> str:  # noqa: ARG001
    """A move as the viewer sees it: the choice of lovers is plain only to the nurse, even when chance made it."""
    if names.MOVE_LOVERS <= action < names.MOVE_PLACE and viewer not in (names.NURSE, constants.EVERYTHING):
        return "lovers ?"
    return moves.spell(action)


def events(position: rules.Position, viewer: int) -> list[str]:  # noqa: ARG001
    """What the last move made known to all: the report, and at the end the lovers."""
    events = []
    if position.said != names.SILENCE:
        events.append("same" if position.said == names.SAME else "different")
    if position.phase == names.ENDED:
        events.append("lovers " + PAIR_NAMES[position.lovers])
    return events


def learned(seen: View) -> object:
    """What is left of the list of fifteen; and at the end, who they were."""
    return seen.pairs, seen.lovers if seen.phase == "ended" else None


def worlds_left(seen: View) -> float:
    """The pairs that Capulet cannot rule out yet; at the end, the one."""
    return 1.0 if seen.phase == "ended" else float(len(seen.pairs))


def rewrite(played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
    """The same game had the lovers been this position's."""
    return [
        (seat, names.MOVE_LOVERS + position.lovers if phase_of(action) == "hiding" else action)
        for seat, action in played
    ]


def parse_move(seen: View, text: str, whose: game.AnyGame) -> int:
    """The move a seat means, judged by its view alone; BadMove or IllegalMove if it is not one now."""
    try:
        action = moves.parse(text)
    except ValueError:
        action = -1
    if action < 0 or phase_of(action) != seen.phase:
        raise game.BadMove(f"bad-{seen.phase}", whose, text=game.quoted(text))
    if seen.phase == "placing":
        placed = [placed[1:] for placed in text.split()[1:]]
        twice = sorted({square for square in placed if placed.count(square) > 1})
        if twice:
            raise game.IllegalMove("placed-twice", whose, square=twice[0])
    elif seen.phase == "moving" and text not in (seen.legal or []):
        raise illegal(seen, text, whose)
    return action


def phase_of(action: int) -> str:
    """The phase a move belongs to."""
    if action < names.MOVE_LOVERS:
        return "moving"
    return "hiding" if action < names.MOVE_PLACE else "placing"


def illegal(seen: View, text: str, whose: game.AnyGame) -> game.IllegalMove:
    """Why a character cannot go there, and where it can go."""
    letter, square = text[0], text[1:]
    if letter not in seen.active:
        return game.IllegalMove("already-moved", whose, letter=letter, active=", ".join(seen.active))
    free = ", ".join(sorted(reachable(letter, seen.squares)))
    if not free:
        return game.IllegalMove("blocked", whose, letter=letter)
    for other, taken in seen.squares.items():
        if taken == square and other != letter:
            return game.IllegalMove("taken", whose, letter=letter, other=other, square=square, free=free)
    why = "no-jump" if letter == "F" else "out-of-reach"
    return game.IllegalMove(why, whose, letter=letter, square=square, free=free)


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position drawn evenly from all that fit the view."""
    position = rules.Position()
    phase = PHASES.index(seen.phase)
    pairs = [PAIR_NAMES.index(pair) for pair in seen.pairs]
    lovers = -1
    if seen.lovers is not None:
        lovers = PAIR_NAMES.index(seen.lovers)
    elif phase == names.MOVING:
        lovers = pairs[rng.below(len(pairs))]
    seats = [constants.CHANCE if seat == "*" else int(seat) for seat in seen.to_act] or [constants.NOBODY]
    position.load_fields(
        {
            "squares": [SQUARE_NAMES.index(seen.squares[letter]) if seen.squares else 0 for letter in LETTERS],
            "active": sum(1 << LETTERS.index(letter) for letter in seen.active),
            "pairs": sum(1 << pair for pair in pairs),
            "lovers": lovers,
            "days_left": seen.days_left,
            "said": names.SILENCE,
            "phase": phase,
            "to_move": seats[0],
            "winners": sum(1 << seat for seat in seen.outcome.winners) if seen.outcome else 0,
            "reason": names.REASONS.index(seen.outcome.reason) if seen.outcome else -1,
            "rounds": seen.options["rounds"],
            "random_lovers": seen.options["lovers"] == "random",
            "random_placement": seen.options["placement"] == "random",
        }
    )
    return position
