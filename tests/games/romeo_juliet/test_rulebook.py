"""Roméo & Juliette as its rulebook tells it, phase by phase, the example of a rendezvous included."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.content import load, ours_text
from sottovoce.rules import constants
from sottovoce.rules.game import IllegalMove
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import COMPANIONS, LOVERS
from tests.games.romeo_juliet.verona import (
    JULIET,
    NOTHING,
    ROMEO,
    content,
    dealt,
    legal,
    make,
    missives,
    scene,
    seen,
    stacked,
    where,
)

# Whom the cards and places may move is written with a chapter in which nothing has to be moved.
FREE = content(chapter="optional-effects")


def lovers(play: Playthrough) -> tuple[str, str]:
    """Where Juliet is, and Romeo."""
    return where(play)["juliet"], where(play)["romeo"]


def hand(play: Playthrough, seat: int) -> tuple[list[str], list[str]]:
    """A lover's places and companions."""
    cards = seen(play, seat).lovers[seat].hand
    assert cards is not None
    return cards.places, cards.companions


# Setting up.


def test_verona_has_six_places_in_a_ring() -> None:
    assert list(seen(Playthrough(GAME)).places) == ["balcony", "ballroom", "street", "salon", "cell", "church"]


def test_everybody_stands_where_the_chapter_says() -> None:
    assert seen(Playthrough(GAME)).places == {
        "balcony": ["nurse", "lady-capulet", "juliet"],
        "ballroom": ["lord-capulet", "tybalt"],
        "street": ["romeo"],
        "salon": ["hate"],
        "cell": ["benvolio", "mercutio", "lord-montague", "friar"],
        "church": [],
    }


def test_the_tracks_begin_at_nothing_and_the_missives_are_dealt() -> None:
    view = seen(Playthrough(GAME))
    assert (view.love, view.love_goal, view.hate, view.hate_limit) == (0, 10, 0, 5)
    assert (view.act, view.scene) == (1, 1)
    assert missives(Playthrough(GAME)) == [1, 2, 2]


def test_the_chapters_event_lies_open_and_nine_others_wait() -> None:
    view = seen(Playthrough(GAME))
    assert view.chapter_event == 1
    assert view.in_force == ["optional-effects"]
    assert view.events == [0] * 9
    assert sum(view.events_left) == 9


def test_there_are_nine_chapters_each_with_its_own_event_and_others_to_draw() -> None:
    box = load(None)
    assert sorted(box.chapters) == list(range(1, 10))
    assert Counter(event.level == "chapter" for event in box.events.values()) == {True: 9, False: 27}
    assert all(sum(chapter.events) == 9 and sum(chapter.missives) == 5 for chapter in box.chapters.values())
    assert Counter(chapter.tier for chapter in box.chapters.values()) == {"easy": 3, "medium": 3, "hard": 3}


def test_the_cards_are_dealt_out_as_printed() -> None:
    """Each has every place and a sidestep; Romeo three cards of hate, Juliet two of her nurse."""
    play = Playthrough(GAME, rng=Rng(2))
    for seat, printed in (
        (JULIET, ["friar", "hate", "lady-capulet", "lord-capulet", "nurse", "nurse", "tybalt"]),
        (ROMEO, ["benvolio", "friar", "hate", "hate", "hate", "lord-montague", "mercutio"]),
    ):
        box = load(None)
        assert sorted(COMPANIONS[card] for card in box.cards[2 * seat + 1]) == printed
        assert sorted(box.cards[2 * seat]) == list(range(7))
    assert seen(play).phase == "rendezvous"


def test_each_begins_with_the_card_of_the_place_where_they_stand() -> None:
    play = Playthrough(GAME)
    assert hand(play, JULIET) == (["balcony"], [])
    assert hand(play, ROMEO) == (["street"], [])
    assert "draw juliet place balcony" not in legal(play)


def test_ours_is_a_content_file_without_mistakes() -> None:
    assert load(ours_text()).hash == load(None).hash


# Phase 1, the prelude.


