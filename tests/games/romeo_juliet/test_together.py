"""What an event asks both lovers at once (R18), and what they bring from an earlier chapter (R19)."""

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet import content as content_files
from sottovoce.rules import constants, laws
from sottovoce.rules.game import BadMove, IllegalMove
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.verona import (
    JULIET,
    QUIET,
    ROMEO,
    brought,
    content,
    dealt,
    legal,
    make,
    missives,
    refused,
    seen,
    stacked,
)  # fmt: skip

PEACE = f"{QUIET}; truce balcony ballroom street salon cell church"
HERS, HIS = "church cell salon", "balcony ballroom cell"


def asked(event: str, **more: str) -> Playthrough:
    """The lovers have met in the street, and this event has asked both something."""
    play = stacked(content(event, chapter=PEACE), f"street {HERS} hate", f"street {HIS} hate", events=[10], **more)
    make(play, "propose passion", "agree")
    play.play(JULIET, "play street hate")
    play.play(ROMEO, "play street hate")
    return play


# Showing a card.


def test_both_choose_a_card_of_the_type_that_the_event_names() -> None:
    play = asked("show place")
    assert seen(play).phase == "showing"
    assert seen(play).to_act == [JULIET, ROMEO]
    assert legal(play, JULIET) == ["show cell", "show church", "show salon"]
    assert legal(play, ROMEO) == ["show balcony", "show ballroom", "show cell"]
    companions = asked("show companion")
    assert all(move.split()[1] in ("nurse", "lord-capulet") for move in legal(companions, JULIET))


def test_nobody_sees_what_will_be_shown_before_both_have_chosen() -> None:
    play = asked("show place")
    play.play(ROMEO, "show balcony")
    for viewer in (JULIET, constants.NOBODY):
        assert play.log(viewer)[-1].move == "show ?"
        assert seen(play, viewer).lovers[ROMEO].choice is None
        assert seen(play, viewer).lovers[ROMEO].chosen
        assert seen(play, viewer).lovers[ROMEO].could_hold.places["balcony"] < 1
    assert play.log(ROMEO)[-1].move == "show balcony"
    assert seen(play, ROMEO).lovers[ROMEO].choice == "balcony"


def test_a_card_that_was_shown_stays_in_hand_and_is_known_to_be_there() -> None:
    play = asked("show place")
    play.play(ROMEO, "show balcony")
    told = [event for line in play.play(JULIET, "show church") for event in line.events]
    assert told[:2] == ["romeo shows balcony", "juliet shows church"]
    view = seen(play)
    assert view.lovers[ROMEO].could_hold.places["balcony"] == 1
    assert view.lovers[JULIET].could_hold.places["church"] == 1
    assert view.story[0].shown == [["church"], ["balcony"]]
    hand = seen(play, JULIET).lovers[JULIET].hand
    assert hand is not None
    assert "church" in hand.places


def test_a_card_that_is_not_in_hand_or_of_the_other_type_cannot_be_shown() -> None:
    play = asked("show place")
    for move in ("show balcony", "show nurse"):
        assert isinstance(refused(play, JULIET, move), IllegalMove)
    assert isinstance(refused(play, JULIET, "show"), BadMove)
    assert isinstance(refused(play, JULIET, "name church"), BadMove)
    assert "church" in str(refused(play, JULIET, "show balcony"))


@pytest.mark.parametrize("event", ["show place", "show companion", "name"])
@pytest.mark.parametrize("viewer", [JULIET, ROMEO, constants.NOBODY])
def test_a_choice_that_is_sealed_leaks_nothing(event: str, viewer: int) -> None:
    """Before, between and after the two choices, and when the game has gone on to the next rendezvous."""
    rng = Rng(7)
    play = Playthrough(GAME, options={"content": content(event, chapter=PEACE)})
    for seed in range(300):  # until the event has come
        if seen(play).phase in ("showing", "naming"):
            break
        play = until_asked(event, seed)
    for _ in range(3):
        laws.looks_the_same(play, viewer, rng, ["show church", "name church", "show nurse"])
        laws.like_moves_leave_like_views(play, viewer, rng)
        laws.a_move_that_tells_nothing_could_be_made_in_any_world(play, viewer, rng)
        laws.imagined_positions_fit(play, viewer, rng)
        laws.a_layout_is_true(play)
        laws.a_record_replays(play)
        if seen(play).phase in ("showing", "naming"):
            seat = play.position.to_act()[-1]
            play.add(seat, play.position.draw(seat, rng))


