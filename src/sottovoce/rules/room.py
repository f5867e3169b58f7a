"""Room for numbers whose number is not known beforehand. Not compiled: compiled code takes C's own, in room.pxd."""


def doubles(n: int) -> list[float]:
    """Room for so many numbers, whatever they are."""
    return [0.0] * n


def free(numbers: list[float]) -> None:
    """Give the room back."""
    numbers.clear()
