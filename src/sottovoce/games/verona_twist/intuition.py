"""What a beginner feels about each move of Verona Twist, from a view alone."""

from sottovoce.games.verona_twist.names import NURSE
from sottovoce.games.verona_twist.view import View, split


def rate(seen: View) -> dict[str, float]:
    """For each move, how it would stand if the round ended right after it: larger is better for the mover.

    Capulet counts the pairs he must expect to be left, the nurse those that her report would really leave.
    Before the first move a beginner has no feelings: the answer is empty.
    """
    if seen.phase != "moving" or not seen.legal:
        return {}
    return {move: _after(seen, move) for move in seen.legal}


def _after(seen: View, move: str) -> float:
    at = {**seen.squares, move[0]: move[1:]}
    left = split(seen.pairs, at)
    if seen.seat == NURSE and seen.lovers:
        report = "same" if split([seen.lovers], at)["same"] else "different"
        return float(left[report])
    return -(left["same"] ** 2 + left["different"] ** 2) / len(seen.pairs)
