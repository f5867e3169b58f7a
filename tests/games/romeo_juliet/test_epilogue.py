"""The epilogue, events, acts and ends of Roméo & Juliette as the rulebook tells them."""

from collections.abc import Sequence
from itertools import combinations

import msgspec
import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import COMPANIONS, PLACES
from tests.games.romeo_juliet.verona import (
    JULIET,
    QUIET,
    ROMEO,
    TOKENS,
    content,
    legal,
    make,
    missives,
    scene,
    seen,
    stacked,
    told,
)

STILL = "no-effects; no-sidestep; held capulets montagues friar hate"  # nothing moves, even if the sidestep is played
CAPULETS, MONTAGUES = COMPANIONS[:4], COMPANIONS[4:7]


def hand(play: Playthrough, seat: int) -> tuple[list[str], list[str]]:
    """A lover's places and companions."""
    cards = seen(play, seat).lovers[seat].hand
    assert cards is not None
    return cards.places, cards.companions


# Stages are set up with everybody standing still.


def stage(groups: Sequence[Sequence[str]], chapter: str = STILL, hate: int = 15, heart: str = "passion") -> Playthrough:
    """These groups in the balcony, the ballroom and so on; both have chosen, Romeo's word ends the scene."""
    play = stacked(content(chapter=chapter, hate=hate), juliet="sidestep friar", romeo="sidestep friar")
    make(play, f"propose {heart}", "agree")
    play.play(JULIET, "play sidestep friar")
    places = {place: [token for token in TOKENS if token in there] for place, there in zip(PLACES, groups, strict=True)}
    play.position = GAME.imagine(msgspec.structs.replace(seen(play, constants.EVERYTHING), places=places), Rng(0))
    return play


def ended(play: Playthrough) -> list[str]:
    """What the scene brought when Romeo, too, stood still."""
    return told(play.play(ROMEO, "play sidestep friar"))[2:]


def crowd(*groups: str) -> list[list[str]]:
    """These groups in the first places, nobody in the others."""
    return [group.split() for group in (*groups, *[""] * (6 - len(groups)))]


def test_the_nurse_beside_juliet_brings_a_missive_if_there_is_one() -> None:
    rest = "romeo benvolio mercutio lord-montague", "lord-capulet lady-capulet tybalt", "friar", "hate"
    play = stage(crowd("juliet nurse", *rest), heart="passion")
    assert ended(play)[0] == "juliet gains missive"
    assert missives(play) == [2, 2, 1]
    far = stage(crowd("juliet", "nurse", *rest))
    assert ended(far) == ["scene 1 2"]
    none = stage(crowd("juliet nurse", *rest), heart="passion")
    view = seen(none, constants.EVERYTHING)
    lovers_ = [msgspec.structs.replace(lover, missives=n) for lover, n in zip(view.lovers, (1, 4), strict=True)]
    none.position = GAME.imagine(msgspec.structs.replace(view, lovers=lovers_, reserve=0), Rng(0))
    assert ended(none) == ["scene 1 2"]


def quarrels(there: Sequence[str], peace: bool = True) -> bool:
    """Two by two: is there anyone who hates anyone, and no friar to keep the peace?"""
    if "friar" in there and peace:
        return False
    for one, two in combinations(there, 2):
        if "hate" in (one, two):
            return True
        if {one, two} <= {"friar", *CAPULETS, "juliet"} or {one, two} <= {"friar", *MONTAGUES, "romeo"}:
            continue
        if {one, two} != {"juliet", "romeo"} and "friar" not in (one, two):
            return True
    return False


@pytest.mark.parametrize("peace", [True, False])
@pytest.mark.parametrize("half", range(2))
def test_hate_and_peace_in_every_company(peace: bool, half: int) -> None:
    """All 2,048 groups that can stand in a place, the others beside them: one step of hate where one hates another."""
    chapter = STILL if peace else f"{STILL}; no-peace"
    play = stage([TOKENS, [], [], [], [], []], chapter)
    view = seen(play, constants.EVERYTHING)
    for group in range(1024 * half, 1024 * (half + 1)):
        here = [token for n, token in enumerate(TOKENS) if group >> n & 1]
        there = [token for token in TOKENS if token not in here]
        places = {"balcony": there, "ballroom": [], "street": here, "salon": [], "cell": [], "church": []}
        play.position = GAME.imagine(msgspec.structs.replace(view, places=places), Rng(0))
        hated = [event for event in ended(play) if event.startswith("hate")]
        wanted = ["hate balcony 1"] * quarrels(there, peace) + ["hate street 1"] * quarrels(here, peace)
        assert hated == wanted, here


