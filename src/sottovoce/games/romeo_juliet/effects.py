"""What events do: a small vocabulary, one effect a line, as text and as a row of numbers.

An event with an hourglass has effects that stay in force; any of them may hang on a condition. An event without one
has effects that happen once, in order; `errand`, `favour` and `either` ask one of the lovers to decide, `show` and
`name` both at once.
RULES.md explains each word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.meta import META

PLACES = ("balcony", "ballroom", "street", "salon", "cell", "church")
COMPANIONS = (
    "nurse", "lord-capulet", "lady-capulet", "tybalt", "benvolio", "mercutio", "lord-montague", "friar", "hate",
)  # fmt: skip
SEATS = META.seat_names
TOKENS = (*COMPANIONS, *SEATS)
DIRECTIONS = ("left", "right")
HEARTS = ("passion", "reason")
TYPES = ("place", "companion")
ALL_PLACES = 63
MOST = 5  # steps, missives or hate at a time

# Every word: what kind of effect, and what stands behind it.
WORDS: Mapping[str, tuple[int, str]] = {
    "no-peace": (names.NO_PEACE, "any places"),
    "double-hate": (names.DOUBLE_HATE, "any places"),
    "truce": (names.TRUCE, "places"),
    "closed": (names.CLOSED, "places"),
    "held": (names.HELD, "companions"),
    "no-effects": (names.NO_EFFECTS, "any places"),
    "no-love": (names.NO_LOVE, "places"),
    "love-only": (names.NO_LOVE, "other places"),
    "guard": (names.GUARD, "companions"),
    "rivals": (names.RIVALS, "two companions"),
    "drift": (names.DRIFT, "companions direction"),
    "no-sidestep": (names.NO_SIDESTEP, ""),
    "optional-effects": (names.OPTIONAL, ""),
    "fewer-places": (names.FEWER_PLACES, ""),
    "fewer-companions": (names.FEWER_COMPANIONS, ""),
    "no-nurse": (names.NO_NURSE, ""),
    "silence": (names.SILENCE, ""),
    "dear-missives": (names.DEAR, ""),
    "poor-reason": (names.POOR_REASON, ""),
    "plain-balcony": (names.PLAIN_BALCONY, ""),
    "romeo-decides": (names.ROMEO_DECIDES, ""),
    "free-missive": (names.FREE_MISSIVE, ""),
    "send": (names.SEND, "tokens place"),
    "swap": (names.SWAP, "two tokens"),
    "shift": (names.SHIFT, "tokens direction number"),
    "gain": (names.GAIN, "seat number"),
    "lose": (names.LOSE, "seat number"),
    "hate": (names.MORE_HATE, "number"),
    "calm": (names.LESS_HATE, "number"),
    "errand": (names.ERRAND, "seat place"),
    "favour": (names.FAVOUR, "seat place"),
    "only": (names.ONLY, "heart"),
    "show": (names.SHOW_ONE, "type"),
    "name": (names.NAME_ONE, ""),
    "either": (names.EITHER, "seat alternatives"),
}
CONDITIONS = {
    ("when", "at"): names.WHEN_AT,
    ("when", "with"): names.WHEN_WITH,
    ("unless", "at"): names.UNLESS_AT,
    ("unless", "with"): names.UNLESS_WITH,
}


class Misread(Exception):
    """A text that is no effect: which message says why, and what fills it in."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key, args)
        self.key, self.args_ = key, args


class Effect(msgspec.Struct, frozen=True):
    """One effect of an event. Tokens and places are sets; `text` is how it stands in the file."""

    text: str
    kind: int
    tokens: int = 0
    places: int = 0
    seat: int = 0
    number: int = 0  # how many; of `only` which side of the heart, of `show` which type of card
    direction: int = 0
    condition: int = names.ALWAYS
    token: int = 0
    other: int = 0  # a place, or another token
    either: tuple[Effect, ...] = ()

    @property
    def stays(self) -> bool:
        """Is it in force while its event lies open?"""
        return self.kind < names.AT_ONCE


def row(effect: Effect, first_alternative: int) -> list[int]:
    """The effect as the rules' tables have it."""
    number = first_alternative if effect.either else effect.number
    return [
        effect.kind, effect.tokens, effect.places, effect.seat, number, effect.direction,
        effect.condition, effect.token, effect.other,
    ]  # fmt: skip


def read(text: str, families: Mapping[str, Sequence[str]]) -> Effect:
    """The effect that a line spells; Misread if none. `families`: who is meant by `capulets` and `montagues`."""
    text = " ".join(text.split())
    said, condition = _split_condition(text)
    word, _, rest = said.partition(" ")
    if word not in WORDS:
        raise Misread("content-effect-word", word=word, known=", ".join(WORDS))
    kind, wanted = WORDS[word]
    if kind == names.EITHER:
        return _read_either(text, rest, condition, families)
    reader = _Reader(word, rest.split(), families)
    found: dict[str, Any] = {**reader.take(wanted), **condition}
    return Effect(text, kind, **found)


