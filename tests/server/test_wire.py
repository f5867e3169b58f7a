"""What is made from the messages is fresh."""

from sottovoce.server import wire


def test_the_page_s_types_and_the_document_are_fresh() -> None:
    assert wire.TYPES.read_text("utf-8") == wire.types(), "run make wire"
    assert wire.DOCUMENT.read_text("utf-8") == wire.document(), "run make wire"


def test_no_type_is_unknown_but_what_games_fill_in() -> None:
    unknown = [line.strip() for line in wire.types().splitlines() if "unknown" in line]
    assert {line.split("?")[0].split(":")[0] for line in unknown} <= {"view", "options", "say", "tell"}
