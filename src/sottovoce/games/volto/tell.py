"""Moves and events of Volto as sentences: which message, and what fills it in."""

from sottovoce.rules.words import Sentence


def move(seat: str, look: str) -> Sentence:
    """A move as someone saw it."""
    if look == "setup ?":
        return Sentence("told-setup-hidden", {"seat": seat})
    if look.startswith("setup "):
        home, _, front = look[6:].partition("/")
        return Sentence("told-setup", {"seat": seat, "home": home, "front": front})
    key = "told-capture" if look[2] == "x" else "told-move"
    return Sentence(key, {"seat": seat, "origin": look[:2], "square": look[3:]})


def event(text: str) -> Sentence:
    """What a move revealed."""
    word, _, rest = text.partition(" ")
    if word == "skipped":
        return Sentence("told-skipped", {"seat": rest})
    if word == "revealed":
        seat, _, setup = rest.partition(" ")
        home, _, front = setup.partition("/")
        return Sentence("told-revealed", {"seat": seat, "home": home, "front": front})
    if rest == "?":
        return Sentence("told-removed-hidden", {})
    return Sentence(f"told-{word}", {"letter": rest})
