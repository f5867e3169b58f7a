"""What Roméo & Juliette says to people: every line, event and effect, in three languages."""

import re
from itertools import product
from pathlib import Path

import pytest

from sottovoce.games.romeo_juliet import GAME, content, describe, effects, tell
from sottovoce.games.romeo_juliet.effects import COMPANIONS, PLACES, SEATS, TOKENS
from sottovoce.games.romeo_juliet.moves import BY_TEXT, PLACE_CARDS
from sottovoce.games.romeo_juliet.view import PHASES
from sottovoce.rules import constants
from sottovoce.rules.words import LANGUAGES, source
from tests.played import at_random

FOLDER = Path(content.__file__).parent
PACKAGE = "sottovoce.games.romeo_juliet"
FAMILIES = {"capulets": COMPANIONS[:4], "montagues": COMPANIONS[4:7]}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def in_all(key: str, /, **args: str | int) -> list[str]:
    """A message in every language."""
    return [GAME.words(language).say(key, args) for language in LANGUAGES]


def keys(start: str) -> set[str]:
    """The messages that begin so."""
    return set(re.findall(rf"^({start}[\w-]*) =", source(PACKAGE, "en"), re.MULTILINE))


# The log.


@each_language
def test_every_move_and_event_is_told(language: str) -> None:
    words = GAME.words(language)
    looks = [*BY_TEXT, "play ?", "hold ?", "draw romeo place ?", "draw juliet companion ?"]
    told = {words.tell(GAME.tell(0, look)) for look in looks}
    events = [f"{token} to {place}" for token, place in product(TOKENS, PLACES)]
    events += [f"hate {where} {n}" for where, n in product((*PLACES, "event"), (1, 2))]
    events += [f"scene {act} {scene}" for act, scene in product((1, 2, 3), (1, 2, 3, 4))]
    events += [f"{seat} {what}" for seat, what in product(SEATS, ("speechless", "gains missive", "loses missive"))]
    events += [f"{seat} plays {place} nurse" for seat, place in product(SEATS, PLACE_CARDS)]
    events += ["heart passion", "heart reason", "love 3", "calm 1", "event 14"]
    events += ["juliet drew place church", "romeo drew companion ?"]
    said = [words.tell(GAME.tell_event(event)) for event in events]
    assert len(set(said)) == len(events)
    assert all(re.fullmatch(r"[A-ZÀ-Ü].*\.", sentence) for sentence in (*told, *said))


@each_language
def test_whole_games_are_told(language: str) -> None:
    words = GAME.words(language)
    for seed, chapter in enumerate(GAME.options["chapter"].choices):
        play = at_random(GAME, {"chapter": chapter}, 500, seed)
        for viewer in (constants.NOBODY, 0, constants.EVERYTHING):
            for line in play.log(viewer):
                assert words.tell(GAME.tell(constants.CHANCE if line.seat == "*" else int(line.seat), line.move))
                for event in line.events:
                    assert words.tell(GAME.tell_event(event))


def test_every_sentence_of_the_log_is_used() -> None:
    used = set()
    for look in (*BY_TEXT, "play ?", "hold ?", "show ?", "name ?", "draw romeo place ?"):
        used.add(GAME.tell(0, look).key)
    for event in ("heart passion", "love 3", "calm 1", "event 14", "scene 1 2", "hate street 1", "hate event 1",
                  "friar to church", "romeo plays church friar", "juliet gains missive", "juliet loses missive",
                  "juliet speechless", "only passion", "romeo shows church", "romeo shows friar",
                  "juliet names cell"):  # fmt: skip
        used.add(tell.event(event).key)
    used.add(GAME.in_full(tell.event("event 14"), {}).key)
    assert used == keys("told-")


