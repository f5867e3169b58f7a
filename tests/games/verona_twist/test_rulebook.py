"""Verona Twist as its rulebook tells it, paragraph by paragraph."""

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.rules.game import IllegalMove, NotYourTurn
from sottovoce.rules.playthrough import Playthrough
from tests.games.verona_twist.piazza import CAPULET, NURSE, can_reach, move, piazza, seen, whole_round

# How to win; preparing the game.


def test_the_nurse_places_all_six_and_hides_the_lovers_then_capulet_moves() -> None:
    play = Playthrough(GAME)
    assert play.position.to_act() == (NURSE,)
    play.play(NURSE, "place Qc1 Kc2 Rd3 Sa1 Be4 Fb2")
    assert play.position.to_act() == (NURSE,)
    play.play(NURSE, "lovers QF")
    assert play.position.to_act() == (CAPULET,)


def test_any_six_different_squares_will_do() -> None:
    """All in the centre, or all in a corner: nothing forbids it."""
    for placing in ("Qb2 Kc2 Rd2 Sb3 Bc3 Fd3", "Qa1 Kb1 Rc1 Sd1 Be1 Fa2"):
        assert piazza(placing).position.to_act() == (CAPULET,)


def test_one_character_a_square() -> None:
    with pytest.raises(IllegalMove, match="c1"):
        piazza("Qc1 Kc1 Rd3 Sa1 Be4 Fb2")


