"""Each of the 36 events of our content by its name: a played position shows what its card says."""

from sottovoce.games.romeo_juliet.effects import COMPANIONS
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.rules.playthrough import Playthrough
from tests.games.romeo_juliet.opened import BOX, happened, number, opened, whole
from tests.games.romeo_juliet.verona import APART as VERONA
from tests.games.romeo_juliet.verona import JULIET, ROMEO, brought, content, legal, make, scene, seen, went, where

AT_CHURCH = "church friar", "church hate"  # what both play to meet in peace


def hates(told: list[str]) -> list[str]:
    return [one for one in told if one.startswith("hate ") and one.split()[1] != "to"]


def grew(told: list[str]) -> bool:
    return any(one.startswith("love ") for one in told)


def missives(play: Playthrough) -> list[int]:
    return [lover.missives for lover in seen(play).lovers]


def test_there_are_36_and_all_are_told_in_three_languages() -> None:
    assert sorted(BOX.events) == list(range(1, 37))
    assert sorted(BOX.chapters) == list(range(1, 10))
    for said in [(one.name, one.text) for cards in (BOX.events, BOX.chapters) for one in cards.values()]:
        assert set(said[0]) == set(said[1]) == {"en", "fr", "it"}
    assert {number: event.level == "chapter" for number, event in BOX.events.items()} == {
        n: n < 10 for n in range(1, 37)
    }
    assert all(chapter.event == n for n, chapter in BOX.chapters.items())


# The chapters' events.


def test_in_the_beginning_nothing_has_to_be_done() -> None:
    play = opened("In the Beginning")
    scene(play, *AT_CHURCH)
    assert "skip" in legal(play)
    other = opened("Behind the Masks")
    scene(other, *AT_CHURCH)
    assert "skip" not in legal(other)


def test_behind_the_masks_the_ballroom_is_at_peace_without_tybalt() -> None:
    cards = ("balcony ballroom", "lady-capulet nurse"), ("street ballroom", "benvolio friar")
    away = opened("Behind the Masks", *cards, at={"tybalt": "cell", "friar": "cell"})
    scene(away, "ballroom lady-capulet", "ballroom benvolio")
    told = make(away, "use nurse+tybalt right", "use nurse+tybalt left")
    assert not hates(told)
    assert grew(told)
    there = opened("Behind the Masks", *cards)
    scene(there, "ballroom lady-capulet", "ballroom benvolio")
    told = make(there, "use lady-capulet+lord-capulet right", "use lady-capulet+lord-capulet left")
    assert hates(told) == ["hate ballroom 1"]
    assert not grew(told)


def test_a_light_in_the_window_is_safe_with_the_nurse_and_dark_with_the_father() -> None:
    cards = ("balcony church", "lady-capulet nurse"), ("church balcony", "benvolio hate")
    assert not hates(whole(opened("A Light in the Window", *cards), "balcony lady-capulet", "balcony benvolio"))
    alone = opened("A Light in the Window", *cards, at={"nurse": "ballroom"})
    assert hates(whole(alone, "balcony lady-capulet", "balcony benvolio")) == ["hate balcony 1"]
    dim = opened("A Light in the Window", *cards, at={"nurse": "ballroom"})
    assert "love 1" in whole(dim, "balcony lady-capulet", "balcony benvolio")
    lit = opened("A Light in the Window", *cards)
    assert "love 2" in whole(lit, "balcony lady-capulet", "balcony benvolio")
    closed = opened("A Light in the Window", *cards, at={"lord-capulet": "balcony", "juliet": "street"})
    scene(closed, "balcony nurse", "balcony benvolio")
    assert where(closed)["juliet"] == where(closed)["romeo"] == where(closed)["nurse"] == "street"


def test_the_only_messenger_is_the_nurse() -> None:
    with_her = opened("The Only Messenger", missives=(2, 2))
    make(with_her, "missive church")
    without = opened("The Only Messenger", missives=(2, 2), at={"nurse": "ballroom"})
    make(without, "missive church")
    assert (missives(with_her)[JULIET], missives(without)[JULIET]) == (1, 0)
    poor = opened("The Only Messenger", missives=(1, 1), at={"nurse": "ballroom"})
    assert not [move for move in legal(poor) if move.startswith("missive")]