@pytest.mark.parametrize(
    ("look", "told"),
    [
        (
            "missive church",
            [
                "Juliet sends a missive: the church.",
                "Juliette envoie une missive\u00a0: l’église.",
                "Giulietta invia una missiva: la chiesa.",
            ],
        ),
        (
            "propose passion",
            ["Juliet proposes passion.", "Juliette propose la passion.", "Giulietta propone la passione."],
        ),
        (
            "use lady-capulet+nurse left",
            [
                "Juliet moves Lady Capulet and the Nurse one step to the left.",
                "Juliette déplace Lady Capulet et la Nourrice d’un pas vers la gauche.",
                "Giulietta muove Donna Capuleti e la Nutrice di un passo verso sinistra.",
            ],
        ),
        (
            "choose 1",
            [
                "Juliet chooses the first possibility.",
                "Juliette choisit la première possibilité.",
                "Giulietta sceglie la prima possibilità.",
            ],
        ),
        (
            "choose 2",
            [
                "Juliet chooses the second possibility.",
                "Juliette choisit la seconde possibilité.",
                "Giulietta sceglie la seconda possibilità.",
            ],
        ),
        (
            "hold sidestep hate",
            [
                "Juliet keeps the sidestep and the Allegory of Hate for the next act.",
                "Juliette garde le pas de côté et l’Allégorie de la Haine pour l’acte suivant.",
                "Giulietta tiene il passo a fianco e l’Allegoria dell’Odio per il prossimo atto.",
            ],
        ),
    ],
)
def test_moves_read_well(look: str, told: list[str]) -> None:
    sentence = GAME.tell(0, look)
    assert in_all(sentence.key, **sentence.args) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("friar to balcony", ["Friar Laurence goes to the balcony.", "Frère Laurent va au balcon.",
                              "Frate Lorenzo va al balcone."]),
        ("hate to church", ["The Allegory of Hate goes to the church.", "L’Allégorie de la Haine va à l’église.",
                            "L’Allegoria dell’Odio va in chiesa."]),
        ("hate ballroom 2", ["Hate grows by 2 in the ballroom.", "La haine s’abat dans la salle de bal : +2.",
                             "L’odio avanza di 2 nella sala da ballo."]),
        ("romeo plays cell friar", ["Romeo plays the friar’s cell with Friar Laurence.",
                                    "Roméo joue la cellule avec frère Laurent.",
                                    "Romeo gioca la cella con Frate Lorenzo."]),
        ("scene 2 1", ["Act II, scene 1 begins.", "L’acte II, scène 1, commence.", "Comincia l’atto II, scena 1."]),
        ("heart reason", ["The heart is turned to reason.", "Le cœur est tourné côté raison.",
                          "Il cuore viene girato sulla ragione."]),
    ],
)  # fmt: skip
def test_events_read_well(event: str, told: list[str]) -> None:
    sentence = GAME.tell_event(event)
    assert in_all(sentence.key, **sentence.args) == told


def test_an_event_is_told_by_its_name() -> None:
    """Of our content, or of the file that is played with; a name that is missing in a language is told in another."""
    ours = GAME.in_full(GAME.tell_event("event 14"), GAME.completed({}))
    names_of = content.load(None).events[14].name
    assert in_all(ours.key, **ours.args) == [
        f"Event 14 is turned up: “{names_of['en']}”.",
        f"L’évènement 14 est révélé\u00a0: «\u00a0{names_of['fr']}\u00a0».",
        f"Viene rivelato l’evento 14: «{names_of['it']}».",
    ]
    written = content.ours_text().replace(f"name.en = {names_of['en']}", "name.en = A Duel at Dawn")
    theirs = GAME.in_full(GAME.tell(constants.CHANCE, "event 14"), GAME.completed({"content": written}))
    assert in_all(theirs.key, **theirs.args)[0] == "Event 14 is turned up: “A Duel at Dawn”."
    untranslated = written.replace(f"name.it = {names_of['it']}\n", "")
    theirs = GAME.in_full(GAME.tell(constants.CHANCE, "event 14"), {"content": untranslated})
    assert in_all(theirs.key, **theirs.args)[2] == "Viene rivelato l’evento 14: «A Duel at Dawn»."
    assert GAME.in_full(GAME.tell_event("love 3"), {}) == GAME.tell_event("love 3")


def test_places_have_their_little_words() -> None:
    assert in_all("place-of", place="balcony") == ["of the balcony", "du balcon", "del balcone"]
    assert in_all("place-to", place="balcony") == ["to the balcony", "au balcon", "al balcone"]
    assert in_all("place-at", place="church") == ["in the church", "dans l’église", "in chiesa"]
    for key, place in product(("place-name", "place-title", "place-effect"), PLACE_CARDS):
        assert len(set(in_all(key, place=place))) == len(LANGUAGES)


