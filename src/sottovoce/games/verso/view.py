"""What one viewer of Verso may know, what that seat may play, and why not.

Everything that lies face up is public, and so is a back once it has been turned up. Nobody knows any other back, so
all seats and spectators see the same; what a careful player could count is counted for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sottovoce.games.verso import box, moves, names, rules, series
from sottovoce.games.verso.backs import Backs
from sottovoce.games.verso.meta import META
from sottovoce.rules import constants, game

PHASES = ("dealing", "turning", "turn", "last", "ended")
RANKS = (35, 40, 45, 50, 55, 60, 64)  # S9: 64 is the authors' own

Rows = dict[str, list[str]]  # by colour: the cards of a display, lowest first, the joker last
Odds = dict[str, dict[str, float]]  # by face that is up: what the back may be, and how likely


class Player(msgspec.Struct, frozen=True):
    """What lies before one player."""

    points: int
    rows: Rows
    square: bool  # three or more of each colour, and not yet broken
    squares: int  # scored so far
    lacks: list[str] = []  # the colours of the cards that are still needed for one, each as often as it is needed


class Turned(msgspec.Struct, frozen=True):
    """A card before somebody that would be turned over."""

    seat: int
    card: str


class Bank(msgspec.Struct, frozen=True):
    """What banking a series would bring."""

    points: int
    gone: list[str]  # the two cards that are discarded, the lower first
    turned: list[Turned]  # the neighbours' cards, in the order in which they turn
    breaks: bool = False  # the square that stands is lost


class Draw(msgspec.Struct, frozen=True):
    """What taking the top card would bring: how likely it is a double, and how likely it completes a square."""

    double: float
    square: float


class View(game.View, frozen=True, kw_only=True):
    """The table. Cards are spelled as they lie, G4*/B3, with a ? for a back that was never turned up: G4*/?"""

    options: dict[str, Any]
    phase: str
    turn: int  # whose turn it is, or will be when chance has dealt
    left: int  # cards in the deck, the top card included
    top: str | None  # the card on the deck
    players: list[Player]
    discards: list[str]  # the last one on top
    backs: Odds  # of the top card and of each card before a player, if its back was never turned up
    exact: bool  # the odds are counted, not estimated
    last_drawer: int | None
    asked: int  # how many have answered for their last bank
    rank: int | None  # alone: the highest rank reached so far, 0 for none yet
    banks: dict[str, Bank]  # by each bank that is legal now
    draws: dict[str, Draw] = msgspec.field(default_factory=dict)  # by keep and flip, if they are legal now
    hidden: list[str] | None  # the cards whose backs nobody has seen; null: not for this viewer
    deck: list[str] | None  # what is still to come of a stacked deck; null: not for this viewer, or by chance


def view(position: rules.Position, viewer: int) -> View:
    """Filled field by field; a back is looked at only if it was turned up, or for a viewer who sees everything."""
    sees_all = viewer == constants.EVERYTHING
    phase = PHASES[position.phase]
    top = spelled(position, position.top, sees_all) if position.top >= 0 else None
    players = [player(position, seat, sees_all) for seat in range(position.seats)]
    odds = backs(position)
    legal: list[str] = []
    if viewer in position.to_act():
        legal = (
            deals(position) if viewer == constants.CHANCE else legal_moves(phase, players[viewer].rows, top, position)
        )
    return View(
        seat=game.label(viewer),
        to_act=[seat if seat >= 0 else "*" for seat in position.to_act()],
        legal=legal,
        outcome=game.outcome_of(position, names.REASONS),
        options={"forced_flip": position.forced_flip, "deck": "?" if position.stacked else None},
        phase=phase,
        turn=position.turn,
        left=position.left,
        top=top,
        players=players,
        discards=[spelled(position, position.pile[n], sees_all) for n in range(position.discards)],
        backs=odds,
        exact=True,
        last_drawer=position.drawer if position.drawer >= 0 else None,
        asked=position.asked,
        rank=rank(position.tokens[0]) if position.seats == 1 else None,
        banks=banks(legal, players, viewer, phase),
        draws=draws(legal, players, viewer, top, odds),
        hidden=sorted(spelled(position, card, True) for card in unturned(position)) if sees_all else None,
        deck=to_come(position) if sees_all and position.stacked else None,
    )


def spelled(position: rules.Position, card: int, sees_all: bool) -> str:
    """A card that was dealt, as it lies."""
    return box.spelled(position.facing[card], sees_all or position.both_seen[card] == 1)


def player(position: rules.Position, seat: int, sees_all: bool) -> Player:
    rows: Rows = {}
    for colour, letter in enumerate(box.COLOURS):
        first = names.SLOTS * seat + names.PLACES * colour
        cards = [position.slots[first + place] for place in range(names.PLACES)]
        rows[letter] = [spelled(position, card, sees_all) for card in cards if card >= 0]
    return Player(
        points=position.tokens[seat],
        rows=rows,
        square=position.square_stands >> seat & 1 == 1,
        squares=position.formed[seat],
        lacks=[colour for colour, cards in rows.items() for _ in range(names.FULL_ROW - len(cards))],
    )


def unturned(position: rules.Position) -> list[int]:
    """The cards that lie about, their backs never turned up."""
    return [card for card in range(position.dealt) if not position.both_seen[card]]


def to_come(position: rules.Position) -> list[str]:
    """The rest of a stacked deck, without its top card."""
    end = position.dealt + position.left - (position.top >= 0)
    return [box.LYING_NAMES[position.facing[n]] for n in range(position.dealt, end)]


def rank(points: int) -> int:
    """The highest rank that these points reach, 0 for none (S9)."""
    return max((reached for reached in RANKS if reached <= points), default=0)


# Which backs are still possible, and how likely each is.


def backs(position: rules.Position) -> Odds:
    """For every face that is up, on the deck or before a player, and whose card was never turned."""
    hidden = unturned(position)
    wanted = [0] * names.FACES
    for card in hidden:
        wanted[box.UP[position.facing[card]]] += 1
    seen = sum(1 << (position.facing[card] >> 1) for card in range(position.dealt) if position.both_seen[card])
    gone = {position.pile[n] for n in range(position.discards)}
    faces = {box.FACE_NAMES[box.UP[position.facing[card]]] for card in hidden if card not in gone}
    odds = all_odds(tuple(wanted), seen)
    return {face: odds[face] for face in sorted(faces)}


@lru_cache(maxsize=4096)
def all_odds(wanted: tuple[int, ...], seen: int) -> Odds:
    """By face: the backs it may have, given how many cards show each face and which cards were seen on both sides."""
    COUNTER.ask(list(wanted), [1 - (seen >> card & 1) for card in range(names.CARDS)])
    odds: Odds = {}
    for lying, likely in enumerate(COUNTER.odds()):
        if likely > 0.0:
            back = box.FACE_NAMES[box.UP[lying ^ 1]].rstrip("*")
            odds.setdefault(box.FACE_NAMES[box.UP[lying]], {})[back] = round(likely, 6)
    return odds


COUNTER = Backs()


# What may be played.


def row_of(cards: Sequence[str]) -> int:
    """The places that a row's cards take, as a set."""
    return sum(1 << box.PLACES.index(card[1]) for card in cards)


