"""Names of the numbers of Roméo & Juliette. Not compiled: compiled code takes them from names.pxd."""

JULIET, ROMEO = range(2)  # the seats

# Places; which is beside which stands in the content file. A place card may also be the sidestep.
BALCONY, BALLROOM, STREET, SALON, CELL, CHURCH, SIDESTEP = range(7)
PLACES, PLACE_CARDS = 6, 7

# Who stands about in them: the nine companions, then the lovers.
NURSE, LORD_CAPULET, LADY_CAPULET, TYBALT, BENVOLIO, MERCUTIO, LORD_MONTAGUE, FRIAR, HATE = range(9)
COMPANIONS, TOKENS = 9, 11
TOKEN_JULIET, TOKEN_ROMEO = 9, 10
CAPULET, MONTAGUE, NO_FAMILY = range(3)

# Each lover has two piles of seven cards; a pile is 2 x seat + type.
TYPE_PLACE, TYPE_COMPANION = range(2)
PILES, CARDS = 4, 7
ALL_CARDS = 127  # the seven as a set
HAND = 4  # cards of each type after the prelude
SHOWN = 16  # cards shown in a scene are digits to this base, 1 + kind each

ACTS, SCENES, ALL_SCENES = 3, 4, 12
MOST_EVENTS = 64
STEPS = 16  # of love, from 0, as many as any content may have
MOST_ROWS = 256
LEVELS = 4
PROPOSALS = 2  # of each, in one scene (R6)

# Phases. Chance draws cards; the rendezvous; both choose in secret; a sidestep; the places' effects; chance turns an
# event up; somebody decides what it brings; both hold cards over to the next act.
PRELUDE, RENDEZVOUS, BACKSTAGE, SIDESTEPPING, EFFECTS, EVENT, DECISION, HOLDING, ENDED = range(9)
SHOWING, NAMING = 9, 10  # both show a card, or name a place, at once

PASSION, REASON, UNDECIDED = range(3)
LEFT, RIGHT = range(2)

# How it ended.
REASONS = ("love", "hate", "time")
BY_LOVE, BY_HATE, BY_TIME = range(3)

# Moves as integers.
MISSIVE = 0
PROPOSE = 6
AGREE = 8
DECIDE = 9
STEP = 11
SKIP = 13
CHOOSE = 14
USE = 16  # + 2 x companion + direction
USE_TWO = 34  # + 2 x pair + direction
PLAY = 106  # + 9 x place + companion
HOLD = 169  # + 9 x place + companion
DRAW = 232  # + 9 x pile + card
EVENT_CARD = 268  # + the event's number
SHOW = 332  # + the place, or 7 + the companion
NAME = 348  # + the place
PAIRS = 36

# What an event does. The first are in force while the card lies open, the others happen once.
NO_PEACE, DOUBLE_HATE, TRUCE, CLOSED, HELD, NO_EFFECTS, NO_LOVE, GUARD, RIVALS, DRIFT = range(10)
NO_SIDESTEP, OPTIONAL, FEWER_PLACES, FEWER_COMPANIONS, NO_NURSE, SILENCE = range(10, 16)
DEAR, POOR_REASON, PLAIN_BALCONY, ROMEO_DECIDES, FREE_MISSIVE = range(16, 21)
AT_ONCE = 21  # from here on: once
SEND, SWAP, SHIFT, GAIN, LOSE, MORE_HATE, LESS_HATE, ERRAND, FAVOUR, EITHER = range(21, 31)
ONLY, SHOW_ONE, NAME_ONE = range(31, 34)

ALWAYS, WHEN_AT, WHEN_WITH, UNLESS_AT, UNLESS_WITH = range(5)  # conditions

# What a move revealed.
REVEALED, MOVED, HEART, GAINED, LOST, HATED, CALMED, LOVED, SCENE, SPEECHLESS, DREW, TURNED_UP = range(12)
ONLY_HEART, SHOWED, NAMED = range(12, 15)
MOST_REVEALS = 96
