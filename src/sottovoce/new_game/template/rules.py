"""The rules from top to bottom; G1 to G4 are the rulings in RULES.md.

Plain Python. Where it should be fast, add C types (rules.pxd) and take `Position` from `contract` instead of `plain`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from sottovoce.rules import constants, plain
from sottovoce.rules import rng as _rng

HIDER, GUESSER = range(2)
MOST = 5  # G1
GUESSES = 3  # G2
REASONS = ("found", "kept")
FOUND, KEPT = range(2)
# A move is a number here: hiding n is n, guessing n is MOST + n.
SAVED = ("to_move", "winners", "reason", "number", "guessed", "guesses", "low", "high")


class Position(plain.Position):
    """Everything, the number included."""

    FIELDS = tuple([(field, 1) for field in SAVED])  # each is one integer

    def __init__(self) -> None:
        super().__init__(2)
        self.to_move = HIDER
        self.number = 0  # the secret
        self.guessed = 0  # the last guess
        self.guesses = GUESSES  # how many are left
        self.low, self.high = 1, MOST  # what the answers leave

    def c_legal(self, seat: int, out: MutableSequence[int]) -> int:
        """Any number may be hidden; guesses are among those that are left (G3)."""
        first = 0 if seat == HIDER else MOST
        count = self.high - self.low + 1
        for i in range(count):
            out[i] = first + self.low + i
        return count

    def c_play(self, seat: int, action: int) -> None:
        if seat == HIDER:
            self.number = action
            self.to_move = GUESSER
        else:
            self._guess(action - MOST)

    def _guess(self, guess: int) -> None:
        """The answer is "more" or "fewer", until the number is found or no guess is left (G2, G4)."""
        self.guessed = guess
        self.guesses -= 1
        if guess == self.number:
            self._end(GUESSER, FOUND)
            return
        if guess < self.number:
            self.low = guess + 1
        else:
            self.high = guess - 1
        if self.guesses == 0:
            self._end(HIDER, KEPT)

    def _end(self, winner: int, reason: int) -> None:
        self.to_move = constants.NOBODY
        self.winners = 1 << winner
        self.reason = reason

    def c_resample(self, seat: int, rng: _rng.Rng) -> None:
        """The guesser and spectators know of the number only what the answers leave, until the game is over."""
        if seat in (GUESSER, constants.NOBODY) and self.to_move == GUESSER:
            self.number = self.low + rng.below(self.high - self.low + 1)

    def c_save(self, words: MutableSequence[int]) -> int:
        for i, field in enumerate(SAVED):
            words[i] = getattr(self, field)
        return len(SAVED)

    def c_load(self, words: MutableSequence[int]) -> None:
        for i, field in enumerate(SAVED):
            setattr(self, field, words[i])
