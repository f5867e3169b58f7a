"""Volto as its rulebook tells it, paragraph by paragraph."""

import pytest

from sottovoce.games.volto import GAME
from sottovoce.rules.game import IllegalMove, NotYourTurn
from sottovoce.rules.playthrough import Playthrough
from tests.games.volto.carnival import RED, WHITE, bare, carnival, legal, move, on, play_out, seen

# Setting up.


def test_both_sides_set_up_at_once_and_then_red_begins() -> None:
    play = Playthrough(GAME)
    assert play.position.to_act() == (RED, WHITE)
    play.play(WHITE, "setup NNPNC/SDCDC")
    assert play.position.to_act() == (RED,)
    play.play(RED, "setup DDSCC/NNNCP")
    assert play.position.to_act() == (RED,)
    assert seen(play, RED).phase == "moving"


def test_ten_masks_on_the_palace_and_on_the_row_before_it() -> None:
    play = carnival("NNPNC/SDCDC", "CCCSD/DNNNP")
    mine, theirs = seen(play, RED), seen(play, WHITE)
    assert (
        "".join(f"{mask.kind}{mask.square} " for mask in mine.masks[:10]) == "Na1 Nb1 Pc1 Nd1 Ce1 Sa2 Db2 Cc2 Dd2 Ce2 "
    )
    assert "".join(f"{mask.kind}{mask.square} " for mask in theirs.masks[10:]) == (
        "Ca7 Cb7 Cc7 Sd7 De7 Da6 Nb6 Nc6 Nd6 Pe6 "
    )


@pytest.mark.parametrize("setup", ["NNNNC/CCPSD", "NNNCC/CPSSD", "PPNNN/CCCSD"])
def test_each_side_has_the_same_cast(setup: str) -> None:
    with pytest.raises(IllegalMove, match="three nobles"):
        Playthrough(GAME).play(RED, f"setup {setup}")


def test_nobody_sees_how_the_other_has_set_up() -> None:
    play = carnival()
    assert [line.move for line in play.log(WHITE)] == ["setup ?", "setup NNPNC/SDCDC"]
    assert [line.move for line in play.log(-2)] == ["setup ?", "setup ?"]
    assert {mask.kind for mask in seen(play, WHITE).masks[:10]} == {None}


# A turn.


def test_the_players_take_turns_and_may_not_pass() -> None:
    play = carnival()
    with pytest.raises(NotYourTurn):
        play.play(WHITE, "b6-b5")
    move(play, "b2-b3")
    assert play.position.to_act() == (WHITE,)
    assert all(len(text) == 5 for text in seen(play, WHITE).legal or [])


def test_a_mask_never_moves_onto_one_of_its_own_side() -> None:
    play = carnival()
    move(play, "b2-b3 a6-a5")
    with pytest.raises(IllegalMove, match="own masks stands on c1"):
        play.play(RED, "b1-c1")
    assert legal(bare("Pa1 Nb1 Na2 Nb2", "Pe7"), "a1") == ""


def test_a_mask_moves_to_an_empty_square_or_captures_a_rival() -> None:
    assert legal(bare("Pa1 Nc3", "Pe7 Cc4"), "c3") == "c3-b3 c3-c2 c3-d3 c3xc4"


# Each in its own way, and each side forward in its own direction.


def test_a_noble_steps_along_row_and_column() -> None:
    assert legal(bare("Pa1 Nc4", "Pe7 Nd5"), "c4") == "c4-b4 c4-c3 c4-c5 c4-d4"
    assert legal(bare("Pa1 Ne1", "Pe7"), "e1") == "e1-d1 e1-e2"


def test_a_counsellor_steps_diagonally() -> None:
    assert legal(bare("Pa1 Cc4", "Pe7 Cd5 Nc5"), "c4") == "c4-b3 c4-b5 c4-d3 c4xd5"
    assert legal(bare("Pa1", "Pe7 Ca4", WHITE), "a4") == "a4-b3 a4-b5"


def test_the_pretender_steps_in_eight_directions() -> None:
    assert legal(bare("Pc4", "Pe7 Nb3 Nc5"), "c4") == "c4-b4 c4-b5 c4-c3 c4-d3 c4-d4 c4-d5 c4xb3 c4xc5"


def test_the_soldier_goes_straight_forward_as_far_as_the_way_is_free() -> None:
    assert legal(bare("Pa1 Sc2", "Pe7"), "c2") == "c2-c3 c2-c4 c2-c5 c2-c6 c2-c7"
    assert legal(bare("Pa1", "Pe7 Sc6", WHITE), "c6") == "c6-c1 c6-c2 c6-c3 c6-c4 c6-c5"


def test_the_soldier_captures_at_the_end_of_his_way_and_passes_over_nobody() -> None:
    assert legal(bare("Pa1 Sc2", "Pe7 Cc5 Cc6"), "c2") == "c2-c3 c2-c4 c2xc5"
    assert legal(bare("Pa1 Sc2 Nc4", "Pe7"), "c2") == "c2-c3"
    assert legal(bare("Pa1 Sc2 Nc3", "Pe7 Nb3 Nd3"), "c2") == ""


def test_a_soldier_in_the_far_palace_stays_but_can_be_captured() -> None:
    assert legal(bare("Pa1 Sc7", "Pe7 Nc6"), "c7") == ""
    assert legal(bare("Pa1", "Pe7 Sc1", WHITE), "c1") == ""
    position = bare("Pa1 Sc7", "Pe7 Nc6", WHITE)
    assert play_out(position, "c6xc7") is None
    assert GAME.events(position, RED) == ["captured S"]


