"""A match is two games, roles swapped: one point a win; level: fewer rounds needed as Capulet (V8)."""

from sottovoce.terminal.verona_twist.match import Leg, Result, result


def test_who_wins_both_wins_the_match() -> None:
    assert result([Leg(0, 4), Leg(1, None)]) == Result((2, 0), 0, "match-both-won")
    assert result([Leg(0, None), Leg(1, 7)]) == Result((0, 2), 1, "match-both-won")


def test_level_the_quicker_capulet_wins() -> None:
    assert result([Leg(0, 4), Leg(1, 5)]) == Result((1, 1), 0, "match-tie-break")
    assert result([Leg(0, 6), Leg(1, 5)]) == Result((1, 1), 1, "match-tie-break")


def test_equally_quick_or_never_found_is_level() -> None:
    assert result([Leg(0, 4), Leg(1, 4)]) == Result((1, 1), None, "match-level")
    assert result([Leg(0, None), Leg(1, None)]) == Result((1, 1), None, "match-level")
