"""Names of Verso's numbers. Not compiled: compiled code takes them from names.pxd."""

SEATS = 6
CARDS = 90  # S1
COLOURS = 3
JOKER = 6  # its place in a row, behind the values 1 to 6, which are 0 to 5
PLACES = 7  # in a row: six values and the joker
SLOTS = 21  # in a display: three rows; a slot is 7 x colour + place
FACES = 42  # a slot for the 1-point face, the same slot + 21 for the 3-point face
SERIES = 65  # of one colour

A_PLAYER, ALONE = 15, 35  # cards in the deck (S3)
FULL_ROW = 3  # of each colour, for a square (S7)
SQUARE_POINTS = 7

# Phases. Chance deals the top card; alone, chance deals a card that is turned over at once; somebody's turn;
# the last banks when the deck is empty.
DEALING, TURNING, TURN, LAST, ENDED = range(5)

# What a move revealed.
PLACED, FLIPPED, DISCARDED, SQUARE, POINTS, DEALT, EMPTY = range(7)

# How it ended.
REASONS = ("points",)

# Moves as integers: three words, then the series of each colour, then the deals: 2 x card + which face is up.
KEEP, FLIP, PASS, BANK = range(4)
DEAL = BANK + COLOURS * SERIES

# Counting hidden backs: a face comes in, a card is given to one of its two faces or to none, a face goes out.
ENTER, TAKE, LEAVE = range(3)
