"""Roméo & Juliette by keys and clicks: whole games to both ends, every phase, and what the stage foretells."""

import re
from pathlib import Path

import pytest

from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.rules.game import Refusal
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local, saved
from sottovoce.terminal.menu import Menu
from sottovoce.terminal.romeo_juliet.backstage import Backstage
from sottovoce.terminal.romeo_juliet.campaign import Campaign, Tally
from sottovoce.terminal.romeo_juliet.hand import percent
from sottovoce.terminal.romeo_juliet.rendezvous import Rendezvous
from sottovoce.terminal.romeo_juliet.sealing import Sealing
from sottovoce.terminal.romeo_juliet.stage_tasks import Choosing, Directing, Sidestepping
from sottovoce.terminal.table_screen import TableScreen
from sottovoce.terminal.welcome import Welcome
from tests.terminal.hands import SIZES, Hands, look_back, words
from tests.terminal.romeo_juliet.lovers import likes, play_on, seen, stage, worst

JULIET, ROMEO = 0, 1
STACKED = {
    "juliet_places": ["ballroom", "church", "sidestep", "street", "salon", "cell"],
    "juliet_companions": ["nurse", "tybalt", "friar", "hate", "nurse", "lord-capulet", "lady-capulet"],
    "romeo_places": ["balcony", "sidestep", "church", "cell", "salon", "ballroom"],
    "romeo_companions": ["friar", "benvolio", "hate", "mercutio", "hate", "hate", "lord-montague"],
}


def begun(moves: str = "", players: tuple[str, str] = ("person", "novice"), **options: object) -> local.LocalTable:
    """A saved game with known cards, played so far."""
    at = local.begin(GAME, players, GAME.completed({**STACKED, **options}), Rng(1), names=("Ida", "Ugo"))
    for move in filter(None, moves.split(", ")):
        at.make(at.to_move, move)
    return at


BACKSTAGE = "propose passion, agree"
REVEALED = f"{BACKSTAGE}, play sidestep tybalt, play balcony friar"


# Whole games.


def test_a_whole_game_with_the_partner_is_kept_and_remembered(drawer: Path) -> None:
    async def script(hands: Hands) -> None:
        assert "Play Juliet with a partner" in hands.screen()
        await hands.press("enter")
        await play_on(hands)
        won = bool(hands.table.play.outcome and hands.table.play.outcome.winners)
        chapter = content.load(None).chapters[1]
        assert content.said(chapter.won if won else chapter.lost, "en") in words(hands.screen())
        await hands.press("enter")
        assert isinstance(hands.app.screen, Welcome)

    stage(script, seed=2)
    (file,) = drawer.iterdir()
    read, play = saved.load(file)
    assert play.outcome is not None
    assert {"juliet-is": "person", "romeo-is": "novice"}.items() <= read.notes.items()
    assert read.options["content_hash"] == content.hash_of(None)
    won = bool(play.outcome.winners)
    assert Campaign.read().tally(content.hash_of(None), 1) == Tally(won=won, lost=not won)


SHORT = re.sub(r"(?m)^events = .*$", "events = I 1", content.ours_text().replace("love = 10", "love = 2"))


def dealt_by_chance() -> local.LocalTable:
    """A game of two steps to go in which both happen to have the cards for a meeting at the balcony."""
    for seed in range(1_000):
        at = local.begin(GAME, ("novice", "person"), GAME.completed({"content": SHORT}), Rng(seed))
        try:
            for move in (*BACKSTAGE.split(", "), "play balcony nurse"):
                at.make(at.to_move, move)
            at.game.parse_move(at.view(ROMEO), "play balcony friar")
        except Refusal:
            at.file.unlink()
        else:
            return at
    raise AssertionError("chance never deals that")


def test_a_chapter_that_is_won_is_marked() -> None:
    """With a goal of two steps one meeting at the balcony is enough."""
    at = dealt_by_chance()

    async def script(hands: Hands) -> None:
        await hands.press("1", "f", "enter")
        assert "Love has reached its goal" in words(hands.screen())
        assert "Love 2/2" in hands.screen()
        await hands.press("enter", *["down"] * 4)
        assert "1 In the Beginning · easy ✓" in hands.screen()
        assert "You: 1 won, 0 lost. Chapters won: 1 of 9." in words(hands.screen())

    stage(script, start="resume", options={"content": SHORT})
    assert Campaign.read().tally(at.play.options["content_hash"], 1) == Tally(won=1)


