"""The drawn examples in the page's rules show what the rules say: they are data, and played here."""

import json
from pathlib import Path

from sottovoce.games.verona_twist.board import LETTERS
from sottovoce.games.verona_twist.view import reachable

FIGURES = Path(__file__).parents[3] / "web/src/games/verona-twist/figures/moves.json"


def test_the_page_shows_where_each_character_can_go() -> None:
    shown = json.loads(FIGURES.read_text("utf-8"))
    assert [one["letter"] for one in shown] == list(LETTERS)
    for one in shown:
        letter, at = one["letter"], one["squares"]
        assert one["legal"] == sorted(letter + name for name in reachable(letter, at))
        assert one["move"] in one["legal"]
