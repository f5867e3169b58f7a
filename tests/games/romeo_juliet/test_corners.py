"""What players ask about Roméo & Juliette, each with its ruling."""

from typing import Any

import msgspec
import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.content import load
from sottovoce.rules import constants
from sottovoce.rules.game import BadMove, BadOption, IllegalMove, NotYourTurn
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
    dealt,
    legal,
    make,
    refused,
    seen,
    stacked,
    told,
    went,
    where,
)
from tests.table.company import Company


def agreed(text: str | None = None, juliet: str = "", romeo: str = "", **options: Any) -> Playthrough:
    """A game behind the curtain."""
    play = stacked(text, juliet, romeo, **options)
    make(play, "propose passion", "agree")
    return play


# R1, R2: the ring and the tracks.


def test_r1_which_way_is_right() -> None:
    """Clockwise; from the balcony to the ballroom, and from the church to the balcony."""
    for place, there in zip(PLACES, [*PLACES[1:], PLACES[0]], strict=True):
        start = {one: f"{APART.get(one, '').removesuffix(' romeo')} {'romeo' * (one == place)}" for one in PLACES}
        play, _ = went(content(chapter=QUIET, start=start), "street nurse", "sidestep hate")
        make(play, "step right")
        assert where(play)["romeo"] == there


def test_r1_may_a_box_have_another_ring_and_other_tracks() -> None:
    text = content(ring="balcony street ballroom salon cell church", love=4, hate=3)
    view = seen(Playthrough(GAME, options={"content": text}))
    assert list(view.places) == ["balcony", "street", "ballroom", "salon", "cell", "church"]
    assert (view.love_goal, view.hate_limit) == (4, 3)
    assert len(view.events) == 3


# R3: whose companions.


@pytest.mark.parametrize(("seat", "stranger"), [(JULIET, "mercutio"), (ROMEO, "nurse")])
def test_r3_may_one_bring_a_companion_of_the_other_family(seat: int, stranger: str) -> None:
    """There is no such card."""
    play = agreed()
    place = "balcony" if seat == JULIET else "street"
    refusal = refused(play, seat, f"play {place} {stranger}")
    assert isinstance(refusal, IllegalMove)
    assert (refusal.key, refusal.args_["card"]) == ("not-in-hand", stranger)


# R4, R5: the first chapter and the others.


def test_r4_the_first_chapters_event_makes_effects_optional() -> None:
    assert seen(Playthrough(GAME)).in_force == ["optional-effects"]


def test_r5_an_event_suspends_the_friars_peace() -> None:
    assert any(effect.text.startswith("no-peace") for event in load(None).events.values() for effect in event.effects)


@pytest.mark.parametrize("chapter", [0, 10, "1", True])
def test_r5_there_is_no_other_chapter(chapter: object) -> None:
    with pytest.raises(BadOption) as caught:
        Playthrough(GAME, options={"chapter": chapter})
    assert caught.value.key == "option-choice"
    with pytest.raises(BadOption) as caught:
        Playthrough(GAME, options={"chapter": 2, "content": content()})
    assert (caught.value.key, caught.value.args_["known"]) == ("option-no-chapter", "1")


# R6: the rendezvous.


def test_r6_is_repeating_the_partners_word_agreement() -> None:
    """No: both have proposed, and one of them has yet to agree."""
    play = stacked()
    assert make(play, "propose passion", "propose passion") == []
    assert seen(play).phase == "rendezvous"
    assert seen(play).heart is None
    assert "agree" in legal(play)
    assert not any(move.startswith("decide") for move in legal(play))  # nor is there anything to decide


def test_r6_which_proposal_is_confirmed() -> None:
    """The partner's latest."""
    play = stacked()
    make(play, "propose passion", "propose reason", "propose passion", "propose passion")
    assert [lover.proposal for lover in seen(play).lovers] == ["passion", "passion"]
    assert make(play, "agree") == ["heart passion"]


def test_r6_how_often_may_one_propose() -> None:
    play = stacked(content(missives="juliet 2, romeo 3, reserve 0"))
    make(play, "propose passion", "missive church", "propose reason", "missive cell")
    assert legal(play) == [f"missive {place}" for place in sorted(PLACES)]
    refusal = refused(play, JULIET, "propose passion")
    assert (refusal.key, refusal.args_["most"]) == ("no-proposal", 2)