def series_in(rows: Rows) -> list[str]:
    """Every series that a display holds: B:2-3-J-5."""
    return [
        f"{colour}:{series.ALL[n].text}" for colour, cards in rows.items() for n in series.FITTING_BY_ROW[row_of(cards)]
    ]


def shows(rows: Rows, card: str) -> bool:
    """Does a display already show this card's colour and value?"""
    return any(other[:2] == card[:2] for other in rows[card[0]])


def legal_moves(phase: str, rows: Rows, top: str | None, position: rules.Position) -> list[str]:
    """The legal moves, worked out from what everybody sees."""
    banks = ["bank " + text for text in series_in(rows)]
    if phase == "last":
        return sorted([*banks, "pass"])
    must_flip = position.forced_flip and top is not None and shows(rows, top)
    return sorted([*banks, "flip"] if must_flip else [*banks, "flip", "keep"])


def banks(legal: Sequence[str], players: Sequence[Player], seat: int, phase: str) -> dict[str, Bank]:
    """What each bank would bring, from what lies open."""
    return {move: bank(move, players, seat, phase) for move in legal if move.startswith("bank ")}


def bank(move: str, players: Sequence[Player], seat: int, phase: str) -> Bank:
    """The points of the series, its two highest cards, and what its colour turns over on either side (S6)."""
    colour, _, text = move.removeprefix("bank ").partition(":")
    row = {card[1]: card for card in players[seat].rows[colour]}
    cards = [row[place] for place in text.split("-")]
    top = series.BY_TEXT[text] * 2
    gone = [row[box.PLACES[place]] for place in (series.TOP_TWO[top + 1], series.TOP_TWO[top])]
    turned = []
    if phase == "turn":
        beside = dict.fromkeys(((seat + 1) % len(players), (seat - 1) % len(players)))
        turned = [highest(players[other].rows[colour], other) for other in beside if other != seat]
    return Bank(
        points=sum(3 if "*" in card else 1 for card in cards),
        gone=gone,
        turned=[one for one in turned if one],
        breaks=players[seat].square and len(row) - len(gone) < names.FULL_ROW,
    )


