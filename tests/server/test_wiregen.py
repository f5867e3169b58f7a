"""What is made from the messages is fresh."""

import msgspec

from sottovoce.games import shelf
from sottovoce.rules import constants
from sottovoce.server import wiregen


def test_the_page_s_types_and_the_document_are_fresh() -> None:
    assert wiregen.TYPES.read_text("utf-8") == wiregen.types(), "run make wire"
    assert wiregen.DOCUMENT.read_text("utf-8") == wiregen.document(), "run make wire"


def test_every_game_s_view_is_described() -> None:
    told = wiregen.types()
    for which, game in shelf().items():
        view = game.view(game.start(game.checked_seats(None), game.completed({})), constants.EVERYTHING)
        described = told.split(f"export interface {wiregen.name(type(view))} {{\n")[1].split("}")[0]
        fields = [line.strip().partition(":")[0] for line in described.splitlines()]
        assert fields == list(msgspec.to_builtins(view)), which
        assert f'"{which}": {wiregen.name(type(view))};' in told


def test_no_type_is_unknown_but_what_games_fill_in() -> None:
    unknown = [line.strip() for line in wiregen.types().splitlines() if "unknown" in line]
    assert {line.split("?")[0].split(":")[0] for line in unknown} <= {
        "view",
        "views",
        "options",
        "default",
        "choices",
        "say",
        "tell",
        "earned",
    }
