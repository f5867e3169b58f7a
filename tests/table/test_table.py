"""What can be done at a table, act by act."""

from typing import Any, cast

import msgspec
import pytest

from sottovoce.bots.bot import LEVELS
from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.rules.game import IllegalMove, NotYourTurn, Over, Refusal, Stale
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES, Sentence
from sottovoce.table import journal, phrases
from sottovoce.table.journal import Clock, Settings, is_about, line_type
from sottovoce.table.news import Skip
from sottovoce.table.refusals import CorruptJournal, TableRefusal
from sottovoce.table.table import MOST_BEFORE, MOST_READY, MOST_SEATED, SEATING, Table
from tests.example_games import ALONE, AT_ONCE, FOR_MANY, NO_GAME, WITH_DRAWS, WITHOUT_DRAWS
from tests.leaky import Hiding
from tests.table.company import NAMES, Company, is_equal

HIDDEN = "hider hide heads"
READY = f"{HIDDEN}\nhider turn"


def code_of(act: Any, *args: Any, **kwargs: Any) -> str:
    with pytest.raises(Refusal) as refused:
        act(*args, **kwargs)
    for language in LANGUAGES:
        assert len(refused.value.text(language)) > 10
    return refused.value.code


def empty() -> Table:
    return Table.open({"coin": Hiding()}, "coin", None, {}, Settings(), "maker", 0.0, Rng(1))


# Sitting down.


def test_the_maker_sits_down_and_others_come_with_an_invitation_that_works_once() -> None:
    table = empty()
    table.claim(0, "Ada", "maker", 1)
    assert code_of(table.claim, 1, "Bice", "other", 2) == "bad_invitation"
    table.invite(1, "hash", "maker", 3)
    assert code_of(table.claim, 1, "Bice", "other", 4, claim="wrong") == "bad_invitation"
    line = table.claim(1, "Bice", "other", 5, claim="hash")
    assert table.claim(1, "Bice", "other", 6, claim="hash") == line  # the same person again: already done
    assert code_of(table.claim, 1, "Carla", "third", 7, claim="hash") == "chair_taken"
    table.free(1, "other", 8)
    assert code_of(table.claim, 1, "Carla", "third", 9, claim="hash") == "bad_invitation"


def test_a_newer_invitation_makes_the_older_void() -> None:
    table = empty()
    table.invite(1, "first", "maker", 1)
    table.invite(1, "second", "maker", 2)
    assert code_of(table.claim, 1, "Bice", "other", 3, claim="first") == "bad_invitation"
    table.claim(1, "Bice", "other", 4, claim="second")


def test_at_a_table_that_is_offered_anybody_takes_one_free_chair() -> None:
    """Without an invitation; the one who was invited may come too late. Nobody takes two, and only its maker offers."""
    table = empty()
    table.invite(1, "hash", "maker", 1)
    assert code_of(table.claim, 1, "Bice", "stranger", 2) == "bad_invitation"
    assert code_of(table.offer, True, "stranger", 2) == "not_the_maker"
    table.offer(True, "maker", 3)
    assert table.offer(True, "maker", 3) == len(table.entries) - 1  # nothing new
    table.claim(1, "Bice", "stranger", 4)
    assert code_of(table.claim, 0, "Bice", "stranger", 5) == "one_chair"
    assert code_of(table.claim, 1, "Carla", "friend", 5, "hash") == "chair_taken"
    table.free(1, "maker", 6)
    table.offer(False, "maker", 7)
    assert code_of(table.claim, 1, "Bice", "stranger", 8) == "bad_invitation"


def test_coming_and_going_at_a_table_that_is_offered_has_an_end() -> None:
    table = empty()
    table.offer(True, "maker", 1)
    while len(table.entries) < MOST_BEFORE:
        table.claim(1, "Bice", "stranger", 2)
        table.free(1, "stranger", 2)
    assert code_of(table.claim, 1, "Bice", "stranger", 3) == "table_full"
    table.seat_bot(1, "random", "maker", ["random"], 1000)  # its maker can still begin


