"""Volto, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="volto",
    rules_version=1,
    seat_names=("red", "white"),
    fewest_seats=2,
    minutes=20,
    order=2,
    can_agree_draw=True,  # O6
)
