"""The moves of a game of Roméo & Juliette with other hands: the draws and kept cards that would have led to them.

Only what nobody but the owner saw may change, so a pile whose hand is as it was stays as it was. Cards are numbered
within their pile; every act starts the numbers of a kind anew, the card kept being the lowest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from sottovoce.games.romeo_juliet import names, rules
from sottovoce.games.romeo_juliet.imagining import KINDS
from sottovoce.games.romeo_juliet.view import PILES

Moves = list[tuple[int, int]]


class Act(NamedTuple):
    """How a pile's cards came in one act: the kind kept from before (-1: none), then those drawn, in order."""

    kept: int
    drawn: list[int]


def rewrite(played: Sequence[tuple[int, int]], position: rules.Position) -> Moves:
    """The moves that would have led to this position's hands and secret choices."""
    moves = list(played)
    for pile in range(names.PILES):
        if position.act > 0 or not position.cards.stacked[pile]:
            acts = history(position, pile)
            if held(moves, position, pile) != kinds_in(position, pile, position.cards.hand[pile]) or (
                position.cards.stacked[pile] and acts[1].kept not in last_hand(position, pile)
            ):
                moves = rewrite_pile(moves, acts, pile, 1 if position.cards.stacked[pile] else 0)
    if position.phase in (names.BACKSTAGE, names.HOLDING):
        base = names.PLAY if position.phase == names.BACKSTAGE else names.HOLD
        for seat in range(2):
            if position.cards.choice[seat] >= 0:
                moves[_last(moves, seat)] = (seat, base + position.cards.choice[seat])
    for seat in range(2):
        if position.sealed[seat] >= 0:
            moves[_last(moves, seat)] = (seat, sealed(position, seat))
    return moves


def _last(moves: Moves, seat: int) -> int:
    return max(n for n, (who, _) in enumerate(moves) if who == seat)


def sealed(position: rules.Position, seat: int) -> int:
    """The move by which a lover has chosen what to show or to name."""
    if position.phase == names.NAMING:
        return names.NAME + position.sealed[seat]
    kind = position.chapter.how_many[position.events.deciding]
    return names.SHOW + names.PLACE_CARDS * kind + position.sealed[seat]


def rewrite_options(options: Mapping[str, Any], position: rules.Position) -> dict[str, Any]:
    """The same for stacked piles."""
    others = dict(options)
    for pile, name in enumerate(PILES):
        if position.cards.stacked[pile]:
            order = position.cards.order[: position.cards.in_first_pile(pile)]
            kinds = [kind_of(position, pile, cards[pile]) for cards in order]
            if position.act > 0:
                acts = history(position, pile)
                if acts[1].kept not in last_hand(position, pile):
                    rest = list(kinds)
                    for kind in acts[0].drawn:
                        rest.remove(kind)
                    kinds = acts[0].drawn + rest
            others[name] = [KINDS[pile & 1][kind] for kind in kinds]
    if position.events.stacked:
        others["events"] = position.events.order[: position.events.turned + sum(position.events.left)]
    return others


# Kinds of cards.


def kind_of(position: rules.Position, pile: int, card: int) -> int:
    return position.chapter.cards[pile][card]


def kinds_in(position: rules.Position, pile: int, cards: int) -> list[int]:
    """A set of cards as their kinds, sorted."""
    return sorted(kind_of(position, pile, card) for card in range(names.CARDS) if cards >> card & 1)


def all_kinds(position: rules.Position, pile: int) -> list[int]:
    return kinds_in(position, pile, names.ALL_CARDS)


