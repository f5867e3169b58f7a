"""Questions that players of Verona Twist ask, each with the ruling that answers it."""

import pytest

from sottovoce.games.verona_twist import GAME, rules
from sottovoce.rules import constants
from sottovoce.rules.game import BadMove, BadOption, IllegalMove
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.verona_twist.piazza import CAPULET, NURSE, can_reach, move, piazza, seen, whole_round
from tests.played import at_random, played

SET_UP = "Qc1 Kc2 Rd3 Sa1 Be4 Fb2"


def test_may_the_friar_start_far_from_the_one_he_jumps_over_v3() -> None:
    assert can_reach(piazza("Qd1 Kc4 Rb4 Sa4 Bd4 Fa1"), "F") == "e1"  # and not up: no square behind a4


def test_does_the_friar_jump_a_whole_group_v3() -> None:
    assert can_reach(piazza("Qb1 Kc1 Rd1 Sa3 Be4 Fa1"), "F") == "a4 e1"


def test_may_the_friar_jump_two_groups_v3() -> None:
    """No: he lands on the first empty square, between them."""
    assert can_reach(piazza("Qb1 Kd1 Re3 Se4 Bc4 Fa1"), "F") == "c1"


def test_may_the_friar_jump_off_the_board_v3() -> None:
    """A group that reaches the edge leaves him no square."""
    assert can_reach(piazza("Qd1 Ke1 Ra3 Sa4 Bd4 Fa1"), "F") == ""


def test_does_the_friar_jump_diagonally_v3() -> None:
    assert can_reach(piazza("Qb2 Ke1 Re2 Se3 Be4 Fa1"), "F") == "c3"  # and not along row 1: the prince is at its end


def test_one_landing_square_a_direction_at_most_v3() -> None:
    assert can_reach(piazza("Qa2 Kb3 Rb1 Sc2 Ba1 Fb2"), "F").split() == ["b4", "d2"]


def test_may_one_pass_or_guess_v5() -> None:
    play = piazza(SET_UP)
    for text in ("pass", "guess QF", "lovers QF", ""):
        with pytest.raises(BadMove):
            play.play(CAPULET, text)


def test_is_the_report_the_nurses_choice_v6() -> None:
    """No: it comes by itself, with the move that ends the round, and it is true whatever anyone would like."""
    for seed in range(200):
        play = at_random(GAME, {}, 8, seed)
        view = seen(play, NURSE)
        for line in play.log(NURSE):
            if line.events:
                assert view.lovers in view.pairs


def test_is_one_pair_left_in_round_seven_a_win_for_capulet_v7() -> None:
    """Yes: the list is looked at before the calendar."""
    for seed in range(500):
        play = at_random(GAME, {"rounds": 3}, 100, seed)
        if seen(play, CAPULET).round == 3 and seen(play, CAPULET).pairs == [seen(play, NURSE).lovers]:
            assert play.outcome is not None
            assert play.outcome.winners == [CAPULET]
            assert seen(play, CAPULET).days_left == 1  # the last tile still lies there
            break
    else:
        pytest.fail("no such game in five hundred")


@pytest.mark.parametrize("rounds", range(3, 10))
def test_may_one_play_fewer_or_more_rounds_v8(rounds: int) -> None:
    longest = max(seen(at_random(GAME, {"rounds": rounds}, 100, seed), CAPULET).round for seed in range(300))
    assert longest == rounds


def test_may_chance_choose_the_lovers_v8() -> None:
    """They are dealt after the placing; the nurse is told, Capulet only that it was done."""
    play = Playthrough(GAME, options={"lovers": "random"}, rng=Rng(4))
    added = play.play(NURSE, f"place {SET_UP}")
    dealt = added[1]
    assert (dealt.seat, dealt.move) == ("*", f"lovers {seen(play, NURSE).lovers}")
    assert play.log(CAPULET)[1].move == play.log(constants.NOBODY)[1].move == "lovers ?"
    assert play.position.to_act() == (CAPULET,)


def test_may_chance_place_the_characters_v8() -> None:
    play = Playthrough(GAME, options={"placement": "random"}, rng=Rng(4))
    assert play.log(CAPULET)[0].move.startswith("place Q")
    assert play.position.to_act() == (NURSE,)
    play.play(NURSE, "lovers QF")