def test_nobody_fills_a_table_before_its_game_begins() -> None:
    """Neither by being ready again and again, nor by coming and going, nor with invitations."""
    table = empty()
    table.claim(1, "Bice", "maker", 1)
    for count in range(MOST_READY):
        assert table.perform("ready", 1, f"{count}", 2, {}) == len(table.entries) - 1
    assert code_of(table.perform, "ready", 1, "once more", 3, {}) == "table_full"
    assert table.perform("ready", 1, "0", 3, {}) == 2
    table.free(1, "maker", 4)
    while sum(isinstance(entry, SEATING) for entry in table.entries) < MOST_SEATED - 2:
        table.invite(1, "hash", "maker", 5)
    table.claim(0, "Anna", "maker", 6)
    table.claim(1, "Bice", "maker", 6)
    table.free(1, "maker", 6)
    assert code_of(table.claim, 1, "Bice", "maker", 7) == "table_full"
    assert code_of(table.invite, 1, "hash", "maker", 7) == "table_full"
    assert code_of(table.seat_bot, 1, "random", "maker", ["random"], 7) == "table_full"


def test_only_the_maker_invites_seats_bots_and_sends_others_away() -> None:
    table = empty()
    table.invite(1, "hash", "maker", 1)
    table.claim(1, "Bice", "other", 2, claim="hash")
    assert code_of(table.invite, 0, "x", "other", 3) == "not_the_maker"
    assert code_of(table.seat_bot, 0, "novice", "other", LEVELS, 3) == "not_the_maker"
    assert code_of(table.seat_bot, 0, "genius", "maker", LEVELS, 3) == "no_such_bot"
    assert code_of(table.free, 0, "maker", 3) == "chair_empty"
    table.seat_bot(0, "novice", "maker", LEVELS, 4)
    assert code_of(table.free, 0, "other", 5) == "not_your_chair"
    table.free(0, "maker", 6)
    table.free(1, "maker", 7)
    assert all(chair.is_empty for chair in table.state.chairs)


def test_several_people_share_a_device() -> None:
    company = Company(FOR_MANY, people=3)
    assert {chair.who for chair in company.table.state.chairs} == {"maker"}
    assert [chair.name for chair in company.table.state.chairs] == list(NAMES[:3])
    assert company.table.state.is_running


def test_the_game_begins_when_all_chairs_are_taken_and_all_are_ready() -> None:
    table = empty()
    table.claim(0, "Ada", "maker", 1)
    assert code_of(table.submit, 0, "hide heads", seen=2, key="a", now=2) == "not_begun"
    table.ready(0, key="b", now=2)
    assert not table.state.is_running
    table.seat_bot(1, "random", "maker", LEVELS, 3)
    assert table.state.is_running
    assert [type(entry) for entry in table.state.entries[-2:]] == [journal.BotSeated, journal.Began]
    assert code_of(table.free, 0, "maker", 4) == "already_begun"
    assert code_of(table.ready, 0, key="c", now=4) == "already_begun"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b"])
def test_a_name_is_visible_and_short(name: str) -> None:
    assert code_of(empty().claim, 0, name, "maker", 1) == "bad_name"


def test_a_name_is_text_and_nothing_else() -> None:
    table = empty()
    table.claim(0, "  <b>Ada</b>\n Lovelace ", "maker", 1)
    assert table.state.chairs[0].name == "<b>Ada</b> Lovelace"


def test_who_begins_can_be_left_to_chance() -> None:
    orders = {tuple(Company(FOR_MANY, 3, seed=seed, first="random").table.state.order) for seed in range(40)}
    assert len(orders) == 6
    assert {tuple(Company(FOR_MANY, 3, seed=seed).table.state.order) for seed in range(5)} == {(0, 1, 2)}