def test_r6_a_new_scene_has_new_proposals() -> None:
    play, _ = went(content(chapter=QUIET), "church nurse", "salon hate")
    assert [(lover.proposal, lover.proposals) for lover in seen(play).lovers] == [(None, 0)] * 2
    assert (seen(play).said, seen(play).heart) == ([], None)
    assert seen(play).to_act == [JULIET]


def test_r6_must_a_lover_agree_who_can_say_nothing_else() -> None:
    play = stacked(content(missives="juliet 0, romeo 0, reserve 5"), first="romeo")
    make(play, "propose passion", "propose passion", "propose passion", "propose passion")
    assert legal(play) == ["agree"]


def test_r6_may_juliet_decide_at_once() -> None:
    """Not before both have proposed, and differently; and never Romeo."""
    play = stacked()
    assert refused(play, JULIET, "decide passion").key == "nothing-to-decide"
    make(play, "propose passion")
    assert refused(play, ROMEO, "decide passion").key == "nothing-to-decide"
    assert refused(play, JULIET, "decide passion").code == "not_your_turn"
    make(play, "missive church")
    assert refused(play, JULIET, "decide passion").key == "nothing-to-decide"
    assert refused(play, JULIET, "agree").key == "nothing-to-agree"


def test_r6_may_a_missive_name_any_place() -> None:
    assert [move for move in legal(stacked()) if "missive" in move] == [f"missive {place}" for place in sorted(PLACES)]
    assert isinstance(refused(stacked(), JULIET, "missive sidestep"), BadMove)


# R7: cards.


def test_r7_may_one_stay_where_one_is() -> None:
    """Yes, with the card of that place; a companion who is there already stays."""
    text = content(chapter="no-effects", start=APART | {"street": "juliet romeo hate", "salon": ""})
    _, happened = went(text, "street hate", "church benvolio")
    assert happened[2:5] == ["romeo to church", "benvolio to church", "hate street 1"]


def test_r7_a_step_is_asked_of_nobody_but_the_sidestepper() -> None:
    play, _ = went(content(chapter=QUIET), "sidestep nurse", "church hate")
    assert isinstance(refused(play, ROMEO, "step left"), NotYourTurn)
    assert isinstance(refused(play, JULIET, "use hate left"), BadMove)


def test_r7_a_choice_cannot_be_changed() -> None:
    play = agreed()
    play.play(JULIET, "play balcony nurse")
    assert isinstance(refused(play, JULIET, "play balcony nurse"), NotYourTurn)


# R8: place effects.


def test_r8_two_must_be_moved_or_none() -> None:
    """With one Montague free to go the salon's effect cannot be carried out, and nobody is asked."""
    text = content(chapter="held benvolio mercutio")
    _, happened = went(text, "balcony nurse", "salon hate")
    assert "scene 1 2" in happened


def test_r8_skipping_is_no_word_where_nothing_can_be_done() -> None:
    text = content(chapter="held friar; optional-effects")
    play, _ = went(text, "balcony nurse", "church hate")
    assert seen(play).scene == 2


def test_r8_the_two_are_named_in_the_order_of_the_alphabet() -> None:
    play, _ = went(content(), "balcony nurse", "ballroom hate")
    assert "use lady-capulet+tybalt left" in legal(play)
    assert isinstance(refused(play, ROMEO, "use tybalt+lady-capulet left"), BadMove)
    assert isinstance(refused(play, ROMEO, "use nurse+nurse left"), BadMove)
    assert refused(play, ROMEO, "use mercutio+tybalt left").key == "not-so"


@pytest.mark.parametrize("nobody", ["romeo", "juliet", "friar", "hate"])
def test_r8_whom_the_cell_does_not_move(nobody: str) -> None:
    play, _ = went(content(), "balcony nurse", "cell hate")
    assert not any(nobody in move for move in legal(play))
    assert isinstance(refused(play, ROMEO, f"use {nobody} left"), BadMove | IllegalMove)


# R9: the epilogue.


def test_r9_a_place_counts_once_however_many_quarrel_there() -> None:
    start = {"street": " ".join([*COMPANIONS[:7], "hate"]), "cell": "juliet", "church": "romeo friar"}
    play, _ = went(content(chapter=QUIET, start=start), "ballroom hate", "balcony hate")
    assert seen(play).hate == 1


