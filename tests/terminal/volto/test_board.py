"""Volto by keys alone: the set-up, whole games on both sides, refusals, and what lies beside the board."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sottovoce.games.volto import GAME
from sottovoce.games.volto.board import SQUARE_NAMES
from sottovoce.rules import constants
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local, saved
from sottovoce.terminal.language import spoken
from sottovoce.terminal.notice import Notice
from sottovoce.terminal.replay import viewers
from sottovoce.terminal.theme import CANDLELIGHT
from sottovoce.terminal.volto.moving import Moving, percent
from sottovoce.terminal.volto.scene import Piece, Scene, board_size, cell_size, draw, square_at
from sottovoce.terminal.volto.setup import Setup
from sottovoce.terminal.welcome import Welcome
from tests.effort import pairs
from tests.played import played
from tests.terminal.hands import Hands, Script, at_table, look_back, words

RED, WHITE = "NDNNC/PCSDC", "NNCNC/SDCDP"  # a pretender in front, on a2 for Red and on e6 for White


def volto(script: Script, size: tuple[int, int] = (80, 24), **settings: Any) -> None:
    at_table(script, size, game=GAME, **settings)


def keys(setup: str, side: str = "red") -> str:
    """What to type: the rows as they lie before one's eyes, home row first."""
    home, front = setup.split("/")
    return home + front if side == "red" else home[::-1] + front[::-1]


def begun(moves: str = "", players: tuple[str, str] = ("person", "novice"), **options: str) -> local.LocalTable:
    """A saved game, set up and played so far."""
    at = local.begin(GAME, players, options, Rng(1), names=("Ida", "Ugo"))
    at.make(0, f"setup {RED}")
    at.make(1, f"setup {WHITE}")
    for move in moves.split():
        at.make(at.to_move, move)
    return at


def moving(hands: Hands) -> Moving:
    assert isinstance(hands.board.deciding, Moving)
    return hands.board.deciding


# Whole games.


def test_a_whole_game_as_red(drawer: Path) -> None:
    """Set up by letters, move by squares, until the pretender stands in the far palace."""

    async def script(hands: Hands) -> None:
        assert "Play Red against the bot" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.board.deciding, Setup)
        await hands.press(*keys(RED))
        assert "All ten are in place" in hands.screen()
        await hands.press("enter")
        for _ in range(400):
            if isinstance(hands.app.screen, Notice):
                if hands.table.play.outcome is not None:
                    break
                await hands.press("enter")
                continue
            view = hands.table.play.view(0)
            feelings = GAME.rate(view)  # type: ignore[arg-type]
            move = max(view.legal or [], key=lambda one: (feelings[one], one))
            await hands.press(*move[:2], *move[3:], "enter")
        assert "❧" in hands.screen()
        assert "had set up NDNNC in the palace" in words(hands.screen())
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    volto(script)
    (file,) = drawer.iterdir()
    read, play = saved.load(file)
    assert play.outcome is not None
    assert {"red-is": "person", "white-is": "novice"}.items() <= read.notes.items()
    assert play.log(constants.EVERYTHING)[0].move == f"setup {RED}"


def test_a_game_as_white_is_won_in_the_far_palace() -> None:
    """The board lies the other way round: one's own palace is near, column e on the left."""
    begun("a2-a3 e6-e5 a3-a2 e5-e4 a2-a3 e4-e3 a3-a2 e3xe2 a2-a3", players=("novice", "person"))

    async def script(hands: Hands) -> None:
        lines = hands.screen().splitlines()
        assert "Red’s palace" in lines[1]
        assert lines[2].startswith("1")
        assert lines[14].startswith("7")
        assert lines[15].startswith("└─── e ───┴─── d ───┴─── c ───┴─── b ───┴─── a ───┘")
        assert moving(hands).pointer.square == "a6"
        await hands.press("up", "right", "left")
        assert moving(hands).pointer.square == "b5"
        await hands.press(*"e2", *"d1", "enter")
        assert "White wins: the pretender has entered the rival’s palace." in hands.screen()
        assert "The captured mask is a noble." in hands.screen()
        assert "( D )" in hands.screen()  # all masks are shown now

    volto(script, start="resume")


# The set-up.