# What to do now.


@each_language
def test_every_phase_says_what_to_do(language: str) -> None:
    words = GAME.words(language)
    for phase in PHASES:
        assert words.say("phase-name", {"phase": phase})
        assert words.say(f"bad-{phase}", {"text": "?"})
        if phase != "ended":
            assert words.say(f"todo-{phase}-other", {"seat": "romeo"})
        if phase not in ("prelude", "event", "ended"):
            assert words.say(f"todo-{phase}-mine")
    assert len({words.say("phase-name", {"phase": phase}) for phase in PHASES}) == len(PHASES)


# Effects.

EFFECTS = {
    "no-peace street": "In the street: Friar Laurence’s presence does not prevent hate.",
    "no-peace": "In every place: Friar Laurence’s presence does not prevent hate.",
    "double-hate street salon church": "In the street, in the salon and in the church: hate counts double.",
    "truce church": "In the church: no hate grows, whoever is there.",
    "closed balcony": "At the balcony: the lovers cannot enter."
    " Whoever is bound there stays put and is joined by the companion.",
    "held friar nurse": "Nothing can move the Nurse and Friar Laurence.",
    "no-effects cell": "In the friar’s cell: the effect of the place is not used.",
    "no-love street": "In the street: love does not grow.",
    "love-only balcony cell": "Love grows only at the balcony and in the friar’s cell.",
    "guard tybalt lord-capulet": "Love does not grow in a place where Lord Capulet or Tybalt is.",
    "rivals tybalt mercutio": "Wherever Tybalt and Mercutio stand together hate grows,"
    " even in Friar Laurence’s presence.",
    "drift hate right": "At the beginning of every scene after the first,"
    " move the Allegory of Hate one step to the right.",
    "no-sidestep": "The sidestep does not work: whoever plays it stays put and is joined by the companion.",
    "optional-effects": "You may skip the effects of places.",
    "fewer-places": "Each lover draws only up to three places instead of four.",
    "fewer-companions": "Each lover draws only up to three companions instead of four.",
    "no-nurse unless nurse at balcony": "The Nurse brings Juliet no missives. Not when the Nurse is at the balcony.",
    "silence unless friar with juliet": "No missives can be sent."
    " Not when Friar Laurence and Juliet are in the same place.",
    "dear-missives when tybalt at street": "Sending a missive costs two tokens instead of one."
    " Only when Tybalt is in the street.",
    "poor-reason when romeo with hate": "Choosing reason brings no missives."
    " Only when Romeo and the Allegory of Hate are in the same place.",
    "plain-balcony": "A meeting at the balcony makes love grow only once.",
    "romeo-decides": "When the lovers do not agree, Romeo has the last word, not Juliet.",
    "free-missive": "The first missive of a scene costs nothing, whoever sends it.",
    "only passion": "In the next scene only passion may be proposed.",
    "show companion": "Both lovers show each other one companion card, at the same time. It stays in hand.",
    "name": "Both lovers name a place at the same time. Nobody has to go there.",
    "send romeo tybalt street": "Move Tybalt and Romeo to the street.",
    "swap nurse lady-capulet": "The Nurse and Lady Capulet change places.",
    "shift montagues left 2": "Move Benvolio, Mercutio and Lord Montague 2 steps to the left.",
    "shift friar right": "Move Friar Laurence one step to the right.",
    "gain romeo": "Romeo gains one missive.",
    "lose juliet 2": "Juliet loses 2 missives.",
    "hate 1": "Hate grows by 1.",
    "calm 2": "Hate is calmed by 2.",
    "errand romeo street": "Romeo must use the effect of the street, without having to be there.",
    "favour juliet cell": "Juliet may use the effect of the friar’s cell, without having to be there.",
    "either juliet: hate 1 | lose juliet 2": "Juliet chooses one of two:"
    " (1) Hate grows by 1. (2) Juliet loses 2 missives.",
}


def test_every_effect_is_described() -> None:
    assert {text.split()[0] for text in EFFECTS} == set(effects.WORDS)
    words = GAME.words("en")
    assert {text: describe.effect(effects.read(text, FAMILIES), words) for text in EFFECTS} == EFFECTS