def test_the_only_messenger_also_keeps_the_mother_busy() -> None:
    cards = ("balcony ballroom", "friar nurse"), ("balcony cell", "benvolio hate")
    watched = opened("The Only Messenger", *cards, at={"lady-capulet": "balcony", "nurse": "salon"})
    assert not grew(whole(watched, "balcony friar", "balcony benvolio"))
    busy = opened("The Only Messenger", *cards, at={"lady-capulet": "balcony", "nurse": "balcony"})
    assert grew(whole(busy, "balcony friar", "balcony benvolio"))


def test_swords_drawn_nobody_can_part_them() -> None:
    play = opened("Swords Drawn", at={"tybalt": "church", "mercutio": "church"})
    assert "hate church 1" in hates(whole(play, "balcony nurse", "cell benvolio", "reason"))
    street = opened("Swords Drawn", at={"tybalt": "street", "friar": "street", "mercutio": "church"})
    assert "hate street 2" in hates(whole(street, "balcony nurse", "street benvolio", "reason"))


def test_by_order_of_the_prince_no_lover_walks_the_street() -> None:
    cards = ("street sidestep", "nurse friar"), ("street sidestep", "benvolio friar")
    play = opened("By Order of the Prince", *cards)
    scene(play, "street friar", "sidestep benvolio", "reason")
    assert where(play)["juliet"] == where(play)["friar"] == "balcony"
    assert where(play)["romeo"] == where(play)["benvolio"] == "street"  # no direction was asked
    assert seen(play).phase != "sidestep"


def test_with_a_suitor_in_the_house_the_father_watches() -> None:
    assert not grew(whole(opened("A Suitor in the House", at={"lord-capulet": "church"}), *AT_CHURCH))
    play = opened("A Suitor in the House", at={"nurse": "church"})
    told = whole(play, *AT_CHURCH)
    assert grew(told)
    assert "juliet gains missive" not in told


def test_quarantine_lets_nobody_write_unless_the_friar_is_with_juliet() -> None:
    play = opened("Quarantine")
    assert not [move for move in legal(play) if move.startswith("missive")]
    assert "juliet gains missive" not in make(play, "propose reason", "agree")
    assert "missive church" in legal(opened("Quarantine", at={"friar": "balcony"}))


def test_quarantine_keeps_the_friar_where_he_is_unless_juliet_comes() -> None:
    play = opened("Quarantine")
    scene(play, "cell nurse", "balcony friar", "reason")
    assert where(play)["friar"] == "church"
    fetched = opened("Quarantine", at={"friar": "balcony"})
    scene(fetched, "cell nurse", "church friar", "reason")
    assert where(fetched)["friar"] == "church"


def test_quarantine_lets_juliet_take_the_friar_along() -> None:
    """What is held is judged before they set out, and then she is with him (R13)."""
    play = opened("Quarantine", juliet=("street balcony", "friar nurse"), at={"friar": "balcony"})
    told = scene(play, "street friar", "church hate", "reason")
    assert told[-2:] == ["juliet to street", "friar to street"]
    assert where(play)["friar"] == "street"


def test_quarantine_does_not_make_juliet_send_the_friar_away() -> None:
    play = opened("Quarantine", juliet=("church balcony", "nurse friar"))
    scene(play, "church nurse", "balcony hate", "reason")
    assert legal(play) == ["skip", "use friar left", "use friar right"]
    alone = opened("Quarantine", juliet=("street balcony", "nurse friar"))
    scene(alone, "street nurse", "balcony hate", "reason")
    assert "skip" not in legal(alone)


def test_the_vault_of_the_capulets_lets_love_grow_in_three_places_only() -> None:
    assert grew(whole(opened("The Vault of the Capulets"), *AT_CHURCH))
    cards = ("salon balcony", "friar nurse"), ("salon cell", "hate benvolio")
    assert not grew(whole(opened("The Vault of the Capulets", *cards), "salon friar", "salon hate"))


def test_the_vault_of_the_capulets_takes_a_place_from_each_hand_unless_the_friar_is_with_juliet() -> None:
    assert [lover.sizes for lover in seen(opened("The Vault of the Capulets")).lovers] == [[3, 4], [3, 4]]
    helped = opened("The Vault of the Capulets")
    whole(helped, "balcony friar", "balcony benvolio", "reason")
    assert [lover.sizes for lover in seen(helped).lovers] == [[4, 4], [4, 4]]