def draws(legal: Sequence[str], players: Sequence[Player], seat: int, top: str | None, odds: Odds) -> dict[str, Draw]:
    """What keeping and flipping the top card would bring, from what lies open and what its back may be (S4, S7)."""
    if top is None:
        return {}
    up, back = top.split("/")
    faces = {"keep": {up: 1.0}, "flip": odds.get(up, {back: 1.0})}
    return {move: draw(faces[move], players[seat]) for move in faces if move in legal}


def draw(faces: dict[str, float], player: Player) -> Draw:
    """What one of these faces would bring to a player."""
    double = square = 0.0
    for face, likely in faces.items():
        if shows(player.rows, face):
            double += likely
        elif player.lacks == [face[0]]:
            square += likely
    return Draw(round(double, 6), round(square, 6))


def highest(cards: Sequence[str], seat: int) -> Turned | None:
    """The card of a row that a neighbour's bank turns over."""
    place = series.HIGHEST[row_of(cards)]
    return next((Turned(seat, card) for card in cards if card[1] == box.PLACES[place]), None) if place >= 0 else None


def deals(position: rules.Position) -> list[str]:
    """What chance may deal: it alone knows."""
    return sorted(moves.spell(action) for action in position.legal(constants.CHANCE) or ())


# What was seen of a move, and learned.


def learned(seen: View) -> object:
    """Every card that was seen, wherever it lies now: those seen on both sides, and the faces of the others."""
    lying = [card for player in seen.players for row in player.rows.values() for card in row]
    cards = [*lying, *seen.discards, *([seen.top] if seen.top else [])]
    return sorted(either_way(card) for card in cards)


def worlds_left(seen: View) -> float:
    """In how many ways the cards that lie about can have the backs that nobody has seen."""
    lying = [card for player in seen.players for row in player.rows.values() for card in row]
    wanted, unseen = [0] * names.FACES, [1] * names.CARDS
    for card in [*lying, *seen.discards, *([seen.top] if seen.top else [])]:
        up, back = card.split("/")
        if back == "?":
            wanted[box.FACE_NAMES.index(up)] += 1
        else:
            unseen[box.LYING[card] >> 1] = 0
    COUNTER.ask(wanted, unseen)
    return COUNTER.total()


def either_way(card: str) -> str:
    """A card seen on both sides is the same whichever is up: the 1-point face first."""
    up, back = card.split("/")
    return f"{back}/{up[:-1]}" if up.endswith("*") and back != "?" else card


def as_seen(seat: int, action: int, viewer: int) -> str:  # noqa: ARG001
    """A move as the viewer sees it: of a card that is dealt, its upper face."""
    if action >= names.DEAL and viewer != constants.EVERYTHING:
        return "deal " + box.spelled(action - names.DEAL, False)
    return moves.spell(action)


def events(position: rules.Position, viewer: int) -> list[str]:  # noqa: ARG001
    """What the last move revealed, in the order in which it happened: the same for all."""
    found = []
    for n in range(position.n_reveals):
        rest, kind = divmod(position.reveals[n], 8)
        what, seat = divmod(rest, 8)
        who = META.seat_names[seat - 1] if seat else "*"
        if kind == names.EMPTY:
            found.append("empty")
        elif kind == names.SQUARE:
            found.append(f"{who} square")
        elif kind == names.POINTS:
            found.append(f"{who} points {what}")
        else:
            word = {names.PLACED: "placed", names.FLIPPED: "flipped", names.DISCARDED: "discarded"}.get(kind, "dealt")
            found.append(f"{who} {word} {box.spelled(what >> 1, what & 1 == 1)}")
    return found
