"""Verso at the terminal: alone, with bots, with several people; every decision is proposed and can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import View
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local, saved
from sottovoce.terminal.app import Sottovoce
from sottovoce.terminal.board import Snapshot
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.verso.board import VersoBoard
from sottovoce.terminal.verso.turn import TakeTurn
from tests.terminal.hands import Hands, Script, at_table

DECK = ["B3/G4", "B4*/O3", "G1/O2", "BJ/G3", "O6/B1", "G5*/B4", "O2*/G3", "G2/B1", "B5/O4", "O5/G6", "B2/G3", "G6*/B5"]
KEYS = {"keep": "k", "flip": "f", "pass": "p"}


def at_verso(script: Script, players: tuple[str, ...], size: tuple[int, int] = (80, 24), **settings: Any) -> Sottovoce:
    """Sit down to a game of Verso; people whose names are asked take the usual ones."""

    async def seated(hands: Hands) -> None:
        for _ in range(players.count("person") if players.count("person") > 1 else 0):
            await hands.press("enter")
        await script(hands)

    return at_table(seated, size, GAME, start="players", players=players, **settings)


def taking(hands: Hands) -> TakeTurn:
    assert isinstance(hands.board.deciding, TakeTurn)
    return hands.board.deciding


def seen(hands: Hands) -> View:
    view = hands.table.play.view(constants.NOBODY)
    assert isinstance(view, View)
    return view


async def choose(hands: Hands, move: str) -> None:
    """Propose a move by its keys, without confirming it."""
    if move in KEYS:
        await hands.press(KEYS[move])
        return
    await hands.press("b")
    while taking(hands).proposed != move:
        await hands.press("down")


async def play_on(hands: Hands, pick: Callable[[list[str]], str], watch: Callable[[], None] = lambda: None) -> None:
    """Decide and listen until the end is told."""
    for _ in range(300):
        watch()
        if isinstance(hands.app.screen, Notice):
            if hands.app.screen.go_on_key == "notice-go-on-end":
                return
            await hands.press("enter")
        elif isinstance(hands.app.screen, TableScreen) and isinstance(hands.board.deciding, TakeTurn):
            await choose(hands, pick(taking(hands).legal))
            watch()
            await hands.press("enter")
        else:
            await hands.settle()
    raise AssertionError("the game does not end")


def greedy(legal: list[str]) -> str:
    """The longest series from three cards on; else turn over what can be turned, keep, or pass."""
    banks = [move for move in legal if move.startswith("bank ") and move.count("-") > 1]
    return max(banks, key=len) if banks else "keep" if "keep" in legal else legal[-1]


def shown(hands: Hands) -> str:
    return " ".join(hands.screen().split())


# Whole games.


def test_alone_to_the_end_with_rank_and_record(drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        assert "Deck: 35 cards" in hands.screen()
        assert "64 the authors" in hands.screen()
        told: set[str] = set()
        await play_on(hands, greedy, lambda: told.add(shown(hands)))
        points = seen(hands).players[0].points
        assert f"{points} points. The authors once reached 64." in shown(hands)
        assert hands.app.say("rank", rank=seen(hands).rank or 0) in shown(hands)
        for words in ("not higher: nothing happens", "higher: your", "with a joker nothing happens"):
            assert any(words in screen for screen in told), words
        await hands.press("enter")
        assert "The game is kept as a record" in shown(hands)

    at_verso(script, ("person",), seed=2)
    (file,) = drawer.iterdir()
    assert saved.load(file)[1].outcome is not None


def test_one_person_and_two_bots() -> None:
    async def script(hands: Hands) -> None:
        assert "1 you" in hands.screen()
        assert "3 bot" in hands.screen()
        assert "Player 1 (you) to move" in hands.screen()
        await play_on(hands, greedy)
        view = seen(hands)
        assert view.outcome is not None
        for seat, player in enumerate(view.players):
            assert f". Player {seat + 1}: {player.points}" in shown(hands)
        won = "wins with" if len(view.outcome.winners) == 1 else "share the win with"
        assert won in shown(hands)

    at_verso(script, ("person", "novice", "random"), options={"deck": DECK})


def test_two_people_at_one_keyboard_are_told_by_name_and_need_no_curtain() -> None:
    async def script(hands: Hands) -> None:
        for name in ("Anna", "Marco", "Anna"):
            assert f"{name}: Keep the top card" in hands.screen()
            assert f"({name}) ·" in hands.screen().splitlines()[1]  # whose display is large
            await hands.press("k", "enter")
        await play_on(hands, greedy)
        assert "Marco:" in hands.screen()

    at_verso(script, ("person", "person"), options={"deck": DECK})


def test_a_shared_win_is_told() -> None:
    """Two cards, two people, no series: nobody has a point, and both win."""

    async def script(hands: Hands) -> None:
        await hands.press("k", "enter", "k", "enter", "p", "enter", "p", "enter")
        assert "Player 1 (Anna) & Player 2 (Marco) share the win with 0 points each." in shown(hands)
        assert "1. Anna: 0 · 1. Marco: 0" in shown(hands)

    at_verso(script, ("person", "person"), options={"deck": ["B3/G4", "O5/G6"]})


# A turn.


def test_a_proposal_is_made_and_taken_back() -> None:
    async def script(hands: Hands) -> None:
        lines = len(hands.table.play.moves)
        await hands.press("k")
        assert "Keep the blue 3, worth 1 point? Enter plays" in hands.screen()
        assert "▸ keep?" in hands.screen()
        await hands.press("escape")
        assert "Keep the top card, turn it over, or bank a series." in hands.screen()
        await hands.press("enter")  # nothing is proposed
        await hands.press("f")
        assert "Turn over the blue 3? Enter plays" in hands.screen()
        assert "On its back:" in hands.screen()
        await hands.press("k")
        assert len(hands.table.play.moves) == lines
        await hands.press("enter")
        assert seen(hands).players[0].rows["B"] == ["B3/?"]

    at_verso(script, ("person", "novice"), options={"deck": DECK})


def test_choosing_a_series() -> None:
    """Best first; up, down and colours change it; its points and what goes are shown; Esc takes it back."""
    mine = ["B3/G4", "B4*/O3", "BJ/G3", "G1/O2", "G2/B1"]
    others = ["O1/G2", "O1/B2", "O1/G6", "O1/B6", "O3/G2"]

    async def script(hands: Hands) -> None:
        await hands.press(*["k", "enter"] * 10)
        await hands.press("b")
        banks = taking(hands).banks
        assert sorted(banks) == [move for move in taking(hands).legal if move.startswith("bank ")]
        assert banks[:2] == ["bank B:3-4-J", "bank B:J-3-4"]
        assert "Anna: Bank B:3-4-J for 5 points?" in hands.screen()
        assert "Then B4 BJ are discarded." in hands.screen()
        assert f"Series 1 of {len(banks)}" in hands.screen()
        for card in ("[B3 ]", "[B4★]", "[BJ ]"):
            assert card in hands.screen()
        await hands.press("down")
        assert taking(hands).proposed == banks[1]
        await hands.press("up", "up")
        assert taking(hands).proposed == banks[-1]
        await hands.press("g")
        assert taking(hands).proposed == "bank G:1-2"
        assert "for 2 points?" in hands.screen()
        await hands.press("o")
        assert "There is no orange series to bank." in hands.screen()
        await hands.press("escape")
        assert taking(hands).proposed is None
        assert "Deck: 1 card" in hands.screen()
        assert seen(hands).players[0].points == 0
        await hands.press("b", "enter")
        assert "Anna banks B:3-4-J: 5 points" in hands.screen()
        assert seen(hands).players[0].points == 5

    mixed = [card for both in zip(mine, others, strict=True) for card in both]
    at_verso(script, ("person", "person"), options={"deck": [*mixed, "O6/B1"]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_refused_in_the_game_s_words(language: str) -> None:
    async def script(hands: Hands) -> None:
        say = hands.app.say
        await hands.press("b")
        assert " ".join(say("no-series-turn").split())[:60] in shown(hands)
        await hands.press("p")
        assert " ".join(say("bad-turn", text="pass").split())[:40] in shown(hands)
        await hands.press("k", "enter")
        assert seen(hands).turn == 0
        await hands.press("k")
        assert say("must-flip", card="B3*")[:40] in shown(hands)
        assert taking(hands).proposed is None

    deck = ["B3/G4", "O6/B1", "B3*/G2", "O5/G6"]
    at_verso(script, ("person", "novice"), language=language, options={"deck": deck, "forced_flip": True})


def test_keeping_a_double_is_warned_about() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("k", "enter", "k")
        assert "You show one already: the card would be discarded." in hands.screen()

    at_verso(script, ("person", "random"), options={"deck": ["B3/G4", "O6/B1", "B3*/G2", "O5/G6"]})


# Looking.


def test_odds_of_the_top_card_and_of_the_card_pointed_at() -> None:
    async def script(hands: Hands) -> None:
        view = seen(hands)
        assert "Back of B3 (exact)" in hands.screen()
        for back, likely in view.backs["B3"].items():
            assert f"{back}★" in hands.screen()
            assert f"{round(100 * likely)}%" in hands.screen()
        await hands.press("f", "enter")  # it is the green 4 now, and its back is known
        await hands.press("right")
        assert "▸G4★◂" in hands.screen()
        assert "B3, seen before" in hands.screen()
        await hands.press("escape")
        assert f"Back of {(seen(hands).top or '')[:2]}" in hands.screen()
        await hands.press("2")
        assert "Player 2 (the bot) ·" in hands.screen().splitlines()[1]
        await hands.press("tab")
        assert "Player 1 (you) ·" in hands.screen().splitlines()[1]
        await hands.press("shift+tab", "k")
        assert taking(hands).proposed == "keep"  # one may look about and decide
        await hands.press("escape", "escape")
        assert "Player 1 (you) ·" in hands.screen().splitlines()[1]

    at_verso(script, ("person", "random"), options={"deck": DECK})


def test_sampled_odds_are_marked() -> None:
    """If a view's odds are estimates it is told."""

    async def script(hands: Hands) -> None:
        board = hands.board
        assert isinstance(board, VersoBoard)
        assert board.shown is not None
        board.shown = Snapshot(msgspec.structs.replace(board.shown.view, exact=False), None, board.shown.log)
        board.redraw()
        await hands.settle()
        assert "(sampled)" in hands.screen()

    at_verso(script, ("person", "novice"), options={"deck": DECK})