def test_setting_up_is_changed_as_often_as_one_likes() -> None:
    async def script(hands: Hands) -> None:
        setting = hands.board.deciding
        assert isinstance(setting, Setup)
        assert "N Noble       ● ● ●" in hands.screen()
        await hands.press("n", "N", "n", "N")
        assert "All of that kind are placed" in hands.screen()
        assert setting.placed == {"a1": "N", "b1": "N", "c1": "N"}
        assert "N Noble       · · ·" in hands.screen()
        await hands.press("enter")
        assert "still empty" in hands.screen()
        await hands.press("p", "space", "left", "space")  # nothing there; lift the pretender
        assert "The mask on d1 is lifted" in hands.screen()
        await hands.press("left", "space")
        assert setting.placed == {"a1": "N", "b1": "N", "c1": "P", "d1": "N"}
        await hands.press("x", "up", "x")  # onto an empty square
        assert setting.placed == {"a1": "N", "b1": "N", "c2": "P", "d1": "N"}
        await hands.press("backspace")
        assert "c2" not in setting.placed
        await hands.press("escape", "up", "up", "x")
        assert setting.pointer.square[1] == "2"
        await hands.press("r")
        assert setting.is_complete
        before = dict(setting.placed)
        await hands.press("tab", "space", "escape")
        assert setting.placed == before
        assert len(hands.table.play.moves) == 0
        await hands.press("enter")
        assert len(hands.table.play.moves) == 2  # the bot has set up as well

    volto(script, start="red")


def test_setting_up_with_the_mouse() -> None:
    async def script(hands: Hands) -> None:
        setting = hands.board.deciding
        assert isinstance(setting, Setup)
        await hands.press("n", "c")
        for square in ("a1", "b1"):
            await hands.pilot.click("#square", offset=("abcde".index(square[0]) * 10 + 5, 13))
            await hands.settle()
        assert setting.placed == {"a1": "C", "b1": "N"}
        await hands.pilot.click("#square", offset=(5, 5))
        await hands.settle()
        assert "two nearest rows" in hands.screen()

    volto(script, start="red")


# Moving.


def test_every_step_can_be_taken_back() -> None:
    begun()

    async def script(hands: Hands) -> None:
        await hands.press("c")
        assert "c… and the row?" in hands.screen()
        await hands.press("escape", "c", "2")
        assert "[ S ]" in hands.screen()
        assert "○ c5 ○" in hands.screen()
        assert "×<• •>×" in hands.screen()
        await hands.press("c", "6")
        assert "captures on c6? Enter plays" in hands.screen()
        assert "×[ S ]×" in hands.screen()
        assert "If it is a damsel (20%), your mask leaves the board with her." in hands.screen()
        assert "The mask on c6 can be" in hands.screen()
        await hands.press("u")
        assert moving(hands).chosen == "c2"
        await hands.press("c", "2")
        assert moving(hands).chosen is None
        await hands.press("tab")
        first = moving(hands).chosen
        await hands.press("tab", "shift+tab")
        assert moving(hands).chosen == first
        assert len(hands.table.play.moves) == 2

    volto(script, start="resume")


@pytest.mark.parametrize(
    ("language", "theirs", "empty", "reach"),
    [
        ("en", "is your rival’s", "No mask stands on c4", "cannot get to c4"),
        ("fr", "est à votre adversaire", "c4", "c4"),
        ("it", "è dell’avversario", "In c4 non c’è nessuna maschera", "non può raggiungere c4"),
    ],
)
def test_illegal_attempts_are_answered_by_the_game(language: str, theirs: str, empty: str, reach: str) -> None:
    begun()

    async def script(hands: Hands) -> None:
        for typed, told in (("c6", theirs), ("c4", empty)):
            await hands.press(*typed)
            assert told in words(hands.screen()).split("✗")[1]
        await hands.press(*"a2", *"c4")
        assert reach in words(hands.screen()).split("✗")[1]
        assert moving(hands).target is None
        await hands.press("escape", *"a1")  # blocked
        assert "✗" in hands.screen()
        assert len(hands.table.play.moves) == 2

    volto(script, start="resume", language=language)


def test_the_mouse_looks_at_rivals_and_moves_ones_own() -> None:
    begun()

    async def script(hands: Hands) -> None:
        for x, y in ((25, 3),):
            await hands.pilot.click("#square", offset=(x, y))
            await hands.settle()
        assert "The mask on c6 can be" in hands.screen()
        assert "✗" not in hands.screen()
        for y in (11, 9, 9):
            await hands.pilot.click("#square", offset=(25, y))
            await hands.settle()
        assert hands.table.play.log(0)[2].move == "c2-c3"

    volto(script, start="resume")


def test_what_a_mask_can_be_follows_from_its_way() -> None:
    """Two squares in one move: the soldier; and the tray says so."""
    begun("c2-c4 b6-b5")

    async def script(hands: Hands) -> None:
        await hands.press(*"b5")
        assert "b6-b5" in hands.screen()
        await hands.press(*"c4")
        tray = words("".join(line[51:] for line in hands.screen().splitlines()[1:18]))
        assert "Your soldier on c4" in tray
        assert "c2-c4" in tray
        assert "S Soldier 100%" in tray
        assert "D Damsel " not in tray

    volto(script, start="resume")