def until_asked(event: str, seed: int) -> Playthrough:
    """A game by chance until this event asks, or until its first act is over."""
    rng = Rng(seed)
    play = Playthrough(GAME, options={"content": content(event, chapter=PEACE)})
    while seen(play).act == 1 and seen(play).phase not in ("showing", "naming", "holding"):
        seat = play.position.to_move
        move = GAME.spell(play.position.draw(seat, rng))
        if move.startswith("propose"):
            move = "propose passion"
        elif seat == constants.CHANCE and "event 10" in legal(play, seat):
            move = "event 10"
        elif move.startswith("play"):
            move = next((one for one in legal(play, seat) if one.startswith("play street")), move)
        play.add(seat, GAME.parse(move))
    return play


@pytest.mark.parametrize("event", ["show companion", "show place"])
def test_what_was_shown_is_believed_exactly(event: str) -> None:
    """Cards of a kind included: every hand that fits is drawn as often as deals and choices lead to it."""
    twice = content(event, chapter=PEACE, juliet="nurse nurse nurse nurse friar friar hate", love=3)
    play = Playthrough(GAME, options={"content": twice})
    dealt(play, ["church cell salon", "nurse nurse friar hate", "church cell salon", "benvolio mercutio friar hate"])
    make(play, "propose passion", "agree")
    play.play(JULIET, "play street hate")
    play.play(ROMEO, "play street benvolio")
    play.play(constants.CHANCE, "event 10")
    laws.resampling_is_fair(play, ROMEO, Rng(1), draws=30, most_groups=30)
    play.play(JULIET, legal(play, JULIET)[-1])
    laws.resampling_is_fair(play, ROMEO, Rng(2), draws=30, most_groups=30)
    play.play(ROMEO, legal(play, ROMEO)[0])
    laws.resampling_is_fair(play, ROMEO, Rng(3), draws=30, most_groups=30)


# Naming a place.


def test_both_name_a_place_at_once_and_it_is_in_view_until_the_next_epilogue() -> None:
    play = asked("name")
    assert seen(play).phase == "naming"
    play.play(JULIET, "name balcony")  # held or not
    assert play.log(ROMEO)[-1].move == "name ?"
    assert seen(play, ROMEO).named == [None, None]
    told = [event for line in play.play(ROMEO, "name cell") for event in line.events]
    assert told[:2] == ["romeo names cell", "juliet names balcony"]
    assert seen(play).phase == "rendezvous"
    assert seen(play).named == ["balcony", "cell"]
    make(play, "propose reason", "agree")
    assert seen(play).named == ["balcony", "cell"]
    play.play(JULIET, "play church nurse")
    play.play(ROMEO, "play cell benvolio")
    assert seen(play).named == [None, None]


def test_the_sidestep_cannot_be_named() -> None:
    assert isinstance(refused(asked("name"), JULIET, "name sidestep"), BadMove)


# One side of the heart, and a missive for nothing.


