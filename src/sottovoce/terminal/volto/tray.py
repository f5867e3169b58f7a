"""Beside the square: which kinds have not been shown, how many damsels are lost, what the mask pointed at can be."""

from __future__ import annotations

from rich.text import Text

from sottovoce.games.volto.board import CAST, LETTERS, SIDES
from sottovoce.games.volto.names import RED
from sottovoce.games.volto.view import Mask, View
from sottovoce.terminal.task import Say
from sottovoce.terminal.theme import Palette, ink
from sottovoce.terminal.volto.moving import percent

LONGEST_PATH = 8  # squares that fit on a line
BAR = 6


def tray(view: View, mask: Mask | None, say: Say, colours: Palette, *, has_room: bool) -> Text:
    """The column beside the square while masks move, at most 28 wide and 16 high."""
    text = Text(end="")
    _unseen(text, view, say, colours)
    _damsels(text, view, say, colours)
    if mask is not None:
        _mask(text, view, mask, say, colours)
    if mask is None or has_room:
        _legend(text, say, colours, has_room=has_room)
    text.rstrip()
    return text


def sides(view: View) -> tuple[int, int]:
    """The far side first, as on the board."""
    return (0, 1) if view.seat == 1 else (1, 0)


def _unseen(text: Text, view: View, say: Say, colours: Palette) -> None:
    """Ten letters for each side: capitals for what is still hidden, small ones for what was shown."""
    text.append(f" {say('tray-unseen')}\n", ink(colours.gold, None, "bold"))
    for side in sides(view):
        signs = "( )" if side == RED else "< >"
        text.append(f" {signs} {say('side', seat=SIDES[side]):<8}", ink(colours.ink))
        for letter, number in zip(LETTERS, CAST, strict=True):
            hidden = view.unseen[side].count(letter)
            text.append(letter * hidden, ink(colours.ink, None, "bold"))
            text.append(letter.lower() * (number - hidden), ink(colours.soft, None, "strike"))
        text.append("\n")


def _damsels(text: Text, view: View, say: Say, colours: Palette) -> None:
    """How many have been captured, and what the next one means."""
    text.append(f"\n {say('tray-damsels')}\n", ink(colours.gold, None, "bold"))
    for side in sides(view):
        lost = view.damsels[side]
        whose = say("side", seat=SIDES[side])
        said = say("damsels-lost-mine", lost=lost) if view.seat == side else say("damsels-lost", side=whose, lost=lost)
        text.append(f" {said}\n", ink(colours.warn if lost else colours.ink))


def _mask(text: Text, view: View, mask: Mask, say: Say, colours: Palette) -> None:
    """Where a mask has been, and what it can be to somebody who knows only what all saw."""
    own = mask.side == view.seat
    where = mask.square or ""
    title = say("mask-mine", letter=mask.kind or "", square=where) if own else say("mask-rival", square=where)
    text.append(f"\n {title}\n", ink(colours.gold, None, "bold"))
    if len(mask.path) > 1:
        path = mask.path if len(mask.path) <= LONGEST_PATH else ["…", *mask.path[-LONGEST_PATH + 1 :]]
        text.append(f" {'-'.join(path)}\n", ink(colours.soft))
    else:
        text.append(f" {say('mask-unmoved')}\n", ink(colours.soft))
    if own:
        text.append(f" {say('mask-to-rival')}\n", ink(colours.soft))
    whole = view.setups[mask.side]
    for letter, ways in mask.possible.items():
        text.append(f" {letter} ", ink(colours.ink, None, "bold"))
        text.append(f"{say('kind', letter=letter):<12}{percent(ways, whole):>4} ", ink(colours.ink))
        text.append("▪" * max(1, round(BAR * ways / whole)) + "\n", ink(colours.soft))


def _legend(text: Text, say: Say, colours: Palette, *, has_room: bool) -> None:
    """The five kinds, and how they move where there is room for it."""
    text.append(f"\n {say('tray-legend')}\n", ink(colours.gold, None, "bold"))
    for letter in LETTERS:
        text.append(f" {letter} ", ink(colours.ink, None, "bold"))
        how = say(f"move-{letter}") if has_room else say(f"step-{letter}")
        text.append(f"{say('kind', letter=letter):<12}" if not has_room else "", ink(colours.ink))
        text.append(f"{how}\n", ink(colours.soft))


def cast(left: dict[str, int], say: Say, colours: Palette, *, has_room: bool) -> Text:
    """The column beside the square while one sets up: what is still to be placed."""
    text = Text(end="")
    text.append(f" {say('tray-left')}\n", ink(colours.gold, None, "bold"))
    for letter, number in left.items():
        style = ink(colours.ink, None, "bold") if number else ink(colours.soft)
        text.append(f" {letter} {say('kind', letter=letter):<12}", style)
        text.append(f"{'● ' * number}{'· ' * (CAST[LETTERS.index(letter)] - number)}\n", style)
    _legend(text, say, colours, has_room=has_room)
    text.rstrip()
    return text
