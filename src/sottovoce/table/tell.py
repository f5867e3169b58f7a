"""The lines of a table as sentences: which message, and what fills it in. The game's own lines its own words tell."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.rules.game import Sentence
from sottovoce.table import news
from sottovoce.table.deeds import kebab


def sentence(line: news.AnyNews, players: Sequence[str]) -> Sentence | None:
    """What happened at the table; `players` are the names of those in the chairs. None: there is nothing to say."""
    if isinstance(line, news.Skip | news.Opened | news.Moved):
        return None
    if isinstance(line, news.Began):
        return Sentence("told-began", {"first": players[line.order[0]]})
    args: dict[str, str | int] = {"player": players[line.chair]}
    if isinstance(line, news.Undone):
        args["free"] = "yes" if line.free else "no"
    if isinstance(line, news.UndoAnswered | news.DrawAnswered):
        args["agree"] = "yes" if line.agree else "no"
    if isinstance(line, news.Resigned | news.FlagFell | news.BotSeated | news.TookOver):
        args["level"] = line.level or "none"
    if isinstance(line, news.TookOver):
        args["absent"] = players[line.absent]
    if isinstance(line, news.Said):
        return Sentence(f"phrase-{line.phrase}", {}) if line.phrase else None
    return Sentence(f"told-{kebab(type(line).__name__)}", args)
