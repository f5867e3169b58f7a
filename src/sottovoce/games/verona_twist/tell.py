"""Moves and events of Verona Twist as sentences: which message, and what fills it in."""

from sottovoce.rules.words import Sentence


def move(seat: str, look: str) -> Sentence:
    """A move as someone saw it."""
    word, _, rest = look.partition(" ")
    if word == "place":
        squares = {f"at-{placed[0]}": placed[1:] for placed in rest.split()}
        return Sentence("told-place", {"seat": seat, **squares})
    if look == "lovers ?":
        return Sentence("told-lovers-hidden", {"seat": seat})
    if word == "lovers":
        return Sentence("told-lovers", {"seat": seat, "letter": rest[0], "other": rest[1]})
    return Sentence("told-move", {"seat": seat, "letter": look[0], "square": look[1:]})


def event(text: str) -> Sentence:
    """What a move revealed."""
    if text.startswith("lovers "):
        return Sentence("told-revealed", {"letter": text[7], "other": text[8]})
    return Sentence(f"told-{text}", {})
