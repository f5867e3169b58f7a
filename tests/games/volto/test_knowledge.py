"""What can be known of hidden masks in Volto, against going through all 50,400 set-ups."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.games.volto import GAME, moves, names, rules
from sottovoce.games.volto.board import LETTERS
from sottovoce.games.volto.ways import Ways
from sottovoce.rules import constants, laws
from sottovoce.rules.contract import is_compiled
from sottovoce.rules.playthrough import Playthrough
from sottovoce.rules.rng import Rng
from tests.effort import examples, some
from tests.games.volto.carnival import RED, WHITE, on, seen, walled_in
from tests.games.volto.reference import every_setup
from tests.played import at_random

# Going through all set-ups takes minutes in plain Python, which plays the same games (test_compiled.py): one of each.
SEEDS = some([5, 2, 0, 1, 3, 4], 2) if is_compiled() else [5]
WATCHED = some([(1, 17), (0, 2), (3, 31), (4, 38)], 1) if is_compiled() else [(0, 2)]
WALLS = {"PSNNN/DDCCC": 1, "SPNNN/DDCCC": 11} if is_compiled() else {"PSNNN/DDCCC": 1}

ALL_SETUPS = [setup.replace("/", "") for setup in sorted(every_setup())]


def packed(sets: list[str]) -> int:
    return sum(sum(1 << LETTERS.index(kind) for kind in of) << 5 * i for i, of in enumerate(sets))


@examples(10, 60)
@given(st.lists(st.sets(st.sampled_from(LETTERS), min_size=2), min_size=10, max_size=10))
def test_what_ten_masks_can_be_is_counted_together(drawn: list[set[str]]) -> None:
    sets = ["".join(sorted(of)) for of in drawn]
    fitting = [setup for setup in ALL_SETUPS if all(kind in of for kind, of in zip(setup, sets, strict=True))]
    ways = Ways()
    assert ways.count(packed(sets)) == len(fitting)
    assert ways.tally(packed(sets)) == [sum(s[i] == kind for s in fitting) for i in range(10) for kind in LETTERS]
    if fitting:
        rng = Rng(len(fitting))
        drawn_setups = {moves.spell_setup(ways.draw(packed(sets), rng)).replace("/", "") for _ in range(50)}
        assert drawn_setups <= set(fitting)


def test_four_masks_that_are_nobles_or_the_pretender_are_all_of_them() -> None:
    """Mask by mask nothing would follow; together, that no other mask is a noble or the pretender."""
    tally = Ways().tally(packed(["NP"] * 4 + [LETTERS] * 6))
    assert [tally[5 * i + kind] for i in range(4, 10) for kind in (names.NOBLE, names.PRETENDER)] == [0] * 12


def kinds_that_fit(play: Playthrough, side: int) -> list[tuple[int, ...]]:
    """Every set-up of a side that would have looked the same to the other, found by playing each of them."""
    part = slice(names.MASKS * side, names.MASKS * (side + 1))
    position = play.position.copy()
    found = []
    for state in laws.worlds(play, 1 - side):
        position.load(state)
        assert isinstance(position, rules.Position)
        found.append(tuple(position.kinds[part]))
    return sorted(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_possible_is_what_playing_every_set_up_shows(seed: int) -> None:
    play = at_random(GAME, {"capturer": ("shown", "hidden")[seed % 2]}, 8 + 6 * seed, 100 + seed)
    for side in (RED, WHITE):
        fitting = kinds_that_fit(play, side)
        for viewer in (1 - side, constants.NOBODY, side):
            view = seen(play, viewer)
            assert view.setups[side] == len(fitting)
            for mask in view.masks[names.MASKS * side : names.MASKS * (side + 1)]:
                counted = Counter(LETTERS[kinds[mask.id % names.MASKS]] for kinds in fitting)
                assert mask.possible == counted


@pytest.mark.parametrize(("red", "fitting"), WALLS.items())
def test_a_skipped_turn_and_one_that_is_not_are_counted_by_playing_too(red: str, fitting: int) -> None:
    play = walled_in(red)
    assert seen(play, WHITE).setups[RED] == fitting
    assert laws.resampling_is_fair(play, WHITE, Rng(fitting)) == fitting
    laws.looks_the_same(play, WHITE, Rng(1))
    laws.looks_the_same(play, constants.NOBODY, Rng(2))


def test_a_capturer_that_stays_hidden_leaves_more_to_wonder_about() -> None:
    """The same game: what the other side can rule out differs by the one face."""
    setups = {}
    for capturer in ("shown", "hidden"):
        play = walled_in("PSNNN/DDCCC", capturer=capturer).at(72)
        play.play(WHITE, "a3xb2")
        setups[capturer] = seen(play, RED).setups[WHITE]
        assert on(play, RED, "a1").kind == "P"
    assert setups["shown"] <= setups["hidden"]


# A spectator knows neither side: there are too many pairs of set-ups for the laws to list.


@pytest.mark.parametrize(("seed", "lines"), WATCHED)
def test_a_spectators_two_sides_are_drawn_evenly_and_apart(seed: int, lines: int) -> None:
    play = at_random(GAME, {"capturer": ("shown", "hidden")[seed % 2]}, lines, seed)
    assert play.outcome is None
    view, rng = seen(play, constants.NOBODY), Rng(seed)
    number = [{kinds: i for i, kinds in enumerate(kinds_that_fit(play, side))} for side in (RED, WHITE)]
    resampled: Callable[[], rules.Position] = lambda: play.position.resample(constants.NOBODY, rng)  # type: ignore[assignment,return-value]  # noqa: E731
    for draw in (resampled, lambda: GAME.imagine(view, rng)):
        hold_evenly_and_apart(number, draw)


def hold_evenly_and_apart(number: list[dict[tuple[int, ...], int]], draw: Callable[[], rules.Position]) -> None:
    """Both sides in up to eight groups each: every pair of groups comes as often as it should."""
    draws, groups = 4000, [min(8, len(found)) for found in number]
    sizes = [Counter(i % groups[side] for i in number[side].values()) for side in (RED, WHITE)]
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        kinds = tuple(draw().kinds)
        counts[number[RED][kinds[:10]] % groups[RED], number[WHITE][kinds[10:]] % groups[WHITE]] += 1
    lack = 0.0
    for red, those in sizes[RED].items():
        for white, others in sizes[WHITE].items():
            wanted = draws * those / len(number[RED]) * others / len(number[WHITE])
            lack += (counts[red, white] - wanted) ** 2 / wanted
    assert lack <= laws._chi_square_limit(groups[RED] * groups[WHITE] - 1)