def test_a_damsel_steps_in_eight_directions_but_never_captures() -> None:
    assert legal(bare("Pa1 Dc4", "Pe7 Nb3 Nc5 Nd5"), "c4") == "c4-b4 c4-b5 c4-c3 c4-d3 c4-d4"
    play = carnival("NNPNC/SDCDC", "NNPNC/CCSDD")
    move(play, "b2-b3 c6-c3")
    with pytest.raises(IllegalMove, match="damsels go to empty squares only"):
        play.play(RED, "b3xc3")


# Capturing: the printed examples.


@pytest.mark.parametrize("letter", "NCS")
def test_e1_a_noble_a_counsellor_or_the_soldier_is_shown_and_removed_and_play_goes_on(letter: str) -> None:
    for position, text in (
        (bare("Pa1 Nb3", f"Pe7 {letter}b4"), "b3xb4"),
        (bare(f"Pa1 {letter}b3", "Pe7 Nb4", WHITE), "b4xb3"),
    ):
        mover = position.to_move
        assert play_out(position, text) is None
        assert GAME.events(position, 1 - mover) == [f"captured {letter}"]
        assert position.to_act() == (1 - mover,)
        assert sum(square != 35 for square in position.squares) == 3


@pytest.mark.parametrize("letter", "NCPS")
def test_e2_whoever_captures_the_pretender_wins_at_once(letter: str) -> None:
    origin = {"N": "b3", "C": "a3", "P": "c5", "S": "b2"}[letter]
    rest = "" if letter == "P" else "Pa1 "
    assert play_out(bare(f"{rest}{letter}{origin}", "Pb4"), f"{origin}xb4") == ([RED], "pretender_captured")


def test_e2_white_wins_so_too() -> None:
    assert play_out(bare("Pb4", "Pe7 Nb5", WHITE), "b5xb4") == ([WHITE], "pretender_captured")


@pytest.mark.parametrize("letter", "NCS")
def test_e3_a_damsel_takes_her_captor_off_the_board_with_her(letter: str) -> None:
    origin = {"N": "b3", "C": "a3", "S": "b2"}[letter]
    position = bare(f"Pa1 {letter}{origin}", "Pe7 Db4 De6")
    assert play_out(position, f"{origin}xb4") is None
    assert GAME.events(position, WHITE) == ["captured D", f"removed {letter}"]
    assert [position.at[square] for square in (16, 6, 11, 10)] == [-1] * 4
    assert position.damsels[WHITE] == 1
    assert position.to_act() == (WHITE,)


def test_a_pretender_who_captures_a_damsel_loses() -> None:
    """Both are removed, so the damsel's owner wins at once."""
    position = bare("Pb3 Dd2 De2", "Pd6 Db4 De6")
    assert play_out(position, "b3xb4") == ([WHITE], "pretender_lost")
    assert GAME.events(position, RED)[:2] == ["captured D", "removed P"]
    assert play_out(bare("Pb3 Db4 De2", "Pb5 Dd6 De6", WHITE), "b5xb4") == ([RED], "pretender_lost")


# The end.


def test_e4_whose_own_second_damsel_is_captured_wins() -> None:
    """The damsels' owner, not the player who captured them: the rule is often explained backwards."""
    position = bare("Pa1 Nb3 Na4", "Pe7 Db4 Da5")
    assert play_out(position, "b3xb4 e7-d7 a4xa5") == ([WHITE], "damsels")
    position = bare("Pa1 Db4 Da3", "Pe7 Nb5 Na4", WHITE)
    assert play_out(position, "b5xb4 a1-b1 a4xa3") == ([RED], "damsels")
    assert GAME.events(position, WHITE)[:2] == ["captured D", "removed N"]


def test_e5_a_pretender_in_the_far_palace_wins() -> None:
    assert play_out(bare("Pb6", "Pe7 Nd7"), "b6-a7") == ([RED], "palace")
    assert play_out(bare("Pa1 Nb1", "Pe2", WHITE), "e2-d1") == ([WHITE], "palace")


def test_a_pretender_may_capture_its_way_into_the_palace() -> None:
    assert play_out(bare("Pb6", "Pe7 Nc7"), "b6xc7") == ([RED], "palace")


def test_the_own_palace_is_no_goal_and_other_masks_win_nothing_in_the_far_one() -> None:
    assert play_out(bare("Pb2", "Pe7"), "b2-b1") is None
    assert play_out(bare("Pb2 Nb6 Cc6 Sd2 Da6", "Pe7"), "b6-b7 e7-e6 c6-d7 e6-e5 d2-d6 e5-e4 a6-a7") is None


def test_at_the_end_everybody_sees_every_mask() -> None:
    play = carnival("NNPNC/SDCDC", "CCCSD/DNNNP")
    assert on(play, RED, "e6").kind is None
    events = move(
        play, "e2-d3 e6-d5 d3-e4 d5xe4 c2-d3 e4xd3 a2-a3 d3-e4 a3-a4 e4-e3 d2-d3 e3-e2 d3-d4 e2-d2 d4-d5 d2xd1"
    )
    assert play.outcome is not None
    assert play.outcome.reason == "palace"
    assert events == ["captured N", "revealed red NNPNC/SDCDC", "revealed white CCCSD/DNNNP"]
    assert all(mask.shown and mask.kind for mask in seen(play, RED).masks)
    assert seen(play, WHITE).legal == seen(play, RED).legal == []
