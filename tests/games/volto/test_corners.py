"""Questions that players of Volto ask, each with the ruling that answers it."""

import pytest

from sottovoce.games.volto import GAME, names
from sottovoce.rules import constants
from sottovoce.rules.game import BadMove, BadOption, IllegalMove, NotYourTurn
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.volto.carnival import RED, WHITE, bare, carnival, legal, move, on, play_out, seen, walled_in
from tests.played import at_random

AWAY_AND_BACK = "a2-a3 a6-a5 a3-a2 a5-a6"  # nobles
NOBLES = "PSDDC/NNNCC"


# O1, O2: the board and the masks.


def test_is_there_room_behind_the_palace_o1() -> None:
    assert legal(bare("Pa1 Nc7", "Pe7 Na7"), "c7") == "c7-b7 c7-c6 c7-d7"


def test_may_a_soldier_stop_anywhere_on_his_way_o2() -> None:
    assert legal(bare("Pa1 Sb3", "Pe7"), "b3") == "b3-b4 b3-b5 b3-b6 b3-b7"


def test_may_a_soldier_capture_in_the_far_palace_o2() -> None:
    position = bare("Pa1 Sb3", "Pe7 Nb7")
    assert play_out(position, "b3xb7 e7-e6") is None
    assert legal(position, "b7") == ""


def test_must_one_move_a_damsel_off_if_nothing_else_moves_o2() -> None:
    assert legal(bare("Dc4", "Pe7 Nb3 Nc3 Nd3 Cb4 Cd4 Cb5 Sc5", RED)) == "c4-d5"


# O3: what is shown.


def captor_falls(**options: str) -> Playthrough:
    """Red's counsellor from b2 captures the damsel on c5."""
    play = carnival("NNPNC/SCDDC", "NNPNC/CSDDC", **options)
    move(play, "b2-c3 c6-c5 a2-a3 a6-b5 c3-d4 b5-a6")
    return play


def test_is_the_captor_of_a_damsel_shown_o3() -> None:
    play = captor_falls()
    assert move(play, "d4xc5") == ["captured D", "removed C"]
    for viewer in (RED, WHITE, constants.NOBODY):
        assert play.log(viewer)[-1].events == ["captured D", "removed C"]
        fallen = seen(play, viewer).masks[6]
        assert (fallen.kind, fallen.shown, fallen.square, fallen.path[-1]) == ("C", True, None, "c5")


def test_may_the_captor_stay_hidden_o3() -> None:
    play = captor_falls(capturer="hidden")
    move(play, "d4xc5")
    assert play.log(RED)[-1].events == ["captured D", "removed C"]
    assert play.log(constants.EVERYTHING)[-1].events == ["captured D", "removed C"]
    for viewer in (WHITE, constants.NOBODY):
        assert play.log(viewer)[-1].events == ["captured D", "removed ?"]
        fallen = seen(play, viewer).masks[6]
        assert (fallen.kind, fallen.shown, list(fallen.possible)) == (None, False, ["C"])  # it went diagonally


def test_is_a_hidden_captor_known_not_to_be_the_pretender_o3() -> None:
    play = carnival("SNPNC/NCDDC", "NNPNC/CSDDC", capturer="hidden")
    move(play, "b2-c3 c6-c5 c3-b2 c5-b4 b2-c3 b4-a3")
    assert move(play, "a2xa3") == ["captured D", "removed N"]
    assert play.log(WHITE)[-1].events == ["captured D", "removed ?"]
    assert set(seen(play, WHITE).masks[5].possible) == {"N", "S"}  # not P, or it had ended; not D, who never captures


def test_is_a_pretender_who_captures_a_damsel_shown_even_so_o3() -> None:
    play = carnival("NNNCC/PSDDC", "NNPNC/CSDDC", capturer="hidden")
    move(play, "b2-b3 c6-c5 e2-d3 c5-b4 d3-c4 b4-a3")
    move(play, "a2xa3")
    assert play.log(WHITE)[-1].events[:2] == ["captured D", "removed P"]
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ([WHITE], "pretender_lost")


# O4: the ends.


def test_does_a_pretender_that_captures_a_damsel_in_the_palace_win_o4() -> None:
    assert play_out(bare("Pb6", "Pe7 Da7 Dd5"), "b6xa7") == ([WHITE], "pretender_lost")


