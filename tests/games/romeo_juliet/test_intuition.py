"""The reference players: what they feel comes from their views alone, and they keep their conventions."""

import itertools
from collections import Counter
from collections.abc import Iterator

import msgspec

from sottovoce.bots import bot
from sottovoce.games.romeo_juliet import GAME, names
from sottovoce.games.romeo_juliet.convention import plan_of, talk_of
from sottovoce.games.romeo_juliet.effects import PLACES
from sottovoce.games.romeo_juliet.imagining import board_of
from sottovoce.games.romeo_juliet.lookahead import ends, used
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.games.romeo_juliet.rules import Position
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.opened import opened, whole
from tests.games.romeo_juliet.verona import JULIET, ROMEO, make, scene, seen, where
from tests.played import at_random

STANDING = ("balcony street church", "nurse friar tybalt hate"), ("street church cell", "benvolio mercutio friar hate")


def best(view: View) -> str:
    feelings = GAME.rate(view)
    return max(sorted(feelings), key=lambda move: feelings[move])


def under_way(chapter: int, seed: int, **options: object) -> Iterator[tuple[Playthrough, View]]:
    """A whole game between two of them: at every move the game, and the view of the seat that is to move."""
    rng = Rng(seed)
    play = Playthrough(GAME, 2, {"chapter": chapter, **options}, rng)
    while play.outcome is None:
        seat = play.position.to_move
        view = seen(play, seat)
        yield play, view
        play.play(seat, bot.choose(GAME, view, [], "novice", rng).move)


def novices(chapter: int, seed: int) -> list[tuple[View, str]]:
    """Every view they moved on, and the move."""
    return [(view, best(view)) for _, view in under_way(chapter, seed)]


def test_every_move_has_a_value_in_every_phase() -> None:
    phases = Counter[str]()
    for seed in range(36):
        for _, view in under_way(1 + seed % 9, 400 + seed):
            assert sorted(GAME.rate(view)) == sorted(view.legal or [])
            phases[view.phase] += 1
    assert set(phases) == {
        "rendezvous", "backstage", "sidestep", "effects", "decision", "holding", "showing", "naming",
    }  # fmt: skip


def test_who_only_watches_feels_nothing() -> None:
    assert GAME.rate(seen(at_random(GAME, {}, 30, 1))) == {}


def test_the_same_view_gives_the_same_values() -> None:
    """Also when it has been through a wire, and whatever the partner really holds."""
    for seed in range(60):
        play = at_random(GAME, {"chapter": 1 + seed % 9}, 30 + seed, seed)
        for seat in (JULIET, ROMEO):
            view = seen(play, seat)
            other = play.position.resample(seat, Rng(seed))
            assert isinstance(other, Position)
            assert GAME.rate(view) == GAME.rate(GAME.view(other, seat))
            assert GAME.rate(view) == GAME.rate(msgspec.json.decode(msgspec.json.encode(view), type=View))


def test_on_an_imagined_board_love_and_hate_are_counted_as_in_the_game() -> None:
    """Whatever events are in force: what Juliet's use of a place would bring is what it brings."""
    compared = 0
    for seed in range(27):
        for play, view in under_way(1 + seed % 9, 500 + seed):
            if view.phase == "effects" and view.seat == JULIET:
                for move in (view.legal or [])[:4]:
                    told = [one.split() for line in play.copy().play(JULIET, move) for one in line.events]
                    hate = sum(int(one[2]) for one in told if one[0] == "hate" and one[1] in PLACES)
                    love = next((int(one[1]) - view.love for one in told if one[0] == "love"), 0)
                    board = used(board_of(view), GAME.parse(move))
                    if view.hate + hate < view.hate_limit and view.love + love < view.love_goal:
                        assert (board.love_to_come(), board.hate_to_come()) == (love, hate)
                        compared += 1
    assert compared > 200


# The rendezvous.


def test_nobody_proposes_passion_without_hope() -> None:
    """A lover who proposes passion can come to the place that both have in mind."""
    proposed = 0
    for seed in range(12):
        for view, move in novices(1 + seed % 9, seed):
            if move == "propose passion":
                assert isinstance(view.seat, int)
                plan = plan_of(view)
                focal = talk_of(view, plan).focal
                hand = view.lovers[view.seat].hand
                assert focal is not None
                assert hand is not None
                assert PLACES[focal] in hand.places or "sidestep" in hand.places
                proposed += 1
    assert proposed > 50