# R10: what is public.


def test_r10_sizes_are_public_hands_are_not() -> None:
    play = stacked()
    for viewer in (ROMEO, constants.NOBODY):
        view = seen(play, viewer)
        assert view.lovers[JULIET].sizes == [4, 4]
        assert view.lovers[JULIET].hand is None
        assert view.piles == [None] * 4
    assert seen(play, constants.EVERYTHING).lovers[JULIET].hand is not None


def test_r10_what_can_be_held_over() -> None:
    play = Playthrough(GAME, options={"content": content(chapter="no-effects", hate=15, love=15)}, rng=Rng(4))
    rng = Rng(4)
    while seen(play).phase != "holding":
        seat = play.position.to_move
        play.play(seat, GAME.spell(play.position.draw(seat, rng)))
    cards = seen(play, ROMEO).lovers[ROMEO].hand
    assert cards is not None
    wanted = {f"hold {place} {one}" for place in cards.places for one in cards.companions}
    assert set(legal(play, ROMEO)) == wanted
    gone = next(card for card in (*PLACES, "sidestep") if card not in cards.places)
    assert refused(play, ROMEO, f"hold {gone} {cards.companions[0]}").key == "not-in-hand"
    assert isinstance(refused(play, ROMEO, f"play {cards.places[0]} {cards.companions[0]}"), BadMove)


# R12: who can say nothing.


def test_r12_a_lover_who_can_say_nothing_is_passed_over() -> None:
    """Juliet has proposed twice and has no missive; Romeo has proposed nothing and goes on writing."""
    play = stacked(content(missives="juliet 0, romeo 3, reserve 2"))
    make(play, "propose passion", "missive church", "propose reason")
    assert make(play, "missive cell") == ["juliet speechless"]
    assert seen(play).to_act == [ROMEO]
    assert make(play, "missive salon") == ["juliet speechless"]
    assert legal(play) == ["agree", "propose passion", "propose reason"]
    make(play, "propose passion")
    assert legal(play) == ["agree", "decide passion", "decide reason"]


def test_r12_it_happens_to_romeo_too() -> None:
    play = stacked(content(missives="juliet 3, romeo 0, reserve 2"), first="romeo")
    make(play, "propose passion", "missive church", "propose reason")
    assert make(play, "missive cell") == ["romeo speechless"]
    assert seen(play).to_act == [JULIET]


# R13: closed, no sidestep, held.


def test_r13_whoever_goes_to_a_closed_place_stays_and_is_joined_by_the_companion() -> None:
    play, happened = went(content(chapter="no-effects; closed church"), "church nurse", "cell hate")
    assert happened[2:5] == ["romeo to cell", "hate to cell", "nurse to street"]
    assert (where(play)["juliet"], where(play)["nurse"]) == ("street", "street")


def test_r13_nor_can_one_sidestep_into_it() -> None:
    play, _ = went(content(chapter="no-effects; closed salon"), "sidestep nurse", "church hate")
    assert legal(play) == ["step left", "step right"]
    assert make(play, "step right")[0] == "nurse to street"
    assert where(play)["juliet"] == "street"


def test_r13_a_place_that_closes_around_a_lover_lets_them_be_there() -> None:
    play, _ = went(content(chapter="no-effects; closed street"), "street hate", "church hate")
    assert where(play)["juliet"] == "street"


def test_r13_companions_come_and_go_there() -> None:
    play, _ = went(content(chapter="closed salon"), "balcony nurse", "street hate")
    make(play, "use hate right")
    assert where(play)["hate"] == "salon"


def test_r13_a_door_is_closed_or_open_when_the_lover_comes_to_it() -> None:
    """Romeo takes hate away from the church before Juliet arrives."""
    start = APART | {"salon": "", "church": "friar hate"}
    text = content(chapter="no-effects; closed church when hate at church", start=start)
    play, _ = went(text, "church nurse", "salon hate")
    assert where(play)["juliet"] == "church"


def test_r13_may_an_event_take_a_lover_into_a_closed_place() -> None:
    """Yes: doors are closed to those who come by a card or a sidestep."""
    play, happened = brought("send juliet church; shift romeo right 1", f"{QUIET}; closed church salon")
    assert happened == ["juliet to church", "romeo to salon", "scene 1 2"]
    assert (where(play)["juliet"], where(play)["romeo"]) == ("church", "salon")