def test_a_table_is_not_opened_for_what_cannot_be_played() -> None:
    for game, seats, options, settings, code in [
        (NO_GAME, 2, {}, Settings(), "refused"),
        (AT_ONCE, 3, {}, Settings(), "bad_option"),
        (AT_ONCE, 2, {"colour": "no"}, Settings(), "bad_option"),
        (AT_ONCE, 2, {}, Settings(clock=Clock("move", 0)), "bad_clock"),
        (FOR_MANY, 3, {}, Settings(match=True), "no_match"),
    ]:
        assert code_of(Table.open, shelf(), game, seats, options, settings, "maker", 0.0, Rng(1)) == code


def test_a_person_goes_on_from_another_device() -> None:
    company = Company(AT_ONCE)
    company.table.hand(0, "phone", company.tick())
    assert company.table.state.chairs[0].who == "phone"
    assert isinstance(company.last(1), Skip)


# Moving.


def test_a_move_is_told_to_each_as_they_saw_it() -> None:
    company = Company()
    company.play(HIDDEN)
    assert [company.last(viewer).lines[0].move for viewer in company.viewers] == ["hide heads", "hide ?", "hide ?"]


def test_a_refused_move_changes_nothing() -> None:
    company = Company()
    company.play(HIDDEN)
    before = company.kept()
    with pytest.raises(NotYourTurn):
        company.move(1, "wait")
    with pytest.raises(IllegalMove):
        company.move(0, "hide tails")
    assert company.kept() == before
    assert is_equal(company.table, company.read_back())


def test_the_same_key_gives_the_same_answer_and_does_nothing_twice() -> None:
    company = Company()
    line = company.move(0, "hide heads", key="once")
    company.move(0, "turn", key="twice")
    for table in (company.table, company.read_back()):
        before = table.lines
        assert table.submit(0, "hide heads", seen=0, key="once", now=9) == line
        assert table.submit(0, "anything", seen=0, key="once", now=9) == line
        assert table.lines == before
    company.move(1, "wait", key="once")  # another's key is another key


def test_a_move_for_another_moment_is_stale() -> None:
    company = Company()
    company.play(READY)
    seen = company.table.lines
    company.move(1, "wait")
    with pytest.raises(Stale):
        company.move(1, "wait", seen=seen)


def test_an_undone_and_replayed_game_of_the_same_length_is_stale_too() -> None:
    company = Company()
    company.play(READY)
    seen = company.table.lines
    company.undo(0)
    company.move(0, "leave")
    with pytest.raises(Stale):
        company.move(1, "wait", seen=seen)


def test_talk_and_another_s_secret_choice_make_no_move_stale() -> None:
    company = Company(AT_ONCE)
    seen = company.table.lines
    company.table.say(1, phrase="hello", key="x", now=company.tick())
    company.move_any(0)
    company.move_any(1, seen=seen)


def test_when_it_is_over_nobody_moves() -> None:
    company = Company()
    company.at_random(Rng(3))
    assert company.table.state.outcome is not None
    with pytest.raises(Over):
        company.move(1, "wait")
    assert code_of(company.undo, 0) == "over"


@pytest.mark.parametrize("key", ["", "k" * 65])
def test_a_key_is_needed(key: str) -> None:
    company = Company()
    assert code_of(company.table.resign, 0, key=key, now=1.0) == "bad_key"


def test_a_chair_that_is_not_there() -> None:
    company = Company()
    for chair in (-1, 2, 7, constants.NOBODY):
        assert code_of(company.table.resign, chair, key="a", now=1.0) == "no_chair"


# Undo.


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    company = Company()
    company.play(READY)
    company.undo(0)
    says = [Sentence("told-undone", {"player": "Ada", "free": "yes"})]
    number = company.table.lines - 1
    assert company.last() == cast(Any, line_type(journal.Undone))(
        n=number, at=company.now, says=says, chair=0, keep=1, free=True
    )
    company.move(0, "leave")


def test_where_nobody_is_there_to_be_asked_the_tale_speaks_of_nobody_s_consent() -> None:
    company = Company(ALONE, 1)
    company.at_random(Rng(1), 2)
    company.undo(0)
    told = company.last()
    assert is_about(told, journal.Undone)
    assert told.says == [Sentence("told-undone", {"player": "Ada", "free": "alone", "learned": "yes"})]


