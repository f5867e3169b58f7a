"""Questions that players of Verso ask, each with the ruling that answers it."""

import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import rank
from sottovoce.rules import constants, laws, record
from sottovoce.rules.game import BadMove, BadOption, IllegalMove
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.verso.table import banks, display, make, points, prepared, seen_by, table

# Cards and spellings.


def test_are_b3_g4_and_g4_b3_the_same_card_s2() -> None:
    """No: in one the blue 3 is worth 1, in the other 3. But B3/G4 and G4*/B3 are one card."""
    prepared("B3/G4 G4/B3")
    with pytest.raises(BadOption, match="twice"):
        prepared("B3/G4 G4*/B3")


@pytest.mark.parametrize(
    "card", ["B3/G5", "B3/B4", "G4*", "b3/g4", "B3*/G4*", "BJ/G2", "B3/G4*", "BJ*/G1", " B3/G4", ""]
)
def test_what_is_not_a_card_s2(card: str) -> None:
    with pytest.raises(BadOption, match="not a card"):
        Playthrough(GAME, 2, {"deck": [card]})


@pytest.mark.parametrize("deck", [[], "B3/G4", {}, 7, True])
def test_what_is_not_a_deck_s12(deck: object) -> None:
    with pytest.raises(BadOption, match="list of at least one card"):
        Playthrough(GAME, 2, {"deck": deck})
    for odd in ([1], [None], [["B3/G4"]]):
        with pytest.raises(BadOption, match="not a card"):
            Playthrough(GAME, 2, {"deck": odd})


def test_is_the_joker_ever_worth_three_s1() -> None:
    play = table("", "", top="G3*/BJ")
    assert make(play, "flip") == ["p1 flipped BJ/G3"]


# Drawing.


def test_may_i_keep_a_visible_duplicate_s4() -> None:
    play = table("B3/G4", "", top="B3/O4")
    assert seen_by(play, 0).legal == ["flip", "keep"]
    assert make(play, "keep") == ["p1 discarded B3/?"]


def test_must_i_flip_a_visible_duplicate_if_we_agreed_so_s4() -> None:
    play = table("B3/G4", "", top="B3/O4", forced_flip=True)
    assert seen_by(play, 0).legal == ["flip"]
    with pytest.raises(IllegalMove, match="must be turned over"):
        play.play(0, "keep")
    assert make(play, "flip") == ["p1 flipped O4*/B3"]


def test_is_a_joker_a_duplicate_too_s4() -> None:
    play = table("BJ/G1", "", top="BJ/G3", forced_flip=True)
    assert seen_by(play, 0).legal == ["flip"]


def test_may_i_bank_instead_of_a_forced_flip_s4() -> None:
    play = table("B3/G4 B4/G5", "", top="B3/O4", forced_flip=True)
    assert seen_by(play, 0).legal == ["bank B:3-4", "flip"]


def test_does_a_neighbours_duplicate_force_me_s4() -> None:
    assert "keep" in (seen_by(table("", "B3/G4", top="B3/O4", forced_flip=True), 0).legal or [])


# Series.


def test_may_i_bank_part_of_a_longer_run_s5() -> None:
    assert banks(table("B2/G3 B3/G4 B4/G5", "", top="O1/B2")) == "B:2-3 B:2-3-4 B:3-4"


def test_does_a_run_go_on_from_six_to_one_s5() -> None:
    assert banks(table("B6/G5 B1/G2", "", top="O1/B2")) == ""


def test_may_the_joker_stand_for_a_value_that_i_show_s5() -> None:
    """Yes, and then that number stays out."""
    play = table("B3/G4 B4/G5 BJ/G1", "", top="O1/B2")
    assert banks(play) == "B:3-4 B:3-4-J B:3-J B:4-J B:J-3 B:J-3-4 B:J-4"
    make(play, "bank B:3-J")
    assert display(play, 0) == "B4/?"


def test_which_cards_go_when_the_joker_is_low_s6() -> None:
    play = table("B3/G4 B4*/G5 BJ/G1", "", top="O1/B2")
    assert make(play, "bank B:J-3-4") == ["p1 points 5", "p1 discarded B4*/?", "p1 discarded B3/?"]
    assert display(play, 0) == "BJ/?"


def test_the_joker_has_a_place_and_the_spelling_says_which_s5() -> None:
    play = table("B3/G4 BJ/G1", "", top="O1/B2")
    assert GAME.parse("bank B:J-3") != GAME.parse("bank B:3-J")
    make(play, "bank B:J-3")
    assert display(play, 0) == ""


