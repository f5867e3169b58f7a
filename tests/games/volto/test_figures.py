"""The drawn examples in the page's rules show what the rules say: they are data, and played here."""

import json
from pathlib import Path

from sottovoce.games.volto.board import LETTERS
from sottovoce.games.volto.view import Mask, moves_of

FIGURES = Path(__file__).parents[3] / "web/src/games/volto/figures/moves.json"


def test_the_page_shows_where_each_mask_can_go_and_whom_it_can_take() -> None:
    shown = json.loads(FIGURES.read_text("utf-8"))
    assert [one["kind"] for one in shown] == list(LETTERS)
    for one in shown:
        own = Mask(0, 0, one["square"], [], False, one["kind"], {})
        rivals = [Mask(10, 1, name, [], False, None, {}) for name in one["rivals"]]
        assert one["legal"] == sorted(moves_of(own, [own, *rivals]))
        assert one["move"] in one["legal"]
