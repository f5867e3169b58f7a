"""What both lovers can work out alone and alike, because everybody sees it: where a meeting is likely and harmless.

The conventions of the reference players that rest on this:
- The best place by public odds is the *focal* place: both know it without a word. Who proposes passion says "I can come
  there"; who proposes reason says "I cannot": then the next best is the focal place. A missive makes its place the
  focal place and says "I can come there".
- After an act both keep the same place if they can, the first of KEPT_PLACES that both still hold (in the last scene
  of an act everybody can count who holds what), and the first of KEPT_COMPANIONS.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

import msgspec

from sottovoce.games.romeo_juliet import content, names
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.games.romeo_juliet.stage import Here, Stage, here_of, left, open_of, place_of
from sottovoce.games.romeo_juliet.view import View

KEPT_PLACES = ("balcony", "church", "cell", "street", "ballroom", "salon", "sidestep")
KEPT_COMPANIONS = (
    "friar", "nurse", "lady-capulet", "benvolio", "mercutio", "lord-montague", "lord-capulet", "tybalt", "hate",
)  # fmt: skip
CARE = 0.02  # a companion who makes the scene this much worse (in chances to win) is chosen e times less often

Odds = Mapping[int, float]  # by place card or companion: how likely it is in hand


class Meeting(msgspec.Struct, frozen=True):
    """One place as a place to meet."""

    place: int
    reach: tuple[float, float]  # how likely each lover can come
    worth: dict[tuple[int, int], float]  # of the scene, by Juliet's companion and Romeo's
    weights: tuple[dict[int, float], dict[int, float]]  # whom each will probably bring
    value: float  # of the scene on average, if they meet here

    def with_companion(self, seat: int, companion: int) -> float:
        """What the scene is worth on average for a lover who brings this companion."""
        if seat == names.JULIET:
            return sum(weight * self.worth[companion, other] for other, weight in self.weights[1].items())
        return sum(weight * self.worth[other, companion] for other, weight in self.weights[0].items())


class Plan(msgspec.Struct, frozen=True):
    """All places, the best first; and what a scene without a meeting is worth."""

    meetings: list[Meeting]
    quiet: float

    def at(self, place: int) -> Meeting | None:
        return next((one for one in self.meetings if one.place == place), None)


def plan_of(seen: View) -> Plan:
    """The plan that both make for this scene."""
    where = (seen.options["content"], open_of(seen), seen.love, seen.hate, left(seen), seen.reserve > 0)
    held = [tuple(sorted(odds(seen, seat, kind).items())) for seat in range(2) for kind in range(2)]
    return _plan(where, tuple(here_of(seen)), held[0], held[1], held[2], held[3])


@lru_cache(maxsize=256)
def _plan(
    where: tuple[str | None, tuple[int, ...], int, int, int, bool],
    stands: tuple[int, ...],
    *held: tuple[tuple[int, float], ...],
) -> Plan:
    stage, here = Stage(*where, passion=True), list(stands)
    places = dict(held[0]), dict(held[2])
    companions = dict(held[1]), dict(held[3])
    found = []
    for place in range(names.PLACES):
        reach = reaches(stage, here, 0, place, places[0]), reaches(stage, here, 1, place, places[1])
        if reach[0] and reach[1]:
            found.append(_meeting(stage, here, place, reach, companions))
    calm = Stage(*where, passion=False)
    quiet = (calm.worth(here) + calm.hope()) / 2
    found.sort(key=lambda one: one.reach[0] * one.reach[1] * (one.value - quiet), reverse=True)
    return Plan(found, quiet)


def reaches(stage: Stage, here: Here, seat: int, place: int, cards: Odds) -> float:
    """How likely a lover can come to a place, with its card or by a sidestep."""
    force, stands = stage.force(here), place_of(here, names.TOKEN_JULIET + seat)
    if force.closed >> place & 1 and place != stands:
        return 0.0
    likely = cards.get(place, 0.0)
    beside = (stands,) if names.NO_SIDESTEP in force.kinds else stage.beside[stands]
    if place in beside:
        likely = 1 - (1 - likely) * (1 - cards.get(names.SIDESTEP, 0.0))
    return likely


def _meeting(
    stage: Stage, here: Here, place: int, reach: tuple[float, float], companions: tuple[Odds, Odds]
) -> Meeting:
    worth = {}
    for r in companions[1]:
        there = stage.enter(here, names.ROMEO, place, r)
        for j in companions[0]:
            worth[j, r] = stage.finish(stage.enter(there, names.JULIET, place, j))
    bring = [_share(companions[0]), _share(companions[1])]
    for _ in range(2):  # each prefers companions who do well with those whom the other will probably bring
        hers = {j: sum(p * worth[j, r] for r, p in bring[1].items()) for j in companions[0]}
        bring[0] = _prefer(companions[0], hers)
        his = {r: sum(p * worth[j, r] for j, p in bring[0].items()) for r in companions[1]}
        bring[1] = _prefer(companions[1], his)
    value = sum(p * q * worth[j, r] for j, p in bring[0].items() for r, q in bring[1].items())
    return Meeting(place, reach, worth, (bring[0], bring[1]), value)


def _share(odds: Odds) -> dict[int, float]:
    total = sum(odds.values())
    return {one: likely / total for one, likely in odds.items()}


def _prefer(odds: Odds, worth: Mapping[int, float]) -> dict[int, float]:
    best = max(worth.values())
    return _share({one: likely * exp((worth[one] - best) / CARE) for one, likely in odds.items()})


# Who holds what, by what all saw and by the convention about kept cards.


def odds(seen: View, seat: int, kind: int) -> dict[int, float]:
    """How likely each place card (kind 0) or companion (kind 1) is in a lover's hand."""
    known = PLACE_CARDS if kind == 0 else COMPANIONS
    could = seen.lovers[seat].could_hold
    played = seen.lovers[seat].played
    found = {known.index(name): p for name, p in (could.places if kind == 0 else could.companions).items()}
    promised = kept(seen)[seat][kind]
    if promised is not None and promised not in (played.places if kind == 0 else played.companions):
        found[known.index(promised)] = 1.0
    return found


