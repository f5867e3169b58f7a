"""Taking back moves. It is free exactly when only the player's own moves are taken back, chance has not answered them,
and nobody knows more than before them. Otherwise the other people at the table are asked, and the log says so.
"""

from __future__ import annotations

from typing import Literal

from sottovoce.rules.playthrough import Playthrough
from sottovoce.table.views import ViewCache

Way = Literal["free", "ask"]


def back_to(play: Playthrough, seat: int) -> int | None:
    """How many lines would be left if this seat took back its last move; None: it has made none."""
    for keep in reversed(range(len(play.moves))):
        if play.moves[keep][0] == seat:
            return keep
    return None


def way(views: ViewCache, seat: int, keep: int) -> Way:
    """May this seat take these lines back without asking anybody?"""
    own = all(mover == seat for mover, _ in views.play.moves[keep:])
    return "free" if own and not views.has_taught_since(keep) else "ask"
