"""What is said about a game without its rules: enough to put it on a shelf and to seat people."""

import msgspec


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Each game's `meta.py` has one as `META`. Words for people (title, credits …) are in the game's `text` folder."""

    id: str  # in records, addresses and the protocol: small letters and hyphens
    rules_version: int  # one more whenever an old record would be played otherwise
    seat_names: tuple[str, ...]  # the word for each seat in records: as many as can play
    fewest_seats: int  # as few as can play
    minutes: int  # about how long a game lasts
    order: int  # of the games on the shelf, smallest first
    cooperative: bool = False  # all win or all lose
    silent: bool = False  # nobody talks while it is played
    can_agree_draw: bool = False
    has_points: bool = False  # points are counted while it is played, and everybody sees them
    tracks: tuple[str, ...] = ()  # numbers in the view that everybody sees grow: looking back draws their curves
    parts: tuple[str, ...] = ()  # numbers in the view that count its parts, as acts and scenes