@pytest.mark.parametrize("game", list(shelf()))
def test_how_a_move_can_be_taken_back_is_told_before_it_is(game: str) -> None:
    """What is remembered of what everybody knew is what somebody finds who looks for the first time."""
    company, rng, told = Company(game, seed=3), Rng(4), set()
    for _ in range(60):
        if not company.table.state.is_running:
            break
        chair = sorted(company.table.state.owes_since)[0]
        company.move(chair, company.any_move(chair, rng))
        for viewer in (0, 1) if company.table.state.is_running else ():
            way = company.table.can_undo(viewer)
            assert way == company.read_back().can_undo(viewer)
            told.add(way)
        if company.table.can_undo(chair) == "free" and rng.below(4) == 0:
            company.undo(chair)
            assert is_about(company.last(), journal.Undone)
    assert told - {None}  # which ways a game must have: test_games_are_whole.py


def test_two_moves_of_one_s_own_are_taken_back_one_after_the_other() -> None:
    company = Company()
    company.play(READY)
    company.undo(0)
    company.undo(0)
    assert company.table.state.play is not None
    assert company.table.state.play.moves == []
    assert code_of(company.undo, 0) == "nothing_to_undo"
    company.play(READY)


def test_after_the_other_has_moved_the_other_is_asked() -> None:
    company = Company()
    company.play(f"{READY}\nguesser wait")
    company.undo(0)
    assert is_about(company.last(), journal.UndoAsked)
    assert code_of(company.undo, 0) == "already_asked"
    assert code_of(company.agree, 0) == "not_asked"
    company.agree(1)
    told = company.last()
    assert (told.free, told.keep) == (False, 1)
    assert code_of(company.agree, 1) == "not_asked"


def test_a_no_is_a_no_and_a_move_settles_it_too() -> None:
    company = Company()
    company.play(f"{READY}\nguesser wait")
    company.undo(0)
    company.agree(1, False)
    assert company.table.state.undo is None
    company.undo(0)
    company.move(1, "wait")
    assert company.table.state.undo is None


def test_a_bot_agrees_but_the_log_says_that_it_was_asked() -> None:
    company = Company(FOR_MANY, people=1, bots=1)
    company.move_until_asking(0)
    company.undo(0)
    assert [type(line) for line in company.news(0)[-2:]] == [line_type(journal.UndoAsked), line_type(journal.Undone)]
    assert company.last().free is False


def test_all_other_people_have_to_agree() -> None:
    company = Company(FOR_MANY, people=3)
    company.move_until_asking(0)
    company.undo(0)
    company.agree(1)
    assert is_about(company.last(), journal.UndoAnswered)
    company.agree(2)
    assert is_about(company.last(), journal.Undone)


def test_a_secret_choice_is_taken_back_freely_while_the_other_has_not_chosen() -> None:
    company = Company(AT_ONCE)
    company.move_any(0)
    company.undo(0)
    assert company.last(1).free is True
    company.move_any(0)
    company.move_any(1)
    company.undo(0)
    assert is_about(company.last(1), journal.UndoAsked)


# The end, by the table.


def test_who_resigns_gives_the_game_to_the_other() -> None:
    company = Company(AT_ONCE)
    company.table.resign(0, key="r", now=company.tick())
    outcome = company.table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ([1], "resigned", [0.0, 1.0])
    view = company.table.state.view(1)
    assert view is not None
    assert (view.to_act, view.legal, view.outcome) == ([], [], outcome)


def test_with_three_a_bot_plays_on_for_who_resigned() -> None:
    company = Company(FOR_MANY, people=3)
    company.table.resign(1, key="r", now=company.tick())
    assert company.table.state.is_running
    assert company.table.state.chairs[1].bot == "novice"
    assert code_of(company.table.come_back, 1, key="b", now=company.tick()) == "gave_up"
    assert code_of(company.table.resign, 1, key="s", now=company.tick()) == "gave_up"


def test_together_all_lose_when_one_gives_up() -> None:
    company = Company(games={"coin": Together()})
    company.table.resign(0, key="r", now=company.tick())
    outcome = company.table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([], [0.0, 0.0])
    assert company.table.state.score.points == [0.0, 0.0]


