"""Names of Verona Twist's numbers. Not compiled: compiled code takes them from names.pxd."""

CAPULET, NURSE = range(2)

PRINCESS, PRINCE, NOBLE, SERVANT, BISHOP, FRIAR = range(6)  # V2
CHARACTERS = 6
ALL_ACTIVE = (1 << CHARACTERS) - 1

SQUARES = 20  # V1
PAIRS = 15
ALL_PAIRS = (1 << PAIRS) - 1

# Lines through a square.
ROW, COLUMN, RISING, FALLING = range(4)

# Phases.
PLACING, HIDING, MOVING, ENDED = range(4)

# What the nurse last said.
SILENCE, DIFFERENT, SAME = range(3)

# How it ended.
IDENTIFIED, HIDDEN = range(2)
REASONS = ("identified", "hidden")

# Moves as integers: 20 x character + square, then the fifteen pairs, then the placings in base 20.
MOVE_LOVERS = CHARACTERS * SQUARES
MOVE_PLACE = MOVE_LOVERS + PAIRS
PLACINGS = 27_907_200  # 20 x 19 x 18 x 17 x 16 x 15
