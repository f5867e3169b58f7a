"""Other games of Verso that look the same: a position made from a view, the moves of a game with other backs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sottovoce.games.verso import box, names, rules
from sottovoce.games.verso.reading import seat_number
from sottovoce.games.verso.view import PHASES, View
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng


def imagine(seen: View, rng: Rng) -> rules.Position:
    """A position drawn evenly from all that fit the view."""
    slots, facing, both_seen = [-1] * (names.SLOTS * len(seen.players)), list[int](), list[bool]()

    def laid(card: str) -> int:
        """Put one more card on the table; of one that hides its back any that shows this face, for now."""
        facing.append(ANY[card[:-2]] if card.endswith("?") else box.LYING[card])
        both_seen.append(not card.endswith("?") and card not in (seen.hidden or ()))
        return len(facing) - 1

    for seat, player in enumerate(seen.players):
        for cards in player.rows.values():
            for card in cards:
                slots[names.SLOTS * seat + box.slot_of(card)] = laid(card)
    pile = [laid(card) for card in seen.discards]
    top = laid(seen.top) if seen.top is not None else -1
    dealt = len(facing)
    facing += [box.LYING[card] for card in seen.deck or ()]
    used = {lying >> 1 for lying in facing}
    facing += [2 * card for card in range(names.CARDS) if card not in used]
    nobody = [0] * (names.SEATS - len(seen.players))
    position = rules.Position()
    position.load_fields(
        {
            "seats": len(seen.players),
            "forced_flip": seen.options["forced_flip"],
            "stacked": seen.options["deck"] is not None,
            "phase": PHASES.index(seen.phase),
            "to_move": seat_number(seen.to_act[0]) if seen.to_act else constants.NOBODY,
            "turn": seen.turn,
            "drawer": -1 if seen.last_drawer is None else seen.last_drawer,
            "asked": seen.asked,
            "left": seen.left,
            "dealt": dealt,
            "top": top,
            "discards": len(pile),
            "square_stands": sum(1 << seat for seat, player in enumerate(seen.players) if player.square),
            "winners": sum(1 << seat for seat in seen.outcome.winners) if seen.outcome else 0,
            "reason": 0 if seen.outcome else -1,
            "tokens": [*(player.points for player in seen.players), *nobody],
            "formed": [*(player.squares for player in seen.players), *nobody],
            "facing": [*facing[: names.CARDS], *(0,) * (names.CARDS - len(facing))],
            "both_seen": both_seen,
            "pile": pile,
            "slots": slots,
        }
    )
    return position if seen.hidden is not None else position.resample(constants.NOBODY, rng)


ANY = {box.FACE_NAMES[face]: lying for lying, face in enumerate(box.UP)}  # some card that shows the face


def rewrite(played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
    """The same game had the hidden backs been this position's. A card that was turned is the one it was."""
    found = []
    deals = 0
    for seat, action in played:
        if action >= names.DEAL:
            if not position.both_seen[deals]:
                action = names.DEAL + position.facing[deals]
            deals += 1
        found.append((seat, action))
    return found


def rewrite_options(options: Mapping[str, Any], position: rules.Position) -> dict[str, Any]:
    """A stacked deck is as unknown to the table as one that chance deals, so it is another one too."""
    deck = options["deck"]
    if deck is not None:
        deck = [
            card if n < position.dealt and position.both_seen[n] else box.LYING_NAMES[position.facing[n]]
            for n, card in enumerate(deck)
        ]
    return {**options, "deck": deck}