def test_alone_one_resigns_and_it_is_over() -> None:
    company = Company(FOR_MANY, people=1)
    company.table.resign(0, key="r", now=company.tick())
    assert company.table.state.outcome is not None


def test_a_draw_is_offered_and_accepted() -> None:
    company = Company(WITH_DRAWS)
    table = company.table
    assert code_of(table.answer_draw, 1, True, key="a", now=1.0) == "not_asked"
    table.offer_draw(0, key="b", now=company.tick())
    assert code_of(table.answer_draw, 0, True, key="c", now=1.0) == "not_asked"
    table.answer_draw(1, False, key="d", now=company.tick())
    table.offer_draw(1, key="e", now=company.tick())
    assert code_of(table.offer_draw, 0, key="f", now=1.0) == "already_asked"
    table.answer_draw(0, True, key="g", now=company.tick())
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("agreed", [])
    assert table.state.score.points == [0.5, 0.5]


def test_a_draw_stands_until_the_other_moves() -> None:
    company = Company(WITH_DRAWS)
    company.at_random(Rng(1), 6)
    here = next(iter(company.table.state.owes_since))
    company.table.offer_draw(here, key="a", now=company.tick())
    company.move_any(here)
    assert company.table.state.draw == here
    company.move_any(1 - here)
    assert company.table.state.draw is None


def test_no_draw_where_the_game_has_none_nor_with_a_bot() -> None:
    assert code_of(Company(WITHOUT_DRAWS).table.offer_draw, 0, key="a", now=1.0) == "no_draws"
    assert code_of(Company(WITH_DRAWS, 1, 1).table.offer_draw, 0, key="a", now=1.0) == "no_draw_with_a_bot"


# Clocks.


def test_a_clock_for_each_move() -> None:
    company = Company(clock=Clock("move", 60))
    began = company.now
    assert company.table.next_flag() == began + 60
    company.tick(49)
    company.play(HIDDEN)
    assert company.table.next_flag() == company.now + 60
    assert company.table.flags(company.now + 59.9) == 0
    assert company.table.flags(company.now + 60) == 1
    assert company.table.state.outcome is not None
    assert (company.table.state.outcome.winners, company.table.state.outcome.reason) == ([1], "clock")
    assert company.table.next_flag() is None


def test_a_clock_for_the_game_with_increment() -> None:
    company = Company(clock=Clock("game", 100, 5))
    company.tick(29)
    company.play(HIDDEN)  # 30 used, 5 added
    assert company.table.next_flag() == company.now + 75
    company.play("hider turn")
    assert company.table.next_flag() == company.now + 100  # the other's
    company.tick(9)
    company.move(1, "wait")
    assert company.table.next_flag() == pytest.approx(company.now + 100 - 10 + 5)


def test_both_clocks_run_when_both_choose_at_once() -> None:
    company = Company(AT_ONCE, clock=Clock("game", 100))
    company.tick(9)
    company.move_any(0)
    assert company.table.next_flag() == company.now - 10 + 100  # the other's still runs


def test_a_move_after_the_flag_is_too_late() -> None:
    company = Company(clock=Clock("move", 60))
    company.tick(100)
    assert code_of(company.play, HIDDEN) == "time_is_up"


def test_with_three_a_bot_plays_on_when_a_flag_falls_and_bots_have_no_clock() -> None:
    company = Company(FOR_MANY, people=3, clock=Clock("move", 86_400))
    assert company.table.flags(company.now + 90_000) == 1
    assert company.table.state.is_running
    assert company.table.state.chairs[0].gave_up
    assert company.table.next_flag() is None


def test_time_used_is_not_given_back_by_undo() -> None:
    company = Company(clock=Clock("game", 100))
    company.tick(29)
    company.play(HIDDEN)
    company.undo(0)
    assert company.table.next_flag() == company.now + 69


def test_no_flag_falls_while_the_server_was_away() -> None:
    company = Company(clock=Clock("move", 60))
    table = company.read_back()
    table.flags_from = company.now + 1000
    assert table.flags(company.now + 999) == 0
    assert table.next_flag() == company.now + 1000


