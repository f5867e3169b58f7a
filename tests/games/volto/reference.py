"""Volto a second time, slowly and obviously: dictionaries of squares, and walking. For comparing only.

Nothing of the package is used here. A mask is (side, number); the board maps squares to masks. The whole history is
kept, so that occurrences are counted by looking through it.
"""

from __future__ import annotations

from itertools import permutations

Mask = tuple[str, int]
SIDES = ("red", "white")
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
SLANTING = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
WAYS = {"N": STRAIGHT, "C": SLANTING, "P": STRAIGHT + SLANTING, "D": STRAIGHT + SLANTING}
FORWARD = {"red": (0, 1), "white": (0, -1)}
PALACE = {"red": "1", "white": "7"}


def walk(square: str, way: tuple[int, int]) -> str | None:
    column, row = chr(ord(square[0]) + way[0]), chr(ord(square[1]) + way[1])
    return column + row if "a" <= column <= "e" and "1" <= row <= "7" else None


def other(side: str) -> str:
    return "white" if side == "red" else "red"


class Reference:
    """One game by the rulebook."""

    def __init__(self, capturer: str = "shown") -> None:
        self.capturer = capturer
        self.board: dict[str, Mask] = {}
        self.kinds: dict[Mask, str] = {}
        self.setups: dict[str, str] = {}
        self.turn = "red"
        self.lost_damsels = {"red": 0, "white": 0}
        self.quiet = 0
        self.history: list[tuple[str, frozenset[tuple[str, Mask]]]] = []
        self.result: tuple[list[str], str] | None = None

    def set_up(self, side: str, setup: str) -> list[str]:
        self.setups[side] = setup
        rows = "12" if side == "red" else "76"
        squares = [column + row for row in rows for column in "abcde"]
        for number, (square, kind) in enumerate(zip(squares, setup.replace("/", ""), strict=True)):
            self.board[square] = (side, number)
            self.kinds[side, number] = kind
        if len(self.setups) == 2:
            self._note()
        return []

    def _note(self) -> None:
        self.history.append((self.turn, frozenset(self.board.items())))

    def targets(self, square: str) -> set[str]:
        """Where the mask on this square can go."""
        side, kind = self.board[square][0], self.kinds[self.board[square]]
        found = set()
        if kind == "S":
            target = walk(square, FORWARD[side])
            while target and target not in self.board:
                found.add(target)
                target = walk(target, FORWARD[side])
            if target and self.board[target][0] != side:
                found.add(target)
        else:
            for way in WAYS[kind]:
                target = walk(square, way)
                if target and (target not in self.board or (self.board[target][0] != side and kind != "D")):
                    found.add(target)
        return found

    def legal_for(self, side: str) -> list[str]:
        return sorted(
            square + ("x" if target in self.board else "-") + target
            for square, mask in self.board.items()
            if mask[0] == side
            for target in self.targets(square)
        )

    def legal(self) -> list[str]:
        return [] if self.result else self.legal_for(self.turn)

    def play(self, text: str) -> dict[str, list[str]]:
        """Make a move; what each viewer is told."""
        mover, square, target = self.turn, text[:2], text[3:]
        rival = other(mover)
        mask = self.board.pop(square)
        victim = self.board.pop(target, None)
        told: dict[str, list[str]] = {viewer: [] for viewer in ("red", "white", "spectator", "all")}
        self.quiet += 1
        removed = False
        if victim:
            self.quiet = 0
            for events in told.values():
                events.append("captured " + self.kinds[victim])
            if self.kinds[victim] == "D":
                removed = True
                self.lost_damsels[rival] += 1
                for viewer, events in told.items():
                    hidden = self.capturer == "hidden" and self.kinds[mask] != "P" and viewer in (rival, "spectator")
                    events.append("removed " + ("?" if hidden else self.kinds[mask]))
        if not removed:
            self.board[target] = mask
        self.result = self._ends(mover, rival, mask, victim, removed, target)
        if self.result is None:
            skipped = self._pass_on(mover, rival)
            if self.result is None and skipped:
                for events in told.values():
                    events.append("skipped " + rival)
        if self.result is not None:
            for events in told.values():
                events += [f"revealed {side} {self.setups[side]}" for side in SIDES]
        return told

    def _ends(
        self, mover: str, rival: str, mask: Mask, victim: Mask | None, removed: bool, target: str
    ) -> tuple[list[str], str] | None:
        if victim and self.kinds[victim] == "P":
            return [mover], "pretender_captured"
        if removed and self.kinds[mask] == "P":
            return [rival], "pretender_lost"
        if self.lost_damsels[rival] == 2:
            return [rival], "damsels"
        if not removed and self.kinds[mask] == "P" and target[1] == PALACE[rival]:
            return [mover], "palace"
        return None

    def _pass_on(self, mover: str, rival: str) -> bool:
        """Whose turn it is now; was the rival skipped?"""
        skipped = not self.legal_for(rival)
        self.turn = mover if skipped else rival
        if skipped and not self.legal_for(mover):
            self.result = [], "no_captures" if self.quiet == 100 else "no_moves"
            return False
        self._note()
        if self.history.count(self.history[-1]) == 3:
            self.result = [], "repetition"
        elif self.quiet == 100:
            self.result = [], "no_captures"
        return skipped

    def count(self, depth: int) -> int:
        """The number of sequences of `depth` moves, by playing them all."""
        if depth == 0:
            return 1
        total = 0
        for text in self.legal():
            after = self.copy()
            after.play(text)
            total += after.count(depth - 1)
        return total

    def copy(self) -> Reference:
        after = Reference(self.capturer)
        after.board, after.kinds, after.setups = dict(self.board), self.kinds, self.setups
        after.turn, after.quiet, after.result = self.turn, self.quiet, self.result
        after.lost_damsels, after.history = dict(self.lost_damsels), list(self.history)
        return after


def every_setup() -> set[str]:
    """All set-ups of a side, by trying all orders of a smaller cast and mixing in the rest."""
    found = set()
    for places in permutations(range(10), 4):  # the pretender, the soldier and the two damsels
        if places[2] < places[3]:
            special = dict(zip(places, "PSDD", strict=True))
            rest = [place for place in range(10) if place not in special]
            for nobles in permutations(rest, 3):
                if list(nobles) == sorted(nobles):
                    row = "".join(special.get(i, "N" if i in nobles else "C") for i in range(10))
                    found.add(f"{row[:5]}/{row[5:]}")
    return found