# Level I.


def test_the_nurses_errand_brings_a_missive_and_may_lead_someone_away() -> None:
    play, told = happened("The Nurse’s Errand")
    assert told == ["juliet gains missive"]
    assert play.position.to_move == JULIET
    assert "skip" in legal(play)
    make(play, "use tybalt right")
    assert where(play)["tybalt"] == "street"


def test_queen_mab_swaps_mercutio_and_hate_or_costs_a_missive() -> None:
    play, _ = happened("Queen Mab")
    assert play.position.to_move == ROMEO
    other, before = play.copy(), where(play)
    make(play, "choose 1")
    assert (where(play)["mercutio"], where(play)["hate"]) == (before["hate"], before["mercutio"])
    paid = missives(other)[ROMEO]
    make(other, "choose 2")
    assert missives(other)[ROMEO] == paid - 1
    assert where(other) == before


def test_queen_mab_has_her_way_with_one_who_has_no_missive() -> None:
    play, told = happened("Queen Mab", missives=(1, 0))
    assert "mercutio to church" in told
    assert seen(play).phase != "decision"


def test_holy_ground_knows_no_hate_but_the_allegory() -> None:
    crowd = {"friar": "cell", "tybalt": "church", "lord-montague": "church"}
    assert not hates(whole(opened("Holy Ground", at=crowd), "church nurse", "cell benvolio", "reason"))
    cursed = opened("Holy Ground", at={**crowd, "hate": "church"})
    assert hates(whole(cursed, "church nurse", "cell benvolio", "reason")) == ["hate church 1"]
    play = opened("Holy Ground")
    scene(play, "church nurse", "balcony friar", "reason")
    assert seen(play).phase != "effects"  # nobody is asked in the church


def test_the_host_looks_on_keeps_the_peace_and_forbids_love() -> None:
    """The effects of places are left out, so that he stays where he is."""
    card = "; ".join(effect.text for effect in BOX.events[number("The Host Looks On")].effects)
    for host, does_hate in (("ballroom", False), ("salon", True)):
        start = {**VERONA, "ballroom": "nurse", "balcony": "lady-capulet tybalt", "salon": "hate"}
        start[host] += " lord-capulet"
        _, told = went(content(chapter=f"{card}; no-effects", start=start), "ballroom nurse", "ballroom benvolio")
        assert ("hate ballroom 1" in told) == does_hate
        assert grew(told) == does_hate


def test_a_borrowed_mask_brings_a_missive_and_a_favour() -> None:
    play, told = happened("A Borrowed Mask")
    assert told == ["romeo gains missive"]
    assert play.position.to_move == ROMEO
    assert {"skip", "use lady-capulet+tybalt left"} <= set(legal(play))
    make(play, "use lady-capulet+tybalt left")
    assert where(play)["tybalt"] == where(play)["lady-capulet"] == "balcony"


# Level II.


def test_bolted_doors_are_bolted_by_the_fathers() -> None:
    cards = ("ballroom balcony", "nurse friar"), ("salon cell", "benvolio hate")
    play = opened("Bolted Doors", *cards, at={"lord-montague": "salon", "hate": "cell"})
    scene(play, "ballroom nurse", "salon benvolio", "reason")
    assert (where(play)["juliet"], where(play)["romeo"]) == ("balcony", "street")
    play = opened("Bolted Doors", *cards, at={"lord-capulet": "street"})
    scene(play, "ballroom nurse", "salon benvolio", "reason")
    assert (where(play)["juliet"], where(play)["romeo"]) == ("ballroom", "salon")


def test_old_insults_are_not_forgotten_before_the_friar() -> None:
    for friend in ("benvolio", "mercutio"):
        play = opened("Old Insults", at={"tybalt": "church", friend: "church"})
        assert hates(whole(play, "balcony nurse", "cell hate", "reason"))[-1] == "hate church 1"
    play = opened("Old Insults", at={"tybalt": "church", "lord-montague": "church"})
    assert "hate church 1" not in hates(whole(play, "balcony nurse", "cell hate", "reason"))


