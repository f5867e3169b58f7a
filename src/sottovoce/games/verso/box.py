"""The ninety cards in the box, their faces, and how both are written (S1, S2).

A card lies with one of its faces up. As an integer, a lying card is 2 x card + 1 if its 3-point face is up; a face
is its slot in a display, + 21 if it is worth 3 points.
"""

from sottovoce.games.verso import names

COLOURS = "BGO"  # sea, land, sky
PLACES = "123456J"

# S1. The number cards follow from the printed rules. Which numbers are on the back of which joker is our guess:
# an owner of the box can correct the last three lines. The first face is worth 1 point, the second 3.
BOX = """
    B1/G2 B1/G6 B2/G1 B2/G3 B3/G2 B3/G4 B4/G3 B4/G5 B5/G4 B5/G6 B6/G1 B6/G5
    B1/O2 B1/O6 B2/O1 B2/O3 B3/O2 B3/O4 B4/O3 B4/O5 B5/O4 B5/O6 B6/O1 B6/O5
    G1/B2 G1/B6 G2/B1 G2/B3 G3/B2 G3/B4 G4/B3 G4/B5 G5/B4 G5/B6 G6/B1 G6/B5
    G1/O2 G1/O6 G2/O1 G2/O3 G3/O2 G3/O4 G4/O3 G4/O5 G5/O4 G5/O6 G6/O1 G6/O5
    O1/B2 O1/B6 O2/B1 O2/B3 O3/B2 O3/B4 O4/B3 O4/B5 O5/B4 O5/B6 O6/B1 O6/B5
    O1/G2 O1/G6 O2/G1 O2/G3 O3/G2 O3/G4 O4/G3 O4/G5 O5/G4 O5/G6 O6/G1 O6/G5
    BJ/G1 BJ/G3 BJ/G5 BJ/O1 BJ/O3 BJ/O5
    GJ/B1 GJ/B3 GJ/B5 GJ/O2 GJ/O4 GJ/O6
    OJ/B2 OJ/B4 OJ/B6 OJ/G2 OJ/G4 OJ/G6
"""
CARDS = BOX.split()


def slot_of(face: str) -> int:
    """Where a face belongs in a display."""
    return names.PLACES * COLOURS.index(face[0]) + PLACES.index(face[1])


# By card: its 1-point and its 3-point face.
LOW = [slot_of(card[:2]) for card in CARDS]
HIGH = [slot_of(card[3:]) + names.SLOTS for card in CARDS]
# By lying card: the face that is up.
UP = [face for both in zip(LOW, HIGH, strict=True) for face in both]

FACE_NAMES = [colour + place + star for star in ("", "*") for colour in COLOURS for place in PLACES]
LYING_NAMES = [
    name for card in CARDS for name in (card, f"{card[3:]}*/{card[:2]}")
]  # B3/G4 and, the same card turned over, G4*/B3
LYING = {name: lying for lying, name in enumerate(LYING_NAMES)}


def spelled(lying: int, known: bool) -> str:
    """A card as it lies; the back is a ? to a viewer who has not seen it."""
    return LYING_NAMES[lying] if known else FACE_NAMES[UP[lying]] + "/?"


def shown(card: str) -> str:
    """The face that is up on a card spelled as it lies: B3, or G4* for one that is worth 3."""
    return card.partition("/")[0]