def test_a_capture_is_a_moment_of_its_own() -> None:
    begun()

    async def script(hands: Hands) -> None:
        await hands.press(*"c2", *"c6", "enter")
        assert isinstance(hands.app.screen, Notice)
        assert "Red captures from c2 on c6" in hands.screen()
        assert "The captured mask is a counsellor." in hands.screen()
        await hands.press("x")
        assert len(hands.table.play.moves) == 3
        await hands.press("enter")
        assert len(hands.table.play.moves) == 4

    volto(script, start="resume")


def test_what_a_captured_damsel_means_is_said_plainly() -> None:
    begun("b2-c3 a6-a5 c3-d4 a7-a6 d4-c5 b7-a7")

    async def script(hands: Hands) -> None:
        await hands.press(*"c5", *"b6", "enter")
        shown = words(hands.screen())
        assert "The captured mask is a damsel" in shown
        assert "The captor was a counsellor." in shown
        assert "If White’s second damsel is captured too, White wins." in shown
        assert "White: 1 · a second wins!" in hands.screen()
        assert "NNNCCCPSDd" in hands.screen()
        assert "NNNCCcPSDD" in hands.screen()

    volto(script, start="resume")


def test_a_risk_that_loses_the_game_is_told_before() -> None:
    """The pretender beside an unknown mask; and any mask when the second damsel may be behind the other."""
    begun("a2-a3 a6-a4")

    async def script(hands: Hands) -> None:
        await hands.press(*"a3", *"a4")
        assert "It cannot be a damsel." in hands.screen()
        await hands.press("escape", "escape")

    volto(script, start="resume")
    view = played(
        GAME,
        f"""
        red   setup {RED}
        white setup {WHITE}
        red   a2-b3
        white c6-d5
        red   b3-c4
        white e6-e5
        """,
    ).view(0)
    task = Moving(view)  # type: ignore[arg-type]
    for key in "c4d5":
        assert task.press(key) is None
    assert task.advice(lambda key, **_: key).note == "risk-lost"
    assert task.press("enter") == "c4xd5"


# What it looks like.


def drawn(scene: Scene) -> dict[str, str]:
    """What stands in each square."""
    lines = draw(scene, (9, 1), CANDLELIGHT).plain.split("\n")
    shown = {}
    for line in range(7):
        for column in range(5):
            square = "abcde"[column] + "7654321"[line]
            shown[square] = lines[2 * line + 1][column * 10 + 1 : column * 10 + 10]
    return shown


def test_everything_is_told_by_shapes() -> None:
    pieces = {"a1": Piece(0, "N"), "b2": Piece(0), "c3": Piece(1), "d4": Piece(1, "D"), "e5": Piece(0, "P")}
    scene = Scene(
        pieces=pieces, chosen="e5", targets={"e6"}, prey={"d4"}, cursor="c3", origin="a2", moved="b2", waiting=["a4"]
    )
    shown = drawn(scene)
    assert {square for square, text in shown.items() if "░" in text} == {c + r for c in "abcde" for r in "17"}
    assert shown["a1"] == "░░( N )░░"
    assert shown["b2"] == " →(• •)  "
    assert shown["c3"] == "▸ <• •> ◂"
    assert shown["d4"] == " ×< D >× "
    assert shown["e5"] == "  [ P ]  "
    assert "○ e6 ○" in shown["e6"]
    assert "┄" in shown["a2"]
    assert "· a4 ·" in shown["a4"]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("size", [(51, 17), (80, 33), (51, 15)])
def test_every_square_is_found_again_by_the_mouse(size: tuple[int, int], turned: bool) -> None:
    cell = cell_size(*size)
    width, height = board_size(cell)
    assert width <= size[0]
    assert height <= size[1]
    found = {square_at(x, y, cell, turned) for x in range(width) for y in range(height)}
    assert found >= set(SQUARE_NAMES)
    assert square_at(1, 1, cell, turned) == ("e1" if turned else "a7")
    lines = draw(Scene(turned=turned), cell, CANDLELIGHT).plain.split("\n")
    assert {len(line) for line in lines} == {width}
    assert len(lines) == height


