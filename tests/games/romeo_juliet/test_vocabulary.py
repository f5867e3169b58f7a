"""What the words of events mean: each in a scene in which nothing else happens."""

from typing import Any

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.games.romeo_juliet.reference import COMPANIONS, PLACES
from tests.games.romeo_juliet.verona import (
    APART,
    JULIET,
    QUIET,
    ROMEO,
    brought,
    content,
    legal,
    make,
    missives,
    refused,
    seen,
    stacked,
    went,
    where,
)


def met(chapter: str, at: str = "street", **more: Any) -> tuple[Playthrough, list[str]]:
    """The lovers meet under passion; all of it."""
    return went(content(chapter=chapter, **more), f"{at} hate", f"{at} hate", events=[])


@pytest.mark.parametrize(
    ("effect", "at", "love"),
    [
        ("no-love street", "street", 0),
        ("no-love church", "street", 1),
        ("love-only church cell", "street", 0),
        ("love-only church street", "street", 1),
        ("guard hate", "street", 1),
        ("guard hate", "salon", 0),
        ("guard hate when romeo at street", "salon", 1),
        ("plain-balcony", "balcony", 1),
        ("plain-balcony unless nurse at balcony", "balcony", 2),
        ("plain-balcony when nurse at balcony", "balcony", 1),
    ],
)
def test_where_love_grows(effect: str, at: str, love: int) -> None:
    play, _ = met(f"{QUIET}; {effect}", at)
    assert seen(play).love == love


@pytest.mark.parametrize(
    ("effect", "hate"),
    [
        ("no-nurse", 1),
        ("double-hate", 2),
        ("double-hate church", 1),
        ("truce balcony", 0),
        ("truce church; double-hate balcony", 2),
        ("truce balcony; double-hate balcony", 0),
    ],
)
def test_how_much_hate_a_place_makes(effect: str, hate: int) -> None:
    play, _ = met(f"{QUIET}; {effect}", "balcony")
    assert seen(play).hate == hate


@pytest.mark.parametrize(("there", "hate"), [("friar tybalt nurse", 1), ("friar tybalt", 0), ("tybalt nurse", 1)])
def test_rivals_hate_each_other_under_the_friars_eyes_whatever_their_family(there: str, hate: int) -> None:
    rest = [one for one in ("nurse", "lord-capulet", "lady-capulet", "tybalt") if one not in there]
    start = {"church": there, "balcony": " ".join(rest), "cell": "benvolio mercutio lord-montague",
             "salon": "hate", "street": "juliet romeo", "ballroom": "" if "friar" in there else "friar"}  # fmt: skip
    play, _ = met(f"{QUIET}; rivals tybalt nurse", start=start)
    assert seen(play).hate == hate


def test_the_nurse_brings_nothing_if_an_event_says_so() -> None:
    for effect, juliets in (("no-nurse", 1), ("no-nurse unless nurse at balcony", 2)):
        play, _ = met(f"{QUIET}; {effect}", "balcony")
        assert seen(play).lovers[JULIET].missives == juliets


def test_silence_and_dear_missives() -> None:
    silent = stacked(content(chapter="silence"))
    assert legal(silent) == ["propose passion", "propose reason"]
    assert refused(silent, JULIET, "missive church").key == "silenced"
    dear = stacked(content(chapter="dear-missives"))
    refusal = refused(dear, JULIET, "missive church")
    assert (refusal.key, refusal.args_["price"], refusal.args_["missives"]) == ("no-missive", 2, 1)
    make(dear, "propose passion", "missive church")
    assert missives(dear) == [1, 0, 4]


def test_poor_reason_brings_no_missive() -> None:
    play = stacked(content(chapter="poor-reason"))
    assert make(play, "propose reason", "agree") == ["heart reason"]
    assert missives(play) == [1, 2, 2]


def test_romeo_may_be_the_one_to_decide() -> None:
    play = stacked(content(chapter="romeo-decides"))
    make(play, "propose passion", "propose reason")
    assert "decide reason" not in legal(play)
    make(play, "propose passion")
    assert "decide reason" in legal(play)
    assert make(play, "decide reason")[0] == "heart reason"


def test_fewer_cards() -> None:
    """Three places instead of four, or three companions."""
    places = Playthrough(GAME, options={"content": content(chapter="fewer-places")}, rng=Rng(1))
    assert [lover.sizes for lover in seen(places).lovers] == [[3, 4], [3, 4]]
    companions = Playthrough(GAME, options={"content": content(chapter="fewer-companions")}, rng=Rng(1))
    assert [lover.sizes for lover in seen(companions).lovers] == [[4, 3], [4, 3]]


def test_with_fewer_cards_an_act_still_has_four_scenes_and_cards_are_left_in_the_pile() -> None:
    text = content(chapter=f"{QUIET}; fewer-places; no-love {' '.join(PLACES)}; truce {' '.join(PLACES)}")
    play = Playthrough(GAME, options={"content": text}, rng=Rng(1))
    rng = Rng(2)
    while seen(play).phase != "holding":
        seat = play.position.to_move
        play.play(seat, GAME.spell(play.position.draw(seat, rng)))
    assert [lover.sizes for lover in seen(play).lovers] == [[2, 3], [2, 3]]
    assert seen(play).lovers[ROMEO].could_hold.hands == 3  # two of the three places that were not played


def test_the_feud_drifts_when_a_new_scene_begins_not_before_the_first() -> None:
    text = content(chapter="no-effects; drift hate left")
    assert where(Playthrough(GAME, options={"content": text}, rng=Rng(1)))["hate"] == "salon"
    _, happened = went(text, "church nurse", "cell benvolio", "reason")
    assert happened[-2:] == ["scene 1 2", "hate to street"]


def test_a_condition_is_looked_at_whenever_it_matters() -> None:
    """The friar keeps the peace until Tybalt comes to him, and in that very scene he does not."""
    text = content(chapter="no-peace when tybalt with friar", start=APART | {"church": "friar mercutio",
                   "cell": "benvolio lord-montague", "balcony": "nurse lord-capulet lady-capulet",
                   "ballroom": "tybalt"})  # fmt: skip
    play, _ = went(text, "church tybalt", "balcony hate")
    assert seen(play).in_force == ["no-peace when tybalt with friar"]
    make(play, "use friar left")
    assert seen(play).in_force == []


def test_effects_that_happen_once_come_in_their_order_and_only_if_their_condition_is_fulfilled_then() -> None:
    event = "send romeo church; gain romeo 1 when romeo at church; lose juliet 1 unless romeo at church"
    play, happened = brought(event)
    assert happened == ["romeo to church", "romeo gains missive", "scene 1 2"]
    assert where(play)["romeo"] == "church"


@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        ("send capulets street", [f"{one} to street" for one in COMPANIONS[:4]]),
        ("swap juliet friar", ["friar to street", "juliet to church"]),
        ("swap juliet romeo", []),
        ("shift hate left 2", ["hate to ballroom", "hate to balcony"]),
        ("shift montagues right", [f"{one} to church" for one in COMPANIONS[4:7]]),
        ("gain juliet 5", ["juliet gains missive"] * 2),
        ("lose romeo 5", ["romeo loses missive"] * 2),
        ("hate 2; calm 1", ["hate event 2", "calm 1"]),
        ("hate 1; calm 3", ["hate event 1", "calm 1"]),
    ],
)
def test_what_happens_once(event: str, wanted: list[str]) -> None:
    _, happened = brought(event, chapter="no-effects; truce street")
    assert happened == [*wanted, "scene 1 2"]
