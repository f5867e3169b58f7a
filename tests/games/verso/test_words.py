"""What is said of a game of Verso, in three languages."""

from itertools import product

import pytest

from sottovoce.games.verso import GAME
from sottovoce.games.verso.view import RANKS
from sottovoce.rules import constants
from sottovoce.rules.words import LANGUAGES
from tests.played import at_random

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_kind_of_line_is_told(language: str) -> None:
    speaker = GAME.words(language)
    looks = ["keep", "flip", "pass", "bank B:2-3-J-5", "bank G:1-2", "bank O:J-3", "deal G4*/?", "deal BJ/G3"]
    for seat, look in product((constants.CHANCE, *range(6)), looks):
        assert speaker.tell(GAME.tell(seat, look))
    for event in ("placed B3/?", "flipped G4*/B3", "discarded OJ/?", "square", "points 5", "points 1"):
        assert speaker.tell(GAME.tell_event(f"p3 {event}"))
    for event in ("empty", "* flipped O1/B2", "* discarded O1/B2", "* dealt BJ/?"):
        assert speaker.tell(GAME.tell_event(event))


@each_language
def test_whole_games_are_told(language: str) -> None:
    speaker = GAME.words(language)
    for seats in range(1, 7):
        play = at_random(GAME, {}, 500, seats, seats)
        for line in play.log(constants.NOBODY):
            assert speaker.tell(GAME.tell(constants.CHANCE if line.seat == "*" else int(line.seat), line.move))
            for event in line.events:
                assert speaker.tell(GAME.tell_event(event))


@each_language
def test_every_rank_and_every_thing_to_do_has_words(language: str) -> None:
    speaker = GAME.words(language)
    assert len({speaker.say("rank", {"rank": rank}) for rank in (0, *RANKS)}) == 8
    for key in ("turn-mine", "turn-other", "last-mine", "last-other", "dealing-other", "turning-other"):
        assert speaker.say(f"todo-{key}", {"seat": "p2"})
    for option in ("forced_flip", "forced_flip-true", "forced_flip-false", "forced_flip-hint", "deck", "deck-hint"):
        assert speaker.has(f"option-{option}")


def test_sentences_read_well() -> None:
    """Article and all."""
    told = {language: GAME.words(language).tell(GAME.tell_event("p2 flipped O1*/G6")) for language in LANGUAGES}
    assert told == {
        "en": "Player 2 turns up an orange 1 worth 3 points.",
        "fr": "Le joueur 2 découvre un 1 orange à 3 points.",
        "it": "Il giocatore 2 scopre un 1 arancione da 3 punti.",
    }
    discarded = {language: GAME.words(language).tell(GAME.tell_event("p1 discarded B1/?")) for language in LANGUAGES}
    assert discarded == {
        "en": "Player 1 discards the blue 1.",
        "fr": "Le joueur 1 défausse le 1 bleu.",
        "it": "Il giocatore 1 scarta l’1 blu.",
    }
