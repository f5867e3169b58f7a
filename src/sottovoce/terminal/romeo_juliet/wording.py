"""Hate and effects in words."""

from __future__ import annotations

from collections.abc import Mapping

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.effects import DIRECTIONS, PLACES, SEATS, TOKENS, Effect
from sottovoce.games.romeo_juliet.view import View
from sottovoce.terminal.task import Say


def hate_told(hate: Mapping[str, int], view: View, say: Say) -> str:
    """What would be added if the scene ended so, place by place."""
    if not hate:
        return say("hate-none")
    where = ", ".join(f"{say('stage-place', place=place)} +{n}" for place, n in hate.items())
    after = min(view.hate + sum(hate.values()), view.hate_limit)
    return say("hate-lost" if after == view.hate_limit else "hate-after", where=where, after=after, limit=view.hate_limit)


def told_effect(effect: Effect, language: str) -> str:
    """An effect that happens once, as a sentence."""
    words = GAME.words(language)
    tokens = [token for n, token in enumerate(TOKENS) if effect.tokens >> n & 1]
    names = [words.say("token-name", {"token": token}) for token in tokens]
    who = names[0] if names else ""
    if len(names) > 1:
        who = words.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})
    place = next((name for n, name in enumerate(PLACES) if effect.places >> n & 1), "")
    return words.say(
        f"effect-{effect.text.split()[0]}",
        {
            "who": who,
            "Who": who[:1].upper() + who[1:],
            "place": place,
            "direction": DIRECTIONS[effect.direction],
            "number": effect.number,
            "seat": SEATS[effect.seat],
        },
    )
