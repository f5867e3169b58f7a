"""First lessons through the page, from the first step to a first game: with mouse, keys or fingers alone."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from sottovoce.games import shelf
from sottovoce.server.http import lessons
from sottovoce.server.live import messages
from tests.browser.boards import BOARDS, MAIN
from tests.browser.hand import By, Hand
from tests.browser.people import Language, People
from tests.browser.sight import is_in_sight
from tests.browser.words import words
from tests.effort import IS_SOAK

DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 640), (844, 390)]
ON_BOARD = ".place [data-square], .place :is(.mine, .ring, .hand) [data-card], .place :is(.acts, .ring, .desk) button"
SENTENCE = re.compile(r"\S.+[.!?]", re.DOTALL)
TOGETHER = re.compile(r"(?<=[\dA-Z])-(?=[\da-zA-Z])")  # what stands there stays on one line
each_game = pytest.mark.parametrize("game", [game for game in BOARDS if shelf()[game].lesson])


class Learner(Hand):
    """Somebody who takes a lesson. What the page must tell of it follows from the moves that were made in it."""

    def __init__(self, page: Page, game: str, language: Language = "en", by: By = "mouse") -> None:
        super().__init__(page, 1, by)
        self.game, self.board = shelf()[game], BOARDS[game]
        self.words, self.say = self.game.words(language), words(language)
        self.step, self.moves = 0, list[str]()

    @property
    def tried(self) -> messages.StepTried:
        return self._trying(*self.moves)

    def _trying(self, *moves: str) -> messages.StepTried:
        return lessons.tried(self.game, messages.TryStep(step=self.step, moves=list(moves)))

    def wrong_moves(self) -> list[str]:
        legal = self.tried.view.legal or []
        return [move for move in legal if self._trying(*self.moves, move).state == "wrong"]

    @property
    def main(self) -> Locator:
        return self.page.locator(MAIN)

    # What the learner does.

    def opens(self) -> None:
        self.page.goto(f"/learn/{self.game.id}")
        self.sees_where_it_stands()
        self.reads()

    def makes(self, move: str) -> None:
        self.board.make(self, msgspec.to_builtins(self.tried.view), move)
        self.moves.append(move)
        self.sees_where_it_stands()

    def tries_again(self) -> None:
        expect(self.main).to_have_text(self.say("lesson-again"))
        expect(self.main).to_be_focused()
        self.choose(self.main)
        self.moves.pop()
        self.sees_where_it_stands()

    def goes_on(self) -> None:
        """To the next step."""
        expect(self.main).to_have_text(self.say("lesson-next"))
        expect(self.main).to_be_focused()
        self.choose(self.main)
        self.step, self.moves = self.step + 1, []
        self.sees_where_it_stands()
        self.reads()

    def reads(self) -> None:
        """On a phone, what is said of a large board lies over it and folds."""
        for folds in self.page.locator(".lesson .to-board:visible").all():
            self.choose(folds)

    def takes_the_step(self) -> None:
        """Errs first, where one can, before each of its turns."""
        while (tried := self.tried).state == "going":
            assert tried.show is not None
            for move in self.wrong_moves()[:1]:
                self.makes(move)
                self.tries_again()
            self.makes(tried.show)

    def takes_the_lesson(self, whole: bool = True) -> None:
        """From the first step to the last, or only these two."""
        self.opens()
        self.takes_the_step()
        if not whole:
            self.step, self.moves = len(self.game.lesson) - 1, []
            folded = self.page.locator(".fold[aria-expanded=false]")  # on a phone: what is said, and its steps
            if folded.is_visible():
                self.choose(folded)
            self.choose(self.page.get_by_role("list", name=self.say("lesson-steps")).get_by_role("button").last)
            self.sees_where_it_stands()
            self.takes_the_step()
        while self.step < len(self.game.lesson) - 1:
            self.goes_on()
            self.takes_the_step()

    # What the page says.

    def sees_where_it_stands(self) -> None:
        """The board, and in words what happened, what came of it and what to do; all of it is heard as well."""
        tried, page = self.tried, self.page
        title = self.words.say(f"lesson-{self.game.lesson[self.step].name}-title")
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(page.locator('button[aria-current="step"]')).to_contain_text(title)
        expect(page.locator(".lesson > .place")).to_be_visible()
        said = [self.words.tell(one) for line in tried.lines[tried.before :] for one in line.says] if self.moves else []
        assert bool(said) == bool(self.moves)
        task = self.words.tell(tried.task)
        hint = self.words.tell(tried.hint) if tried.hint else ""
        for told in (*said, hint or task):
            assert SENTENCE.fullmatch(told), told
            expect(page.locator('[role="log"]')).to_contain_text(TOGETHER.sub("-\u2060", told))
        expect(page.locator(".lesson p.task")).to_have_text(task)
        expect(page.locator(".lesson p.hint")).to_have_text([hint] if hint else [])


@each_game
def test_a_whole_lesson_with_the_mouse_and_then_a_first_game(game: str, person: People) -> None:
    learner = Learner(person("it"), game, "it")
    page, say = learner.page, learner.say
    page.goto("/")
    learner.choose(page.locator(f'.shelf a[href="/learn/{game}"]'))
    learner.sees_where_it_stands()
    learner.takes_the_lesson()
    learner.choose(page.get_by_role("link", name=say("menu-rules"), exact=True))
    expect(page).to_have_url(re.compile(f"/rules/{game}$"))
    page.go_back()
    learner.sees_where_it_stands()  # the rules were only looked up
    learner.choose(page.get_by_role("button", name=say("lesson-first-game")))
    learner.choose(page.locator("dialog").get_by_role("button", name=say("begin")))
    page.wait_for_url("**/t/*")
    expect(page.locator(".board-place")).to_be_visible()
    expect(page.locator(".seat")).to_have_count(2)


@each_game
def test_a_lesson_with_keys_alone(game: str, person: People) -> None:
    learner = Learner(person("fr"), game, "fr", by="keys")
    learner.takes_the_lesson(whole=IS_SOAK)
    expect(learner.main).to_be_focused()
    learner.press("Enter")
    expect(learner.page.locator("dialog .btn.main")).to_be_focused()


@each_game
def test_a_lesson_on_a_phone_with_fingers(game: str, person: People) -> None:
    learner = Learner(person(phone=True), game, by="touch")
    learner.takes_the_lesson(whole=IS_SOAK)
    learner.choose(learner.main)
    expect(learner.page.locator("dialog .btn.main")).to_be_visible()


@each_game
def test_each_step_is_in_sight_at_a_desk_and_on_a_phone(game: str, person: People) -> None:
    """What is said, the board, what one decides with and the buttons; on a phone what is said of a large board can be
    folded."""
    learner = Learner(person(size=PHONES[0]), game)
    page, steps = learner.page, learner.page.get_by_role("list", name=learner.say("lesson-steps"))
    learner.opens()
    for step in range(len(learner.game.lesson)):
        if step:
            page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})
            learner.step = step
            learner.choose(steps.get_by_role("button").nth(step))
            learner.sees_where_it_stands()
        is_in_sight(page, DESKS[:1] if step else DESKS, f".lesson .task, {ON_BOARD}")
        page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
        is_in_sight(page, PHONES, ".lesson .task, .lesson .say .btn")
        learner.reads()
        is_in_sight(page, PHONES, f".lesson .foot .btn, {ON_BOARD}")


@each_game
def test_whoever_errs_twice_is_shown_how_and_can_read_the_board_in_words(game: str, person: People) -> None:
    learner = Learner(person(), game)
    learner.opens()
    while not (wrong := learner.wrong_moves()):  # a step in which everything is right
        learner.takes_the_step()
        learner.goes_on()
    show = learner.page.get_by_role("button", name=learner.say("lesson-show"))
    learner.makes(wrong[0])
    expect(show).to_have_count(0)
    learner.tries_again()
    learner.makes(wrong[-1])
    how = learner.tried.show
    assert how is not None
    learner.choose(show)
    learner.moves = [how]
    learner.sees_where_it_stands()
    learner.press("w")
    expect(learner.page.locator("dialog .in-words li").first).to_be_visible()