def test_a_missive_is_believed_and_the_lovers_meet_there() -> None:
    play = opened("In the Beginning", *STANDING, missives=(1, 0))
    make(play, "missive church")
    assert talk_of(seen(play), plan_of(seen(play))).focal == names.CHURCH
    assert best(seen(play, ROMEO)) == "propose passion"
    make(play, "propose passion")
    assert best(seen(play, JULIET)) == "agree"
    make(play, "agree")
    for seat in (JULIET, ROMEO):
        move = best(seen(play, seat))
        assert move.split()[1] == "church"
        play.play(seat, move)
    assert where(play)["juliet"] == where(play)["romeo"] == "church"


def test_who_cannot_come_says_reason_or_names_another_place() -> None:
    play = opened("In the Beginning", *STANDING, missives=(1, 0))
    make(play, "missive salon")  # which Romeo does not hold
    view = seen(play, ROMEO)
    assert "salon" not in (view.lovers[ROMEO].hand or view.lovers[ROMEO].played).places
    feelings = GAME.rate(view)
    assert feelings["propose passion"] < feelings["propose reason"]


def test_refusals_move_both_on_to_the_next_best_place() -> None:
    play = opened("In the Beginning", *STANDING, missives=(0, 0))
    plan = plan_of(seen(play))
    make(play, "propose reason")
    assert talk_of(seen(play), plan).focal == plan.meetings[1].place
    assert talk_of(seen(play, JULIET), plan) == talk_of(seen(play, ROMEO), plan)


def test_both_plan_alike() -> None:
    """The plan is made from what all see, so that both have the same place in mind without a word."""
    for seed in range(12):
        for view, _ in novices(1 + seed % 9, 100 + seed):
            if view.phase == "rendezvous":
                blind = msgspec.structs.replace(
                    view, lovers=[msgspec.structs.replace(one, hand=None) for one in view.lovers]
                )
                assert plan_of(blind) == plan_of(view)


def test_passion_mostly_ends_in_a_meeting() -> None:
    passions = meetings = 0
    for seed in range(18):
        views = [view for view, _ in novices(1 + seed % 3, 200 + seed)]
        for before, after in itertools.pairwise(views):
            if before.phase == "effects" and after.phase == "rendezvous" and before.heart == "passion":
                passions += 1
                meetings += any({"juliet", "romeo"} <= set(here) for here in after.places.values())
    assert meetings > 0.85 * passions > 20


# Backstage and on stage.


def test_the_friar_comes_along_when_a_meeting_would_cause_hate() -> None:
    play = opened("In the Beginning", *STANDING, missives=(1, 1), at={"friar": "cell", "tybalt": "church"})
    make(play, "missive church", "propose passion", "agree")
    assert best(seen(play, ROMEO)) == "play church friar"


def test_a_quarrel_that_a_place_can_prevent_is_prevented() -> None:
    cards = ("cell balcony", "nurse friar"), ("cell street", "benvolio hate")
    play = opened("In the Beginning", *cards, at={"tybalt": "church", "mercutio": "church", "friar": "street"})
    scene(play, "balcony nurse", "cell benvolio", "reason")
    assert best(seen(play, ROMEO)).split()[1] in ("tybalt", "mercutio")


def test_the_sidestep_leads_to_the_partner() -> None:
    cards = ("balcony church", "friar nurse"), ("sidestep cell", "hate benvolio")
    play = opened("In the Beginning", *cards, at={"romeo": "cell", "friar": "street"})
    scene(play, "church friar", "sidestep hate")
    assert best(seen(play, ROMEO)) == "step right"


def test_the_balcony_is_preferred_when_it_is_safe() -> None:
    play = opened("A Light in the Window")
    assert plan_of(seen(play)).meetings[0].place == names.BALCONY


# Events and the next act.


def test_hate_is_not_chosen_when_it_would_be_the_end() -> None:
    play = opened("In the Beginning", hate=4, missives=(2, 1))
    whole(play, "church friar", "church hate")
    play.play(constants.CHANCE, "event 18")  # Paris asks: two missives, or hate
    assert best(seen(play, JULIET)) == "choose 1"


