"""Two implementations that share nothing but the rules play the same games, move for move."""

import random

import pytest

from sottovoce.games.romeo_juliet import GAME
from sottovoce.games.romeo_juliet.content import ours_text
from sottovoce.games.romeo_juliet.effects import WORDS
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.effort import much, seeds
from tests.games.romeo_juliet.reference import COMPANIONS, LEVELS, LOVERS, PLACES, Tragedy
from tests.games.romeo_juliet.verona import ONCE, TOKENS, content, said, seen

GAMES = much(20, 80)  # for each chapter
TEXTS = 60  # content texts: as many as it takes to have every word of the vocabulary
GAMES_WITH_IT = much(10, 30)  # for each content text


def agree(play: Playthrough, other: Tragedy) -> None:
    """The same stage, the same hands, the same lists of moves."""
    view = seen(play, constants.EVERYTHING)
    assert [who if who == "*" else LOVERS[int(who)] for who in view.to_act] == other.to_act()
    assert view.phase == other.phase
    assert (view.act, view.scene, view.love, view.hate) == (other.act, other.scene, other.love, other.hate)
    assert {token: place for place, there in view.places.items() for token in there} == other.at
    assert (view.reserve, [lover.missives for lover in view.lovers]) == (
        other.missives["reserve"],
        [other.missives[lover] for lover in LOVERS],
    )
    assert view.in_force == other.in_force()
    assert (view.only or "", view.named) == (other.only, [other.named.get(lover) for lover in LOVERS])
    if view.phase == "rendezvous":
        assert view.price == other.price()
    assert view.events == [other.slots.get(step, 0) for step in range(1, view.love_goal)]
    assert view.events_left == [other.left[level] for level in LEVELS]
    for lover, name in zip(view.lovers, LOVERS, strict=True):
        assert lover.hand is not None
        assert sorted(lover.hand.places) == sorted(other.hand[name, "place"])
        assert sorted(lover.hand.companions) == sorted(other.hand[name, "companion"])
        assert (lover.played.places, lover.played.companions) == (
            other.played[name, "place"],
            other.played[name, "companion"],
        )


def play_both(text: str | None, chapter: int, seed: int) -> str:
    """One random game in both; how it ended."""
    rng = Rng(seed)
    first = LOVERS[seed % 2]
    extra = {"keepsake": ("none", *PLACES)[seed % 7], "mercy": ("no", "yes")[seed % 2]}
    play = Playthrough(GAME, options={"content": text, "chapter": chapter, "first": first, **extra})
    other = Tragedy(ours_text() if text is None else text, chapter, first, **extra)
    while (seat := play.position.to_move) != constants.NOBODY:
        if seed % 4 == 0 or play.position.phase >= 3:  # type: ignore[attr-defined]
            agree(play, other)
        listed = play.position.legal(seat) or ()
        assert sorted(GAME.spell(action) for action in listed) == other.legal(said(seat)), (chapter, seed)
        action = play.position.draw(seat, rng)
        spelled = GAME.spell(action)
        if seat >= 0 and spelled.startswith("propose reason") and rng.below(2):  # more love, more events
            spelled = "propose passion" if other.only != "reason" else spelled
        if seat == 1 and spelled.startswith("play") and rng.below(2):  # more meetings
            spelled = met(other, spelled)
        play.add(seat, GAME.parse(spelled))
        told = other.play(said(seat), spelled)
        assert play.log(constants.NOBODY)[-1].events == told, (chapter, seed, said(seat), spelled)
    agree(play, other)
    assert play.outcome is not None
    assert other.outcome == play.outcome.reason
    assert play.outcome.winners == ([0, 1] if other.outcome == "love" else [])
    return play.outcome.reason


def met(other: Tragedy, spelled: str) -> str:
    """The same companion, but the place to which Juliet goes, if Romeo can."""
    place = other.chosen["juliet"].split()[0]
    wanted = f"play {place} {spelled.split()[2]}"
    return wanted if wanted in other.legal("romeo") else spelled


@pytest.mark.parametrize("chapter", range(1, 10))
def test_both_play_the_same_games_in_every_chapter(chapter: int) -> None:
    assert {"hate", "time"} & {play_both(None, chapter, seed) for seed in seeds(GAMES, GAMES)}