@pytest.mark.parametrize(
    "text",
    """
    bank|bank B|bank B:|bank B:3|bank B:2-4|bank B:4-3|bank B:J-J|bank B:6-1|bank X:1-2|bank B:0-1|bank B:6-7|bank b:1-2
    |bank  B:1-2|bank B:1-2 |bank B:1,2|Keep|keep |pass|deal B3/G4||flip B3
    """.replace("\n    ", "").split("|"),
)
def test_what_is_no_move_at_all_s5(text: str) -> None:
    play = table("B1/G2 B2/G3 BJ/G1", "", top="O1/B2")
    with pytest.raises(BadMove):
        play.play(0, text)


def test_am_i_told_what_i_lack_and_what_i_could_bank_s5() -> None:
    play = table("B3/G4 B4/G5", "", top="O1/B2")
    with pytest.raises(IllegalMove, match=r"B2, BJ.*B:3-4"):
        play.play(0, "bank B:2-3-4-J")


# Neighbours.


def test_how_often_does_the_one_neighbour_of_two_players_flip_s6() -> None:
    play = table("B2/G3 B3/G4", "B5/G6 B6/G1", top="O1/B2")
    events = make(play, "bank B:2-3")
    assert [event for event in events if event.startswith("p2")] == ["p2 flipped G1*/B6"]


def test_in_what_order_do_the_neighbours_flip_s6() -> None:
    """Clockwise from the banker's left: the next player first, the one before last."""
    play = table("B5/G6", "B2/G3 B3/G4", "B6/G1", top="O1/B2", turn=1)
    assert [event[:10] for event in make(play, "bank B:2-3")][:2] == ["p3 flipped", "p1 flipped"]


def test_may_a_flipped_number_become_a_joker_s6() -> None:
    play = table("G2/B3 G3/B4", "G5*/BJ", top="O1/B2")
    make(play, "bank G:2-3")
    assert display(play, 1) == "BJ/G5"


def test_a_flipped_card_that_doubles_a_joker_goes_s6() -> None:
    play = table("G2/B3 G3/B4", "G5*/BJ BJ/G1", top="O1/B2")
    assert make(play, "bank G:2-3")[:2] == ["p2 flipped BJ/G5", "p2 discarded BJ/G5"]


# Squares.


NINE = "B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 G5/O4 O1/B2 O2/B1 O3/B4"


def test_do_jokers_count_for_a_square_s7() -> None:
    play = table("B1/G2 B2/G3 BJ/G1 G1/B2 G2/B3 GJ/B1 O1/B2 O2/B1", "", top="OJ/B2")
    assert make(play, "keep") == ["p1 placed OJ/?", "p1 square"]


def test_does_a_forced_flip_break_a_square_and_a_later_one_form_it_again_s7() -> None:
    play = table("G3/O2 G4/O3 G5/B6", NINE.replace("G5/O4", "G6*/B5"), top="O6/B5")
    make(play, "bank G:3-4")
    assert display(play, 1).split()[3:5] == ["B5/G6", "G1/?"]
    assert not seen_by(play, 1).players[1].square
    make(play, "flip", "deal G3*/O4", "keep", "deal G4*/O5")
    assert points(play) == [2, 0]
    assert make(play, "keep") == ["p2 placed G4*/?", "p2 square"]
    assert seen_by(play, 1).players[1].squares == 2


def test_is_a_square_judged_in_the_middle_of_a_bank_s7() -> None:
    """No: once, after both discards. And a bank that leaves three of each does not break it."""
    play = table(NINE + " B4/G3 B5/G4", "", top="O6/B5")
    make(play, "bank B:4-5")
    assert seen_by(play, 0).players[0].square
    assert points(play) == [2, 0]


def test_a_flip_with_its_discard_is_one_action_s7() -> None:
    """The third orange card would complete the square, but it doubles one and goes."""
    display_ = "B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 G3/B4 G6/O1 O1/B2 O3/B4"
    play = table("G4/B5 G5/B4", display_, top="O6/B5")
    assert make(play, "bank G:4-5")[:2] == ["p2 flipped O1*/G6", "p2 discarded O1*/G6"]
    assert points(play) == [2, 0]


# The end.


def test_who_begins_the_last_banks_s8() -> None:
    play = table("", "", "", top="O1/B2", left=1, turn=1)
    make(play, "keep")
    order = []
    while play.position.to_act():
        order.append(play.position.to_move)
        assert seen_by(play, play.position.to_move).legal == ["pass"]  # asked all the same
        make(play, "pass")
    assert order == [2, 0, 1]


def test_may_i_bank_twice_at_the_end_s8() -> None:
    play = table("B1/G2 B2/G3 B4/G3 B5/G4", "", top="O1/B2", left=1)
    make(play, "keep", "pass", "bank B:4-5")
    assert play.outcome is not None
    assert play.outcome.scores == [2, 0]


