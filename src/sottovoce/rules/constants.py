"""Named numbers that every game shares. Not compiled: compiled code takes them from constants.pxd."""

# Who acts, and who looks on: a seat from 0 up, or one of these.
CHANCE = -1  # deals, draws and reveals; written * everywhere
NOBODY = -2  # whose turn it is when the game is over; as a viewer, a spectator who has no seat
EVERYTHING = -3  # as a viewer: all secrets, for records and for looking back

UNLISTED = -1  # what `legal` returns where a set-up has too many moves to list
MOST_LEGAL = 256  # capacity of one list of moves
MOST_WORDS = 1024  # capacity of one saved position, in integers
