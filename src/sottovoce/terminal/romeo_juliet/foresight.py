"""What would follow if the scene ended as everybody stands, or would stand after a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sottovoce.games.romeo_juliet import content, names
from sottovoce.games.romeo_juliet.effects import ALL_PLACES, COMPANIONS, PLACES, TOKENS, Effect
from sottovoce.games.romeo_juliet.view import View
from sottovoce.terminal.task import Say

Places = Mapping[str, Sequence[str]]


def hate(view: View, places: Places) -> dict[str, int]:
    """The hate that each place would bring, by what the open events then say; places that bring none are left out."""
    box = content.load(view.options["content"])
    open_now = [box.events[number] for number in (view.chapter_event, *view.events) if number]
    effects = [effect for event in open_now if event.hourglass for effect in event.effects if _holds(effect, places)]
    capulets, montagues = (
        {name for name, family in zip(COMPANIONS, box.families, strict=True) if family == wanted}
        for wanted in (names.CAPULET, names.MONTAGUE)
    )
    found = {}
    for place, here in places.items():
        said = {effect.kind for effect in effects if (effect.places or ALL_PLACES) >> PLACES.index(place) & 1}
        tokens = set(here)
        clash = (tokens & capulets and tokens & (montagues | {"romeo"})) or (tokens & montagues and "juliet" in tokens)
        is_hateful = bool(clash) or ("hate" in tokens and len(tokens) > 1)
        if "friar" in tokens and names.NO_PEACE not in said:
            is_hateful = False
        together = sum(1 << TOKENS.index(token) for token in tokens)
        rivals = [effect.tokens for effect in effects if effect.kind == names.RIVALS]
        if any(together & two == two for two in rivals):
            is_hateful = True
        if is_hateful and names.TRUCE not in said:
            found[place] = 2 if names.DOUBLE_HATE in said else 1
    return found


def _holds(effect: Effect, places: Places) -> bool:
    """Is the condition of an effect fulfilled when everybody stands so?"""
    if effect.condition == names.ALWAYS:
        return True
    where = {token: place for place, here in places.items() for token in here}
    token = where[TOKENS[effect.token]]
    if effect.condition in (names.WHEN_AT, names.UNLESS_AT):
        return (token == PLACES[effect.other]) == (effect.condition == names.WHEN_AT)
    return (token == where[TOKENS[effect.other]]) == (effect.condition == names.WHEN_WITH)


def hate_told(hate: Mapping[str, int], view: View, say: Say) -> str:
    """What would be added if the scene ended so, place by place."""
    if not hate:
        return say("hate-none")
    where = ", ".join(f"{say('stage-place', place=place)} +{n}" for place, n in hate.items())
    after = min(view.hate + sum(hate.values()), view.hate_limit)
    return say(
        "hate-lost" if after == view.hate_limit else "hate-after", where=where, after=after, limit=view.hate_limit
    )


def beside(place: str, direction: str, view: View) -> str:
    """The next place, clockwise to the right."""
    ring = list(view.places)
    return ring[(ring.index(place) + (1 if direction == "right" else -1)) % len(ring)]


def standing(token: str, view: View) -> str:
    """Where somebody stands."""
    return next(place for place, here in view.places.items() if token in here)


def after_use(view: View, move: str) -> dict[str, list[str]]:
    """Who would stand where after `use nurse+tybalt left`."""
    _, who, direction = move.split()
    places = {place: list(here) for place, here in view.places.items()}
    for token in who.split("+"):
        place = standing(token, view)
        places[place].remove(token)
        places[beside(place, direction, view)].append(token)
    return {place: sorted(here, key=TOKENS.index) for place, here in places.items()}
