"""Which chapters have been won: counted by content, whole at every moment, never written over what is not ours."""

from pathlib import Path

import pytest

from sottovoce.rules.rng import Rng
from sottovoce.rules.words import LANGUAGES
from sottovoce.terminal import local
from sottovoce.terminal.romeo_juliet.campaign import BadCampaign, Campaign, Tally
from tests.terminal.test_earlier import put


def test_a_campaign_begins_empty_and_counts() -> None:
    assert Campaign.read() == Campaign()
    Campaign.add("abc", 1, won=True)
    Campaign.add("abc", 1, won=False)
    Campaign.add("abc", 3, won=True)
    Campaign.add("other", 2, won=False)
    found = Campaign.read()
    assert found.tally("abc", 1) == Tally(won=1, lost=1)
    assert found.tally("abc", 2) == Tally()
    assert (found.chapters_won("abc"), found.chapters_won("other"), found.chapters_won("none")) == (2, 0, 0)
    assert [path.name for path in Campaign.file().parent.iterdir()] == ["campaign.json"]  # no draft is left behind


@pytest.mark.parametrize(
    "torn", ["", '{"format": "sottovoce cam', "[]", '{"format": "chess"}', '{"contents": {"abc": {"1": {"won": -1}}}}']
)
def test_a_torn_file_is_refused_and_kept(torn: str) -> None:
    file = Campaign.file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(torn)
    with pytest.raises(BadCampaign) as bad:
        Campaign.read()
    assert len({bad.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(file) in bad.value.text("en")
    with pytest.raises(BadCampaign):
        Campaign.add("abc", 1, won=True)
    assert file.read_text() == torn


def test_a_campaign_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    Campaign.file().mkdir(parents=True)
    with pytest.raises(BadCampaign) as bad:
        Campaign.add("abc", 1, won=True)
    assert "directory" in bad.value.text("en")
    assert tmp_path.joinpath("campaign.json").is_dir()


def test_the_campaign_of_the_version_before_is_remembered(drawer: Path) -> None:
    put("campaign", drawer)
    table = local.unfinished(Rng(1))
    assert table is not None
    assert table.play.options["chapter"] == 3
    assert Campaign.read().tally(table.play.options["content_hash"], 2) == Tally(won=1)
