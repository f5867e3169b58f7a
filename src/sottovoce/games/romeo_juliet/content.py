"""The content file: the ring, the tracks, the cards, the chapters and the events, as a text that a person can type.

    sottovoce content 1

    [board]
    ring = balcony ballroom street salon cell church
    ...
    [chapter 1]
    ...
    [event 14]
    level = II
    hourglass = yes
    effect = closed street when tybalt at street
    name.en = ...

A `#` begins a comment. Reading finds every mistake, each with its line; only a file without mistakes can be played.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from sottovoce.games.romeo_juliet import chapter as _chapter
from sottovoce.games.romeo_juliet import effects, names
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS, TOKENS
from sottovoce.games.romeo_juliet.meta import META
from sottovoce.rules.words import LANGUAGES

FIRST_LINE = "sottovoce content 1"
RULES = META.rules_version
LEVELS = ("chapter", "I", "II", "III", "IV")
SAID = ("name", "text", "prologue", "won", "lost")  # keys whose values are words for people, in each language
TIERS = ("easy", "medium", "hard")
PLACE_CARDS = (*PLACES, "sidestep")
ALL_MISSIVES = 5
MOST_CHAPTERS = 9
MOST_RIVALS = 16  # pairs that the rules have room for
LONGEST = 100_000  # characters of a file; ours has a quarter of that


class Mistake(msgspec.Struct, frozen=True):
    """Something in the file that cannot be: on which line, and what to say about it."""

    line: int
    key: str
    args: dict[str, str]


class Event(msgspec.Struct, frozen=True):
    """One event card."""

    number: int
    level: str
    hourglass: bool
    effects: tuple[effects.Effect, ...]
    name: dict[str, str]  # by language
    text: dict[str, str]
    chapters: tuple[int, ...] = ()  # in whose piles it may be; none: in any

    def belongs_to(self, chapter: int) -> bool:
        """May it be in the pile of this chapter?"""
        return self.level != "chapter" and (not self.chapters or chapter in self.chapters)


class ChapterCard(msgspec.Struct, frozen=True):
    """One chapter card."""

    number: int
    tier: str
    event: int
    missives: tuple[int, int, int]  # Juliet's, Romeo's, in reserve
    events: tuple[int, ...]  # how many of each level, I to IV
    start: tuple[int, ...]  # where each token stands
    name: dict[str, str]
    text: dict[str, str]
    prologue: dict[str, str] = {}  # told to both before the first scene; these three may be missing
    won: dict[str, str] = {}  # told at the end, and leading on
    lost: dict[str, str] = {}


class Content(msgspec.Struct, frozen=True):
    """Everything a box holds that is not a rule."""

    source: str | None  # the file's text; None: ours
    rules: int  # the version of the rules by which it is played
    ring: tuple[int, ...]
    love: int
    hate: int
    families: tuple[int, ...]  # of each companion
    cards: tuple[tuple[int, ...], ...]  # of each pile
    chapters: dict[int, ChapterCard]
    events: dict[int, Event]

    @property
    def hash(self) -> str:
        """What is played, without names and sentences: equal hashes are equal games."""
        events = [
            [
                event.number,
                event.level,
                event.hourglass,
                [one.text for one in event.effects],
                *filter(None, [event.chapters]),
            ]
            for event in self.events.values()
        ]
        chapters = [[one.number, one.event, one.missives, one.events, one.start] for one in self.chapters.values()]
        hashed = [self.ring, self.love, self.hate, self.families, self.cards, sorted(chapters), sorted(events)]
        return hashlib.sha256(json.dumps(hashed).encode()).hexdigest()[:16]

    def tables(self, chapter: int) -> _chapter.Chapter:
        """The tables with which a chapter is played."""
        rows: list[list[int]] = []
        listed = []
        for event in self.events.values():
            first = len(rows)
            rows += [effects.row(effect, 0) for effect in event.effects]
            level = LEVELS.index(event.level) if event.belongs_to(chapter) else 0
            listed.append((event.number, level, event.hourglass, first, len(event.effects)))
        for event, row in zip(self.events.values(), listed, strict=True):
            for n, effect in enumerate(event.effects):
                if effect.either:
                    rows[row[3] + n] = effects.row(effect, len(rows))
                    rows += [effects.row(alternative, 0) for alternative in effect.either]
        card = self.chapters[chapter]
        return _chapter.Chapter(
            self.source, self.rules, chapter, self.ring, self.families, self.cards, (self.love, self.hate), card.start,
            card.missives, card.event, card.events, listed, rows,
        )  # fmt: skip


def ours_text(rules: int = RULES) -> str:
    """The file that comes with the game; or that came with it when the rules had this version."""
    name = "content.ini" if rules == RULES else f"content-{rules}.ini"
    return files(__package__).joinpath(name).read_text("utf-8")


@lru_cache(maxsize=32)
def load(source: str | None, rules: int = RULES) -> Content:
    """The content of a text, or ours, for a version of the rules; ValueError with the mistakes if there are any."""
    content, mistakes = read(ours_text(rules) if source is None else source)
    if content is None or mistakes:
        raise Mistaken(mistakes)
    return msgspec.structs.replace(content, source=source, rules=rules)


@lru_cache(maxsize=32)
def hash_of(source: str | None, rules: int = RULES) -> str:
    """The hash of a content, reckoned once."""
    return load(source, rules).hash


@lru_cache(maxsize=128)
def chapter_of(source: str | None, chapter: int, rules: int = RULES) -> _chapter.Chapter:
    """The tables of one chapter, made once."""
    return load(source, rules).tables(chapter)


def as_one_story(content: str) -> tuple[str, ...]:
    """The hashes under which this story was played: of ours also those of earlier rules."""
    return tuple(hash_of(None, rules) for rules in range(RULES, 0, -1)) if content == hash_of(None) else (content,)


class Mistaken(ValueError):
    """A content file with mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes


