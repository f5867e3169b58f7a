"""Dynamically sized arrays of doubles. Not compiled: compiled code uses malloc and free, declared in alloc.pxd."""


def doubles(n: int) -> list[float]:
    """An array of `n` doubles with undefined contents."""
    return [0.0] * n


def free(array: list[float]) -> None:
    """Release an array."""
    array.clear()
