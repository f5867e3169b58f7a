"""Verona Twist, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="verona-twist",
    rules_version=1,
    seat_names=("capulet", "nurse"),
    fewest_seats=2,
    minutes=20,
    order=1,
)