def test_a_mothers_call_brings_her_where_the_nurse_was_or_costs_a_missive() -> None:
    play, _ = happened("A Mother’s Call")
    assert play.position.to_move == JULIET
    other = play.copy()
    make(play, "choose 1")
    assert (where(play)["lady-capulet"], where(play)["nurse"]) == ("balcony", "ballroom")
    paid = missives(other)[JULIET]
    make(other, "choose 2")
    assert missives(other)[JULIET] == paid - 1
    assert where(other)["nurse"] == "balcony"


def test_paris_asks_for_two_missives_or_hate() -> None:
    play, _ = happened("Paris Asks", missives=(2, 1))
    assert play.position.to_move == JULIET
    other = play.copy()
    make(play, "choose 1")
    assert missives(play)[JULIET] == 0
    assert seen(play).hate == 0
    assert "hate event 1" in make(other, "choose 2")
    assert seen(other).hate == 1


def test_paris_is_refused_by_one_who_cannot_write() -> None:
    _, told = happened("Paris Asks", missives=(1, 1))
    assert "hate event 1" in told


def test_herbs_at_dawn_keep_the_friar_in_his_cell() -> None:
    stuck = opened("Herbs at Dawn", at={"friar": "cell"})
    scene(stuck, "church friar", "church hate")
    assert where(stuck)["friar"] == "cell"
    assert seen(stuck).phase != "effects"
    free = opened("Herbs at Dawn")
    scene(free, "cell friar", "balcony hate")
    assert where(free)["friar"] == "cell"


# Level III.


def test_tybalt_will_not_hear_of_peace() -> None:
    play = opened("Tybalt Will Not Hear", at={"tybalt": "church"})
    assert hates(whole(play, *AT_CHURCH)) == ["hate church 1"]
    assert not hates(whole(opened("Tybalt Will Not Hear"), *AT_CHURCH))
    street = opened("Tybalt Will Not Hear", at={"friar": "street", "lady-capulet": "street", "benvolio": "street"})
    assert "hate street 1" in hates(whole(street, "balcony nurse", "church mercutio", "reason"))


def test_a_plague_on_both_houses_brings_them_face_to_face() -> None:
    play, told = happened("A Plague on Both Houses")
    assert told == ["tybalt to street", "mercutio to street", "hate to street"]
    assert play.position.to_move == ROMEO
    assert "skip" in legal(play)
    make(play, "use tybalt left")
    assert where(play)["tybalt"] == "ballroom"


def test_watched_messengers_cost_double_without_benvolio() -> None:
    play = opened("Watched Messengers", missives=(2, 2))
    make(play, "missive church")
    friend = opened("Watched Messengers", missives=(2, 2), at={"benvolio": "street"})
    make(friend, "missive church")
    assert (missives(play)[JULIET], missives(friend)[JULIET]) == (0, 1)
    assert "juliet gains missive" not in make(opened("Watched Messengers"), "propose reason", "agree")
    with_him = opened("Watched Messengers", at={"benvolio": "street"})
    assert "juliet gains missive" in make(with_him, "propose reason", "agree")


def test_hot_days_double_the_hate_in_the_street_and_in_the_ballroom() -> None:
    for place, counts in (("street", 2), ("ballroom", 2), ("salon", 1), ("cell", 1), ("church", 1)):
        play = opened("Hot Days", at={"tybalt": place, "lord-montague": place, "hate": "church", "friar": "balcony"})
        assert f"hate {place} {counts}" in whole(play, "balcony nurse", "balcony friar", "reason")


def test_the_princes_sentence_costs_missives_or_hate() -> None:
    play, told = happened("The Prince’s Sentence", missives=(1, 2))
    assert {"romeo to salon", "hate to salon"} <= set(told)
    assert play.position.to_move == ROMEO
    other = play.copy()
    make(play, "choose 1")
    assert missives(play)[ROMEO] == 0
    assert "hate event 1" in make(other, "choose 2")
    _, told = happened("The Prince’s Sentence", missives=(1, 1))
    assert "hate event 1" in told  # he cannot pay


def test_fortunes_fool_stirs_up_all_capulets() -> None:
    play, told = happened("Fortune’s Fool")
    assert told == ["nurse to church", "lord-capulet to balcony", "lady-capulet to balcony", "tybalt to balcony"]
    assert play.position.to_move == ROMEO
    assert "romeo loses missive" in make(play, "choose 1")


