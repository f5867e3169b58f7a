# constants.py as C constants.
cdef enum:
    CHANCE = -1
    NOBODY = -2
    EVERYTHING = -3
    UNLISTED = -1
    MOST_LEGAL = 256
    MOST_WORDS = 1024
