"""What the stage foretells is what comes, in random games; only a player who moves somebody sees it."""

from collections.abc import Iterator

from sottovoce.games.romeo_juliet import GAME, preview
from sottovoce.games.romeo_juliet.view import View
from sottovoce.rules import constants
from sottovoce.rules.playthrough import Line, Playthrough
from sottovoce.rules.rng import Rng

JULIET = 0


def moments(games: int) -> Iterator[tuple[View, str, Playthrough, list[Line]]]:
    """Every move of a seat: what it saw before, the move, the game after it, and the lines that came."""
    for seed in range(games):
        rng = Rng(seed)
        play = Playthrough(GAME, 2, GAME.completed({"chapter": seed % 9 + 1}), rng)
        while play.outcome is None:
            seat = play.position.to_act()[0]
            view = play.view(seat)
            assert isinstance(view, View)
            assert view.legal
            move = view.legal[rng.below(len(view.legal))]
            before = len(play.moves)
            play.play(seat, move)
            yield view, move, play, play.log(seat)[before:]


def test_the_hate_foretold_is_the_hate_that_comes() -> None:
    """Before the last effect of a scene and after it."""
    compared = 0
    for view, move, play, lines in moments(60):
        if view.phase != "effects" or view.seat != JULIET:
            continue
        told = [event.split() for event in lines[0].events if event.startswith("hate ")]
        came = {where: int(n) for _, where, n in told if where not in ("to", "event")}
        foretold = (view.hate_to_come or {})[move]
        if play.outcome is not None:  # hate ends the game in the middle of the count
            foretold = {place: n for place, n in foretold.items() if place in came}
        assert came == foretold
        compared += 1
    assert compared > 100


def test_after_a_sidestep_all_stand_as_foretold() -> None:
    """Juliet is the last to enter: if a place's effect follows, nobody has moved since."""
    compared = 0
    for view, move, play, _ in moments(60):
        after = play.view(JULIET)
        assert isinstance(after, View)
        if view.phase == "sidestep" and view.seat == JULIET and after.phase == "effects":
            assert preview.hate(after) == (view.hate_to_come or {})[move]
            compared += 1
    assert compared > 10


def test_it_is_told_for_each_move_of_somebody_and_only_to_one_who_owes_it() -> None:
    phases = set()
    for view, _, play, _ in moments(20):
        moving = [move for move in view.legal or [] if move.split()[0] in ("use", "skip", "step")]
        assert set(view.hate_to_come or {}) == {"", *moving} if moving else view.hate_to_come is None
        if moving:
            phases.add(view.phase)
        owing = play.position.to_act()
        for viewer in (0, 1, constants.NOBODY, constants.EVERYTHING):
            seen = play.view(viewer)
            assert isinstance(seen, View)
            assert viewer in owing or seen.hate_to_come is None
    assert phases >= {"effects", "sidestep"}
