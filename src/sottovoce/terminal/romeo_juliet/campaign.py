"""The campaign: which chapters have been won, kept in a small file beside the games; and the chapters in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from sottovoce.games.romeo_juliet import GAME, content, measured
from sottovoce.games.romeo_juliet.content import ChapterCard, as_one_story
from sottovoce.terminal import saved
from sottovoce.terminal.language import spoken
from sottovoce.terminal.task import Say

FORMAT = "sottovoce campaign 1"
LONGEST = 36  # characters of a value in the menu
WON = "✓"
DEFEATS = 2  # after which mercy is offered


class Tally(msgspec.Struct):
    """How often something was won and lost."""

    won: int = 0
    lost: int = 0


class BadCampaign(Exception):
    """A file that holds no campaign. It is left as it is: it may still be of use."""

    def __init__(self, path: Path, why: OSError | None = None) -> None:
        super().__init__(str(path))
        self.path, self.why = path, why

    def text(self, language: str) -> str:
        """What is wrong, in one sentence."""
        key = "campaign-unreadable" if self.why else "campaign-torn"
        why = (self.why.strerror or type(self.why).__name__) if self.why else ""
        return spoken(language, GAME).say(key, {"file": str(self.path), "why": why})


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """Tallies by the hash of the content that was played, and by chapter."""

    format: str = FORMAT
    contents: dict[str, dict[int, Tally]] = {}
    met: dict[str, dict[int, str]] = {}  # where the lovers met last in a chapter that was won

    @staticmethod
    def file() -> Path:
        """Beside the folder of saved games."""
        return saved.folder().parent / "campaign.json"

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
        """How a chapter went so far, also when the rules were earlier ones."""
        tallies = [self.contents.get(one, {}).get(chapter, Tally()) for one in as_one_story(content)]
        return Tally(sum(tally.won for tally in tallies), sum(tally.lost for tally in tallies))

    def chapters_won(self, content: str) -> int:
        """How many different chapters have been won."""
        known = {chapter for one in as_one_story(content) for chapter in self.contents.get(one, {})}
        return sum(self.tally(content, chapter).won > 0 for chapter in known)

    def last_meeting(self, content: str, chapter: int) -> str:
        """The place where a chapter was won; empty if it was not."""
        return next(filter(None, [self.met.get(one, {}).get(chapter) for one in as_one_story(content)]), "")

    @classmethod
    def add(cls, content: str, chapter: int, *, won: bool, met: str = "") -> None:
        """Write down how a game ended, and where if it was won; a file that holds no campaign is not touched, but
        BadCampaign."""
        campaign = cls.read()
        tally = campaign.contents.setdefault(content, {}).setdefault(chapter, Tally())
        if won:
            tally.won += 1
            campaign.met.setdefault(content, {})[chapter] = met
        else:
            tally.lost += 1
        text = msgspec.json.format(msgspec.json.encode(campaign)).decode()
        try:
            saved.write(cls.file(), text + "\n")
        except OSError as error:
            raise BadCampaign(cls.file(), error) from error


# The chapters in the first screen.


def chapter_label(options: Mapping[str, Any], language: str, say: Say) -> str:
    """`2 The Masked Ball · easy ✓`."""
    chapter = _chapter(options)
    tier = say("tier-name", tier=chapter.tier)
    mark = f" {WON}" if _won(options) else ""
    room = LONGEST - len(f"{chapter.number}  · {tier}{mark}")
    name = content.said(chapter.name, language)
    return f"{chapter.number} {name if len(name) <= room else name[: room - 1] + '…'} · {tier}{mark}"


def chapter_hint(options: Mapping[str, Any], language: str, say: Say) -> str:
    """What it is about, how hard it was measured to be, and how it went so far."""
    chapter = _chapter(options)
    box = content.load(options["content"])
    rate = measured.rate(chapter.number, options["content"])
    how_hard = say("chapter-measured", percent=round(100 * rate)) if rate is not None else say("chapter-not-measured")
    try:
        tally = Campaign.read().tally(box.hash, chapter.number)
        so_far = say("chapter-so-far", won=tally.won, lost=tally.lost)
        whole = say("campaign-so-far", won=Campaign.read().chapters_won(box.hash), count=len(box.chapters))
    except BadCampaign as bad:
        so_far, whole = bad.text(language), ""
    return f"{content.said(chapter.text, language)}\n{how_hard} {so_far} {whole}".rstrip()


def keepsake(options: Mapping[str, Any]) -> str:
    """The place where the chapter before was won; empty if it was not."""
    try:
        return Campaign.read().last_meeting(content.load(options["content"]).hash, options["chapter"] - 1)
    except BadCampaign:
        return ""


def is_merciful(options: Mapping[str, Any]) -> bool:
    """Has this chapter been lost twice and not yet been won?"""
    try:
        tally = Campaign.read().tally(content.load(options["content"]).hash, options["chapter"])
    except BadCampaign:
        return False
    return tally.lost >= DEFEATS and tally.won == 0


def _chapter(options: Mapping[str, Any]) -> ChapterCard:
    return content.load(options["content"]).chapters[options["chapter"]]


def _won(options: Mapping[str, Any]) -> bool:
    try:
        return Campaign.read().tally(content.load(options["content"]).hash, options["chapter"]).won > 0
    except BadCampaign:
        return False
