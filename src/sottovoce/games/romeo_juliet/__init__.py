"""Roméo & Juliette (Julien Prothière & Jean-Philippe Sahut, Sylex 2020): two lovers, nearly without words."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sottovoce.games.romeo_juliet import (
    content,
    effects,
    foresight,
    imagining,
    intuition,
    lesson,
    measured,
    moves,
    names,
    reading,
    retelling,
    rules,
    tell,
    view,
)  # fmt: skip
from sottovoce.games.romeo_juliet.view import PILES, View
from sottovoce.rules.game import Game, Option, Stage
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import Sentence


class RomeoJuliet(Game[rules.Position, View]):
    """Where each part of the game is to be found."""

    id = "romeo-juliet"
    rules_version = 1
    seat_names = effects.SEATS
    fewest_seats = 2
    options: ClassVar[Mapping[str, Option]] = {
        "chapter": Option(default=1, choices=tuple(range(1, content.MOST_CHAPTERS + 1))),  # R4, R5
        "first": Option(default="juliet", choices=effects.SEATS),  # R6
        "content": Option(default=None),  # R5: the text of a content file
        "content_hash": Option(default=None),  # filled in, so that a record knows what it was played with
        **{name: Option(default=None) for name in (*PILES, "events")},  # R14: for study, top first
    }
    reasons = names.REASONS
    lesson = lesson.LESSON
    cooperative = True
    silent = True  # R11
    secret_options = (*PILES, "events")

    def completed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return reading.completed(super().completed(options), self)

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        script = content.script_of(options["content"], options["chapter"])
        piles = [reading.pile_of(options, pile, self) for pile in range(names.PILES)]
        return rules.Position(script, reading.first_seat(options), piles, reading.events_of(options, self))

    def spell(self, action: int) -> str:
        return moves.spell(action)

    def parse(self, text: str) -> int:
        return moves.parse(text)

    def view(self, position: rules.Position, viewer: int) -> View:
        return foresight.foreseen(view.view(position, viewer))

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
        return imagining.imagine(seen, rng)

    def rewrite(self, played: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
        return retelling.rewrite(played, position)

    def rewrite_options(self, options: Mapping[str, Any], position: rules.Position) -> dict[str, Any]:
        return retelling.rewrite_options(options, position)

    def tell(self, seat: int, look: str) -> Sentence:
        return tell.move(self.seat_name(seat), look)

    def tell_event(self, event: str) -> Sentence:
        return tell.event(event)

    def in_full(self, sentence: Sentence, options: Mapping[str, Any]) -> Sentence:
        return tell.in_full(sentence, content.load(options.get("content")))

    def campaign(self, language: str) -> list[Stage]:
        say = self.words(language).say
        return [
            Stage(
                number=one.number,
                name=content.said(one.name, language),
                tier=say("tier-name", {"tier": one.tier}),
                won=measured.rate(one.number),
            )
            for one in content.load(None).chapters.values()
        ]

    def rate(self, seen: View) -> dict[str, float]:
        return intuition.rate(seen)


GAME = RomeoJuliet()
