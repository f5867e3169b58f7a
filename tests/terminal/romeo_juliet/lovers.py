"""Hands for Roméo & Juliette: the keys of every move, and games played to their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants
from sottovoce.terminal.curtain import DOWN, Curtain
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.romeo_juliet.signs import LETTERS
from sottovoce.terminal.romeo_juliet.stage_tasks import Directing
from tests.terminal.hands import Hands, Script, at_table

Choose = Callable[[View], str]


def stage(script: Script, size: tuple[int, int] = (80, 24), *, reads_prologue: bool = False, **settings: Any) -> None:
    """Somebody at the keyboard, who has read the prologue unless they want to read it themselves."""

    async def after_prologue(hands: Hands) -> None:
        screen = hands.app.screen
        if not reads_prologue and isinstance(screen, Notice) and not has_moved(hands):
            await hands.press("enter")
        await script(hands)

    at_table(after_prologue, size, game=GAME, **settings)


def has_moved(hands: Hands) -> bool:
    return any(line.seat != "*" for line in hands.table.play.log(constants.NOBODY))


def keys(move: str, hands: Hands) -> list[str]:
    """What to press to compose a move; Enter makes it."""
    word, *rest = move.split()
    view = seen(hands)
    if word in ("missive", "play", "hold", "show", "name"):
        places = [*view.places, "sidestep"]
        first = str(places.index(rest[0]) + 1) if rest[0] in places else LETTERS[rest[0]]
        return [first, *(LETTERS[token] for token in rest[1:])]
    if word == "use":
        deciding = hands.board.deciding
        assert isinstance(deciding, Directing)
        who = [LETTERS[token] for token in rest[0].split("+") if token not in deciding.chosen]
        return [*who, rest[1]]
    plain = {"agree": ["a"], "skip": ["s"], "decide passion": ["d"], "decide reason": ["d", "d"]}
    if word == "propose":
        return ["p" if rest[0] == "passion" else "r"]
    return plain.get(move, rest)


def seen(hands: Hands) -> View:
    """What the seat that is to move knows."""
    view = hands.table.play.view(hands.table.to_move)
    assert isinstance(view, View)
    return view


def likes(view: View) -> str:
    """What the reference player would do, the first of equals."""
    feelings = GAME.rate(view)
    return max(view.legal or [], key=lambda move: (feelings[move], move))


def worst(view: View) -> str:
    """What brings hate most surely: reason, and the dearest of everything refused."""
    feelings = GAME.rate(view)
    return min(view.legal or [], key=lambda move: (feelings[move], move))


async def play_on(
    hands: Hands,
    choose: Choose = likes,
    watch: Callable[[], None] | None = None,
    until: Callable[[View], bool] | None = None,
) -> None:
    """Move, listen and lift curtains until the game is over, or until something has come."""
    for _ in range(600):
        if watch:
            watch()
        screen = hands.app.screen
        if isinstance(screen, Notice):
            if screen.go_on_key != "notice-go-on":
                return
            await hands.press("enter")
        elif isinstance(screen, Curtain) and screen.state == DOWN:
            await hands.press("enter")
        else:
            view = seen(hands)
            if until and until(view):
                return
            for key in keys(choose(view), hands):
                await hands.press(key)
                if watch:
                    watch()
            await hands.press("enter")
    raise AssertionError("the game does not end")