def test_may_chance_do_both_v8() -> None:
    play = Playthrough(GAME, options={"placement": "random", "lovers": "random"}, rng=Rng(4))
    assert play.position.to_act() == (CAPULET,)


def test_may_one_deal_by_hand() -> None:
    """Chance is a player: a table with real tiles can be re-enacted."""
    play = played(GAME, f"* place {SET_UP}\n* lovers QF", lovers="random", placement="random")
    assert seen(play, NURSE).lovers == "QF"


@pytest.mark.parametrize(
    ("options", "word"),
    [({"rounds": 2}, "3, 4"), ({"rounds": "7"}, "rounds"), ({"rounds": True}, "rounds"), ({"days": 7}, "rounds")],
)
def test_other_options_are_refused_v8(options: dict[str, object], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        Playthrough(GAME, options=options)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption):
        Playthrough(GAME, seats)


@pytest.mark.parametrize("text", ["lovers FQ", "lovers QQ", "lovers Q", "lovers qf", "lovers  QF", "lovers QF ", "QF"])
def test_a_pair_has_one_spelling_v9(text: str) -> None:
    play = played(GAME, f"nurse place {SET_UP}")
    with pytest.raises(BadMove):
        play.play(NURSE, text)


@pytest.mark.parametrize("text", ["qc1", "Qc5", "Qf1", "Q c1", "c1", "Qc1-c2", "Ｑc1", "Qc１", "Qc1\n"])
def test_a_move_has_one_spelling_v9(text: str) -> None:
    with pytest.raises(BadMove):
        piazza(SET_UP).play(CAPULET, text)


@pytest.mark.parametrize(
    "text",
    [
        "place Kc2 Qc1 Rd3 Sa1 Be4 Fb2",  # another order
        "place Qc1 Kc2 Rd3 Sa1 Be4",  # one is missing
        "place Qc1 Kc2 Rd3 Sa1 Be4 Fb5",  # not a square
        "Qc1",
    ],
)
def test_a_placing_has_one_spelling_v9(text: str) -> None:
    with pytest.raises(BadMove):
        Playthrough(GAME).play(NURSE, text)


def test_refusals_say_what_is_wrong_and_what_would_be_right() -> None:
    play = move(piazza("Qc1 Kc2 Rd3 Sa1 Be4 Fb2"), "Qb1")
    for text, why in {
        "Qc1": "Princess",  # has moved
        "Kb1": "Princess",  # stands there
        "Ka4": "b1|b3|c3|d2",  # where he can go
        "Fe1": "d2|b4|d4|e3|c1",
    }.items():
        with pytest.raises(IllegalMove, match=why):
            play.play(NURSE, text)


def test_someone_can_always_move_at_the_start_of_a_round_v13() -> None:
    """Were everyone blocked, rounds would pass without a move. It cannot be: the servant, the prince and the
    princess each need their neighbours taken, and six characters are too few to shut in all three.
    Checked over every placing of those three with every other square in doubt taken."""
    squares = range(20)
    for princess in squares:
        for prince in squares:
            for servant in squares:
                if len({princess, prince, servant}) == 3:
                    needed = {princess, prince, servant}
                    for at, neighbours in ((princess, NEXT), (prince, NEXT), (servant, BESIDE)):
                        needed |= neighbours[at]
                    assert len(needed) > 6


NEXT = {
    square: {
        other
        for other in range(20)
        if other != square and abs(other % 5 - square % 5) <= 1 and abs(other // 5 - square // 5) <= 1
    }
    for square in range(20)
}
BESIDE = {
    square: {other for other in around if other % 5 == square % 5 or other // 5 == square // 5}
    for square, around in NEXT.items()
}


def test_the_nurses_secret_stays_when_she_is_the_one_who_knows() -> None:
    play = piazza(SET_UP, lovers="SB")
    whole_round(play)
    for seed in range(20):
        assert seen(play.resample(NURSE, Rng(seed)), NURSE).lovers == "SB"


def test_the_quick_playout_plays_the_same_games_as_the_ordinary_road() -> None:
    from sottovoce.rules.contract import Playouts

    results = []
    for by_list in (True, False):
        playouts = Playouts(2)
        playouts.run(rules.Position(), 300, Rng(11), by_list)
        results.append((playouts.moves, playouts.digest, playouts.reasons, playouts.wins))
    assert results[0] == results[1]
