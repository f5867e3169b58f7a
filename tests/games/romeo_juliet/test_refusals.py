"""Why a move, an option or a content file is refused: readable in three languages, each reason seen to happen."""

import re
from pathlib import Path
from typing import Any

import pytest

from sottovoce.games.romeo_juliet import GAME, content
from sottovoce.games.romeo_juliet.effects import SEATS
from sottovoce.games.romeo_juliet.reading import GRAMMAR
from sottovoce.games.romeo_juliet.view import PHASES, View
from sottovoce.rules import constants
from sottovoce.rules.game import BadMove, BadOption, IllegalMove, Refusal
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES, source

FOLDER = Path(content.__file__).parent
PACKAGE = "sottovoce.games.romeo_juliet"


def keys(start: str) -> set[str]:
    """The messages that begin so."""
    return set(re.findall(rf"^({start}[\w-]*) =", source(PACKAGE, "en"), re.MULTILINE))


# Moves.


def started(**options: Any) -> Playthrough:
    """Act I, scene 1: Juliet has the word and one missive; the hands are known."""
    piles = {
        "juliet_places": ["church", "street", "cell", "ballroom", "salon", "sidestep"],
        "juliet_companions": ["nurse", "friar", "tybalt", "hate", "nurse", "lord-capulet", "lady-capulet"],
        "romeo_places": ["church", "balcony", "cell", "ballroom", "salon", "sidestep"],
        "romeo_companions": ["friar", "hate", "mercutio", "benvolio", "hate", "hate", "lord-montague"],
    }
    return Playthrough(GAME, 2, {"content": box_text(), **piles, **options})


def play(table: Playthrough, *lines: str) -> Playthrough:
    for line in lines:
        seat, _, move = line.partition(" ")
        table.play(constants.CHANCE if seat == "*" else SEATS.index(seat), move)
    return table


