"""The chapters in the first screen: their tier, how often the reference pair wins them, and which one has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sottovoce.games.romeo_juliet import content, measured
from sottovoce.games.romeo_juliet.content import ChapterCard
from sottovoce.terminal.campaign import BadCampaign, Campaign
from sottovoce.terminal.task import Say

LONGEST = 36  # characters of a value in the menu
WON = "✓"


def in_a_line(options: Mapping[str, Any], language: str, say: Say) -> str:
    """`2 The Masked Ball · easy ✓`."""
    chapter = _chapter(options)
    tier = say("tier-name", tier=chapter.tier)
    mark = f" {WON}" if _won(options) else ""
    room = LONGEST - len(f"{chapter.number}  · {tier}{mark}")
    name = content.said(chapter.name, language)
    return f"{chapter.number} {name if len(name) <= room else name[: room - 1] + '…'} · {tier}{mark}"


def in_full(options: Mapping[str, Any], language: str, say: Say) -> str:
    """What it is about, how hard it was measured to be, and how it went so far."""
    chapter = _chapter(options)
    box = content.load(options["content"])
    rate = measured.rate(chapter.number, options["content"])
    told = say("chapter-measured", percent=round(100 * rate)) if rate is not None else say("chapter-not-measured")
    try:
        tally = Campaign.read().tally(box.hash, chapter.number)
        so_far = say("chapter-so-far", won=tally.won, lost=tally.lost)
        whole = say("campaign-so-far", won=Campaign.read().chapters_won(box.hash), count=len(box.chapters))
    except BadCampaign as bad:
        so_far, whole = bad.text(language), ""
    return f"{content.said(chapter.text, language)}\n{told} {so_far} {whole}".rstrip()


def _chapter(options: Mapping[str, Any]) -> ChapterCard:
    return content.load(options["content"]).chapters[options["chapter"]]


def _won(options: Mapping[str, Any]) -> bool:
    try:
        return Campaign.read().tally(content.load(options["content"]).hash, options["chapter"]).won > 0
    except BadCampaign:
        return False