def test_the_balcony_and_the_friar_are_kept() -> None:
    for view, move in [one for seed in range(6) for one in novices(1, 300 + seed)]:
        if view.phase == "holding":
            assert isinstance(view.seat, int)
            hand = view.lovers[view.seat].hand
            assert hand is not None
            assert ("balcony" in hand.places) == (move.split()[1] == "balcony")
            assert ("friar" in hand.companions) == (move.split()[2] == "friar")


def test_the_pair_wins_far_more_often_than_chance() -> None:
    won = 0
    for seed in range(20):
        play = Playthrough(GAME, 2, {}, Rng(seed))
        rng = Rng(seed)
        while play.outcome is None:
            seat = play.position.to_move
            play.play(seat, bot.choose(GAME, play.view(seat), [], "novice", rng).move)
        won += bool(play.outcome.winners)
    assert won >= 12


# What players missed in it.


def test_whoever_need_not_move_anybody_does_not_make_things_worse() -> None:
    """By the preview that the view itself has: in the first chapter every effect may be skipped."""
    skipped = 0
    for seed in range(40):
        for _, view in under_way(1, 900 + seed):
            if view.phase == "effects" and "skip" in (view.legal or []):
                assert view.hate_to_come is not None
                move, now = best(view), board_of(view)
                then = used(now, GAME.parse(move))
                if then.love_to_come() <= now.love_to_come():
                    hate = {one: sum(found.values()) for one, found in view.hate_to_come.items()}
                    assert hate[move] <= hate["skip"], (seed, move)
                skipped += move == "skip"
    assert skipped > 20


def test_a_lover_who_answers_a_missive_with_reason_never_goes_there() -> None:
    """Neither by its card nor by a sidestep, unless every card that is left leads there."""
    answered = 0
    for seed in range(60):
        for _, view in under_way(1 + seed % 9, 1_000 + seed):
            assert isinstance(view.seat, int)
            if view.phase in ("backstage", "sidestep") and view.heart == "reason":
                partner = ("romeo", "juliet")[view.seat]
                named = {line.split()[2] for line in view.said if line.startswith(f"{partner} missive")}
                ways = {move: leads_to(view, move) for move in view.legal or ()}
                if named and any(way - named for way in ways.values()):
                    answered += 1
                    assert ways[best(view)] - named, (seed, view.said, best(view))
    assert answered > 10


def leads_to(view: View, move: str) -> set[str]:
    """The places where the mover may stand after it."""
    board = board_of(view)
    assert isinstance(view.seat, int)
    if view.phase == "sidestep":
        here = board.place_of(names.TOKEN_JULIET + view.seat)
        return {PLACES[board.beside(here, names.LEFT if move == "step left" else names.RIGHT)]}
    return {PLACES[place] for place in ends(board, view.seat, PLACE_CARDS.index(move.split()[1]))}


def test_missives_are_sent_not_hoarded() -> None:
    """A lover who has three and holds the place that both would think of names it; and most games see several."""
    play = opened("In the Beginning", *STANDING, missives=(3, 1))
    assert best(seen(play, JULIET)).startswith("missive")
    sent = 0
    for seed in range(18):
        for _, view in under_way(1 + seed % 9, 1_100 + seed):
            sent += best(view).startswith("missive")
    assert sent > 3 * 18


def test_a_place_that_was_shown_is_in_both_minds_at_the_next_rendezvous() -> None:
    """Whoever shows the church and then agrees to passion is not looked for in the ballroom."""
    met = 0
    for seed in range(12):
        for _, view in under_way(1, 1_100 + seed, events=[28, 10, 11, 12, 15, 16, 17, 18, 20]):
            if view.phase == "rendezvous" and not view.said and len(view.story) > 1:
                places = [one.place for one in plan_of(view).meetings]
                cards = [card for hand in view.story[-2].shown for card in hand if card in PLACES]
                could = [card for card in cards if PLACES.index(card) in places]
                if view.story[-2].cards is not None and could and view.scene > 1:
                    assert talk_of(view, plan_of(view)).focal in [PLACES.index(card) for card in could], (seed, cards)
                    met += 1
    assert met > 6