def test_every_place_counts_for_itself_and_once() -> None:
    play = stage(
        crowd(
            "juliet benvolio mercutio", "romeo lord-capulet nurse", "tybalt lord-montague", "hate lady-capulet", "friar"
        )
    )
    assert ended(play)[:4] == ["hate balcony 1", "hate ballroom 1", "hate street 1", "hate salon 1"]
    assert seen(play).hate == 4


def test_the_lovers_alone_make_no_hate_but_with_anyone_else_they_do() -> None:
    rest = "nurse lord-capulet lady-capulet tybalt", "benvolio mercutio lord-montague", "friar", "hate"
    assert ended(stage(crowd("", "juliet romeo", *rest)))[0] == "love 1"
    with_nurse = stage(crowd("", "juliet romeo nurse", "lord-capulet lady-capulet tybalt", *rest[1:]))
    assert ended(with_nurse)[1:3] == ["hate ballroom 1", "love 1"]


def test_love_grows_once_and_at_the_balcony_twice() -> None:
    rest = "nurse lord-capulet lady-capulet tybalt", "benvolio mercutio lord-montague", "friar", "hate"
    play = stage(crowd("juliet romeo", *rest))
    assert ended(play) == ["love 2"]
    assert seen(play).due == 2
    assert seen(play).to_act == ["*"]
    other = stage(crowd("", *rest, "juliet romeo"))
    assert ended(other) == ["love 1"]


def test_under_reason_love_does_not_grow_though_they_meet() -> None:
    rest = "nurse lord-capulet lady-capulet tybalt", "benvolio mercutio lord-montague", "friar", "hate"
    play = stage(crowd("juliet romeo", *rest), heart="reason")
    assert ended(play) == ["scene 1 2"]
    assert seen(play).love == 0


def test_apart_love_does_not_grow() -> None:
    play = stage(crowd("juliet", "romeo", "nurse lord-capulet lady-capulet tybalt", "mercutio benvolio lord-montague",
                       "friar", "hate"))  # fmt: skip
    assert ended(play) == ["scene 1 2"]


# Events.


def met(text: str, at: str = "street", events: Sequence[int] = (10,)) -> tuple[Playthrough, list[str]]:
    """The lovers have met under passion, where nothing else happens."""
    play = stacked(text, juliet=f"{at} salon lady-capulet", romeo=f"{at} church mercutio hate", events=list(events))
    return play, scene(play, f"{at} lady-capulet", f"{at} mercutio")


def test_an_event_with_an_hourglass_stays_in_force() -> None:
    play, happened = met(content("no-sidestep", chapter=QUIET))
    assert happened[-3:] == ["love 1", "event 10", "scene 1 2"]
    assert seen(play).events[0] == 10
    assert seen(play).in_force == [*QUIET.split("; "), "no-sidestep"]


def test_it_applies_only_while_its_condition_is_fulfilled() -> None:
    play, _ = met(content("no-sidestep when romeo at church", chapter=QUIET))
    assert seen(play).in_force == QUIET.split("; ")
    scene(play, "salon nurse", "church hate")
    assert "no-sidestep when romeo at church" in seen(play).in_force


def test_an_event_without_one_happens_at_once_and_once() -> None:
    play, happened = met(content("hate 1; lose romeo 1", chapter=QUIET))
    assert happened[-5:] == ["love 1", "event 10", "hate event 1", "romeo loses missive", "scene 1 2"]
    assert seen(play).in_force == QUIET.split("; ")
    assert (seen(play).hate, missives(play)) == (1, [1, 1, 3])


def test_two_steps_of_love_are_taken_before_two_events_come_one_after_the_other() -> None:
    _, happened = met(content("hate 1", "calm 1", chapter=QUIET), at="balcony", events=(10, 11))
    assert happened[-6:] == ["love 2", "event 10", "hate event 1", "event 11", "calm 1", "scene 1 2"]


def test_each_event_lies_at_its_own_step() -> None:
    play, _ = met(content("hate 1", "calm 1", chapter=QUIET), at="balcony", events=(11, 10))
    assert seen(play).events[:3] == [11, 10, 0]


def test_an_event_that_asks_waits_for_its_answer() -> None:
    play, happened = met(content("either juliet: hate 1 | lose juliet 1", chapter=QUIET))
    assert happened[-1] == "event 10"
    assert seen(play).to_act == [JULIET]
    assert legal(play) == ["choose 1", "choose 2"]
    assert make(play, "choose 2")[:2] == ["juliet loses missive", "scene 1 2"]


# Ends of scenes and acts.


def act_of(play: Playthrough, rng: Rng, until: str = "holding") -> None:
    """Play on at random until a phase."""
    while seen(play).phase != until and play.position.to_move != constants.NOBODY:
        moves = [move for move in legal(play) if move not in ("propose passion",)]
        play.play(play.position.to_move, moves[rng.below(len(moves))])


