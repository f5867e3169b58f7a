"""Moves and events of Verso as sentences: which message, and what fills it in."""

from sottovoce.rules.words import Sentence


def move(seat: str, look: str) -> Sentence:
    """A move as someone saw it."""
    word, _, rest = look.partition(" ")
    if word == "bank":
        return Sentence("told-bank", {"seat": seat, "colour": rest[0], "series": rest[2:]})
    if word == "deal":
        return Sentence("told-deal", card(rest))
    return Sentence(f"told-{word}", {"seat": seat})


def event(text: str) -> Sentence:
    """What a move revealed."""
    if text == "empty":
        return Sentence("told-empty", {})
    seat, word, *rest = text.split()
    if word == "points":
        return Sentence("told-points", {"seat": seat, "points": int(rest[0])})
    if word == "square":
        return Sentence("told-square", {"seat": seat})
    if seat == "*" and word == "flipped":
        return Sentence("told-deck-flipped", imagined(rest[0]))
    if seat == "*":
        return Sentence(f"told-deck-{word}", card(rest[0]))
    return Sentence(f"told-{word}", {"seat": seat, **card(rest[0])})


def imagined(text: str) -> dict[str, str | int]:
    """The card of the imagined player as it lies now, what it showed before, and whether it is greater (S8)."""
    up, was = (card(face + " ") for face in text.split("/"))
    if "J" in (up["value"], was["value"]):
        turns = "joker"
    else:
        turns = "greater" if int(up["value"]) > int(was["value"]) else "not"
    return {**card(text), "was": was["value"], "turns": turns}


def card(text: str) -> dict[str, str | int]:
    """The upper face of a card: its colour, its value and its points."""
    value = text[1] if text[1] == "J" else int(text[1])
    return {"colour": text[0], "value": value, "worth": 3 if text[2] == "*" else 1}