def test_a_chapter_with_a_prepared_deal_is_not_marked(drawer: Path) -> None:
    """The log says so from the beginning, and the record as well; so it is when the game goes on another day."""
    at = begun(f"{BACKSTAGE}, play balcony nurse", players=("novice", "person"), content=SHORT)

    async def script(hands: Hands) -> None:
        assert [event.sentence.key for event in hands.table.events()] == ["told-opened"]
        await hands.press("1", "f", "enter")
        assert "Love has reached its goal" in words(hands.screen())
        await hands.press("enter", *["down"] * 4)
        assert "You: 0 won, 0 lost. Chapters won: 0 of 9." in words(hands.screen())

    stage(script, start="resume", options={"content": SHORT})
    assert Campaign.read() == Campaign()
    (file,) = drawer.iterdir()
    assert saved.load(file)[0].notes["provenance"] == "prepared"
    assert at.state.provenance == "prepared"


def test_a_game_as_romeo_is_lost_and_remembered() -> None:
    async def script(hands: Hands) -> None:
        await play_on(hands, worst)
        assert "lost" in words(hands.screen()).split("❧")[1]
        assert Campaign.read().tally(content.hash_of(None), 9) == Tally(lost=1)
        Campaign.file().write_text("torn")  # between two games: told, and left alone
        await hands.press("enter", *["down"] * 4)
        assert "holds no campaign that can be read" in words(hands.screen())

    stage(script, start="romeo", bot="random", options={"chapter": 9})
    assert Campaign.file().read_text() == "torn"


def test_a_chapter_has_a_prologue() -> None:
    """It comes before anybody moves, and not again when the game is taken up later."""
    chapter = content.load(None).chapters[2]

    async def first(hands: Hands) -> None:
        assert content.said(chapter.prologue, "en") in words(hands.screen())
        await hands.press("f2")
        await hands.press("enter")
        assert isinstance(hands.board.deciding, Rendezvous)
        await hands.press("p", "enter")

    stage(first, start="juliet", options={"chapter": 2}, reads_prologue=True)

    async def later(hands: Hands) -> None:
        assert content.said(chapter.prologue, "en") not in words(hands.screen())

    stage(later, start="resume", reads_prologue=True)


# Every phase.


def test_a_card_is_shown_and_a_place_is_named() -> None:
    """Both at once: what the partner chose is told when both have chosen."""
    begun(
        f"{BACKSTAGE}, play balcony nurse, play balcony friar", chapter=2, events=[28, 29, 10, 11, 15, 16, 17, 20, 22]
    )

    async def script(hands: Hands) -> None:
        assert isinstance(hands.board.deciding, Sealing)
        await hands.press("enter")
        assert "Choose a card first." in hands.screen()
        await hands.press("5")
        assert "“cell” cannot be shown: it has to be a place from your hand" in words(hands.screen())
        await hands.press("right", "left", "6")
        assert "[6 Church]" in hands.screen()
        assert "Show the church?" in words(hands.screen())
        await hands.press("escape", "6", "enter")
        assert "An event" in hands.screen()  # the next one, turned up after this one
        assert "Juliet shows a card: the church." in words(hands.screen())
        assert "Romeo shows a card:" in words(hands.screen())
        await hands.press("enter")
        hands.board.point("place cell")
        await hands.settle()
        assert "▸5 Cell◂" in hands.screen()
        assert "Nobody has to go there." in words(hands.screen())
        hands.board.point("place cell")
        await hands.settle()
        assert "A place is named" in hands.screen()
        assert "Juliet names the friar’s cell." in words(hands.screen())
        await hands.press("enter")
        assert isinstance(hands.board.deciding, Rendezvous)
        assert "✉J" in hands.screen()

    stage(script, start="resume")


def test_a_keepsake_and_mercy_are_offered_to_those_who_earned_them() -> None:
    """After a chapter that was won its last place may be kept; after losing this one twice a missive may be had."""
    ours = content.hash_of(None)

    async def none(hands: Hands) -> None:
        assert "Keepsake" not in hands.screen()
        assert "Mercy" not in hands.screen()

    stage(none, options={"chapter": 2})
    Campaign.add(ours, 1, won=True, met="church")
    for _ in range(2):
        Campaign.add(ours, 2, won=False)

    async def both(hands: Hands) -> None:
        assert "Keepsake" in hands.screen()
        assert "Mercy" in hands.screen()
        menu = hands.app.screen
        assert isinstance(menu, Welcome)
        for name in ("option-keepsake", "option-mercy"):
            menu.on_menu_picked(Menu.Picked(name, 1))
        await hands.settle()
        assert "one more missive" in hands.screen()
        await hands.press("enter", "enter")
        assert hands.table.play.options["keepsake"] == "church"
        assert hands.table.play.options["mercy"] == "yes"

    stage(both, options={"chapter": 2})
    Campaign.add(ours, 2, won=True, met="cell")

    async def won(hands: Hands) -> None:
        assert "Mercy" not in hands.screen()

    stage(won, options={"chapter": 2})