def test_which_reason_has_a_pretender_that_captures_the_second_damsel_o10() -> None:
    assert play_out(bare("Pb6", "Pe7 Da6"), "b6xa6") == ([WHITE], "pretender_lost")


def test_which_reason_has_a_pretender_that_captures_the_other_in_its_palace_o10() -> None:
    assert play_out(bare("Pb6", "Pb7"), "b6xb7") == ([RED], "pretender_captured")


def test_may_a_soldier_capture_the_second_damsel_in_the_palace_o4() -> None:
    assert play_out(bare("Pa1 Sb3", "Pe7 Db7"), "b3xb7") == ([WHITE], "damsels")


# O6: skipped turns and draws.


def test_is_a_player_without_a_move_skipped_o6() -> None:
    play = walled_in("PSNNN/DDCCC")
    last = play.log(RED)[-1]
    assert (last.seat, last.move, last.events) == (WHITE, "d3xe2", ["captured C", "skipped red"])
    assert play.position.to_act() == (WHITE,)
    assert seen(play, RED).legal == []
    with pytest.raises(NotYourTurn):
        play.play(RED, "a1-b1")
    lines, quiet = len(play.moves), seen(play, RED).quiet
    move(play, "e2-e3")
    assert (len(play.moves), seen(play, RED).quiet) == (lines + 1, quiet + 1)
    assert play.log(RED)[-1].events == ["skipped red"]
    move(play, "b3-c4")
    assert play.position.to_act() == (RED,)  # free again


def test_does_a_position_come_back_while_a_side_is_skipped_o6() -> None:
    """One mask goes away and comes back, the other side skipped both times: that is the second occurrence."""
    play = walled_in("PSNNN/DDCCC")
    assert seen(play, RED).times == 1
    move(play, "e2-e3 e3-e2")
    assert seen(play, RED).times == 2
    move(play, "e2-e3 e3-e2")
    assert play.outcome is not None
    assert (play.outcome.reason, seen(play, RED).times) == ("repetition", 3)


def test_what_does_a_skipped_turn_tell_o14() -> None:
    """Four masks are left of P, S, D, D: twelve ways, and only in one of them nobody can move."""
    play = walled_in("PSNNN/DDCCC")
    for viewer in (WHITE, constants.NOBODY):
        assert seen(play, viewer).setups[RED] == 1
        assert [list(on(play, viewer, square).possible) for square in ("a1", "b1", "a2", "b2")] == [
            ["P"],
            ["S"],
            ["D"],
            ["D"],
        ]


@pytest.mark.parametrize("four", ["PDSD", "DPSD", "SPDD", "DDPS"])
def test_what_does_a_turn_that_is_not_skipped_tell_o14(four: str) -> None:
    """The same moves by the same nobles and counsellors, but Red can go on: it is one of the eleven other ways."""
    play = walled_in(f"{four[:2]}NNN/{four[2:]}CCC")
    assert play.position.to_act() == (RED,)
    view = seen(play, WHITE)
    assert view.setups[RED] == 11
    assert {square: on(play, WHITE, square).possible for square in ("a1", "b1", "a2", "b2")} == {
        "a1": {"P": 2, "S": 3, "D": 6},
        "b1": {"P": 3, "S": 2, "D": 6},
        "a2": {"P": 3, "S": 3, "D": 5},
        "b2": {"P": 3, "S": 3, "D": 5},
    }
    drawn = {GAME.imagine(view, Rng(seed)).kinds[0] for seed in range(40)}
    assert drawn == {names.PRETENDER, names.SOLDIER, names.DAMSEL}
    for seed in range(200):
        other = play.position.resample(WHITE, Rng(seed))
        assert other.legal(RED)


def test_is_it_a_draw_when_nobody_can_move_o6() -> None:
    """Two soldiers who have arrived: such a board lacks its pretenders, but the rule is plain."""
    assert play_out(bare("Sa6", "Sb1"), "a6-a7") == ([], "no_moves")
    assert play_out(bare("Sa6", "Sb1", quiet=99), "a6-a7") == ([], "no_captures")  # O10


