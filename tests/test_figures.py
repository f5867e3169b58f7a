"""The drawn examples in the page's rules show what the rules say: they are data, and played here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sottovoce.games.verona_twist import board
from sottovoce.games.verona_twist import view as piazza
from sottovoce.games.volto import board as square
from sottovoce.games.volto import view as carnival

GAMES = Path(__file__).parent.parent / "web/src/games"


def examples(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / game / "figures/moves.json").read_text("utf-8"))
    return found


def test_verona_twist_shows_where_each_character_can_go() -> None:
    shown = examples("verona-twist")
    assert [one["letter"] for one in shown] == list(board.LETTERS)
    for one in shown:
        letter, at = one["letter"], one["squares"]
        assert one["legal"] == sorted(letter + name for name in piazza.reachable(letter, at))
        assert one["move"] in one["legal"]


def test_volto_shows_where_each_mask_can_go_and_whom_it_can_take() -> None:
    shown = examples("volto")
    assert [one["kind"] for one in shown] == list(square.LETTERS)
    for one in shown:
        own = carnival.Mask(0, 0, one["square"], [], False, one["kind"], {})
        rivals = [carnival.Mask(10, 1, name, [], False, None, {}) for name in one["rivals"]]
        assert one["legal"] == sorted(carnival.moves_of(own, [own, *rivals]))
        assert one["move"] in one["legal"]
