"""A lesson of several turns, interrupted."""

from sottovoce.games.romeo_juliet import GAME
from tests.browser.people import People
from tests.browser.test_learn import Learner


def test_a_lesson_that_is_loaded_again_stands_where_it_stood(person: People) -> None:
    """In the middle of a step, after its end, and after a mistake; somebody who comes anew goes on where it is due."""
    learner = Learner(person(), GAME.id)
    page = learner.page
    learner.opens()

    def reloads() -> None:
        page.reload()
        learner.sees_where_it_stands()

    learner.makes("missive church")
    reloads()
    learner.makes("agree")
    assert learner.tried.state == "done"
    reloads()
    learner.goes_on()
    learner.makes(learner.wrong_moves()[0])
    reloads()
    learner.tries_again()
    learner.choose(page.get_by_role("list", name=learner.say("lesson-steps")).get_by_role("button").nth(3))
    learner.step, learner.moves = 3, []
    learner.sees_where_it_stands()
    reloads()
    page.goto("/")
    learner.step = 1  # the first that was not done
    learner.opens()
