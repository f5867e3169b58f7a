"""Roméo & Juliette, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="romeo-juliet",
    rules_version=2,  # 1: what is held was judged after the lover had moved, and the content was content-1.ini
    seat_names=("juliet", "romeo"),
    fewest_seats=2,
    minutes=40,
    order=4,
    cooperative=True,
    silent=True,  # R11
    tracks=("love", "hate"),
    parts=("act", "scene"),
)
