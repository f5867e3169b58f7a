"""A toy game with leaks to order: one hides a coin, the other waits or guesses. In tests only.

The hider may also turn the coin over, secretly: `turn` and `leave` look alike to the guesser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from sottovoce.rules import constants
from sottovoce.rules.contract import Position
from sottovoce.rules.game import BadMove, Game, IllegalMove, Refusal, View, label, outcome_of
from sottovoce.rules.meta import Meta
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence

HIDER, GUESSER = range(2)
MOVES = ["hide heads", "hide tails", "turn", "leave", "guess heads", "guess tails", "wait", "cough"]
SECRET_MOVES = range(4)
LEAKS = ("view", "legal", "refusal", "log", "lines", "like moves", "resample stuck", "resample uneven", "known")


class Coin:
    """The whole truth: what was hidden, whether it was turned, how often the guesser waited."""

    seats = 2

    def __init__(self, leak: str) -> None:
        self.leak = leak
        self.coin, self.turned, self.waits, self.guess, self.coughed = -1, -1, 0, -1, 0

    @property
    def up(self) -> int:
        return self.coin ^ (self.turned == 1)

    @property
    def to_move(self) -> int:
        if self.guess >= 0:
            return constants.NOBODY
        if self.turned < 0:
            return HIDER
        if self.leak == "lines" and self.up == 0 and not self.coughed:
            return constants.CHANCE
        return GUESSER

    @property
    def winners(self) -> int:
        return 0 if self.guess < 0 else 1 << (GUESSER if self.guess == self.up else HIDER)

    @property
    def reason(self) -> int:
        return 0

    def to_act(self) -> tuple[int, ...]:
        return () if self.to_move == constants.NOBODY else (self.to_move,)

    def legal(self, seat: int) -> list[int]:
        if seat != self.to_move:
            return []
        if seat == constants.CHANCE:
            return [7]
        if self.coin < 0:
            return [0, 1]
        if self.turned < 0:
            return [2, 3]
        waiting = self.waits < (0 if self.leak == "legal" and self.up == 0 else 3)
        return [4, 5, 6] if waiting else [4, 5]

    def every_legal(self, seat: int) -> list[int]:
        return self.legal(seat)

    def count(self, seat: int) -> int:
        return len(self.legal(seat))

    def allows(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def weight(self, seat: int, action: int) -> int:
        return 1

    def draw(self, seat: int, rng: Rng) -> int:
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def play(self, seat: int, action: int) -> None:
        if action < 2:
            self.coin = action
        elif action < 4:
            self.turned = 3 - action
        elif action < 6:
            self.guess = action - 4
        elif action == 6:
            self.waits += 1
        else:
            self.coughed = 1

    def score(self, seat: int) -> float:
        return float(self.winners >> seat & 1)

    def save(self) -> tuple[int, ...]:
        return (self.coin, self.turned, self.waits, self.guess, self.coughed)

    def load(self, state: tuple[int, ...]) -> None:
        self.coin, self.turned, self.waits, self.guess, self.coughed = state

    def copy(self) -> Coin:
        other = Coin(self.leak)
        other.load(self.save())
        return other

    def resample(self, seat: int, rng: Rng) -> Coin:
        other = self.copy()
        if seat not in (HIDER, constants.EVERYTHING) and self.guess < 0 and self.leak != "resample stuck":
            if self.coin >= 0:
                other.coin = int(rng.below(4) == 0) if self.leak == "resample uneven" else rng.below(2)
            if self.turned >= 0 and self.leak != "like moves":
                other.turned = rng.below(2)
        other.coughed = int(self.coughed and other.up == 0)
        return other


class CoinView(View, frozen=True, kw_only=True):
    coin: int | None
    turned: int | None
    waits: int
    hidden: bool
    settled: bool
    waits_left: bool


class Hiding(Game[Any, CoinView]):
    """The game of the coin, with one leak or with none."""

    meta = Meta(id="coin", rules_version=1, seat_names=("hider", "guesser"), fewest_seats=2, minutes=1, order=1)
    reasons = ("guessed",)

    def __init__(self, leak: str = "none") -> None:
        self.leak = leak

    def start(self, seats: int, options: Mapping[str, Any]) -> Any:
        return cast(Position, Coin(self.leak))

    def spell(self, action: int) -> str:
        return MOVES[action]

    def parse(self, text: str) -> int:
        return MOVES.index(text)

    def view(self, position: Any, viewer: int) -> CoinView:
        knows = viewer in (HIDER, constants.EVERYTHING) or position.guess >= 0
        leaks = self.leak == "view" and position.coin >= 0
        shows_turn = self.leak == "like moves" and position.turned >= 0
        return CoinView(
            seat=label(viewer),
            to_act=["*" if seat == constants.CHANCE else seat for seat in position.to_act()],
            legal=sorted(MOVES[action] for action in position.legal(viewer)),
            outcome=outcome_of(position, self.reasons),
            coin=position.coin if knows or leaks else None,
            turned=position.turned if knows or shows_turn else None,
            waits=position.waits,
            hidden=position.coin >= 0,
            settled=position.turned >= 0,
            waits_left=position.waits < 3,
        )

    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        if viewer in (HIDER, constants.EVERYTHING) or action not in SECRET_MOVES:
            return MOVES[action]
        if action < 2:
            return f"hide ?{'!' * (1 - action)}" if self.leak == "log" else "hide ?"
        return "turn or leave"

    def events(self, position: Any, viewer: int) -> list[str]:
        return [f"coin {position.coin}", f"turned {position.turned}"] if position.guess >= 0 else []

    def worlds_left(self, view: CoinView) -> float:
        return 2.0 if view.coin is None and view.hidden else 1.0

    def learned(self, view: CoinView) -> object:
        return (view.coin, view.turned) if view.outcome and self.leak != "known" else None

    def parse_move(self, view: CoinView, text: str) -> int:
        if text not in MOVES:
            raise BadMove("over")
        if text not in (view.legal or []):
            raise IllegalMove("over")
        return MOVES.index(text)

    def imagine(self, view: CoinView, rng: Rng) -> Any:
        coin = Coin(self.leak)
        coin.waits = view.waits
        known = view.coin if view.coin is not None else rng.below(2)
        coin.coin = known if view.hidden else -1
        coin.turned = (view.turned if view.turned is not None else rng.below(2)) if view.settled else -1
        coin.guess = -1
        if view.outcome:
            coin.guess = coin.up if GUESSER in view.outcome.winners else 1 - coin.up
        return coin

    def rewrite(self, moves: Sequence[tuple[int, int]], position: Any) -> list[tuple[int, int]]:
        told = []
        for seat, action in moves:
            if action < 2:
                told.append((seat, position.coin))
            elif action < 4:
                told.append((seat, 3 - position.turned))
                if self.leak == "lines" and position.up == 0:
                    told.append((constants.CHANCE, 7))
            elif action != 7:
                told.append((seat, action))
        return told

    def rate(self, view: CoinView) -> dict[str, float]:
        return {}

    def tell(self, seat: int, look: str) -> Sentence:
        return Sentence("over", {})

    def tell_event(self, event: str) -> Sentence:
        return Sentence("over", {})


class Blurting(Hiding):
    """The leak in an error text: what is refused depends on the view, how it is said on the coin."""

    def __init__(self) -> None:
        super().__init__("refusal")
        self.last: Any = None

    def view(self, position: Any, viewer: int) -> CoinView:
        self.last = position
        return super().view(position, viewer)

    def parse_move(self, view: CoinView, text: str) -> int:
        try:
            return super().parse_move(view, text)
        except Refusal as refusal:
            raise type(refusal)("stale", seen=self.last.coin, lines=0) from None


def leaky(leak: str) -> Hiding:
    """The game with this leak."""
    return Blurting() if leak == "refusal" else Hiding(leak)