def test_r13_without_sidestep_its_player_stays_and_is_joined_and_nobody_is_asked() -> None:
    _, happened = went(content(chapter="no-effects; no-sidestep"), "sidestep nurse", "sidestep hate")
    assert happened[2:4] == ["hate to street", "nurse to street"]


@pytest.mark.parametrize("how", ["send", "swap", "shift", "card", "effect", "drift"])
def test_r13_nothing_moves_a_held_companion(how: str) -> None:
    events = {"send": "send hate cell", "swap": "swap hate friar", "shift": "shift hate left 2"}
    chapter = "no-effects; held hate" + ("; drift hate right" if how == "drift" else "")
    if how == "effect":
        chapter = "held hate"
    play, happened = brought(events.get(how, "calm 1"), chapter)
    assert not any(event.startswith("hate to") for event in happened)
    assert where(play)["hate"] == "salon"
    assert where(play)["friar"] == "church"
    assert seen(play).scene == 2  # the street's effect was not asked for either


# R15: choices that events give.


def test_r15_both_alternatives_can_be_chosen_if_both_can_be_done() -> None:
    play, happened = brought("either romeo: hate 1 | lose romeo 2")
    assert happened == []
    assert seen(play).to_act == [ROMEO]
    assert legal(play) == ["choose 1", "choose 2"]
    assert isinstance(refused(play, ROMEO, "choose 3"), BadMove)
    decision = seen(play).decision
    assert decision is not None
    assert (decision.event, decision.effect) == (10, "either romeo: hate 1 | lose romeo 2")
    assert make(play, "choose 2") == ["romeo loses missive", "romeo loses missive", "scene 1 2"]


@pytest.mark.parametrize(
    ("impossible", "more"),
    [
        ("lose juliet 2", {}),
        ("gain romeo 3", {}),
        ("swap friar nurse", {"chapter": "no-effects; held friar"}),
        ("send friar nurse church", {"chapter": "no-effects; held nurse"}),
        ("shift capulets left", {"chapter": "no-effects; held tybalt"}),
        ("errand juliet church", {"chapter": "no-effects; held friar"}),
        ("favour juliet salon", {"chapter": "no-effects; held benvolio lord-montague"}),
        ("errand romeo balcony", {}),
    ],
)
def test_r15_what_cannot_be_done_in_full_is_not_offered_and_the_other_happens(
    impossible: str, more: dict[str, Any]
) -> None:
    for both in (f"{impossible} | hate 1", f"hate 1 | {impossible}"):
        _, happened = brought(f"either juliet: {both}", **more)
        assert happened == ["hate event 1", "scene 1 2"]


def test_r15_if_neither_can_be_done_nothing_happens() -> None:
    _, happened = brought("either juliet: lose juliet 3 | errand juliet balcony")
    assert happened == ["scene 1 2"]


def test_r15_a_chosen_errand_asks_again() -> None:
    play, _ = brought("either juliet: hate 1 | errand romeo church", chapter="no-effects")
    assert make(play, "choose 2") == []
    decision = seen(play).decision
    assert decision is not None
    assert (decision.alternative, decision.effect) == (1, "errand romeo church")
    assert seen(play).to_act == [ROMEO]
    assert legal(play) == ["use friar left", "use friar right"]
    assert make(play, "use friar left") == ["friar to cell", "scene 1 2"]


def test_r15_an_errand_must_be_run_a_favour_may_be_left() -> None:
    errand, _ = brought("errand juliet church", chapter="no-effects")
    assert legal(errand) == ["use friar left", "use friar right"]
    assert refused(errand, JULIET, "skip").key == "compulsory"
    favour, _ = brought("favour juliet church", chapter="no-effects")
    assert legal(favour) == ["skip", "use friar left", "use friar right"]
    assert make(favour, "skip") == ["scene 1 2"]


def test_r15_where_the_lover_really_stands_does_not_matter() -> None:
    play, _ = brought("errand romeo ballroom", chapter="no-effects")
    assert where(play)["romeo"] == "street"
    assert len(legal(play)) == 12


# R16: hands at the end.