# Leaving and coming back.


def test_a_leaver_s_chair_is_taken_by_a_bot_when_another_asks_and_taken_back() -> None:
    company = Company(AT_ONCE)
    table = company.table
    over = {"level": "novice", "levels": LEVELS}
    assert code_of(table.take_over, 0, 1, away=299, key="a", now=1.0, **over) == "not_away_long"
    assert code_of(table.take_over, 0, 0, away=999, key="a", now=1.0, **over) == "nobody_away"
    assert code_of(table.come_back, 1, key="a", now=1.0) == "never_away"
    table.take_over(0, 1, "novice", LEVELS, away=300, key="a", now=company.tick())
    assert table.state.chairs[1].bot == "novice"
    company.move_any(1)  # the bot's, through the same door
    table.come_back(1, key="b", now=company.tick())
    assert table.state.chairs[1].plays
    table.leave(1, key="c", now=company.tick())
    assert code_of(table.leave, 1, key="d", now=1.0) == "already_left"
    table.take_over(0, 1, "novice", LEVELS, away=0, key="e", now=company.tick())
    table.come_back(1, key="f", now=company.tick())
    assert table.state.chairs[1].plays


def test_a_table_can_be_for_people_who_take_days() -> None:
    company = Company(AT_ONCE, grace=None)
    assert code_of(company.table.take_over, 0, 1, "novice", LEVELS, away=1e9, key="a", now=1.0) == "not_away_long"


def test_a_bot_that_sits_down_agrees_to_what_was_asked() -> None:
    company = Company(AT_ONCE)
    company.move_any(0)
    company.move_any(1)
    company.undo(0)
    company.table.take_over(0, 1, "novice", LEVELS, away=300, key="a", now=company.tick())
    assert is_about(company.last(), journal.Undone)


# Again.


def test_a_rematch_begins_with_the_roles_swapped_when_all_want_it() -> None:
    company = Company()
    assert code_of(company.table.ask_rematch, 0, key="a", now=1.0) == "not_over"
    company.table.resign(0, key="b", now=company.tick())
    company.table.ask_rematch(0, key="c", now=company.tick())
    assert code_of(company.table.ask_rematch, 0, key="d", now=1.0) == "already_asked"
    assert not company.table.state.is_running
    company.table.ask_rematch(1, key="e", now=company.tick())
    assert company.table.state.order == [1, 0]
    company.play(HIDDEN)  # the hider is Bice now
    assert company.last(0).lines[0].move == "hide ?"
    assert company.last(1).lines[0].move == "hide heads"
    assert company.table.state.score.points == [0, 1]


def test_with_a_bot_the_person_alone_decides_and_the_roles_move_on() -> None:
    company = Company(FOR_MANY, people=1, bots=2)
    company.at_random(Rng(1))
    company.table.ask_rematch(0, key="a", now=company.tick())
    assert company.table.state.order == [1, 2, 0]


def test_a_match_won_twice_and_a_new_match() -> None:
    company = Company(match=True)
    for loser in (0, 0, 1):
        company.table.resign(loser, key=company.key(), now=company.tick())
        for chair in range(2):
            company.table.ask_rematch(chair, key=company.key(), now=company.tick())
    first, second, third = [ended.score for ended in company.ends()]
    assert (first.points, first.is_over) == ([0, 1], False)
    assert (second.points, second.winner, second.is_over) == ([0, 2], 1, True)
    assert (third.points, third.games, third.is_over) == ([1, 0], 1, False)


# Talking.


def test_phrases_and_where_it_is_allowed_free_words() -> None:
    company = Company()
    for phrase in phrases.PHRASES:
        company.table.say(0, phrase=phrase, key=company.key(), now=company.tick())
    assert code_of(company.table.say, 0, phrase="insult", key="a", now=1.0) == "not_said"
    assert code_of(company.table.say, 0, text="hello", key="a", now=1.0) == "no_chat"
    assert code_of(company.table.say, 0, key="a", now=1.0) == "not_said"
    free = Company(chat="free")
    free.table.say(0, text=" <script>\nhello ", key="a", now=free.tick())
    assert free.last().text == "<script> hello"
    assert code_of(free.table.say, 0, text="x" * 301, key="b", now=1.0) == "not_said"
    assert code_of(Company(chat="none").table.say, 0, phrase="hello", key="b", now=1.0) == "no_chat"


