"""Games that were played by earlier rules."""

from pathlib import Path

import msgspec
import pytest

from sottovoce.games import shelf
from sottovoce.rules import constants, record

EARLIER = Path(__file__).parents[2] / "earlier"


def test_a_game_of_earlier_rules_is_replayed_as_it_was_played() -> None:
    """By the first rules of Roméo & Juliette Juliet could not take the friar along in chapter 8: then he stayed."""
    text = (EARLIER / "romeo-juliet.quarantine.record").read_text("utf-8")
    written = record.read(text, shelf())
    play = record.replay(written, shelf())
    assert play.game.rules_version == 1
    assert record.write(play) == text
    last = play.log(constants.EVERYTHING)[-1].events
    assert "juliet plays balcony friar" in last
    assert "juliet to balcony" in last
    assert not [event for event in last if event.startswith("friar to")]
    before = play.at(len(play.moves) - 1).view(constants.NOBODY)
    assert "friar" in next(here for here in before.places.values() if "juliet" in here)  # type: ignore[attr-defined]
    with pytest.raises(record.BadRecord):  # by the rules of today it would have gone otherwise
        record.replay(msgspec.structs.replace(written, rules=2, options={"chapter": 8}), shelf())
