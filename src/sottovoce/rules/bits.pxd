# bits.py as C.
cdef extern from *:
    """
    #define sottovoce_bit(member) (1u << (member))
    #define sottovoce_is_single(members) (((members) & ((members) - 1)) == 0)
    """
    unsigned int bit "sottovoce_bit"(int) noexcept nogil
    int size "__builtin_popcount"(unsigned int) noexcept nogil
    int lowest "__builtin_ctz"(unsigned int) noexcept nogil
    bint is_single "sottovoce_is_single"(unsigned int) noexcept nogil
