"""A box owner's own content file: a template to fill in, and every mistake in it with its line."""

from __future__ import annotations

from pathlib import Path

from sottovoce.games.romeo_juliet import GAME, content, describe, effects
from sottovoce.games.romeo_juliet.content import Chapter, Content, Event
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal.language import spoken
from sottovoce.terminal.task import Say

# One line for each word of the vocabulary; what it means is told by the game itself.
EXAMPLES = (
    "no-peace street", "double-hate street salon", "truce church", "closed ballroom", "held friar", "no-effects cell",
    "no-love street", "love-only balcony church", "guard tybalt", "rivals tybalt mercutio", "drift hate right",
    "no-sidestep", "optional-effects", "fewer-places", "fewer-companions", "no-nurse", "silence", "dear-missives",
    "poor-reason", "plain-balcony", "romeo-decides", "closed balcony when lady-capulet at balcony",
    "silence unless friar with juliet", "send romeo tybalt street", "swap nurse lady-capulet",
    "shift montagues left 1", "gain juliet 1", "lose romeo 2", "hate 1", "calm 1", "errand romeo street",
    "favour juliet cell", "either juliet: hate 1 | lose juliet 2",
)  # fmt: skip


class Unreadable(Exception):
    """A file that cannot be read as text: which message says why, and what fills it in."""

    def __init__(self, path: Path, key: str, why: str = "") -> None:
        super().__init__(str(path))
        self.path, self.key, self.why = path, key, why

    def text(self, language: str) -> str:
        return spoken(language, GAME).say(self.key, {"file": str(self.path), "why": self.why})

    def __str__(self) -> str:
        return self.text("en")


def read(path: Path) -> str:
    """The text of a content file; Unreadable if it is none."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError as error:
        raise Unreadable(path, "file-missing") from error
    except IsADirectoryError as error:
        raise Unreadable(path, "box-folder") from error
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise Unreadable(path, "box-not-text") from error
        why = getattr(error, "strerror", None) or type(error).__name__
        raise Unreadable(path, "file-unreadable", why) from error


def template(language: str) -> str:
    """Our own content with an explanation of every key: ready to be played, and to be overwritten card by card."""
    say = spoken(language, GAME).say
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
    """A name or a sentence in another language: whoever types a card in types it once."""
    key = line.partition("=")[0].strip()
    return key.startswith(("name.", "text.")) and not key.endswith(f".{language}")


def _vocabulary(language: str) -> list[str]:
    """Every word of the effects with an example and what the example means."""
    words, families = GAME.words(language), content.members(content.load(None).families)
    return [
        line
        for example in EXAMPLES
        for line in (f"#   {example}", f"#       {describe.effect(effects.read(example, families), words)}")
    ]


def new(path: Path, language: str) -> int:
    """Write the template; a file that is there is never touched. The exit status."""
    say = spoken(language, GAME).say
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(template(language))
    except FileExistsError:
        print(say("box-exists", {"file": str(path)}))
        return 1
    except (OSError, ValueError) as error:
        print(say("box-not-written", {"file": str(path), "why": getattr(error, "strerror", None) or str(error)}))
        return 1
    print(say("box-written", {"file": str(path)}))
    return 0


def check(path: Path, language: str) -> int:
    """Tell every mistake with its line, or that all is in order, with remarks. The exit status."""
    words = spoken(language, GAME)
    try:
        found, mistakes = content.read(read(path))
    except Unreadable as bad:
        print(bad.text(language))
        return 1
    for mistake in mistakes:
        print(
            words.say(
                "box-mistake", {"file": str(path), "line": mistake.line, "why": words.say(mistake.key, mistake.args)}
            )
        )
    if found is None:
        print(words.say("box-mistakes", {"file": str(path), "count": len(mistakes)}))
        return 1
    counted: dict[str, str | int] = {"chapters": len(found.chapters), "events": len(found.events), "hash": found.hash}
    print(words.say("box-in-order", {"file": str(path), **counted}))
    for remark in remarks(found, lambda key, **args: words.say(key, args)):
        print(remark)
    return 0


def remarks(box: Content, say: Say) -> list[str]:
    """What is no mistake, but good to know."""
    cards: list[Chapter | Event] = [*box.chapters.values(), *box.events.values()]
    said = []
    for language in LANGUAGES:
        missing = sum(language not in card.name or language not in card.text for card in cards)
        if missing:
            said.append(say("box-note-language", language=language, count=missing))
    if len(box.chapters) < content.MOST_CHAPTERS:
        said.append(say("box-note-chapters", count=len(box.chapters), most=content.MOST_CHAPTERS))
    used = {chapter.event for chapter in box.chapters.values()}
    idle = [str(one.number) for one in box.events.values() if one.level == "chapter" and one.number not in used]
    if idle:
        said.append(say("box-note-idle", numbers=", ".join(idle)))
    return said