def test_in_a_silent_game_nobody_talks_until_it_is_over() -> None:
    company = Company(games={"coin": Together()}, chat="free")
    for said in ({"phrase": "hello"}, {"text": "hello"}):
        assert code_of(company.table.say, 0, key="a", now=1.0, **said) == "silent_game"
    company.table.resign(0, key="b", now=company.tick())
    company.table.say(0, text="hello", key="c", now=company.tick())


class Together(Hiding):
    """A silent game that all win or lose."""

    meta = msgspec.structs.replace(Hiding.meta, cooperative=True, silent=True)


# Looking on.


def test_spectators_see_what_every_seat_knows_or_nothing() -> None:
    public, none = Company(), Company(spectators="none")
    for company in (public, none):
        company.play(HIDDEN)
    assert public.last(constants.NOBODY).lines[0].move == "hide ?"
    assert isinstance(none.last(constants.NOBODY), Skip)
    assert public.table.state.view(constants.NOBODY) is not None
    assert none.table.state.view(constants.NOBODY) is None


def test_spectators_see_all_after_the_end() -> None:
    company = Company(spectators="all-after-the-end")
    company.play(HIDDEN)
    assert isinstance(company.last(constants.NOBODY), Skip)
    assert company.table.state.view(constants.NOBODY) is None
    company.table.resign(0, key="r", now=company.tick())
    assert company.last(constants.NOBODY).ended.whole[0].move == "hide heads"
    assert company.last(0).ended.whole is None
    view: Any = company.table.state.view(constants.NOBODY)
    assert view.coin == 0


# Keeping.


def test_old_rules_stay_playable_and_unknown_ones_are_refused() -> None:
    class Newer(Hiding):
        rules_version = 2

        def spell(self, action: int) -> str:
            return "v2 " + super().spell(action)

    class Both(Newer):
        older = {1: Hiding()}  # noqa: RUF012

    company = Company(games={"coin": Hiding()})
    company.move(0, "hide heads")
    kept = [journal.decode(kept) for kept in company.kept()]
    with pytest.raises(CorruptJournal) as refused:
        Table.of(kept, {"coin": Newer()}, Rng(1))
    assert refused.value.number == 0
    table = Table.of(kept, {"coin": Both()}, Rng(1))
    table.submit(0, "turn", seen=table.lines, key="k", now=company.tick())
    assert table.state.game.rules_version == 1


def test_deeds_that_do_not_fit_are_named() -> None:
    company = Company()
    company.play(READY)
    kept = [journal.decode(kept) for kept in company.kept()]
    for number, wrong in [(6, kept[7]), (0, kept[1]), (3, kept[0])]:
        with pytest.raises(CorruptJournal) as refused:
            Table.of([*kept[:number], wrong], company.games, Rng(1))
        assert refused.value.number == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_can_be_told(language: str) -> None:
    from sottovoce.rules.words import words

    said = []
    for company in (busy(WITH_DRAWS), busy(FOR_MANY)):
        for line in company.news(0):
            if not isinstance(line, Skip):
                said += [words(language, "sottovoce.table").tell(told) for told in line.says]
    assert len(set(said)) > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(shelf()))
def test_every_line_of_a_game_says_what_its_viewer_saw(game: str, language: str) -> None:
    company = Company(game)
    company.at_random(Rng(3), 40)
    for viewer in company.viewers:
        for told in company.news(viewer):
            for line in told.lines if is_about(told, journal.Began, journal.Moved) else []:
                assert len(line.says) == 1 + len(line.events)
                seat = constants.CHANCE if line.seat == "*" else int(line.seat)
                assert line.says[0] == shelf()[game].tell(seat, line.move)
                assert all(shelf()[game].words(language).tell(said) for said in line.says)


