"""What Capulet writes down beside the board: the list of fifteen, the calendar, what a report would leave."""

from __future__ import annotations

from rich.text import Text

from sottovoce.games.verona_twist.board import LETTERS, PAIR_NAMES
from sottovoce.games.verona_twist.view import View
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import Palette, ink


def ledger(
    view: View, before: View | None, preview: dict[str, int] | None, waiting: str, say: Say, colours: Palette
) -> Text:
    """The column beside the piazza, at most 18 wide and 17 high."""
    plain, bold = ink(colours.ink), ink(colours.ink, None, "bold")
    soft, gold = ink(colours.soft), ink(colours.gold, None, "bold")
    text = Text(no_wrap=True, end="")
    text.append(f" {say('list-left', left=len(view.pairs))}\n", gold)
    fresh = set(before.pairs) - set(view.pairs) if before else set()
    _triangle(text, set(view.pairs), fresh, colours)
    text.append(f"\n {say('days-left', days=view.days_left)}\n", gold)
    for day in range(view.options["rounds"], 0, -1):
        text.append(*((f" {day}", bold) if day <= view.days_left else (" ·", soft)))
    text.append("\n")
    if waiting:
        text.append(f"\n {say('placing-waiting')}\n", gold)
        for i in range(0, len(waiting), 4):
            text.append("".join(f" ({who})" for who in waiting[i : i + 4]) + "\n", bold)
        text.rstrip()
        return text
    left = preview or view.split
    if left:
        text.append(f"\n {say('split-after' if preview else 'split-now')}\n", gold)
        text.append(f" {say('split-same', left=left['same'])}\n", bold if preview else plain)
        text.append(f" {say('split-different', left=left['different'])}\n", bold if preview else plain)
    if view.phase in ("moving", "ended"):
        text.append(f"\n {say('lovers-are' if view.lovers else 'lovers-hidden')}\n", gold)
    if view.lovers:
        for who in view.lovers:
            text.append(" ♥ ", ink(colours.seal, None, "bold"))
            text.append(f"{who} {say('character', letter=who)}\n", plain)
    text.rstrip()
    return text


def _triangle(text: Text, left: set[str], fresh: set[str], colours: Palette) -> None:
    """Possible pairs are bold capitals; struck ones small letters behind a stroke, the latest behind a cross."""
    for first in LETTERS[:-1]:
        for second in LETTERS[1:]:
            pair = first + second
            if pair not in PAIR_NAMES:
                text.append("   ")
            elif pair in left:
                text.append(f" {pair}", ink(colours.ink, None, "bold"))
            elif pair in fresh:
                text.append("×", ink(colours.seal, None, "bold"))
                text.append(pair.lower(), ink(colours.seal, None, "strike"))
            else:
                text.append("/", ink(colours.soft))
                text.append(pair.lower(), ink(colours.soft, None, "strike", "dim"))
        text.append("\n")


def reminder(say: Say, colours: Palette) -> Text:
    """How each of the six moves, where there is room for it."""
    text = Text("\n", no_wrap=True, end="")
    for who in LETTERS:
        text.append(f"\n {who} ", ink(colours.gold, None, "bold"))
        text.append(say(f"move-{who}"), ink(colours.soft))
    return text
