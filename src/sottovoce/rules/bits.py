"""Small sets as integers. Not compiled: compiled code takes the processor's own instructions, in bits.pxd."""


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def is_single(members: int) -> bool:
    """Has a set that is not empty just one member?"""
    return members & (members - 1) == 0