def test_is_the_third_occurrence_a_draw_o6() -> None:
    """The position after the set-ups is the first."""
    play = carnival(NOBLES, NOBLES)
    move(play, AWAY_AND_BACK)
    assert (play.outcome, seen(play, RED).times) == (None, 2)
    move(play, AWAY_AND_BACK)
    assert play.outcome is not None
    assert (play.outcome.reason, play.outcome.winners, play.outcome.scores) == ("repetition", [], [0.5, 0.5])


def test_is_the_same_picture_with_two_nobles_exchanged_the_same_position_o6() -> None:
    """No: every mask is an individual, though nobody can tell the two by looking."""
    play = carnival(NOBLES, NOBLES)
    exchange = "a2-a3 a6-a5 b2-a2 a5-a6 a3-b3 a6-a5 b3-b2 a5-a6"
    move(play, exchange)
    assert (play.outcome, seen(play, RED).times) == (None, 1)
    move(play, exchange)
    assert (play.outcome, seen(play, RED).times) == (None, 2)  # back where each began


def test_does_it_matter_whose_turn_it_is_o6() -> None:
    """A position reached in an odd number of moves has the other side to move."""
    play = carnival("PSCCC/NDDNN", NOBLES)
    move(play, "b2-b3 a6-a5 b3-c3 a5-a6 c3-b2")  # the damsel goes round in three moves
    assert (seen(play, WHITE).times, play.position.to_act()) == (1, (WHITE,))
    move(play, "a6-a5 b2-b3 a5-a6 b3-b2")
    assert seen(play, WHITE).times == 2


def test_does_a_capture_start_the_count_anew_o6() -> None:
    play = carnival("CCCPS/NNNDD", "CCCPS/NNNDD")
    move(play, "a2-a3 a6-a5 a3-a4 c6-c5")
    assert seen(play, RED).quiet == 4
    move(play, "a4xa5")
    assert (seen(play, RED).quiet, seen(play, RED).times) == (0, 1)


def test_are_a_hundred_moves_without_a_capture_a_draw_o6() -> None:
    position = bare("Na2 Pc1", "Na6 Pc7", quiet=98)
    assert play_out(position, "a2-a3") is None
    assert position.quiet == 99
    assert play_out(position, "a6-a5") == ([], "no_captures")


def test_is_a_win_on_the_hundredth_move_a_win_o6() -> None:
    assert play_out(bare("Pc6", "Na6 Pe7", quiet=99), "c6-c7") == ([RED], "palace")
    assert play_out(bare("Pc5 Nc6", "Na6 Pd6", quiet=99), "c6xd6") == ([RED], "pretender_captured")


def test_is_a_capture_on_the_hundredth_move_no_draw_o6() -> None:
    assert play_out(bare("Pc1 Nc6", "Nb6 Pe7", quiet=99), "c6xb6") is None


# O7, O11: setting up.


def test_may_one_change_ones_set_up_o11() -> None:
    play = Playthrough(GAME)
    play.play(RED, "setup NNPNC/SDCDC")
    with pytest.raises(NotYourTurn):
        play.play(RED, "setup DDPNC/SNCNC")


def test_what_does_one_learn_while_the_other_sets_up_o7() -> None:
    play = Playthrough(GAME)
    play.play(RED, "setup NNPNC/SDCDC")
    view = seen(play, WHITE)
    assert (view.ready, view.legal, view.to_act) == ([True, False], None, [WHITE])
    assert view.setups == [50_400, 50_400]
    assert {(mask.kind, tuple(mask.possible.items())) for mask in view.masks} == {
        (None, (("N", 15120), ("C", 15120), ("P", 5040), ("S", 5040), ("D", 10080)))
    }
    own = seen(play, RED)
    assert "".join(mask.kind or "?" for mask in own.masks) == "NNPNCSDCDC"
    assert own.legal == []


# O8, O12, O13: spelling.


@pytest.mark.parametrize(
    "text", ["setup nnpnc/sdcdc", "setup NNPNC SDCDC", "setup NNPNCSDCDC", "setup NNPN/CSDCDC", "setup ?", "b2-b3", ""]
)
def test_what_is_not_a_set_up_o8(text: str) -> None:
    with pytest.raises(BadMove, match="setup NNPNC/SDCDC"):
        Playthrough(GAME).play(RED, text)