def test_r16_hands_are_not_shown_when_it_is_over() -> None:
    start = APART | {"cell": "benvolio mercutio lord-montague hate", "salon": ""}
    play, _ = went(content(chapter=QUIET, hate=1, start=start), "salon nurse", "church friar")
    assert play.outcome is not None
    assert play.outcome.reason == "hate"
    assert seen(play, ROMEO).lovers[JULIET].hand is None
    assert [lover.hand for lover in seen(play).lovers] == [None, None]


@pytest.mark.parametrize("moves", [1, 9, 30, 60, 100])
def test_r16_what_else_could_be_held_looks_the_same(moves: int) -> None:
    """Whatever the other may hold instead, one sees what one saw, and remembers the same story."""
    play, rng = Playthrough(GAME), Rng(moves)
    while len(play.moves) < moves and play.position.to_move != constants.NOBODY:
        play.add(play.position.to_move, play.position.draw(play.position.to_move, rng))
    for viewer in (JULIET, ROMEO, constants.NOBODY):
        other = play.resample(viewer, rng)
        assert other.view(viewer) == play.view(viewer)
        assert other.log(viewer) == play.log(viewer)


def test_r16_nor_when_a_lover_gives_up() -> None:
    company = Company(GAME.id)
    company.at_random(Rng(1), 12)
    company.table.resign(JULIET, key="r", now=company.tick())
    for viewer in company.viewers:
        view: Any = company.table.state.view(viewer)
        assert view.phase == "ended"
        assert [lover.hand is not None for lover in view.lovers] == [viewer == JULIET, viewer == ROMEO]


# R17: hate in detail.


def test_r17_the_friar_is_a_character_to_the_allegory() -> None:
    """Alone with him it makes hate when his peace is suspended, and none otherwise."""
    start = APART | {"salon": "", "church": "friar hate"}
    for peace, hate in (("", 0), ("; no-peace", 1), ("; no-peace church", 1), ("; no-peace street", 0)):
        play, _ = went(content(chapter=QUIET + peace, start=start), "street hate", "salon hate")
        assert seen(play).hate == hate, peace


def test_r17_more_than_the_limit_is_the_limit() -> None:
    play, happened = brought("hate 5", hate=3)
    assert happened == ["hate event 5"]
    assert (seen(play).hate, seen(play).hate_limit) == (3, 3)
    assert play.outcome is not None
    assert play.outcome.reason == "hate"


def test_r17_double_hate_may_complete_it_too_and_then_no_place_is_looked_at_any_more() -> None:
    start = {
        "balcony": "tybalt mercutio", "church": "nurse benvolio", "street": "juliet romeo",
        "cell": "lady-capulet lord-capulet lord-montague hate friar",
    }  # fmt: skip
    play, happened = went(content(chapter=f"{QUIET}; double-hate", start=start, hate=1), "street hate", "salon hate")
    assert happened[-2:] == ["romeo to salon", "hate balcony 2"]
    assert seen(play).hate == 1


def test_r17_when_the_events_are_out_none_comes() -> None:
    """No chapter's pile is too short for its own track, so the table is set so."""
    play = agreed(content(chapter=QUIET, love=4), juliet="hate", romeo="hate")
    play.play(JULIET, "play street hate")
    view = msgspec.structs.replace(seen(play, constants.EVERYTHING), love=1, events=[10, 11, 12])
    play.position = GAME.imagine(view, Rng(0))
    assert seen(play).events_left == [0, 0, 0, 0]
    assert told(play.play(ROMEO, "play street hate"))[2:] == ["love 2", "scene 1 2"]


# Chance by hand.


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    play = Playthrough(GAME)
    assert refused(play, constants.CHANCE, "draw juliet place balcony").key == "not-in-pile"
    assert refused(play, constants.CHANCE, "draw romeo place church").key == "other-pile"
    assert isinstance(refused(play, constants.CHANCE, "draw juliet place nurse"), BadMove)
    dealt(play, ["salon cell church", "nurse nurse tybalt friar", "salon cell sidestep", "hate hate hate friar"])
    assert isinstance(refused(play, constants.CHANCE, "draw juliet place street"), NotYourTurn)


def test_an_event_comes_from_a_level_that_is_left_and_only_once() -> None:
    play, _ = went(content(chapter=QUIET, love=3), "street hate", "street hate")
    assert legal(play) == ["event 10", "event 11"]
    assert refused(play, constants.CHANCE, "event 1").key == "not-in-pile"
    make(play, "event 11")
    assert seen(play).events == [11, 0]