def test_the_mouse_proposes_and_confirms() -> None:
    async def script(hands: Hands) -> None:
        top = hands.board.query_one("#tabletop")
        await hands.pilot.click(top, offset=(54, 2))
        await hands.settle()
        assert taking(hands).proposed == "keep"
        await hands.pilot.click(top, offset=(54, 6))
        await hands.settle()
        assert taking(hands).proposed == "flip"
        await hands.pilot.click(top, offset=(54, 6))
        await hands.settle()
        assert seen(hands).players[0].rows["G"] == ["G4*/B3"]
        await hands.pilot.click(top, offset=(5, 12))
        await hands.settle()
        assert "Player 2 (the bot) ·" in hands.screen().splitlines()[1]

    at_verso(script, ("person", "random"), options={"deck": DECK})


# Moments.


def test_a_bank_a_forced_flip_and_a_lost_card_are_told() -> None:
    """The neighbour must turn over the highest of that colour; what doubles a face on show is lost."""
    deck = ["B3/G4", "B6/G5", "B4*/O3", "G5*/O6", "O1/G2", "O2/G1"]

    async def script(hands: Hands) -> None:
        await hands.press(*["k", "enter"] * 4)
        await hands.press("b", "enter")
        assert isinstance(hands.app.screen, Notice)
        told = shown(hands)
        assert "Anna banks B:3-4: 4 points" in told
        assert "Marco must turn over B6: it becomes G5★, a double, and is discarded." in told
        assert "Anna discards the two highest: B4★ B3" in told

    at_verso(script, ("person", "person"), options={"deck": deck})


