"""What the last move brought about, and whether it deserves a pause: cards turned up, hate, love, an event."""

from __future__ import annotations

from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.games.romeo_juliet.view import View, content_of
from sottovoce.rules.playthrough import Line
from sottovoce.terminal.board import Moment
from sottovoce.terminal.log import event_text
from sottovoce.terminal.task import Say

PAUSES = ("plays", "hate", "love", "event", "shows", "names", "only", "calm", "loses")
QUIET = ("drew", "to")  # the log and the stage say enough of these


def since_last_move(log: list[Line]) -> list[Line]:
    """The last move of a seat, and what chance did after it."""
    start = next((n for n in range(len(log) - 1, -1, -1) if log[n].seat != "*"), 0)
    return log[start:]


def happened(log: list[Line]) -> list[str]:
    """Everything revealed since then; an event turned up by chance counts as one."""
    found: list[str] = []
    for line in since_last_move(log):
        if line.seat == "*" and line.move.startswith("event "):
            found.append(line.move)
        found += line.events
    return found


def moved(log: list[Line]) -> set[str]:
    """Who went somewhere else with the last move."""
    return {event.split()[0] for event in happened(log) if event.split()[1] == "to"}


def kind(event: str) -> str:
    """What an event is about: its first word, or the second where somebody does something."""
    first, second, *_ = event.split()
    return second if second in ("plays", "to", "drew", "gains", "loses", "speechless", "shows", "names") else first


def moment(view: View, log: list[Line], language: str, say: Say) -> Moment | None:
    """A pause where something was revealed or grew; the headline is the weightiest of it."""
    events = happened(log)
    kinds = [kind(event) for event in events]
    if view.outcome is not None or not any(one in PAUSES for one in kinds):
        return None
    lines = []
    for event, one in zip(events, kinds, strict=True):
        if one == "event":
            lines.append(turned_up(int(event.split()[1]), view, language))
        elif one not in QUIET:
            lines.append(event_text(GAME, event, say))
    title = next(
        key for key in ("love", "hate", "event", "plays", "shows", "names", "only", "calm", "loses") if key in kinds
    )
    return Moment(say("moment", what=title), lines)


def prologue(view: View, language: str) -> Moment | None:
    """What the chapter tells both before the first scene, if it does."""
    chapter = content_of(view).chapters[view.options["chapter"]]
    told = content.said(chapter.prologue, language)
    return Moment(f"❧  {content.said(chapter.name, language)}  ❧", [told]) if told else None


def epilogue(view: View, language: str) -> str:
    """What the chapter tells at the end, won or lost; empty if it tells nothing."""
    chapter = content_of(view).chapters[view.options["chapter"]]
    return content.said(chapter.won if view.outcome and view.outcome.winners else chapter.lost, language)


def turned_up(number: int, view: View, language: str) -> str:
    """An event by its name and its sentence; an hourglass says that it stays. The e key tells exactly what it does."""
    event = content_of(view).events[number]
    mark = "⧗ " if event.hourglass else ""
    return f"{mark}{content.said(event.name, language)} · {content.said(event.text, language)}"


def event_name(number: int, view: View, language: str) -> str:
    """An event by its name."""
    return content.said(content_of(view).events[number].name, language)


def last_words(log: list[Line], say: Say) -> list[str]:
    """The hate and the love that ended a game."""
    return [event_text(GAME, event, say) for event in happened(log) if kind(event) in ("hate", "love")]
