"""Verso as its rulebook tells it, paragraph by paragraph, worked examples included."""

import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.box import BOX, CARDS
from sottovoce.rules import constants
from sottovoce.rules.game import IllegalMove
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.verso.reference import make_box
from tests.games.verso.table import banks, display, make, points, prepared, seen_by, table

# The cards.


def test_the_box_is_what_s1_says() -> None:
    assert sorted(CARDS) == sorted(f"{low}/{high}" for low, high in make_box())
    assert len(set(CARDS)) == len(CARDS) == 90
    assert BOX.count("J") == 18


def test_the_two_faces_of_a_card_are_opposites() -> None:
    """Other colour; a neighbouring value, 6 and 1 being neighbours; jokers may have any value behind them."""
    for card in CARDS:
        low, high = card.split("/")
        assert low[0] != high[0]
        assert low[1] == "J" or abs(int(low[1]) - int(high[1])) in (1, 5)
        assert high[1] != "J", "a joker is always worth 1 point"


def test_behind_a_three_there_is_a_two_or_a_four() -> None:
    backs = {card.split("/")[1] for card in CARDS if card.startswith("B3/")}
    assert backs == {"G2", "G4", "O2", "O4"}


def test_behind_a_six_there_may_be_a_one() -> None:
    assert {"B6/G1", "B6/G5", "G1/B6", "G5/B6"} <= set(CARDS)


def test_each_number_is_behind_a_joker_once() -> None:
    assert sorted(card[3:] for card in CARDS if card[1] == "J") == [c + v for c in "BGO" for v in "123456"]


# Setting up.


@pytest.mark.parametrize(("seats", "cards"), [(1, 35), (2, 30), (3, 45), (4, 60), (5, 75), (6, 90)])
def test_fifteen_cards_a_player_and_all_of_them_for_six(seats: int, cards: int) -> None:
    assert seen_by(Playthrough(GAME, seats), constants.NOBODY).left == cards


def test_the_first_player_begins_and_the_top_card_is_seen_by_all() -> None:
    play = Playthrough(GAME, 3, rng=Rng(1))
    assert play.position.to_act() == (0,)
    tops = {seen_by(play, viewer).top for viewer in (0, 1, 2, constants.NOBODY)}
    assert len(tops) == 1
    assert str(tops.pop()).endswith("/?")


# Drawing a card.


def test_keep_takes_the_card_as_it_lies_and_nobody_sees_its_back() -> None:
    play = table("", "", top="O5/B6")
    assert make(play, "keep") == ["p1 placed O5/?"]
    assert display(play, 0) == "O5/?"


def test_flip_turns_the_card_over_for_good_and_everybody_sees_both_faces() -> None:
    play = table("", "", top="O5/B6")
    assert make(play, "flip") == ["p1 flipped B6*/O5"]
    assert display(play, 0) == "B6*/O5"


def test_gaelle_keeps_her_orange_five() -> None:
    """Its back may well be a 6, blue or green, and she shows both: turned over it would be lost."""
    play = table("B6/G5 G6/B5 B1/O2 G1/O2", "", top="O5/B6")
    odds = seen_by(play, 0).backs["O5"]
    assert set(odds) == {"B4", "B6", "G4", "G6"}
    assert make(play, "keep") == ["p1 placed O5/?"]
    again = table("B6/G5 G6/B5 B1/O2 G1/O2", "", top="O5/B6")
    assert make(again, "flip") == ["p1 flipped B6*/O5", "p1 discarded B6*/O5"]
    assert display(again, 0) == "B1/? B6/? G1/? G6/?"


def test_rows_are_sorted_by_colour_and_value() -> None:
    play = table("O2/B1 B6/G5 BJ/G1 G3/O4", "", top="B2/G3")
    make(play, "keep")
    assert display(play, 0) == "B2/? B6/? BJ/? G3/? O2/?"


def test_never_two_faces_alike_the_newcomer_goes_whatever_it_is_worth() -> None:
    play = table("B3/G4", "", top="B3*/G2")
    assert make(play, "keep") == ["p1 discarded B3*/?"]
    assert display(play, 0) == "B3/?"


def test_never_two_jokers_of_a_colour() -> None:
    play = table("BJ/G1", "", top="BJ/G3")
    assert make(play, "keep") == ["p1 discarded BJ/?"]
    other = table("BJ/G1", "", top="GJ/B1")
    assert make(other, "keep") == ["p1 placed GJ/?"]