def test_a_square_is_told_with_its_cards() -> None:
    deck = ["B1/G2", "B3/G2", "B5/G4", "G1/B2", "G3/B2", "G5/B4", "O1/B2", "O3/B2", "O5/B4"]
    others = ["B6/G1", "B6/G5", "O6/G1", "O6/G5", "O6/B1", "O6/B5", "G6/B1", "G6/B5", "B6/O1"]

    async def script(hands: Hands) -> None:
        await hands.press(*["k", "enter"] * 17)
        told = shown(hands)
        assert "Anna completes a square: 7 points" in told
        assert "Anna shows 3 blue, 3 green and 3 orange cards" in told
        await hands.press("enter")
        assert "◆" in hands.screen()

    mixed = [card for both in zip(deck, others, strict=True) for card in both]
    at_verso(script, ("person", "person"), options={"deck": mixed})


# Keeping.


@pytest.mark.parametrize(
    "players",
    [("person",), ("novice", "person", "random"), ("person", "novice", "person", "random", "novice", "person")],
)
def test_a_game_is_left_and_gone_on_with(players: tuple[str, ...]) -> None:
    kept: list[tuple[int, int]] = []

    async def leave(hands: Hands) -> None:
        await hands.press("k", "enter", "q")
        assert "Continue:" in hands.screen()
        await hands.press("q")

    app = at_verso(leave, players)
    assert app.unfinished is not None
    kept += app.unfinished.play.moves

    async def resume(hands: Hands) -> None:
        assert hands.table.players == players
        assert hands.table.play.moves[: len(kept)] == kept
        assert isinstance(hands.board.deciding, TakeTurn)
        if players.count("person") > 1:
            assert "(Lucia)" in hands.screen()
        await hands.press("f", "enter")
        assert len(hands.table.play.moves) > len(kept)

    at_table(resume, game=GAME, start="resume")
    assert local.unfinished(Rng(1)) is not None
