"""A campaign: which chapters have been won, kept in a small file beside the games."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sottovoce.terminal import saved
from sottovoce.terminal.language import spoken

FORMAT = "sottovoce campaign 1"


class Tally(msgspec.Struct):
    """How often something was won and lost."""

    won: int = 0
    lost: int = 0


class BadCampaign(Exception):
    """A file that holds no campaign. It is left as it is: whoever wrote it may still want it."""

    def __init__(self, path: Path, why: OSError | None = None) -> None:
        super().__init__(str(path))
        self.path, self.why = path, why

    def text(self, language: str) -> str:
        """What is wrong, in one sentence."""
        key = "campaign-unreadable" if self.why else "campaign-torn"
        why = (self.why.strerror or type(self.why).__name__) if self.why else ""
        return spoken(language).say(key, {"file": str(self.path), "why": why})


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """Tallies by the hash of the content that was played, and by chapter."""

    format: str = FORMAT
    contents: dict[str, dict[int, Tally]] = {}

    @staticmethod
    def file() -> Path:
        """Beside the drawer of games."""
        return saved.drawer().parent / "campaign.json"

    @classmethod
    def read(cls) -> Campaign:
        """The campaign so far, an empty one if there is none yet; BadCampaign if the file holds something else."""
        path = cls.file()
        try:
            found = msgspec.json.decode(path.read_bytes(), type=cls, strict=False)
        except FileNotFoundError:
            return cls()
        except OSError as error:
            raise BadCampaign(path, error) from error
        except (ValueError, RecursionError) as error:
            raise BadCampaign(path) from error
        tallies = [tally for chapters in found.contents.values() for tally in chapters.values()]
        if found.format != FORMAT or any(min(tally.won, tally.lost) < 0 for tally in tallies):
            raise BadCampaign(path)
        return found

    def tally(self, content: str, chapter: int) -> Tally:
        """How a chapter went so far."""
        return self.contents.get(content, {}).get(chapter, Tally())

    def chapters_won(self, content: str) -> int:
        """How many different chapters have been won."""
        return sum(tally.won > 0 for tally in self.contents.get(content, {}).values())

    @classmethod
    def add(cls, content: str, chapter: int, *, won: bool) -> None:
        """Write down how a game ended; a file that holds no campaign is not touched: BadCampaign."""
        campaign = cls.read()
        tally = campaign.contents.setdefault(content, {}).setdefault(chapter, Tally())
        if won:
            tally.won += 1
        else:
            tally.lost += 1
        text = msgspec.json.format(msgspec.json.encode(campaign)).decode()
        try:
            saved.keep(cls.file(), text + "\n")
        except OSError as error:
            raise BadCampaign(cls.file(), error) from error
