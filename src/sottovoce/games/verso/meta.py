"""Verso, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="verso",
    rules_version=1,
    seat_names=("p1", "p2", "p3", "p4", "p5", "p6"),
    fewest_seats=1,
    minutes=20,
    order=3,
    has_points=True,
)