def _split_condition(text: str) -> tuple[str, dict[str, Any]]:
    """The condition behind an effect, and the effect before it."""
    for word in ("when", "unless"):
        said, found, rest = text.partition(f" {word} ")
        if found:
            parts = rest.split()
            if len(parts) != 3 or (word, parts[1]) not in CONDITIONS or parts[0] not in TOKENS:
                raise Misread("content-condition", text=f"{word} {rest}")
            others = PLACES if parts[1] == "at" else TOKENS
            if parts[2] not in others:
                raise Misread("content-condition-what", word=parts[2], known=", ".join(others))
            return said, {
                "condition": CONDITIONS[word, parts[1]],
                "token": TOKENS.index(parts[0]),
                "other": others.index(parts[2]),
            }
    return text, {}


def _read_either(text: str, rest: str, condition: Mapping[str, Any], families: Mapping[str, Sequence[str]]) -> Effect:
    seat, colon, both = rest.partition(":")
    one, bar, two = both.partition("|")
    if not colon or not bar or seat.strip() not in SEATS:
        raise Misread("content-either", text=text)
    either = (read(one.strip(), families), read(two.strip(), families))
    for effect in either:
        if effect.stays or effect.either or effect.condition != names.ALWAYS:
            raise Misread("content-either-what", text=effect.text)
    return Effect(text, names.EITHER, seat=SEATS.index(seat.strip()), either=either, **condition)


class _Reader:
    """Takes the words behind an effect's first, one after the other."""

    def __init__(self, word: str, words: list[str], families: Mapping[str, Sequence[str]]) -> None:
        self.word, self.words, self.families = word, words, families

    def take(self, wanted: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for what in (
            wanted.replace("any places", "any-places")
            .replace("other places", "other-places")
            .replace("two companions", "two-companions")
            .replace("two tokens", "two-tokens")
            .split()
        ):
            found.update(getattr(self, "_" + what.replace("-", "_"))())
        if self.words:
            raise Misread("content-effect-more", word=self.word, more=" ".join(self.words))
        return found

    def _several(self, known: Sequence[str], what: str) -> int:
        """All words from here that are known, as a set."""
        found = 0
        while self.words and (self.words[0] in known or self.words[0] in self.families):
            word = self.words.pop(0)
            members = self.families.get(word, [word])
            found |= sum(1 << known.index(member) for member in members)
        if self.words and what != "places" and self.words[0] not in (*PLACES, *DIRECTIONS):
            raise Misread("content-effect-what", word=self.words[0], known=", ".join([*known, *self.families]))
        return found

    def _some(self, known: Sequence[str], what: str) -> int:
        found = self._several(known, what)
        if not found:
            raise Misread("content-effect-lacks", word=self.word, known=", ".join(known))
        return found

    def _places(self) -> dict[str, int]:
        return {"places": self._some(PLACES, "places")}

    def _any_places(self) -> dict[str, int]:
        return {"places": self._several(PLACES, "places") or ALL_PLACES}

    def _other_places(self) -> dict[str, int]:
        return {"places": ALL_PLACES & ~self._some(PLACES, "places")}

    def _place(self) -> dict[str, int]:
        return {"places": 1 << self._one(PLACES)}

    def _companions(self) -> dict[str, int]:
        return {"tokens": self._some(COMPANIONS, "tokens")}

    def _tokens(self) -> dict[str, int]:
        return {"tokens": self._some(TOKENS, "tokens")}

    def _two_companions(self) -> dict[str, int]:
        return self._two(COMPANIONS)

    def _two_tokens(self) -> dict[str, int]:
        return self._two(TOKENS)

    def _two(self, known: Sequence[str]) -> dict[str, int]:
        tokens = self._some(known, "tokens")
        if tokens.bit_count() != 2:
            raise Misread("content-effect-two", word=self.word)
        return {"tokens": tokens}

    def _direction(self) -> dict[str, int]:
        return {"direction": self._one(DIRECTIONS)}

    def _heart(self) -> dict[str, int]:
        return {"number": self._one(HEARTS)}

    def _type(self) -> dict[str, int]:
        return {"number": self._one(TYPES)}

    def _seat(self) -> dict[str, int]:
        return {"seat": self._one(SEATS)}

    def _number(self) -> dict[str, int]:
        """How many; one if it is not said."""
        if not self.words:
            return {"number": 1}
        word = self.words.pop(0)
        if not (word.isascii() and word.isdigit() and len(word) == 1 and 1 <= int(word) <= MOST):
            raise Misread("content-effect-number", word=word, most=str(MOST))
        return {"number": int(word)}

    def _one(self, known: Sequence[str]) -> int:
        if not self.words:
            raise Misread("content-effect-lacks", word=self.word, known=", ".join(known))
        word = self.words.pop(0)
        if word not in known:
            raise Misread("content-effect-what", word=word, known=", ".join(known))
        return known.index(word)