def test_every_effect_is_described_in_every_language() -> None:
    assert keys("effect-") == {f"effect-{word}" for word in effects.WORDS}
    for text in EFFECTS:
        effect = effects.read(text, FAMILIES)
        assert len({describe.effect(effect, GAME.words(language)) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "french", "italian"),
    [
        (
            "love-only balcony cell church",
            "L’amour grandit seulement au balcon, dans la cellule et dans l’église.",
            "L’amore sboccia solo al balcone, nella cella e in chiesa.",
        ),
        (
            "guard nurse hate",
            "L’amour ne grandit pas dans un lieu où se trouve la Nourrice ou l’Allégorie de la Haine.",
            "L’amore non sboccia in un luogo in cui si trova la Nutrice o l’Allegoria dell’Odio.",
        ),
        (
            "shift lord-capulet right",
            "Déplacez Lord Capulet d’un pas vers la droite.",
            "Muovi Messer Capuleti di un passo verso destra.",
        ),
        (
            "favour romeo salon when tybalt with juliet",
            "Roméo peut utiliser l’effet du salon, sans avoir à s’y trouver."
            " Seulement quand Tybalt et Juliette sont dans le même lieu.",
            "Romeo può usare l’effetto del salone, senza bisogno di trovarsi lì."
            " Solo quando Tebaldo e Giulietta sono nello stesso luogo.",
        ),
        (
            "either romeo: send hate church | gain juliet 2",
            "Roméo choisit entre deux choses\u00a0:"
            " (1) Envoyez l’Allégorie de la Haine à l’église. (2) Juliette gagne 2 missives.",
            "Romeo sceglie una di due cose:"
            " (1) Manda l’Allegoria dell’Odio in chiesa. (2) Giulietta ottiene 2 missive.",
        ),
    ],
)
def test_effects_read_well(text: str, french: str, italian: str) -> None:
    effect = effects.read(text, FAMILIES)
    assert describe.effect(effect, GAME.words("fr")) == french
    assert describe.effect(effect, GAME.words("it")) == italian


@each_language
def test_every_event_of_the_box_is_described(language: str) -> None:
    box = content.load(None)
    words = GAME.words(language)
    for card in box.events.values():
        stays, *told = describe.event(card, words)
        assert stays == words.say("event-stays" if card.hourglass else "event-once")
        assert told == [describe.spelled(effect.text, box, words) for effect in card.effects]


@each_language
def test_the_box_is_set_with_care(language: str) -> None:
    """Every chapter and event has its name and sentence, with curly apostrophes and, in French, no-break spaces."""
    box = content.load(None)
    cards: list[content.ChapterCard | content.Event] = [*box.chapters.values(), *box.events.values()]
    for card in cards:
        assert set(card.name) == set(card.text) == set(LANGUAGES)
        told = [card.name, card.text]
        if isinstance(card, content.ChapterCard):
            told += [card.prologue, card.won, card.lost]
            for story in told[2:]:
                assert set(story) == set(LANGUAGES)
                assert 2 <= len(re.findall(r"[.!?](?=\s|$)", content.said(story, language))) <= 4
        said = "\n".join(content.said(one, language) for one in told)
        assert "'" not in said
        assert language != "fr" or not re.search(r" [:;!?»]|« ", said)


def test_the_rules_page_explains_every_effect_and_shows_a_true_content_file() -> None:
    page = (FOLDER / "RULES.md").read_text("utf-8")
    vocabulary = page.split("### The vocabulary of effects")[1].split("\n## ")[0]
    assert [word for word in effects.WORDS if not re.search(rf"^\|.*`{word}[ `]", vocabulary, re.MULTILINE)] == []
    example = page.split("## The content file")[1].split("```\n")[1]
    _, mistakes = content.read(example)
    assert {mistake.key for mistake in mistakes} == {"content-level-short"}  # it has only one event
    ours = content.ours_text().split("[chapter 1]\n")[1].split("\nname.")[0]
    theirs = example.split("[chapter 1]\n")[1].split("\nname.")[0]
    assert [line.split("#")[0].strip() for line in theirs.splitlines()] == ours.splitlines()