# Banking a series.


def test_benoit_banks_three_joker_five_for_five_points() -> None:
    """He discards the 5 and the joker, here a 4. Pierre turns over his blue 1, not the joker, and loses it."""
    play = table("B3/G2 BJ/G3 B5*/G4", "B1/G6 BJ/G1 G6/O1", "G2/B3", top="O1/B2")
    assert make(play, "bank B:3-J-5") == [
        "p2 flipped G6*/B1",
        "p2 discarded G6*/B1",
        "p1 points 5",
        "p1 discarded B5*/?",
        "p1 discarded BJ/?",
    ]
    assert points(play) == [5, 0, 0]
    assert display(play, 0) == "B3/?"
    assert display(play, 1) == "BJ/? G6/?"


def test_a_series_is_two_to_six_values_in_a_row_of_one_colour() -> None:
    everything = "B1/G2 B2/G3 B3/G4 B4/G5 B5/G6 B6/G1"
    found = banks(table(everything, "", top="O1/B2")).split()
    assert len(found) == 15
    assert "B:1-2" in found
    assert "B:1-2-3-4-5-6" in found
    assert banks(table("B1/G2 B3/G4 G2/B3", "", top="O1/B2")) == ""


def test_the_joker_takes_whatever_value_its_owner_likes() -> None:
    assert banks(table("B3/G4 BJ/G1", "", top="O1/B2")) == "B:3-J B:J-3"
    assert banks(table("B1/G2 BJ/G1", "", top="O1/B2")) == "B:1-J"  # there is no 0
    assert banks(table("B3/G4 GJ/B1", "", top="O1/B2")) == ""  # a joker has its colour


def test_both_neighbours_turn_over_their_highest_card_of_the_colour() -> None:
    play = table("B2/G3 B3/G4", "B4/G5 B6/O1", "G1/B2", "B1/O2 B3/O4", top="O1/B2")
    events = make(play, "bank B:2-3")
    assert events[:2] == ["p2 flipped O1*/B6", "p4 flipped O4*/B3"]
    assert display(play, 2) == "G1/?"  # not a neighbour


def test_a_joker_turns_only_if_it_is_the_only_card_of_the_colour() -> None:
    play = table("B2/G3 B3/G4", "BJ/G1", "BJ/G3 B1/O2", top="O1/B2")
    assert make(play, "bank B:2-3")[:2] == ["p2 flipped G1*/BJ", "p3 flipped O2*/B1"]


def test_points_are_those_on_the_cards_and_only_the_two_highest_go() -> None:
    play = table("G1/B2 G2*/B1 G3*/O2 G4/B3 G5/B4", "", top="O1/B2")
    assert make(play, "bank G:1-2-3-4") == ["p1 points 8", "p1 discarded G4/?", "p1 discarded G3*/?"]
    assert display(play, 0) == "G1/? G2*/? G5/?"


def test_one_action_a_turn() -> None:
    play = table("B2/G3 B3/G4", "", top="O1/B2")
    make(play, "bank B:2-3")
    assert play.position.to_act() == (1,)
    assert seen_by(play, 1).top == "O1/?"  # nobody drew it


# The square.


EIGHT = "B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 O1/B2 O2/B1 O3/B4"


def test_helene_completes_a_square_with_the_green_five() -> None:
    play = table(EIGHT, "", top="G5/O4")
    assert make(play, "keep") == ["p1 placed G5/?", "p1 square"]
    assert points(play) == [7, 0]
    assert len(display(play, 0).split()) == 9  # nothing is discarded


def test_thibaut_banks_and_sofia_gets_a_square_by_her_forced_flip() -> None:
    """Two and three of green are four points; Sofia's green 6 becomes the orange 1 that she lacked."""
    sofia = "B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 G3/B4 G6/O1 O3/B2 O4/B3"
    helene = "B4/G3 G5/O4"
    play = table("G2/O3 G3*/O2", sofia, helene, top="O5/B4")
    assert make(play, "bank G:2-3") == [
        "p2 flipped O1*/G6",
        "p2 square",
        "p3 flipped O4*/G5",
        "p1 points 4",
        "p1 discarded G3*/?",
        "p1 discarded G2/?",
    ]
    assert points(play) == [4, 7, 0]


def test_a_square_may_have_more_than_nine_cards() -> None:
    play = table(EIGHT + " B6/G5 B5/G6", "", top="G5/O4")
    assert make(play, "keep")[-1] == "p1 square"


