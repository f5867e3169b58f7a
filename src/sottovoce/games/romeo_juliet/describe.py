"""What an event means, in words: every effect of the vocabulary as a sentence, whatever its card is called.

A content file has its own names and sentences for chapters and events (`content.said`); this says exactly what happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.games.romeo_juliet import effects, names
from sottovoce.games.romeo_juliet.content import Content, Event, members
from sottovoce.games.romeo_juliet.effects import (
    ALL_PLACES,
    DIRECTIONS,
    HEARTS,
    PLACES,
    SEATS,
    TOKENS,
    TYPES,
    Effect,
)  # fmt: skip
from sottovoce.rules.words import Words

CONDITIONS = {
    names.WHEN_AT: "condition-when-at",
    names.WHEN_WITH: "condition-when-with",
    names.UNLESS_AT: "condition-unless-at",
    names.UNLESS_WITH: "condition-unless-with",
}


def event(card: Event, words: Words) -> list[str]:
    """Whether it stays in force or happens once, then each of its effects with its condition."""
    stays = words.say("event-stays" if card.hourglass else "event-once")
    return [stays, *(effect(one, words) for one in card.effects)]


def spelled(text: str, box: Content, words: Words) -> str:
    """An effect as a view has it, in the spelling of the content file."""
    return effect(effects.read(text, members(box.families)), words)


def effect(one: Effect, words: Words) -> str:
    """What it does, and under which condition."""
    word = one.text.split()[0]
    places = ALL_PLACES & ~one.places if word == "love-only" else one.places
    where = words.say("everywhere") if places == ALL_PLACES else _listed(_places(places, words), "list-and", words)
    who = [words.say("token-name", {"token": token}) for n, token in enumerate(TOKENS) if one.tokens >> n & 1]
    first, second = (effect(other, words) for other in one.either) if one.either else ("", "")
    said = words.say(
        f"effect-{word}",
        {
            "where": where,
            "Where": _capital(where),
            "place": PLACES[places.bit_length() - 1],  # asked for only where there is exactly one
            "who": _listed(who, "list-and", words),
            "Who": _capital(_listed(who, "list-and", words)),
            "anyone": _listed(who, "list-or", words),
            "seat": SEATS[one.seat],
            "number": one.number,
            "heart": HEARTS[one.number % 2],  # these two are asked for only where the number means them
            "kind": TYPES[one.number % 2],
            "direction": DIRECTIONS[one.direction],
            "one": first,
            "two": second,
        },
    )
    return said if one.condition == names.ALWAYS else f"{said} {_condition(one, words)}"


def _condition(one: Effect, words: Words) -> str:
    others = PLACES if one.condition in (names.WHEN_AT, names.UNLESS_AT) else TOKENS
    other = others[one.other]
    return words.say(CONDITIONS[one.condition], {"token": TOKENS[one.token], "place": other, "other": other})


def _places(places: int, words: Words) -> list[str]:
    return [words.say("place-at", {"place": place}) for n, place in enumerate(PLACES) if places >> n & 1]


def _listed(several: Sequence[str], key: str, words: Words) -> str:
    """`a, b and c`, or with `or`."""
    if len(several) < 2:
        return "".join(several)
    return words.say(key, {"first": ", ".join(several[:-1]), "last": several[-1]})


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