@pytest.mark.parametrize("text", ["b2b3", "b2 b3", "B2-B3", "b2-b8", "f2-f3", "Nb2-b3", "setup NNPNC/SDCDC", "-"])
def test_what_is_not_a_move_o8(text: str) -> None:
    with pytest.raises(BadMove, match="b2xb3"):
        carnival().play(RED, text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("c4-c5", "No mask stands on c4"),
        ("a6-a5", "your rival’s. Yours are on: a1, a2, b1"),
        ("a2-a2", "own masks stands on a2"),
        ("a2-b3", "straight forward.*a2-a3, a2-a4, a2-a5, a2xa6"),
        ("a2-a6", "write “a2xa6”"),
        ("a2xa5", "write “a2-a5”"),
        ("c2-c3", "counsellor.*diagonally.*c2-b3, c2-d3"),
        ("a1-a2", "nowhere to go"),
        ("a2-a7", "straight forward"),
        ("b2-b4", "damsel takes one step"),
    ],
)
def test_why_not_o13(text: str, says: str) -> None:
    with pytest.raises(IllegalMove, match=says):
        carnival().play(RED, text)


def test_why_does_a_soldier_not_leave_the_far_palace_o5() -> None:
    play = carnival("NNPNC/SDCDC", "CCPNN/NSCDD")
    move(play, "a2xa6 b6-b5 a6xa7 b5-b4")
    with pytest.raises(IllegalMove, match="stays there"):
        play.play(RED, "a7-a6")


def test_is_there_any_other_option() -> None:
    with pytest.raises(BadOption, match="shown, hidden"):
        carnival(capturer="maybe")


# What a mask can still be.


def test_how_does_a_mask_give_itself_away_o14() -> None:
    play = carnival("NNPNC/SDCDC", "NNPNC/SDCDC")
    move(play, "c2-b3 a6-a3")
    assert set(on(play, WHITE, "b3").possible) == {"C", "P", "D"}  # a diagonal step
    assert set(on(play, RED, "a3").possible) == {"S"}  # three squares at once
    assert all("S" not in mask.possible for mask in seen(play, RED).masks[10:] if mask.square != "a3")
    move(play, "b2-c3 a3xa2")
    assert on(play, RED, "a2").kind is None  # its face was not shown, only concluded
    assert seen(play, RED).masks[5].kind == "S"  # my soldier was captured and shown
    assert seen(play, WHITE).masks[5].shown
    move(play, "b1-b2 b6-b5")
    assert set(on(play, WHITE, "b2").possible) == {"N", "P", "D"}  # forward, but the soldier is gone


def test_can_a_mask_be_what_all_others_of_its_kind_are_known_to_be_o14() -> None:
    """White knows the red soldier by his stride: a mask that only ever stepped forward can then be no soldier."""
    play = carnival("CNPNC/SNCDD")
    move(play, "b2-b3 e6-d5")
    assert set(on(play, WHITE, "b3").possible) == {"N", "P", "S", "D"}
    move(play, "a2-a4 d5-e6")
    assert set(on(play, WHITE, "b3").possible) == {"N", "P", "D"}
    view = seen(play, WHITE)
    for kind, n in zip("NCPSD", (3, 3, 1, 1, 2), strict=True):
        assert sum(mask.possible.get(kind, 0) for mask in view.masks[:10]) == n * view.setups[RED]


def test_is_a_mask_in_the_palace_that_did_not_win_no_pretender_o14() -> None:
    play = carnival("NNNCC/CPSDD", "CCPNN/NSCDD")
    move(play, "d2-d3 a6-a5 d3-d4 a5-a4 d4-c5 a4-a3 e2-e3")
    assert "P" in on(play, RED, "a3").possible
    move(play, "a3xa2 e3-e4 a2xa1")
    assert set(on(play, RED, "a1").possible) == {"N", "S"}  # always straight forward, twice onto a rival
    assert play.outcome is None


def test_random_games_never_show_more_than_they_should() -> None:
    for seed in range(30):
        play = at_random(GAME, {"capturer": ("shown", "hidden")[seed % 2]}, 40, seed)
        if play.outcome is None:
            for viewer in (RED, WHITE):
                hidden = [m for m in seen(play, viewer).masks if m.side != viewer and not m.shown]
                assert {mask.kind for mask in hidden} <= {None}
                assert all(mask.square is None or not mask.shown for mask in seen(play, viewer).masks)