def test_a_square_scores_again_only_when_it_was_broken_and_formed_again() -> None:
    play = table(EIGHT + " G5/O4", "", top="G6/O5")
    make(play, "keep")
    assert points(play) == [0, 0]  # it stood already
    play = table(EIGHT + " G5/O4", "B1/O2", top="G6/O5")
    make(play, "bank B:1-2")
    assert not seen_by(play, 0).players[0].square
    make(play, "keep", "deal B4/O5")
    assert make(play, "keep") == ["p1 placed B4/?"]  # only two blue cards
    make(play, "deal B2/O1", "keep", "deal B1/G6")
    assert make(play, "keep") == ["p1 placed B1/?", "p1 square"]
    assert points(play)[0] == 2 + 7


# The end.


def test_when_the_deck_is_empty_each_may_bank_once_more_and_nobody_flips() -> None:
    play = table("B2/G3 B3/G4", "B5/G6 B6/O1", "G1/O2", top="O1/B2", left=1)
    assert make(play, "keep") == ["p1 placed O1/?", "empty"]
    assert play.position.to_act() == (1,)
    assert make(play, "bank B:5-6") == ["p2 points 2", "p2 discarded B6/?", "p2 discarded B5/?"]
    assert display(play, 0) == "B2/? B3/? O1/?"
    assert seen_by(play, 2).legal == ["pass"]
    make(play, "pass", "bank B:2-3")
    assert play.outcome is not None
    assert play.outcome.scores == [2, 2, 0]
    assert play.outcome.winners == [0, 1]  # equals share the win
    assert play.outcome.reason == "points"


# One player alone.


def test_alone_the_top_card_turns_after_each_turn_and_a_greater_number_flips_my_highest() -> None:
    play = prepared("B4/G5 G1/B2 O6/G5 B1*/O2", seats=1)
    assert make(play, "keep") == [
        "p1 placed B4/?",
        "* dealt G1/?",
        "* flipped B2*/G1",
        "p1 flipped G5*/B4",
        "* discarded B2*/G1",
        "* dealt O6/?",
    ]
    assert make(play, "keep") == [
        "p1 placed O6/?",
        "* dealt B1*/?",
        "* flipped O2/B1",
        "p1 flipped G5*/O6",
        "p1 discarded G5*/O6",
        "* discarded O2/B1",
        "empty",
    ]
    assert seen_by(play, 0).legal == ["pass"]


def test_alone_a_smaller_number_or_a_joker_does_nothing() -> None:
    for card in ("B2*/G1", "G6/B1", "OJ/G6", "G6*/OJ"):
        play = prepared(f"B4/G5 {card} O6/G5", seats=1)
        events = make(play, "keep")
        assert [event for event in events if event.startswith("p1 flipped")] == []


def test_alone_after_a_bank_the_card_that_lay_there_turns() -> None:
    play = table("B2/G3 B3/G4 G5/O4", top="B4/G5", left=5)
    assert make(play, "bank B:2-3") == [
        "p1 points 2",
        "p1 discarded B3/?",
        "p1 discarded B2/?",
        "* flipped G5*/B4",
        "p1 flipped O4*/G5",
        "* discarded G5*/B4",
    ]
    assert play.position.to_act() == (constants.CHANCE,)


def test_alone_two_cards_are_dealt_after_a_draw_and_one_after_a_bank() -> None:
    play = Playthrough(GAME, 1)
    make(play, "deal B4/G5", "keep")
    assert seen_by(play, 0).phase == "turning"
    make(play, "deal O1/G6")
    assert seen_by(play, 0).phase == "dealing"
    assert seen_by(play, 0).left == 33
    make(play, "deal O2/G3")
    assert play.position.to_act() == (0,)


def test_alone_the_ranks_are_shown_with_the_score() -> None:
    view = seen_by(Playthrough(GAME, 1), 0)
    assert view.rank == 0
    assert seen_by(Playthrough(GAME, 2), 0).rank is None


def test_alone_the_only_player_wins() -> None:
    play = prepared("B4/G5", seats=1)
    make(play, "keep", "pass")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.scores) == ([0], [0])


def test_there_is_no_passing_while_the_deck_lasts() -> None:
    play = table("B2/G3", "", top="O1/B2")
    assert seen_by(play, 0).legal == ["flip", "keep"]
    with pytest.raises(IllegalMove, match="two neighbouring values"):
        play.play(0, "bank B:2-3")
