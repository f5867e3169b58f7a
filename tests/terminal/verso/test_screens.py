"""Verso in three languages, on the smallest screen and on a large one, now and looking back: nothing is cut off."""

from __future__ import annotations

import asyncio

import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local
from sottovoce.terminal.app import Sottovoce
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verso import news
from sottovoce.terminal.verso.board import VersoBoard
from sottovoce.terminal.verso.faces import face
from sottovoce.terminal.verso.turn import TakeTurn
from tests.effort import pairs
from tests.terminal.hands import Hands, at_table
from tests.terminal.verso.test_board import at_verso, choose, greedy, taking

SIZES = [(80, 24), (120, 40)]
SIX = ("person", "novice", "novice", "person", "random", "novice")


def words(text: str) -> str:
    """A text as one line, however it was broken."""
    return " ".join(text.split())


def is_whole(hands: Hands) -> None:
    """Who, points, every card of every player, the odds and the advice are all there to be read."""
    app, say = hands.app, hands.app.say
    lines, text = hands.screen().splitlines(), words(hands.screen())
    assert all(len(line) <= app.size.width for line in lines)
    if isinstance(app.screen, Notice):
        said = app.screen.words()
        assert said is not None
        for line in said if isinstance(said, list) else [said.title, *said.lines]:
            assert words(line) in text
        return
    assert isinstance(app.screen, TableScreen)
    assert lines[-1].strip() == say("footer")
    board = hands.board
    assert isinstance(board, VersoBoard)
    view = hands.table.play.view(constants.NOBODY)
    assert isinstance(view, View)
    if hands.table.to_move >= 0:
        assert say("to-move", who=app.screen.who(hands.table.to_move)) in lines[0]
    points = say("points", points=view.players[board.eyes.seat].points)
    assert f"{board.who(board.eyes.seat, say)} · {points}" in lines[1]
    for row in view.players[board.eyes.seat].rows.values():
        for card in row:
            assert face(card).text in text
    for seat, player in enumerate(view.players if len(view.players) > 1 else []):
        line = next(line for line in lines if line[1:].startswith(board.called(seat, say)))
        assert f" {player.points} " in line
        cards = sum(len(row) for row in player.rows.values())
        faces = line[20:].replace("B≈", "").replace("G♣", "").replace("O☼", "")
        assert sum(mark in "123456J" for mark in faces) == cards
        assert faces.count("·") == 21 - cards
    advice = board.deciding.advice(say)
    assert words(advice.todo) in text
    assert words(board.refusal(app.language, say) or advice.note) in text
    if isinstance(board.deciding, TakeTurn) and board.deciding.is_banking:
        assert say("banks-title", at=board.deciding.at + 1, count=len(board.deciding.banks)) in text
    elif view.top is not None:
        assert face(view.top).said("face", say) in text
        for back in view.backs.get(view.top.partition("/")[0], {}) if not board.eyes.card else ():
            assert back in text
    if view.rank is not None:
        assert words(say("rank", rank=view.rank)) in text
        assert words(news.imagined(hands.table.play.log(0), say)) in text


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, SIZES))
def test_six_seats_are_readable(language: str, size: tuple[int, int]) -> None:
    async def script(hands: Hands) -> None:
        for _ in range(14):
            while isinstance(hands.app.screen, Notice):
                is_whole(hands)
                await hands.press("enter")
            is_whole(hands)
            await choose(hands, greedy(taking(hands).legal))
            is_whole(hands)
            await hands.press("enter")
        for key in ("b", "escape", "f", "tab", "tab", "right", "6", "escape", "escape"):
            if not isinstance(hands.app.screen, Notice):
                await hands.press(key)
                is_whole(hands)

    at_verso(script, SIX, size, language=language, seed=5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_alone_is_readable_to_the_end(language: str) -> None:
    async def script(hands: Hands) -> None:
        while not (isinstance(hands.app.screen, Notice) and hands.app.screen.go_on_key == "notice-go-on-end"):
            is_whole(hands)
            if not isinstance(hands.app.screen, Notice):
                await choose(hands, greedy(taking(hands).legal))
                is_whole(hands)
            await hands.press("enter")
        is_whole(hands)

    at_verso(script, ("person",), language=language, seed=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_and_the_rules_are_told(language: str) -> None:
    async def script(hands: Hands) -> None:
        say = hands.app.say
        await hands.press("?")
        for line in say("keys-table").splitlines():
            assert words(line.replace(" | ", " ")) in words(hands.screen())
        await hands.press("escape", "h")
        assert say("rules-goal-title") in hands.screen()

    at_verso(script, ("person", "novice"), language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_has_room_for_its_hints_with_six_seats(language: str) -> None:
    local.begin(GAME, ("person", "novice"), {}, Rng(1))

    async def script(hands: Hands) -> None:
        await hands.press("down", "down", "down")
        assert words(hands.app.say("option-forced_flip-hint")) in words(hands.screen())
        assert hands.app.say("welcome-quit") in hands.screen()

    at_table(script, game=GAME, players=("person",) * 6, language=language)


# Browsing back.


def a_game(seats: int) -> Playthrough:
    begun = local.begin(GAME, ("novice",) * seats, {}, Rng(4))
    while begun.play.outcome is None:
        begun.make(begun.to_move, begun.ask_bot()())
    return begun.play


def look_back(play: Playthrough, eyes: str, *keys: str, language: str = "en") -> list[str]:
    """The screens one sees while pressing these keys."""
    app = Sottovoce(GAME, language=language, replay=play, eyes=eyes)
    shown = []

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            hands = Hands(app, pilot)
            await hands.settle()
            for key in keys:
                await hands.press(key)
                shown.append(hands.screen())

    asyncio.run(run())
    return shown


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_looking_back(seats: int) -> None:
    play = a_game(seats)
    keys = [*["right"] * 30, "end", "tab"]
    shown = look_back(play, "spectator", *keys)
    assert "line 1 of" in shown[0]
    assert "Back of" in shown[0]
    final = play.view(constants.NOBODY)
    assert isinstance(final, View)
    if seats > 1:
        for seat, player in enumerate(final.players):
            assert any(
                f"Player {seat + 1} " in line and f" {player.points} " in line for line in shown[-2].splitlines()
            )
        assert shown[-1].splitlines()[1] != shown[-2].splitlines()[1]  # another player's display


def test_all_seats_saw_the_same() -> None:
    play = a_game(3).at(20)
    seen = [look_back(play, eyes, "end") for eyes in ("p1", "p2", "spectator")]
    boards = ["\n".join(shown[0].splitlines()[:14]) for shown in seen]
    assert boards[0] == boards[1] == boards[2]