def test_the_rendezvous() -> None:
    async def script(hands: Hands) -> None:
        deciding = hands.board.deciding
        assert isinstance(deciding, Rendezvous)
        await hands.press("enter")
        assert "Choose first what to say." in hands.screen()
        await hands.press("a")
        assert "nothing to agree to" in words(hands.screen())
        await hands.press("3")
        assert "▸3 Street◂" in hands.screen()
        assert "You do not hold this card. Your partner holds it in 100 of 100 cases." in words(hands.screen())
        await hands.press("right")
        assert "▸4 Salon◂" in hands.screen()
        await hands.press("escape")
        assert "▸" not in hands.screen()
        await hands.press("tab", "shift+tab", "p")
        assert "▸♥ Passion◂" in hands.screen()
        hands.board.point("heart reason")
        await hands.settle()
        assert "▸◇ Reason◂" in hands.screen()
        hands.board.point("place church")
        await hands.settle()
        assert "Send a missive: the church?" in hands.screen()
        hands.board.point("place church")
        await hands.settle()
        assert hands.table.play.log(JULIET)[-2 if seen(hands).seat == JULIET else -1].move.startswith("missive")
        assert "✉J" in hands.screen()

    begun()
    stage(script, start="resume")


def test_backstage() -> None:
    async def script(hands: Hands) -> None:
        assert isinstance(hands.board.deciding, Backstage)
        await hands.press("enter")
        assert "Choose a place as well" in hands.screen()
        await hands.press("4")
        assert "You do not hold" in words(hands.screen())
        await hands.press("6", "enter")
        assert "Choose a companion as well" in hands.screen()
        await hands.press("b")
        assert "You do not hold" in words(hands.screen())
        await hands.press("n")
        assert "[6 Church]" in hands.screen()
        assert "Go to the church with the Nurse?" in hands.screen()
        await hands.press("escape")
        assert "[6 Church]" in hands.screen()
        await hands.press("escape")
        assert "[6 Church]" not in hands.screen()
        await hands.press("right", "down", "left", "up")
        hands.board.point("card balcony")
        hands.board.point("token friar")
        await hands.settle()
        assert "Go to the balcony with Friar Laurence?" in hands.screen()
        hands.board.point("card friar")
        await hands.settle()
        assert hands.table.play.log(JULIET)[-1].move == "play balcony friar"

    begun(BACKSTAGE, players=("person", "person"))
    hidden: list[str] = []

    async def behind(hands: Hands) -> None:
        await hands.press("enter")
        await script(hands)
        hidden.append(hands.screen())

    stage(behind, start="resume")
    assert "Friar" not in hidden[0]
    assert "Juliet has chosen two cards in secret." in hidden[0]


def test_a_sidestep() -> None:
    async def script(hands: Hands) -> None:
        assert isinstance(hands.board.deciding, Sidestepping)
        assert "← Church · → Ballroom" in hands.screen()
        await hands.press("4")
        assert "not beside yours" in hands.screen()
        await hands.press("enter")
        assert "Choose a side first" in hands.screen()
        await hands.press("2")
        assert "Step to the right, to the ballroom?" in hands.screen()
        await hands.press("left")
        assert "▸6 Church◂" in hands.screen()
        await hands.press("escape")
        hands.board.point("place ballroom")
        await hands.settle()
        await hands.press("enter")
        assert "Tybalt" in hands.screen()
        assert isinstance(hands.board.deciding, Directing)

    begun(REVEALED)
    stage(script, start="resume")


def test_the_effect_of_a_place_shows_the_hate_it_would_leave() -> None:
    async def script(hands: Hands) -> None:
        deciding = hands.board.deciding
        assert isinstance(deciding, Directing)
        await hands.press("enter")
        assert "Choose who moves first" in hands.screen()
        await hands.press("b")
        assert "does not move that one" in hands.screen()
        await hands.press("N", "T", "enter")
        assert "Choose a direction" in hands.screen()
        await hands.press("C")  # one too many takes the place of the first
        assert set(deciding.chosen) == {"tybalt", "lord-capulet"}
        await hands.press("right")
        shown = words(hands.screen())
        assert "Capulet + Tybalt one step ↻ to the right?" in shown or "Tybalt + Capulet" in shown
        assert "If the scene ended so" in shown
        assert "→[T]" in hands.screen()
        await hands.press("escape", "escape", "down", "space", "s")
        assert "Move nobody?" in hands.screen()
        hands.board.point("token nurse")
        hands.board.point("token tybalt")
        await hands.settle()
        await hands.press("left")
        told = deciding.hate()
        assert told == (deciding.view.hate_to_come or {})["use nurse+tybalt left"]
        for place in told:
            assert f"†{told[place]}" in hands.screen(), place
        await hands.press("enter")
        assert hands.table.play.log(JULIET)[-1].move != ""

    begun(f"{REVEALED}, step right")
    stage(script, start="resume")