def without(kinds: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(kinds)
    for kind in gone:
        left.remove(kind)
    return left


# What the moves say.


def part(pile: int, choice: int) -> int:
    """The place or the companion of a choice of both."""
    return choice // names.COMPANIONS if pile % 2 == 0 else choice % names.COMPANIONS


def held(moves: Sequence[tuple[int, int]], position: rules.Position, pile: int) -> list[int]:
    """The kinds in hand after these moves."""
    seat = pile >> 1
    hand = first_kinds(position, pile)
    pending = position.phase == names.BACKSTAGE and position.cards.choice[seat] >= 0
    keeping = position.phase == names.HOLDING and position.cards.choice[seat] >= 0
    own = [n for n, (who, action) in enumerate(moves) if who == seat and names.PLAY <= action < names.DRAW]
    last = own[-1] if own and (pending or keeping) else -1
    for n, (who, action) in enumerate(moves):
        if n == last:
            continue
        if names.DRAW <= action < names.EVENT_CARD and (action - names.DRAW) // names.COMPANIONS == pile:
            hand.append((action - names.DRAW) % names.COMPANIONS)
        elif who == seat and names.HOLD <= action < names.DRAW:
            hand = [part(pile, action - names.HOLD)]
        elif who == seat and names.PLAY <= action < names.HOLD and part(pile, action - names.PLAY) in hand:
            hand.remove(part(pile, action - names.PLAY))
    return sorted(hand)


def rewrite_pile(moves: Sequence[tuple[int, int]], acts: Sequence[Act], pile: int, first: int) -> Moves:
    """The same moves with the cards of this pile as `acts` has them; `first`: the first act with draws of chance."""
    drawn: Iterator[int] = iter([kind for act in acts[first:] for kind in act.drawn])
    kept = iter([act.kept for act in acts[1:]])
    found: Moves = []
    for seat, action in moves:
        if names.DRAW <= action < names.EVENT_CARD and (action - names.DRAW) // names.COMPANIONS == pile:
            found.append((seat, names.DRAW + names.COMPANIONS * pile + next(drawn)))
        elif names.HOLD <= action < names.DRAW and seat == pile >> 1:
            kind = next(kept, None)
            place, companion = divmod(action - names.HOLD, names.COMPANIONS)
            if kind is not None:
                place, companion = (kind, companion) if pile % 2 == 0 else (place, kind)
            found.append((seat, names.HOLD + names.COMPANIONS * place + companion))
        else:
            found.append((seat, action))
    return found


# What the position says.


def history(position: rules.Position, pile: int) -> list[Act]:
    """How the pile's cards may have come, act by act, so that all plays were possible and the hand is as it is."""
    found = _acts(position, pile, position.act, kinds_in(position, pile, position.cards.hand[pile]))
    assert found is not None
    return found


def plays(position: rules.Position, pile: int, act: int) -> list[int]:
    """The kinds played in an act, in order."""
    scenes = range(names.SCENES * act, names.SCENES * (act + 1))
    last = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    put = [position.cards.put[n][pile] for n in scenes if n <= last]
    return [kind_of(position, pile, card) for card in put if card >= 0]


def draws(position: rules.Position, pile: int, act: int) -> int:
    scenes = range(names.SCENES * act, names.SCENES * (act + 1))
    last = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    return sum(position.cards.drew[n][pile] for n in scenes if n <= last)


def last_hand(position: rules.Position, pile: int) -> list[int]:
    """What a stacked pile left in hand when the first act ended."""
    drawn = position.cards.order[: draws(position, pile, 0)]
    kinds = [kind_of(position, pile, cards[pile]) for cards in drawn]
    return without(kinds + first_kinds(position, pile), plays(position, pile, 0))


def _acts(position: rules.Position, pile: int, act: int, hand: Sequence[int]) -> list[Act] | None:
    """The acts up to this one, ending with this hand; None if it cannot have been."""
    came = plays(position, pile, act) + list(hand)
    if act == 0:
        drawn = in_time(position, pile, act, came, first_kinds(position, pile))
        return None if drawn is None else [Act(-1, drawn)]
    before = without(all_kinds(position, pile), plays(position, pile, act - 1))
    had = 1 if act > 1 else len(first_kinds(position, pile))
    size = had + draws(position, pile, act - 1) - len(plays(position, pile, act - 1))
    likely = last_hand(position, pile) if act == 1 and position.cards.stacked[pile] else []
    for kept in sorted(set(came) & set(before), key=lambda kind: (kind not in likely, kind)):
        for others in combinations(without(before, [kept]), size - 1):
            drawn = in_time(position, pile, act, came, [kept])
            earlier = _acts(position, pile, act - 1, [kept, *others]) if drawn is not None else None
            if drawn is not None and earlier is not None:
                return [*earlier, Act(kept, drawn)]
    return None


def first_kinds(position: rules.Position, pile: int) -> list[int]:
    """What is in hand before anything is drawn in the first act."""
    return [kind_of(position, pile, card) for card in range(names.CARDS) if position.cards.is_first_card(pile, card)]


def in_time(position: rules.Position, pile: int, act: int, came: Sequence[int], had: Sequence[int]) -> list[int] | None:
    """The cards that came in an act but for those that were there before, in an order in which each is there when it
    is played or shown; None if there is no such order."""
    if any(came.count(kind) < had.count(kind) for kind in had):
        return None
    gone, wanted, drawn = list[int](), list[int](), 0
    last = names.SCENES * position.act + min(position.scene, names.SCENES - 1)
    for scene in range(names.SCENES * act, min(names.SCENES * (act + 1), last + 1)):
        drawn += position.cards.drew[scene][pile]
        card = position.cards.put[scene][pile]
        played = [kind_of(position, pile, card)] if card >= 0 else []
        gone += played
        for n, kinds in enumerate((played, shown_kinds(position.cards.shown[scene][pile]))):
            for kind in kinds:  # one that is shown is still there besides those that are gone
                if had.count(kind) + wanted.count(kind) < gone.count(kind) + n:
                    wanted.append(kind)
        if len(wanted) > drawn:
            return None
    if any(came.count(kind) < had.count(kind) + wanted.count(kind) for kind in wanted):
        return None
    return wanted + without(without(came, had), wanted)


def shown_kinds(packed: int) -> list[int]:
    """The kinds of cards that were shown after a scene."""
    found = []
    while packed:
        packed, digit = divmod(packed, names.SHOWN)
        found.append(digit - 1)
    return found
