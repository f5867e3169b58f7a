"""Roméo & Juliette (Julien Prothière & Jean-Philippe Sahut, Sylex 2020): two lovers, nearly without words."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from sottovoce.games.romeo_juliet import (
    content,
    content_file,
    effects,
    measured,
    names,
    preview,
    reading,
    rewriting,
    rules,
    tell,
    view,
)
from sottovoce.games.romeo_juliet.view import PILES, View
from sottovoce.rules.folder import FolderGame
from sottovoce.rules.game import Chapter, ChapterPlayed, Option, OptionFile, Outcome
from sottovoce.rules.words import Sentence

DEFEATS = 2  # in one chapter, after which mercy is offered: R19


class RomeoJuliet(FolderGame[rules.Position, View]):
    options: ClassVar[Mapping[str, Option]] = {
        "chapter": Option(default=1, choices=tuple(range(1, content.MOST_CHAPTERS + 1))),  # R4, R5
        "first": Option(default="juliet", choices=effects.SEATS),  # R6
        "keepsake": Option(default="none", choices=("none", *effects.PLACES)),  # R19
        "mercy": Option(default="no", choices=("no", "yes")),  # R19
        "content": Option(default=None),  # R5: the text of a content file
        "content_hash": Option(default=None),  # filled in, so that a record knows what it was played with
        **{name: Option(default=None) for name in (*PILES, "events")},  # R14: for study, top first
    }
    reasons = names.REASONS
    secret_options = (*PILES, "events")
    earned_options = ("keepsake", "mercy")
    file_options: ClassVar[Mapping[str, OptionFile]] = {"content": content_file.CONTENT}

    def completed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return reading.completed(super().completed(options), self)

    def start(self, seats: int, options: Mapping[str, Any]) -> rules.Position:
        chapter = content.chapter_of(options["content"], options["chapter"], self.rules_version)
        piles = [reading.pile_of(options, pile, self) for pile in range(names.PILES)]
        kept = reading.keepsake(options)
        return rules.Position(
            chapter,
            reading.first_seat(options),
            piles,
            reading.events_of(options, self),
            -1 if kept is None else effects.PLACES.index(kept),
            options.get("mercy") == "yes",
        )

    def view(self, position: rules.Position, viewer: int) -> View:
        return preview.previewed(view.view(position, viewer))

    def view_of_end(self, position: rules.Position, viewer: int) -> View:
        """R16: hands are not shown, nor what was still to come in the piles."""
        return msgspec.structs.replace(self.view(position, viewer), phase="ended", decision=None, drawing=None)

    def rewrite(self, moves: Sequence[tuple[int, int]], position: rules.Position) -> list[tuple[int, int]]:
        return rewriting.rewrite(moves, position)

    def rewrite_options(self, options: Mapping[str, Any], position: rules.Position) -> dict[str, Any]:
        return rewriting.rewrite_options(options, position)

    def in_full(self, sentence: Sentence, options: Mapping[str, Any]) -> Sentence:
        return tell.in_full(sentence, content.load(options.get("content"), self.rules_version))

    def campaign(self, language: str) -> list[Chapter]:
        say = self.words(language).say
        return [
            Chapter(
                number=one.number,
                name=content.said(one.name, language),
                tier=say("tier-name", {"tier": one.tier}),
                won=measured.rate(one.number),
            )
            for one in content.load(None).chapters.values()
        ]

    def chapter_played(self, options: Mapping[str, Any], everything: View, outcome: Outcome) -> ChapterPlayed | None:
        """Only our own chapters make the story."""
        if options["content"] is not None:
            return None
        won = bool(outcome.winners)
        met = next(place for place, here in everything.places.items() if "juliet" in here)
        return ChapterPlayed(options["chapter"], won, met if won else None)

    def earned(self, chapter: int, so_far: Sequence[ChapterPlayed]) -> dict[str, Any]:
        """R19: a keepsake if the chapter before was won, mercy if this one was lost twice and never won."""
        kept = [one.kept for one in so_far if one.chapter == chapter - 1 and one.won]
        here = [one.won for one in so_far if one.chapter == chapter]
        is_merciful = len(here) >= DEFEATS and not any(here)
        return {**({"keepsake": kept[-1]} if kept else {}), **({"mercy": "yes"} if is_merciful else {})}


class FirstRules(RomeoJuliet):
    """The rules of version 1, for games that were begun with them: what is held was judged after the lover had moved,
    and the content was another (content-1.ini)."""

    options: ClassVar[Mapping[str, Option]] = {
        name: option for name, option in RomeoJuliet.options.items() if name not in RomeoJuliet.earned_options
    }

    def __init__(self) -> None:
        super().__init__()
        self.meta = msgspec.structs.replace(self.meta, rules_version=1)


RomeoJuliet.older = {1: FirstRules()}
GAME = RomeoJuliet()