def kept(seen: View) -> list[tuple[str | None, str | None]]:
    """What each will have kept from the last act, if both follow the convention."""
    if seen.act == 1:
        return [(None, None), (None, None)]
    return keep(*(left_over(seen, seat) for seat in range(2)))


def keep(hers: Sequence[list[str]], his: Sequence[list[str]]) -> list[tuple[str | None, str | None]]:
    """What each keeps of these places and companions."""
    common = [place for place in KEPT_PLACES if place in hers[0] and place in his[0]]
    found = []
    for places, companions in (hers, his):
        place = next((one for one in common or KEPT_PLACES if one in places), None)
        found.append((place, next((one for one in KEPT_COMPANIONS if one in companions), None)))
    return found


def left_over(seen: View, seat: int) -> tuple[list[str], list[str]]:
    """The cards that a lover had at the end of the last act; none if that cannot be counted."""
    last = seen.story[names.SCENES * (seen.act - 2) : names.SCENES * (seen.act - 1)]
    found = []
    for kind in range(2):
        pile = 2 * seat + kind
        drawn = sum(scene.drew[pile] for scene in last) + (kind == 0 or seen.act > 2)
        left = list(PLACE_CARDS) if kind == 0 else cards_of(seen, seat)
        for scene in last:
            assert scene.cards is not None
            left.remove(scene.cards[seat].split()[kind])
        found.append(left if drawn == names.CARDS else [])
    return found[0], found[1]


def cards_of(seen: View, seat: int) -> list[str]:
    """The companion cards of a lover's pile."""
    return list(_cards_of(seen.options["content"], seat))


@lru_cache(maxsize=64)
def _cards_of(source: str | None, seat: int) -> tuple[str, ...]:
    return tuple(COMPANIONS[card] for card in content.load(source).cards[2 * seat + 1])


# What was said.


class Talk(msgspec.Struct):
    """What the words of this scene mean."""

    focal: int | None  # the place that both have in mind
    can: list[set[int]]  # places to which each has said that he or she can come
    cannot: list[set[int]]


def talk_of(seen: View, plan: Plan) -> Talk:
    """The scene's words, understood by the conventions."""
    talk = Talk(None, [set(), set()], [set(), set()])
    ranked = [one.place for one in plan.meetings]
    talk.focal = next(iter(ranked), None)
    for line in seen.said:
        who, word, *rest = line.split()
        seat = SEATS.index(who)
        if word == "missive":
            talk.focal = PLACES.index(rest[0])
            talk.can[seat].add(talk.focal)
            talk.cannot[seat].discard(talk.focal)
        elif rest == ["reason"] and talk.focal is not None:
            talk.cannot[seat].add(talk.focal)
            talk.focal = next((one for one in ranked if not any(one in no for no in talk.cannot)), None)
        elif rest != ["reason"] and talk.focal is not None and (word != "agree" or seen.heart == "passion"):
            talk.can[seat].add(talk.focal)
    return talk
