"""The game, as it stands on the shelf."""

from sottovoce.rules.meta import Meta

META = Meta(
    id="hidden-number",
    rules_version=1,
    seat_names=("hider", "guesser"),
    fewest_seats=2,
    minutes=2,
    order=100,
)