# Level IV.


def test_the_lark_takes_half_the_balcony_unless_the_nurse_watches() -> None:
    cards = ("balcony church", "tybalt nurse"), ("balcony cell", "benvolio hate")
    play = opened("The Lark", *cards, at={"nurse": "ballroom"})
    told = whole(play, "balcony tybalt", "balcony benvolio")
    assert hates(told) == ["hate balcony 2"]
    assert seen(play).love == 2
    play = opened("The Lark", *cards)
    told = whole(play, "balcony tybalt", "balcony benvolio")
    assert hates(told) == ["hate balcony 1"]
    assert seen(play).love == 3


def test_the_potion_brings_a_crowd_to_the_church_and_hate_unless_the_friar_is_there() -> None:
    card = "; ".join(effect.text for effect in BOX.events[number("The Potion")].effects)
    crowd = {"juliet", "lord-capulet", "lady-capulet", "hate"}
    for friar, does_hate in (("church", False), ("salon", True)):
        start = {**VERONA, "church": "", "salon": "hate"}
        start[friar] += " friar"
        play, told = brought(card, chapter="no-effects", start=start)
        assert ("hate event 1" in told) == does_hate
        assert crowd <= {token for token, place in where(play).items() if place == "church"}


def test_the_apothecary_sends_hate_from_door_to_door() -> None:
    play = opened("The Apothecary")
    whole(play, "balcony nurse", "church benvolio", "reason")
    assert where(play)["hate"] == "cell"  # it was in the salon
    assert [lover.sizes for lover in seen(play).lovers] == [[4, 3], [4, 3]]
    watched = opened("The Apothecary", at={"friar": "salon"})
    whole(watched, "balcony nurse", "balcony benvolio", "reason")
    assert where(watched)["hate"] == "salon"
    assert [lover.sizes for lover in seen(watched).lovers] == [[4, 4], [4, 4]]  # they are together


def test_a_day_too_soon_sends_the_father_round_and_shuts_love_out() -> None:
    play = opened("A Day Too Soon")
    whole(play, "balcony nurse", "church benvolio", "reason")
    assert where(play)["lord-capulet"] == "street"  # he was in the ballroom
    cards = ("salon balcony", "friar nurse"), ("salon cell", "hate benvolio")
    assert not grew(whole(opened("A Day Too Soon", *cards), "salon friar", "salon hate"))


def test_torches_in_the_churchyard_end_the_peace_of_the_church() -> None:
    play = opened("Torches in the Churchyard", at={"lady-capulet": "church"})
    assert "hate church 1" in hates(whole(play, "balcony nurse", "church benvolio", "reason"))
    away = opened("Torches in the Churchyard", at={"lady-capulet": "church", "friar": "cell"})
    assert "hate church 2" in hates(whole(away, "balcony nurse", "church benvolio", "reason"))


# Events that belong to a chapter and let the lovers talk.


def test_a_glance_shows_a_place_and_the_ring_a_companion() -> None:
    play, _ = happened("A Glance")
    assert seen(play).phase == "showing"
    assert all(move.split()[1] in PLACE_CARDS for move in legal(play, JULIET))
    play, _ = happened("The Ring")
    assert all(move.split()[1] in COMPANIONS for move in legal(play, JULIET))
    make(play, legal(play, JULIET)[0])
    assert "juliet loses missive" in make(play, legal(play, ROMEO)[0])


def test_palm_to_palm_and_friar_john_let_both_name_a_place() -> None:
    for name in ("Palm to Palm", "Friar John Returns"):
        play, _ = happened(name)
        assert seen(play).phase == "naming"
        make(play, "name cell")
        assert {"romeo names church", "juliet names cell"} <= set(make(play, "name church"))


def test_the_vow_leaves_only_passion_for_a_scene() -> None:
    play, told = happened("The Vow")
    assert told[:2] == ["only passion", "romeo gains missive"]
    assert seen(play).only == "passion"


def test_the_rope_ladder_gives_a_missive_while_the_nurse_is_with_juliet() -> None:
    assert seen(opened("The Rope Ladder")).price == 0
    assert seen(opened("The Rope Ladder", at={"nurse": "ballroom"})).price == 2  # dear in this chapter without her
