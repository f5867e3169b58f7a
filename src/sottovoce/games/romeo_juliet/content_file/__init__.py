"""A box owner's own content file: a template to fill in, and every mistake in it with its line."""

from __future__ import annotations

from sottovoce.games.romeo_juliet import content, describe, effects
from sottovoce.games.romeo_juliet.content import ChapterCard, Content, Event
from sottovoce.rules.game import Checked, OptionFile
from sottovoce.rules.words import LANGUAGES, Words, words

# One line for each word of the vocabulary; the game itself says what it means.
EXAMPLES = (
    "no-peace street", "double-hate street salon", "truce church", "closed ballroom", "held friar", "no-effects cell",
    "no-love street", "love-only balcony church", "guard tybalt", "rivals tybalt mercutio", "drift hate right",
    "no-sidestep", "optional-effects", "fewer-places", "fewer-companions", "no-nurse", "silence", "dear-missives",
    "poor-reason", "plain-balcony", "romeo-decides", "free-missive", "closed balcony when lady-capulet at balcony",
    "silence unless friar with juliet", "send romeo tybalt street", "swap nurse lady-capulet",
    "shift montagues left 1", "gain juliet 1", "lose romeo 2", "hate 1", "calm 1", "errand romeo street",
    "favour juliet cell", "only passion", "show place", "name", "either juliet: hate 1 | lose juliet 2",
)  # fmt: skip


def spoken(language: str) -> Words:
    """The game's words and those about its content files."""
    return words(language, "sottovoce.games.romeo_juliet", __name__)


def template(language: str) -> str:
    """Our own content with an explanation of every key: ready to be played, and to be overwritten card by card."""
    say = spoken(language).say
    lines = [content.FIRST_LINE, "", *_comment(say("template-head"))]
    explained = set[str]()
    for line in content.ours_text().splitlines()[1:]:
        if line.startswith("#") or _is_foreign(line, language):
            continue
        part = line.strip("[]").split()[0] if line.startswith("[") else ""
        if part and part not in explained:
            explained.add(part)
            lines += ["", *_comment(say(f"template-{part}"))] if lines[-1] else _comment(say(f"template-{part}"))
            lines += _vocabulary(language) if part == "event" else []
        if line or lines[-1]:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _comment(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]


def _is_foreign(line: str, language: str) -> bool:
    """A name or a sentence in another language: people who type a card in type it once."""
    key = line.partition("=")[0].strip()
    return key.startswith(tuple(f"{said}." for said in content.SAID)) and not key.endswith(f".{language}")


def _vocabulary(language: str) -> list[str]:
    """Every word of the effects with an example and what the example means."""
    said, families = spoken(language), content.members(content.load(None).families)
    return [
        line
        for example in EXAMPLES
        for line in (f"#   {example}", f"#       {describe.effect(effects.read(example, families), said)}")
    ]


def check(text: str, file: str, language: str) -> Checked:
    """Every mistake with its line, or that all is in order, with remarks."""
    say = spoken(language).say
    found, mistakes = content.read(text)
    lines = [
        say("box-mistake", {"file": file, "line": mistake.line, "why": say(mistake.key, mistake.args)})
        for mistake in mistakes
    ]
    if found is None:
        return Checked(False, [*lines, say("box-mistakes", {"file": file, "count": len(mistakes)})])
    counted: dict[str, str | int] = {"chapters": len(found.chapters), "events": len(found.events), "hash": found.hash}
    return Checked(True, [*lines, say("box-in-order", {"file": file, **counted}), *remarks(found, spoken(language))])


def _told(card: ChapterCard | Event) -> list[dict[str, str]]:
    """Its name and its sentences, as far as it has them."""
    story = [card.prologue, card.won, card.lost] if isinstance(card, ChapterCard) else []
    return [card.name, card.text, *filter(None, story)]


def remarks(box: Content, said: Words) -> list[str]:
    """What is no mistake, but good to know."""
    cards: list[ChapterCard | Event] = [*box.chapters.values(), *box.events.values()]
    lines = []
    for language in LANGUAGES:
        missing = sum(any(language not in said for said in _told(card)) for card in cards)
        if missing:
            lines.append(said.say("box-note-language", {"language": language, "count": missing}))
    if len(box.chapters) < content.MOST_CHAPTERS:
        counted: dict[str, str | int] = {"count": len(box.chapters), "most": content.MOST_CHAPTERS}
        lines.append(said.say("box-note-chapters", counted))
    used = {chapter.event for chapter in box.chapters.values()}
    idle = [str(one.number) for one in box.events.values() if one.level == "chapter" and one.number not in used]
    if idle:
        lines.append(said.say("box-note-idle", {"numbers": ", ".join(idle)}))
    return lines


CONTENT = OptionFile(first_line=content.FIRST_LINE, template=template, check=check)
