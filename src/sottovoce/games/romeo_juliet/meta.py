"""Roméo & Juliette, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="romeo-juliet",
    rules_version=1,
    seat_names=("juliet", "romeo"),
    fewest_seats=2,
    minutes=40,
    order=4,
    cooperative=True,
    silent=True,  # R11
)
