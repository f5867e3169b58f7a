"""What Volto says to people: every line and event in each language, and the damsel rule the right way round."""

from itertools import product

import pytest

from sottovoce.games.volto import GAME
from sottovoce.rules.words import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_kind_of_line_and_event_is_told(language: str) -> None:
    words = GAME.words(language)
    for seat, look in product((0, 1), ("setup ?", "setup NNPNC/SDCDC", "b2-b3", "b2xb3")):
        assert words.tell(GAME.tell(seat, look))
    events = [f"{word} {letter}" for word in ("captured", "removed") for letter in "NCPSD"]
    for event in (*events, "removed ?", "skipped white", "revealed red NNPNC/SDCDC"):
        assert words.tell(GAME.tell_event(event))


@each_language
def test_every_kind_of_mask_has_its_words(language: str) -> None:
    words = GAME.words(language)
    for letter in "NCPSD":
        for key in ("kind", "a-kind", "your-kind", "Your-kind"):
            assert words.say(key, {"letter": letter})
        assert words.say(f"help-{letter}")
        assert words.say(f"move-{letter}")
    for phase, whose in product(("setup", "moving"), ("mine", "other")):
        assert words.say(f"todo-{phase}-{whose}", {"seat": "red"})


def test_sentences_read_well() -> None:
    told = {language: GAME.words(language).tell(GAME.tell(1, "b6xb5")) for language in LANGUAGES}
    assert told == {
        "en": "White captures from b6 on b5.",
        "fr": "Blanc, parti de b6, capture en b5.",
        "it": "Il Bianco, partendo da b6, cattura in b5.",
    }


@pytest.mark.parametrize(
    ("language", "plainly"),
    [
        ("en", "when your own second damsel is captured by your rival"),
        ("fr", "quand votre propre seconde demoiselle est capturée par l’adversaire"),
        ("it", "quando la tua seconda damigella viene catturata dall’avversario"),
    ],
)
def test_the_goal_says_plainly_whose_damsel_wins(language: str, plainly: str) -> None:
    words = GAME.words(language)
    for key in ("rules-goal", "help-D"):
        assert plainly in words.say(key)
