"""Verona Twist (József Dorsonczky, Mind Fitness Games 2018): a game of deduction for two."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sottovoce.games.verona_twist import intuition, lesson, moves, names, rules, tell, view
from sottovoce.games.verona_twist.view import View
from sottovoce.rules.game import Game, Option
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence


class VeronaTwist(Game[rules.Position, View]):
    """Where each part of the game is to be found."""

    id = "verona-twist"
    rules_version = 1
    seat_names = ("capulet", "nurse")
    fewest_seats = 2
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(default=rules.ROUNDS, choices=tuple(range(3, 10))),  # V8
        "lovers": Option(default="chosen", choices=("chosen", "random")),
        "placement": Option(default="chosen", choices=("chosen", "random")),
    }
    reasons = names.REASONS
    lesson = lesson.LESSON

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        return rules.Position(options["rounds"], options["lovers"] == "random", options["placement"] == "random")

    def spell(self, action: int) -> str:
        return moves.spell(action)

    def parse(self, text: str) -> int:
        return moves.parse(text)

    def view(self, position: rules.Position, viewer: int) -> View:
        return view.view(position, viewer)

    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        return view.as_seen(action, viewer)

    def events(self, position: rules.Position, viewer: int) -> list[str]:
        return view.events(position)

    def learned(self, seen: View) -> object:
        return view.learned(seen)

    def worlds_left(self, seen: View) -> float:
        return view.worlds_left(seen)

    def parse_move(self, seen: View, text: str) -> int:
        return view.parse_move(seen, text, self)

    def imagine(self, seen: View, rng: Rng) -> rules.Position:
        return view.imagine(seen, rng)

    def rewrite(self, played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
        return view.rewrite(played, position)

    def tie_break(self, seen: View, seat: int) -> float:
        """V8: who needed fewer rounds as Capulet."""
        return -float(seen.round) if seat == names.CAPULET else 0.0

    def tell(self, seat: int, look: str) -> Sentence:
        return tell.move(self.seat_name(seat), look)

    def tell_event(self, event: str) -> Sentence:
        return tell.event(event)

    def rate(self, seen: View) -> dict[str, float]:
        return intuition.rate(seen)


GAME = VeronaTwist()
