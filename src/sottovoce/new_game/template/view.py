"""What one viewer may know. Everything is public but the number, and at the end that is public too."""

from collections.abc import Sequence

from sottovoce.new_game.template import moves, rules
from sottovoce.rules import constants, game
from sottovoce.rules.rng import Rng


class View(game.View, frozen=True, kw_only=True):
    """Filled from nothing, field by field."""

    phase: str  # hiding, guessing or ended
    number: int | None  # null: not for this viewer, or not hidden yet
    guessed: int  # the last guess; 0: none yet
    guesses: int  # how many are left
    low: int  # the number is not below this
    high: int  # nor above this


def view(position: rules.Position, viewer: int) -> View:
    is_over = position.to_move == constants.NOBODY
    knows = is_over or viewer in (rules.HIDER, constants.EVERYTHING)
    return View(
        seat=game.label(viewer),
        to_act=list(position.to_act()),
        legal=sorted(moves.spell(action) for action in position.legal(viewer) or []),
        outcome=game.outcome_of(position, rules.REASONS),
        phase="ended" if is_over else ("hiding", "guessing")[position.to_move],
        number=position.number if knows and position.number else None,
        guessed=position.guessed,
        guesses=position.guesses,
        low=position.low,
        high=position.high,
    )


def as_seen(seat: int, action: int, viewer: int) -> str:
    """A move as the viewer sees it being made: which number is hidden only the hider sees."""
    is_secret = seat == rules.HIDER and viewer not in (rules.HIDER, constants.EVERYTHING)
    return "hide ?" if is_secret else moves.spell(action)


def events(position: rules.Position, viewer: int) -> list[str]:  # noqa: ARG001
    """What the last move made known: the answer, and at the end the number. The same for all."""
    if position.to_move == constants.NOBODY:
        return [f"number {position.number}"]
    if not position.guessed:
        return []
    return ["more" if position.guessed < position.number else "fewer"]


def learned(seen: View) -> object:
    """What the answers have revealed: a move that leaves it as it was may be taken back freely."""
    return seen.low, seen.high, seen.outcome is not None


def worlds_left(seen: View) -> float:
    """The numbers that are still possible."""
    return 1.0 if seen.outcome else float(seen.high - seen.low + 1)


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position that fits the view; what it does not tell is drawn, each number equally likely."""
    position = rules.Position()
    position.guessed, position.guesses = seen.guessed, seen.guesses
    position.low, position.high = seen.low, seen.high
    if seen.phase != "hiding":
        position.number = seen.number or seen.low + rng.below(seen.high - seen.low + 1)
        position.to_move = rules.GUESSER
    if seen.outcome:
        position.to_move = constants.NOBODY
        position.winners = 1 << seen.outcome.winners[0]
        position.reason = rules.REASONS.index(seen.outcome.reason)
    return position


def rewrite(played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
    """The same game with the number of another position."""
    return [(seat, position.number if seat == rules.HIDER else action) for seat, action in played]