def test_each_draws_to_four_cards_of_each_type() -> None:
    play = Playthrough(GAME)
    dealt(play, ["salon cell church", "nurse nurse tybalt friar", "salon cell sidestep", "hate hate hate friar"])
    assert seen(play).phase == "rendezvous"
    assert hand(play, JULIET) == (["balcony", "salon", "cell", "church"], ["nurse", "nurse", "tybalt", "friar"])
    assert hand(play, ROMEO) == (["street", "salon", "cell", "sidestep"], ["friar", "hate", "hate", "hate"])


def test_one_place_and_one_companion_are_drawn_for_those_played() -> None:
    play = Playthrough(GAME, options={"content": FREE})
    dealt(play, ["salon cell church", "nurse nurse tybalt friar", "salon cell sidestep", "hate hate hate friar"])
    scene(play, "salon nurse", "cell hate")
    make(play, "skip", "skip")
    dealt(play, ["balcony", "hate", "ballroom", "mercutio"])
    assert seen(play).phase == "rendezvous"
    assert [lover.sizes for lover in seen(play).lovers] == [[4, 4], [4, 4]]


def test_nobody_sees_what_another_draws() -> None:
    play = Playthrough(GAME)
    play.play(constants.CHANCE, "draw juliet place church")
    assert play.log(JULIET)[0].move == "draw juliet place church"
    for viewer in (ROMEO, constants.NOBODY):
        assert play.log(viewer)[0].move == "draw juliet place ?"
    assert [seen(play, viewer).lovers[JULIET].hand is None for viewer in (JULIET, ROMEO)] == [False, True]


# Phase 2, the rendezvous.


def test_the_printed_example_of_a_rendezvous() -> None:
    """Romeo names the street, Juliet has no such card and names her balcony; he answers passion, she confirms it."""
    play = stacked(romeo="balcony", juliet="church salon cell", first="romeo")
    assert "street" not in hand(play, JULIET)[0]
    make(play, "missive street", "missive balcony", "propose passion")
    assert make(play, "agree") == ["heart passion"]
    assert seen(play).said == [
        "romeo missive street", "juliet missive balcony", "romeo propose passion", "juliet agree",
    ]  # fmt: skip
    assert seen(play).heart == "passion"
    assert missives(play) == [0, 1, 4]
    assert seen(play).phase == "backstage"


@pytest.mark.parametrize("first", LOVERS)
def test_either_may_begin_and_then_they_take_turns(first: str) -> None:
    play = stacked(first=first)
    speakers = []
    for move in ("missive church", "propose reason", "propose passion", "propose reason"):
        speakers.append(LOVERS[play.position.to_move])
        make(play, move)
    assert speakers == ([first, "romeo" if first == "juliet" else "juliet"] * 2)


def test_a_missive_is_paid_into_the_reserve_and_binds_nobody() -> None:
    play = stacked(juliet="church")
    make(play, "missive salon")  # a card she does not hold
    assert missives(play) == [0, 2, 3]
    make(play, "propose passion", "agree")
    play.play(JULIET, "play church nurse")


def test_without_a_missive_none_can_be_sent() -> None:
    play = stacked()
    make(play, "missive church", "missive church")
    assert legal(play) == ["propose passion", "propose reason"]
    with pytest.raises(IllegalMove) as refused:
        make(play, "missive church")
    assert refused.value.key == "no-missive"


def test_the_phase_ends_as_soon_as_one_confirms_what_the_other_proposes() -> None:
    play = stacked()
    make(play, "propose reason")
    assert "agree" in legal(play)
    make(play, "agree")
    assert seen(play).heart == "reason"
    assert not any(move.startswith("missive") for seat in (JULIET, ROMEO) for move in legal(play, seat))


def test_if_they_do_not_agree_juliet_chooses() -> None:
    play = stacked()
    make(play, "propose passion")
    assert "decide reason" not in legal(play)
    make(play, "propose reason")
    assert {"decide passion", "decide reason", "agree"} < set(legal(play))
    assert make(play, "decide passion") == ["heart passion"]
    romeos = stacked(first="romeo")
    make(romeos, "propose passion", "propose reason")
    assert not any(move.startswith("decide") for move in legal(romeos))


