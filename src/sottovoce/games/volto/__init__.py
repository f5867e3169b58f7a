"""Volto (Yusuke Emi, Blue Orange 2022): a game of bluff behind masks for two."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sottovoce.games.volto import board, intuition, lesson, moves, names, reading, rules, tell, view
from sottovoce.games.volto.view import View
from sottovoce.rules.game import Game, Option
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence


class Volto(Game[rules.Position, View]):
    """Where each part of the game is to be found."""

    id = "volto"
    rules_version = 1
    seat_names = board.SIDES
    fewest_seats = 2
    options: ClassVar[Mapping[str, Option]] = {
        "capturer": Option(default="shown", choices=("shown", "hidden")),  # O3
    }
    reasons = names.REASONS
    lesson = lesson.LESSON
    can_agree_draw = True  # O6

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        return rules.Position(options["capturer"] == "hidden")

    def spell(self, action: int) -> str:
        return moves.spell(action)

    def parse(self, text: str) -> int:
        return moves.parse(text)

    def view(self, position: rules.Position, viewer: int) -> View:
        return view.view(position, viewer)

    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        return view.as_seen(seat, action, viewer)

    def events(self, position: rules.Position, viewer: int) -> list[str]:
        return view.events(position, viewer)

    def learned(self, seen: View) -> object:
        return view.learned(seen)

    def worlds_left(self, seen: View) -> float:
        return view.worlds_left(seen)

    def parse_move(self, seen: View, text: str) -> int:
        return reading.parse_move(seen, text, self)

    def imagine(self, seen: View, rng: Rng) -> rules.Position:
        return view.imagine(seen, rng)

    def rewrite(self, played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
        return view.rewrite(played, position)

    def tell(self, seat: int, look: str) -> Sentence:
        return tell.move(self.seat_name(seat), look)

    def tell_event(self, event: str) -> Sentence:
        return tell.event(event)

    def rate(self, seen: View) -> dict[str, float]:
        return intuition.rate(seen)


GAME = Volto()
