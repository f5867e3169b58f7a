"""Volto counted against slow and obvious references: whole games, sequences of moves, and set-ups."""

from collections import Counter

import pytest

from sottovoce.games.volto import GAME, moves, names, rules
from sottovoce.games.volto.ways import is_setup
from sottovoce.rules import constants
from sottovoce.rules.contract import Count, Playouts, is_compiled
from sottovoce.rules.rng import Rng
from tests.effort import much, seeds
from tests.games.volto.carnival import RED, WHITE, carnival
from tests.games.volto.reference import SIDES, Reference, every_setup

GAMES = much(400, 2000)
VIEWERS = {"red": RED, "white": WHITE, "spectator": constants.NOBODY, "all": constants.EVERYTHING}


def begun(rng: Rng, capturer: str) -> tuple[rules.Position, Reference]:
    """The same random set-ups in both."""
    position, reference = rules.Position(capturer == "hidden"), Reference(capturer)
    for seat in (RED, WHITE):
        action = position.draw(seat, rng)
        position.play(seat, action)
        reference.set_up(SIDES[seat], moves.spell(action).removeprefix("setup "))
    return position, reference


@pytest.mark.parametrize("part", range(4))
def test_whole_games_agree_with_the_reference_move_for_move(part: int) -> None:
    """Legal lists, events for everyone, whose turn, the end. Some games are peaceful, in some masks like to go back."""
    reasons: Counter[str] = Counter()
    for seed in seeds(GAMES, GAMES)[part * GAMES // 4 : (part + 1) * GAMES // 4]:
        rng = Rng(seed)
        capturer = ("shown", "hidden")[seed % 2]
        position, reference = begun(rng, capturer)
        peaceful, homesick = seed % 3 == 0, seed % 10 == 0
        last = {RED: "", WHITE: ""}
        while True:
            seat = position.to_move
            actions = position.legal(seat) or []
            texts = {moves.spell(action): action for action in actions}
            assert sorted(texts) == reference.legal()
            if seat == constants.NOBODY:
                break
            assert SIDES[seat] == reference.turn
            quiet = [text for text in sorted(texts) if "-" in text and text[4] not in "17"]
            choice = quiet if peaceful and quiet else sorted(texts)
            text = choice[rng.below(len(choice))]
            back = f"{last[seat][3:]}-{last[seat][:2]}"
            if homesick and back in texts and rng.below(4):
                text = back
            last[seat] = text
            position.play(seat, texts[text])
            told = reference.play(text)
            assert {name: GAME.events(position, viewer) for name, viewer in VIEWERS.items()} == told
            assert (position.quiet, list(position.damsels)) == (
                reference.quiet,
                [reference.lost_damsels[side] for side in SIDES],
            )
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert reference.result == ([SIDES[seat] for seat in outcome.winners], outcome.reason)
        reasons[outcome.reason] += 1
    assert {"pretender_captured", "pretender_lost", "damsels", "palace", "no_captures", "repetition"} <= set(reasons)


@pytest.mark.parametrize("seed", range(4))
def test_counts_agree_with_the_reference(seed: int) -> None:
    rng = Rng(seed)
    position, reference = begun(rng, "shown")
    for _ in range(seed * 7):
        if position.to_move != constants.NOBODY:
            action = position.draw(position.to_move, rng)
            position.play(position.to_move, action)
            reference.play(moves.spell(action))
    for depth in range(4):
        assert Count(10**6).run(position, depth, False) == reference.count(depth)


def test_counts_stay_what_they_were() -> None:
    position = carnival("NNPNC/SDCDC", "NNPNC/SDCDC").position
    counts = [Count(10**7).run(position, depth, False) for depth in range(1, 6)]
    assert counts == [13, 158, 2274, 32303, 514800]


def test_there_are_50400_set_ups() -> None:
    position = rules.Position()
    listed = {moves.spell(action).removeprefix("setup ") for action in position.every_legal(WHITE) or []}
    assert len(listed) == position.count(RED) == names.SETUPS
    assert listed == every_setup()
    assert all(is_setup(action - names.MOVE_SETUP) for action in position.every_legal(RED) or [])


def test_only_set_ups_are_set_ups() -> None:
    rng = Rng(3)
    for _ in range(20_000):
        setup = rng.below(names.KINDS**names.MASKS)
        right = sorted(moves.spell_setup(setup).replace("/", "")) == sorted("NNNCCCPSDD")
        assert is_setup(setup) == right


def test_random_set_ups_are_even() -> None:
    position, rng = rules.Position(), Rng(5)
    drawn = Counter(position.draw(RED, rng) % 5**6 for _ in range(20_000))
    position = rules.Position()
    wanted = Counter(action % 5**6 for action in position.every_legal(RED) or [])
    lack = sum((drawn[end] - 20_000 * n / names.SETUPS) ** 2 / (20_000 * n / names.SETUPS) for end, n in wanted.items())
    assert lack < len(wanted) + 6.7 * (2 * len(wanted)) ** 0.5


# Both roads of a random game.


def test_the_short_way_plays_the_same_games_as_the_list() -> None:
    games = 20_000 if is_compiled() else 300
    scores = []
    for by_list in (False, True):
        playouts = Playouts(2)
        playouts.run(rules.Position(), games, Rng(9), by_list)
        scores.append((playouts.moves / games, playouts.reasons.get(names.PRETENDER_CAPTURED, 0) / games))
    assert abs(scores[0][0] - scores[1][0]) < 60 / games**0.5 * 5
    assert abs(scores[0][1] - scores[1][1]) < 0.5 / games**0.5 * 2**0.5 * 5
