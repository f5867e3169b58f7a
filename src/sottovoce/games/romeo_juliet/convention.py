"""The convention of the reference players: how words about the heart tell where to meet.

It rests on what both lovers can work out alone and alike, because everybody sees it: where a meeting is likely and
harmless. The best place by public odds is the *focal* place: both know it
without a word. To propose passion says "I can come there"; to propose reason says "I cannot", and the next best becomes
the focal place. A missive makes its place the focal place and says "I can come there"; so do places that both name at
once, or place cards that they show each other, the better of the two being the focal place.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from sottovoce.games.romeo_juliet import names
from sottovoce.games.romeo_juliet.board import Board
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS
from sottovoce.games.romeo_juliet.imagining import board_from, board_words
from sottovoce.games.romeo_juliet.lookahead import Outlook, ends, entered, scenes_left
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.games.romeo_juliet.view import View

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
            return sum([weight * self.worth[companion, other] for other, weight in self.weights[1].items()])
        return sum([weight * self.worth[other, companion] for other, weight in self.weights[0].items()])


class Plan(msgspec.Struct, frozen=True):
    """All places, the best first; and what a scene without a meeting is worth."""

    meetings: list[Meeting]
    quiet: float

    def at(self, place: int) -> Meeting | None:
        return next((one for one in self.meetings if one.place == place), None)


def plan_of(seen: View) -> Plan:
    """The plan that both make for this scene."""
    board = board_words(seen, heart=names.PASSION, missives=[0, 0, min(1, seen.reserve)])
    held = [tuple(sorted(odds(seen, seat, kind).items())) for seat in range(2) for kind in range(2)]
    return _plan(seen.options["content"], seen.options["chapter"], seen.rules, board, scenes_left(seen), *held)


@lru_cache(maxsize=256)
def _plan(
    source: str | None,
    chapter: int,
    rules: int,
    words: tuple[int, ...],
    left: int,
    *held: tuple[tuple[int, float], ...],
) -> Plan:
    board = board_from(source, chapter, rules, words)
    outlook = Outlook(board, left)
    places = dict(held[0]), dict(held[2])
    companions = dict(held[1]), dict(held[3])
    found = []
    for place in range(names.PLACES):
        reach = reaches(board, 0, place, places[0]), reaches(board, 1, place, places[1])
        if reach[0] and reach[1]:
            found.append(_meeting(outlook, board, place, reach, companions))
    quiet = outlook.standing(board)
    found.sort(key=lambda one: one.reach[0] * one.reach[1] * (one.value - quiet), reverse=True)
    return Plan(found, quiet)


def reaches(board: Board, seat: int, place: int, cards: Odds) -> float:
    """How likely a lover can come to a place, with its card or by a sidestep."""
    if board.closed >> place & 1 and place != board.place_of(names.TOKEN_JULIET + seat):
        return 0.0
    likely = cards.get(place, 0.0)
    if place in ends(board, seat, names.SIDESTEP):
        likely = 1 - (1 - likely) * (1 - cards.get(names.SIDESTEP, 0.0))
    return likely


def _meeting(
    outlook: Outlook, board: Board, place: int, reach: tuple[float, float], companions: tuple[Odds, Odds]
) -> Meeting:
    """What a meeting is worth before the places' effects, with each pair of companions and on average."""
    worth = {}
    for his in companions[1]:
        there = entered(board, names.ROMEO, place, his)
        for hers in companions[0]:
            worth[hers, his] = outlook.worth(entered(there, names.JULIET, place, hers))
    bring = _share(companions[0]), _share(companions[1])
    value = sum([p * q * worth[hers, his] for hers, p in bring[0].items() for his, q in bring[1].items()])
    return Meeting(place, reach, worth, bring, value)


def _share(odds: Odds) -> dict[int, float]:
    total = sum(odds.values())
    return {one: likely / total for one, likely in odds.items()}


def odds(seen: View, seat: int, kind: int) -> dict[int, float]:
    """How likely each place card (kind 0) or companion (kind 1) is in a lover's hand, by what all saw."""
    known = PLACE_CARDS if kind == 0 else COMPANIONS
    could = seen.lovers[seat].could_hold
    return {known.index(name): p for name, p in (could.places if kind == 0 else could.companions).items()}


# What was said.


class Talk(msgspec.Struct):
    """What the words of this scene mean."""

    focal: int | None  # the place that both have in mind
    can: list[set[int]]  # places to which each has said that they can come
    cannot: list[set[int]]


def talk_of(seen: View, plan: Plan) -> Talk:
    """The scene's words, understood by the conventions."""
    talk = Talk(None, [set(), set()], [set(), set()])
    ranked = [one.place for one in plan.meetings]
    for seat, place in enumerate(seen.named):
        if place is not None:
            talk.can[seat].add(PLACES.index(place))
    for seat, card in shown(seen):
        talk.can[seat].add(card)
    talk.focal = next((place for place in ranked if place in talk.can[0] | talk.can[1]), next(iter(ranked), None))
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


def shown(seen: View) -> list[tuple[int, int]]:
    """The place cards that the lovers showed each other before this scene, and that are in hand for sure."""
    if len(seen.story) < 2:
        return []
    return [
        (seat, PLACES.index(card))
        for seat, cards in enumerate(seen.story[-2].shown)
        for card in cards
        if card in PLACES and seen.lovers[seat].could_hold.places.get(card) == 1
    ]