# Content texts of our own, with every word of the vocabulary.


def one_effect(word: str, dice: random.Random, tokens: list[str]) -> str:
    """An effect that begins with this word and moves none but these."""
    _, wanted = WORDS[word]
    parts = [word]
    for what in wanted.replace("any places", "any").replace("other places", "places").split():
        if what in ("any", "places"):
            parts += dice.sample(PLACES, dice.randint(what == "places", 3))
        elif what == "two":
            continue
        elif what in ("companions", "tokens"):
            known = COMPANIONS if what == "companions" else tokens
            family = dice.random() < 0.2 and "two" not in wanted
            parts += [dice.choice(["capulets", "montagues"])] if family else []
            parts += dice.sample(known, 2 if "two" in wanted else dice.randint(not family, 2))
        elif what == "alternatives":
            parts[-1] += ":"
            one, two = (one_effect(dice.choice(ONCE[:-1]), dice, tokens) for _ in range(2))
            parts += [one, "|", two]
        elif what == "number":
            parts += [str(dice.randint(1, 3))] if dice.random() < 0.8 else []
        else:
            known = {"place": PLACES, "direction": ["left", "right"], "seat": LOVERS,
                     "heart": ["passion", "reason"], "type": ["place", "companion"]}[what]  # fmt: skip
            parts.append(dice.choice(known))
    return " ".join(parts)


def with_condition(effect: str, dice: random.Random) -> str:
    how = dice.choice(["at", "with"])
    other = dice.choice(PLACES if how == "at" else TOKENS)
    return f"{effect} {dice.choice(['when', 'unless'])} {dice.choice(TOKENS)} {how} {other}"


def any_content(seed: int) -> str:
    """A content file made by chance."""
    dice = random.Random(seed)
    stays = [word for word in WORDS if word not in ONCE]
    tokens = COMPANIONS if seed % 2 else TOKENS
    if tokens == TOKENS:  # whether an event takes a lover through a closed door is a question for test_corners
        stays.remove("closed")
    words = [dice.choice(stays), *(dice.choice(stays if dice.random() < 0.4 else ONCE) for _ in range(12))]
    events = []
    for word in words:
        alike = stays if word in stays else ONCE
        effects = [one_effect(one, dice, tokens) for one in [word, *dice.sample(alike, dice.randint(0, 2))]]
        effects = [
            one for n, one in enumerate(effects) if n == 0 or "show" not in one or "show" not in str(effects[:n])
        ]
        events.append("; ".join(with_condition(one, dice) if dice.random() < 0.3 else one for one in effects))
    start: dict[str, str] = {}
    for token in TOKENS:
        place = dice.choice(PLACES)
        start[place] = f"{start.get(place, '')} {token}"
    families = dice.sample(COMPANIONS[:7], 7)
    size = dice.randint(2, 5)
    left, missives = 5, []
    for name in ("juliet", "romeo"):
        missives.append(f"{name} {dice.randint(0, left)}")
        left -= int(missives[-1].split()[1])
    return content(
        *events[1:],
        chapter=events[0],
        start=start,
        missives=", ".join([*missives, f"reserve {left}"]),
        love=dice.randint(4, 13),
        hate=dice.randint(4, 15),
        ring=" ".join(["balcony", *dice.sample(PLACES[1:], 5)]),
        capulets=" ".join(families[:size]),
        montagues=" ".join(families[size:]),
        juliet=" ".join(dice.choices(COMPANIONS, k=7)),
        romeo=" ".join(dice.choices(COMPANIONS, k=7)),
    )


@pytest.mark.parametrize("number", range(TEXTS))
def test_both_play_the_same_games_with_any_content(number: int) -> None:
    text = any_content(number)
    for seed in seeds(GAMES_WITH_IT, GAMES_WITH_IT):
        play_both(text, 1, seed)


def test_the_content_texts_have_every_word_with_and_without_conditions() -> None:
    lines = [line.removeprefix("effect = ") for n in range(TEXTS) for line in any_content(n).splitlines()]
    for word in WORDS:
        having = [line for line in lines if line.split(" ")[0] == word]
        for condition in (" when ", " unless "):
            assert any(condition in line for line in having), word
        assert any(" when " not in line and " unless " not in line for line in having), word
