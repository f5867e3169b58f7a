"""A cache of what everyone sees of a game now: each view is made once, however many ask, until the game goes on."""

from __future__ import annotations

from sottovoce.rules.game import View
from sottovoce.rules.playthrough import Playthrough


class ViewCache:
    """The views of one game as it stands, and what everybody knew before its last moves."""

    def __init__(self, play: Playthrough) -> None:
        self.play = play
        self._views: dict[int, View] = {}
        self._known: dict[int, list[object]] = {}  # by how many lines the game had

    def view(self, seat: int) -> View:
        """What a seat or a spectator may know now."""
        if seat not in self._views:
            self._views[seat] = self.play.view(seat)
        return self._views[seat]

    def has_taught_since(self, lines: int) -> bool:
        """Does anybody know something now that they did not know when the game had this many lines?"""
        return self._known_at(lines) != self._known_at(len(self.play.moves))

    def refresh(self) -> None:
        """The game has gone on, or was taken back. Of what was known at earlier lines, only the latest that still holds
        is remembered, because the next move is compared with it."""
        self._views.clear()
        latest = max((lines for lines in self._known if lines <= len(self.play.moves)), default=None)
        self._known = {} if latest is None else {latest: self._known[latest]}

    def _known_at(self, lines: int) -> list[object]:
        if lines not in self._known:
            now = lines == len(self.play.moves)
            known = self.play.game.learned
            self._known[lines] = (
                [known(self.view(who)) for who in self.play.everyone] if now else self.play.learned(lines)
            )
        return self._known[lines]