def test_a_bot_and_an_empty_chair_are_told_as_such() -> None:
    from sottovoce.rules.words import words

    said = words("en", "sottovoce.table")
    table = Table.open(shelf(), AT_ONCE, None, {}, Settings(), "maker", 1.0, Rng(1))
    table.seat_bot(0, "novice", "maker", LEVELS, 2.0)
    table.free(0, "maker", 3.0)
    table.seat_bot(0, "random", "maker", LEVELS, 4.0)
    table.claim(1, "Ada", "maker", 5.0)
    table.free(1, "maker", 6.0)
    table.claim(1, "Bice", "maker", 7.0)
    table.ready(1, key="k", now=8.0)
    assert [said.tell(one) for line in cast(list[Any], table.state.news(1)) for one in line.says] == [
        "A bot sits down: novice.",
        "A bot gets up: novice.",
        "A bot sits down: random moves.",
        "Ada sits down.",
        "Ada’s chair is free.",
        "Bice sits down.",
        "Bice is ready.",
        "The game begins.",
    ]


def busy(game: str) -> Company:
    """A table at which nearly everything happens."""
    company = Company(game, people=2, clock=Clock("move", 1000))
    table = company.table
    company.at_random(Rng(1), 2)
    company.undo(0)
    company.agree(1)
    table.say(0, phrase="hello", key=company.key(), now=company.tick())
    table.leave(1, key=company.key(), now=company.tick())
    table.take_over(0, 1, "novice", LEVELS, away=0, key=company.key(), now=company.tick())
    table.come_back(1, key=company.key(), now=company.tick())
    if shelf()[game].meta.can_agree_draw:
        table.offer_draw(0, key=company.key(), now=company.tick())
        table.answer_draw(1, False, key=company.key(), now=company.tick())
    table.resign(0, key=company.key(), now=company.tick())
    table.ask_rematch(0, key=company.key(), now=company.tick())
    table.ask_rematch(1, key=company.key(), now=company.tick())
    table.flags(company.now + 2000)
    return company


def test_everything_is_kept() -> None:
    for game in (WITH_DRAWS, FOR_MANY):
        company = busy(game)
        assert is_equal(company.table, company.read_back())
        assert {len(company.table.state.news(viewer)) for viewer in company.viewers} == {company.table.lines}


def test_refusals_of_the_table_are_its_messages() -> None:
    assert TableRefusal("no-draws").code == "no_draws"


# When the server was away.


def test_nobody_pays_for_the_time_in_which_the_server_was_away() -> None:
    """Neither for a machine's clock that was set meanwhile: also read back, the time that is left is the same."""
    company = Company(clock=Clock("game", 300))
    table = company.table
    began = table.state.entries[-1].at
    thinking = next(iter(table.state.timer.since))
    table.hold_clocks(began + 10, began + 5_000)  # it was last seen ten seconds after the game had begun
    assert table.state.timer.deadlines()[thinking] == began + 5_000 + 290
    assert table.let_pass(began + 5_000 + 289) == 0
    again = Table.of(table.state.entries, company.games, Rng(1))
    assert again.state.timer == table.state.timer
    assert again.lines == table.lines
    assert table.let_pass(began + 5_000 + 291) > 0


def test_what_was_done_stays_done_when_a_bot_plays_on() -> None:
    """Move, resign at a table of three, and the answer to the move was lost: it is asked for again."""
    company = Company(FOR_MANY, 3)
    table = company.table
    chair = next(iter(table.state.owes_since))
    fields = {"move": company.any_move(chair, Rng(1)), "seen": table.lines}
    done = table.perform("move", chair, "k", company.tick(), fields)
    table.perform("resign", chair, "r", company.tick(), {})
    assert table.state.chairs[chair].bot
    assert table.perform("move", chair, "k", company.tick(), fields) == done
    again = Table.of(table.state.entries, company.games, Rng(1))
    assert again.perform("move", chair, "k", company.tick(), fields) == done