def refused(table: Playthrough, seat: int, move: str) -> Refusal:
    """Why a move is refused; readable in every language."""
    with pytest.raises((BadMove, IllegalMove)) as caught:
        table.play(seat, move)
    texts = {caught.value.text(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    return caught.value


AGREED = ("juliet propose reason", "romeo agree")
MET = ("juliet propose passion", "romeo agree")


def test_every_refusal_of_a_move_is_readable() -> None:
    compulsory = {"content": box_text("optional-effects", "no-sidestep")}
    silent = {"content": box_text("optional-effects", "silence")}
    told = [
        refused(Playthrough(GAME, 2, {}), constants.CHANCE, "draw romeo place church"),
        refused(Playthrough(GAME, 2, {}), constants.CHANCE, "draw juliet place balcony"),
        refused(started(), 0, "agree"),
        refused(started(), 0, "decide passion"),
        refused(started(**silent), 0, "missive church"),
        refused(play(started(), "juliet missive church", "romeo propose passion"), 0, "missive church"),
        refused(play(started(), *(f"{seat} propose {heart}" for heart in ("passion", "reason") for seat in SEATS)),
                0, "propose passion"),
        refused(play(started(), *AGREED), 0, "play sidestep nurse"),
        refused(play(started(), *AGREED), 0, "play church lady-capulet"),
        refused(play(started(**compulsory), *AGREED, "juliet play balcony nurse", "romeo play church friar"),
                1, "skip"),
        refused(play(started(), *AGREED, "juliet play balcony nurse", "romeo play church friar"),
                1, "use hate left"),
        refused(play(started(), *MET, "juliet play balcony nurse", "romeo play balcony friar"),
                constants.CHANCE, "event 1"),
    ]  # fmt: skip
    assert {why.key for why in told} == set(re.findall(
        r"^(other-pile|not-in-pile|compulsory|not-so|silenced|no-missive|no-proposal|nothing-to-agree"
        r"|nothing-to-decide|not-in-hand) =", source(PACKAGE, "en"), re.MULTILINE))  # fmt: skip
    assert str(told[5]) == (
        "You have too few missives: sending one costs 1, and you have 0."
        " Possible: agree, propose passion, propose reason."
    )
    assert str(told[2]) == (
        "Your partner has proposed nothing yet, so there is nothing to agree to."
        " Possible: missive PLACE, propose passion, propose reason."
    )
    assert told[8].text("fr") == (
        "Vous n’avez pas «\u00a0lady-capulet\u00a0» en main. Votre main\u00a0: nurse, tybalt, friar, hate."
    )


def test_what_is_no_move_is_told_in_every_phase() -> None:
    assert keys("bad-") == {f"bad-{phase}" for phase in PHASES}
    assert set(GRAMMAR) == set(PHASES) - {"ended"}
    asking = box_text("gain juliet 1", "either juliet: hate 1 | calm 1")
    for effect in ("show place", "name"):
        asking = asking.replace("gain juliet 1", effect, 1)
    asking = asking.replace("gain juliet 1", "errand romeo cell")
    seen: set[str] = set()
    rng = Rng(1)
    for _ in range(200):
        table = Playthrough(GAME, 2, {"content": asking})
        while (seat := table.position.to_move) != constants.NOBODY:
            view = table.view(seat)
            assert isinstance(view, View)
            if view.phase not in seen:
                why = refused(table, seat, "dance")
                assert (why.key, why.code) == (f"bad-{view.phase}", "bad_move")
                seen.add(view.phase)
            table.add(seat, table.position.draw(seat, rng))
        if seen == set(GRAMMAR):
            return
    pytest.fail(f"no game came to: {set(GRAMMAR) - seen}")


# Options.


def option_refused(**options: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        GAME.completed(options)
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value


def test_every_refusal_of_an_option_is_readable() -> None:
    base = box_text()
    told = [
        option_refused(content=base, chapter=2),
        option_refused(content_hash="0123"),
        option_refused(content=7),
        option_refused(content="sottovoce content 1\n"),
        option_refused(content=base, juliet_places="church"),
        option_refused(content=base, juliet_places=["moon"]),
        option_refused(content=base, juliet_places=["church"]),
        option_refused(content=base, events="10"),
        option_refused(content=base, events=[1]),
        option_refused(content=base, events=[10, 10]),
        option_refused(content=base, events=[10]),
    ]
    choices = {f"option-{name}-{choice}" for name, option in GAME.options.items() for choice in option.choices}
    labels = {f"option-{name}" for name in GAME.options} | {key for key in keys("option-") if key.endswith("-hint")}
    assert {why.key for why in told} == keys("option-") - labels - choices


def test_a_mistake_in_a_content_file_is_told_in_the_persons_language() -> None:
    why = option_refused(content=box_text("hate = 5", "hate = many"))
    assert str(why) == (
        "The content file cannot be played. Line 6: “hate” is “many”; it has to be a whole number from 1 to 15."
        " It is the only mistake."
    )
    assert "il faut un nombre entier de 1 à 15" in why.text("fr")
    assert "ci vuole un numero intero da 1 a 15" in why.text("it")


# Mistakes in a content file.


def box_text(old: str = "", new: str = "") -> str:
    """A small content file without a mistake; `new` instead of `old`."""
    text = """sottovoce content 1

[board]
ring = balcony ballroom street salon cell church
love = 10
hate = 5
capulets = nurse lord-capulet lady-capulet tybalt
montagues = benvolio mercutio lord-montague

[cards]
juliet = nurse nurse lord-capulet lady-capulet tybalt friar hate
romeo = benvolio mercutio lord-montague friar hate hate hate

[chapter 1]
tier = easy
event = 1
missives = juliet 1, romeo 2, reserve 2
events = I 9
balcony = juliet nurse lady-capulet
ballroom = lord-capulet tybalt
street = romeo
salon = hate
cell = benvolio mercutio lord-montague friar
church =
name.en = One
text.en = The first.

[event 1]
level = chapter
hourglass = yes
effect = optional-effects
name.en = One
text.en = The first.
"""
    for number in range(10, 19):
        text += f"\n[event {number}]\nlevel = I\nhourglass = no\neffect = gain juliet 1\nname.en = A\ntext.en = B\n"
    assert old in text
    return text.replace(old, new, 1) if old else text


MISTAKES = {
    "content-first-line": ("content 1", "content 2"),
    "content-line": ("love = 10", "love = 10\nlove conquers all"),
    "content-no-section": ("[board]", "ring = street\n[board]"),
    "content-heading": ("[event 18]", "[event 99]"),
    "content-twice": ("[event 18]", "[event 17]"),
    "content-no-such": ("[cards]", "[event 30]"),
    "content-lacks": ("love = 10\n", ""),
    "content-key": ("love = 10", "love = 10\nhope = 3"),
    "content-key-twice": ("love = 10", "love = 10\nlove = 10"),
    "content-number": ("love = 10", "love = ten"),
    "content-word": ("tier = easy", "tier = simple"),
    "content-counted": ("romeo 2, reserve", "romeo two, reserve"),
    "content-too-many": ("optional-effects", "no-nurse" + "\neffect = no-nurse" * 260),
    "content-too-many-rivals": ("optional-effects", "no-nurse" + "\neffect = rivals tybalt mercutio" * 17),
    "content-ring": ("cell church\n", "cell\n"),
    "content-family": ("= benvolio mercutio lord-montague\n\n", "= benvolio\n\n"),
    "content-both-families": ("= benvolio mercutio lord-montague\n\n", "= benvolio nurse\n\n"),
    "content-cards": ("juliet = nurse nurse", "juliet = nurse"),
    "content-missives": ("reserve 2", "reserve 3"),
    "content-levels": ("I 9", "I 8"),
    "content-level-short": ("I 9", "I 8, II 1"),
    "content-chapter-event": ("event = 1\n", "event = 10\n"),
    "content-chapter-event-stays": ("hourglass = yes", "hourglass = no"),
    "content-stands-twice": ("street = romeo", "street = romeo juliet"),
    "content-stands-nowhere": ("street = romeo", "street ="),
    "content-must-stay": ("optional-effects", "calm 1"),
    "content-must-not-stay": ("gain juliet 1", "silence"),
    "content-effect-word": ("gain juliet 1", "kiss juliet"),
    "content-effect-what": ("gain juliet 1", "gain paris 1"),
    "content-effect-lacks": ("gain juliet 1", "gain"),
    "content-effect-more": ("gain juliet 1", "gain juliet 1 2"),
    "content-effect-two": ("gain juliet 1", "swap nurse tybalt friar"),
    "content-effect-number": ("gain juliet 1", "gain juliet 9"),
    "content-condition": ("gain juliet 1", "gain juliet 1 when it rains"),
    "content-condition-what": ("gain juliet 1", "gain juliet 1 when tybalt at home"),
    "content-either": ("gain juliet 1", "either gain juliet 1"),
    "content-either-what": ("gain juliet 1", "either juliet: silence | hate 1"),
    "content-show-twice": ("gain juliet 1", "show place\neffect = show place"),
}


def test_the_small_content_file_has_no_mistake() -> None:
    box, mistakes = content.read(box_text())
    assert box is not None
    assert mistakes == []


def test_every_mistake_is_known() -> None:
    code = "".join((FOLDER / f"{module}.py").read_text("utf-8") for module in ("content", "effects"))
    in_code = set(re.findall(r'"(content-[\w-]+)"', code))
    assert keys("content-") == in_code == set(MISTAKES)


@pytest.mark.parametrize("key", MISTAKES)
def test_every_mistake_is_readable(key: str) -> None:
    _, mistakes = content.read(box_text(*MISTAKES[key]))
    mistake = next(mistake for mistake in mistakes if mistake.key == key)
    assert len({GAME.words(language).say(key, mistake.args) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_mistake_says_what_to_do() -> None:
    _, mistakes = content.read(box_text("gain juliet 1", "gain paris 1"))
    assert [content.described(mistake, GAME.words("en").say) for mistake in mistakes] == [
        "38: “paris” cannot stand here. Possible: juliet, romeo."
    ]
