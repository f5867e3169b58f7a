"""Verso (Alexis Allard & Joan Dufour, Gigamic 2024): cards with two faces, for one to six."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sottovoce.games.verso import imagining, intuition, lesson, moves, names, reading, rules, tell, view
from sottovoce.games.verso.box import LYING
from sottovoce.games.verso.view import View
from sottovoce.rules.game import Game, Option
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence


class Verso(Game[rules.Position, View]):
    """Where each part of the game is to be found."""

    id = "verso"
    rules_version = 1
    seat_names = ("p1", "p2", "p3", "p4", "p5", "p6")
    fewest_seats = 1
    options: ClassVar[Mapping[str, Option]] = {
        "forced_flip": Option(default=False, choices=(False, True)),  # S4
        "deck": Option(default=None),  # S12: for study, the cards as they lie, top first
    }
    reasons = names.REASONS
    lesson = lesson.LESSON
    secret_options = ("deck",)

    def check_option(self, name: str, value: object) -> None:
        reading.check_deck(value, self)

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        deck = options["deck"]
        return rules.Position(seats, options["forced_flip"], deck and [LYING[card] for card in deck])

    def spell(self, action: int) -> str:
        return moves.spell(action)

    def parse(self, text: str) -> int:
        return moves.parse(text)

    def view(self, position: rules.Position, viewer: int) -> View:
        return view.view(position, viewer)

    def as_seen(self, seat: int, action: int, viewer: int) -> str:
        return view.as_seen(action, viewer)

    def events(self, position: rules.Position, viewer: int) -> list[str]:
        return view.events(position, self.seat_names)

    def learned(self, seen: View) -> object:
        return view.learned(seen)

    def worlds_left(self, seen: View) -> float:
        return view.worlds_left(seen)

    def parse_move(self, seen: View, text: str) -> int:
        return reading.parse_move(seen, text, self)

    def imagine(self, seen: View, rng: Rng) -> rules.Position:
        return imagining.imagine(seen, rng)

    def rewrite(self, played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
        return imagining.rewrite(played, position)

    def rewrite_options(self, options: Mapping[str, Any], position: rules.Position) -> dict[str, Any]:
        return imagining.rewrite_options(options, position)

    def tell(self, seat: int, look: str) -> Sentence:
        return tell.move(self.seat_name(seat), look)

    def tell_event(self, event: str) -> Sentence:
        return tell.event(event)

    def rate(self, seen: View) -> dict[str, float]:
        return intuition.rate(seen)


GAME = Verso()
