"""R14: stacked piles, and how they are refused."""

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules import constants
from sottovoce.rules.game import BadOption
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import PLACES
from tests.games.romeo_juliet.verona import (
    JULIET,
    QUIET,
    ROMEO,
    content,
    make,
    seen,
    stacked,
)


def test_stacked_piles_are_drawn_from_the_top_without_chance() -> None:
    options = {
        "juliet_places": ["church", "cell", "salon", "ballroom", "street", "sidestep"],
        "juliet_companions": ["hate", "friar", "tybalt", "nurse", "nurse", "lord-capulet", "lady-capulet"],
        "romeo_places": ["sidestep", "church", "cell", "salon", "ballroom", "balcony"],
        "romeo_companions": ["hate", "friar", "hate", "mercutio", "hate", "benvolio", "lord-montague"],
    }
    play = Playthrough(GAME, options=options)
    assert play.log(constants.EVERYTHING) == []
    assert seen(play).to_act == [JULIET]
    view = seen(play, constants.EVERYTHING)
    assert view.piles == [
        ["ballroom", "street", "sidestep"],
        ["nurse", "lord-capulet", "lady-capulet"],
        ["salon", "ballroom", "balcony"],
        ["hate", "benvolio", "lord-montague"],
    ]
    make(play, "propose passion", "agree")
    play.play(JULIET, "play church hate")
    play.play(ROMEO, "play sidestep hate")
    make(play, "step left", "skip", "skip")
    drawn = ["juliet drew place ballroom", "juliet drew companion nurse", "romeo drew place salon"]
    drawn.append("romeo drew companion hate")
    assert play.log(constants.EVERYTHING)[-1].events[-4:] == drawn
    hidden = ["juliet drew place ?", "juliet drew companion ?"]
    assert play.log(ROMEO)[-1].events[-4:] == hidden + drawn[2:]
    assert play.log(constants.NOBODY)[-1].events[-4:] == [*hidden, "romeo drew place ?", "romeo drew companion ?"]


def test_the_starting_card_may_be_named_or_left_out() -> None:
    six = ["church", "cell", "salon", "ballroom", "street", "sidestep"]
    for places in (six, ["church", "balcony", *six[1:]]):
        play = Playthrough(GAME, options={"juliet_places": places})
        cards = seen(play, JULIET).lovers[JULIET].hand
        assert cards is not None
        assert set(cards.places) == {"balcony", "church", "cell", "salon"}


def test_it_is_told_to_nobody_how_they_lie() -> None:
    play = stacked(content(), events=[10])
    for viewer in (JULIET, ROMEO, constants.NOBODY):
        view = seen(play, viewer)
        assert {view.options[name] for name in ("juliet_places", "romeo_companions", "events")} == {"?"}
        assert view.events_to_come is None
    assert seen(Playthrough(GAME)).options["juliet_places"] is None


def test_the_second_act_is_dealt_by_chance() -> None:
    play = stacked(content(chapter=f"{QUIET}; no-love {' '.join(PLACES)}; truce {' '.join(PLACES)}"))
    rng = Rng(1)
    while seen(play).act == 1:
        seat = play.position.to_move
        play.play(seat, GAME.spell(play.position.draw(seat, rng)))
    assert seen(play).to_act == ["*"]


PLACES_OF_JULIET = ["church", "cell", "salon", "ballroom", "street", "sidestep"]
COMPANIONS_OF_JULIET = ["hate", "friar", "tybalt", "nurse", "nurse", "lord-capulet", "lady-capulet"]


@pytest.mark.parametrize(
    ("option", "value", "key"),
    [
        ("juliet_places", "church", "option-pile-list"),
        ("juliet_places", [3], "option-pile-list"),
        ("juliet_places", {"church": 1}, "option-pile-list"),
        ("juliet_places", ["garden"], "option-pile-card"),
        ("juliet_places", ["nurse"], "option-pile-card"),
        ("juliet_places", [], "option-pile"),
        ("juliet_places", PLACES_OF_JULIET[1:], "option-pile"),
        ("juliet_places", [*PLACES_OF_JULIET[1:], "cell"], "option-pile"),
        ("juliet_places", [*PLACES_OF_JULIET, "church"], "option-pile"),
        ("juliet_places", [*PLACES_OF_JULIET[1:], "balcony"], "option-pile"),
        ("juliet_companions", ["romeo"], "option-pile-card"),
        ("juliet_companions", COMPANIONS_OF_JULIET[1:], "option-pile"),
        ("juliet_companions", [*COMPANIONS_OF_JULIET[1:], "friar"], "option-pile"),
        ("romeo_companions", COMPANIONS_OF_JULIET, "option-pile"),
        ("romeo_places", [*PLACES_OF_JULIET], "option-pile"),  # without the balcony, with the street
        ("events", "10", "option-events-list"),
        ("events", [10.0], "option-events-list"),
        ("events", [True], "option-events-list"),
        ("events", [1], "option-events-card"),
        ("events", [99], "option-events-card"),
        ("events", [10, 10], "option-events-twice"),
        ("events", [], "option-events-levels"),
        ("events", [10, 11], "option-events-levels"),
    ],
)
def test_a_pile_that_the_box_does_not_hold_is_refused(option: str, value: object, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        Playthrough(GAME, options={option: value})
    assert caught.value.key == key
    assert caught.value.args_.get("option", option) == option


def test_an_events_pile_is_exactly_the_chapters() -> None:
    text = content("hate 1", "calm 1", love=3)
    play = Playthrough(GAME, options={"content": text, "events": [11, 10]})
    assert seen(play, constants.EVERYTHING).events_to_come == [11, 10]