def test_may_i_draw_when_the_deck_is_empty_s8() -> None:
    play = table("B1/G2", "", top="O1/B2", left=1)
    make(play, "keep")
    for text in ("keep", "flip"):
        with pytest.raises(BadMove, match="deck is empty"):
            play.play(1, text)
    with pytest.raises(IllegalMove, match="pass"):
        play.play(1, "bank B:1-2")


def test_does_the_last_card_score_a_square_s8() -> None:
    play = table(NINE.replace("G5/O4 ", ""), "", top="G5/O4", left=1)
    assert make(play, "keep") == ["p1 placed G5/?", "p1 square", "empty"]


def test_alone_is_a_one_greater_than_a_six_s8() -> None:
    """No: plain numbers."""
    play = prepared("B4/G5 O6/B1 O5/G6", seats=1)
    assert "p1 flipped" not in " ".join(make(play, "keep"))
    play = prepared("B4/G5 O1/B6 O5/G6", seats=1)
    assert "p1 flipped G5*/B4" in make(play, "keep")


def test_alone_may_a_simulated_turn_end_the_game_s8() -> None:
    play = prepared("B4/G5 O6/B1", seats=1)
    assert make(play, "keep")[-1] == "empty"
    assert seen_by(play, 0).left == 0
    assert seen_by(play, 0).phase == "last"


def test_alone_does_a_forced_flip_score_a_square_s8() -> None:
    play = table("B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 G3/B4 G6/O1 O2/B1 O3/B4", top="O4/B5", left=9)
    make(play, "keep")  # a third orange card: the square
    assert points(play) == [7]
    play = table("B1/G2 B2/G3 B3/G4 G1/B2 G2/B3 G3/B4 G6/O1 O2/B1 O3/B4", top="B6/O5", left=9)
    make(play, "keep")
    assert "p1 square" in make(play, "deal B4/G5")


def test_ranks_s9() -> None:
    assert [rank(n) for n in (0, 34, 35, 39, 40, 54, 55, 60, 63, 64, 99)] == [
        *(0, 0, 35, 35, 40, 50, 55, 60, 60, 64, 64),
    ]


# What is known (S10, S11, S12).


def test_does_a_discarded_card_show_its_back_s10() -> None:
    play = table("B3/G4", "", top="B3/O4")
    make(play, "keep")
    assert seen_by(play, 1).discards == ["B3/?"]
    play = table("O4/G5", "", top="B3/O4")
    make(play, "flip")
    assert seen_by(play, 1).discards == ["O4*/B3"]


def test_are_the_backs_shown_at_the_end_s11() -> None:
    play = table("B3/G4", "", top="B3/O4", left=1)
    make(play, "keep", "pass", "pass")
    assert play.outcome is not None
    assert display(play, 0) == "B3/?"
    assert seen_by(play, constants.EVERYTHING).players[0].rows["B"] == ["B3/G4"]


def test_with_a_prepared_deck_chance_has_no_line_s12() -> None:
    play = prepared("B3/G4 O1/B2 G4/B5", 2)
    make(play, "keep", "flip", "keep", "pass", "pass")
    assert {line.seat for line in play.log(constants.EVERYTHING)} == {0, 1}
    assert play.outcome is not None
    laws.a_record_replays(play)
    assert '"deck": ["B3/G4", "O1/B2", "G4/B5"]' in record.write(play)


def test_does_anyone_see_a_prepared_deck_s12() -> None:
    play = prepared("B3/G4 O1/B2 G4/B5 O2*/G1", 2)
    make(play, "keep")
    assert seen_by(play, constants.EVERYTHING).deck == ["G4/B5", "O2*/G1"]
    for viewer in (0, 1, constants.NOBODY):
        assert "G4/B5" not in repr(play.view(viewer))
        for seed in range(20):
            laws.looks_the_same(play, viewer, Rng(seed), ["keep", "bank B:1-2", "x"])
            laws.imagined_positions_fit(play, viewer, Rng(seed))
    decks = {str(play.resample(0, Rng(seed)).options["deck"]) for seed in range(30)}
    assert len(decks) > 20


def test_a_prepared_deck_may_have_any_length_s12() -> None:
    assert seen_by(prepared("B3/G4", 6), 0).left == 1
    everything = [GAME.spell(action)[5:] for action in Playthrough(GAME, 1).position.legal(-1) or ()][::2]
    assert seen_by(Playthrough(GAME, 1, {"deck": everything}), 0).left == 90


def test_may_chance_deal_a_card_twice_s3() -> None:
    play = Playthrough(GAME, 2)
    make(play, "deal B3/G4", "keep")
    for card in ("B3/G4", "G4*/B3"):
        with pytest.raises(IllegalMove, match="already on the table"):
            play.play(constants.CHANCE, f"deal {card}")
    with pytest.raises(BadMove):
        play.play(constants.CHANCE, "deal B3/G5")
    assert len(play.view(constants.CHANCE).legal or []) == 178