EVERYWHERE = " ".join(PLACES)
CALM = content(chapter=f"{QUIET}; no-love {EVERYWHERE}; truce {EVERYWHERE}")


def test_an_act_has_four_scenes_and_then_the_piles_are_empty() -> None:
    play = Playthrough(GAME, options={"content": CALM}, rng=Rng(3))
    scenes = 0
    for n in range(4):
        act_of(play, Rng(n), "backstage")
        act_of(play, Rng(n), "rendezvous" if n < 3 else "holding")
        scenes += 1
    assert scenes == 4
    assert (seen(play).act, seen(play).scene, seen(play).phase) == (1, 4, "holding")
    assert [lover.sizes for lover in seen(play).lovers] == [[3, 3], [3, 3]]
    assert [lover.could_hold.hands for lover in seen(play).lovers] == [1, 1]  # seven less four: everybody can tell


def test_at_an_acts_end_each_keeps_a_card_of_each_type_in_secret() -> None:
    play = Playthrough(GAME, options={"content": CALM}, rng=Rng(3))
    act_of(play, Rng(1))
    assert seen(play).to_act == [JULIET, ROMEO]
    assert all(move.startswith("hold ") for move in legal(play, ROMEO))
    kept = legal(play, ROMEO)[0]
    play.play(ROMEO, kept)
    assert play.log(JULIET)[-1].move == "hold ?"
    place, companion = kept.removeprefix("hold ").split()
    play.hand_chance_to(None)
    play.play(JULIET, legal(play, JULIET)[0])
    assert hand(play, ROMEO) == ([place], [companion])
    assert play.log(constants.NOBODY)[-1].events == ["scene 2 1"]
    assert seen(play).lovers[ROMEO].played.places == []
    assert (seen(play).act, seen(play).scene) == (2, 1)
    dealt_again = [move for move in legal(play) if move.startswith("draw")]
    assert len(dealt_again) == 6  # all of Juliet's places but the one she kept


def test_after_three_acts_without_enough_love_it_is_lost() -> None:
    play = Playthrough(GAME, options={"content": CALM}, rng=Rng(5))
    act_of(play, Rng(8), "ended")
    assert play.outcome is not None
    assert (play.outcome.reason, play.outcome.winners, play.outcome.scores) == ("time", [], [0, 0])
    assert (seen(play).act, seen(play).scene) == (3, 4)
    assert len(seen(play).story) == 12


def test_hate_at_its_limit_loses_at_once() -> None:
    play = stage(
        crowd(
            "juliet benvolio lord-montague", "romeo tybalt lord-capulet lady-capulet", "nurse mercutio", "friar hate"
        ),
        hate=2,
    )
    assert ended(play) == ["hate balcony 1", "hate ballroom 1"]
    assert play.outcome is not None
    assert (play.outcome.reason, play.outcome.winners, play.outcome.scores) == ("hate", [], [0, 0])


def test_love_at_its_height_wins_at_once_before_any_event() -> None:
    near = stage_near_the_end(love=9)
    assert ended(near) == ["love 10"]
    assert near.outcome is not None
    assert (near.outcome.reason, near.outcome.winners, near.outcome.scores) == ("love", [0, 1], [1, 1])


def stage_near_the_end(love: int, hate: int = 0, groups: Sequence[Sequence[str]] | None = None) -> Playthrough:
    """So much love and hate, the lovers alone at the balcony."""
    together = crowd(
        "juliet romeo", "nurse lord-capulet lady-capulet tybalt", "benvolio mercutio lord-montague", "friar", "hate"
    )
    play = stage(groups or together, hate=5)
    view = seen(play, constants.EVERYTHING)
    events = [*range(10, 10 + love), *[0] * (9 - love)]
    changed = msgspec.structs.replace(view, love=love, hate=hate, events=events, events_left=[9 - love, 0, 0, 0])
    play.position = GAME.imagine(changed, Rng(0))
    return play


def test_love_does_not_go_beyond_its_height() -> None:
    play = stage_near_the_end(love=8)
    assert ended(play) == ["love 10"]
    assert seen(play).events[8] == 0


def test_if_hate_and_love_would_both_be_complete_it_is_lost() -> None:
    """Hate comes before love in the epilogue."""
    groups = crowd("juliet romeo tybalt", "nurse lord-capulet lady-capulet", "benvolio mercutio lord-montague",
                   "friar", "hate")  # fmt: skip
    play = stage_near_the_end(love=9, hate=4, groups=groups)
    assert ended(play) == ["hate balcony 1"]
    assert play.outcome is not None
    assert play.outcome.reason == "hate"
    assert seen(play).love == 9


def test_nothing_is_moved_when_it_is_over() -> None:
    play = stage_near_the_end(love=9)
    ended(play)
    assert seen(play).to_act == []
    assert legal(play, JULIET) == legal(play, ROMEO) == []
