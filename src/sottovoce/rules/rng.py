"""The one random source: seeded, handed in, the same numbers compiled and uncompiled. C types: rng.pxd."""

M32 = 0xFFFF_FFFF
M64 = 0xFFFF_FFFF_FFFF_FFFF
STRIDE = 0x9E37_79B9_7F4A_7C15  # SplitMix64 (Steele, Lea & Flood 2014)
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB


class Rng:
    """A stream of random numbers that depends on its seed alone."""

    def __init__(self, seed: int) -> None:
        self.state = seed & M64
        self.state = self.word()  # neighbouring seeds start far apart

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + STRIDE) & M64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_1) & M64
        z = ((z ^ (z >> 27)) * MIX_2) & M64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely (Lemire 2019); n is at most 2³² - 1."""
        product = (self.word() >> 32) * n
        if (product & M32) < n:
            uneven = (M32 - n + 1) % n
            while (product & M32) < uneven:
                product = (self.word() >> 32) * n
        return product >> 32