@pytest.mark.parametrize(("heart", "other"), [("passion", "reason"), ("reason", "passion")])
def test_for_one_scene_only_one_side_of_the_heart_can_be_proposed(heart: str, other: str) -> None:
    play, told = brought(f"only {heart}", chapter=PEACE)
    assert told[0] == f"only {heart}"
    assert seen(play).only == heart
    assert [move for move in legal(play) if move.startswith("propose")] == [f"propose {heart}"]
    refusal = refused(play, JULIET, f"propose {other}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.key == "other-heart"
    make(play, f"propose {heart}", "agree")
    play.play(JULIET, legal(play, JULIET)[0])
    play.play(ROMEO, legal(play, ROMEO)[0])
    while seen(play).phase != "rendezvous":
        seat = play.position.to_move
        play.play(seat, legal(play, seat)[0])
    assert seen(play).only is None
    assert {"propose passion", "propose reason"} <= set(legal(play))


def test_the_first_missive_of_a_scene_is_free() -> None:
    """From either lover, and also where missives are dear."""
    play = stacked(content(chapter=f"{PEACE}; free-missive; dear-missives", missives="juliet 0, romeo 3, reserve 2"))
    assert seen(play).price == 0
    assert "missive church" in legal(play)
    make(play, "missive church")
    assert (missives(play), seen(play).price) == ([0, 3, 2], 2)
    make(play, "missive cell")
    assert missives(play) == [0, 1, 4]
    assert not [move for move in legal(play) if move.startswith("missive")]


def test_in_silence_nothing_is_free() -> None:
    play = stacked(content(chapter=f"{PEACE}; free-missive; silence"))
    assert not [move for move in legal(play) if move.startswith("missive")]


# Events and their chapters.


def test_an_event_is_in_no_pile_before_its_time() -> None:
    box = content_files.load(None)
    for chapter in box.chapters:
        play = Playthrough(GAME, options={"chapter": chapter})
        able = {number for number in range(1, 64) if play.position.chapter.level[number] >= 0}  # type: ignore[attr-defined]
        assert able == {event.number for event in box.events.values() if event.belongs_to(chapter)}
    own = [event.chapters[0] for event in box.events.values() if event.number >= 28]
    assert own == [1, 2, 3, 4, 5, 6, 7, 8, 8]  # one begins with each chapter; the last two share
    for name, first in {"A Plague on Both Houses": 5, "The Prince’s Sentence": 5, "The Lark": 6, "The Potion": 7,
                        "The Apothecary": 8}.items():  # fmt: skip
        assert min(event.chapters[0] for event in box.events.values() if event.name["en"] == name) == first


# A keepsake and mercy.


@pytest.mark.parametrize("place", ["church", "street"])
def test_both_hold_the_keepsake_from_the_beginning(place: str) -> None:
    """Besides the place where each begins; and everybody knows it."""
    play = Playthrough(GAME, options={"content": content(chapter=PEACE), "keepsake": place})
    for seat in (JULIET, ROMEO):
        assert seen(play).lovers[seat].could_hold.places[place] == 1
        hand = seen(play, seat).lovers[seat].hand
        assert hand is not None
        assert sorted(hand.places) == sorted({"street", place})
    rng = Rng(1)
    while seen(play).phase == "prelude":
        play.add(constants.CHANCE, play.position.draw(constants.CHANCE, rng))
    assert [lover.sizes for lover in seen(play).lovers] == [[4, 4], [4, 4]]
    for viewer in (JULIET, ROMEO, constants.NOBODY):
        laws.looks_the_same(play, viewer, rng)
        laws.imagined_positions_fit(play, viewer, rng)


def test_a_pile_for_study_leaves_the_keepsake_out() -> None:
    places = ["cell", "salon", "balcony", "ballroom", "sidestep"]
    options = {"content": content(), "keepsake": "church", "juliet_places": places}
    play = Playthrough(GAME, options=options)
    hand = seen(play, JULIET).lovers[JULIET].hand
    assert hand is not None
    assert hand.places == ["street", "salon", "cell", "church"]


@pytest.mark.parametrize(
    ("before", "after"),
    [("juliet 1, romeo 2, reserve 2", [2, 2, 1]), ("juliet 2, romeo 1, reserve 2", [2, 2, 1]),
     ("juliet 1, romeo 1, reserve 3", [2, 1, 2]), ("juliet 2, romeo 3, reserve 0", [2, 3, 0])],
)  # fmt: skip
def test_mercy_is_one_more_missive_for_whoever_has_fewer(before: str, after: list[int]) -> None:
    text = content(missives=before)
    assert missives(Playthrough(GAME, options={"content": text, "mercy": "yes"})) == after
    assert missives(Playthrough(GAME, options={"content": text})) != after or "reserve 0" in before