def test_the_list_of_fifteen_holds_every_pair() -> None:
    pairs = seen(piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2"), CAPULET).pairs
    assert " ".join(pairs) == "QK QR QS QB QF KR KS KB KF RS RB RF SB SF BF"


def test_there_are_seven_days() -> None:
    view = seen(Playthrough(GAME), CAPULET)
    assert (view.round, view.days_left) == (1, 7)


# Moving the characters: each in its own way.


def test_the_princess_goes_any_distance_in_eight_directions_without_jumping() -> None:
    play = piazza("Qc2 Ke4 Rc4 Sa1 Be1 Fa4")
    assert can_reach(play, "Q") == "a2 b1 b2 b3 c1 c3 d1 d2 d3 e2"  # not a4, e4 or c4: taken


def test_the_prince_goes_one_square_in_eight_directions() -> None:
    assert can_reach(piazza("Qa1 Kc2 Rd3 Sa4 Be1 Fb1"), "K") == "b2 b3 c1 c3 d1 d2"


def test_the_noble_goes_any_distance_along_rows_and_columns() -> None:
    assert can_reach(piazza("Qa1 Kb2 Rd2 Sd4 Be1 Fa4"), "R") == "c2 d1 d3 e2"


def test_the_servant_goes_one_square_along_rows_and_columns() -> None:
    assert can_reach(piazza("Qa1 Kb2 Rd2 Sd4 Be1 Fa4"), "S") == "c4 d3 e4"


def test_the_bishop_goes_any_distance_diagonally() -> None:
    assert can_reach(piazza("Qa1 Kb2 Ra3 Sd4 Be1 Fa4"), "B") == "b4 c3 d2"


def test_the_friar_jumps_to_the_first_free_square_behind_a_character() -> None:
    play = piazza("Qc1 Ka4 Rb3 Sd2 Be4 Fb1")
    assert can_reach(play, "F") == "b4 d1"  # over the noble two squares up, over the princess beside him


def test_the_friar_cannot_jump_where_there_is_no_one() -> None:
    play = piazza("Qc1 Ka4 Rb3 Sd2 Be4 Fb1")
    with pytest.raises(IllegalMove, match="b4, d1"):
        play.play(CAPULET, "Fa1")


def test_nobody_moves_onto_a_taken_square_or_stays() -> None:
    play = piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2")
    for text in ("Qc2", "Qc1"):
        with pytest.raises(IllegalMove):
            play.play(CAPULET, text)


# Flow of a round.


def test_capulet_moves_first_then_they_alternate() -> None:
    play = piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2")
    for text, turn in (("Qb1", NURSE), ("Kc3", CAPULET), ("Rd1", NURSE)):
        move(play, text)
        assert play.position.to_act() == (turn,)


def test_either_player_may_move_any_character_but_only_in_turn() -> None:
    play = piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2")
    with pytest.raises(NotYourTurn):
        play.play(NURSE, "Qb1")
    play.play(CAPULET, "Qb1")
    play.play(NURSE, "Rd1")


def test_a_character_moves_only_once_a_round() -> None:
    play = move(piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2"), "Qb1")
    assert seen(play, NURSE).active == "KRSBF"
    with pytest.raises(IllegalMove, match="Princess"):
        play.play(NURSE, "Qc1")


def test_when_all_six_have_moved_the_nurse_reports_and_all_may_move_again() -> None:
    play = piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2", lovers="QF")
    move(play, "Qb1 Kc3 Rd1 Sa2 Bd3")
    [line] = play.play(NURSE, "Fd4")
    assert line.events == ["same"]  # princess on b1, friar on d4: both on the edge
    view = seen(play, CAPULET)
    assert (view.active, view.round, view.days_left) == ("QKRSBF", 2, 6)
    assert play.position.to_act() == (CAPULET,)  # though Capulet made the first and the nurse the last move


def test_a_round_ends_at_once_when_no_active_character_can_move() -> None:
    """The bishop on a2 is shut in by b1 and b3, the friar on e2 has no one to jump over: both stay, unmoved."""
    play = piazza("Qe3 Kd4 Re4 Sb2 Ba2 Fe2", lovers="KR")
    move(play, "Sb1 Qb3 Kc3")
    assert seen(play, NURSE).active == "RBF"
    [line] = play.play(NURSE, "Rc4")
    assert line.events == ["different"]
    view = seen(play, CAPULET)
    assert (view.squares["B"], view.squares["F"], view.active, view.round) == ("a2", "e2", "QKRSBF", 2)


def test_a_round_may_end_after_capulets_move_too() -> None:
    """Five have moved, the nurse would be next, but the last one cannot: Capulet begins the next round as always."""
    play = move(piazza("Qd3 Ke3 Rc2 Sa4 Bc1 Fa2", lovers="KR"), "Rb2 Qc3 Kd2 Sa3")
    [line] = play.play(CAPULET, "Fa4")
    assert line.events == ["same"]
    assert play.position.to_act() == (CAPULET,)


def test_a_blocked_character_may_be_freed_later_in_the_round() -> None:
    play = move(piazza("Qc2 Kd4 Ra1 Sa4 Be1 Fc3"), "Qb2 Kc4")
    assert can_reach(play, "F") == ""
    with pytest.raises(IllegalMove, match="Friar"):
        play.play(CAPULET, "Fc1")
    move(play, "Ra3")
    assert can_reach(play, "F") != ""


# The nurse's report.


def area_pairs(play: Playthrough) -> str:
    return " ".join(seen(play, CAPULET).pairs)


def one_round(lovers: str) -> Playthrough:
    """After this round the noble and the bishop are in the centre, the other four on the edge."""
    play = move(piazza("Qa4 Ke2 Rd1 Sa1 Be4 Fb1", lovers=lovers), "Qa3 Ke3 Rd2 Sa2 Bd3 Fe4")
    squares = seen(play, CAPULET).squares
    assert {letter for letter, square in squares.items() if square in "b2 c2 d2 b3 c3 d3"} == {"R", "B"}
    return play


def test_same_area_strikes_out_every_pair_in_different_areas() -> None:
    assert area_pairs(one_round("QK")) == "QK QS QF KS KF RB SF"


def test_the_lovers_share_the_centre_too() -> None:
    assert area_pairs(one_round("RB")) == "QK QS QF KS KF RB SF"


def test_different_areas_strikes_out_every_pair_in_the_same_area() -> None:
    assert area_pairs(one_round("QR")) == "QR QB KR KB RS RF SB BF"


def test_reports_add_up_over_the_rounds() -> None:
    play = one_round("QK")
    first = set(seen(play, CAPULET).pairs)
    whole_round(play)
    assert set(seen(play, CAPULET).pairs) < first


# End of the round, or of the game.


def test_one_pair_left_and_capulet_wins() -> None:
    play = piazza("Qe3 Kd4 Re4 Sb2 Ba2 Fe2", lovers="KR")
    while play.outcome is None:
        whole_round(play)
    assert seen(play, NURSE).pairs == ["KR"]
    assert play.outcome.winners == [CAPULET]
    assert play.outcome.reason == "identified"
    assert play.outcome.scores == [1, 0]


def test_when_the_last_calendar_tile_is_gone_the_nurse_wins() -> None:
    play = piazza("Qa1 Kb1 Rc1 Sd1 Be1 Fa2", lovers="QK")
    for day in range(7, 0, -1):
        assert seen(play, CAPULET).days_left == day
        keep_apart_from_the_centre(play)
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason, play.outcome.scores) == ([NURSE], "hidden", [0, 1])


def keep_apart_from_the_centre(play: Playthrough) -> None:
    """A round in which both play for the nurse: everybody ends on the edge if that can be done."""
    day = seen(play, CAPULET).days_left
    while play.outcome is None and seen(play, CAPULET).days_left == day:
        seat = play.position.to_move
        legal = seen(play, seat).legal
        assert legal
        edge = [text for text in legal if text[1:] not in "b2 c2 d2 b3 c3 d3"]
        play.play(seat, (edge or legal)[0])


def test_nobody_moves_when_it_is_over() -> None:
    play = piazza("Qe3 Kd4 Re4 Sb2 Ba2 Fe2", lovers="KR")
    while play.outcome is None:
        whole_round(play)
    assert play.position.to_act() == ()
    assert seen(play, CAPULET).legal == seen(play, NURSE).legal == []


def test_at_the_end_everybody_sees_who_they_were() -> None:
    play = piazza("Qe3 Kd4 Re4 Sb2 Ba2 Fe2", lovers="KR")
    assert seen(play, CAPULET).lovers is None
    assert seen(play, NURSE).lovers == "KR"
    while play.outcome is None:
        events = whole_round(play)
    assert events[-1] == "lovers KR"
    assert seen(play, CAPULET).lovers == "KR"
