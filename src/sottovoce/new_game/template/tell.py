"""Moves and events as sentences, which are in `text`."""

from sottovoce.rules.words import Sentence


def move(seat: str, look: str) -> Sentence:
    word, number = look.split()
    if number == "?":
        return Sentence("told-hidden", {"seat": seat})
    return Sentence(f"told-{word}", {"seat": seat, "number": int(number)})


def event(text: str) -> Sentence:
    word, _, number = text.partition(" ")
    return Sentence(f"told-{word}", {"number": int(number)} if number else {})