def read(text: str) -> tuple[Content | None, list[Mistake]]:
    """What a file says, and every mistake in it."""
    reader = _Reader(text)
    content = reader.content()
    return (None if reader.mistakes else content), sorted(reader.mistakes, key=lambda mistake: mistake.line)


class Section(msgspec.Struct):
    """One part of the file: its heading, and its lines by key."""

    heading: str
    line: int
    lines: dict[str, list[tuple[int, str]]]


class _Reader:
    """Goes through the file and collects what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.mistakes: list[Mistake] = []
        self.sections: dict[str, Section] = {}
        self.end = 1
        section: Section | None = None
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            self.end = number
            line = raw.split("#", 1)[0].strip() if not raw.lstrip().startswith(SAID) else raw.strip()
            if number == 1 and line != FIRST_LINE:
                self.wrong(1, "content-first-line", wanted=FIRST_LINE)
            if number == 1 or not line:
                continue
            if line.startswith("["):
                section = self.heading(line, number)
            elif "=" not in line or section is None:
                self.wrong(number, "content-line" if section else "content-no-section", text=line[:60])
            else:
                key, _, value = (part.strip() for part in line.partition("="))
                section.lines.setdefault(key, []).append((number, value))
        if not text.strip():
            self.wrong(1, "content-first-line", wanted=FIRST_LINE)

    def wrong(self, line: int, key: str, /, **args: str) -> None:
        self.mistakes.append(Mistake(line, key, args))

    def heading(self, line: str, number: int) -> Section:
        heading = " ".join(line.strip("[]").split())
        word, _, which = heading.partition(" ")
        most = {"chapter": MOST_CHAPTERS, "event": names.MOST_EVENTS - 1}.get(word, 0)
        if not (heading in ("board", "cards") and line.endswith("]")) and not (
            line.endswith("]") and is_number(which) and 1 <= int(which) <= most
        ):
            self.wrong(number, "content-heading", text=line[:60])
        elif heading in self.sections:
            self.wrong(number, "content-twice", text=heading, line=str(self.sections[heading].line))
        else:
            self.sections[heading] = Section(heading, number, {})
            return self.sections[heading]
        return Section(heading, number, {})  # what stands under it is nobody's

    # Lines.

    def values(self, section: Section, key: str, needed: bool = True) -> list[tuple[int, str]]:
        found = section.lines.pop(key, [])
        if not found and needed:
            self.wrong(section.line, "content-lacks", section=section.heading, key=key)
        return found

    def line_of(self, section: Section, key: str) -> int:
        """Where a mistake in what this key says is to be looked for."""
        return section.lines.get(key, [(section.line, "")])[0][0]

    def value(self, section: Section, key: str, needed: bool = True) -> tuple[int, str]:
        """The one line with this key; number 0 if there is none."""
        found = self.values(section, key, needed)
        for line, _ in found[1:]:
            self.wrong(line, "content-key-twice", key=key[:40], line=str(found[0][0]))
        return found[0] if found else (0, "")

    def number(self, section: Section, key: str, least: int, most: int) -> int:
        """The number behind a key; 0 if there is none, and then nothing else is said about it."""
        line, value = self.value(section, key)
        if not line:
            return 0
        if not is_number(value) or not least <= int(value) <= most:
            self.wrong(line, "content-number", key=key, value=value[:40], least=str(least), most=str(most))
            return 0
        return int(value)

    def words(self, section: Section, key: str, known: tuple[str, ...]) -> list[str]:
        """Words that are all known; unknown ones are reported and left out."""
        line, value = self.value(section, key, needed=False)
        for word in value.split():
            if word not in known:
                self.wrong(line, "content-word", word=word[:40], known=", ".join(known))
        return [word for word in value.split() if word in known]

    def one_of(self, section: Section, key: str, known: tuple[str, ...]) -> str:
        line, value = self.value(section, key)
        if line and value not in known:
            self.wrong(line, "content-word", word=value[:40], known=", ".join(known))
        return value if value in known else known[0]

    def in_languages(self, section: Section, key: str, needed: bool = True) -> dict[str, str]:
        """A name or a sentence, in as many languages as are there; one at least where it is needed."""
        found = {language: self.value(section, f"{key}.{language}", needed=False)[1] for language in LANGUAGES}
        found = {language: said for language, said in found.items() if said}
        if needed and not found:
            self.wrong(section.line, "content-lacks", section=section.heading, key=f"{key}.en")
        return found

    def finish(self, section: Section) -> None:
        """Whatever line was not asked for does not belong here."""
        for key, lines in section.lines.items():
            self.wrong(lines[0][0], "content-key", key=key[:40], section=section.heading)

    # Sections.

    def content(self) -> Content | None:
        board, cards = self.sections.get("board"), self.sections.get("cards")
        for heading in ("board", "cards"):
            if heading not in self.sections:
                self.wrong(self.end, "content-no-such", section=heading)
        if board is None or cards is None:
            return None
        ring = self.ring(board)
        love, hate = self.number(board, "love", 2, 15), self.number(board, "hate", 1, 15)
        families = self.families(board)
        self.finish(board)
        piles: list[tuple[int, ...]] = []
        for seat in SEATS:
            piles += [tuple(range(names.PLACE_CARDS)), self.cards(cards, seat)]
        self.finish(cards)
        by_family = members(families)
        events = {event.number: event for event in
                  (self.event(section, by_family) for section in self.all("event"))}  # fmt: skip
        if sum(max(1, len(one.effects)) + sum(len(effect.either) for effect in one.effects)
               for one in events.values()) > names.MOST_ROWS:  # fmt: skip
            self.wrong(self.end, "content-too-many", most=str(names.MOST_ROWS))
        if sum(effect.kind == names.RIVALS for one in events.values() for effect in one.effects) > MOST_RIVALS:
            self.wrong(self.end, "content-too-many-rivals", most=str(MOST_RIVALS))
        chapters = {one.number: one for one in (self.chapter(section, events, love) for section in self.all("chapter"))}
        if not chapters:
            self.wrong(self.end, "content-no-such", section="chapter 1")
        return Content(None, RULES, ring, love, hate, families, tuple(piles), chapters, events)

    def all(self, word: str) -> list[Section]:
        return [section for heading, section in self.sections.items() if heading.startswith(word + " ")]

    def ring(self, board: Section) -> tuple[int, ...]:
        line = self.line_of(board, "ring")
        ring = self.words(board, "ring", PLACES)
        if sorted(ring) != sorted(PLACES):
            self.wrong(line, "content-ring", known=", ".join(PLACES))
            return tuple(range(names.PLACES))
        return tuple(PLACES.index(place) for place in ring)

    def families(self, board: Section) -> tuple[int, ...]:
        found = [names.NO_FAMILY] * names.COMPANIONS
        for family, key in enumerate(("capulets", "montagues")):
            line = self.line_of(board, key)
            known = tuple(name for name in COMPANIONS if name not in ("friar", "hate"))
            members = self.words(board, key, known)
            if len(members) < 2:
                self.wrong(line, "content-family", key=key)
            for name in members:
                if found[COMPANIONS.index(name)] != names.NO_FAMILY:
                    self.wrong(line, "content-both-families", name=name)
                found[COMPANIONS.index(name)] = family
        return tuple(found)

    def cards(self, section: Section, seat: str) -> tuple[int, ...]:
        line = self.line_of(section, seat)
        cards = self.words(section, seat, COMPANIONS)
        if len(cards) != names.CARDS:
            self.wrong(line, "content-cards", seat=seat, number=str(len(cards)), wanted=str(names.CARDS))
        return tuple(sorted(COMPANIONS.index(card) for card in cards))

    def event(self, section: Section, families: dict[str, list[str]]) -> Event:
        number = int(section.heading.split()[1])
        level = self.one_of(section, "level", LEVELS)
        glass = self.line_of(section, "hourglass")
        hourglass = self.one_of(section, "hourglass", ("yes", "no")) == "yes"
        if level == "chapter" and not hourglass:
            self.wrong(glass, "content-chapter-event-stays", number=str(number))
        found = []
        for line, text in self.values(section, "effect"):
            try:
                effect = effects.read(text, families)
            except effects.Misread as why:
                self.wrong(line, why.key, **why.args_)
                continue
            if effect.stays != hourglass:
                self.wrong(line, "content-must-stay" if hourglass else "content-must-not-stay", text=text[:60])
            found.append(effect)
        for kind, card in enumerate(effects.TYPES):
            if sum(shows(effect, kind) for effect in found) > 1:
                self.wrong(section.line, "content-show-twice", card=card)
        chapters = self.chapters_of(section)
        name, text_ = self.in_languages(section, "name"), self.in_languages(section, "text")
        self.finish(section)
        return Event(number, level, hourglass, tuple(found), name, text_, chapters)

    def chapters_of(self, section: Section) -> tuple[int, ...]:
        """The chapters in whose piles an event may be; none if it does not say so."""
        line, value = self.value(section, "chapters", needed=False)
        known = tuple(str(number) for number in range(1, MOST_CHAPTERS + 1))
        for word in value.split():
            if word not in known:
                self.wrong(line, "content-word", word=word[:40], known=", ".join(known))
        if line and not value.split():
            self.wrong(line, "content-lacks", section=section.heading, key="chapters")
        return tuple(sorted({int(word) for word in value.split() if word in known}))

    def chapter(self, section: Section, events: dict[int, Event], love: int) -> ChapterCard:
        number = int(section.heading.split()[1])
        tier = self.one_of(section, "tier", TIERS)
        line = self.line_of(section, "event")
        event = self.number(section, "event", 1, names.MOST_EVENTS - 1)
        if event and (event not in events or events[event].level != "chapter"):
            self.wrong(line, "content-chapter-event", number=str(event))
        line = self.line_of(section, "missives")
        missives = self.counted(section, "missives", ("juliet", "romeo", "reserve"))
        if sum(missives) != ALL_MISSIVES:
            self.wrong(line, "content-missives", number=str(sum(missives)), wanted=str(ALL_MISSIVES))
        line = self.line_of(section, "events")
        levels = self.counted(section, "events", LEVELS[1:])
        if love and sum(levels) != love - 1:
            self.wrong(line, "content-levels", number=str(sum(levels)), wanted=str(love - 1))
        for level, wanted in zip(LEVELS[1:], levels, strict=True):
            there = sum(one.level == level and one.belongs_to(number) for one in events.values())
            if there < wanted:
                self.wrong(line, "content-level-short", level=level, wanted=str(wanted), number=str(there))
        start = self.start(section)
        name, text = self.in_languages(section, "name"), self.in_languages(section, "text")
        told = [self.in_languages(section, key, needed=False) for key in ("prologue", "won", "lost")]
        self.finish(section)
        return ChapterCard(
            number, tier, event, (missives[0], missives[1], missives[2]), tuple(levels), start, name, text, *told
        )

    def counted(self, section: Section, key: str, known: tuple[str, ...]) -> list[int]:
        """`juliet 1, romeo 2`: how many of each; none of those that are not named."""
        line, value = self.value(section, key)
        found, left = dict.fromkeys(known, 0), list(known)  # each once
        for part in value.split(",") if line else []:
            word, _, number = part.strip().partition(" ")
            number = number.strip()
            if word not in left or not is_number(number):
                self.wrong(line, "content-counted", text=part.strip()[:40], known=", ".join(known))
            else:
                found[word] = int(number)
                left.remove(word)
        return list(found.values())

    def start(self, section: Section) -> tuple[int, ...]:
        at: dict[str, int] = {}
        for place, name in enumerate(PLACES):
            line = self.line_of(section, name)
            for token in self.words(section, name, TOKENS):
                if token in at:
                    self.wrong(line, "content-stands-twice", token=token)
                at[token] = place
        for token in TOKENS:
            if token not in at:
                self.wrong(section.line, "content-stands-nowhere", token=token)
        return tuple(at.get(token, 0) for token in TOKENS)


def shows(effect: effects.Effect, kind: int) -> bool:
    """Does it have cards of this type shown, now or by a choice?"""
    return any(one.kind == names.SHOW_ONE and one.number == kind for one in effect.either or (effect,))


def is_number(text: str) -> bool:
    """A whole number of at most two digits, written as people write it."""
    return text.isascii() and text.isdigit() and len(text) <= 2 and str(int(text)) == text


def members(families: tuple[int, ...]) -> dict[str, list[str]]:
    """Who is meant by the words for a whole family."""
    return {
        "capulets": [name for n, name in enumerate(COMPANIONS) if families[n] == names.CAPULET],
        "montagues": [name for n, name in enumerate(COMPANIONS) if families[n] == names.MONTAGUE],
    }


def said(words: dict[str, str], language: str) -> str:
    """A name or sentence of the file in a language, or in one that is there; empty if it is not there at all."""
    return words.get(language) or next(iter(words.values()), "")


def described(mistake: Mistake, say: Any) -> str:
    """A mistake with its line, in words."""
    return f"{mistake.line}: {say(mistake.key, mistake.args)}"
