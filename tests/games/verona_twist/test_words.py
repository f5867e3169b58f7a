"""The sentences of Verona Twist."""

from itertools import product

import pytest

from sottovoce.games.verona_twist import GAME
from sottovoce.rules import constants
from sottovoce.rules.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line_is_told(language: str) -> None:
    speaker = GAME.words(language)
    looks = [
        "place Qc1 Kc2 Rd3 Sa1 Be4 Fb2",
        "lovers ?",
        "lovers QF",
        *(f"{letter}c3" for letter in "QKRSBF"),
    ]
    for seat, look in product((constants.CHANCE, 0, 1), looks):
        assert speaker.tell(GAME.tell(seat, look))
    for event in ("same", "different", "lovers KB"):
        assert speaker.tell(GAME.tell_event(event))


def test_sentences_read_well() -> None:
    """One sentence in each language, article and all."""
    told = {language: GAME.words(language).tell(GAME.tell(1, "Bc3")) for language in LANGUAGES}
    assert told == {
        "en": "The Nurse moves the Bishop to c3.",
        "fr": "La Nourrice déplace l’Évêque en c3.",
        "it": "La Nutrice muove il Vescovo in c3.",
    }