def test_odds_are_never_rounded_to_certainty() -> None:
    assert [percent(*odds) for odds in ((1, 1000), (999, 1000), (1, 3), (5, 5))] == ["<1%", ">99%", "33%", "100%"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_beside_the_board_is_short(language: str) -> None:
    said = spoken(language, GAME).say
    lines = [said(f"tray-{what}") for what in ("unseen", "damsels", "legend", "left")]
    lines += [said("mask-unmoved"), said("mask-to-rival"), said("mask-rival", {"square": "d6"})]
    lines += [said("mask-mine", {"letter": letter, "square": "d6"}) for letter in "NCPSD"]
    for seat, lost in product(GAME.seat_names, range(3)):
        lines.append(said("damsels-lost", {"side": said("side", {"seat": seat}), "lost": lost}))
        lines.append(said("damsels-lost-mine", {"lost": lost}))
    assert [line for line in lines if len(line) > 28] == []
    assert [letter for letter in "NCPSD" if len(said(f"step-{letter}")) > 13] == []


def is_whole(hands: Hands) -> None:
    """Advice, tray, footer and the frame of the board are all there to be read."""
    app, say, lines = hands.app, hands.app.say, hands.screen().splitlines()
    shown = words(hands.screen())
    assert all(len(line) <= app.size.width for line in lines)
    assert lines[-1].strip() == say("footer")
    deciding = hands.board.deciding
    advice = deciding.advice(say)
    assert words(advice.todo) in shown
    assert words(hands.board.refusal(app.language, say) or advice.note) in shown
    board = next(i for i, line in enumerate(lines) if line.startswith("└"))
    start = lines[board].index("┘") + 1
    tray = [line[start:].strip() for line in lines[1 : board + 2]]
    assert say("tray-legend") in tray or say("tray-unseen") in tray
    if isinstance(deciding, Moving) and (mask := deciding.looked_at()):
        assert say("mask-rival", square=mask.square or "") in tray or mask.side == deciding.side
        for letter in mask.possible:
            assert any(line.startswith(f"{letter} {say('kind', letter=letter)}") for line in tray), letter


@pytest.mark.parametrize(("language", "size"), pairs(LANGUAGES, [(80, 24), (120, 40)]))
def test_nothing_is_cut_off(language: str, size: tuple[int, int]) -> None:
    async def script(hands: Hands) -> None:
        is_whole(hands)
        await hands.press("N", "space")
        is_whole(hands)
        await hands.press("left", "space")
        is_whole(hands)
        await hands.press("escape", "N", "N", "N", "N")
        is_whole(hands)
        await hands.press("r")
        is_whole(hands)
        await hands.press("enter")
        for square in ("a2", "b1", "c6", "c7", "d4"):
            await hands.press(*square)
            is_whole(hands)
        for square in list(moving(hands).movable):
            await hands.press("escape", "escape", *square)
            is_whole(hands)
            for target in moving(hands).targets():
                await hands.press(*target)
                is_whole(hands)

    volto(script, size, start="red", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_rules_and_moments_speak(language: str) -> None:
    begun("b2-c3 a6-a5 c3-d4 a7-a6 d4-c5 b7-a7")

    async def script(hands: Hands) -> None:
        say = hands.app.say
        await hands.press("?")
        for line in say("keys-table").splitlines()[1:]:
            assert words(line.replace(" | ", " ")) in words(hands.screen())
        await hands.press("escape", "h")
        assert say("rules-goal-title") in hands.screen()
        await hands.press("end")
        assert words(say("credits"))[-20:] in words(hands.screen())
        assert say("kind", letter="D") in hands.screen()
        await hands.press("escape", *"c5", *"b6", "enter")
        moment = hands.board_below().moment(hands.board_below().shown, say)  # type: ignore[arg-type]
        assert moment is not None
        for said in (moment.title, *moment.lines):
            assert words(said) in words(hands.screen())

    volto(script, start="resume", language=language)


# Going on and looking back.


def test_leaving_and_going_on() -> None:
    begun("c2-c4 b6-b5")

    async def leave(hands: Hands) -> None:
        await hands.press("q")
        assert "Continue: Red, Move 3" in hands.screen()

    volto(leave, start="resume")

    async def elsewhere(hands: Hands) -> None:
        assert "Continue: Volto, Red, Move 3" in hands.screen()
        await hands.press("enter")
        assert hands.app.game is GAME
        assert "Move one of your masks." in hands.screen()

    at_table(elsewhere)  # the first screen shows another game


def test_each_viewer_sees_what_they_saw() -> None:
    play = begun("c2-c4 b6-b5 c4-c5 b5-b4").play
    letters = {
        eyes: look_back(play, eyes, *["right"] * 6)[-1].count("( ") + look_back(play, eyes, "end")[-1].count("< ")
        for eyes in viewers(play)
    }
    tray = 2  # ( ) and < > beside the board
    assert letters == {"red": 10 + tray, "white": 10 + tray, "spectator": tray, "all": 20 + tray}
    other = play.resample(0, Rng(5))
    assert look_back(play, "red", "end") == look_back(other, "red", "end")
    assert look_back(play, "all", "end") != look_back(other, "all", "end")
