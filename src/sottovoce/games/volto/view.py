"""What one viewer of Volto may know: their own masks, where every mask stands and has been, and what it can still be.

Each mask is an individual: 0 to 9 are Red's, 10 to 19 White's, in the order of their set-ups. All moves are public, and
so is the face of a captured mask; hidden are the set-ups, and under `capturer: hidden` the face of a mask that fell
with a damsel. What can be concluded from that is counted exactly, over all ten masks of a side together (`ways.py`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from sottovoce.games.volto import moves, names, rules
from sottovoce.games.volto import ways as _ways
from sottovoce.games.volto.board import CAST, LETTERS, SIDES, SQUARE_NAMES, START
from sottovoce.rules import constants, game
from sottovoce.rules.rng import Rng

PHASES = ("setup", "moving", "ended")
FORM = "setup ?????/?????: home row, then front row, each from a to e; three N, three C, one P, one S and two D"


class Mask(msgspec.Struct, frozen=True):
    """One mask, as the viewer knows it."""

    id: int
    side: int
    square: str | None  # null: no longer on the board
    path: list[str]  # every square it has stood on, from its first; a mask that fell with a damsel: hers last
    shown: bool  # everyone has seen its face
    kind: str | None  # what the viewer has been shown: their own masks, and those turned up
    possible: dict[str, int]  # from what everybody saw: kind to the number of set-ups in which it is that


class View(game.View, frozen=True, kw_only=True):
    """The square and its palaces, the masks, and how near a draw is."""

    options: dict[str, Any]
    phase: str
    ready: list[bool]  # which sides have set up
    masks: list[Mask]  # of the sides that are ready
    unseen: list[str]  # of each side, the kinds that were not shown, in the order of O2
    setups: list[int]  # of each side, how many set-ups fit what all saw
    damsels: list[int]  # of each side, how many have been captured; the side that loses its second wins
    moves: list[str]  # since the set-ups
    quiet: int  # moves since the last capture; the hundredth is a draw
    times: int  # how often this very position has been there; the third time is a draw


def view(position: rules.Position, viewer: int) -> View:
    """Filled field by field; a kind is looked at only for viewers who may know it."""
    ready = [bool(position.ready >> side & 1) for side in range(2)]
    tallies = [position.tally(side) for side in range(2)]
    walked, kinds = Walk(position), list(position.kinds)
    masks = []
    for mask in range(names.BOTH_SIDES):
        side, number = divmod(mask, names.MASKS)
        if ready[side]:
            shown = mask in walked.shown or position.phase == names.ENDED
            known = shown or viewer in (side, constants.EVERYTHING)
            ways = tallies[side][names.KINDS * number : names.KINDS * (number + 1)]
            masks.append(
                Mask(
                    id=mask,
                    side=side,
                    square=walked.square(mask),
                    path=walked.paths[mask],
                    shown=shown,
                    kind=LETTERS[kinds[mask]] if known else None,
                    possible={letter: n for letter, n in zip(LETTERS, ways, strict=True) if n},
                )
            )
    legal: list[str] | None = []
    if viewer in position.to_act():
        legal = None if position.phase == names.SETTING_UP else legal_moves(masks, viewer)
    return View(
        seat=game.label(viewer),
        to_act=list(position.to_act()),
        legal=legal,
        form=FORM if legal is None else None,
        outcome=game.outcome_of(position, names.REASONS),
        options={"capturer": "hidden" if position.hidden_capturer else "shown"},
        phase=PHASES[position.phase],
        ready=ready,
        masks=masks,
        unseen=[unseen([mask for mask in masks if mask.side == side]) for side in range(2)],
        setups=[sum(tally[: names.KINDS]) for tally in tallies],
        damsels=list(position.damsels),
        moves=walked.spelled,
        quiet=position.quiet,
        times=position.times(),
    )


class Walk:
    """The way of every mask since the set-ups, from the moves that all saw and the faces that were shown."""

    def __init__(self, position: rules.Position) -> None:
        self.paths = [[SQUARE_NAMES[square]] for side in START for square in side]
        self.shown: set[int] = set()
        self.spelled: list[str] = []
        self._at = {square: mask for mask, square in enumerate(START[names.RED] + START[names.WHITE])}
        kinds = list(position.kinds)
        for move in position.past():
            origin, square = divmod(move, names.SQUARES)
            mask, other = self._at.pop(origin), self._at.get(square)
            self.paths[mask].append(SQUARE_NAMES[square])
            self._at[square] = mask
            if other is not None:
                self.shown.add(other)
                if kinds[other] == names.DAMSEL:
                    del self._at[square]
                    if not position.hidden_capturer or kinds[mask] == names.PRETENDER:
                        self.shown.add(mask)
            self.spelled.append(moves.spell(move if other is None else names.MOVE_CAPTURE + move))
        self._squares = {mask: SQUARE_NAMES[square] for square, mask in self._at.items()}

    def square(self, mask: int) -> str | None:
        return self._squares.get(mask)


def unseen(masks: list[Mask]) -> str:
    """The kinds of a side's masks that have not been shown."""
    shown = [mask.kind for mask in masks if mask.shown]
    return "".join(letter * (n - shown.count(letter)) for letter, n in zip(LETTERS, CAST, strict=True))