@pytest.mark.parametrize(
    ("before", "after", "gains"),
    [
        ("juliet 1, romeo 2, reserve 2", [2, 3, 0], ["juliet gains missive", "romeo gains missive"]),
        ("juliet 2, romeo 2, reserve 1", [3, 2, 0], ["juliet gains missive"]),
        ("juliet 3, romeo 2, reserve 0", [3, 2, 0], []),
    ],
)
def test_reason_gives_each_a_missive_at_once_the_last_one_to_juliet(
    before: str, after: list[int], gains: list[str]
) -> None:
    play = stacked(content(missives=before))
    assert make(play, "propose reason", "agree") == ["heart reason", *gains]
    assert missives(play) == after


def test_passion_gives_none() -> None:
    play = stacked()
    make(play, "propose passion", "agree")
    assert missives(play) == [1, 2, 2]


# Phase 3, backstage.


def test_both_choose_a_place_and_a_companion_from_their_hands() -> None:
    play = stacked(
        juliet="salon cell church nurse tybalt friar hate", romeo="salon cell church hate hate friar mercutio"
    )
    make(play, "propose passion", "agree")
    assert seen(play).to_act == [JULIET, ROMEO]
    assert legal(play, JULIET) == sorted(
        f"play {place} {one}"
        for place in ("balcony", "salon", "cell", "church")
        for one in ("nurse", "tybalt", "friar", "hate")
    )
    assert len(legal(play, ROMEO)) == 12  # two cards of hate are one choice
    with pytest.raises(IllegalMove) as refused:
        play.play(JULIET, "play street nurse")
    assert (refused.value.key, refused.value.args_["card"]) == ("not-in-hand", "street")


@pytest.mark.parametrize("first", [JULIET, ROMEO])
def test_the_choice_is_secret_until_both_have_chosen(first: int) -> None:
    play = stacked()
    make(play, "propose passion", "agree")
    move = legal(play, first)[0]
    play.play(first, move)
    other = 1 - first
    assert seen(play, other).lovers[first].chosen
    assert seen(play, other).lovers[first].choice is None
    assert seen(play, first).lovers[first].choice == move.removeprefix("play ")
    assert play.log(other)[-1].move == "play ?"
    assert play.log(other)[-1].events == []
    assert seen(play).to_act == [other]


# Phase 4a, the cards.


def test_romeo_moves_before_juliet_each_with_a_companion() -> None:
    play = stacked(FREE, juliet="church nurse", romeo="salon benvolio")
    assert scene(play, "church nurse", "salon benvolio") == [
        "romeo plays salon benvolio",
        "juliet plays church nurse",
        "romeo to salon",
        "benvolio to salon",
        "juliet to church",
        "nurse to church",
    ]
    assert where(play)["benvolio"] == "salon"
    assert where(play)["nurse"] == "church"


@pytest.mark.parametrize("companion", ["friar", "hate"])
def test_both_bring_the_same_companion_and_it_ends_with_juliet(companion: str) -> None:
    play = stacked(FREE, juliet=f"ballroom {companion}", romeo=f"cell {companion}")
    happened = scene(play, f"ballroom {companion}", f"cell {companion}")
    assert happened[2:] == ["romeo to cell", f"{companion} to cell", "juliet to ballroom", f"{companion} to ballroom"]


def test_played_cards_lie_open_until_the_act_ends() -> None:
    play = stacked(FREE, juliet="church nurse", romeo="salon benvolio")
    scene(play, "church nurse", "salon benvolio")
    make(play, "skip", "skip")
    lover = seen(play).lovers[JULIET]
    assert (lover.played.places, lover.played.companions) == (["church"], ["nurse"])
    assert "church" not in lover.could_hold.places
    assert "nurse" in lover.could_hold.companions  # there is a second


