"""Names of Volto's numbers. Not compiled: compiled code takes them from names.pxd."""

RED, WHITE = range(2)  # O1: the sides are the seats

NOBLE, COUNSELLOR, PRETENDER, SOLDIER, DAMSEL = range(5)  # O2
KINDS = 5
ANY_KIND = (1 << KINDS) - 1
LAST_DAMSEL = 2  # the one whose capture ends the game

MASKS = 10  # of a side; a mask is a number from 0 to 19, Red's first, each side's in the order of its set-up
BOTH_SIDES = 20
NO_MASK = -1

COLUMNS, SQUARES = 5, 35  # O1
GONE = 35  # where a mask is that is not on the board

# Phases.
SETTING_UP, MOVING, ENDED = range(3)

# O6: what draws a game, and how long one can be. At most 16 captures leave it undecided (all but the pretender and
# a damsel of each side), each after at most 99 moves without one; then come at most 100 more moves.
OCCURRENCES = 3
QUIET_MOVES = 100
MOST_MOVES = 1700

# How it ended.
PRETENDER_CAPTURED, PRETENDER_LOST, DAMSELS, PALACE, REPETITION, NO_CAPTURES, NO_MOVES = range(7)
REASONS = (
    "pretender_captured",
    "pretender_lost",
    "damsels",
    "palace",
    "repetition",
    "no_captures",
    "no_moves",
)

# Moves as integers: 35 x from + to, the same again for captures, then the set-ups: ten kinds in base 5.
MOVE_CAPTURE = SQUARES * SQUARES
MOVE_SETUP = 2 * MOVE_CAPTURE
SETUPS = 50_400  # 10! / (3! 3! 1! 1! 2!)
