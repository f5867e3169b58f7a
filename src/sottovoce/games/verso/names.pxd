# names.py as C constants.
cdef enum:
    SEATS = 6, CARDS = 90, COLOURS = 3, JOKER = 6, PLACES = 7, SLOTS = 21, FACES = 42, SERIES = 65
    A_PLAYER = 15, ALONE = 35
    FULL_ROW = 3, SQUARE_POINTS = 7
    DEALING = 0, TURNING = 1, TURN = 2, LAST = 3, ENDED = 4
    PLACED = 0, FLIPPED = 1, DISCARDED = 2, SQUARE = 3, POINTS = 4, DEALT = 5, EMPTY = 6
    KEEP = 0, FLIP = 1, PASS = 2, BANK = 3, DEAL = 198
    ENTER = 0, TAKE = 1, LEAVE = 2