@pytest.mark.parametrize(("direction", "there"), [("left", "ballroom"), ("right", "salon")])
def test_the_sidestep_takes_a_lover_to_a_place_beside_the_own(direction: str, there: str) -> None:
    play = stacked(FREE, juliet="sidestep nurse", romeo="church benvolio")
    scene(play, "sidestep nurse", "church benvolio")
    assert legal(play, JULIET) == ["step left", "step right"]
    assert make(play, f"step {direction}")[:2] == [f"juliet to {there}", f"nurse to {there}"]


def test_two_sidesteps_romeo_first() -> None:
    play = stacked(FREE, juliet="sidestep nurse", romeo="sidestep benvolio")
    scene(play, "sidestep nurse", "sidestep benvolio")
    assert seen(play).to_act == [ROMEO]
    make(play, "step left")
    assert seen(play).to_act == [JULIET]
    assert lovers(play) == ("street", "ballroom")
    make(play, "step right")
    assert lovers(play) == ("salon", "ballroom")


# Phase 4b, the places.


def both_ways(who: Sequence[str]) -> list[str]:
    return sorted(f"use {one} {direction}" for one in who for direction in ("left", "right"))


CAPULETS, MONTAGUES = COMPANIONS[:4], COMPANIONS[4:7]
BY_PLACE = {
    "ballroom": both_ways(["+".join(sorted(two)) for two in combinations(CAPULETS, 2)]),
    "salon": both_ways(["+".join(sorted(two)) for two in combinations(MONTAGUES, 2)]),
    "cell": both_ways([*CAPULETS, *MONTAGUES]),
    "church": both_ways(["friar"]),
    "street": both_ways(["hate"]),
}


def after_the_cards(chapter: str, juliet: str, romeo: str) -> Playthrough:
    """Both have gone where they wanted, each with a friend already there or harmless."""
    play = stacked(content(chapter=chapter), juliet=f"{juliet} nurse", romeo=f"{romeo} benvolio")
    scene(play, f"{juliet} nurse", f"{romeo} benvolio")
    return play


@pytest.mark.parametrize("place", BY_PLACE)
def test_each_place_moves_its_companions_wherever_they_are_and_must(place: str) -> None:
    play = after_the_cards(NOTHING, "balcony", place)
    assert seen(play).to_act == [ROMEO]
    assert legal(play) == BY_PLACE[place]
    with pytest.raises(IllegalMove) as refused:
        make(play, "skip")
    assert refused.value.key == "compulsory"


@pytest.mark.parametrize("place", BY_PLACE)
def test_in_the_first_chapter_each_may_leave_it(place: str) -> None:
    play = after_the_cards("optional-effects", "balcony", place)
    assert legal(play) == sorted([*BY_PLACE[place], "skip"])
    assert "scene 1 2" in make(play, "skip")


def test_at_the_balcony_nobody_is_asked() -> None:
    play = stacked(juliet="balcony nurse", romeo="balcony benvolio")
    assert "love 2" in scene(play, "balcony nurse", "balcony benvolio")


def test_the_ballroom_moves_two_the_same_way_from_wherever_they_are() -> None:
    play = stacked(FREE, juliet="ballroom tybalt", romeo="church benvolio")
    scene(play, "ballroom tybalt", "church benvolio")
    happened = make(play, "skip", "use nurse+tybalt right")
    assert happened[:2] == ["nurse to ballroom", "tybalt to street"]


def test_one_step_to_the_left_of_the_first_place_is_the_last() -> None:
    play = after_the_cards(NOTHING, "balcony", "cell")
    make(play, "use nurse left")
    assert where(play)["nurse"] == "church"


def test_two_lovers_in_one_place_use_it_one_after_the_other_romeo_first() -> None:
    play = after_the_cards(NOTHING, "church", "church")
    assert seen(play).to_act == [ROMEO]
    assert make(play, "use friar left") == ["friar to cell"]
    assert seen(play).to_act == [JULIET]
    assert make(play, "use friar left")[0] == "friar to salon"
