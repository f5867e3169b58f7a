"""What the lesson says is true whatever the learner did before."""

import pytest

from sottovoce.games.romeo_juliet import GAME

ASSUMED = {"en": "Say ", "fr": "Disons ", "it": "Diciamo "}


@pytest.mark.parametrize("language", ASSUMED)
def test_the_church_is_assumed_since_any_place_could_be_named_before(language: str) -> None:
    assert GAME.words(language).say("lesson-meet-1").startswith(ASSUMED[language])