def legal_moves(masks: list[Mask], seat: int) -> list[str]:
    """What a seat may do, from what it sees: the kinds of its own masks and where all masks stand."""
    return sorted(text for mask in masks if mask.side == seat for text in moves_of(mask, masks))


def moves_of(mask: Mask, masks: list[Mask]) -> list[str]:
    """The moves of one mask whose kind is known."""
    if mask.square is None or mask.kind is None:
        return []
    held = [0, 0]
    for other in masks:
        if other.square is not None:
            held[other.side] |= 1 << SQUARE_NAMES.index(other.square)
    own, theirs = held[mask.side], held[1 - mask.side]
    reached = rules.reach(LETTERS.index(mask.kind), mask.side, SQUARE_NAMES.index(mask.square), own, theirs)
    return [
        f"{mask.square}{'x' if theirs >> square & 1 else '-'}{name}"
        for square, name in enumerate(SQUARE_NAMES)
        if reached >> square & 1
    ]


def as_seen(seat: int, action: int, viewer: int) -> str:
    """A move as the viewer sees it: a set-up is plain only to its owner."""
    if action >= names.MOVE_SETUP and viewer not in (seat, constants.EVERYTHING):
        return "setup ?"
    return moves.spell(action)


def events(position: rules.Position, viewer: int) -> list[str]:
    """What the last move revealed: a captured mask, the one that fell with a damsel, a side that cannot move;
    and at the end every mask."""
    found = []
    if position.taken != names.NO_MASK:
        found.append("captured " + LETTERS[position.kinds[position.taken]])
    if position.fell != names.NO_MASK:
        kind = position.kinds[position.fell]
        hidden = position.hidden_capturer and kind != names.PRETENDER
        known = not hidden or viewer in (position.fell // names.MASKS, constants.EVERYTHING)
        found.append("removed " + (LETTERS[kind] if known else "?"))
    if position.skipped:
        found.append("skipped " + SIDES[1 - position.to_move])
    if position.phase == names.ENDED:
        found += [f"revealed {SIDES[side]} {moves.spell_setup(setup_in(position, side))}" for side in range(2)]
    return found


def setup_in(position: rules.Position, side: int) -> int:
    """How a side of this position was set up."""
    return moves.setup_of(position.kinds[names.MASKS * side : names.MASKS * (side + 1)])


def learned(seen: View) -> object:
    """For each side what its masks can still be and which were shown, and how often one of them could not move.

    Own masks that were not shown do not count: one has not learned what one has chosen.
    """
    found = []
    for side in range(2):
        masks = [mask for mask in seen.masks if mask.side == side]
        constrained = seen.setups[side] < names.SETUPS or any(mask.shown for mask in masks)
        found.append([(mask.possible, mask.kind if mask.shown else None) for mask in masks] if constrained else [])
    walked = [sum(len(mask.path) - 1 for mask in seen.masks if mask.side == side) for side in range(2)]
    skipped = walked[names.RED] - walked[names.WHITE] - (seen.to_act == [names.WHITE])
    return found, skipped if seen.phase == "moving" else None


def worlds_left(seen: View) -> float:
    """The set-ups that the rival may have; for a spectator those of both sides together."""
    if seen.phase == "ended":
        return 1.0
    rivals = [side for side in range(2) if side != seen.seat]
    return float(math.prod(seen.setups[side] for side in rivals))


def rewrite(played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
    """The same game had the sides been set up as in this position."""
    return [
        (seat, names.MOVE_SETUP + setup_in(position, seat) if action >= names.MOVE_SETUP else action)
        for seat, action in played
    ]


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position drawn evenly from all that fit the view: masks that can be what they are, and the moves made again.

    What a mask can be was counted with all others in mind, and nothing that fits was left out; but a drawn side that
    would have had to be skipped now does not fit.
    """
    ways = _ways.Ways()
    while True:
        position = rules.Position(seen.options["capturer"] == "hidden")
        for side in range(2):
            if seen.ready[side]:
                setup = ways.draw(could_be([mask for mask in seen.masks if mask.side == side]), rng)
                position.play(side, names.MOVE_SETUP + setup)
        for text in seen.moves:
            position.play(position.to_move, moves.parse(text))
        if list(position.to_act()) == seen.to_act:
            return position


def could_be(masks: list[Mask]) -> int:
    """The sets of what a side's masks can be, five bits each, the first lowest."""
    found = 0
    for mask in reversed(masks):
        kinds = mask.kind if mask.kind is not None else mask.possible
        found = found << names.KINDS | sum(1 << LETTERS.index(letter) for letter in kinds)
    return found