def test_an_event_asks_and_is_answered() -> None:
    """The nurse's errand: one of two things, told in words."""

    async def script(hands: Hands) -> None:
        await play_on(hands, until=lambda view: "choose 1" in (view.legal or ()))
        deciding = hands.board.deciding
        assert isinstance(deciding, Choosing)
        await hands.press("enter")
        assert "Choose 1 or 2 first" in hands.screen()
        await hands.press("e")
        assert "The events that lie open" in hands.screen()
        await hands.press("e", "2", "up")
        assert "Number 1?" in hands.screen()
        hands.board.point("choose 1")
        await hands.settle()
        assert any(line.move == "choose 1" for line in hands.table.play.log(JULIET))

    stage(script, seed=2, start="juliet")


def test_percentages_never_pretend() -> None:
    assert [percent(p) for p in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0%", "<1%", "50%", ">99%", "100%"]


# Languages, sizes, help.


@pytest.mark.parametrize("size", [*SIZES, (80, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_readable(language: str, size: tuple[int, int]) -> None:
    async def script(hands: Hands) -> None:
        def is_whole() -> None:
            shown, say = words(hands.screen()), hands.app.say
            assert all(len(line) <= size[0] for line in hands.screen().splitlines())
            if not isinstance(hands.app.screen, TableScreen):
                return
            assert hands.screen().splitlines()[-1].strip() == say("footer")
            advice = hands.board.deciding.advice(say)
            assert words(advice.todo) in shown
            assert words(advice.note) in shown
            for place in seen(hands).places:
                assert say("stage-place", place=place) in shown or say("place-title", place=place) in shown

        await play_on(hands, likes, is_whole, until=lambda view: view.scene == 2)

    begun(BACKSTAGE)
    stage(script, size, start="resume", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_told_on_one_line(language: str) -> None:
    async def script(hands: Hands) -> None:
        for line in hands.app.say("keys-table").splitlines()[1:]:
            key, _, meaning = line.partition(" | ")
            assert len(meaning) <= 55, line
            assert len(key) <= 18, line
        await hands.press("?")
        assert hands.app.say("keys-table").splitlines()[0] in hands.screen()
        await hands.press("escape", "h")
        assert hands.app.say("rules-goal-title") in hands.screen()

    begun()
    stage(script, start="resume", language=language)


def test_chapters_are_chosen_with_tier_and_difficulty() -> None:
    async def script(hands: Hands) -> None:
        await hands.press(*["down"] * 4, "left")
        box = content.load(None)
        assert f"9 {content.said(box.chapters[9].name, 'en')} · hard" in hands.screen()
        await hands.press("l")
        assert content.said(box.chapters[9].name, "fr") in hands.screen()
        await hands.press("home", "enter")
        assert hands.table.play.options["chapter"] == 9

    stage(script)


def test_a_file_of_ones_own_offers_only_its_chapters() -> None:
    text = content.ours_text()
    shorter = text[: text.index("[chapter 3]")] + text[text.index("[event 1]") :]

    async def script(hands: Hands) -> None:
        await hands.press(*["down"] * 4, "left")
        assert hands.app.options["chapter"] == 2
        await hands.press("right")
        assert hands.app.options["chapter"] == 1
        assert "Nobody has measured" in hands.screen()
        await hands.press("home", "enter", "q")
        assert "Continue" in hands.screen()

    stage(script, options={"content": shorter})


# Kept, continued, looked back on.


def test_a_game_is_continued_where_it_was_left() -> None:
    at = begun(f"{REVEALED}, step right")

    async def script(hands: Hands) -> None:
        assert isinstance(hands.board.deciding, Directing)
        await hands.press("q")
        assert "Continue: Juliet, Chapter 1 · Act I, scene 1" in hands.screen()
        await hands.press("enter")
        assert isinstance(hands.board.deciding, Directing)
        assert len(hands.table.play.moves) == len(at.play.moves)

    stage(script, start="resume")


@pytest.mark.parametrize("eyes", ["juliet", "romeo", "spectator", "all"])
def test_looking_back(eyes: str) -> None:
    """The hand of the seat whose eyes one has, both for a viewer who knows everything, none for a spectator."""
    play = begun(f"{REVEALED}, step right").play
    for shown in look_back(play, eyes, "right", "end"):
        assert ("Romeo can hold" in shown) == (eyes in ("juliet", "spectator"))
        assert ("Juliet can hold" in shown) == (eyes in ("romeo", "spectator"))
